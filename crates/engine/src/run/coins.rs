//! Coins: how they fall, who may change that, and who hears how they lie in the end.

use crate::nouns::coin::Coin;
use crate::nouns::event::{Event, EventKind, Happened};
use crate::print::kinds::{self, Fresh};
use crate::run::cx::{Cx, Step};
use rand::RngExt;

impl Cx<'_> {
    /// "Flip a coin.": how it lies in the end. It falls, seen by all; then whoever may change the result "immediately after" is
    /// asked; what is left is what was flipped, and what is heard. Several coins are flipped one after the other.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub fn flip(&mut self) -> Step<Coin> {
        let (you, fell) = (self.you(), self.fall());
        self.coins.push(fell);
        self.tell(Happened::CoinFell(you, fell));
        self.interrupts(Fresh::Flip)?;
        let lies = self.coins.pop().unwrap_or(fell);
        let ears = self.ears(kinds::after(EventKind::Flipped));
        self.emit(&ears, Happened::Flipped(you, lies));
        Ok(lies)
    }

    /// "Flip N coins.", "flip a coin for each ...": how many are heads, and how many tails.
    ///
    /// # Errors
    /// As [`Cx::flip`].
    pub fn flip_several(&mut self, n: i32) -> Step<(i32, i32)> {
        let mut heads = 0;
        for _ in 0..n {
            heads += i32::from(self.flip()? == Coin::Heads);
        }
        Ok((heads, n - heads))
    }

    /// "Change its result.", of the coin that is being flipped.
    pub fn turn_coin(&mut self) {
        let you = self.you();
        if let Some(coin) = self.coins.last_mut() {
            *coin = coin.turned();
            let lies = *coin;
            self.tell(Happened::CoinTurned(you, lies));
        }
    }

    /// "If it was heads, ...", of the coin whose flip this ability answers.
    #[must_use]
    pub fn flipped(&self) -> Option<Coin> {
        self.event().and_then(Event::flipped).map(|(_, coin)| coin)
    }

    /// How the next coin falls: where a position says it, so.
    fn fall(&mut self) -> Coin {
        self.reveal_barrier();
        match self.state.fated.coins.is_empty() {
            true if self.state.rng.random() => Coin::Heads,
            true => Coin::Tails,
            false => self.state.fated.coins.remove(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::ids::{CardId, Seat};
    use crate::nouns::privacy::Privacy;
    use crate::nouns::question::{Ask, Why};
    use crate::nouns::zone::{Home, Zone};
    use crate::run::tape::Tape;
    use crate::testing::{lay, table};

    const YOU: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    /// What is asked when you flip a coin that falls heads, with a card that could change it lying there, and another in
    /// each hand; and that card.
    fn asked(privacy: Privacy, charm: Zone, of: Seat) -> (Option<Ask>, CardId) {
        let (mut state, _) = table();
        state.privacy = privacy;
        let charm = lay(&mut state, "Trick Coin", of, charm);
        for seat in [YOU, OTHER] {
            lay(&mut state, "Big", seat, Zone::Hand(seat));
        }
        state.refresh_kinds();
        state.lay_fated(Vec::new(), vec![Coin::Heads]);
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let flipped = cx.by_rules(|cx| cx.flip().map(drop));
        let ask = cx.tape.pending.take();
        assert_eq!(flipped.is_err(), ask.is_some());
        (ask, charm)
    }

    /// Whoever could hold a card that changes the coin is asked as if they did.
    #[test]
    fn a_coin_tells_nothing_of_a_hand() {
        let (table, exact) = (Privacy::Table, Privacy::Exact);
        let (hand, deck) = (Zone::Hand(YOU), Zone::Deck(Home::Player(YOU)));
        for (privacy, zone, options) in [
            (table, hand, Some(1)),
            (table, deck, Some(0)),
            (exact, hand, Some(1)),
            (exact, deck, None),
        ] {
            let (ask, charm) = asked(privacy, zone, YOU);
            assert_eq!(ask.as_ref().map(|a| a.options.len()), options, "{privacy:?} {zone:?}");
            let Some(ask) = ask else { continue };
            assert_eq!((ask.who, ask.why, ask.min, ask.private), (YOU, Why::React, 0, true));
            assert!(ask.options.iter().all(|pick| pick.card().is_none_or(|c| c == charm)));
        }
        let discarded = Zone::Discard(Home::Player(YOU));
        assert!(asked(table, discarded, YOU).0.is_none(), "all see that nobody holds it");
        assert!(asked(table, Zone::Hand(OTHER), OTHER).0.is_none(), "it is not their coin");
    }
}
