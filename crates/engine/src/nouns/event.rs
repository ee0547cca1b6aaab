//! What happened, as values. The log, the animations and every "after ..." ability read these and nothing
//! else. An event carries a snapshot of each card it is about, taken just before.

use crate::nouns::award::Award;
use crate::nouns::counter::Counter;
use crate::nouns::effect::{Cause, EffectKind};
use crate::nouns::ids::{AbilityId, CardId, DefId, FactionId, Ref, Seat, Seats, SiteId};
use crate::nouns::lasting::Bearer;
use crate::nouns::play::PlayKind;
use crate::nouns::question::Why;
use crate::nouns::sorts::Sorts;
use crate::nouns::tags::Tags;
use crate::nouns::time::{Phase, Window};
use crate::nouns::zone::{Home, Zone};

/// A card as it was just before an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The card and its stay before.
    pub card: Ref,
    /// What is printed on it.
    pub def: DefId,
    /// Its owner.
    pub owner: Option<Seat>,
    /// Its controller, if it was in play.
    pub controller: Option<Seat>,
    /// Where it was.
    pub zone: Zone,
    /// The site it was at.
    pub site: Option<SiteId>,
    /// Its power, if it was a minion in play; else its printed power.
    pub power: i32,
    /// Its tags.
    pub tags: Tags,
    /// What it was.
    pub sorts: Sorts,
    /// The actions that were on it.
    pub attached: Vec<CardId>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number in the game, from 0.
    pub seq: u32,
    /// The phase it happened in.
    pub phase: Phase,
    /// What caused it.
    pub cause: Cause,
    /// Who may know which cards it is about; all may know that it happened.
    pub seen: Seats,
    /// What happened.
    pub what: Happened,
}

/// A card that was played: [`Happened::Played`] as those read it who answer.
#[derive(Clone, Copy, Debug)]
pub struct Play<'a> {
    /// The card where it lies now, already in play if it stays in play.
    pub card: &'a Snapshot,
    /// What it was played as.
    pub kind: PlayKind,
    /// Who played it.
    pub by: Seat,
    /// Where it came from.
    pub from: Zone,
    /// The site it was played at, if any.
    pub at: Option<SiteId>,
    /// The minion it was played on.
    pub on: Option<&'a Snapshot>,
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
        /// Who played it.
        by: Seat,
        /// Where it came from.
        from: Zone,
        /// The site it was played at, if any.
        at: Option<SiteId>,
        /// The minion it was played on.
        on: Option<Snapshot>,
    },
    /// A card could not be where it was played and goes to the discard pile without effect.
    Fizzled(Snapshot),
    /// An ability was used.
    Used(AbilityId, Seat),
    /// Minions moved to sites.
    Moved(Vec<(Snapshot, SiteId)>),
    /// Cards in play were destroyed.
    Destroyed(Vec<Snapshot>),
    /// Cards in play were returned to their owners' hands.
    Returned(Vec<Snapshot>),
    /// Cards were placed somewhere by other ways than those above; in the hand or on the top or bottom of a deck.
    Placed(Vec<Snapshot>, Place),
    /// Cards were shuffled into their owners' decks.
    ShuffledIn(Vec<Snapshot>),
    /// Cards went to the discard pile: from a hand, a deck, from a scored base, or because what they were on left.
    Discarded(Vec<Snapshot>),
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
    /// Minions got more (or less) power for a while.
    PowerChanged(Vec<Snapshot>, i32),
    /// A card that has just come into play changes the power of these minions from now on, all the time.
    Began(Vec<Snapshot>),
    /// The breakpoint of a base changed for a while.
    BreakpointChanged(SiteId, DefId, i32),
    /// Counters were placed on (or, below zero, removed from) a card.
    Counters(Snapshot, Counter, i32),
    /// A player took control of a card.
    TookControl(Snapshot, Seat),
    /// A player may play another card.
    ExtraPlay(Seat, PlayKind),
    /// Something holds from now on for a while: for whom or where, and in whose next turn if in that only.
    Stands(Bearer, Option<Seat>),
    /// A faction was named.
    Named(Seat, FactionId),
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
    /// What was declared for a card instead of the discard pile.
    Declared(Snapshot, crate::nouns::fate::Fate),
    /// A base left the table and another took its place.
    Replaced(SiteId, DefId, DefId),
    /// The scoring stopped: its base left play, or can no longer score.
    ScoringStopped(SiteId),
    /// An ability answered so often that it no longer does.
    LoopStopped(AbilityId),
    /// A seat passed in a window.
    Passed(Seat),
    /// The first card has the abilities of the second for a while.
    Copied(Snapshot, Snapshot),
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
    /// They were drawn.
    Drew,
    /// They were looked at.
    Looked,
    /// They were placed somewhere.
    Placed(Place),
    /// They were shuffled into a deck.
    ShuffledIn,
}

/// Where a card was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In its owner's hand.
    Hand,
    /// On top of a deck.
    DeckTop,
    /// At the bottom of a deck.
    DeckBottom,
    /// In the Madness deck.
    MadnessDeck,
    /// At a site.
    Site(SiteId),
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
}

impl Happened {
    /// Whether somebody came to know by it what lay face down, or an order was made anew.
    #[must_use]
    pub fn uncovers(&self) -> bool {
        matches!(
            self,
            Happened::NewHand(..)
                | Happened::Drew(..)
                | Happened::Revealed(_)
                | Happened::Looked(..)
                | Happened::Searched(..)
                | Happened::Shuffled(_)
                | Happened::Reshuffled(_)
                | Happened::Replaced(..)
        )
    }

