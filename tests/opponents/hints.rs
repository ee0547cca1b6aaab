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
    let (mut free, mut placed, mut two) = (0, 0, 0);
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
                let circle = hints[..n].iter().any(|other| {
                    than.as_ref() == Some(&other.line) && other.than.as_ref() == Some(line)
                });
                let idle = hints.iter().any(|hint| hint.line[0].is_empty());
                assert!(!circle || ask.min > 0 || idle, "each is said to be better than the other");
                let harms =
                    n > 0 && *motive == Motive::Later && than.as_ref() == Some(&vec![vec![]]);
                assert!(!harms, "what is worse than doing nothing is no hint: {line:?}");
            }
            if ask.why == Why::PlayCards && !ask.options.is_empty() {
                two += u32::from(hints.len() > 1);
                free += 1;
            }
        });
    }
    assert!(free > 20 && placed > 20 && 10 * two > 9 * free, "{free}, {placed}, {two}");
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
