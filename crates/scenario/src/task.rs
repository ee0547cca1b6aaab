//! A scenario as a task: the position at which a player finds its last steps, and what must hold when they are played.

use super::check::Scene;
use super::run::Run;
use super::steps::{self, Step};
use super::{Failure, Text, opened};
use engine::catalog::Catalog;
use engine::ids::Seat;
use engine::session::Session;

/// A position with something to be found in it.
pub struct Task {
    /// What it is about; empty if the file does not say.
    pub name: String,
    /// The game as far as it is given.
    pub game: Session,
    /// Who is to find the rest.
    pub seat: Seat,
    goal: Vec<Step>,
}

impl Task {
    /// Whether a game is as the last step of the file expects.
    ///
    /// # Errors
    /// The first expectation that does not hold, and what is found.
    pub fn check(&self, game: &Session) -> Result<(), String> {
        let scene = Scene { session: game, log: &[] };
        let mut all = self.goal.iter().flat_map(|step| &step.expect);
        all.try_for_each(|(text, expect)| {
            scene.check(expect).map_err(|found| format!("{text}: {found}"))
        })
    }
}

/// The task of a scenario whose steps hold: what one player does without a break up to its end is to be found. `file` is only
/// its name in reports.
///
/// # Errors
/// The first step that is not as the file says, or what cannot be read in it.
pub fn task(catalog: &'static Catalog, file: &str, text: &str) -> Result<Task, Failure> {
    super::run(catalog, file, text)?;
    let unreadable = |problem| Failure::unreadable(file, problem);
    let source = Text(text);
    let (read, book, state) = opened(catalog, source).map_err(unreadable)?;
    let mut steps = steps::read(source, &read.steps, book).map_err(unreadable)?;
    let mut run = Run::new(state, read.seed.unwrap_or(1), false);
    let asked = |run: &Run| run.session.ask().map_or(Seat(0), |ask| ask.who);
    let mut task = (asked(&run), run.session.clone());
    for step in &steps {
        let seat = asked(&run);
        if seat != task.0 {
            task = (seat, run.session.clone());
        }
        // It has just been played.
        let _ = run.step(step);
        run.finish_step();
    }
    let goal = steps.split_off(steps.len().saturating_sub(1));
    let (seat, game) = task;
    Ok(Task { name: read.name, game, seat, goal })
}
