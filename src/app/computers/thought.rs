//! A decision in the making, slice by slice: between two slices whoever thinks can hear that it is enough, and a page
//! that thinks by itself can draw and be used.

use crate::ai::search::Search;
use crate::ai::{Choice, Opponent, Worlds};
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::app::tests::{choice, steps};

    fn slices(level: Level, looks: u32) -> (Thought, u32) {
        let mut thought = Thought::new(choice(), Opponent::new(level, 1));
        let mut n = 0;
        while !thought.is_done() && n < 50 {
            thought.slice(&mut steps(looks));
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
    fn without_a_slice_there_is_an_answer_at_first_sight() {
        let game = choice();
        let thought = Thought::new(game.clone(), Opponent::new(Level::Hard, 1));
        assert!(game.ask().expect("open").allows(&thought.answer()));
    }
}
