//! Who decides, and the button that takes back.

use super::controller::Table;
use crate::desk::Move;
use crate::desk::words;
use crate::engine::ids::Seat;
use crate::engine::session::NoUndo;
use crate::words::page::t;
use leptos::prelude::*;

/// Who decides.
#[component]
pub fn Who(table: Table, seat: Seat) -> impl IntoView {
    view! {
        <strong class=format!("who seat-{}", seat.0 + 1)>
            <i aria-hidden="true">{words::symbol(seat)}</i>
            {table.name(seat)}
        </strong>
    }
}

/// Takes the last answer back. It can be pressed even where it cannot: it says why, and leads to asking the others.
#[component]
pub fn Undo(table: Table) -> impl IntoView {
    let stopped = move || table.facts.with(|f| f.no_undo);
    let nowhere = move || stopped().is_some_and(|why| why == NoUndo::Nothing || table.is_lesson());
    view! {
        <button
            type="button"
            class="quiet"
            data-action="undo"
            data-blocked=move || stopped().map(|_| "")
            aria-disabled=move || nowhere().then_some("true")
            aria-haspopup=move || (stopped().is_some() && !nowhere()).then_some("dialog")
            on:click=move |_| table.send(Move::Undo)
        >
            {t().asking.undo}
        </button>
    }
}
