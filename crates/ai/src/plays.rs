//! What could be done at a question: an answer and where it goes, tried in a few worlds to the end of the step, so that
//! one can be held against another.

use super::candidates::candidates;
use super::eval::Taste;
use super::quick::Quick;
use super::worlds::Worlds;
use engine::ids::Seat;
use engine::question::{Ask, Pick, Why};
use engine::state::State;
use engine::tape::Decider;

/// Answers of one seat, one after the other: to the open question, and to what it is asked then in the same step, such
/// as where the card goes. What else is asked is left open.
pub type Line = Vec<Vec<Pick>>;

/// In how many worlds each line is tried.
pub const WORLDS: u64 = 4;

/// The most lines that are looked at.
const MOST: usize = 40;

/// How many questions of one play may be answered: what it is played as, where, and on whom.
const DEEPEST: usize = 3;

/// A line and what it led to.
#[derive(Clone)]
pub struct Tried {
    /// The answers.
    pub line: Line,
    /// The position after the step, in each world.
    pub after: Vec<State>,
    /// The chance to win that these positions are worth, on the average.
    pub chance: f64,
    /// Whether all of it could be answered in every world.
    pub whole: bool,
}

/// Gives the answers of a line, then those of the quick policy.
struct Walk<'a> {
    line: std::slice::Iter<'a, Vec<Pick>>,
    me: Seat,
    then: Quick,
    /// The seat's first question after the line.
    next: Option<Ask>,
    /// An answer of the line could not be given.
    stuck: bool,
}

impl Decider for Walk<'_> {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        if ask.who == self.me && !self.stuck {
            match self.line.next() {
                Some(picks) if ask.allows(picks) => return picks.clone(),
                Some(_) => self.stuck = true,
                None if self.next.is_none() => self.next = Some(ask.clone()),
                None => {}
            }
        }
        self.then.decide(state, ask)
    }
}

/// Where a line leads to in one world.
struct Walked {
    after: State,
    /// What the seat is asked next in the same step.
    next: Option<Ask>,
    /// Whether all of the line could be answered.
    whole: bool,
}

fn walk(worlds: &Worlds, line: &[Vec<Pick>], taste: &Taste, seed: u64) -> Walked {
    let mut way = Walk {
        line: line.iter(),
        me: worlds.seat(),
        then: Quick::new(seed, *taste, 0.0),
        next: None,
        stuck: false,
    };
    let after = worlds.imagine(seed, &mut way, |_| false);
    let whole = !way.stuck && way.line.len() == 0;
    Walked { after, next: way.next, whole }
}

/// Tries a line in each world.
#[must_use]
pub fn tried(worlds: &Worlds, line: Line, taste: &Taste, seed: u64) -> Tried {
    let me = worlds.seat();
    let walks = (0..WORLDS).map(|world| walk(worlds, &line, taste, seed.wrapping_add(world)));
    let walks: Vec<Walked> = walks.collect();
    let whole = walks.iter().all(|walked| walked.whole);
    let sum: f64 = walks.iter().map(|walked| taste.chance(&walked.after, me)).sum();
    let after = walks.into_iter().map(|walked| walked.after).collect();
    Tried { line, after, chance: sum / WORLDS as f64, whole }
}

/// What could be done, in the making: each answer that is worth looking at, with each place that it could go to.
pub struct Lines {
    /// Those of which it is not known yet what is asked after them, the first last.
    open: Vec<Line>,
    found: Vec<Line>,
}

impl Lines {
    /// At the open question, in the position before it. Where the answers go is not known yet.
    #[must_use]
    pub fn new(before: &State, worlds: &Worlds, taste: &Taste) -> Lines {
        let answers = candidates(before, worlds.ask(), taste);
        let open = answers.into_iter().rev().map(|answer| vec![answer.picks]).collect();
        Lines { open, found: Vec::new() }
    }

    /// Finds out where the next of them goes on to; whether there was one left.
    pub fn go_on(&mut self, before: &State, worlds: &Worlds, taste: &Taste, seed: u64) -> bool {
        if self.found.len() >= MOST {
            self.open.clear();
        }
        let Some(line) = self.open.pop() else { return false };
        let goes_on = line.len() < DEEPEST && line.iter().any(|picks| !picks.is_empty());
        let next = if goes_on { walk(worlds, &line, taste, seed).next } else { None };
        let Some(next) = next.filter(|next| is_of_a_play(before, next)) else {
            self.found.push(line);
            return true;
        };
        let further = next.options.iter().map(|&pick| [line.as_slice(), &[vec![pick]]].concat());
        match next.why {
            Why::PlayAs(_) => self.open.extend(further),
            _ => self.found.extend(further),
        }
        true
    }

    /// Those found so far.
    #[must_use]
    pub fn found(&self) -> &[Line] {
        &self.found
    }
}

/// Whether a question is part of a play: what a card is played as, or which place or card on the table it is about.
#[must_use]
pub fn is_of_a_play(state: &State, ask: &Ask) -> bool {
    let there = |pick: &Pick| match *pick {
        Pick::Site(_) => true,
        Pick::Card(card) => state.card(card).zone.in_play(),
        _ => false,
    };
    matches!(ask.why, Why::PlayAs(_)) || (ask.max == 1 && ask.options.iter().all(there))
}

/// Whether two lines come to the same as far as both go: the same answers, or cards that nobody could tell apart.
#[must_use]
pub fn alike(state: &State, one: &[Vec<Pick>], other: &[Vec<Pick>]) -> bool {
    let same = |a: &Pick, b: &Pick| {
        a == b
            || match (a, b) {
                (&Pick::Play(a), &Pick::Play(b)) => {
                    let (a, b) = (state.card(a), state.card(b));
                    a.def == b.def && a.zone == b.zone
                }
                _ => false,
            }
    };
    let both = |(a, b): (&Vec<Pick>, &Vec<Pick>)| {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
    };
    one.iter().zip(other).all(both)
}
