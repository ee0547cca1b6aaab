//! The position: plain data, cheap to clone, no code in it.

use super::catalog::Catalog;
use super::def::CardDef;
use super::event::Event;
use super::ids::{AbilityId, BySeat, CardId, DefId, FactionId, Ref, Seat, Seats, SiteId, Stay};
use super::mask::Mask;
use super::plays::Permission;
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

/// Whose deck, hand and discard pile a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Home {
    /// A player's deck.
    Player(Seat),
    /// The base deck.
    Bases,
    /// The Madness deck: of a Madness card that no player has. One that a player has is that player's.
    Madness,
    /// The monster deck.
    Monsters,
    /// The treasure deck.
    Treasures,
}

/// Where a card is. Every card is in exactly one zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// In the deck of its home.
    Deck(Home),
    /// In a player's hand.
    Hand(Seat),
    /// In a discard pile.
    Discard(Home),
    /// The base card of a site.
    Base(SiteId),
    /// In play at a site: a minion, an action on the base, a titan.
    Site(SiteId),
    /// An action on another card.
    On(CardId),
    /// Face down beside a base.
    Buried(SiteId),
    /// Stored under another card.
    Under(CardId),
    /// In stasis before a player.
    Stasis(Seat),
    /// Set aside beside a player's deck, as titans are.
    SetAside(Seat),
    /// A standard action between being shown and being discarded.
    Resolving(Seat),
    /// Taken off a deck by an ability of this player and revealed to all.
    Revealed(Seat),
    /// Taken off a deck by an ability for only this player to look at.
    LookedAt(Seat),
    /// A dueling card on the table.
    Duel(Seat),
    /// Out of the game.
    Box,
}

/// Counters that lie on cards, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Counter {
    /// A +1 power counter.
    Power,
    /// A stasis counter.
    Stasis,
}

/// How many counters of each kind lie on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counters([u8; 2]);

impl Counters {
    /// The number of one kind.
    #[must_use]
    pub fn of(self, kind: Counter) -> i32 {
        i32::from(self.0[kind as usize])
    }
    /// Sets the number of one kind; below zero is zero.
    pub(crate) fn set(&mut self, kind: Counter, n: i32) {
        self.0[kind as usize] = n.clamp(0, 255) as u8;
    }
}

/// What was chosen for a card as it was played, to be remembered while it stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Memo {
    /// Nothing.
    #[default]
    None,
    /// A named faction.
    Faction(FactionId),
}

/// A card of this game.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
pub struct Card {
    /// What is printed on it.
    pub def: DefId,
    /// Where it belongs.
    pub home: Home,
    /// Where it is.
    pub zone: Zone,
    /// Its current stay there.
    pub stay: Stay,
    /// Who controls it, if it is in play.
    pub controller: Option<Seat>,
    /// Who controls it when no effect changes that.
    pub played_by: Option<Seat>,
    /// The counters on it.
    pub counters: Counters,
    /// What was chosen for it.
    pub memo: Memo,
    /// The actions on it, in order of arrival.
    pub attached: Vec<CardId>,
    /// The cards stored under it.
    pub stored: Vec<CardId>,
}

/// A place in the middle of the table.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
pub struct Site {
    /// Its id, which outlives its base card.
    pub id: SiteId,
    /// The base card lying there.
    pub base: CardId,
    /// The cards there in order of arrival, those on other cards not included.
    pub cards: Vec<CardId>,
    /// The kinds of abilities printed on all cards there, so that a scan can pass over the site. Kept up
    /// to date by the lowest layer of change; the invariant check compares it with the cards.
    #[serde(skip)]
    pub(crate) kinds: Mask,
    /// The cards there that have such abilities, in table order, with their kinds. Kept and checked like
    /// `kinds`.
    #[serde(skip)]
    pub(crate) bearers: Vec<(CardId, Mask)>,
}

/// A deck and its discard pile. The last card of each is on top.
#[derive(Clone, Debug, Default, Serialize, Deserialize, PartialEq, Eq)]
pub struct Pile {
    /// The deck, bottom first.
    pub deck: Vec<CardId>,
    /// The discard pile, bottom first.
    pub discard: Vec<CardId>,
}

