//! A decision in the making, slice by slice: between two slices whoever thinks can hear that it is enough, and a page
//! that thinks by itself can draw and be used.

use crate::ai::hints::{Hint, Hints};
use crate::ai::search::Search;
use crate::ai::{Choice, Level, Opponent, Worlds};
use crate::engine::question::Pick;
use crate::engine::session::Session;

/// A decision in the making.
pub struct Thought {
    session: Session,
    /// None if no question is open.
    search: Option<Search>,
}

impl Thought {
    /// About the open question.
    #[must_use]
    pub fn new(session: Session, opponent: Opponent) -> Thought {
        let search = Worlds::of(&session).map(|worlds| opponent.search(&worlds));
        Thought { session, search }
    }

    /// Looks ahead for as long as there is `more` time, at least once.
    pub fn slice(&mut self, more: &mut dyn FnMut() -> bool) {
        let Some((worlds, search)) = Worlds::of(&self.session).zip(self.search.as_mut()) else {
            return;
        };
        let before = search.looks();
        search.go_on(&worlds, &mut |looks| looks == before || more());
    }

    /// Whether more looks would change nothing.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.search.as_ref().is_none_or(Search::is_done)
    }

    /// The best answer found so far; before the first slice what seems best at first sight.
    #[must_use]
    pub fn answer(&self) -> Vec<Pick> {
        self.search.as_ref().map(|search| Choice::of(search).picks).unwrap_or_default()
    }
}

/// Hints in the making, for the person who is asked: an opponent's judgement of what they could do.
pub struct Advice {
    session: Session,
    /// None if no question is open.
    hints: Option<Hints>,
    /// Which of the best answers is thought about; none as long as it is all of them.
    at: Option<usize>,
}

impl Advice {
    /// About the open question. Whose judgement it is and what it varies with are always the same: nothing of the game but
    /// what the person knows is in it.
    #[must_use]
    pub fn new(session: Session) -> Advice {
        let adviser = Opponent::new(Level::Hard, 1);
        let hints = Worlds::of(&session).map(|worlds| Hints::new(&worlds, adviser));
        Advice { session, hints, at: None }
    }

    /// Looks ahead for as long as there is `more` time, at least once.
    pub fn slice(&mut self, more: &mut dyn FnMut() -> bool) {
        let Some((worlds, hints)) = Worlds::of(&self.session).zip(self.hints.as_mut()) else {
            return;
        };
        let mut first = true;
        let mut more = |_| std::mem::take(&mut first) || more();
        match self.at {
            None => hints.go_on(&worlds, &mut more),
            Some(nth) => hints.place(nth, &mut more),
        }
    }

    /// Goes on to where the next of the best answers goes; not if that was the last.
    pub fn turn_on(&mut self) -> bool {
        let Some((worlds, hints)) = Worlds::of(&self.session).zip(self.hints.as_mut()) else {
            return false;
        };
        let next = self.at.map_or(0, |at| at + 1);
        self.at = Some(next);
        next < hints.choose(&worlds)
    }

    /// Whether more looks would change nothing where it is now.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.hints.as_ref().is_none_or(|hints| match self.at {
            None => hints.is_done(),
            Some(nth) => hints.is_placed(nth),
        })
    }

    /// What has been found, with the game it is about.
    #[must_use]
    pub fn found(&self) -> (Vec<Hint>, &Session) {
        let hints = Worlds::of(&self.session).zip(self.hints.as_ref());
        (hints.map_or_else(Vec::new, |(worlds, hints)| hints.found(&worlds)), &self.session)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;
    use crate::engine::question::Why;

    /// The first position of a random game in which there are several cards to choose from.
    fn choice() -> Session {
        let wanted =
            |g: &Session| g.ask().is_some_and(|a| a.why == Why::PlayCards && a.options.len() > 3);
        (0..200).map(|n| random_game(8, n)).find(wanted).expect("such a position")
    }

    fn slices(level: Level, looks: u32) -> (Thought, u32) {
        let mut thought = Thought::new(choice(), Opponent::new(level, 1));
        let mut n = 0;
        while !thought.is_done() && n < 50 {
            let mut left = looks;
            thought.slice(&mut || {
                left = left.saturating_sub(1);
                left > 0
            });
            n += 1;
        }
        (thought, n)
    }

    #[test]
    fn one_slice_that_ends_by_itself_is_the_opponents_choice() {
        let game = choice();
        for level in [Level::Easy, Level::Medium] {
            let (thought, n) = slices(level, u32::MAX);
            assert!(thought.is_done() && n == 1);
            let worlds = Worlds::of(&game).expect("a question is open");
            let choice = Opponent::new(level, 1).choose(&worlds, &mut |_| true);
            assert_eq!(thought.answer(), choice.picks);
        }
    }

    #[test]
    fn slices_are_one_search() {
        let game = choice();
        let worlds = Worlds::of(&game).expect("a question is open");
        for looks in [1, 7, 20] {
            let (thought, n) = slices(Level::Hard, looks);
            assert!(n > 1, "it could go on");
            let whole = Opponent::new(Level::Hard, 1).choose(&worlds, &mut |l| l < looks * n);
            assert_eq!(thought.search.as_ref().map(Choice::of), Some(whole));
        }
    }

    #[test]
    fn advice_comes_to_an_end_slice_by_slice() {
        let mut advice = Advice::new(choice());
        let (mut stages, mut slices) = (1, 0);
        loop {
            let mut left = 6;
            advice.slice(&mut || {
                left -= 1;
                left > 0
            });
            slices += 1;
            // As where a clock says that it is enough.
            if (advice.is_done() || slices % 3 == 0) && !advice.turn_on() {
                break;
            }
            stages = slices;
        }
        let (hints, game) = advice.found();
        assert!(hints.len() > 1 && stages > hints.len(), "the answers, then each one's places");
        assert!(hints.iter().all(|hint| game.ask().expect("open").allows(&hint.line[0])));
        assert!(hints.iter().any(|hint| hint.line.len() > 1), "some card goes somewhere");
    }

    #[test]
    fn without_a_slice_there_is_an_answer_at_first_sight() {
        let game = choice();
        let thought = Thought::new(game.clone(), Opponent::new(Level::Hard, 1));
        assert!(game.ask().expect("open").allows(&thought.answer()));
    }
}
