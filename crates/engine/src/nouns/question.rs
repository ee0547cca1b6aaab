//! Questions and answers: the whole of what anybody decides.

use crate::nouns::ids::{CardId, DefId, FactionId, Ref, Seat, SiteId};
use crate::nouns::play::PlayKind;
use crate::nouns::time::Window;
use crate::nouns::zone::Home;
use serde::{Deserialize, Serialize};

/// One element of an answer. Picks are stable ids, never list positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// Play this card.
    Play(CardId),
    /// Use the ability of this card: the definition that printed it and its index there.
    Use(CardId, DefId, u8),
    /// A card.
    Card(CardId),
    /// The n-th of the cards nobody asked may see.
    Hidden(u8),
    /// A site.
    Site(SiteId),
    /// A player.
    Player(Seat),
    /// A faction.
    Faction(FactionId),
    /// A card name, by any printing of it.
    Name(DefId),
    /// One of the alternatives of the text, counted from 0, those not legal now included.
    Mode(u8),
    /// A number.
    Number(u8),
    /// Yes.
    Yes,
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// The free choice of the Play Cards phase: play, use, or be done (the empty answer).
    PlayCards,
    /// Whether to take a new opening hand.
    NewHand,
    /// Where a card is played: the base, or the minion.
    PlayWhere(CardId),
    /// Which card to play as an extra one, now.
    PlayExtra(PlayKind),
    /// Which minion or other card to destroy.
    Destroy,
    /// Which card to return.
    Return,
    /// Which minion to move.
    Move,
    /// Where a card moves.
    MoveTo(CardId),
    /// Where several cards move together.
    MoveAllTo,
    /// Whether, or which of these very cards, to play now.
    PlayThis,
    /// Whether to draw a card.
    Draw,
    /// Which card to place elsewhere: hand or deck.
    Place,
    /// Which card to discard.
    Discard,
    /// Which action to transfer.
    Transfer,
    /// Which cards go to the bottom of a deck; the others go on top.
    PlaceUnder,
    /// Which cards to keep, draw or take.
    Take,
    /// Which cards to shuffle into a deck.
    ShuffleIn,
    /// Which minion gets power, or counts.
    Choose,
    /// Which base.
    ChooseBase,
    /// Which player.
    ChoosePlayer,
    /// Which faction to name.
    NameFaction,
    /// Which card name.
    ChooseName,
    /// In which order cards are put; the first named is on top.
    Arrange(Home),
    /// Which card to search for.
    Search,
    /// Which of the alternatives of the text.
    Mode,
    /// Whether to do what the text says.
    May,
    /// Which of the waiting mandatory abilities comes first.
    Order,
    /// Whether to use one of these in a window.
    Window(Window),
    /// Whether to use one of these in answer to what happened.
    React,
    /// Which base scores first.
    ScoreFirst,
    /// Which base replaces the scored one.
    NextBase,
    /// Which cards to discard down to ten.
    DiscardDown,
    /// Whether to ignore a base's ability.
    Ignore,
    /// From which cards +1 power counters are taken.
    CountersFrom,
    /// Which card gets +1 power counters.
    CountersTo,
    /// How many counters: of those on this card, or for it.
    HowMany(CardId),
    /// How many cards, or times.
    Count,
    /// Whether to save this card from what would happen to it.
    Save,
    /// Which card takes the place of this one.
    TakeFor(CardId),
}

/// An open question, with every legal answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Who decides.
    pub who: Seat,
    /// What about.
    pub why: Why,
    /// The card whose text asks.
    pub source: Option<Ref>,
    /// What is printed on that card.
    pub def: Option<DefId>,
    /// Which ability of `def` asks, by its position there; none where the rules ask.
    pub ability: Option<u8>,
    /// What may be picked.
    pub options: Vec<Pick>,
    /// The fewest picks; 0 means that declining (no pick) is legal.
    pub min: u8,
    /// The most picks.
    pub max: u8,
    /// Whether the order of the picks matters.
    pub ordered: bool,
    /// Whether options or reason show hidden cards, so that the device has to be in `who`'s hands.
    pub private: bool,
    /// The words of the alternatives, for [`Why::Mode`], from the card file.
    #[serde(skip)]
    pub modes: &'static [&'static str],
}

