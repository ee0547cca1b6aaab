//! The greedy policy: plays each card that could be played, for trial, and takes it where the turn then ends best; and so
//! with each answer that is asked for as it is played. All other questions it leaves to the quick policy.

use super::candidates::{Candidate, candidates};
use super::eval::Taste;
use super::quick::Quick;
use engine::ids::Seat;
use engine::question::{Ask, Pick, Why};
use engine::state::State;
use engine::tape::Decider;
use engine::time::Phase;

/// The most places or targets that are tried at one question, the most promising first.
const PLACES: usize = 6;
/// Answers in one step of the game after which nothing more is tried: it may go round in circles.
const LONG: usize = 8;
/// Questions in a trial after which everybody only declines.
const MOST_ASKED: usize = 100;

/// A player who tries what a card does before it plays it.
pub struct Greedy {
    quick: Quick,
    taste: Taste,
    begun: Option<Begun>,
}

/// A free choice of the Play Cards phase, and what has been answered since then: that can be played again up to any question.
struct Begun {
    at: State,
    given: Vec<Vec<Pick>>,
}

impl Begun {
    /// Whether the step that began there is under way.
    fn goes_on(&self, state: &State) -> bool {
        state.phase == Phase::PlayCards && state.turn == self.at.turn && self.given.len() < LONG
    }
}

impl Greedy {
    /// The player of this seed, who judges by this taste; the quick policy within strays so far.
    #[must_use]
    pub fn new(seed: u64, taste: Taste, noise: f64) -> Greedy {
        Greedy { quick: Quick::new(seed, taste, noise), taste, begun: None }
    }

    /// The best answer, if answers are tried at this question.
    pub fn found(&mut self, state: &State, ask: &Ask) -> Option<Vec<Pick>> {
        let (from, given) = if ask.why == Why::PlayCards {
            (state, &[][..])
        } else {
            let is_choice = ask.options.len() > 1;
            let begun = self.begun.as_ref().filter(|begun| is_choice && begun.goes_on(state))?;
            (&begun.at, &begun.given[..])
        };
        let most = if given.is_empty() { usize::MAX } else { PLACES };
        let mut best = (f64::MIN, None);
        for Candidate { picks, .. } in candidates(state, ask, &self.taste).into_iter().take(most) {
            let all = given.iter().chain([&picks]).cloned().collect();
            let value = trial(from, all, &mut self.quick, &self.taste, ask.who);
            if value > best.0 {
                best = (value, Some(picks));
            }
        }
        best.1
    }

    /// Is told what has been answered, by whomever: it is given again in trials.
    pub fn passed(&mut self, state: &State, ask: &Ask, picks: &[Pick]) {
        if ask.why == Why::PlayCards {
            self.begun = Some(Begun { at: state.clone(), given: Vec::new() });
        }
        if let Some(begun) = self.begun.as_mut().filter(|begun| begun.goes_on(state)) {
            begun.given.push(picks.to_vec());
        }
    }
}

impl Decider for Greedy {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        let found = self.found(state, ask);
        let picks = found.unwrap_or_else(|| self.quick.decide(state, ask));
        self.passed(state, ask, &picks);
        picks
    }
}

/// What a seat's chance to win is at the end of the turn, where these answers are given first and then those of another policy.
fn trial(
    from: &State,
    given: Vec<Vec<Pick>>,
    then: &mut dyn Decider,
    taste: &Taste,
    seat: Seat,
) -> f64 {
    let mut again = Again { given: given.into_iter(), then, asked: 0 };
    let state = from.after_steps(&mut again, |state| state.phase != Phase::StartTurn);
    taste.chance(&state, seat)
}

/// Gives answers, then those of another policy.
struct Again<'a> {
    given: std::vec::IntoIter<Vec<Pick>>,
    then: &'a mut dyn Decider,
    asked: usize,
}

impl Decider for Again<'_> {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        self.asked += 1;
        // A look-ahead that was asked too often has answered without a word of it.
        let given = self.given.next().filter(|picks| ask.allows(picks));
        given.unwrap_or_else(|| match self.asked {
            ..=MOST_ASKED => self.then.decide(state, ask),
            _ => ask.least(),
        })
    }
}
