//! What can lie open on top of the table.

use crate::engine::edition::Printing;
use crate::engine::ids::{CardId, DefId, Seat, SiteId};

/// What lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// A card of the game.
    Card(CardId),
    /// What is printed on a card.
    Def(DefId),
    /// A base and its numbers.
    Site(SiteId),
    /// A player's discard pile.
    Discard(Seat),
    /// The decks that all share, and their discard piles.
    Piles,
    /// Where a player's victory points come from.
    Points(Seat),
    /// The cards of a faction.
    Faction(Printing),
    /// A step of what happened since the holder's last turn.
    Recap(usize),
    /// What the person who is asked could do, if they ask for it.
    Hints,
    /// How it stands, in a few lines.
    Standing,
    /// The log, where it has no place of its own.
    Log,
    /// The rules.
    Rules,
    /// Ways to take the record out.
    Record,
    /// The menu.
    Menu,
    /// What the others may agree to take back.
    TakeBack,
}

impl Sheet {
    /// Whether cards are opened from it, one after the other.
    pub(super) fn is_list(self) -> bool {
        matches!(self, Sheet::Discard(_) | Sheet::Piles | Sheet::Log | Sheet::Recap(_))
    }

    /// Whether it is about a single card.
    pub(super) fn is_about_a_card(self) -> bool {
        matches!(self, Sheet::Card(_) | Sheet::Def(_) | Sheet::Site(_))
    }
}
