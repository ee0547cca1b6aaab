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
