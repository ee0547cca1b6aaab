//! Setting up: who plays with which factions, and the cards of a game in their fixed order.

use super::catalog::Catalog;
use super::def::From;
use super::ids::{BySeat, CardId, DefId, FactionId, Seat, SiteId, Stay};
use super::mask::Mask;
use super::order::sort_by_key;
use super::state::{Card, Counters, Home, Memo, Phase, Pile, Player, Privacy, State, Zone};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

/// One player's part of the setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// The player's name.
    pub name: String,
    /// The factions, as slugs; two different ones.
    pub factions: Vec<String>,
}

/// Everything decided before a game begins, apart from the seed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The players, clockwise from the first.
    pub players: Vec<Chair>,
    /// How windows ask.
    #[serde(default)]
    pub privacy: Privacy,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// Not 2 to 4 players.
    Players(usize),
    /// A player has not two different factions.
    Factions(Seat),
    /// No faction of this name is in the game.
    Unknown(String),
}

impl std::fmt::Display for BadSetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadSetup::Players(n) => write!(f, "{n} players; it takes two to four"),
            BadSetup::Factions(seat) => write!(f, "{seat} needs two different factions"),
            BadSetup::Unknown(name) => write!(f, "no faction is called \"{name}\""),
        }
    }
}

impl std::error::Error for BadSetup {}

impl Setup {
    /// A setup of these players, checked.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn checked(
        catalog: &Catalog,
        players: Vec<Chair>,
        privacy: Privacy,
    ) -> Result<Setup, BadSetup> {
        if !(2..=4).contains(&players.len()) {
            return Err(BadSetup::Players(players.len()));
        }
        for (i, chair) in players.iter().enumerate() {
            let mut ids = Vec::new();
            for name in &chair.factions {
                let found = catalog.faction_named(name);
                ids.push(found.ok_or_else(|| BadSetup::Unknown(name.clone()))?);
            }
            if ids.len() != 2 || ids[0] == ids[1] {
                return Err(BadSetup::Factions(Seat(i as u8)));
            }
        }
        Ok(Setup { players, privacy })
    }

    /// What a position tells of its setup: the factions and how windows ask, but no names.
    pub(crate) fn of(state: &State) -> Setup {
        let name = |f: &FactionId| state.catalog.faction(*f).name.to_owned();
        let chair = |seat| Chair {
            name: String::new(),
            factions: state.factions_of(seat).iter().map(name).collect(),
        };
        Setup { players: state.seats().map(chair).collect(), privacy: state.privacy }
    }

    /// The position before anything is shuffled or dealt.
    pub(crate) fn state(&self, catalog: &'static Catalog, seed: u64) -> State {
        let mut state = State::empty(catalog, self.players.len(), seed);
        state.privacy = self.privacy;
        let mut sets = Vec::new();
        for (i, chair) in self.players.iter().enumerate() {
            let seat = Seat(i as u8);
            for name in &chair.factions {
                let Some(faction) = catalog.faction_named(name) else { continue };
                state.players[seat].factions.push(faction);
                sets.push(catalog.factions[usize::from(faction.0)].1);
                for def in catalog.of_faction(faction) {
                    for _ in 0..catalog.def(def).count {
                        state.add_card(def, Home::Player(seat));
                    }
                }
            }
        }
        sort_by_key(&mut sets, |&s| s);
        sets.dedup();
        for def in catalog.ids() {
            let entry = &catalog.defs[usize::from(def.0)];
            if let Some(deck) = entry.deck
                && sets.contains(&entry.set)
            {
                for _ in 0..entry.def.count {
                    state.add_card(def, deck);
                }
            }
        }
        state.refresh_kinds();
        state.phase = Phase::NewHands(Seat(0));
        state
    }
}

impl State {
    /// A position without any cards.
    #[must_use]
    pub fn empty(catalog: &'static Catalog, players: usize, seed: u64) -> State {
        State {
            catalog,
            cards: Vec::new(),
            players: BySeat((0..players).map(|_| Player::default()).collect()),
            sites: Vec::new(),
            bases: Pile::default(),
            monsters: Pile::default(),
            treasures: Pile::default(),
            madness: Pile::default(),
            current: Seat(0),
            turn: 0,
            phase: Phase::StartTurn,
            queue: Vec::new(),
            lasting: Vec::new(),
            used: Vec::new(),
            used_names: Vec::new(),
            scoring: None,
            history: Vec::new(),
            seq: 0,
            winners: Vec::new(),
            privacy: Privacy::Exact,
            rng: Pcg64Mcg::seed_from_u64(seed),
            next_stay: 0,
            next_site: 0,
            hidden_kinds: [Mask::NONE; 2],
        }
    }

    /// Adds a card at the top of its home's deck.
    pub fn add_card(&mut self, def: DefId, home: Home) -> CardId {
        let id = CardId(self.cards.len() as u16);
        let stay = Stay(self.next_stay);
        self.next_stay += 1;
        self.cards.push(Card {
            def,
            home,
            zone: Zone::Deck(home),
            stay,
            controller: None,
            played_by: None,
            counters: Counters::default(),
            memo: Memo::None,
            attached: Vec::new(),
            stored: Vec::new(),
        });
        self.pile_mut(home).deck.push(id);
        id
    }

    /// Works out which kinds of abilities the cards of this game have outside of play, so that hands and
    /// discard piles are searched only for those.
    pub(crate) fn refresh_kinds(&mut self) {
        let mut kinds = [Mask::NONE; 2];
        for card in &self.cards {
            for (_, ability) in self.catalog.def(card.def).abilities() {
                for (kind, from) in kinds.iter_mut().zip([From::HAND, From::DISCARD]) {
                    if ability.from.meets(from) {
                        *kind = kind.or(ability.act.mask());
                    }
                }
            }
        }
        self.hidden_kinds = kinds;
        let sites: Vec<SiteId> = self.sites.iter().map(|s| s.id).collect();
        for site in sites {
            self.refresh_site(Some(site));
        }
    }

    /// The factions of a player.
    #[must_use]
    pub fn factions_of(&self, seat: Seat) -> &[FactionId] {
        &self.players[seat].factions
    }
}
