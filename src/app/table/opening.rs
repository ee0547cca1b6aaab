//! As a game begins: who plays with which factions, for a moment or until somebody presses anything. Nothing is played over it.

use super::controller::Table;
use crate::app::browser;
use crate::desk::words;
use crate::engine::ids::Seat;
use crate::words::page::t;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;

/// How long it stands there.
const LONG: Duration = Duration::from_secs(5);

/// Who plays with which factions. It takes no press away but those on its own lines, which only put it away; what it says is said
/// by the players' seats, too.
#[component]
pub fn Opening(table: Table) -> impl IntoView {
    table.calling.set(true);
    // Gone with the page, it is not there any more anyway.
    let end = move || {
        let _gone = table.calling.try_set(false);
    };
    // Whoever presses a line means what is below it no more after the press than before.
    let by_press = window_event_listener(ev::pointerdown, move |ev| {
        if !browser::is_on(&ev, ".opening") {
            end();
        }
    });
    let by_key = window_event_listener(ev::keydown, move |ev| {
        if !ev.repeat() {
            end();
        }
    });
    set_timeout(end, LONG);
    on_cleanup(move || [by_press, by_key].into_iter().for_each(WindowListenerHandle::remove));
    let line = move |seat| {
        let names = table.peek(|desk| desk.faction_names(seat));
        let factions = names.join(" + ");
        view! {
            <li>
                {words::symbol(seat)} " " {table.name(seat)}
                <b>{(t().table.opens)(&factions)}</b>
            </li>
        }
    };
    let lines = {
        let players = table.view.with_untracked(|v| v.players.len());
        (0..players as u8).map(Seat).map(line).collect_view()
    };
    view! {
        <ol
            class="opening"
            aria-hidden="true"
            class:gone=move || !table.calling.get()
            on:click=move |_| end()
        >
            {lines}
        </ol>
    }
}
