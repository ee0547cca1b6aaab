//! Cards that leave where they are: in which way, and where to.

use crate::nouns::effect::EffectKind;
use crate::nouns::ids::{CardId, Ref, Seat, SiteId};

/// In which way cards leave where they are: the word of the rules for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Destroyed.
    Destroyed,
    /// Returned to where they came from.
    Returned,
    /// Placed somewhere.
    Placed,
    /// Shuffled into a deck.
    ShuffledIn,
    /// Discarded. In play that is no effect: nothing keeps a card from it, and nobody did it.
    Discarded,
    /// Buried.
    Buried,
    /// Stored under another card: placed there, face down.
    Stored,
    /// Removed from play: of titans.
    Removed,
    /// Put into the box. No effect either: nothing can prevent it.
    Boxed,
}

impl Way {
    /// What it is to a card in play; none if it is no effect.
    #[must_use]
    pub const fn effect(self) -> Option<EffectKind> {
        match self {
            Way::Destroyed => Some(EffectKind::Destroy),
            Way::Returned => Some(EffectKind::Return),
            Way::Placed | Way::Stored => Some(EffectKind::Place),
            Way::ShuffledIn => Some(EffectKind::ShuffleIn),
            Way::Buried => Some(EffectKind::Bury),
            Way::Discarded | Way::Removed | Way::Boxed => None,
        }
    }

    /// Whether cards out of play can leave like this, too.
    #[must_use]
    pub const fn is_for_all(self) -> bool {
        match self {
            Way::Destroyed | Way::Returned | Way::Removed => false,
            Way::Placed
            | Way::ShuffledIn
            | Way::Discarded
            | Way::Buried
            | Way::Stored
            | Way::Boxed => true,
        }
    }
}

/// Where cards are sent. Whose hand, deck or pile that is depends on the card: what others see goes to its owner's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum To {
    /// Into the hand.
    Hand,
    /// On top of the deck.
    DeckTop,
    /// On the bottom of the deck.
    DeckBottom,
    /// Into the deck, which is shuffled.
    Deck,
    /// To the discard pile.
    Discard,
    /// To the Madness deck, of Madness cards.
    MadnessDeck,
    /// Into the hand of this player, whoever owns them.
    HandOf(Seat),
    /// Into the deck of this player, whoever owns them; it is shuffled.
    DeckOf(Seat),
    /// On top of the deck of monsters or treasures, of a text that speaks of such cards.
    OwnDeckTop,
    /// On its bottom.
    OwnDeckBottom,
    /// Into the hand of this player, of a treasure in play, by a text that speaks of treasures.
    TreasureTo(Seat),
    /// Face down beside a base.
    Buried(SiteId),
    /// Face down under another card.
    Under(CardId),
    /// Into stasis before its owner, with so many stasis counters.
    Stasis(u8),
    /// Out of the game.
    Box,
    /// To another site: they stay in play.
    Site(SiteId),
}

impl To {
    /// What going there is to a card in play, in itself; none if it is no effect.
    #[must_use]
    pub const fn effect(self) -> Option<EffectKind> {
        match self.way() {
            Some(way) => way.effect(),
            None => Some(EffectKind::Move),
        }
    }

    /// The way cards go there in itself; none if they stay in play.
    #[must_use]
    pub const fn way(self) -> Option<Way> {
        match self {
            To::Hand
            | To::HandOf(_)
            | To::TreasureTo(_)
            | To::DeckTop
            | To::DeckBottom
            | To::OwnDeckTop
            | To::OwnDeckBottom
            | To::Stasis(_)
            | To::MadnessDeck => Some(Way::Placed),
            To::Deck | To::DeckOf(_) => Some(Way::ShuffledIn),
            To::Discard => Some(Way::Discarded),
            To::Buried(_) => Some(Way::Buried),
            To::Under(_) => Some(Way::Stored),
            To::Box => Some(Way::Boxed),
            To::Site(_) => None,
        }
    }
}

/// A card that is about to leave where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Going {
    /// The card.
    pub card: Ref,
    /// In which way.
    pub way: Way,
    /// Where to.
    pub to: To,
}

/// Where an action goes that is being played, when it is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhenDone {
    /// To the discard pile.
    #[default]
    Discard,
    /// There, unless what plays it takes it.
    MayBeTaken,
    /// Under its player's deck, as what plays it says, if nothing else sends it elsewhere.
    UnderDeck,
    /// Elsewhere, as it says itself or as what plays it does.
    Elsewhere,
}

/// What a card is kept from that another plays to place it somewhere "instead of where it would normally go".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// From everything but the box: "No ability can prevent going to the box."
    NotFromTheBox,
    /// From "any other location specified by the card itself".
    AlsoFromTheBox,
}

/// What a card is kept from that goes under its player's deck when it has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptFrom {
    /// "Instead of the discard pile."
    Discard,
    /// "Instead of your hand or the discard pile."
    HandOrDiscard,
}
