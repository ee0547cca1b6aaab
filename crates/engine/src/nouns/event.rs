//! What happened, as values. The log, the animations and every "after ..." ability read these and nothing
//! else. An event carries a snapshot of each card it is about, taken just before.

use crate::nouns::award::Award;
use crate::nouns::coin::Coin;
use crate::nouns::counter::Counter;
use crate::nouns::effect::Cause;
use crate::nouns::going::{To, Way};
use crate::nouns::ids::{AbilityId, DefId, FactionId, Ref, Seat, Seats, SiteId};
use crate::nouns::lasting::Bearer;
use crate::nouns::play::PlayKind;
use crate::nouns::question::Why;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::{Phase, Window};
use crate::nouns::zone::{Home, Zone};

/// One thing that happened.
#[derive(Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number in the game, from 0.
    pub seq: u32,
    /// The phase it happened in.
    pub phase: Phase,
    /// What caused it.
    pub cause: Cause,
    /// Who may know which cards it is about; all may know that it happened.
    pub seen: Seats,
    /// Those of its cards that others let join it ("affected in the same way"): it did not mean them.
    pub joined: Vec<Ref>,
    /// All that was destroyed at this moment, wherever it went: of several events that tell of it, the first has it.
    pub destroyed: Vec<Snapshot>,
    /// What happened.
    pub what: Happened,
}

/// Written out, as that of a [`Snapshot`] is.
impl Clone for Event {
    fn clone(&self) -> Event {
        let (joined, destroyed) = (self.joined.clone(), self.destroyed.clone());
        Event { joined, destroyed, what: self.what.clone(), ..*self }
    }
}

/// A card that was played: [`Happened::Played`] as those read it who answer.
#[derive(Clone, Copy, Debug)]
pub struct Play<'a> {
    /// The card where it lies now, already in play if it stays in play.
    pub card: &'a Snapshot,
    /// What it was played as.
    pub kind: PlayKind,
    /// Who played it; nobody where a base brings a monster.
    pub by: Option<Seat>,
    /// Where it came from.
    pub from: Zone,
    /// The site it was played at, if any.
    pub at: Option<SiteId>,
    /// The minion it was played on.
    pub on: Option<&'a Snapshot>,
}

impl Play<'_> {
    /// "A player plays ... from their hand.": it came from the hand of whoever played it.
    #[must_use]
    pub fn is_from_own_hand(&self) -> bool {
        self.by.is_some_and(|by| self.from == Zone::Hand(by))
    }
}

