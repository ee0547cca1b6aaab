//! Where the cards of each zone are listed. Every zone is a list: its cards in order of arrival, a pile's top last.

use crate::nouns::ids::CardId;
use crate::nouns::zone::{Home, Zone};
use crate::table::position::Position;

impl Position {
    /// The deck of a home, bottom first.
    #[must_use]
    pub fn deck(&self, home: Home) -> &[CardId] {
        &self.piles[home].deck
    }

    /// The discard pile of a home, bottom first.
    #[must_use]
    pub fn discard(&self, home: Home) -> &[CardId] {
        &self.piles[home].discard
    }

    /// The list that the cards of a zone are in. What is on its way is in one list for all such zones.
    #[must_use]
    pub fn list(&self, zone: Zone) -> &[CardId] {
        match zone {
            Zone::Deck(home) => &self.piles[home].deck,
            Zone::Discard(home) => &self.piles[home].discard,
            Zone::Hand(seat) => &self.players[seat].hand,
            Zone::Stasis(seat) => &self.players[seat].stasis,
            Zone::SetAside(seat) => &self.players[seat].set_aside,
            Zone::Base(id) => self
                .sites
                .iter()
                .find(|s| s.id == id)
                .map_or(&[], |s| std::slice::from_ref(&s.base)),
            Zone::Site(id) => self.sites.iter().find(|s| s.id == id).map_or(&[], |s| &s.cards),
            Zone::Buried(id) => self.sites.iter().find(|s| s.id == id).map_or(&[], |s| &s.buried),
            Zone::On(host) => &self.cards[host.index()].attached,
            Zone::Under(host) => &self.cards[host.index()].stored,
            Zone::Resolving(_) | Zone::Revealed(_) | Zone::LookedAt(..) | Zone::Duel(_) => {
                &self.passing
            }
            Zone::Box => &self.boxed,
        }
    }

    /// As [`Position::list`], to change it. The one base card of a site is no such list, nor is a site that is gone.
    pub(crate) fn list_mut(&mut self, zone: Zone) -> Option<&mut Vec<CardId>> {
        match zone {
            Zone::Deck(home) => Some(&mut self.piles[home].deck),
            Zone::Discard(home) => Some(&mut self.piles[home].discard),
            Zone::Hand(seat) => Some(&mut self.players[seat].hand),
            Zone::Stasis(seat) => Some(&mut self.players[seat].stasis),
            Zone::SetAside(seat) => Some(&mut self.players[seat].set_aside),
            Zone::Base(_) => None,
            Zone::Site(id) => self.sites.iter_mut().find(|s| s.id == id).map(|s| &mut s.cards),
            Zone::Buried(id) => self.sites.iter_mut().find(|s| s.id == id).map(|s| &mut s.buried),
            Zone::On(host) => Some(&mut self.cards[host.index()].attached),
            Zone::Under(host) => Some(&mut self.cards[host.index()].stored),
            Zone::Resolving(_) | Zone::Revealed(_) | Zone::LookedAt(..) | Zone::Duel(_) => {
                Some(&mut self.passing)
            }
            Zone::Box => Some(&mut self.boxed),
        }
    }

    /// The cards of a zone, in order.
    pub fn lying_in(&self, zone: Zone) -> impl Iterator<Item = CardId> + '_ {
        let list = self.list(zone).iter().copied();
        list.filter(move |c| self.cards[c.index()].zone == zone)
    }

    /// All cards of the game, list by list.
    pub fn places(&self) -> impl Iterator<Item = CardId> + '_ {
        let players = self.players.0.iter();
        let players = players.flat_map(|p| p.hand.iter().chain(&p.stasis).chain(&p.set_aside));
        let piles = self.piles.iter().flat_map(|p| p.deck.iter().chain(&p.discard));
        let sites = self.sites.iter();
        let sites = sites.flat_map(|s| std::iter::once(&s.base).chain(&s.cards).chain(&s.buried));
        let cards = self.cards.iter().flat_map(|c| c.attached.iter().chain(&c.stored));
        let all = players.chain(piles).chain(sites).chain(cards);
        all.chain(&self.passing).chain(&self.boxed).copied()
    }
}
