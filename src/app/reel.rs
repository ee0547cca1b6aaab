//! A recorded game that can be looked at after any of its answers, forwards and backwards alike.

use crate::engine::catalog::Catalog;
use crate::engine::event::Happened;
use crate::engine::session::Session;
use crate::engine::tape::Record;

/// How many answers lie between two kept games: the most that a look at any moment plays again.
const EVERY: usize = 16;

/// A recorded game, with copies of it along the way. Its moments are the beginning, every answer after which
/// something has happened, and the end.
pub struct Reel {
    records: Vec<Record>,
    /// The game after every [`EVERY`] answers, the first before any.
    kept: Vec<Session>,
    /// How many answers lie before each moment.
    moments: Vec<usize>,
    /// The moments at which a turn has begun.
    turns: Vec<usize>,
}

impl Reel {
    /// The record of a game, as far as it can be played.
    #[must_use]
    pub fn of(catalog: &'static Catalog, game: &Session) -> Reel {
        let records: Vec<Record> = game.answers().cloned().collect();
        let mut session = game.beginning(catalog);
        let mut reel =
            Reel { records, kept: vec![session.clone()], moments: vec![0], turns: vec![0] };
        let mut fitted = 0;
        for n in 0..reel.records.len() {
            let events = session.log().len();
            if session.replay(&reel.records[n..=n]).is_err() {
                break;
            }
            fitted = n + 1;
            let new = session.log().get(events..).unwrap_or_default();
            if !new.is_empty() {
                reel.moments.push(fitted);
            }
            if new.iter().any(|e| matches!(e.what, Happened::TurnBegan(_))) {
                reel.turns.push(reel.len());
            }
            if fitted.is_multiple_of(EVERY) {
                reel.kept.push(session.clone());
            }
        }
        if reel.answers(reel.len()) < fitted {
            reel.moments.push(fitted);
        }
        reel
    }

    /// The number of the last moment; the first is 0.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moments.len() - 1
    }

    /// Whether nothing has been decided yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the whole record fits the rules as they are now.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.answers(self.len()) == self.records.len()
    }

    /// The number of answers before a moment.
    fn answers(&self, moment: usize) -> usize {
        self.moments[moment.min(self.len())]
    }

    /// The game at its `n`-th moment, or at the last there is.
    #[must_use]
    pub fn at(&self, n: usize) -> Session {
        let n = self.answers(n);
        let mut session = self.kept[n / EVERY].clone();
        let fits = session.replay(&self.records[n / EVERY * EVERY..n]);
        debug_assert!(fits.is_ok(), "it has been played before");
        session
    }

    /// The next moment after `n` at which a turn begins, else the end.
    #[must_use]
    pub fn turn_after(&self, n: usize) -> usize {
        self.turns.iter().copied().find(|&t| t > n).unwrap_or(self.len())
    }

    /// The last moment before `n` at which a turn began, else the beginning.
    #[must_use]
    pub fn turn_before(&self, n: usize) -> usize {
        self.turns.iter().rev().copied().find(|&t| t < n).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;
    use crate::cards::catalog;

    #[test]
    fn every_moment_is_the_game_as_it_was() {
        let mut game = random_game(3, 0);
        let mut as_it_was = vec![game.state().clone()];
        for record in random_game(3, 120).answers() {
            let happened = !game.answer(&record.picks).expect("a recorded answer").is_empty();
            if happened {
                as_it_was.push(game.state().clone());
            }
        }
        let reel = Reel::of(catalog(), &game);
        assert!(reel.is_whole());
        assert!((as_it_was.len() - 1..=as_it_was.len()).contains(&reel.len()));
        for (n, state) in as_it_was.iter().enumerate().rev() {
            assert!(reel.at(n).state() == state, "at moment {n}");
        }
        assert!(reel.at(usize::MAX).state() == game.state(), "no further than the end");
    }

    #[test]
    fn a_question_left_open_is_the_end() {
        for n in 0..40 {
            let game = random_game(4, n);
            let end = Reel::of(catalog(), &game).at(usize::MAX);
            assert!(end.ask() == game.ask() && end.answers().eq(game.answers()));
        }
    }

    #[test]
    fn turns_lead_from_end_to_end() {
        let game = random_game(5, 200);
        let reel = Reel::of(catalog(), &game);
        let (mut at, mut turns) = (0, vec![0]);
        while at < reel.len() {
            at = reel.turn_after(at);
            turns.push(at);
        }
        assert!(turns.len() as u32 >= game.state().turn);
        let back: Vec<usize> =
            std::iter::successors(Some(reel.len()), |&n| (n > 0).then(|| reel.turn_before(n)))
                .collect();
        assert!(back.iter().eq(turns.iter().rev()), "{back:?} is {turns:?} backwards");
    }
}
