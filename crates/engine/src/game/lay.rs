//! Setting up a position by hand, card by card: nothing is triggered, nothing is told.
//!
//! A position begins as [`State::empty`]; [`State::lay_site`] and [`State::lay_card`] put cards where they lie,
//! and one of the two `begin` functions makes it playable.

use crate::look::state::State;
use crate::nouns::coin::Coin;
use crate::nouns::counter::{Counter, Counters};
use crate::nouns::going::WhenDone;
use crate::nouns::ids::{BySeat, CardId, DefId, FactionId, Seat, SiteId, Stay};
use crate::nouns::mask::Mask;
use crate::nouns::privacy::Privacy;
use crate::nouns::time::Phase;
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::Works;
use crate::print::catalog::Catalog;
use crate::run::cx::Cx;
use crate::run::tape::Tape;
use crate::run::zones::End;
use crate::table::card::{Card, Named};
use crate::table::fated::Fated;
use crate::table::pile::Piles;
use crate::table::player::Player;
use crate::table::position::{Position, Waiting};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::sync::Arc;

impl State {
    /// Lays a base at the right end of the table.
    pub fn lay_site(&mut self, base: DefId) -> SiteId {
        let card = self.add_card(base, Home::Bases);
        self.add_site(card)
    }

    /// Lays a card of this home somewhere. In a deck or discard pile it goes under those already there, so
    /// that a pile is laid from its top; in all other places it arrives last.
    pub fn lay_card(&mut self, def: DefId, home: Home, zone: Zone) -> CardId {
        let card = self.add_card(def, home);
        let end = match zone {
            Zone::Deck(_) | Zone::Discard(_) => End::Bottom,
            _ => End::Top,
        };
        self.put(card, zone, end);
        card
    }

    /// Gives a card that lies in play (or buried) its controller.
    pub fn lay_control(&mut self, card: CardId, seat: Seat) {
        self.give(card, seat);
    }

    /// Lays counters on a card.
    pub fn lay_counters(&mut self, card: CardId, kind: Counter, n: i32) {
        self.card_mut(card).counters.set(kind, n);
    }

    /// Lays down what the next choices at random take, by name, and how the next coins fall.
    pub fn lay_fated(&mut self, names: Vec<DefId>, coins: Vec<Coin>) {
        self.fated = Fated { next: names, coins, missed: None };
    }

    /// Makes all chance to come that of a seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.rng = Pcg64Mcg::seed_from_u64(seed);
    }

    /// Begins with the current player's turn, their first, at its very start.
    pub fn begin_turn(&mut self) {
        self.refresh_kinds();
        self.begin_what_lasts();
        self.phase = Phase::StartTurn;
    }

    /// Begins in the Play Cards phase of the current player's first turn, with fresh plays. What cards in
    /// play grant once in each such phase is granted.
    pub fn begin_play_cards(&mut self) {
        self.refresh_kinds();
        self.begin_what_lasts();
        self.turn = 1;
        let seat = self.current;
        self.players[seat].turns = 1;
        self.begin_plays(seat);
        self.phase = Phase::PlayCards;
        let mut entries = Vec::new();
        let granted = Cx::new(self, Tape::new(&mut entries, 0, None)).by_rules(Cx::grant_each_turn);
        debug_assert!(granted.is_ok(), "a grant asks nothing");
        self.forget_how_it_began();
    }

    /// What cards in play do as long as they are there has begun: control, and the abilities that they give.
    fn begin_what_lasts(&mut self) {
        let mut entries = Vec::new();
        let mut cx = Cx { laying: true, ..Cx::new(self, Tape::new(&mut entries, 0, None)) };
        let begun = cx.by_rules(Cx::begin_what_is_laid);
        debug_assert!(begun.is_ok(), "what is laid asks nothing");
        self.forget_how_it_began();
    }

    /// The game begins with what has been laid: that is no news.
    fn forget_how_it_began(&mut self) {
        self.history.clear();
        self.seq = 0;
    }
}

impl State {
    /// A position without any cards.
    #[must_use]
    pub fn empty(catalog: &'static Catalog, players: usize, seed: u64) -> State {
        let position = Position {
            cards: Vec::new(),
            players: BySeat((0..players).map(|_| Player::default()).collect()),
            sites: Vec::new(),
            piles: Piles::new(players),
            passing: Vec::new(),
            boxed: Vec::new(),
            mixed: false,
            current: Seat(0),
            turn: 0,
            phase: Phase::StartTurn,
            queue: Vec::new(),
            lasting: Vec::new(),
            used: Vec::new(),
            used_names: Vec::new(),
            used_by_each: Vec::new(),
            scoring: None,
            duel: None,
            fated: Fated::default(),
            history: Vec::new(),
            seq: 0,
            winners: Vec::new(),
            privacy: Privacy::Exact,
            rng: Pcg64Mcg::seed_from_u64(seed),
            next_stay: 0,
            next_site: 0,
            holding: Vec::new(),
            powers: None,
            totals: None,
            fallen: Vec::new(),
            kinds: Mask::NONE,
            lent: Mask::NONE,
            seen_on_top: None,
            waiting: Arc::default(),
        };
        State { catalog, position }
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
            memo: Named::None,
            copies: None,
            when_done: WhenDone::Discard,
            attached: Vec::new(),
            stored: Vec::new(),
        });
        self.piles[home].deck.push(id);
        id
    }

    /// Works out which cards of this game have abilities outside of play, so that hands and discard piles are searched
    /// only for those.
    pub(crate) fn refresh_kinds(&mut self) {
        self.waiting = Arc::new(Works::WAITING.map(|from| self.waiting_in(from)));
        let sites: Vec<SiteId> = self.sites.iter().map(|s| s.id).collect();
        for site in sites {
            self.refresh_site(Some(site));
        }
    }

    /// The cards of this game with abilities that work in such a zone.
    fn waiting_in(&self, from: Works) -> Waiting {
        let mut waiting = Waiting::default();
        for (card, id) in self.cards.iter().zip(0..) {
            let abilities = self.catalog.def(card.def).abilities();
            let here = abilities.filter(|(_, a)| a.from.meets(from)).map(|(_, a)| a.kind());
            let kinds = here.fold(Mask::NONE, Mask::or);
            if !kinds.is_empty() {
                waiting.kinds = waiting.kinds.or(kinds);
                waiting.cards.push((CardId(id), kinds));
            }
        }
        waiting
    }

    /// The factions of a player.
    pub fn factions_of(&self, seat: Seat) -> impl Iterator<Item = FactionId> + '_ {
        self.players[seat].factions.iter().map(|chosen| chosen.faction)
    }
}
