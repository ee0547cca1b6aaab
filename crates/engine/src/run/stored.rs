//! Stored cards: face down under another card, seen by whoever controls that. They count as being in play, but none of their
//! abilities works, and nothing reaches them that does not speak of stored cards. They go wherever the card over them goes, and are
//! discarded when it leaves play.

use crate::nouns::going::{To, Way};
use crate::nouns::ids::{CardId, Ref};
use crate::nouns::snapshot::Snapshot;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// "Store ... under this card.": cards of a hand, which nobody else sees, or from wherever; which really were.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn store(&mut self, cards: &[Ref], under: Ref) -> Step<Vec<Snapshot>> {
        let to = To::Under(under.card);
        let other = |r: &Ref| r.card != under.card;
        let cards: Vec<Ref> = cards.iter().copied().filter(other).collect();
        if !self.state.stays(under) || !self.state.is_open_for(to) {
            return Ok(Vec::new());
        }
        self.send(&cards, Way::Stored, to)
    }

    /// "Store an action ... under this card.": as [`Cx::store`], and since the text demands something of the cards, they are
    /// revealed first.
    pub fn store_revealed(&mut self, cards: &[Ref], under: Ref) -> Step<Vec<Snapshot>> {
        if self.state.stays(under) {
            self.reveal(cards);
        }
        self.store(cards, under)
    }

    /// Whether the cards stored under a card that leaves play wait there for what it says of them.
    pub(crate) fn keeps_stored(&mut self, card: CardId) -> bool {
        if self.state.card(card).stored.is_empty() {
            return false;
        }
        // Also one that it copies may say so.
        let has = self.state.abilities_of(card);
        let keeps = has.iter().any(|(row, _)| self.state.catalog.def(row.def).keeps_stored);
        if let (true, Some(frame)) = (keeps, self.frames.last_mut()) {
            frame.emptied.push(card);
        }
        keeps
    }

    /// Discards what is still stored under cards that have left play, after all that answered it.
    pub(crate) fn discard_emptied(&mut self) -> Step {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        for host in std::mem::take(&mut frame.emptied) {
            let under = self.state.card(host);
            if !under.zone.facts().counts_in_play {
                let left = self.refs(&under.stored);
                self.go(&left, Way::Discarded, To::Discard)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::ids::{Seat, Seats};
    use crate::nouns::zone::{Home, Zone};
    use crate::testing::{lay, sent, table, then};

    const YOU: Seat = Seat(0);

    #[test]
    fn a_stored_card_is_seen_by_its_holder_and_leaves_with_the_card_over_it() {
        let (mut state, site) = table();
        let host = lay(&mut state, "Big", YOU, Zone::Site(site));
        let card = lay(&mut state, "Small", YOU, Zone::Hand(YOU));
        let [under, stored] = [host, card].map(|c| state.at(c));
        then(&mut state, |cx| cx.store(&[stored], under).map(drop));
        assert_eq!(state.card(card).zone, Zone::Under(host));
        assert_eq!(state.seen_by(card), Seats::only(YOU));
        assert!(!state.in_play(card));
        let told = sent(&mut state, &[host], Way::Destroyed, To::Discard);
        assert_eq!(told, [(Way::Destroyed, To::Discard, 1), (Way::Discarded, To::Discard, 1)]);
        assert_eq!(state.discard(Home::Player(YOU)), [card, host]);
    }
}
