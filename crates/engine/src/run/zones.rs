//! The lowest layer of change: taking a card out of its zone and putting it into another. Every card is in
//! exactly one zone before and after each function here. Only verbs call these.

use crate::look::state::State;
use crate::nouns::counter::{Counter, Counters};
use crate::nouns::effect::Cause;
use crate::nouns::event::{Event, Happened};
use crate::nouns::going::WhenDone;
use crate::nouns::ids::{CardId, Ref, Seat, Seats, SiteId, Stay};
use crate::nouns::lasting::Stands;
use crate::nouns::mask::Mask;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::Until;
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::Ability;
use crate::run::cx::{Cx, Step};
use crate::table::card::Named;
use crate::table::site::Site;
use rand::seq::SliceRandom;

/// The end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The top.
    Top,
    /// The bottom.
    Bottom,
}

impl State {
    /// A card as it is now.
    #[must_use]
    pub fn snapshot(&self, card: CardId) -> Snapshot {
        let c = self.card(card);
        let sorts = self.sorts(card);
        Snapshot {
            card: self.at(card),
            def: c.def,
            owner: self.owner(card),
            controller: c.controller,
            zone: c.zone,
            site: self.site_of(card),
            power: if sorts.is_minion() { self.power(card) } else { 0 },
            counters: self.counters(card),
            tags: self.tags(card),
            sorts,
            attached: c.attached.clone(),
        }
    }

    pub(crate) fn add_event(
        &mut self,
        cause: Cause,
        seen: Seats,
        joined: Vec<Ref>,
        destroyed: Vec<Snapshot>,
        what: Happened,
    ) {
        let (seq, phase) = (self.seq, self.phase);
        self.seq += 1;
        self.history.push(Event { seq, phase, cause, seen, joined, destroyed, what });
    }

    /// Whether nobody could tell two cards apart where they lie.
    #[must_use]
    pub fn alike(&self, a: CardId, b: CardId) -> bool {
        let (x, y) = (self.card(a), self.card(b));
        x.def == y.def
            && x.zone == y.zone
            && x.home == y.home
            && x.controller == y.controller
            && x.counters == y.counters
            && x.memo == y.memo
            && x.copies == y.copies
            && x.attached.is_empty()
            && y.attached.is_empty()
            && x.stored.is_empty()
            && y.stored.is_empty()
            && self.untouched(a)
            && self.untouched(b)
    }

    /// Whether no lasting effect, use this turn or declared fate hangs on a card.
    fn untouched(&self, card: CardId) -> bool {
        let r = self.at(card);
        !self.lasting.iter().any(|l| l.what.about() == Some(r))
            && !self.used.iter().any(|u| u.host == r)
            && !self.used_by_each.iter().any(|u| u.card == r)
            && !self.has_fate(card)
            && !self.players.0.iter().flat_map(|p| &p.paid).any(|p| p.is_by(r))
    }

    /// Puts a card into a zone: at the end of its list (the top of a pile), or at the front for the bottom
    /// of a deck. Its stay changes; what hung on the old stay is forgotten.
    pub(crate) fn put(&mut self, card: CardId, zone: Zone, end: End) {
        let from = self.card(card).zone;
        let was_at = self.site_of(card);
        if let Some(list) = self.list_mut(from) {
            list.retain(|&c| c != card);
        }
        let old = self.at(card);
        let released = self.end_with(old);
        let stay = Stay(self.next_stay);
        self.next_stay += 1;
        self.mixed |= match zone {
            Zone::Hand(seat) => self.card(card).home != Home::Player(seat),
            Zone::Deck(home) => self.card(card).home != home,
            _ => false,
        };
        // What is on a card goes into stasis with it, and from there into play.
        let kept = match (from, zone) {
            (_, Zone::Stasis(_)) | (Zone::Stasis(_), Zone::Site(_)) => self.counters(card),
            _ => 0,
        };
        let c = self.card_mut(card);
        c.zone = zone;
        c.stay = stay;
        c.memo = Named::None;
        c.copies = None;
        c.when_done = WhenDone::Discard;
        c.counters = Counters::default();
        c.counters.set(Counter::Power, kept);
        if !zone.facts().controlled {
            self.release(card);
        }
        if let Some(list) = self.list_mut(zone) {
            match end {
                End::Top => list.push(card),
                End::Bottom => list.insert(0, card),
            }
        }
        self.own_madness(card);
        self.refresh_site(was_at);
        self.refresh_site(self.site_of(card));
        for card in released {
            self.refresh_control(card);
        }
    }

    /// Whoever has a Madness card owns it.
    pub(crate) fn own_madness(&mut self, card: CardId) {
        if self.is_madness(card) {
            self.card_mut(card).home = self.with_whom(card);
        }
    }

    /// Ends what hangs on a stay that is over; the cards that this gives back to who played them.
    fn end_with(&mut self, stay: Ref) -> Vec<CardId> {
        let mut released = Vec::new();
        self.lasting.retain(|l| {
            if l.what.about() == Some(stay) {
                return false;
            }
            let ends = l.until == Until::SourceLeaves && l.source == stay;
            if let (true, Stands::Control(r, _)) = (ends, l.what) {
                released.push(r.card);
            }
            !ends
        });
        released
    }

