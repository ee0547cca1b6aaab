//! Whether something could be done, tried out on a copy of the position: asked of a whole sentence before any of it
//! happens.

use crate::look::state::State;
use crate::nouns::effect::{Cause, EffectKind};
use crate::nouns::event::Happened;
use crate::nouns::ids::{CardId, Ref, Seat, Seats};
use crate::nouns::order::sort_by_key;
use crate::nouns::play::{Permission, Spot};
use crate::nouns::zone::Zone;
use crate::run::cx::Cx;
use crate::run::zones::End;

impl Cx<'_> {
    /// "... to do ...", where both or neither is done: whether what is running could do this to a card in play, as far as one
    /// can say before it happens.
    #[must_use]
    pub fn would_reach(&self, kind: EffectKind, card: Ref) -> bool {
        self.state.would_reach(kind, card.card, &self.cause())
    }

    /// "Play as many ...", where both or neither is done: how many cards, at most so many, you could play one after the
    /// other by plays like this.
    #[must_use]
    pub fn playable_in_a_row(&mut self, play: Permission, most: usize) -> usize {
        let you = self.you();
        self.tells_of_hand(you);
        self.state.playable_in_a_row(you, play, most)
    }
}

impl State {
    /// Whether a player could play a card by such a play if this card in play came to its owner's hand first, as it can.
    #[must_use]
    pub fn could_play_after_return(&self, seat: Seat, play: Permission, card: CardId) -> bool {
        // What is in hand already could be played then, too.
        if self.players[seat].hand.iter().any(|&c| self.can_play_by(seat, c, &play)) {
            return true;
        }
        let mut then = self.clone();
        if let Some(owner) = self.owner(card) {
            then.put(card, Zone::Hand(owner), End::Top);
        }
        then.could_play(seat, play)
    }

    /// "Return it to your hand and play it", where both or neither is done: whether a player could play this very card by one of
    /// these plays if it came to its owner's hand first. Not one that would come to another's.
    #[must_use]
    pub fn could_be_played_again(&self, seat: Seat, by: &[Permission], card: CardId) -> bool {
        if self.owner(card) != Some(seat) {
            return false;
        }
        let mut then = self.clone();
        then.put(card, Zone::Hand(seat), End::Top);
        then.has_spot(seat, card, by)
    }

    /// How many cards, at most so many, a player could play one after the other by plays like this, whatever they do
    /// as they are played.
    fn playable_in_a_row(&self, seat: Seat, play: Permission, most: usize) -> usize {
        if most == 0 {
            return 0;
        }
        let by = self.with_substitutes(seat, play);
        let mut longest = 0;
        for card in self.playable_by(seat, &by) {
            for by in by.iter().filter(|by| self.can_play_by(seat, card, by)) {
                for spot in self.spots(seat, card, &[*by]) {
                    let more = match most {
                        1 => 0,
                        _ => {
                            let then = self.as_if_played(seat, card, spot, by);
                            then.playable_in_a_row(seat, play, most - 1)
                        }
                    };
                    longest = longest.max(1 + more);
                    if longest == most {
                        return longest;
                    }
                }
            }
        }
        longest
    }

    /// The position in which a card has been played and has done nothing yet.
    fn as_if_played(&self, seat: Seat, card: CardId, spot: Spot, by: &Permission) -> State {
        let mut then = self.clone();
        let from = self.card(card).zone;
        let to = match spot {
            Spot::None => Zone::Resolving(seat),
            Spot::Site(site) => Zone::Site(site),
            Spot::On(wearer) => Zone::On(wearer),
        };
        // What is discarded for the play is what could not be played next, as far as there is such a card.
        let price = self.prices(&self.attempt(seat, card, spot)).len();
        let mut others: Vec<CardId> = self.players[seat].hand.clone();
        others.retain(|&other| other != card);
        sort_by_key(&mut others, |&other| self.can_play_by(seat, other, by));
        for other in others.into_iter().take(price) {
            then.put(other, Zone::Discard(self.card(other).home), End::Top);
        }
        then.put(card, to, End::Top);
        then.give(card, seat);
        then.use_source(by);
        let on = match spot {
            Spot::On(wearer) => Some(then.snapshot(wearer)),
            Spot::None | Spot::Site(_) => None,
        };
        let (kind, at) = (self.play_kind(card, spot), then.site_of(card));
        let card = then.snapshot(card);
        let played = Happened::Played { card, kind, by: Some(seat), from, at, on, stopped: false };
        then.add_event(Cause::RULES, Seats::ALL, Vec::new(), Vec::new(), played);
        then
    }
}
