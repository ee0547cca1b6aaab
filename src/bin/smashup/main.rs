//! The native command `smashup`: play-outs, scenario files, the list of cards.

mod arena;
mod cards;
mod deal;
mod playouts;
mod positions;
mod say;
mod table;
mod texts;

use clap::{Parser, Subcommand};
use say::say;
use smashup::cards::catalog;
use smashup::scenario::{self, Failure};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Smash Up: rules engine and cards.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays scenario files and says which fail
    Scenario {
        /// Files, or folders with all files in them
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Plays a scenario file as far as it goes and prints the game's record, which the page opens
    Record {
        /// The file
        file: PathBuf,
    },
    /// Plays random legal games
    Playouts(playouts::Playouts),
    /// Lets computer opponents play each other
    Arena(arena::Arena),
    /// Counts in how many positions an opponent finds what is best
    Positions(positions::Positions),
    /// Lists the factions and bases: what is in the game, and what scenarios there are of it
    Cards(cards::List),
    /// Prints the words of all cards and factions by slug, as TOML
    Texts(texts::Texts),
}

fn main() -> ExitCode {
    let failed = match Cli::parse().command {
        Command::Scenario { paths } => scenarios(&paths),
        Command::Record { file } => record(&file),
        Command::Playouts(games) => games.play(),
        Command::Arena(arena) => arena.play(),
        Command::Positions(positions) => positions.count(),
        Command::Cards(list) => list.print(),
        Command::Texts(texts) => texts.print(),
    };
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Plays the scenarios; whether any failed. A line a failure, the details on the error stream.
fn scenarios(paths: &[PathBuf]) -> bool {
    let (mut passed, mut failed) = (0, 0);
    for path in paths {
        let mut files = Vec::new();
        if let Err(error) = collect(path, &mut files) {
            say(format_args!("{}: {error}", path.display()));
            failed += 1;
        }
        for file in files {
            match one_scenario(&file, |name, text| scenario::run(catalog(), name, text)) {
                Ok(()) => passed += 1,
                Err(why) => {
                    say(why);
                    failed += 1;
                }
            }
        }
    }
    say(format_args!("{passed} passed, {failed} failed"));
    failed > 0
}

/// The scenario files at a path: itself, or all below it in order.
pub fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut below = Vec::new();
    for entry in path.read_dir()? {
        below.push(entry?.path());
    }
    below.sort();
    for path in below {
        if path.is_dir() || path.extension().is_some_and(|e| e == "toml") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

/// Prints the record of a scenario; whether the scenario failed.
fn record(file: &Path) -> bool {
    let played = one_scenario(file, |name, text| {
        let position = scenario::open(catalog(), name, text)?;
        let (game, failure) = scenario::played(catalog(), name, text, position);
        say(game.save());
        failure.map_or(Ok(()), Err)
    });
    played.inspect_err(|why| eprintln!("{why}")).is_err()
}

/// Plays the scenario of a file, given its name and text.
fn one_scenario(
    file: &Path,
    play: impl FnOnce(&str, &str) -> Result<(), Failure>,
) -> Result<(), String> {
    let name = file.display().to_string();
    let bytes = std::fs::read(file).map_err(|error| format!("{name}: {error}"))?;
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
        format!("{name}:{line}: {error}")
    })?;
    let played = watched(|| play(&name, text));
    played.map_err(|why| format!("{name}: {why}"))?.map_err(|failure| {
        for line in &failure.details {
            eprintln!("    {line}");
        }
        failure.to_string()
    })
}

/// Plays something; a panic of the engine is a failure like any other, and is reported on the error stream.
fn watched<T>(play: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(play)).map_err(|_| "the engine panics".to_owned())
}