    /// Works out which cards at a site have abilities that work there, and of which kinds.
    pub(crate) fn refresh_site(&mut self, site: Option<SiteId>) {
        let Some(at) = site.and_then(|id| self.sites.iter().position(|s| s.id == id)) else {
            return;
        };
        let mut bearers = std::mem::take(&mut self.sites[at].bearers);
        bearers.clear();
        self.bearers_at(&self.sites[at]).for_each(|bearer| bearers.push(bearer));
        let site = &mut self.sites[at];
        site.kinds = bearers.iter().fold(Mask::NONE, |kinds, (_, of_card)| kinds.or(*of_card));
        site.bearers = bearers;
        self.kinds = self.kinds_on_table();
    }

    /// The kinds of abilities printed on all cards in play, by those of each site.
    pub(crate) fn kinds_on_table(&self) -> Mask {
        self.sites.iter().fold(Mask::NONE, |kinds, site| kinds.or(site.kinds))
    }

    /// The kinds of an ability that this gives or stands up.
    pub(crate) fn kinds_lent_by(&self, what: Stands) -> Mask {
        let Stands::Row(row, _) = what else { return Mask::NONE };
        self.catalog.row(row).map_or(Mask::NONE, Ability::kind)
    }

    /// The kinds of all abilities that something gives or stands up for a while.
    pub(crate) fn kinds_lent(&self) -> Mask {
        self.lasting.iter().fold(Mask::NONE, |kinds, l| kinds.or(self.kinds_lent_by(l.what)))
    }

    /// The cards at a site with abilities that work in play, looked up anew.
    pub(crate) fn bearers_at<'a>(&'a self, site: &'a Site) -> impl Iterator<Item = (CardId, Mask)> {
        let all =
            self.table_at(site).map(|card| (card, self.catalog.standing(self.card(card).def)));
        all.filter(|(_, kinds)| *kinds != Mask::NONE)
    }

    /// Moves a card in play to another place in play; its stay goes on and all that is on it comes along.
    pub(crate) fn relocate(&mut self, card: CardId, zone: Zone) {
        let from = self.card(card).zone;
        let was_at = self.site_of(card);
        if let Some(list) = self.list_mut(from) {
            list.retain(|&c| c != card);
        }
        self.card_mut(card).zone = zone;
        if let Some(list) = self.list_mut(zone) {
            list.push(card);
        }
        self.refresh_site(was_at);
        self.refresh_site(self.site_of(card));
    }

    /// Gives a card that is coming into play its controller. Who controls a Madness card owns it, too.
    pub(crate) fn give(&mut self, card: CardId, seat: Seat) {
        let madness = self.is_madness(card);
        let c = self.card_mut(card);
        c.controller = Some(seat);
        c.played_by = Some(seat);
        if madness {
            c.home = Home::Player(seat);
        }
    }

    /// Nobody controls a card any more.
    pub(crate) fn release(&mut self, card: CardId) {
        let c = self.card_mut(card);
        c.controller = None;
        c.played_by = None;
    }

    /// Adds a site at the right end with a base on it.
    pub(crate) fn add_site(&mut self, base: CardId) -> SiteId {
        let id = SiteId(self.next_site);
        self.next_site += 1;
        self.sites.push(Site {
            id,
            base,
            cards: Vec::new(),
            buried: Vec::new(),
            kinds: Mask::NONE,
            bearers: Vec::new(),
        });
        self.put(base, Zone::Base(id), End::Top);
        id
    }

    /// The top cards of a deck, top first.
    #[must_use]
    pub fn top(&self, home: Home, n: usize) -> Vec<CardId> {
        self.deck(home).iter().rev().take(n).copied().collect()
    }
}

impl Cx<'_> {
    /// "Shuffle your deck."
    pub fn shuffle(&mut self, home: Home) {
        let mut deck = std::mem::take(&mut self.state.piles[home].deck);
        deck.shuffle(&mut self.state.rng);
        self.state.piles[home].deck = deck;
        self.reveal_barrier();
        self.tell(Happened::Shuffled(home));
    }

    /// Shuffles the discard pile into an empty deck, as whoever needs a card from it does.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub(crate) fn refill(&mut self, home: Home) -> Step {
        let pile = &self.state.piles[home];
        if !pile.deck.is_empty() || pile.discard.is_empty() {
            return Ok(());
        }
        self.before_pile_is_deck(home)?;
        let pile = &mut self.state.piles[home];
        if pile.discard.is_empty() {
            return Ok(());
        }
        for card in std::mem::take(&mut pile.discard) {
            self.state.card_mut(card).zone = Zone::Deck(home);
            self.state.card_mut(card).stay = Stay(self.state.next_stay);
            self.state.next_stay += 1;
            self.state.piles[home].deck.push(card);
        }
        let mut deck = std::mem::take(&mut self.state.piles[home].deck);
        deck.shuffle(&mut self.state.rng);
        self.state.piles[home].deck = deck;
        self.reveal_barrier();
        self.tell(Happened::Reshuffled(home));
        Ok(())
    }

    /// The top card of a deck, after a reshuffle if it is empty.
    pub(crate) fn top_card(&mut self, home: Home) -> Step<Option<CardId>> {
        self.refill(home)?;
        Ok(self.state.deck(home).last().copied())
    }
}
