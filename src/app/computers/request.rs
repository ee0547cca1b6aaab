//! What is asked of a computer next, and which answer still counts.

use crate::ai::Level;
use crate::desk::Crew;
use crate::engine::question::Why;
use crate::engine::session::Session;

/// What is to be done about the open question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing: a person decides, or the game is over.
    Wait,
    /// A computer has nothing to choose from: a window, or the end of its playing.
    Pass,
    /// A computer thinks, so many milliseconds at most.
    Think(u32),
}

/// What is to be done about the open question.
#[must_use]
pub fn next(session: &Session, crew: Crew) -> Next {
    let Some(ask) = session.ask() else { return Next::Wait };
    let Some(computer) = crew.get(ask.who) else { return Next::Wait };
    // The engine puts no other question with a single answer.
    match ask.options.is_empty() {
        true => Next::Pass,
        false => Next::Think(limit(computer.level, ask.why)),
    }
}

/// How long a computer may think in a window, in milliseconds.
const WINDOW: u32 = 300;

/// How long a decision may take, in milliseconds. Which card to play is what matters most; in windows somebody
/// waits in the middle of their own turn.
fn limit(level: Level, why: Why) -> u32 {
    match (level, why) {
        (_, Why::Window(_) | Why::React) => WINDOW,
        // They come to an end by themselves long before.
        (Level::Easy | Level::Medium, _) => 300,
        (Level::Hard, Why::PlayCards) => 900,
        (Level::Hard, _) => 450,
    }
}

/// How long a hint may be thought about, in milliseconds: first which answers are good, then where each of the best goes.
pub const HINT: u32 = 800;
/// See [`HINT`].
pub const HINT_PLACE: u32 = 100;

/// How long the answer to the open question takes at least, in milliseconds. In a window a computer that holds
/// something to use there takes as long as one that does not: how long must not tell what is in its hand.
#[must_use]
pub fn at_least(session: &Session) -> u32 {
    match session.ask().map(|ask| ask.why) {
        Some(Why::Window(_) | Why::React) => WINDOW + 100,
        _ => 0,
    }
}

/// The questions put to whoever thinks, by number. An answer counts only if it is to the last one, if that has not
/// been withdrawn since (by an undo, by leaving), and if the game still stands where it stood.
#[derive(Debug, Default)]
pub struct Requests {
    last: u32,
    /// The position that is thought about: answers so far, and the fingerprint of the question.
    open: Option<(usize, u32)>,
}

fn position(session: &Session) -> Option<(usize, u32)> {
    Some((session.answers().count(), session.ask()?.fingerprint(session.state().catalog())))
}

impl Requests {
    /// The number of a new request about the open question; none if it is being thought about already.
    pub fn begin(&mut self, session: &Session) -> Option<u32> {
        let position = position(session);
        if position.is_none() || position == self.open {
            return None;
        }
        self.open = position;
        self.last = self.last.wrapping_add(1);
        Some(self.last)
    }

    /// The number of a request that is not about a computer's answer; nobody waits for one of those any more.
    pub fn aside(&mut self) -> u32 {
        self.open = None;
        self.last = self.last.wrapping_add(1);
        self.last
    }

    /// Nobody waits for an answer any more.
    pub fn withdraw(&mut self) {
        self.open = None;
    }

    /// Whether an answer to this request may be given now.
    #[must_use]
    pub fn counts(&self, number: u32, session: &Session) -> bool {
        number == self.last && self.open.is_some() && self.open == position(session)
    }

    /// The request that is open.
    #[must_use]
    pub fn open(&self) -> Option<u32> {
        self.open.map(|_| self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;
    use crate::engine::ids::Seat;

    fn crew(text: &str) -> Crew {
        Crew::read(text, 2).expect("a crew")
    }

    #[test]
    fn who_is_asked_next_is_who_the_question_is_for() {
        let mut asked = [0, 0, 0];
        for n in 0..120 {
            let game = random_game(6, n);
            let Some(ask) = game.ask() else { break };
            match next(&game, crew("person,hard")) {
                Next::Wait => {
                    assert_eq!(ask.who, Seat(0));
                    asked[0] += 1;
                }
                Next::Pass => {
                    assert_eq!(ask.who, Seat(1));
                    let window = matches!(ask.why, Why::Window(_) | Why::React);
                    assert_eq!(at_least(&game) > WINDOW, window, "it takes its time in a window");
                    assert!(ask.allows(&[]) && ask.options.is_empty());
                    asked[1] += 1;
                }
                Next::Think(ms) => {
                    assert_eq!(ask.who, Seat(1));
                    assert!(
                        ask.options.len() > usize::from(ask.min)
                            || ask.ordered
                            || ask.max > ask.min
                    );
                    assert!(!ask.options.is_empty() && (1..=1_000).contains(&ms));
                    asked[2] += 1;
                }
            }
            assert_eq!(next(&game, Crew::default()), Next::Wait, "only people");
        }
        assert!(asked.iter().all(|&n| n > 0), "each kind is met: {asked:?}");
    }

    #[test]
    fn an_answer_counts_only_for_the_position_it_was_asked_for() {
        let (before, after) = (random_game(6, 10), random_game(6, 11));
        let mut requests = Requests::default();
        let first = requests.begin(&before).expect("nothing is open");
        assert_eq!(requests.begin(&before), None, "it is being thought about");
        assert!(requests.counts(first, &before) && !requests.counts(first, &after));
        let second = requests.begin(&after).expect("another position");
        assert!(requests.counts(second, &after) && !requests.counts(first, &before));
        // Undone, and played to the same position again.
        requests.withdraw();
        assert!(!requests.counts(second, &after));
        let third = requests.begin(&after).expect("it was withdrawn");
        assert!(requests.counts(third, &after) && !requests.counts(second, &after));
        assert_eq!(requests.open(), Some(third));
        // Whoever asks for a hint has a number of their own, and no computer decides meanwhile.
        let hint = requests.aside();
        assert!(![first, second, third].contains(&hint) && requests.open().is_none());
        assert!(!requests.counts(third, &after) && !requests.counts(hint, &after));
    }

    #[test]
    fn a_game_that_is_over_asks_nobody() {
        let over = random_game(6, usize::MAX);
        assert_eq!(next(&over, crew("hard,hard")), Next::Wait);
        assert_eq!(Requests::default().begin(&over), None);
    }
}
