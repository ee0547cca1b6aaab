//! A button that opens a sheet.

use super::controller::Table;
use crate::desk::{Move, Sheet};
use leptos::prelude::*;

/// A button that opens a sheet.
#[component]
pub fn Opens(
    table: Table,
    /// What it opens.
    sheet: Sheet,
    /// Its name for tests.
    action: &'static str,
    /// What it says.
    #[prop(into)]
    label: String,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="answer"
            data-action=action
            on:click=move |_| table.send(Move::Open(sheet))
        >
            {label}
        </button>
    }
}
