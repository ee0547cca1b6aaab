//! Where cards are, and where they belong.

use crate::nouns::ids::{CardId, Seat, SiteId};
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
