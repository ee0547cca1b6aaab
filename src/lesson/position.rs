//! A position as a table of names, laid out by the engine's own means.

use crate::cards::catalog;
use crate::engine::ids::{DefId, Seat};
use crate::engine::privacy::Privacy;
use crate::engine::session::Session;
use crate::engine::setup::{Chair, Setup};
use crate::engine::state::State;
use crate::engine::zone::{Home, Zone};

/// The generator of a position starts here; a lesson draws only what is laid in its decks.
const SEED: u64 = 1;

/// One player of a position.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// The name.
    pub name: &'static str,
    /// Two factions.
    pub factions: [&'static str; 2],
    /// Victory points.
    pub vp: i32,
    /// The hand.
    pub hand: &'static [&'static str],
    /// The deck from its top.
    pub deck: &'static [&'static str],
}

/// A base with the minions there, each with the seat (from 0) that controls it, in order of arrival.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The base.
    pub base: &'static str,
    /// The minions.
    pub minions: &'static [(&'static str, u8)],
}

/// A position in the Play Cards phase of the first player.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The players clockwise.
    pub players: &'static [Player],
    /// The bases from the left.
    pub sites: &'static [Site],
    /// The base deck from its top.
    pub bases: &'static [&'static str],
}

/// The printed card of a name. Positions are tables of this package, and their tests find every name.
pub(super) fn def(name: &str) -> Option<DefId> {
    catalog().ids().find(|&d| catalog().def(d).name == name)
}

impl Position {
    /// The position as the engine's state.
    #[must_use]
    pub fn state(&self) -> State {
        let mut state = State::empty(catalog(), self.players.len(), SEED);
        for (seat, player) in (0..).map(Seat).zip(self.players) {
            let factions = player.factions.iter().filter_map(|f| catalog().faction_named(f));
            state.players[seat].factions = factions.collect();
            state.players[seat].vp = player.vp;
        }
        for site in self.sites {
            let Some(base) = def(site.base) else { continue };
            let id = state.lay_site(base);
            for &(minion, seat) in site.minions {
                let Some(minion) = def(minion) else { continue };
                let card = state.lay_card(minion, Home::Player(Seat(seat)), Zone::Site(id));
                state.lay_control(card, Seat(seat));
            }
        }
        for (seat, player) in (0..).map(Seat).zip(self.players) {
            let home = Home::Player(seat);
            lay(&mut state, player.hand, home, Zone::Hand(seat));
            lay(&mut state, player.deck, home, Zone::Deck(home));
        }
        lay(&mut state, self.bases, Home::Bases, Zone::Deck(Home::Bases));
        state.begin_play_cards();
        state
    }

    /// A game from here on.
    #[must_use]
    pub fn session(&self) -> Session {
        let chair = |p: &Player| Chair {
            name: p.name.to_owned(),
            factions: p.factions.map(str::to_owned).to_vec(),
        };
        let players = self.players.iter().map(chair).collect();
        Session::of_players(
            Setup { players, privacy: Privacy::Exact, titans: false },
            self.state(),
            SEED,
        )
    }
}

fn lay(state: &mut State, names: &[&str], home: Home, zone: Zone) {
    for card in names.iter().filter_map(|n| def(n)) {
        state.lay_card(card, home, zone);
    }
}
