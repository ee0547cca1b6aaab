//! Questions and answers: the whole of what anybody decides.

use crate::nouns::ids::{CardId, DefId, FactionId, Ref, Seat, SiteId, Stay};
use crate::nouns::play::PlayKind;
use crate::nouns::time::Window;
use crate::nouns::zone::Home;

/// One element of an answer. Picks are stable ids, never list positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pick {
    /// Play this card.
    Play(CardId),
    /// Use the ability of this card: the definition that printed it and its index there.
    Use(CardId, DefId, u8),
    /// A card.
    Card(CardId),
    /// A card that lies face down for whoever is asked, by its stay there: that tells when it came, and nothing else.
    FaceDown(Stay),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// Which card to place into this player's hand.
    Give(Seat),
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
    /// Which card to name, of those that this player may have.
    NameCardOf(Seat),
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
    /// Which cards to discard down to the maximum hand size.
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
    /// Which other card is affected in the same way.
    Join,
    /// Which card to bury.
    Bury,
    /// Where this card is buried.
    BuryAt(CardId),
    /// Which buried card to uncover.
    Uncover,
    /// Which card to store.
    Store,
    /// Which minion duels.
    Duel,
    /// Which card to place for a duel.
    DuelCard,
    /// Which of the revealed treasures to take.
    Loot,
    /// Of which of several cards or bases that it heard of an ability speaks as it is used.
    AboutWhich,
    /// Whether this fusion is played as a minion ([`AS_MINION`]) or as an action ([`AS_ACTION`]).
    PlayAs(CardId),
}

/// "As a minion", of what a fusion is played as.
pub const AS_MINION: u8 = 0;
/// "As an action", of what a fusion is played as.
pub const AS_ACTION: u8 = 1;

/// An open question, with every legal answer.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub min: u16,
    /// The most picks.
    pub max: u16,
    /// Whether the order of the picks matters.
    pub ordered: bool,
    /// Whether options or reason show hidden cards, so that the device has to be in `who`'s hands.
    pub private: bool,
    /// The words of the alternatives, for [`Why::Mode`], from the card file.
    pub modes: Vec<&'static str>,
}

impl Ask {
    /// Whether `picks` is a legal answer.
    #[must_use]
    pub fn allows(&self, picks: &[Pick]) -> bool {
        let count = picks.len() >= usize::from(self.min) && picks.len() <= usize::from(self.max);
        let distinct = picks.iter().enumerate().all(|(i, p)| !picks[..i].contains(p));
        count && distinct && picks.iter().all(|p| self.options.contains(p))
    }

    /// The legal answer of somebody who wants nothing: no more than has to be picked, the first options.
    #[must_use]
    pub fn least(&self) -> Vec<Pick> {
        self.options.iter().take(usize::from(self.min)).copied().collect()
    }
}

impl Pick {
    /// The card this picks, plays or uses.
    #[must_use]
    pub fn card(self) -> Option<CardId> {
        match self {
            Pick::Play(c) | Pick::Use(c, ..) | Pick::Card(c) => Some(c),
            _ => None,
        }
    }
}

impl Why {
    /// The card that the question is about, where it names one.
    #[must_use]
    pub fn card(self) -> Option<CardId> {
        match self {
            Why::PlayWhere(c)
            | Why::PlayAs(c)
            | Why::MoveTo(c)
            | Why::HowMany(c)
            | Why::TakeFor(c)
            | Why::BuryAt(c) => Some(c),
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
