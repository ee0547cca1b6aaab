//! A card face that can be pressed: in the hand and among the choices of a question.

use super::card::{Face, spoken_as};
use super::chip::{is_legal, mark_of, nth, pressed};
use super::controller::Table;
use super::drag::Pointers;
use super::signs::owner;
use crate::desk::{Move, Thing, words};
use crate::engine::view::CardView;
use crate::words::page::t;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// A card that is tapped, dragged or chosen with the keyboard.
#[component]
pub fn CardButton(
    table: Table,
    /// The card.
    card: CardView,
    /// Where it lies, for the style sheets and for tests.
    zone: &'static str,
) -> impl IntoView {
    let (id, def) = (card.id, card.def);
    let printed = words::def(def);
    let owner = owner(&card);
    let mark = mark_of(table, id);
    let label = move || match owner {
        Some(seat) => {
            format!("{}, {}", spoken_as(def, mark.get()), (t().card.owned_by)(&table.name(seat)))
        }
        None => spoken_as(def, mark.get()),
    };
    let pointers = Pointers::here(table);
    view! {
        <button
            type="button"
            class="card"
            data-card=printed.name
            data-zone=zone
            data-legal=move || is_legal(mark.get())
            data-answer=move || mark.get().map(|_| printed.name)
            data-chosen=move || nth(mark.get())
            aria-label=label
            aria-pressed=move || pressed(table, mark.get())
            on:pointerdown=move |ev: PointerEvent| pointers.press(&ev, id)
            on:click=move |ev| {
                ev.stop_propagation();
                table.send(Move::Tap(Thing::Card(id)));
            }
        >
            <Face def />
            {owner.map(|s| view! { <i class=format!("owned seat-{}", s.0 + 1) data-sign=words::symbol(s)></i> })}
        </button>
    }
}
