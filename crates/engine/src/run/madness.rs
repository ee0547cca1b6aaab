//! The Madness deck: identical cards that players draw and return only where a card says so. One that a player
//! has is that player's own card, and counts against them at the end of the game.

use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{To, Way};
use crate::nouns::ids::{Ref, Seat};
use crate::nouns::zone::{Home, Zone};
use crate::print::kinds;
use crate::run::cx::{Cx, Step};
use crate::run::zones::End;

/// So many Madness cards cost a victory point at the end of the game.
const CARDS_A_POINT: usize = 2;

impl Cx<'_> {
    /// "Draw N Madness cards.": as many as there are; how many.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn draw_madness(&mut self, seat: Seat, n: usize) -> Step<usize> {
        if n == 0 || self.ignores_base(seat)? {
            return Ok(0);
        }
        let cards = self.state.top(Home::Madness, n);
        if cards.is_empty() {
            return Ok(0);
        }
        if self.state.hand_is_closed(seat) {
            let home = Home::Player(seat);
            for &card in &cards {
                self.state.card_mut(card).home = home;
                self.state.put(card, Zone::Revealed(home), End::Top);
            }
            self.discard(&self.refs(&cards))?;
            return Ok(0);
        }
        let ears = self.ears(kinds::after(EventKind::Drew));
        for &card in &cards {
            self.state.card_mut(card).home = Home::Player(seat);
            self.state.put(card, Zone::Hand(seat), End::Top);
        }
        // Everybody knows what lies in that deck.
        let drawn: Vec<_> = cards.iter().map(|&c| self.snapshot(c)).collect();
        let n = drawn.len();
        self.emit(&ears, Happened::Drew(seat, drawn));
        Ok(n)
    }

    /// "Return ... to the Madness deck.": Madness cards that are not in play.
    pub fn return_madness(&mut self, cards: &[Ref]) -> Step {
        let is_madness = |r: &Ref| self.state.is_madness(r.card);
        let cards: Vec<Ref> = cards.iter().copied().filter(is_madness).collect();
        self.send(&cards, Way::Placed, To::MadnessDeck).map(drop)
    }

    /// "Give another player a Madness card from your hand."
    pub fn hand_over_madness(&mut self, card: Ref, to: Seat) -> Step {
        if self.state.hand_is_closed(to) {
            return self.discard(&[card]).map(drop);
        }
        if self.state.stays(card) && self.state.is_madness(card.card) {
            let (ears, given) =
                (self.ears(kinds::after(EventKind::Handed)), self.snapshot(card.card));
            self.state.card_mut(card.card).home = Home::Player(to);
            self.state.put(card.card, Zone::Hand(to), End::Top);
            let what = Happened::Went { way: Way::Placed, to: To::HandOf(to), cards: vec![given] };
            self.emit(&ears, what);
        }
        Ok(())
    }

    /// At the end of the game everybody loses victory points for their Madness cards.
    pub(crate) fn count_madness(&mut self) {
        for seat in self.state.clockwise() {
            let cards = self.state.madness_of(seat);
            let points = cards / CARDS_A_POINT;
            self.state.players[seat].vp -= points as i32;
            if cards > 0 {
                self.tell(Happened::CountedMadness(seat, cards, points as i32));
            }
        }
    }
}
