//! The native command `smashup`: play-outs, scenario files, the list of cards.

mod arena;
mod cards;
mod say;
mod table;
mod texts;

use clap::{Args, Parser, Subcommand};
use say::say;
use smashup::cards::catalog;
use smashup::engine::privacy::Privacy;
use smashup::playout::{self, Played};
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
    Playouts(Playouts),
    /// Lets computer opponents play each other
    Arena(arena::Arena),
    /// Lists the factions and bases: what is in the game, and what scenarios there are of it
    Cards(cards::List),
    /// Prints the words of all cards and factions by slug, as TOML
    Texts(texts::Texts),
}

#[derive(Args)]
struct Playouts {
    /// Players in each game, 2 to 4
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of the first game; each next game has the next seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The sets whose factions are played, by their short names
    #[arg(long, value_delimiter = ',', default_value = "core")]
    sets: Vec<String>,
    /// Check every invariant at every question
    #[arg(long)]
    check: bool,
    /// Ask as at a table with hidden hands: also those who can only pass
    #[arg(long)]
    table: bool,
}

fn main() -> ExitCode {
    let failed = match Cli::parse().command {
        Command::Scenario { paths } => scenarios(&paths),
        Command::Record { file } => record(&file),
        Command::Playouts(games) => playouts(&games),
        Command::Arena(arena) => arena.play(),
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
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
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

/// Plays the games; whether anything went wrong.
// The library has no clock; how fast it plays is measured out here.
#[expect(clippy::disallowed_types, reason = "the command measures, the rules do not")]
fn playouts(args: &Playouts) -> bool {
    let start = std::time::Instant::now();
    let (mut finished, mut failed, mut questions, mut turns) = (0_u64, 0_u64, 0, 0_u64);
    for seed in (args.seed..).take(args.games as usize) {
        match one_game(args, seed) {
            Ok(game) => {
                finished += u64::from(game.finished);
                questions += game.questions;
                turns += u64::from(game.turns);
                if !game.finished {
                    say(format_args!("seed {seed}: no end after {} questions", game.questions));
                    failed += 1;
                }
            }
            Err(why) => {
                say(format_args!("seed {seed}: {why}"));
                failed += 1;
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    let each = |n: f64| n / args.games.max(1) as f64;
    say(format_args!("{finished} games finished, {failed} failed, in {seconds:.2} s"));
    say(format_args!(
        "{:.1} questions and {:.1} turns a game",
        each(questions as f64),
        each(turns as f64)
    ));
    say(format_args!(
        "{:.0} games/s, {:.0} questions/s",
        args.games as f64 / seconds,
        questions as f64 / seconds
    ));
    failed > 0
}

fn one_game(args: &Playouts, seed: u64) -> Result<Played, String> {
    let privacy = if args.table { Privacy::Table } else { Privacy::Exact };
    let setup = playout::random_setup(catalog(), &args.sets, args.players, seed, privacy);
    let setup = setup.ok_or("these sets have too few factions for so many players")?;
    watched(|| match args.check {
        true => playout::play_checked(catalog(), setup, seed).map_err(|t| t.to_string()),
        false => Ok(playout::play(catalog(), setup, seed)),
    })?
}

/// Plays something; a panic of the engine is a failure like any other, and is reported on the error stream.
fn watched<T>(play: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(play)).map_err(|_| "the engine panics".to_owned())
}