impl Ask {
    /// Whether `picks` is a legal answer.
    #[must_use]
    pub fn allows(&self, picks: &[Pick]) -> bool {
        let count = picks.len() >= usize::from(self.min) && picks.len() <= usize::from(self.max);
        let distinct = picks.iter().enumerate().all(|(i, p)| !picks[..i].contains(p));
        count && distinct && picks.iter().all(|p| self.options.contains(p))
    }

    /// A small number that changes when the question does; stored with each answer, so that a save which
    /// no longer fits says so instead of playing something else.
    #[must_use]
    pub fn fingerprint(&self) -> u32 {
        let mut hash: u32 = 0x811c_9dc5;
        let mut eat = |n: u32| hash = (hash ^ n).wrapping_mul(0x0100_0193).rotate_left(5);
        eat(u32::from(self.who.0));
        eat(u32::from(self.min) << 8 | u32::from(self.max));
        eat(self.why.code());
        for pick in &self.options {
            eat(pick.code());
        }
        hash
    }
}

impl Why {
    fn code(self) -> u32 {
        match self {
            Why::PlayCards => 0,
            Why::NewHand => 1,
            Why::PlayWhere(c) => 2 | u32::from(c.0) << 8,
            Why::PlayExtra(k) => 3 | (k as u32) << 8,
            Why::Destroy => 4,
            Why::Return => 5,
            Why::Move => 6,
            Why::MoveTo(c) => 7 | u32::from(c.0) << 8,
            Why::Place => 8,
            Why::Discard => 9,
            Why::Take => 10,
            Why::ShuffleIn => 11,
            Why::Choose => 12,
            Why::ChooseBase => 13,
            Why::ChoosePlayer => 14,
            Why::NameFaction => 15,
            Why::ChooseName => 16,
            Why::Arrange(_) => 17,
            Why::Search => 18,
            Why::Mode => 19,
            Why::May => 20,
            Why::Order => 21,
            Why::Window(w) => 22 | (w as u32) << 8,
            Why::React => 23,
            Why::ScoreFirst => 24,
            Why::NextBase => 25,
            Why::DiscardDown => 26,
            Why::Ignore => 27,
            Why::MoveAllTo => 28,
            Why::PlayThis => 29,
            Why::Draw => 30,
            Why::CountersFrom => 31,
            Why::CountersTo => 32,
            Why::HowMany(c) => 33 | u32::from(c.0) << 8,
            Why::Save => 34,
            Why::PlaceUnder => 36,
            Why::Transfer => 37,
            Why::Count => 38,
            Why::TakeFor(c) => 35 | u32::from(c.0) << 8,
        }
    }
}

impl Pick {
    fn code(self) -> u32 {
        match self {
            Pick::Play(c) => 1 << 24 | u32::from(c.0),
            Pick::Use(c, d, i) => {
                2 << 24 | u32::from(c.0) ^ u32::from(d.0) << 8 ^ u32::from(i) << 20
            }
            Pick::Card(c) => 3 << 24 | u32::from(c.0),
            Pick::Hidden(n) => 4 << 24 | u32::from(n),
            Pick::Site(s) => 5 << 24 | u32::from(s.0),
            Pick::Player(s) => 6 << 24 | u32::from(s.0),
            Pick::Faction(f) => 7 << 24 | u32::from(f.0),
            Pick::Name(d) => 8 << 24 | u32::from(d.0),
            Pick::Mode(n) => 9 << 24 | u32::from(n),
            Pick::Number(n) => 10 << 24 | u32::from(n),
            Pick::Yes => 11 << 24,
        }
    }

    /// The card this picks, plays or uses.
    #[must_use]
    pub fn card(self) -> Option<CardId> {
        match self {
            Pick::Play(c) | Pick::Use(c, ..) | Pick::Card(c) => Some(c),
            _ => None,
        }
    }
}

/// Why something cannot be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is another player's decision.
    NotYours(Seat),
    /// Another question is open.
    AnotherQuestion,
    /// No minion play is left this turn.
    NoMinionPlay,
    /// No action play is left this turn.
    NoActionPlay,
    /// The plays left are for minions of at most this power.
    PowerAtMost(i32),
    /// The plays left are for other places.
    OnlyElsewhere,
    /// A card forbids it.
    Forbidden(DefId),
    /// The card can only be played at its special time.
    OnlySpecial,
    /// The ability has been used this turn.
    UsedThisTurn,
    /// Its condition does not hold.
    NotNow,
    /// It is not among what the question asks for.
    NotAnOption,
}
