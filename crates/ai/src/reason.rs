//! What an answer was given for, in the making: it is held against all that could have been done in its place, one after
//! the other, so that whoever looks for it can do something else in between.

use super::eval::Taste;
use super::motive::{Claim, Motive, motive};
use super::plays::{Line, Lines, alike};
use super::trial::{Playing, Tried, played_out, tried};
use super::worlds::Worlds;
use engine::state::State;

/// What an answer was given for, and instead of what.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// What it brings.
    pub claim: Claim,
    /// The next best answer, which would not have brought that.
    pub instead: Option<Line>,
}

/// What was done at the open question, and the best so far of what could have been done instead.
pub struct Reasoning {
    line: Line,
    taste: Taste,
    seed: u64,
    before: State,
    lines: Lines,
    /// How many of them have been tried.
    tried: usize,
    best: Option<Tried>,
    /// What is being played on to the end of the turn, once all have been tried, and what has been: what was done, then the best.
    playing: Option<Playing>,
    ends: Vec<Tried>,
}

impl Reasoning {
    /// About what was done. Nothing has been held against it yet.
    #[must_use]
    pub fn new(worlds: &Worlds, line: Line, taste: Taste, seed: u64) -> Reasoning {
        let before = worlds.position(seed);
        let lines = Lines::new(&before, worlds, &taste);
        Reasoning {
            line,
            taste,
            seed,
            before,
            lines,
            tried: 0,
            best: None,
            playing: None,
            ends: Vec::new(),
        }
    }

    /// Goes on for as long as there is `more` time, at least a little; whether it has come to its end.
    pub fn go_on(&mut self, worlds: &Worlds, more: &mut dyn FnMut() -> bool) -> bool {
        while self.step(worlds) {
            if !more() {
                return false;
            }
        }
        true
    }

    /// Finds out where a line goes on to, or where it leads; whether there was one left.
    fn step(&mut self, worlds: &Worlds) -> bool {
        let (taste, seed, before) = (&self.taste, self.seed, &self.before);
        if self.lines.go_on(before, worlds, taste, seed) {
            return true;
        }
        let Some(other) = self.lines.found().get(self.tried) else { return self.play_on(worlds) };
        self.tried += 1;
        if !alike(before, other, &self.line) {
            let other = tried(worlds, other.clone(), taste, seed);
            if self.best.as_ref().is_none_or(|best| other.chance > best.chance) {
                self.best = Some(other);
            }
        }
        true
    }

    /// Plays what was done, and then the best of the others, on to the end of the turn in another world; whether that was left to
    /// do.
    fn play_on(&mut self, worlds: &Worlds) -> bool {
        let mut lines = self.best.iter().flat_map(|best| [&self.line, &best.line]);
        let Some(line) = lines.nth(self.ends.len()) else { return false };
        let playing = self.playing.get_or_insert_with(|| Playing::new(line.clone()));
        if let Some(end) = playing.go_on(worlds, &self.taste, self.seed) {
            self.ends.push(end);
            self.playing = None;
        }
        true
    }

    /// What was found.
    #[must_use]
    pub fn reason(&self, worlds: &Worlds) -> Reason {
        let Some(best) = &self.best else {
            return Reason { claim: Claim::now(Motive::Only), instead: None };
        };
        let claims =
            |done: &Tried, other: &Tried| motive(worlds.seat(), &self.taste, done, other, None);
        let claim = match &self.ends[..] {
            [done, other] => claims(done, other),
            _ => {
                let end = |line: &Line| played_out(worlds, line.clone(), &self.taste, self.seed);
                claims(&end(&self.line), &end(&best.line))
            }
        };
        Reason { claim, instead: Some(best.line.clone()) }
    }
}
