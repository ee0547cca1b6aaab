//! What was revealed to all, on the public screen until it is put away, where the next question would take
//! it off the screen at once.

use super::device::{Device, Taste};
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

/// The card an event reveals to all, if it is a single one.
pub(super) fn single(event: &Event) -> Option<DefId> {
    shown(event).filter(|cards| cards.len() == 1).map(|cards| cards[0])
}

/// The events from the `from`-th on, by their place in the log, whose cards were revealed to all and would not be seen any
/// more.
pub(super) fn gone(session: &Session, from: usize) -> impl Iterator<Item = (usize, &Event)> {
    let public = session.ask().is_some_and(|a| !a.private);
    let lies = move |e: &Event| match &e.what {
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
    let events = session.log().iter().enumerate().skip(from);
    events.filter(move |(_, e)| shown(e).is_some() && !lies(e))
}

/// Whether they are to be shown large on the table, one by one, in place of a screen of their own: single cards, to somebody who
/// plays among computers and where things move. Nobody else would miss them.
pub(super) fn is_shown(session: &Session, from: usize, device: Device, taste: Taste) -> bool {
    device.is_lone() && taste.animated && gone(session, from).all(|(_, e)| single(e).is_some())
}

/// The first of them.
#[must_use]
pub fn unseen(session: &Session, from: usize) -> Option<usize> {
    gone(session, from).next().map(|(n, _)| n)
}
