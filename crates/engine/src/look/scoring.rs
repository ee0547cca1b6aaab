//! Looking at the scoring that is going on.

use crate::look::state::State;
use crate::nouns::ids::{CardId, Seat};
use crate::nouns::rank::Rank;

impl State {
    /// The seats of a rank at the award.
    #[must_use]
    pub fn ranked(&self, rank: Rank) -> &[Seat] {
        self.scoring.as_ref().map_or(&[], |s| &s.ranks[rank as usize])
    }

    /// Whether something else than the discard pile has been declared for a card.
    #[must_use]
    pub fn has_fate(&self, card: CardId) -> bool {
        self.scoring.as_ref().is_some_and(|s| s.fates.iter().any(|f| f.0 == self.at(card)))
    }
}
