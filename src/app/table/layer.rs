//! The open sheet, on top of the table.

use super::controller::Table;
use super::drag::Pointers;
use super::later;
use crate::desk::Move;
use crate::words::page::t;
use leptos::prelude::*;

/// The open sheet.
#[component]
pub fn SheetLayer(table: Table, on_leave: Callback<()>) -> impl IntoView {
    let close = move || table.send(Move::Close);
    let pointers = Pointers::here(table);
    move || {
        let sheet = table.sheet.get()?;
        // Beside what was pressed, not on top of it.
        let side = if pointers.on_right() { "left" } else { "right" };
        Some(view! {
            <div class="sheet-back" on:click=move |_| close()></div>
            <div class="sheet" data-side=side role="dialog" aria-modal="false" aria-label=t().looking.details>
                <button type="button" class="sheet-close" aria-label=t().common.close autofocus on:click=move |_| close()>
                    "×"
                </button>
                {later::sheet(table, sheet, on_leave)}
            </div>
        })
    }
}