/// What kind of ability was used, by its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// A talent.
    Talent,
    /// A Special.
    Special,
    /// The part of a fusion that it has as an action.
    AsAction,
    /// Any other.
    Other,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A turn began.
    TurnBegan(Seat),
    /// The current player is done playing cards.
    DonePlaying(Seat),
    /// A player took a new opening hand, having shown the old one.
    NewHand(Seat, Vec<Snapshot>),
    /// A card was played by a player, from a zone; for an action on a minion also on which.
    Played {
        /// The card where it lies now, already in play if it stays in play.
        card: Snapshot,
        /// What it was played as.
        kind: PlayKind,
        /// Who played it; nobody where a base brings a monster.
        by: Option<Seat>,
        /// Where it came from.
        from: Zone,
        /// The site it was played at, if any.
        at: Option<SiteId>,
        /// The minion it was played on.
        on: Option<Snapshot>,
        /// Whether it was stopped before it did anything: it was played, but has affected nothing.
        stopped: bool,
    },
    /// A card that was played counts as having been played as something else, too, by a player.
    PlayedAs(Snapshot, PlayKind, Seat),
    /// A card could not be where it was played and goes to the discard pile without effect.
    Fizzled(Snapshot),
    /// An ability was used by a player.
    Used(AbilityId, Seat, Use),
    /// Minions moved to sites.
    Moved(Vec<(Snapshot, SiteId)>),
    /// Cards left where they were: were destroyed, returned, placed, shuffled into a deck or discarded.
    Went {
        /// In which way.
        way: Way,
        /// Where they were sent. A titan, monster or treasure goes where its kind goes.
        to: To,
        /// The cards.
        cards: Vec<Snapshot>,
    },
    /// A player drew cards.
    Drew(Seat, Vec<Snapshot>),
    /// Cards were revealed to all, from the named player's deck or hand.
    Revealed(Vec<Snapshot>),
    /// A player looked at cards.
    Looked(Seat, Vec<Snapshot>),
    /// A player searched a deck.
    Searched(Seat, Home),
    /// A deck was shuffled.
    Shuffled(Home),
    /// A player's discard pile became their deck.
    Reshuffled(Home),
    /// A player gained victory points.
    GainedVp(Seat, i32),
    /// The abilities of cards in play, or of bases, were cancelled for a while.
    Cancelled(Vec<Snapshot>),
    /// Minions got more (or less) power for a while.
    PowerChanged(Vec<Snapshot>, i32),
    /// What has just come into play, or has just been said of them, changes these cards from now on: their power by so much,
    /// or (0) something else of them.
    Began(Vec<Snapshot>, i32),
    /// Minions in play have more power than before, by whatever.
    Rose(Vec<Snapshot>),
    /// A buried card was turned face up, to be played.
    Uncovered(Snapshot),
    /// Two minions duel: the challenger and the other.
    DuelBegan(Snapshot, Snapshot),
    /// A duel ended; in a tie both sides have won and lost.
    Dueled {
        /// The winners, as they were.
        winners: Vec<Snapshot>,
        /// The losers, as they were.
        losers: Vec<Snapshot>,
    },
    /// Two titans clashed: the one that stays and the one that is removed.
    Clashed(Snapshot, Snapshot),
    /// The treasures of a scored base were revealed.
    LootRevealed(SiteId, Vec<Snapshot>),
    /// A player may have power at a base without a minion for a while: how much.
    Presence(Seat, SiteId, i32),
    /// A duel stopped without a result: the two are no longer together.
    DuelStopped,
    /// A player flipped a coin, and so it fell; that may still be changed.
    CoinFell(Seat, Coin),
    /// A player changed the result of a coin to this.
    CoinTurned(Seat, Coin),
    /// A player has flipped a coin: its result.
    Flipped(Seat, Coin),
    /// The breakpoint of a base changed for a while, or for as long as a card stays that has been played.
    BreakpointChanged(SiteId, DefId, i32),
    /// Counters were placed on (or, below zero, removed from) a card, or transferred to it from another.
    Counters(Snapshot, Counter, i32, Option<Ref>),
    /// A player took control of a card.
    TookControl(Snapshot, Seat),
    /// A player may play another card.
    ExtraPlay(Seat, PlayKind),
    /// Something holds from now on for a while: for whom or where, and in whose next turn if in that only.
    Stands(Bearer, Option<Seat>),
    /// A faction was named.
    Named(Seat, FactionId),
    /// A player named a card, as it is printed here.
    NamedCard(Seat, DefId),
    /// A seat's choice that all may know of: a player, chosen by another.
    ChosePlayer(Seat, Seat),
    /// A card was not affected, and by which card it was protected.
    Protected(Snapshot, Option<DefId>),
    /// A player ignored a base's ability.
    Ignored(Seat, DefId),
    /// An ability found nothing to choose.
    Nothing(Why),
    /// A window of the turn or of a scoring opened.
    Window(Window, Option<SiteId>),
    /// A base was chosen to score.
    Scoring(SiteId, DefId),
    /// Victory points were awarded, the winners first.
    Awarded(SiteId, Vec<Award>),
    /// Where a card of the scored base will go instead of the discard pile.
    Declared(Snapshot, To),
    /// A base came into play beside the others.
    NewBase(SiteId, DefId),
    /// A base in play was destroyed.
    BaseDestroyed(SiteId, DefId),
    /// A base left the table and another took its place.
    Replaced(SiteId, DefId, DefId),
    /// The scoring stopped: its base left play, or can no longer score.
    ScoringStopped(SiteId),
    /// An ability answered so often that it no longer does.
    LoopStopped(AbilityId),
    /// A seat passed in a window.
    Passed(Seat),
    /// The first card has abilities of the second for a while.
    Copied(Snapshot, Snapshot, Copying),
    /// A card has come to lie face up on top of the base deck.
    TopBase(Snapshot),
    /// An action in play was transferred: as it was, and as what it is on now was (or the base).
    Transferred(Snapshot, Snapshot),
    /// A player will take an extra turn.
    ExtraTurn(Seat),
    /// The turn is over.
    TurnEnded(Seat),
    /// The game is over, and a player's Madness cards were counted: how many, and how many victory points they cost.
    CountedMadness(Seat, usize, i32),
    /// Somebody has 15 victory points, but the lead is shared: play goes on.
    PlayOn,
    /// The game is over.
    GameOver(Vec<Seat>),
    /// Something happened with cards the viewer may not know: whose, and how many. Only in what
    /// [`Event::as_seen_by`] makes.
    Concealed(Concealed, Seat, usize),
}

/// What happened with cards one may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concealed {
    /// They were drawn from a player's deck.
    Drew,
    /// They were drawn from the treasure deck.
    DrewTreasures,
    /// They were looked at.
    Looked,
    /// They left where they were.
    Went {
        /// In which way.
        way: Way,
        /// Where they were sent.
        to: To,
    },
}

/// The kinds of events that abilities listen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// A card was played.
    Played,
    /// Cards were destroyed.
    Destroyed,
    /// Cards went to the discard pile from play or from elsewhere, destroyed ones not included.
    Discarded,
    /// Cards went to the discard pile from play, destroyed or not.
    ToDiscard,
    /// Cards moved.
    Moved,
    /// Cards were returned.
    Returned,
    /// Any event that affected a card in play; see [`Happened::affected`].
    Affected,
    /// Somebody drew cards.
    Drew,
    /// Somebody gained victory points.
    GainedVp,
    /// A base came into play.
    BaseCame,
    /// Cards were buried.
    Buried,
    /// A buried card was uncovered.
    Uncovered,
    /// A card came under another player's control.
    ControlChanged,
    /// A talent was used.
    TalentUsed,
    /// A Special was used.
    SpecialUsed,
    /// Cards of a hand or deck were revealed or looked at.
    Shown,
    /// Minions in play have more power than before.
    PowerRose,
    /// Somebody won a duel.
    DuelWon,
    /// +1 power counters were placed or removed.
    Counters,
    /// Stasis counters were removed from a card.
    StasisRemoved,
    /// Cards went to a hand from play or from a discard pile.
    ToHand,
    /// Cards were placed into a hand, from wherever, also from another hand.
    Handed,
    /// Cards left play, by whatever way.
    Left,
    /// Somebody has flipped a coin.
    Flipped,
    /// The part of a fusion that it has as an action was used, as the fusion was played.
    ActionPartUsed,
    /// Cards went to a discard pile, from wherever and in whatever way.
    ToPile,
}

/// How a card has abilities of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copying {
    /// In place of its own: it stands for that card.
    InPlace,
    /// Beside its own.
    Beside,
}
