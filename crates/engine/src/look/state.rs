//! The position as the rules read it: where everything is, and what is printed on it.

use crate::nouns::counter::Counter;
use crate::nouns::effect::Cause;
use crate::nouns::event::{Copying, Event, Happened};
use crate::nouns::ids::{CardId, FactionId, Ref, Seat, Seats, SiteId, Stay};
use crate::nouns::lasting::Lasting;
use crate::nouns::order::sort_by_key;
use crate::nouns::question::Pick;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::sorts::Sorts;
use crate::nouns::time::{Phase, Until};
use crate::nouns::zone::{Face, Home, Zone};
use crate::print::catalog::Catalog;
use crate::print::def::{CardDef, Kind, PlayOn};
use crate::table::card::Card;
use crate::table::position::Position;
use crate::table::site::Site;
use std::ops::{Deref, DerefMut};

/// A position together with what is printed on its cards.
#[derive(Clone)]
pub struct State {
    pub(crate) catalog: &'static Catalog,
    pub(crate) position: Position,
}

impl Deref for State {
    type Target = Position;
    fn deref(&self) -> &Position {
        &self.position
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Position {
        &mut self.position
    }
}

/// A game never changes its catalog: positions are compared.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.position == other.position
    }
}

impl Eq for State {}

impl State {
    /// The catalog the cards come from.
    #[must_use]
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
    }

    /// The card `id`.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    pub(crate) fn card_mut(&mut self, id: CardId) -> &mut Card {
        &mut self.cards[id.index()]
    }

    /// What is printed on a card.
    #[must_use]
    pub fn def(&self, id: CardId) -> &'static CardDef {
        self.catalog.def(self.card(id).def)
    }

    /// What a card is, where it lies now.
    #[must_use]
    pub fn sorts(&self, id: CardId) -> Sorts {
        let card = self.card(id);
        let printed = self.catalog.sorts(card.def);
        if printed.is_fusion() { printed.only(card.zone.facts().of_fusion) } else { printed }
    }

    /// Whether a card is a minion, where it lies now.
    #[must_use]
    pub fn is_minion(&self, id: CardId) -> bool {
        self.sorts(id).is_minion()
    }

    /// Whether a card is an action, where it lies now.
    #[must_use]
    pub fn is_action(&self, id: CardId) -> bool {
        self.sorts(id).is_action()
    }

    /// Whether a card is a standard action, as printed on it or on what it copies.
    #[must_use]
    pub fn is_standard(&self, id: CardId) -> bool {
        self.is_action(id) && self.def_played(id).is_standard()
    }

    /// Whether a card is an action that is played on nothing, as printed on it or on what it copies.
    pub(crate) fn is_on_nothing(&self, id: CardId) -> bool {
        self.is_action(id) && self.def_played(id).is_on_nothing()
    }

    /// What is printed on a card, or on what it copies.
    fn def_played(&self, id: CardId) -> &'static CardDef {
        let card = self.card(id);
        self.catalog.def(card.copies.unwrap_or(card.def))
    }

    /// What a card has copied this turn, as it was then, with the numbers of those events.
    pub fn copied(&self, card: CardId) -> impl Iterator<Item = (u32, Copying, &Snapshot)> {
        self.history.iter().filter_map(move |event| match &event.what {
            Happened::Copied(copy, of, how) if copy.card.card == card => {
                Some((event.seq, *how, of))
            }
            _ => None,
        })
    }

    /// Whether the last play of a card in its present stay was from being buried.
    #[must_use]
    pub fn was_uncovered(&self, card: Ref) -> bool {
        matches!(self.played_from_where(card), Some(Zone::Buried(_)))
    }

    /// Whether the last play of a card in its present stay was from stasis.
    #[must_use]
    pub fn came_from_stasis(&self, card: Ref) -> bool {
        matches!(self.played_from_where(card), Some(Zone::Stasis(_)))
    }

    /// Where a card lay that was played this turn, in its present stay.
    pub(crate) fn played_from_where(&self, card: Ref) -> Option<Zone> {
        let mut plays = self.history.iter().rev().filter_map(Event::play);
        plays.find(|play| play.card.card == card).map(|play| play.from)
    }

    /// What an action is played on, as printed on it or on what it copies; none of other cards.
    #[must_use]
    pub fn played_on(&self, id: CardId) -> Option<PlayOn> {
        match self.def_played(id).kind {
            Kind::Action { on } => Some(on),
            Kind::Fusion { .. } if self.is_action(id) => Some(PlayOn::Nothing),
            _ => None,
        }
    }

    /// Whether a card is an action that can only be played by its Special, as printed on it or on what it copies.
    #[must_use]
    pub fn special_only(&self, id: CardId) -> bool {
        self.def_played(id).special_only()
    }

    /// Whether something is the doing of a standard action that is just being played.
    pub(crate) fn is_standard_play(&self, cause: &Cause) -> bool {
        cause.play
            && cause.is_action()
            && cause.def.is_some_and(|def| self.catalog.def(def).is_standard())
    }

    /// A reference to a card in its current stay.
    #[must_use]
    pub fn at(&self, card: CardId) -> Ref {
        Ref { card, stay: self.card(card).stay }
    }

    /// Whether the stay meant is still going on.
    #[must_use]
    pub fn stays(&self, r: Ref) -> bool {
        self.card(r.card).stay == r.stay
    }

    /// The site `id`, unless it is gone.
    #[must_use]
    pub fn site(&self, id: SiteId) -> Option<&Site> {
        self.sites.iter().find(|s| s.id == id)
    }

    pub(crate) fn site_mut(&mut self, id: SiteId) -> Option<&mut Site> {
        self.sites.iter_mut().find(|s| s.id == id)
    }

    /// All seats, the current player first, clockwise.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        self.clockwise_from(self.current)
    }

    /// All seats, `first` first, clockwise.
    pub fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.players.0.len() as u8;
        (0..n).map(move |i| Seat((first.0 + i) % n))
    }

    /// The next seat clockwise.
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players.0.len() as u8)
    }

    /// All homes: the players' clockwise from the current one, then those that are no player's.
    pub(crate) fn homes(&self) -> impl Iterator<Item = Home> + use<> {
        self.clockwise().map(Home::Player).chain(Home::COMMON)
    }

    /// All seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.0.len() as u8).map(Seat)
    }

    /// The site a card is at: the base itself, a card there, or a card on one of those.
    #[must_use]
    pub fn site_of(&self, card: CardId) -> Option<SiteId> {
        match self.card(card).zone {
            Zone::Base(s) | Zone::Site(s) | Zone::Buried(s) => Some(s),
            Zone::On(host) | Zone::Under(host) => self.site_of(host),
            Zone::Deck(_)
            | Zone::Hand(_)
            | Zone::Discard(_)
            | Zone::Stasis(_)
            | Zone::SetAside(_)
            | Zone::Resolving(_)
            | Zone::Revealed(_)
            | Zone::LookedAt(..)
            | Zone::Duel(_)
            | Zone::Box => None,
        }
    }

    /// Whether a card is in play on the table with working abilities: a base, or a face-up card at or on one.
    #[must_use]
    pub fn in_play(&self, card: CardId) -> bool {
        match self.card(card).zone {
            // What is on a card in stasis is there with it.
            Zone::On(host) => !matches!(self.card(host).zone, Zone::Stasis(_)),
            zone => zone.in_play(),
        }
    }

    /// Whether a card is a minion in play.
    #[must_use]
    pub fn is_minion_in_play(&self, card: CardId) -> bool {
        matches!(self.card(card).zone, Zone::Site(_)) && self.is_minion(card)
    }

    /// The cards in play site by site: the base, then the cards there, each followed by the actions on it.
    pub fn table(&self) -> impl Iterator<Item = CardId> + '_ {
        self.sites.iter().flat_map(|s| self.table_at(s))
    }

    /// The cards in play at one site: the base, then the cards there, each followed by the actions on it.
    pub fn table_at<'a>(&'a self, site: &'a Site) -> impl Iterator<Item = CardId> + 'a {
        let with_attached =
            |&c: &'a CardId| std::iter::once(c).chain(self.card(c).attached.iter().copied());
        std::iter::once(site.base).chain(site.cards.iter().flat_map(with_attached))
    }

    /// The minions at a site, in order of arrival.
    pub fn minions_at(&self, site: SiteId) -> impl Iterator<Item = CardId> + '_ {
        let cards = self.site(site).map_or(&[][..], |s| &s.cards);
        cards.iter().copied().filter(|&c| self.is_minion_in_play(c))
    }

    /// How many +1 power counters are on a card.
    #[must_use]
    pub fn counters(&self, id: CardId) -> i32 {
        self.card(id).counters.of(Counter::Power)
    }

    /// The owner of a card; monsters, treasures and bases have none.
    #[must_use]
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        match self.card(card).home {
            Home::Player(s) => Some(s),
            Home::Bases | Home::Madness | Home::Monsters | Home::Treasures => None,
        }
    }

    /// The deck a card was taken off, if it lies there revealed or looked at; else that of its home.
    #[must_use]
    pub fn deck_of(&self, card: CardId) -> Home {
        match self.card(card).zone {
            Zone::Revealed(home) | Zone::LookedAt(_, home) | Zone::Deck(home) => home,
            _ => self.card(card).home,
        }
    }

    /// Who sees the face of a card where it lies now.
    #[must_use]
    pub fn seen_by(&self, card: CardId) -> Seats {
        let zone = self.card(card).zone;
        if matches!(zone, Zone::Duel(_)) && self.duel.as_ref().is_some_and(|d| d.shown) {
            return Seats::ALL;
        }
        if zone == Zone::Deck(Home::Bases) && self.open_top_base() == Some(card) {
            return Seats::ALL;
        }
        match zone.facts().face {
            Face::All => Seats::ALL,
            face => self.holder(card, face).map_or(Seats::NONE, Seats::only),
        }
    }

    /// The card that lies face down in this stay, if one does.
    #[must_use]
    pub fn face_down(&self, stay: Stay) -> Option<CardId> {
        let here = |c: &Card| c.stay == stay && c.zone.facts().face != Face::All;
        self.cards.iter().position(here).map(|at| CardId(at as u16))
    }

    /// The pick that names a card for whoever is asked: one that lies face down beside a base by its stay.
    #[must_use]
    pub fn pick_of(&self, card: CardId, who: Seat) -> Pick {
        let c = self.card(card);
        match c.zone {
            Zone::Buried(_) if !self.seen_by(card).has(who) => Pick::FaceDown(c.stay),
            _ => Pick::Card(card),
        }
    }

    /// The one player who sees a face.
    fn holder(&self, card: CardId, face: Face) -> Option<Seat> {
        match face {
            Face::All | Face::Nobody => None,
            Face::Seat(seat) => Some(seat),
            Face::Controller => self.card(card).controller,
            // In stasis a card is its owner's.
            Face::ControllerOf(host) => self.card(host).controller.or_else(|| self.owner(host)),
        }
    }

    /// Whose cards lie where this one lies, as far as anybody knows who does not see it.
    pub(crate) fn usual_home(&self, card: CardId) -> Home {
        let c = self.card(card);
        match c.zone {
            Zone::Deck(home) => home,
            zone => self.holder(card, zone.facts().face).map_or(c.home, Home::Player),
        }
    }

    /// Whether a lasting effect counts now.
    #[must_use]
    pub fn active(&self, lasting: &Lasting) -> bool {
        lasting
            .during
            .is_none_or(|(seat, nth)| self.current == seat && self.players[seat].turns == nth)
    }

    /// The end of the turn that is going on.
    #[must_use]
    pub fn end_of_turn(&self) -> Until {
        Until::EndOfTurn(self.current, self.players[self.current].turns)
    }

    /// The end of `seat`'s turn: this one, or the next if another player's turn is going on.
    #[must_use]
    pub fn end_of_turn_of(&self, seat: Seat) -> Until {
        let later = u32::from(self.current != seat);
        Until::EndOfTurn(seat, self.players[seat].turns + later)
    }

    /// Whether it is this player's Play Cards phase.
    #[must_use]
    pub fn plays_now(&self, seat: Seat) -> bool {
        self.phase == Phase::PlayCards && self.current == seat
    }
}

impl State {
    /// The factions of the players, or where none are set those of the cards in the game.
    #[must_use]
    pub fn factions_in_game(&self) -> Vec<FactionId> {
        let mut found: Vec<FactionId> =
            self.players.0.iter().flat_map(|p| p.factions.iter().map(|p| p.faction)).collect();
        if found.is_empty() {
            let all = (0..self.cards.len()).map(|i| CardId(i as u16));
            found = all.flat_map(|c| self.factions(c)).copied().collect();
        }
        sort_by_key(&mut found, |&f| f);
        found.dedup();
        found
    }
}
