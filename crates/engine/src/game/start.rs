//! The position a game began with, if that was set up by hand: what was laid where, as data that outlives new cards.
//!
//! It holds what laying can make (see [`crate::game::lay`]) and nothing that follows from it: which plays are open and
//! what cards in play grant is worked out as the game begins, the chance to come is the game's seed.

use crate::game::setup::Setup;
use crate::look::state::State;
use crate::nouns::coin::Coin;
use crate::nouns::counter::Counter;
use crate::nouns::ids::{CardId, Seat, SiteId};
use crate::nouns::time::Phase;
use crate::nouns::zone::{Home, Zone};
use crate::print::catalog::Catalog;
use serde::{Deserialize, Serialize};

/// The position a game began with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Where in the turn.
    pub begins: Begins,
    /// Whose turn it is: a seat, from 0.
    pub current: u8,
    /// The players' victory points.
    pub vp: Vec<i32>,
    /// The cards by number, in the order in which they were laid.
    pub cards: Vec<Laid>,
    /// What the next choices at random take, by slug.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fated: Vec<String>,
    /// How the next coins fall.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coins: Vec<Coin>,
}

/// Where in the turn a game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Begins {
    /// At the very start of the turn.
    StartTurn,
    /// In the Play Cards phase, with fresh plays.
    PlayCards,
}

/// A card that was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Its slug.
    pub card: String,
    /// Where it belongs.
    pub home: Owner,
    /// Where it lies.
    pub at: Place,
    /// Who controls it, if anybody does: a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// The +1 power counters on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub power: i32,
    /// The stasis counters on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub stasis: i32,
    /// The counters on it that only count.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub plain: i32,
}

fn is_zero(n: &i32) -> bool {
    *n == 0
}

/// Where a card belongs, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Owner {
    /// To a seat.
    Player(u8),
    /// In the base deck.
    Bases,
    /// In the Madness deck.
    Madness,
    /// In the monster deck.
    Monsters,
    /// In the treasure deck.
    Treasures,
}

/// Where a card lies, as it is written: seats, sites and cards by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// In a deck, under those of it before.
    Deck(Owner),
    /// In a hand.
    Hand(u8),
    /// In a discard pile, under those of it before.
    Discard(Owner),
    /// The base of a site; they are laid from the left.
    Base(u16),
    /// At a site.
    Site(u16),
    /// On a card laid before.
    On(u16),
    /// Face down beside a base.
    Buried(u16),
    /// Stored under a card laid before.
    Under(u16),
    /// In stasis before a player.
    Stasis(u8),
    /// Set aside beside a deck.
    SetAside(u8),
    /// Out of the game.
    Box,
}

impl Owner {
    fn of(home: Home) -> Owner {
        match home {
            Home::Player(seat) => Owner::Player(seat.0),
            Home::Bases => Owner::Bases,
            Home::Madness => Owner::Madness,
            Home::Monsters => Owner::Monsters,
            Home::Treasures => Owner::Treasures,
        }
    }

    fn home(self) -> Home {
        match self {
            Owner::Player(seat) => Home::Player(Seat(seat)),
            Owner::Bases => Home::Bases,
            Owner::Madness => Home::Madness,
            Owner::Monsters => Home::Monsters,
            Owner::Treasures => Home::Treasures,
        }
    }
}

impl Place {
    /// Cards that are on their way while an ability runs are out of the game here: none is as a game begins.
    fn of(zone: Zone) -> Place {
        match zone {
            Zone::Deck(home) => Place::Deck(Owner::of(home)),
            Zone::Hand(seat) => Place::Hand(seat.0),
            Zone::Discard(home) => Place::Discard(Owner::of(home)),
            Zone::Base(site) => Place::Base(site.0),
            Zone::Site(site) => Place::Site(site.0),
            Zone::On(host) => Place::On(host.0),
            Zone::Buried(site) => Place::Buried(site.0),
            Zone::Under(host) => Place::Under(host.0),
            Zone::Stasis(seat) => Place::Stasis(seat.0),
            Zone::SetAside(seat) => Place::SetAside(seat.0),
            Zone::Box
            | Zone::Resolving(_)
            | Zone::Revealed(_)
            | Zone::LookedAt(..)
            | Zone::Duel(_) => Place::Box,
        }
    }

