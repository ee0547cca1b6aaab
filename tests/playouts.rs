//! Random games: all of them end, and in some every invariant is held against every question. Many more are
//! played by `smashup playouts`, with `--check` too.

use smashup::cards::catalog;
use smashup::engine::setup::Setup;
use smashup::engine::state::Privacy;
use smashup::playout::{play, play_checked, random_setup};

fn setup(players: usize, seed: u64, privacy: Privacy) -> Setup {
    let core = ["core".to_owned()];
    random_setup(catalog(), &core, players, seed, privacy).expect("the core set is big enough")
}

#[test]
fn every_game_ends() {
    for seed in 0..200 {
        let players = 2 + (seed % 3) as usize;
        let game = play(catalog(), setup(players, seed, Privacy::Exact), seed);
        assert!(game.finished, "seed {seed}: {} questions", game.questions);
    }
}

/// Cards conserved, questions answerable, undo and saves faithful, and a decider asked the same questions.
#[track_caller]
fn invariants_hold(players: usize, privacy: Privacy, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let game = play_checked(catalog(), setup(players, seed, privacy), seed);
        assert!(game.is_ok_and(|g| g.finished), "{players} players, seed {seed}");
    }
}

#[test]
fn invariants_hold_with_two_players() {
    invariants_hold(2, Privacy::Exact, 100..102);
}

#[test]
fn invariants_hold_with_four_players() {
    invariants_hold(4, Privacy::Exact, 200..201);
}

#[test]
fn invariants_hold_at_a_table_with_hidden_hands() {
    invariants_hold(3, Privacy::Table, 300..301);
}