    /// Whether this is an event of `kind`.
    #[must_use]
    pub fn is(&self, kind: EventKind) -> bool {
        match kind {
            EventKind::Played => matches!(self, Happened::Played { .. }),
            EventKind::Destroyed => matches!(self, Happened::Destroyed(_)),
            EventKind::Discarded => matches!(self, Happened::Discarded(_)),
            EventKind::ToDiscard => self.from_play_to_discard().next().is_some(),
            EventKind::Moved => matches!(self, Happened::Moved(_)),
            EventKind::Returned => matches!(self, Happened::Returned(_)),
            EventKind::Drew => matches!(self, Happened::Drew(..)),
            EventKind::GainedVp => matches!(self, Happened::GainedVp(..)),
            EventKind::Affected => self.effect().is_some(),
        }
    }

    /// What this did to cards in play, if it is an effect on such: what "directly ..." asks of an event. To whom is
    /// [`Happened::affected`], and by what [`Event::cause`].
    #[must_use]
    pub fn effect(&self) -> Option<EffectKind> {
        let kind = match self {
            Happened::Destroyed(_) => EffectKind::Destroy,
            Happened::Returned(_) => EffectKind::Return,
            Happened::Moved(_) => EffectKind::Move,
            Happened::Placed(..) => EffectKind::Place,
            Happened::ShuffledIn(_) => EffectKind::ShuffleIn,
            Happened::PowerChanged(..) => EffectKind::Power,
            Happened::Began(_) => EffectKind::Standing,
            Happened::Transferred(..) | Happened::Played { on: Some(_), .. } => EffectKind::Attach,
            Happened::Counters(..) => EffectKind::Counters,
            Happened::TookControl(..) => EffectKind::Control,
            _ => return None,
        };
        self.affected().next().map(|_| kind)
    }

    /// The cards in play that this affected directly, in the rules' sense: moved, removed from play, changed
    /// in power or controller, given an action or counters.
    pub fn affected(&self) -> Box<dyn Iterator<Item = &Snapshot> + '_> {
        match self {
            Happened::Moved(cards) => Box::new(cards.iter().map(|(c, _)| c)),
            Happened::Destroyed(cards)
            | Happened::Returned(cards)
            | Happened::Placed(cards, _)
            | Happened::ShuffledIn(cards)
            | Happened::Began(cards)
            | Happened::PowerChanged(cards, _) => {
                Box::new(cards.iter().filter(|c| c.zone.in_play()))
            }
            Happened::Transferred(action, to) => {
                Box::new([action, to].into_iter().filter(|c| !matches!(c.zone, Zone::Base(_))))
            }
            Happened::Counters(card, ..) | Happened::TookControl(card, _) => {
                Box::new(std::iter::once(card))
            }
            Happened::Played { on: Some(host), .. } => Box::new(std::iter::once(host)),
            _ => Box::new(std::iter::empty()),
        }
    }

    /// The cards that this took from play to the discard pile, destroyed or not.
    pub fn from_play_to_discard(&self) -> impl Iterator<Item = &Snapshot> {
        let cards = match self {
            Happened::Destroyed(cards) | Happened::Discarded(cards) => &cards[..],
            _ => &[],
        };
        cards.iter().filter(|c| c.zone.facts().counts_in_play)
    }

    /// All cards this is about, for whoever may see them.
    #[must_use]
    pub fn cards(&self) -> Vec<&Snapshot> {
        match self {
            Happened::NewHand(_, cards)
            | Happened::Destroyed(cards)
            | Happened::Returned(cards)
            | Happened::Placed(cards, _)
            | Happened::ShuffledIn(cards)
            | Happened::Discarded(cards)
            | Happened::Drew(_, cards)
            | Happened::Revealed(cards)
            | Happened::Looked(_, cards)
            | Happened::Began(cards)
            | Happened::PowerChanged(cards, _) => cards.iter().collect(),
            Happened::Moved(cards) => cards.iter().map(|(c, _)| c).collect(),
            Happened::Copied(card, of) => vec![card, of],
            Happened::Transferred(card, to) => vec![card, to],
            Happened::Played { card, .. }
            | Happened::Fizzled(card)
            | Happened::Counters(card, ..)
            | Happened::TookControl(card, _)
            | Happened::Protected(card, _)
            | Happened::Declared(card, _) => vec![card],
            _ => Vec::new(),
        }
    }
}

impl Event {
    /// The play of a card by a player, if that is what happened.
    #[must_use]
    pub fn play(&self) -> Option<Play<'_>> {
        match &self.what {
            Happened::Played { card, kind, by, from, at, on } => {
                Some(Play { card, kind: *kind, by: *by, from: *from, at: *at, on: on.as_ref() })
            }
            _ => None,
        }
    }

    /// The play of a card as a minion, if that is what happened.
    #[must_use]
    pub fn minion_played(&self) -> Option<Play<'_>> {
        self.play().filter(|play| play.kind == PlayKind::Minion)
    }

    /// The play of a card as an action, if that is what happened.
    #[must_use]
    pub fn action_played(&self) -> Option<Play<'_>> {
        self.play().filter(|play| play.kind == PlayKind::Action)
    }

    /// The cards that moved, as they were, and where to.
    pub fn moved(&self) -> impl Iterator<Item = (&Snapshot, SiteId)> {
        let moved = match &self.what {
            Happened::Moved(moved) => &moved[..],
            _ => &[],
        };
        moved.iter().map(|(card, to)| (card, *to))
    }

    /// The minions destroyed, if that is what happened.
    pub fn minions_destroyed(&self) -> impl Iterator<Item = &Snapshot> {
        let cards = match &self.what {
            Happened::Destroyed(cards) => &cards[..],
            _ => &[],
        };
        cards.iter().filter(|c| c.sorts.is_minion())
    }
}