    fn zone(self) -> Zone {
        match self {
            Place::Deck(owner) => Zone::Deck(owner.home()),
            Place::Hand(seat) => Zone::Hand(Seat(seat)),
            Place::Discard(owner) => Zone::Discard(owner.home()),
            Place::Base(site) => Zone::Base(SiteId(site)),
            Place::Site(site) => Zone::Site(SiteId(site)),
            Place::On(host) => Zone::On(CardId(host)),
            Place::Buried(site) => Zone::Buried(SiteId(site)),
            Place::Under(host) => Zone::Under(CardId(host)),
            Place::Stasis(seat) => Zone::Stasis(Seat(seat)),
            Place::SetAside(seat) => Zone::SetAside(Seat(seat)),
            Place::Box => Zone::Box,
        }
    }

    /// Whether it is a place of a game of so many players in which so many cards have been laid before.
    fn exists(self, players: u8, before: usize) -> bool {
        match self {
            Place::Hand(seat)
            | Place::Stasis(seat)
            | Place::SetAside(seat)
            | Place::Deck(Owner::Player(seat))
            | Place::Discard(Owner::Player(seat)) => seat < players,
            Place::On(host) | Place::Under(host) => usize::from(host) < before,
            // Whether there is such a site turns out when all lie.
            Place::Base(_) | Place::Site(_) | Place::Buried(_) => true,
            Place::Deck(_) | Place::Discard(_) | Place::Box => true,
        }
    }
}

impl Start {
    /// What was laid in a position in which nothing has happened since.
    #[must_use]
    pub fn of(state: &State) -> Start {
        let begins = match state.phase {
            Phase::StartTurn => Begins::StartTurn,
            Phase::PlayCards
            | Phase::SettingUp
            | Phase::NewHands(_)
            | Phase::ScoreBases
            | Phase::DrawCards
            | Phase::EndTurn
            | Phase::Over => Begins::PlayCards,
        };
        let laid = state.cards.iter().map(|card| Laid {
            card: state.catalog.slug(card.def).to_owned(),
            home: Owner::of(card.home),
            at: Place::of(card.zone),
            // Others may control it by what lies there; that begins anew.
            by: card.played_by.map(|seat| seat.0),
            power: card.counters.of(Counter::Power),
            stasis: card.counters.of(Counter::Stasis),
            plain: card.counters.of(Counter::Plain),
        });
        Start {
            begins,
            current: state.current.0,
            vp: state.players.0.iter().map(|p| p.vp).collect(),
            cards: laid.collect(),
            fated: state.fated.next.iter().map(|&d| state.catalog.slug(d).to_owned()).collect(),
            coins: state.fated.coins.clone(),
        }
    }

    /// The position laid anew; none if it cannot be, or names a card that there is not.
    #[must_use]
    pub fn lay(&self, catalog: &'static Catalog, setup: &Setup, seed: u64) -> Option<State> {
        let players = self.vp.len();
        let seated = (2..=4).contains(&players) && players == setup.players.len();
        if !seated || usize::from(self.current) >= players || self.cards.len() > MOST_CARDS {
            return None;
        }
        let mut state = State::empty(catalog, players, seed);
        state.privacy = setup.privacy;
        state.current = Seat(self.current);
        for ((player, vp), chair) in state.players.0.iter_mut().zip(&self.vp).zip(&setup.players) {
            player.vp = *vp;
            let factions = chair.factions.iter().map(|f| catalog.printing_named(f));
            player.factions = factions.collect::<Option<_>>()?;
        }
        self.cards.iter().try_for_each(|card| card.lay(&mut state))?;
        let fated = self.fated.iter().map(|slug| catalog.def_named(slug));
        state.lay_fated(fated.collect::<Option<_>>()?, self.coins.clone());
        state.check().ok()?;
        match self.begins {
            Begins::StartTurn => state.begin_turn(),
            Begins::PlayCards => state.begin_play_cards(),
        }
        Some(state)
    }
}

/// No game has more cards: they are numbered.
const MOST_CARDS: usize = u16::MAX as usize;

impl Laid {
    /// Lays it; none if there is no such card, or no such place yet.
    fn lay(&self, state: &mut State) -> Option<()> {
        let def = state.catalog.def_named(&self.card)?;
        let (players, before) = (state.players.0.len() as u8, state.cards.len());
        let owned = !matches!(self.home, Owner::Player(seat) if seat >= players);
        let controlled = self.by.is_none_or(|seat| seat < players);
        if !owned || !controlled || !self.at.exists(players, before) {
            return None;
        }
        if let Place::Base(site) = self.at {
            return (state.lay_site(def) == SiteId(site)).then_some(());
        }
        let card = state.lay_card(def, self.home.home(), self.at.zone());
        if let Some(seat) = self.by {
            state.lay_control(card, Seat(seat));
        }
        state.lay_counters(card, Counter::Power, self.power);
        state.lay_counters(card, Counter::Stasis, self.stasis);
        state.lay_counters(card, Counter::Plain, self.plain);
        Some(())
    }
}
