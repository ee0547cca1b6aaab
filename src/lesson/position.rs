//! A position as a table of names, laid out by the engine's own means.

use crate::cards::catalog;
use crate::engine::counter::Counter;
use crate::engine::ids::{CardId, DefId, Seat};
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
    /// What else lies there, laid after them.
    pub with: &'static [With],
}

/// What lies at a base besides the minions of their owners.
#[derive(Clone, Copy, Debug)]
pub enum With {
    /// A card that a player has buried.
    Buried(&'static str, u8),
    /// An action of a player on the minion laid last.
    On(&'static str, u8),
    /// A minion of the first player that the second one controls.
    Lost(&'static str, u8, u8),
    /// A player's titan with so many counters.
    Titan(&'static str, u8, i32),
    /// A monster, which nobody controls.
    Monster(&'static str),
}

impl Site {
    /// A base with minions and nothing else.
    #[must_use]
    pub const fn new(base: &'static str, minions: &'static [(&'static str, u8)]) -> Site {
        Site { base, minions, with: &[] }
    }

    /// The same with something else there.
    #[must_use]
    pub const fn with(self, with: &'static [With]) -> Site {
        Site { with, ..self }
    }

    fn lay(&self, state: &mut State) {
        let Some(base) = def(self.base) else { return };
        let site = state.lay_site(base);
        let mut last = None;
        for &(minion, seat) in self.minions {
            let home = Home::Player(Seat(seat));
            last = lay_one(state, minion, home, Zone::Site(site), Some(seat)).or(last);
        }
        for with in self.with {
            let of = |seat: u8| Home::Player(Seat(seat));
            match *with {
                With::Buried(card, seat) => {
                    lay_one(state, card, of(seat), Zone::Buried(site), Some(seat));
                }
                With::On(card, seat) => {
                    let Some(last) = last else { continue };
                    lay_one(state, card, of(seat), Zone::On(last), Some(seat));
                }
                With::Lost(card, owner, by) => {
                    last = lay_one(state, card, of(owner), Zone::Site(site), Some(by)).or(last);
                }
                With::Titan(card, seat, counters) => {
                    let titan = lay_one(state, card, of(seat), Zone::Site(site), Some(seat));
                    let Some(titan) = titan else { continue };
                    state.lay_counters(titan, Counter::Power, counters);
                }
                With::Monster(card) => {
                    lay_one(state, card, Home::Monsters, Zone::Site(site), None);
                }
            }
        }
    }
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
    /// The names of all factions in it: with their sets all its cards come.
    pub fn factions(&self) -> impl Iterator<Item = &'static str> {
        self.players.iter().flat_map(|p| p.factions)
    }

    /// Whether all its cards are in the game.
    #[must_use]
    pub fn is_known(&self) -> bool {
        let has_titan = |name: &'static str| {
            catalog().faction_named(name).is_some_and(|f| catalog().faction(f).titan)
        };
        let mut with = self.sites.iter().flat_map(|site| site.with);
        let titans = with.any(|with| matches!(with, With::Titan(..)));
        self.factions().all(|name| catalog().faction_named(name).is_some())
            && (!titans || self.factions().any(has_titan))
    }

    /// The position as the engine's state.
    #[must_use]
    pub fn state(&self) -> State {
        let mut state = State::empty(catalog(), self.players.len(), SEED);
        for (seat, player) in (0..).map(Seat).zip(self.players) {
            let factions = player.factions.iter().filter_map(|f| catalog().printing_named(f));
            state.players[seat].factions = factions.collect();
            state.players[seat].vp = player.vp;
        }
        self.sites.iter().for_each(|site| site.lay(&mut state));
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

/// Lays a card, if it is here, and gives it to whoever controls it.
fn lay_one(
    state: &mut State,
    name: &str,
    home: Home,
    zone: Zone,
    by: Option<u8>,
) -> Option<CardId> {
    let card = state.lay_card(def(name)?, home, zone);
    if let Some(seat) = by {
        state.lay_control(card, Seat(seat));
    }
    Some(card)
}

fn lay(state: &mut State, names: &[&str], home: Home, zone: Zone) {
    for card in names.iter().filter_map(|n| def(n)) {
        state.lay_card(card, home, zone);
    }
}
