//! Advice in the making: what somebody could do at a question, and where it goes, looked at step by step. Between two
//! steps whoever waits for it can draw and be used.

use super::words;
use crate::ai::hints::{Hint, Hints};
use crate::ai::plays::Line;
use crate::ai::{Level, Opponent, Worlds};
use crate::engine::session::Session;
use crate::words::{capital, motive_line};

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// It is looked which answers are good.
    Answers,
    /// It is looked where the best of them go, one after the other.
    Places,
    /// The best are tried, each with its place.
    Trials,
    /// It has come to its end.
    Given,
}

/// Advice in the making.
pub struct Advice {
    game: Session,
    /// None if no question is open.
    hints: Option<Hints>,
    stage: Stage,
    /// The most looks at the answers, and at where each of the best goes.
    most: [u32; 2],
    turns: usize,
}

impl Advice {
    /// About the open question, with as many looks as there is time for.
    #[must_use]
    pub fn new(game: Session) -> Advice {
        Advice::within(game, [u32::MAX; 2])
    }

    /// With so many looks at the answers, and at where each of the best goes.
    pub(super) fn within(game: Session, most: [u32; 2]) -> Advice {
        let hints = Worlds::of(&game).map(|worlds| Hints::new(&worlds, Advice::judge()));
        Advice { game, hints, stage: Stage::Answers, most, turns: 0 }
    }

    /// Whose judgement it is. That and what it varies with are always the same: nothing of the game but what the person knows is
    /// in it.
    pub(super) fn judge() -> Opponent {
        Opponent::new(Level::Hard, 1)
    }

    /// Goes on for as long as there is `more` time, at least a little; whether it has come to its end.
    pub fn go_on(&mut self, more: &mut dyn FnMut() -> bool) -> bool {
        let mut first = true;
        while self.step(&mut || std::mem::take(&mut first) || more()) {
            if !more() {
                return false;
            }
        }
        true
    }

    /// Looks for as long as there is `more` time, or does another of the things that take about as long as a look; whether
    /// there was anything left to do.
    fn step(&mut self, more: &mut dyn FnMut() -> bool) -> bool {
        let most = match self.stage {
            Stage::Answers => self.most[0],
            Stage::Places => self.most[1],
            Stage::Trials | Stage::Given => 0,
        };
        let Some((worlds, hints)) = Worlds::of(&self.game).zip(self.hints.as_mut()) else {
            return false;
        };
        match self.stage {
            Stage::Answers | Stage::Places if hints.looks() < most && !hints.is_done() => {
                hints.go_on(&worlds, &mut |looks| looks < most && more());
            }
            Stage::Answers | Stage::Places => self.turn_on(),
            Stage::Trials if hints.try_next(&worlds) => {}
            Stage::Trials => self.stage = Stage::Given,
            Stage::Given => return false,
        }
        true
    }

    /// Enough of what is looked at now: goes on to where the next of the best answers goes, and after the last to trying them.
    pub fn turn_on(&mut self) {
        if !matches!(self.stage, Stage::Answers | Stage::Places) {
            return;
        }
        let hints = Worlds::of(&self.game).zip(self.hints.as_mut());
        let turned = hints.is_some_and(|(worlds, hints)| hints.turn_on(&worlds));
        self.stage = if turned { Stage::Places } else { Stage::Trials };
        self.turns += 1;
    }

    /// How often it has gone on to something else so far.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.turns
    }

    /// What has been found.
    #[must_use]
    pub fn found(&self) -> Vec<Hint> {
        let hints = Worlds::of(&self.game).zip(self.hints.as_ref());
        hints.map_or_else(Vec::new, |(worlds, hints)| hints.found(&worlds))
    }

    /// One of these in words: what to do, and what that brings.
    #[must_use]
    pub fn lines(&self, hint: &Hint) -> [String; 2] {
        words::say(&self.game, |w| {
            let label = |line: &Line| self.game.ask().map(|ask| w.line_label(ask, line));
            let what = label(&hint.line).unwrap_or_default();
            let than = hint.than.as_ref().and_then(label);
            [capital(&what), motive_line(w, hint.claim, than.as_deref())]
        })
    }

    /// The game it is about.
    #[must_use]
    pub(super) fn game(&self) -> &Session {
        &self.game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::{choice, in_slices, random_game, steps};

    /// In slices of so many steps; what is found, and how many slices it took.
    fn sliced(game: &Session, most: [u32; 2], steps: u32) -> (Vec<Hint>, u32) {
        let mut advice = Advice::within(game.clone(), most);
        let slices = in_slices(steps, |more| advice.go_on(more));
        (advice.found(), slices)
    }

    #[test]
    fn slices_come_to_the_same_whatever_their_size() {
        for n in [11, 40, 90] {
            let game = random_game(8, n);
            let (whole, at_once) = sliced(&game, [20, 5], u32::MAX);
            assert!(at_once == 1 && !whole.is_empty());
            for steps in [1, 2, 7] {
                let (hints, slices) = sliced(&game, [20, 5], steps);
                assert_eq!(hints, whole, "in steps of {steps}");
                assert!(slices > 1, "{slices}");
            }
        }
    }

    #[test]
    fn it_comes_to_an_end_where_a_clock_says_that_it_is_enough() {
        let mut advice = Advice::new(choice());
        while !advice.go_on(&mut steps(18)) {
            advice.turn_on();
        }
        let (hints, game) = (advice.found(), advice.game());
        assert!(hints.len() > 1 && advice.turns() > hints.len(), "answers, then each one's places");
        assert!(hints.iter().all(|hint| game.ask().expect("open").allows(&hint.line[0])));
        assert!(hints.iter().any(|hint| hint.line.len() > 1), "some card goes somewhere");
    }

    #[test]
    fn where_nothing_is_asked_nothing_is_advised() {
        let mut advice = Advice::new(random_game(6, usize::MAX));
        assert!(advice.go_on(&mut || false) && advice.found().is_empty());
    }
}
