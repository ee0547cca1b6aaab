//! What is answered without asking anybody: windows of who asked not to be asked again in this scoring, and
//! offers (windows, and to answer what has happened) in which who holds the device can do nothing.

use super::call;
use super::device::{Device, Taste};
use crate::engine::ids::{Seat, Seats};
use crate::engine::question::Why;
use crate::engine::session::Session;

/// The seats that are not asked in windows of the scoring that is going on.
#[must_use]
pub fn quiet(session: &Session, device: Device) -> Seats {
    let base = session.state().scoring.as_ref().map(|s| s.base);
    let said = device.quiet.filter(|q| Some(q.0) == base);
    said.map_or(Seats::NONE, |q| q.1)
}

/// Whether the open question is passed without asking. That a hand holds nothing for an offer is told to
/// nobody by it: it is passed only for who holds the device, and where nobody else could be meant. (Who is asked in answer
/// to something is asked alone: that is passed only where nobody hands the device over.)
#[must_use]
pub fn idle(session: &Session, device: Device, taste: Taste) -> bool {
    let Some(ask) = session.ask() else { return false };
    let window = matches!(ask.why, Why::Window(_));
    let offers = (window || ask.why == Why::React) && ask.min == 0;
    if device.guided() || !offers || device.called.is_some() || device.crew.has(ask.who) {
        return false;
    }
    if window && quiet(session, device).has(ask.who) {
        return true;
    }
    let own = device.stays() || device.holder == Some(ask.who);
    own && ask.options.is_empty()
        && taste.auto_pass
        && (device.stays() || call::seats(session, device.crew) == [ask.who])
}

/// Passes for as long as nobody is to be asked; who was passed, each once.
pub fn settle(session: &mut Session, device: Device, taste: Taste) -> Vec<Seat> {
    let mut passed = Vec::new();
    while idle(session, device, taste) {
        let Some(who) = session.ask().map(|a| a.who) else { break };
        if session.answer(&[]).is_err() {
            break;
        }
        if !passed.contains(&who) {
            passed.push(who);
        }
    }
    passed
}
