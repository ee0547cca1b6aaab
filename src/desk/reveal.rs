//! What was revealed to all, on the public screen until it is put away, where the next question would take
//! it off the screen at once.

use crate::engine::event::{Event, Happened};
use crate::engine::ids::{DefId, Seats};
use crate::engine::session::Session;
use crate::engine::zone::Zone;

/// The cards an event reveals to all.
pub(super) fn shown(event: &Event) -> Option<Vec<DefId>> {
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
    let public = session.ask().is_some_and(|a| !a.private);
    let lies = |e: &Event| match &e.what {
        Happened::Revealed(cards) => {
            cards.iter().all(|c| match session.state().card(c.card.card).zone {
                // The question that is open shows what lies between the zones.
                Zone::Revealed(_) => public,
                // The table shows what is placed for a duel, for as long as it lasts.
                _ => matches!(c.zone, Zone::Duel(_)) && session.state().duel.is_some(),
            })
        }
        _ => true,
    };
    let gone = |e: &&Event| shown(e).is_some() && !lies(e);
    let found = events.iter().find(gone)?;
    session.log().iter().position(|e| e.seq == found.seq)
}
