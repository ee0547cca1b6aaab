//! What is answered without asking anybody: windows of who asked not to be asked again in this scoring, and
//! windows in which who holds the device can do nothing.

use super::call;
use super::controller::Table;
use super::stage::Device;
use crate::app::settings::AUTO_PASS;
use crate::app::start::listed;
use crate::engine::ids::{Seat, Seats};
use crate::engine::question::Why;
use crate::engine::session::Session;
use crate::words::page::t;
use leptos::prelude::*;

/// The seats that are not asked in windows of the scoring that is going on.
#[must_use]
pub fn quiet(session: &Session, device: Device) -> Seats {
    let base = session.state().scoring.as_ref().map(|s| s.base);
    let said = device.quiet.filter(|q| Some(q.0) == base);
    said.map_or(Seats::NONE, |q| q.1)
}

/// Whether the open question is passed without asking. That a hand holds nothing for a window is told to
/// nobody by it: it is passed only for who holds the device, and where nobody else could be meant.
#[must_use]
pub fn idle(session: &Session, device: Device) -> bool {
    let Some(ask) = session.ask() else { return false };
    let windows = matches!(ask.why, Why::Window(_)) && ask.min == 0;
    if device.guided() || !windows || device.called.is_some() || device.crew.has(ask.who) {
        return false;
    }
    if quiet(session, device).has(ask.who) {
        return true;
    }
    let own = device.stays() || device.holder == Some(ask.who);
    own && ask.options.is_empty()
        && AUTO_PASS.get() == "on"
        && (device.stays() || call::seats(session, device.crew) == [ask.who])
}

/// Passes for as long as nobody is to be asked; who was passed, each once.
pub fn settle(session: &mut Session, device: Device) -> Vec<Seat> {
    let mut passed = Vec::new();
    while idle(session, device) {
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

impl Table {
    /// The seats that are not asked in this scoring.
    #[must_use]
    pub fn quiet(&self) -> Seats {
        let device = self.device.get();
        self.with(|s| quiet(s, device))
    }

    /// Whether a scoring goes on, in which somebody may ask not to be asked again.
    #[must_use]
    pub fn is_scoring(&self) -> bool {
        self.with(|s| s.state().scoring.is_some())
    }

    /// This seat is not asked again in this scoring, or is after all.
    pub fn set_quiet(&self, seat: Seat, on: bool) {
        let Some(base) = self.peek(|s| s.state().scoring.as_ref().map(|s| s.base)) else { return };
        let device = self.device.get_untracked();
        let before = self.peek(|s| quiet(s, device));
        let others = self.seats().into_iter().filter(|&s| s != seat && before.has(s));
        let others = others.fold(Seats::NONE, Seats::with);
        let seats = if on { others.with(seat) } else { others };
        self.change(|_| (), |d| d.quiet = Some((base, seats)));
        self.focus_onward();
    }

    /// Says who was passed without being asked.
    pub(super) fn tell_passed(&self, passed: &[Seat]) {
        if passed.is_empty() {
            return;
        }
        let names: Vec<String> = passed.iter().map(|&s| self.name(s)).collect();
        self.say((t().table.passed)(&listed(&names)), false);
    }
}
