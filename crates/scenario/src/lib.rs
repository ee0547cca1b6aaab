//! Scenario files: one position, some moves, what must be true. A ruling written down once and checked for
//! ever. No file is opened here: the text comes in, what failed goes out.

mod answer;
mod check;
mod choice;
mod expect;
mod file;
mod main_key;
mod names;
mod place;
mod puzzle;
mod run;
mod said;
mod setup;
mod silent;
mod steps;
mod task;
mod tokens;

use engine::catalog::Catalog;
use engine::ids::DefId;
use engine::session::Session;
use engine::state::State;
use file::{File, Problem, Text};
use names::Book;
use std::collections::BTreeSet;
use std::fmt;

pub use puzzle::{Puzzle, played, puzzle};
pub use task::{Task, task};

/// How a scenario failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The name it was given: its file.
    pub file: String,
    /// The line in the file: of the step, or of what cannot be read.
    pub line: usize,
    /// The step, from 1; none if the file cannot be read.
    pub step: Option<usize>,
    /// What should have been.
    pub expected: String,
    /// What was.
    pub found: String,
    /// What the scenario is to show, the open question with its legal answers, the position and the log of
    /// the step, line by line.
    pub details: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file, self.line)?;
        match self.step {
            Some(n) => write!(f, "step {n}: expected {}; found {}", self.expected, self.found),
            None => write!(f, "{}", self.found),
        }
    }
}

impl std::error::Error for Failure {}

impl Failure {
    /// A file that cannot be read.
    fn unreadable(file: &str, problem: Problem) -> Failure {
        Failure {
            file: file.to_owned(),
            line: problem.line,
            step: None,
            expected: "a scenario".to_owned(),
            found: problem.what,
            details: Vec::new(),
        }
    }
}

/// Plays the scenario written in `text`; `file` is only its name in reports.
///
/// # Errors
/// The first step that is not as the file says, or what cannot be read in it.
pub fn run(catalog: &'static Catalog, file: &str, text: &str) -> Result<(), Failure> {
    play(catalog, file, text, None)
}

/// As [`run`], showing the game to `look` at the start and after every answer.
///
/// # Errors
/// As [`run`].
pub fn watch(
    catalog: &'static Catalog,
    file: &str,
    text: &str,
    look: &mut dyn FnMut(&Session),
) -> Result<(), Failure> {
    play(catalog, file, text, Some(look))
}

fn play(
    catalog: &'static Catalog,
    file: &str,
    text: &str,
    mut look: Option<&mut dyn FnMut(&Session)>,
) -> Result<(), Failure> {
    let unreadable = |problem| Failure::unreadable(file, problem);
    let source = Text(text);
    let (read, book, state) = opened(catalog, source).map_err(unreadable)?;
    let steps = steps::read(source, &read.steps, book).map_err(unreadable)?;
    let mut run = run::Run::new(state, read.seed.unwrap_or(1), look.is_some());
    for (n, step) in steps.iter().enumerate() {
        let done = run.step(step);
        if let Some(look) = &mut look {
            run.trail().iter().for_each(look);
        }
        if let Err(mismatch) = done {
            let mut details = run.details();
            if !read.name.is_empty() {
                details.insert(0, read.name);
            }
            return Err(Failure {
                file: file.to_owned(),
                line: step.line,
                step: Some(n + 1),
                expected: mismatch.expected,
                found: mismatch.found,
                details,
            });
        }
        run.finish_step();
    }
    Ok(())
}

/// The game at the position of the scenario written in `text`, before its steps.
///
/// # Errors
/// What cannot be read in it.
pub fn open(catalog: &'static Catalog, file: &str, text: &str) -> Result<Session, Failure> {
    let opened = opened(catalog, Text(text));
    let (read, _, state) = opened.map_err(|problem| Failure::unreadable(file, problem))?;
    Ok(Session::from_position(state, read.seed.unwrap_or(1)))
}

/// The printed cards that the scenario written in `text` names; what is in play, in a hand or a deck there is
/// all there is.
///
/// # Errors
/// What cannot be read in it.
pub fn named(
    catalog: &'static Catalog,
    file: &str,
    text: &str,
) -> Result<BTreeSet<DefId>, Failure> {
    let opened = opened(catalog, Text(text));
    let (_, _, state) = opened.map_err(|problem| Failure::unreadable(file, problem))?;
    Ok(state.cards.iter().map(|card| card.def).collect())
}

/// Reads a file and sets up its position.
fn opened(catalog: &'static Catalog, text: Text) -> Result<(File, Book, State), Problem> {
    let read = text.parse()?;
    let edition = setup::edition(text, &read)?;
    let book = Book { catalog, seats: read.players.len(), edition };
    let state = setup::position(text, &read, book)?;
    Ok((read, book, state))
}
