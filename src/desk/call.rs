//! The open call: who is asked in a window, one after the other, if all pass.

use super::crew::Crew;
use crate::engine::ids::Seat;
use crate::engine::question::{Ask, Why};
use crate::engine::session::Session;

/// Whether a question belongs to the same round of passing as `first`.
fn same_round(first: &Ask, ask: &Ask) -> bool {
    matches!(ask.why, Why::Window(_))
        && ask.private
        && ask.why == first.why
        && ask.source == first.source
}

/// The people who are asked in a row from the open question on, as long as all pass: a computer among them decides for
/// itself first. Only who is asked is read, which all may know: in table privacy it depends on open information alone.
#[must_use]
pub fn seats(session: &Session, crew: Crew) -> Vec<Seat> {
    let mut seats = Vec::new();
    let mut ahead = session.clone();
    let Some(first) = session.ask().cloned() else { return seats };
    while let Some(ask) = ahead.ask() {
        if !same_round(&first, ask) || seats.contains(&ask.who) || crew.has(ask.who) {
            break;
        }
        seats.push(ask.who);
        if ahead.answer(&[]).is_err() {
            break;
        }
    }
    seats
}

/// Passes for all people who are asked in a row, up to `stop` or, with nobody named, for all.
pub fn pass_until(session: &mut Session, stop: Option<Seat>, crew: Crew) {
    let mut passed = Vec::new();
    let Some(first) = session.ask().cloned() else { return };
    while let Some(ask) = session.ask() {
        let who = ask.who;
        if !same_round(&first, ask) || Some(who) == stop || passed.contains(&who) || crew.has(who) {
            return;
        }
        passed.push(who);
        if session.answer(&[]).is_err() {
            return;
        }
    }
}
