//! What was revealed to all, on the public screen until it is put away.

use super::card::{Face, spoken};
use super::controller::Table;
use crate::app::over::ToSettings;
use crate::desk::words;
use crate::desk::{Desk, Move};
use crate::words::page::t;
use leptos::prelude::*;

/// The screen with what was revealed.
#[component]
pub fn Revealed(table: Table) -> impl IntoView {
    let shown = table.peek(Desk::revealed);
    let faces = shown.cards.into_iter().map(|def| {
        let name = words::def(def).name;
        view! { <span class="card" role="img" aria-label=spoken(def) data-card=name data-zone="revealed"><Face def /></span> }
    });
    view! {
        <div class="screen drawn" role="dialog" aria-modal="true" aria-label=t().device.revealed tabindex="-1">
            <h1>{t().device.for_all}</h1>
            <div class="drawn-lines">{shown.lines.into_iter().map(|l| view! { <p>{l}</p> }).collect_view()}</div>
            <div class="drawn-cards">{faces.collect_view()}</div>
            <button type="button" class="answer primary big" data-answer="seen" on:click=move |_| table.send(Move::SeenRevealed)>
                {if table.peek(Desk::is_alone) { t().computers.seen } else { t().device.seen }}
            </button>
            <ToSettings />
        </div>
    }
}
