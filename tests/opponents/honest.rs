//! What is hidden from a seat does not count, and nothing else than the seed does by chance.

use crate::{choice, positions};
use smashup::ai::{Level, Opponent, Temperament};

const LEVELS: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

/// Everything hidden from the seat is laid out in other ways: exactly the same is found of each answer.
#[test]
fn what_is_hidden_changes_nothing() {
    let mut compared = 0;
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        positions(players, seed, 7, |game| {
            let who = game.ask().expect("a question is open").who;
            for level in LEVELS {
                let opponent = Opponent::new(level, seed);
                let here = choice(opponent, game, 12).expect("a question is open");
                let there = choice(opponent, &game.sample(who, seed + 100), 12).expect("the same");
                assert_eq!(here, there, "seed {seed}, {level:?}, {:?}", game.ask());
                compared += 1;
            }
        });
    }
    assert!(compared > 100, "{compared}");
}

/// The two positions that the test above compares do differ in what is hidden.
#[test]
fn other_worlds_have_other_hands() {
    let mut others = 0;
    positions(2, 1, 7, |game| {
        let who = game.ask().expect("a question is open").who;
        let other = game.sample(who, 101);
        let hands = |s: &smashup::engine::state::State| {
            s.players.0.iter().map(|p| p.hand.clone()).collect::<Vec<_>>()
        };
        others += usize::from(hands(game.state()) != hands(other.state()));
    });
    assert!(others > 10, "{others}");
}

#[test]
fn the_same_seed_and_looks_give_the_same_answer() {
    positions(3, 5, 11, |game| {
        for level in LEVELS {
            for temperament in [Temperament::Builder, Temperament::Raider] {
                let opponent = Opponent { temperament, ..Opponent::new(level, 9) };
                assert_eq!(choice(opponent, game, 12), choice(opponent, game, 12));
            }
        }
    });
}

#[test]
fn no_more_looks_are_taken_than_allowed() {
    positions(2, 6, 13, |game| {
        for looks in [0, 1, 10] {
            let choice = choice(Opponent::new(Level::Hard, 1), game, looks).expect("a question");
            assert!(choice.looks() <= looks);
            assert!(game.ask().is_some_and(|ask| ask.allows(&choice.picks)));
        }
    });
}
