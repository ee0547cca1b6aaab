//! What the page itself knows of a game, as plain values: in whose hands the device is, what has been said, what somebody
//! likes.

use super::crew::Crew;
use crate::engine::ids::{Ref, Seat, Seats};
use crate::engine::session::Session;

/// What the page itself knows: in whose hands the device is, and what they have said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// Open hands: everybody may see everything that the one who decides sees.
    pub open: bool,
    /// Who holds it; nobody after a load and while it is handed over.
    pub holder: Option<Seat>,
    /// Another person has decided something on the spot since, or it has lain before all in an open call: the holder's hand
    /// comes back when they say so.
    pub lent: bool,
    /// The last turn in which its own player has had it.
    pub turn: Option<u32>,
    /// Who has not yet put away the cards drawn at the end of their turn.
    pub drawn: Option<Seat>,
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
    /// What is shown before anything else comes.
    pub showing: Option<Showing>,
}

/// Something that is shown on the table, for which whatever comes after it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showing {
    /// The event that it begins with.
    pub from: usize,
    /// Who looks at the table meanwhile: whoever did before.
    pub viewer: Option<Seat>,
}

impl Device {
    /// Nobody holds it any more; what was said for the whole game or this scoring stays said.
    #[must_use]
    pub fn laid_down(self) -> Device {
        let Device { open, turn, alone, crew, watch, revealed, quiet, .. } = self;
        let showing = self.showing.map(|s| Showing { viewer: alone, ..s });
        Device { open, turn, alone, crew, watch, revealed, quiet, showing, ..Device::default() }
    }

    /// In a computer's turn several people watch together: the device lies on the table, once its holder has seen
    /// what they drew.
    pub fn rest(&mut self, session: &Session) {
        if self.crew.has(session.state().current) && self.drawn.is_none() {
            self.holder = None;
        }
    }

    /// Whether one hand stays on the screen, or all do: nobody hands the device over.
    #[must_use]
    pub fn stays(self) -> bool {
        self.open || self.alone.is_some()
    }

    /// Whether one person plays among computers: nobody else sees the screen.
    #[must_use]
    pub fn is_lone(self) -> bool {
        self.alone.is_some() && self.crew.any()
    }

    /// Whether somebody is led through a first game.
    #[must_use]
    pub fn guided(self) -> bool {
        self.alone.is_some() && !self.crew.any()
    }
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
    /// Whose hand that is now.
    #[must_use]
    pub fn viewer(self, session: &Session) -> Option<Seat> {
        match self {
            Watch::Decider => Some(session.ask().map_or(session.state().current, |a| a.who)),
            Watch::Seat(seat) => Some(seat),
            Watch::Nobody => None,
        }
    }
}

/// A point of the game that somebody may want to go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// Who wants to.
    pub seat: Seat,
    /// The number of answers that stay.
    pub to: usize,
    /// The number of answers that are taken back.
    pub back: usize,
    /// Whether it is the start of the seat's turn, and not its last decision.
    pub turn: bool,
    /// Whether something hidden has become known since.
    pub revealed: bool,
}

/// A point that somebody has asked to go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The point.
    pub point: Point,
    /// How many of the others have agreed, in the order of their seats.
    pub agreed: usize,
}

/// What somebody likes, as far as it changes what follows from a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taste {
    /// Windows are passed for who holds the device and can do nothing in them.
    pub auto_pass: bool,
    /// What happens is shown as it happens.
    pub animated: bool,
}

impl Default for Taste {
    fn default() -> Taste {
        Taste { auto_pass: true, animated: true }
    }
}
