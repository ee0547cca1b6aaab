//! Hints: what could be done is legal, comes from the judgement of an opponent, and from nothing that is hidden.

use crate::positions;
use smashup::ai::hints::{Hint, Hints};
use smashup::ai::motive::Motive;
use smashup::ai::{Level, Opponent, Worlds};
use smashup::engine::question::Why;
use smashup::engine::session::Session;

/// The hints at the open question, after so many looks at the answers and at the places of each of the best.
fn hints(game: &Session, level: Level, looks: u32) -> Vec<Hint> {
    let worlds = Worlds::of(game).expect("a question is open");
    let mut hints = Hints::new(&worlds, Opponent::new(level, 1));
    hints.go_on(&worlds, &mut |n| n < looks);
    while hints.turn_on(&worlds) {
        hints.go_on(&worlds, &mut |n| n < looks);
    }
    while hints.try_next(&worlds) {}
    hints.found(&worlds)
}

/// Everything hidden from the seat is laid out in other ways: the hints and their reasons stay the same.
#[test]
fn what_is_hidden_changes_no_hint() {
    let (mut compared, mut said) = (0, 0);
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        positions(players, seed, 13, |game| {
            let who = game.ask().expect("a question is open").who;
            for level in [Level::Medium, Level::Hard] {
                let here = hints(game, level, 6);
                let there = hints(&game.sample(who, seed + 100), level, 6);
                assert_eq!(here, there, "seed {seed}, {level:?}, {:?}", game.ask());
                compared += 1;
                said += here.len();
            }
        });
    }
    assert!(compared > 40 && said > compared, "{compared}, {said}");
}

/// Each hint can be followed as it stands, no two are the same, and what is claimed is claimed against another.
#[test]
fn a_hint_can_be_followed() {
    let (mut free, mut placed) = (0, 0);
    for seed in 4..7 {
        positions(2, seed, 5, |game| {
            let ask = game.ask().expect("a question is open");
            let hints = hints(game, Level::Hard, 12);
            assert!(!hints.is_empty() && hints.len() <= 3);
            for (n, Hint { line, motive, than }) in hints.iter().enumerate() {
                let mut then = game.clone();
                assert!(ask.allows(&line[0]), "{line:?} to {ask:?}");
                then.answer(&line[0]).expect("a legal answer");
                // What may turn out otherwise is not said.
                if let Some(place) = line.get(1) {
                    assert!(then.ask().is_some_and(|ask| ask.allows(place)), "{line:?}");
                    placed += 1;
                }
                assert!(hints[..n].iter().all(|other| other.line[0] != line[0]));
                assert_eq!(than.is_none(), *motive == Motive::Only);
                assert_eq!(than.is_none(), hints.len() == 1);
            }
            if ask.why == Why::PlayCards && !ask.options.is_empty() {
                assert!(hints.len() > 1, "two or three");
                free += 1;
            }
        });
    }
    assert!(free > 20 && placed > 20, "{free}, {placed}");
}

/// The first hint is what the opponent whose judgement it is would do after as many looks.
#[test]
fn the_first_hint_is_what_the_opponent_would_do() {
    positions(2, 8, 11, |game| {
        for level in [Level::Medium, Level::Hard] {
            let choice = crate::choice(Opponent::new(level, 1), game, 12).expect("a question");
            assert_eq!(hints(game, level, 12)[0].line[0], choice.picks);
        }
    });
}
