//! The position at every question, in games of every faction to their end.

use crate::game::{Game, cases, games};
use proptest::prelude::*;
use smashup::cards::catalog;
use smashup::engine::catalog::slug;
use smashup::engine::privacy::Privacy;
use smashup::engine::session::Session;
use smashup::engine::setup::{Chair, Setup};
use smashup::engine::zone::Home;
use smashup::playout::{MOST_QUESTIONS, play, play_checked};
use std::collections::BTreeMap;

/// Which cards there are, by owner and by what is printed.
fn census(game: &Session) -> BTreeMap<(Option<u8>, u16), usize> {
    let mut count = BTreeMap::new();
    for card in &game.state().cards {
        let owner = match card.home {
            Home::Player(seat) => Some(seat.0),
            _ => None,
        };
        // Madness cards change hands, and with them their owner.
        let all = game.state().catalog().defs[usize::from(card.def.0)].deck;
        let owner = if all == Some(Home::Madness) { None } else { owner };
        *count.entry((owner, card.def.0)).or_default() += 1;
    }
    count
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn invariant_6_cards_are_conserved(game in games(0)) {
        let whole = Game { answers: MOST_QUESTIONS, ..game };
        let all = census(&whole.start());
        whole.each(|now| {
            prop_assert_eq!(now.state().check(), Ok(()));
            prop_assert_eq!(census(now), all.clone());
            Ok(())
        })?;
    }
}

/// As many players as there are factions for, each next one with the next two factions.
fn table(first: usize, players: usize, privacy: Privacy) -> Setup {
    let factions: Vec<String> = catalog().factions.iter().map(|(f, _)| slug(f.name)).collect();
    let next = |n: usize| factions[(first + n) % factions.len()].clone();
    let chair = |n: usize| Chair {
        name: format!("Player {}", n + 1),
        factions: vec![next(2 * n), next(2 * n + 1)],
    };
    let setup = Setup::checked(catalog(), (0..players).map(chair).collect(), privacy);
    setup.expect("a legal setup").with_titans(catalog())
}

/// Everything that a checked play-out checks, too: undo, saves, and a decider that answers at once.
#[test]
fn every_faction_plays_itself_through() {
    for first in 0..catalog().factions.len() {
        let privacy = [Privacy::Exact, Privacy::Table][first % 2];
        let players = 2 + first % 3;
        let game = play_checked(catalog(), table(first, players, privacy), first as u64);
        let finished = game.map(|g| g.finished);
        assert_eq!(finished, Ok(true), "{players} players from faction {first} on, seed {first}");
    }
}

#[test]
fn every_game_ends() {
    for seed in 0..200 {
        let players = 2 + (seed % 3) as usize;
        let game = Game { players, seed, privacy: Privacy::Exact, answers: 0 };
        let played = play(catalog(), game.setup(), seed);
        assert!(played.finished, "{game:?}: {} questions", played.questions);
    }
}
