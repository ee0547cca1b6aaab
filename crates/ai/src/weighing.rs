//! What a play cost whoever made it, against the best that could have been done in its place: for whoever looks back at a game.
//!
//! As for any opponent only what the seat knew counts: all of it is found in sampled worlds.

use super::plays::{Line, alike};
use super::search::{Looked, Search};
use super::{Opponent, Worlds};

/// A play that is held against all other answers to its question. Each is looked at as often as the others, in the same
/// worlds, with the game played on to the end of the next turn.
pub struct Weighing {
    line: Line,
    search: Search,
}

impl Weighing {
    /// Of what was done at the open question; so many looks at each answer. Nothing has been looked at yet.
    #[must_use]
    pub fn new(worlds: &Worlds, judge: Opponent, line: Line, each: u32) -> Weighing {
        Weighing { line, search: judge.comparison(worlds, each) }
    }

    /// Looks at the answers for as long as there is `more` time.
    pub fn go_on(&mut self, worlds: &Worlds, more: &mut dyn FnMut(u32) -> bool) {
        self.search.go_on(worlds, more);
    }

    /// Whether all answers have had their looks.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.search.is_done()
    }

    /// By how much more the best answer is worth than what was done, in chances to win. Nothing if that is among the best, or
    /// was not looked at.
    #[must_use]
    pub fn cost(&self, worlds: &Worlds) -> f64 {
        let state = worlds.position(0);
        let is_done = |l: &&Looked| alike(&state, std::slice::from_ref(&l.picks), &self.line[..1]);
        let looked = || self.search.looked().iter().filter(|l| l.looks > 0);
        let best = looked().map(Looked::value).fold(0.0, f64::max);
        looked().find(is_done).map_or(0.0, |done| best - done.value())
    }
}
