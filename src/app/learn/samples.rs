//! Pieces of the table that show a rule: real positions and real cards, only to be looked at.

use crate::app::table::card::Face;
use crate::app::table::controller::Table;
use crate::app::table::site::Site;
use crate::desk::{Desk, Seating};
use crate::engine::ids::DefId;
use crate::lesson::Position;
use leptos::prelude::*;

/// The first base of a position as the table shows it.
#[component]
pub fn SampleBase(
    /// The position.
    position: &'static Position,
    /// What it shows.
    #[prop(into)]
    caption: String,
) -> impl IntoView {
    let seating = Seating { open_hands: true, ..Seating::default() };
    let table = Table::new(String::new(), Desk::new(position.session(), seating));
    let sites = table.view.with_untracked(|v| v.sites.first().cloned());
    view! {
        <figure class="sample">
            <div class="table sample-table" inert=true>
                <div class="board">{sites.map(|site| view! { <Site table site/> })}</div>
            </div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// A printed card, and what is what on it.
#[component]
pub fn SampleCard(
    /// The card.
    def: DefId,
    /// What it shows.
    caption: &'static str,
) -> impl IntoView {
    view! {
        <figure class="sample sample-of-card">
            <span class="card" aria-hidden="true">
                <Face def/>
            </span>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}
