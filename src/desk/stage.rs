//! Who may look at the screen now, and what for.

use super::auto;
use super::call;
use super::crew::Crew;
use super::takeback::Request;
use crate::engine::ids::{Ref, Seat, Seats};
use crate::engine::question::Why;
use crate::engine::session::Session;

/// What the screen is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The game is over.
    Over,
    /// The device goes to another person: nothing but this is shown.
    HandOver(Seat),
    /// Before a window that several could use: who wants to look, on the public table.
    OpenCall(Vec<Seat>),
    /// The holder sees what they drew at the end of their turn.
    Drawn(Seat),
    /// What was revealed to all, from an event on, before the next question takes it off the screen.
    Revealed(usize),
    /// Somebody asks the others to go back.
    Agree(Request),
    /// A question is answered: by whom, and whose hand is shown meanwhile.
    Asking {
        /// Who decides.
        who: Seat,
        /// Who looks; nobody in particular if another person than the holder decides from open information.
        viewer: Option<Seat>,
    },
    /// Somebody who is no person decides, and people watch: the only one with their hand, several without.
    Watching {
        /// Who decides.
        who: Seat,
        /// Who looks.
        viewer: Option<Seat>,
    },
    /// A record is looked at, with this player's eyes; nothing is asked.
    Replay(Option<Seat>),
}

/// Whose hand is shown while a record is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// That of whoever decides; at the end that of whose turn it is.
    Decider,
    /// One player's.
    Seat(Seat),
    /// Nobody's.
    Nobody,
}

impl Watch {
    fn viewer(self, session: &Session) -> Option<Seat> {
        match self {
            Watch::Decider => Some(session.ask().map_or(session.state().current, |a| a.who)),
            Watch::Seat(seat) => Some(seat),
            Watch::Nobody => None,
        }
    }
}

impl Stage {
    /// Whose hidden cards may be on the screen.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        match self {
            Stage::Drawn(seat) => Some(*seat),
            Stage::Asking { viewer, .. }
            | Stage::Watching { viewer, .. }
            | Stage::Replay(viewer) => *viewer,
            _ => None,
        }
    }

    /// Who may answer on the page now.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match self {
            Stage::Asking { who, .. } => Some(*who),
            _ => None,
        }
    }

    /// Whether the table is on the screen, and not something between two people.
    #[must_use]
    pub fn shows_table(&self) -> bool {
        matches!(
            self,
            Stage::Over | Stage::OpenCall(_) | Stage::Watching { .. } | Stage::Asking { .. }
        )
    }
}

/// What the page itself knows: in whose hands the device is, and what they have said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// Open hands: everybody may see everything that the one who decides sees.
    pub open: bool,
    /// Who holds it; nobody after a load and while it is handed over.
    pub holder: Option<Seat>,
    /// The last turn in which its own player has had it.
    pub turn: Option<u32>,
    /// The holder has not yet put away the cards drawn at the end of their turn.
    pub drawn: bool,
    /// Who of the players is a computer.
    pub crew: Crew,
    /// Who has answered the open call of this window.
    pub called: Option<Seat>,
    /// The only person in the game, if it has no other.
    pub alone: Option<Seat>,
    /// A record is looked at, and how.
    pub watch: Option<Watch>,
    /// The event from which on something was revealed that has not been put away yet.
    pub revealed: Option<usize>,
    /// Who is not to be asked in windows of the scoring of this base.
    pub quiet: Option<(Ref, Seats)>,
    /// Somebody asks the others to go back.
    pub request: Option<Request>,
}

impl Device {
    /// Nobody holds it any more; what was said for the whole game or this scoring stays said.
    #[must_use]
    pub fn laid_down(self) -> Device {
        let Device { open, turn, alone, crew, watch, revealed, quiet, .. } = self;
        Device { open, turn, alone, crew, watch, revealed, quiet, ..Device::default() }
    }

    /// In a computer's turn several people watch together: the device lies on the table, once its holder has seen
    /// what they drew.
    pub fn rest(&mut self, session: &Session) {
        if self.crew.has(session.state().current) && !self.drawn {
            self.holder = None;
        }
    }

    /// Whether one hand stays on the screen, or all do: nobody hands the device over.
    #[must_use]
    pub fn stays(self) -> bool {
        self.open || self.alone.is_some()
    }

    /// Whether somebody is led through a first game.
    #[must_use]
    pub fn guided(self) -> bool {
        self.alone.is_some() && !self.crew.any()
    }
}

/// The stage of a game on this device.
#[must_use]
pub fn stage(session: &Session, device: Device) -> Stage {
    if let Some(watch) = device.watch {
        return Stage::Replay(watch.viewer(session));
    }
    if let Some(request) = device.request {
        return Stage::Agree(request);
    }
    if let Some(from) = device.revealed {
        return Stage::Revealed(from);
    }
    let Some(ask) = session.ask() else { return Stage::Over };
    let who = ask.who;
    if let Some(alone) = device.alone {
        let theirs = Stage::Asking { who, viewer: Some(alone) };
        return if who == alone { theirs } else { Stage::Watching { who, viewer: Some(alone) } };
    }
    if let (Some(holder), true) = (device.holder, device.drawn) {
        return Stage::Drawn(holder);
    }
    if device.crew.has(who) {
        return Stage::Watching { who, viewer: None };
    }
    if device.open {
        return Stage::Asking { who, viewer: Some(who) };
    }
    let holder = device.holder;
    // In a computer's turn the device lies on the table for all.
    if holder.is_none() && !device.crew.has(session.state().current) {
        return Stage::HandOver(who);
    }
    if !ask.private {
        // Chosen from what all can see: on the spot, with the holder's own hand put away for others.
        return Stage::Asking { who, viewer: holder.filter(|&h| h == who) };
    }
    if matches!(ask.why, Why::Window(_)) && device.called != Some(who) {
        let quiet = auto::quiet(session, device);
        let mut seats = call::seats(session, device.crew);
        seats.retain(|&s| !quiet.has(s));
        if seats.iter().any(|&s| Some(s) != holder) {
            return Stage::OpenCall(seats);
        }
    }
    let theirs = Stage::Asking { who, viewer: Some(who) };
    if holder == Some(who) { theirs } else { Stage::HandOver(who) }
}
