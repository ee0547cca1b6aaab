//! What was revealed to all, on the public screen until it is put away, where the next question would take
//! it off the screen at once.

use super::card::{Face, spoken};
use super::controller::Table;
use super::words;
use crate::engine::event::{Event, Happened};
use crate::engine::ids::{DefId, Seats};
use crate::engine::session::Session;
use crate::engine::zone::Zone;
use crate::words::page::t;
use leptos::prelude::*;

/// The cards an event reveals to all.
fn shown(event: &Event) -> Option<Vec<DefId>> {
    match &event.what {
        Happened::Revealed(cards) if event.seen == Seats::ALL && !cards.is_empty() => {
            Some(cards.iter().map(|c| c.def).collect())
        }
        _ => None,
    }
}

/// The first event from the `from`-th on whose cards were revealed to all and would not be seen any more.
#[must_use]
pub fn unseen(session: &Session, from: usize) -> Option<usize> {
    let events = session.log().get(from..).unwrap_or_default();
    let lies = |e: &Event| match &e.what {
        // The question that is open shows what lies between the zones.
        Happened::Revealed(cards) => cards
            .iter()
            .all(|c| matches!(session.state().card(c.card.card).zone, Zone::Revealed(_))),
        _ => true,
    };
    let public = session.ask().is_some_and(|a| !a.private);
    let gone = |e: &&Event| shown(e).is_some() && !(public && lies(e));
    let found = events.iter().find(gone)?;
    session.log().iter().position(|e| e.seq == found.seq)
}

/// The screen with what was revealed from the `from`-th event on.
#[component]
pub fn Revealed(table: Table, from: usize) -> impl IntoView {
    let (lines, cards) = table.peek(|session| {
        let events = session.log().get(from..).unwrap_or_default();
        let revealed = events.iter().filter(|e| shown(e).is_some());
        let lines: Vec<String> = words::say(session, |w| {
            revealed.clone().filter_map(|e| w.event_line(e, None)).collect()
        });
        (lines, revealed.filter_map(shown).flatten().collect::<Vec<DefId>>())
    });
    let faces = cards.into_iter().map(|def| {
        let name = words::def(def).name;
        view! { <span class="card" role="img" aria-label=spoken(def) data-card=name data-zone="revealed"><Face def /></span> }
    });
    view! {
        <div class="screen drawn" role="dialog" aria-modal="true" aria-label=t().device.revealed tabindex="-1">
            <h1>{t().device.for_all}</h1>
            {lines.into_iter().map(|l| view! { <p>{l}</p> }).collect_view()}
            <div class="drawn-cards">{faces.collect_view()}</div>
            <button type="button" class="answer primary big" data-answer="seen" on:click=move |_| table.seen_revealed()>
                {if table.device.with_untracked(|d| d.alone.is_some()) { t().computers.seen } else { t().device.seen }}
            </button>
        </div>
    }
}

impl Table {
    /// What was revealed is put away.
    pub fn seen_revealed(&self) {
        self.device.update(|d| d.revealed = None);
    }
}
