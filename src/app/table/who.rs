//! Who decides, and the button that takes back.

use super::controller::Table;
use crate::desk::Move;
use crate::desk::words;
use crate::engine::ids::Seat;
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

/// Takes the last answer back.
#[component]
pub fn Undo(table: Table) -> impl IntoView {
    view! {
        <button
            type="button"
            class="quiet"
            data-action="undo"
            data-blocked=move || (!table.facts.with(|f| f.can_undo)).then_some("")
            on:click=move |_| table.send(Move::Undo)
        >
            {t().asking.undo}
        </button>
    }
}
