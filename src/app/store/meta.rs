//! What is known of a saved game without opening it.

use super::json;
use super::keys::{meta_key, read};
use crate::app::browser;
use crate::app::stand::{self, Base, Moment};
use crate::cards::catalog;
use crate::desk::Crew;
use crate::engine::ids::Seat;
use crate::engine::privacy::Privacy;
use crate::engine::session::Session;
use crate::engine::time::Phase;
use serde::{Deserialize, Serialize};

/// What the list of games shows of one, without opening it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meta {
    /// The players' names by seat.
    pub names: Vec<String>,
    /// Their factions' names.
    pub factions: Vec<Vec<String>>,
    /// Turns begun.
    pub turn: u32,
    /// Victory points by seat.
    pub vp: Vec<i32>,
    /// When it was saved, in milliseconds since 1970.
    pub saved: u64,
    /// Whether it is over.
    pub finished: bool,
    /// The seats that have won.
    pub winners: Vec<Seat>,
    /// Whether it is played with open hands.
    pub open_hands: bool,
    /// The seats of computers.
    #[serde(default)]
    pub computers: Vec<Seat>,
    /// The bases in play; none of a game that was saved before they were kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bases: Vec<Base>,
    /// The points over the turns of a game that is over; none if it was over before they were kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub course: Vec<Moment>,
}

impl Meta {
    /// What the list of games shows of this one.
    #[must_use]
    pub fn of(session: &Session, crew: Crew) -> Meta {
        let state = session.state();
        let finished = state.phase == Phase::Over;
        let faction = |f| catalog().faction(f).name.to_owned();
        Meta {
            names: state.seats().map(|s| crate::desk::names::name(session, s.index())).collect(),
            factions: state.seats().map(|s| state.factions_of(s).map(faction).collect()).collect(),
            // New hands are drawn before the first turn has begun.
            turn: state.turn.max(1),
            vp: state.seats().map(|s| state.players[s].vp).collect(),
            saved: browser::now(),
            finished,
            winners: state.winners.clone(),
            open_hands: open_hands(session),
            computers: state.seats().filter(|&s| crew.has(s)).collect(),
            bases: stand::bases(session),
            course: if finished { stand::course(session) } else { Vec::new() },
        }
    }

    /// What is stored of this game, if it can be read.
    pub(super) fn stored(id: &str) -> Option<Meta> {
        json::parse(&read(&meta_key(id))?)
    }

    /// What the players are called where nothing else tells who is a computer.
    #[must_use]
    pub fn called(&self) -> Vec<String> {
        let one = |(n, name): (usize, &String)| match self.is_computer(n) {
            true => (crate::words::page::t().computers.named)(name),
            false => name.clone(),
        };
        self.names.iter().enumerate().map(one).collect()
    }

    /// Whether a computer sits there.
    #[must_use]
    pub fn is_computer(&self, seat: usize) -> bool {
        self.computers.iter().any(|s| s.index() == seat)
    }
}

/// Whether a game is played with open hands.
#[must_use]
pub fn open_hands(session: &Session) -> bool {
    session.setup().privacy == Privacy::Exact
}
