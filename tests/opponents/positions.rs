//! Positions with one best line: the line holds in each, and opponents find most of them.

use crate::choice;
use smashup::ai::eval::Taste;
use smashup::ai::greedy::Greedy;
use smashup::ai::{Level, Opponent, Worlds};
use smashup::cards::catalog;
use smashup::engine::tape::Decider;
use smashup::playout::MOST_QUESTIONS;
use smashup::scenario::{Task, task};
use std::path::Path;

/// The positions that opponents may be tuned on, and those that are kept apart.
const FOLDERS: [&str; 2] = ["tuned", "apart"];

fn tasks(folder: &str) -> Vec<Task> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(folder);
    let entries = folder.read_dir().expect("the folder is there");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let read = |file: &std::path::PathBuf| {
        let text = std::fs::read_to_string(file).expect("a position can be read");
        match task(catalog(), &file.display().to_string(), &text) {
            Ok(task) => task,
            Err(failure) => panic!("{failure}"),
        }
    };
    files.iter().map(read).collect()
}

/// Whether an opponent plays the turn as the position asks for.
fn solves(opponent: Opponent, task: &Task, looks: u32) -> bool {
    let mut game = task.game.clone();
    let turn = game.state().turn;
    for _ in 0..MOST_QUESTIONS {
        if game.state().turn != turn {
            break;
        }
        let Some(choice) = choice(opponent, &game, looks) else { break };
        game.answer(&choice.picks).expect("an opponent's answer is legal");
    }
    task.check(&game).is_ok()
}

#[test]
fn there_are_thirty_to_tune_on_and_thirty_apart() {
    for folder in FOLDERS {
        assert_eq!(tasks(folder).len(), 30, "{folder}");
    }
}

#[test]
fn the_stronger_solves_most() {
    let all: Vec<Task> = FOLDERS.into_iter().flat_map(tasks).collect();
    let solved =
        |level| all.iter().filter(|task| solves(Opponent::new(level, 1), task, 100)).count();
    let [easy, hard] = [Level::Easy, Level::Hard].map(solved);
    assert!(hard >= 51 && hard > easy, "of {}: Hard {hard}, Easy {easy}", all.len());
}

/// Whether greedy play, without looking ahead, plays the turn as the position asks for.
fn greedy_solves(task: &Task) -> bool {
    let mut game = task.game.clone();
    let mut greedy = Greedy::new(1, Taste::fitted(), 0.0);
    let turn = game.state().turn;
    for _ in 0..MOST_QUESTIONS {
        let Some(worlds) = Worlds::of(&game).filter(|_| game.state().turn == turn) else { break };
        let picks = greedy.decide(&worlds.position(1), worlds.ask());
        game.answer(&picks).expect("an answer of greedy play is legal");
    }
    task.check(&game).is_ok()
}

/// What plays on in look-aheads sees what a turn ends with, and that it depends on where a card goes.
#[test]
fn greedy_play_tries_places_to_the_end_of_the_turn() {
    let tasks: Vec<Task> = FOLDERS.into_iter().flat_map(tasks).collect();
    let solved = tasks.iter().filter(|task| greedy_solves(task)).count();
    // Trying cards alone, to the end of the step, finds 23.
    assert!(solved >= 40, "{solved} of {}", tasks.len());
}
