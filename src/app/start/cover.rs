//! A table in the middle of a game beside the offers of the start page, where there is room: real cards of the first set, drawn
//! by what draws them in a game, only to be looked at. A part of its own, which a phone never fetches.

use crate::app::parts::{Code, NotHere};
use crate::app::table::card::Face;
use crate::app::table::controller::Table;
use crate::app::table::site::Site;
use crate::desk::{Desk, Seating};
use crate::lesson;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// How it is made.
pub struct Cover {
    /// The table and a hand.
    pub table: fn() -> AnyView,
}

#[wasm_split(cover, fallible)]
fn the_cover() -> Result<&'static Cover, NotHere> {
    Ok(&Cover { table })
}

/// The part; the first set has to be here before it is shown.
pub static COVER: Code<Cover> = Code::new(|| Box::pin(the_cover()));

fn table() -> AnyView {
    let seating = Seating { open_hands: true, ..Seating::default() };
    let table = Table::new(String::new(), Desk::new(lesson::COVER.session(), seating));
    let (sites, hand) = table.view.with_untracked(|v| {
        let hand = v.players.first().and_then(|p| p.hand.clone()).unwrap_or_default();
        (v.sites.clone(), hand)
    });
    let sites = sites.into_iter().map(|site| view! { <Site table site/> }).collect_view();
    let hand =
        hand.into_iter().map(|card| view! { <span class="card"><Face def=card.def/></span> });
    let hand = hand.collect_view();
    view! {
        <div class="table cover-table">
            <div class="board">{sites}</div>
        </div>
        <div class="cover-hand">{hand}</div>
    }
    .into_any()
}
