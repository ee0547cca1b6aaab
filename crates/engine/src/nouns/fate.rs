//! What becomes of a card instead of the discard pile.

use crate::nouns::ids::SiteId;

/// What becomes of a card instead of the discard pile when its scored base is cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It moves to another site.
    Move(SiteId),
    /// It is placed into its owner's hand.
    Hand,
    /// It is shuffled into its owner's deck.
    ShuffledIn,
}
