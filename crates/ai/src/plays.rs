//! What could be done at a question: an answer and where it goes.

use super::candidates::candidates;
use super::eval::Taste;
use super::trial::walk;
use super::worlds::Worlds;
use engine::ids::CardId;
use engine::question::{Ask, Pick, Why};
use engine::state::State;

/// Answers of one seat, one after the other: to the open question, and to what it is asked then in the same step, such
/// as where the card goes. What else is asked is left open.
pub type Line = Vec<Vec<Pick>>;

/// The most lines that are looked at.
const MOST: usize = 40;

/// How many questions of one play may be answered: what it is played as, where, and on whom.
const DEEPEST: usize = 3;

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

/// Whether a question is about what an answer has picked: where that card goes, or what its own text asks.
#[must_use]
pub fn is_about(ask: &Ask, picks: &[Pick]) -> bool {
    let picked = |card: CardId| picks.iter().any(|pick| pick.card() == Some(card));
    match ask.why {
        Why::PlayWhere(card) | Why::PlayAs(card) | Why::MoveTo(card) | Why::BuryAt(card) => {
            picked(card)
        }
        Why::MoveAllTo => true,
        _ => ask.source.is_some_and(|source| picked(source.card)),
    }
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
