//! Setting up a position by hand, card by card: nothing is triggered, nothing is told.
//!
//! A position begins as [`State::empty`]; [`State::lay_site`] and [`State::lay_card`] put cards where they lie,
//! and one of the two `begin` functions makes it playable.

use super::catalog::Catalog;
use super::cx::Cx;
use super::ids::{CardId, DefId, Seat, SiteId};
use super::plays::{Permission, PlayKind};
use super::session::Tape;
use super::state::{Counter, Home, Phase, State, Zone};
use super::zones::End;

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

    /// A position that was read back, with the catalog its cards come from; none if they do not.
    pub(crate) fn adopted(mut self, catalog: &'static Catalog) -> Option<State> {
        let known = self.cards.iter().all(|c| usize::from(c.def.0) < catalog.defs.len());
        self.catalog = catalog;
        known.then(|| {
            self.refresh_kinds();
            self
        })
    }

    /// Begins with the current player's turn, their first, at its very start.
    pub fn begin_turn(&mut self) {
        self.refresh_kinds();
        self.phase = Phase::StartTurn;
    }

    /// Begins in the Play Cards phase of the current player's first turn, with fresh plays. What cards in
    /// play grant once in each such phase is granted.
    pub fn begin_play_cards(&mut self) {
        self.refresh_kinds();
        self.turn = 1;
        let seat = self.current;
        self.players[seat].turns = 1;
        self.players[seat].plays =
            vec![Permission::regular(PlayKind::Minion), Permission::regular(PlayKind::Action)];
        self.phase = Phase::PlayCards;
        let mut entries = Vec::new();
        let granted = Cx::new(self, Tape::new(&mut entries, 0, None)).by_rules(Cx::grant_each_turn);
        debug_assert!(granted.is_ok(), "a grant asks nothing");
        // The game begins after the grants: they are no news.
        self.history.clear();
        self.seq = 0;
    }
}
