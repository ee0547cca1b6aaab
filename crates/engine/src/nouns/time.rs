//! Moments of the game: phases, windows, ends.

use crate::nouns::ids::Seat;

/// Where the game stands in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Before the first turn: this seat and those after it may ask for a new hand.
    NewHands(Seat),
    /// Before anybody has cards in hand: what bases do that lie there as the game begins.
    SettingUp,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// The end of the seat's n-th turn, after what happens then.
    EndOfTurn(Seat, u32),
    /// The start of the seat's n-th turn, before what happens then.
    StartOfTurn(Seat, u32),
    /// The end of the scoring that goes on, with the answers to its replacement.
    EndOfScoring,
    /// As long as the card it is about stays in play.
    Leaves,
    /// As long as that card and the card it comes from both stay in play.
    SourceLeaves,
}

impl Window {
    /// Whether it is one of a duel, whatever else goes on.
    #[must_use]
    pub const fn is_of_duel(self) -> bool {
        matches!(self, Window::DuelBegins | Window::DuelRevealed | Window::DuelEnds)
    }
}

/// The timing windows of the turn. Their list stays open: a card that enters during one takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Window {
    /// At the start of the turn.
    StartOfTurn,
    /// Before a base scores.
    BeforeScoring,
    /// When a base scores: as the victory points are awarded.
    WhenScoring,
    /// After a base scored, before its cards leave.
    AfterScoring,
    /// After the scored base was replaced, and before the next is looked for. The scored base still speaks.
    AfterReplacement,
    /// At the end of the turn.
    EndOfTurn,
    /// Two minions are about to duel, before the dueling cards are placed.
    DuelBegins,
    /// The dueling cards have been shown, and none has been played yet.
    DuelRevealed,
    /// The dueling cards have done what they do, and the powers are about to be compared.
    DuelEnds,
    /// The treasures of a scored base have been revealed, and nobody has chosen yet.
    Loot,
}
