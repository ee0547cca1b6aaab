//! The decks that all players share, of monsters and treasures: how many cards are left, and the way to their piles.

use super::controller::Table;
use crate::desk::{Move, Sheet};
use crate::engine::zone::Home;
use crate::words::page::t;
use leptos::prelude::*;

/// What the cards of such a deck are called.
#[must_use]
pub fn name_of(home: Home) -> &'static str {
    match home {
        Home::Monsters => t().looking.monsters,
        _ => t().looking.treasures,
    }
}

/// A button with what is left of them, where a game has such decks.
#[component]
pub fn Piles(table: Table) -> impl IntoView {
    let decks = Memo::new(move |_| {
        let piles = |v: &crate::engine::view::TableView| {
            v.piles.iter().map(|p| (p.home == Home::Monsters, p.deck)).collect::<Vec<_>>()
        };
        table.view.with(piles)
    });
    move || {
        let decks = decks.get();
        let shown = decks.iter().map(|&(monsters, n)| {
            let sign = if monsters { "☠" } else { "◈" };
            let name = name_of(if monsters { Home::Monsters } else { Home::Treasures });
            view! {
                <span class="count"><i aria-hidden="true">{sign}</i> <span class="sr-only">{name}</span> " " {n}</span>
            }
        });
        (!decks.is_empty()).then(|| {
            view! {
                <button
                    type="button"
                    class="quiet piles"
                    on:click=move |_| table.send(Move::Open(Sheet::Piles))
                >
                    {shown.collect_view()}
                </button>
            }
        })
    }
}
