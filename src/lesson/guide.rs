//! Somebody's way through a lesson: which step is open, which answers it admits, and what moves it on.

use crate::engine::ids::Seat;
use crate::engine::question::Pick;
use crate::engine::session::Session;
use crate::words::Words;

/// Who is taught.
pub const LEARNER: Seat = Seat(0);

/// What a step is about: where its bubble points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// Nothing in particular.
    Nothing,
    /// A player's panel, by seat.
    Points(Seat),
    /// The learner's hand.
    Hand,
    /// A card in the learner's hand.
    InHand(&'static str),
    /// A card in play.
    InPlay(&'static str),
    /// A base.
    Base(&'static str),
    /// A base's meter.
    Meter(&'static str),
    /// The button that is done playing cards.
    Done,
    /// The button that takes back.
    Undo,
}

/// What moves a step on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The learner has read it.
    Next,
    /// The learner has looked at a card in full.
    Looked,
    /// The learner has given these answers, by their labels; "a|b" is either, and "" is declining.
    Answers(&'static [&'static str]),
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Others' answers, by label, which are given as the step begins.
    pub theirs: &'static [&'static str],
    /// What is said, in a sentence or two.
    pub say: &'static str,
    /// What it points at.
    pub at: At,
    /// Where the card goes that it points at.
    pub onto: At,
    /// What moves it on.
    pub until: Until,
    /// What is said if the learner tries something else that the rules allow.
    pub no: &'static str,
}

/// Somebody's way through a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    lesson: &'static [Step],
    /// For each step begun so far the number of answers before it. Never empty.
    began: Vec<usize>,
    /// Whether something else was tried than what the step asks for.
    pub refused: bool,
}

impl Guide {
    /// The beginning of a lesson.
    #[must_use]
    pub fn new(lesson: &'static [Step]) -> Guide {
        Guide { lesson, began: vec![0], refused: false }
    }

    fn at(&self) -> usize {
        self.began.len() - 1
    }

    /// The open step; none when all are done.
    #[must_use]
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.get(self.at())
    }

    /// The number of the open step, from 1, and of all steps.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.began.len().min(self.lesson.len()), self.lesson.len())
    }

    /// Goes on from a step that was only to be read or looked at.
    pub fn next(&mut self, session: &mut Session) {
        if let Some(Until::Next | Until::Looked) = self.step().map(|s| s.until) {
            self.refused = false;
            self.begin(session);
        }
    }

    /// Begins the next step.
    fn begin(&mut self, session: &mut Session) {
        let theirs = self.lesson.get(self.began.len()).map_or(&[][..], |s| s.theirs);
        for label in theirs {
            let given = picks(session, label).map(|picks| session.answer(&picks).is_ok());
            debug_assert_eq!(given, Some(true), "{label}");
        }
        self.began.push(session.answers().count());
    }

    /// Whether these answers, one after the other, are what the lesson wants now. Steps that are only to be
    /// read may be passed over by acting, but not those in which others play.
    #[must_use]
    pub fn admits(&self, session: &Session, answers: &[Vec<Pick>]) -> bool {
        let mut wanted = self.wanted(session).iter();
        let mut world = session.clone();
        answers.iter().all(|picks| {
            let fits = wanted.next().is_some_and(|label| fits(&world, label, picks));
            fits && world.answer(picks).is_ok()
        })
    }

    /// The answers that come next.
    fn wanted(&self, session: &Session) -> &'static [&'static str] {
        let mut given = self.given(session);
        for (n, step) in self.lesson.iter().enumerate().skip(self.at()) {
            if n > self.at() && !step.theirs.is_empty() {
                break;
            }
            if let Until::Answers(all) = step.until {
                return all.get(given..).unwrap_or_default();
            }
            given = 0;
        }
        &[]
    }

    /// The number of answers in the open step.
    fn given(&self, session: &Session) -> usize {
        let before = self.began.last().copied().unwrap_or(0);
        session.answers().count().saturating_sub(before)
    }

    /// Follows the game after answers were given or taken back.
    pub fn follow(&mut self, session: &mut Session) {
        self.refused = false;
        let answers = session.answers().count();
        while self.began.len() > 1 && self.began.last().is_some_and(|&n| n > answers) {
            self.began.pop();
        }
        while let Some(step) = self.step() {
            let given = self.given(session);
            match step.until {
                Until::Answers(all) if given >= all.len() => self.begin(session),
                Until::Next | Until::Looked if given > 0 => {
                    let before = self.began.last().copied().unwrap_or(0);
                    self.began.push(before);
                }
                _ => break,
            }
        }
    }
}

/// The label of an answer to the open question; declining has an empty one.
fn label(session: &Session, picks: &[Pick]) -> Option<String> {
    let ask = session.ask()?;
    let words = Words::new(session.state(), &[], session.log());
    match picks {
        [] => Some(String::new()),
        &[pick] => Some(words.pick_label(ask, pick)),
        _ => None,
    }
}

fn fits(session: &Session, wanted: &str, picks: &[Pick]) -> bool {
    label(session, picks).is_some_and(|given| wanted.split('|').any(|w| w == given))
}

/// The answer of this label to the open question, if it is legal.
pub(super) fn picks(session: &Session, wanted: &str) -> Option<Vec<Pick>> {
    let ask = session.ask()?;
    let mut answers = vec![Vec::new()];
    answers.extend(ask.options.iter().map(|&p| vec![p]));
    answers.into_iter().find(|picks| ask.allows(picks) && fits(session, wanted, picks))
}
