//! Which cards are Madness cards, whose they are, and who wins with them.

use crate::look::state::State;
use crate::nouns::ids::{CardId, Seat};
use crate::nouns::zone::{Home, Zone};

impl State {
    /// Whether this is a Madness card, wherever it is.
    #[must_use]
    pub fn is_madness(&self, card: CardId) -> bool {
        self.catalog.defs[usize::from(self.card(card).def.0)].deck == Some(Home::Madness)
    }

    /// How many Madness cards a player has: in hand, deck, discard pile and anywhere else but in the box.
    #[must_use]
    pub fn madness_of(&self, seat: Seat) -> usize {
        let ids = (0..self.cards.len()).map(|i| CardId(i as u16));
        let has =
            |c: CardId| self.with_whom(c) == Home::Player(seat) && self.card(c).zone != Zone::Box;
        ids.filter(|&c| self.is_madness(c) && has(c)).count()
    }

    /// Who wins when the game is over: the most victory points, of those the fewest Madness cards; further ties share.
    pub(crate) fn final_winners(&self) -> Vec<Seat> {
        let mut first = self.leaders();
        let least = first.iter().map(|&s| self.madness_of(s)).min();
        first.retain(|&s| Some(self.madness_of(s)) == least);
        first
    }
}
