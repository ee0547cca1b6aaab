//! `smashup positions`: how many tactical positions a computer opponent solves.

use crate::say::say;
use clap::Args;
use smashup::ai::Worlds;
use smashup::ai::computer::Computer;
use smashup::cards::catalog;
use smashup::engine::question::Pick;
use smashup::playout::MOST_QUESTIONS;
use smashup::scenario::{self, Task};
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(Args)]
pub struct Positions {
    /// Scenario files, or folders with all files in them: what one player does at the end is to be found
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Who is to find it: easy, medium or hard, with a temperament if wanted
    #[arg(long, default_value = "hard")]
    who: Computer,
    /// How often each position is tried, each time with another seed
    #[arg(long, default_value_t = 3)]
    tries: u64,
    /// Milliseconds a decision may take
    #[arg(long, default_value_t = 150)]
    time_ms: u64,
    /// Look-aheads that a decision may take, in place of a time: then the same is found each time
    #[arg(long)]
    nodes: Option<u32>,
}

impl Positions {
    /// Tries all positions and prints which are not always solved, and the sum; whether a file is wrong.
    pub fn count(&self) -> bool {
        let (mut wrong, mut tried, mut solved) = (false, 0, 0);
        for path in &self.paths {
            let mut files = Vec::new();
            if let Err(error) = crate::collect(path, &mut files) {
                say(format_args!("{}: {error}", path.display()));
                wrong = true;
            }
            for file in files {
                match read(&file) {
                    Ok(task) => {
                        tried += self.tries;
                        solved += self.attempts(&task, &file);
                    }
                    Err(why) => {
                        say(why);
                        wrong = true;
                    }
                }
            }
        }
        let rate = 100.0 * solved as f64 / tried.max(1) as f64;
        say(format_args!("{}: {solved} of {tried} solved, {rate:.1} %", self.who));
        wrong
    }

    /// How often the position is solved; a line if not always, with what is missed first.
    fn attempts(&self, task: &Task, file: &Path) -> u64 {
        let results: Vec<_> = (1..=self.tries).map(|seed| self.attempt(task, seed)).collect();
        let solved = results.iter().filter(|result| result.is_ok()).count() as u64;
        if let Some(missed) = results.into_iter().find_map(Result::err) {
            say(format_args!("{solved} of {}: {}: {missed}", self.tries, file.display()));
        }
        solved
    }

    /// Lets the opponent play the position's turn to its end, for all who are asked.
    ///
    /// # Errors
    /// What is not as it should be then.
    fn attempt(&self, task: &Task, seed: u64) -> Result<(), String> {
        let mut game = task.game.clone();
        let turn = game.state().turn;
        for _ in 0..MOST_QUESTIONS {
            let Some(worlds) = Worlds::of(&game).filter(|_| game.state().turn == turn) else {
                break;
            };
            let picks = self.choose(seed, &worlds);
            game.answer(&picks).map_err(|why| why.to_string())?;
        }
        task.check(&game)
    }

    // The library has no clock; how long it may think is said out here.
    #[expect(clippy::disallowed_types, reason = "the command measures, the opponents do not")]
    fn choose(&self, seed: u64, worlds: &Worlds) -> Vec<Pick> {
        let start = std::time::Instant::now();
        let limit = Duration::from_millis(self.time_ms);
        let choice = self.who.opponent(seed).choose(worlds, &mut |looks| match self.nodes {
            Some(most) => looks < most,
            None => start.elapsed() < limit,
        });
        choice.picks
    }
}

/// The task in a file.
///
/// # Errors
/// What is wrong with it.
fn read(file: &Path) -> Result<Task, String> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
    scenario::task(catalog(), &name, &text).map_err(|failure| failure.to_string())
}
