//! Computer opponents: policies over the engine's questions.
//!
//! A policy is given the open question and worlds the seat could be in ([`Worlds`]), never the game itself. It knows
//! no rule and no card: what an answer does it finds out by answering in such a world and playing on. It has no
//! clock either; whoever asks says when to stop.

pub mod candidates;
pub mod computer;
pub mod eval;
pub mod greedy;
pub mod hints;
pub mod motive;
pub mod net;
mod outcome;
pub mod plays;
pub mod quick;
pub mod reason;
pub mod search;
mod shortlist;
pub mod standing;
pub mod trial;
pub mod weighing;
pub mod worlds;

use engine::ids::Seat;
use engine::question::Pick;
use eval::{Taste, Term, Weights};
use motive::Claim;
use plays::Line;
use reason::{Reason, Reasoning};
use search::{Ahead, Looked, Search};
pub use worlds::Worlds;

/// How strong an opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Looks once at the few answers that seem best at first sight.
    Easy,
    /// Looks once at every answer, to the end of the turn.
    Medium,
    /// Searches the whole turn, and looks beyond it.
    Hard,
}

impl Level {
    /// The next stronger level; the same if there is none.
    #[must_use]
    pub fn next(self) -> Level {
        let mut levels = computer::LEVELS.iter().map(|&(level, _)| level);
        levels.find(|&level| level > self).unwrap_or(self)
    }

    /// How an opponent of this level looks ahead.
    fn ahead(self) -> Ahead {
        let greedy = Ahead {
            turns: 0,
            deep: false,
            tries: false,
            noise: 0.05,
            curiosity: None,
            answers: usize::MAX,
            each: 1,
        };
        match self {
            // Sees what is plainly good.
            Level::Easy => Ahead { answers: 2, ..greedy },
            Level::Medium => greedy,
            Level::Hard => Ahead {
                turns: 1,
                deep: true,
                tries: true,
                curiosity: Some(0.1),
                each: u32::MAX,
                ..greedy
            },
        }
    }
}

/// What an opponent likes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Temperament {
    /// Nothing in particular.
    #[default]
    Even,
    /// Its own minions and hand, for later.
    Builder,
    /// What costs the others.
    Raider,
    /// The points that are there to take.
    Opportunist,
}

impl Temperament {
    /// How somebody of this temperament judges positions.
    #[must_use]
    pub fn taste(self) -> Taste {
        let fitted = Weights::FITTED;
        let even = Taste::even(fitted);
        match self {
            Temperament::Even => even,
            Temperament::Builder => Taste {
                mine: fitted
                    .times(Term::Minions, 1.5)
                    .times(Term::Power, 4.0)
                    .times(Term::Hand, 1.5),
                ..even
            },
            Temperament::Raider => Taste {
                theirs: fitted
                    .times(Term::Minions, 2.0)
                    .times(Term::Power, 8.0)
                    .times(Term::Lasting, 5.0),
                ..even
            },
            Temperament::Opportunist => Taste {
                mine: fitted
                    .times(Term::Points, 1.5)
                    .times(Term::Near, 3.0)
                    .times(Term::Minions, 0.8),
                ..even
            },
        }
    }
}

/// A computer opponent.
#[derive(Clone, Copy, Debug)]
pub struct Opponent {
    /// How strong it is.
    pub level: Level,
    /// What it likes.
    pub temperament: Temperament,
    /// A rival whom it does not bring below the other rivals on purpose: the last human among computers.
    pub spared: Option<Seat>,
    /// What its choices vary with.
    pub seed: u64,
}

/// A decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The answer.
    pub picks: Vec<Pick>,
    /// What was found of each answer looked at, the most promising at first sight first.
    pub looked: Vec<Looked>,
}

impl Choice {
    /// What a search says so far; before its first look what seems best at first sight.
    #[must_use]
    pub fn of(search: &Search) -> Choice {
        let looked = search.looked().to_vec();
        let picks = search::best(&looked).map_or_else(Vec::new, |l| l.picks.clone());
        Choice { picks, looked }
    }

    /// How many look-aheads it took.
    #[must_use]
    pub fn looks(&self) -> u32 {
        self.looked.iter().map(|l| l.looks).sum()
    }
}

impl Opponent {
    /// An even-tempered opponent of this level.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Opponent {
        Opponent { level, temperament: Temperament::Even, spared: None, seed }
    }

    /// The answer to the open question. `more` is asked before each look ahead, with the number taken, whether
    /// to take another. With the same seed and as many looks the same position, as far as the seat may see it,
    /// gets the same answer.
    pub fn choose(&self, worlds: &Worlds, more: &mut dyn FnMut(u32) -> bool) -> Choice {
        let mut search = self.search(worlds);
        search.go_on(worlds, more);
        Choice::of(&search)
    }

    /// As [`Opponent::choose`], for who wants to think in several sittings: nothing has been looked at yet.
    #[must_use]
    pub fn search(&self, worlds: &Worlds) -> Search {
        Search::new(worlds, self.level.ahead(), self.taste(), self.seed_for(worlds))
    }

    /// As [`Opponent::search`], but every answer is looked at so often, and whatever is decided later is left to the quick policy.
    fn comparison(&self, worlds: &Worlds, each: u32) -> Search {
        let ahead =
            Ahead { deep: false, tries: false, curiosity: None, each, ..self.level.ahead() };
        Search::new(worlds, ahead, self.taste(), self.seed_for(worlds))
    }

    /// As [`Opponent::comparison`], but of these answers alone, and whatever is decided later is found as this opponent plays on.
    fn duel(&self, worlds: &Worlds, answers: &[Vec<Pick>], each: u32) -> Search {
        let ahead = Ahead { deep: false, curiosity: None, each, ..self.level.ahead() };
        Search::new(worlds, ahead, self.taste(), self.seed_for(worlds)).among(answers)
    }

    /// What one line brings that the other does not.
    #[must_use]
    pub fn gain(&self, worlds: &Worlds, line: &Line, other: &Line) -> Claim {
        let (taste, seed) = (self.taste(), self.seed_for(worlds));
        let tried = |line: &Line| trial::played_out(worlds, line.clone(), &taste, seed);
        motive::motive(worlds.seat(), &taste, &tried(line), &tried(other), None)
    }

    /// What an answer, and those that followed from it, are given for.
    #[must_use]
    pub fn reason(&self, worlds: &Worlds, line: &Line) -> Reason {
        let mut reasoning = self.reasoning(worlds, line.clone());
        reasoning.go_on(worlds, &mut || true);
        reasoning.reason(worlds)
    }

    /// As [`Opponent::reason`], for who wants to find it in several sittings.
    #[must_use]
    pub fn reasoning(&self, worlds: &Worlds, line: Line) -> Reasoning {
        Reasoning::new(worlds, line, self.taste(), self.seed_for(worlds))
    }

    fn taste(&self) -> Taste {
        let fitted = self.level == Level::Hard;
        Taste { spared: self.spared, fitted, ..self.temperament.taste() }
    }

    /// A seed of its own for each question, from what all know of it: how much has happened.
    fn seed_for(&self, worlds: &Worlds) -> u64 {
        let asked = worlds.position(self.seed).seq;
        self.seed.wrapping_add(u64::from(asked)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
