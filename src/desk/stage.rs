//! Who may look at the screen now, and what for.

use super::auto;
use super::call;
use super::device::{Device, Request, Showing};
use crate::engine::ids::Seat;
use crate::engine::question::Why;
use crate::engine::session::Session;

/// What the screen is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The game is over.
    Over,
    /// The device goes to another person: nothing but this is shown.
    HandOver(Seat),
    /// Another person has just decided in the holder's place: the holder's hand comes back by a tap, on the public table.
    Back(Seat),
    /// Before a window that several could use: who wants to look, on the public table.
    OpenCall(Vec<Seat>),
    /// The holder sees what they drew at the end of their turn.
    Drawn(Seat),
    /// What was revealed to all, from an event on, before the next question takes it off the screen.
    Revealed(usize),
    /// What has happened since this player's last turn is seen again on the table, as they saw it; nothing is asked.
    Since(Seat),
    /// What has just happened is shown, and nothing else comes before it has been seen.
    Show(Showing),
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

impl Stage {
    /// Whose hidden cards may be on the screen.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        match self {
            Stage::Drawn(seat) | Stage::Since(seat) => Some(*seat),
            Stage::Show(showing) => showing.viewer,
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
            Stage::Over
                | Stage::Back(_)
                | Stage::Show(_)
                | Stage::Since(_)
                | Stage::OpenCall(_)
                | Stage::Watching { .. }
                | Stage::Asking { .. }
        )
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
    if let Some(showing) = device.showing {
        return Stage::Show(showing);
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
    if let Some(seat) = device.drawn {
        let holds = device.holder == Some(seat) && !device.lent;
        return if holds { Stage::Drawn(seat) } else { Stage::HandOver(seat) };
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
    let back = device.lent && holder == Some(who);
    if !ask.private && !back {
        // Chosen from what all can see: on the spot, with the holder's own hand put away for others.
        return Stage::Asking { who, viewer: holder.filter(|&h| h == who) };
    }
    if matches!(ask.why, Why::Window(_)) && device.called != Some(who) {
        let quiet = auto::quiet(session, device);
        let mut seats = call::seats(session, device.crew);
        seats.retain(|&s| !quiet.has(s));
        // Whose turn it is and who is asked alone gets the device anyway: nobody passes for them.
        let their_own = seats == [who] && session.state().current == who;
        if !their_own && seats.iter().any(|&s| Some(s) != holder) {
            return Stage::OpenCall(seats);
        }
    }
    match holder == Some(who) {
        true if back => Stage::Back(who),
        true => Stage::Asking { who, viewer: Some(who) },
        false => Stage::HandOver(who),
    }
}
