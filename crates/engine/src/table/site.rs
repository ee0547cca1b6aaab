//! A place in the middle of the table.

use crate::nouns::ids::{CardId, SiteId};
use crate::nouns::mask::Mask;

/// A place in the middle of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// Its id, which outlives its base card.
    pub id: SiteId,
    /// The base card lying there.
    pub base: CardId,
    /// The cards in play there in order of arrival, those on other cards not included.
    pub cards: Vec<CardId>,
    /// The cards buried there, in order of arrival.
    pub buried: Vec<CardId>,
    /// The kinds of abilities printed on all cards there, so that a scan can pass over the site. Kept up
    /// to date by the lowest layer of change; the invariant check compares it with the cards.
    pub(crate) kinds: Mask,
    /// The cards there that have such abilities, in table order, with their kinds. Kept and checked like
    /// `kinds`.
    pub(crate) bearers: Vec<(CardId, Mask)>,
}