/// What belongs to one player.
#[derive(Clone, Debug, Default, Serialize, Deserialize, PartialEq, Eq)]
pub struct Player {
    /// The chosen factions.
    pub factions: Vec<FactionId>,
    /// Deck and discard pile.
    pub pile: Pile,
    /// The hand, in order of drawing.
    pub hand: Vec<CardId>,
    /// Victory points.
    pub vp: i32,
    /// Turns begun, this one included.
    pub turns: u32,
    /// The plays still open in this Play Cards phase.
    pub plays: Vec<Permission>,
}

/// Where the game stands in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first turn: this seat and those after it may ask for a new hand.
    NewHands(Seat),
    /// Start Turn.
    StartTurn,
    /// Play Cards.
    PlayCards,
    /// Score Bases.
    ScoreBases,
    /// Draw 2 Cards.
    DrawCards,
    /// End Turn.
    EndTurn,
    /// The game is over.
    Over,
}

/// A moment in turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// The end of the seat's n-th turn, after what happens then.
    EndOfTurn(Seat, u32),
    /// The start of the seat's n-th turn, before what happens then.
    StartOfTurn(Seat, u32),
    /// As long as the card it is about stays in play.
    Leaves,
    /// As long as that card and the card it comes from both stay in play.
    SourceLeaves,
}

/// Which minions an immunity covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Covers {
    /// One card.
    Card(Ref),
    /// The minions of a player at a site.
    Minions(Seat, SiteId),
}

/// A lasting effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// The starting power of a minion, or breakpoint of a base, is set to a number.
    Starting(Ref, i32),
    /// A minion in play now has more (or less) power.
    Power(Ref, i32),
    /// The breakpoint of a base card is higher (or lower).
    Breakpoint(Ref, i32),
    /// A player cannot play actions.
    NoActions(Seat),
    /// Not affected by one card.
    Immune(Covers, Ref),
    /// Control of a card.
    Control(Ref, Seat),
    /// A card has another card's ability: definition and index.
    Grant(Ref, DefId, u8),
    /// The abilities of a card count as if they were not there.
    Cancel(Ref),
}

impl What {
    /// The card it is about, in the stay it ends with, if it is about one.
    #[must_use]
    pub fn about(&self) -> Option<Ref> {
        match *self {
            What::Starting(r, _)
            | What::Power(r, _)
            | What::Breakpoint(r, _)
            | What::Control(r, _)
            | What::Grant(r, ..)
            | What::Cancel(r)
            | What::Immune(Covers::Card(r), _) => Some(r),
            What::Immune(..) | What::NoActions(_) => None,
        }
    }
}

/// A lasting effect with its span and its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasting {
    /// The effect.
    pub what: What,
    /// Only during the n-th turn of this seat, if set; else from now on.
    pub during: Option<(Seat, u32)>,
    /// When it ends.
    pub until: Until,
    /// The card it comes from.
    pub source: Ref,
    /// What is printed on that card.
    pub def: DefId,
    /// Whose ability made it.
    pub by: Option<Seat>,
}

/// What becomes of a card instead of the discard pile when its scored base is cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// It moves to another site.
    Move(SiteId),
    /// It is placed into its owner's hand.
    Hand,
    /// It is shuffled into its owner's deck.
    ShuffledIn,
}

/// A place in the standing at a scored base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// The most power there.
    Winner,
    /// The second most.
    RunnerUp,
    /// The third most.
    Third,
}

/// The scoring that is going on.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
pub struct Scoring {
    /// Where.
    pub site: SiteId,
    /// The base card that scores.
    pub base: Ref,
    /// Winners, runners-up, third places, fixed at the award; empty before.
    pub ranks: [Vec<Seat>; 3],
    /// Everybody's power there at the award.
    pub power: BySeat<i32>,
    /// Cards that something else than the discard pile was declared for, by which ability.
    pub fates: Vec<(Ref, Fate, AbilityId, Seat)>,
    /// The base chosen to replace this one.
    pub replacement: Option<CardId>,
    /// Names used that may be used once per base.
    pub used: Vec<(Seat, DefId)>,
    /// Whether its cards have been discarded already: nothing comes there before the replacement.
    pub cleared: bool,
    /// Whether everybody ignored the base's ability as it left, so that what comes after its
    /// replacement does not happen either.
    pub silenced: bool,
}

