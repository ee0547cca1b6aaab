//! How it stands, to be read and to be heard.

use super::controller::Table;
use crate::app::browser;
use crate::desk::{Desk, Move};
use crate::words::standing;
use leptos::prelude::*;

/// The lines, which are also told to those who listen.
#[component]
pub fn Standing(table: Table) -> impl IntoView {
    let lines = table.peek(Desk::standing);
    let told = lines.join(" ");
    // Not while what is open is being drawn.
    browser::soon(move || table.send(Move::Tell(told)));
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> });
    view! {
        <h2>{standing::TITLE}</h2>
        <ul class="standing-lines">{lines.collect_view()}</ul>
    }
}
