//! The greedy policy: plays each card that could be played, for trial, and takes what stands best then. All other
//! questions it leaves to the quick policy.

use super::candidates::{Candidate, candidates};
use super::eval::Taste;
use super::quick::Quick;
use engine::question::{Ask, Pick, Why};
use engine::state::State;
use engine::tape::Decider;

/// A player who tries what a card does before it plays it.
pub struct Greedy {
    quick: Quick,
    taste: Taste,
}

impl Greedy {
    /// The player of this seed, who judges by this taste; the quick policy within strays so far.
    #[must_use]
    pub fn new(seed: u64, taste: Taste, noise: f64) -> Greedy {
        Greedy { quick: Quick::new(seed, taste, noise), taste }
    }
}

impl Decider for Greedy {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        if ask.why != Why::PlayCards {
            return self.quick.decide(state, ask);
        }
        let mut best = (f64::MIN, Vec::new());
        for Candidate { picks, .. } in candidates(state, ask, &self.taste) {
            let mut first = First { picks: Some(picks.clone()), then: &mut self.quick };
            let value = self.taste.chance(&state.after_step(&mut first), ask.who);
            if value > best.0 {
                best = (value, picks);
            }
        }
        best.1
    }
}

/// Gives an answer, then those of another policy.
pub struct First<'a> {
    /// The answer, until it is given.
    pub picks: Option<Vec<Pick>>,
    /// Who answers then.
    pub then: &'a mut dyn Decider,
}

impl Decider for First<'_> {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        self.picks.take().unwrap_or_else(|| self.then.decide(state, ask))
    }
}