/// How questions treat what is hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Privacy {
    /// Only a seat that has an answer is asked.
    #[default]
    Exact,
    /// Every seat is asked that could have one, as far as all can see.
    Table,
}

/// The whole position.
#[derive(Clone, Serialize, Deserialize, PartialEq, Eq)]
pub struct State {
    #[serde(skip, default = "empty_catalog")]
    pub(crate) catalog: &'static Catalog,
    /// All cards by id.
    pub cards: Vec<Card>,
    /// The players.
    pub players: BySeat<Player>,
    /// The sites from left to right.
    pub sites: Vec<Site>,
    /// Base deck and base discard pile.
    pub bases: Pile,
    /// Monster deck and discard pile.
    pub monsters: Pile,
    /// Treasure deck and discard pile.
    pub treasures: Pile,
    /// The Madness deck; nothing is discarded there.
    pub madness: Pile,
    /// Whose turn it is.
    pub current: Seat,
    /// Turns begun in all.
    pub turn: u32,
    /// Where in the turn.
    pub phase: Phase,
    /// Turns to come before the clockwise order goes on, and where it then goes on.
    pub queue: Vec<Seat>,
    /// Lasting effects in the order they began.
    pub lasting: Vec<Lasting>,
    /// Abilities used this turn that may be used once a turn.
    pub used: Vec<AbilityId>,
    /// Names used this turn that may be used once a turn.
    pub used_names: Vec<(Seat, DefId)>,
    /// The scoring that is going on.
    pub scoring: Option<Scoring>,
    /// This turn's events.
    pub history: Vec<Event>,
    /// The number of events so far.
    pub seq: u32,
    /// Who won, once the game is over.
    pub winners: Vec<Seat>,
    /// How windows ask.
    pub privacy: Privacy,
    pub(crate) rng: Pcg64Mcg,
    pub(crate) next_stay: u32,
    pub(crate) next_site: u16,
    /// The kinds of abilities any card of this game has in hands and in discard piles.
    #[serde(skip)]
    pub(crate) hidden_kinds: [Mask; 2],
}

fn empty_catalog() -> &'static Catalog {
    &super::catalog::EMPTY
}

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
            _ => None,
        }
    }

    /// Whether a card is in play on the table with working abilities: a base, or a face-up card at or on one.
    #[must_use]
    pub fn in_play(&self, card: CardId) -> bool {
        matches!(self.card(card).zone, Zone::Base(_) | Zone::Site(_) | Zone::On(_))
    }

    /// Whether a card is a minion in play.
    #[must_use]
    pub fn is_minion_in_play(&self, card: CardId) -> bool {
        matches!(self.card(card).zone, Zone::Site(_)) && self.def(card).is_minion()
    }

    /// The cards in play site by site: the base, then the cards there, each followed by the actions on it.
    pub fn table(&self) -> impl Iterator<Item = CardId> + '_ {
        self.sites.iter().flat_map(|s| self.table_at(s))
    }

    /// The cards in play at one site: the base, then the cards there, each followed by the actions on it.
    pub fn table_at<'a>(&'a self, site: &'a Site) -> impl Iterator<Item = CardId> + 'a {
        let with_attached =
            |&c: &'a CardId| std::iter::once(c).chain(self.card(c).attached.iter().copied());
        std::iter::once(site.base)
            .chain(site.cards.iter().flat_map(with_attached))
            .filter(|&c| !matches!(self.card(c).zone, Zone::Buried(_)))
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
            _ => None,
        }
    }

    /// Who sees the face of a card where it lies now.
    #[must_use]
    pub fn seen_by(&self, card: CardId) -> Seats {
        match self.card(card).zone {
            Zone::Deck(Home::Madness) => Seats::ALL,
            Zone::Deck(_) => Seats::NONE,
            Zone::Hand(s) | Zone::LookedAt(s) | Zone::Duel(s) => Seats::only(s),
            Zone::Buried(_) => self.card(card).controller.map_or(Seats::NONE, Seats::only),
            Zone::Under(host) => self.card(host).controller.map_or(Seats::NONE, Seats::only),
            _ => Seats::ALL,
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
