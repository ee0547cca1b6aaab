//! Nothing leaks: positions that differ only in what a seat may not see look the same to it, down to the
//! question, its fingerprint and every event.

use smashup::cards::catalog;
use smashup::engine::ids::Seat;
use smashup::engine::session::Session;
use smashup::engine::state::Privacy;
use smashup::engine::view::view;
use smashup::playout::{RandomPlayer, random_setup};

fn games(players: usize, seeds: std::ops::Range<u64>, mut look: impl FnMut(&Session)) {
    for seed in seeds {
        let sets = ["core".to_owned()];
        let setup = random_setup(catalog(), &sets, players, seed, Privacy::Table);
        let mut game = Session::new(catalog(), setup.expect("enough factions"), seed);
        let mut player = RandomPlayer::new(seed);
        while let Some(ask) = game.ask().cloned() {
            look(&game);
            let picks = player.answer(&ask);
            game.answer(&picks).expect("a legal answer");
        }
    }
}

#[test]
fn a_seat_cannot_tell_the_game_from_another_it_could_be_in() {
    let mut differed = 0;
    games(3, 0..6, |game| {
        let Some(ask) = game.ask() else { return };
        let seat = ask.who;
        let other = game.sample(seat, 99);
        assert_eq!(view(game, Some(seat)), view(&other, Some(seat)));
        assert_eq!(game.ask(), other.ask());
        differed += usize::from(game.state() != other.state());
    });
    assert!(differed > 1_000, "the other worlds really are others: {differed}");
}

#[test]
fn a_view_holds_no_hand_but_its_own() {
    games(2, 0..4, |game| {
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            let table = view(game, viewer);
            for player in &table.players {
                assert_eq!(player.hand.is_some(), viewer == Some(player.seat));
            }
            let asked = game.ask().is_some_and(|a| a.private && Some(a.who) != viewer);
            let shown = table.ask.map_or(0, |a| a.choices.len());
            assert!(!asked || shown == 0, "a private question shows nothing to others");
        }
    });
}

#[test]
fn an_event_names_no_card_to_those_who_have_not_seen_it() {
    games(2, 0..4, |game| {
        for event in game.log() {
            for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
                let may = viewer.is_some_and(|v| event.seen.has(v));
                let told = event.as_seen_by(viewer);
                let all = event.seen == smashup::engine::ids::Seats::ALL;
                assert!(all || may || told.what.cards().is_empty());
            }
        }
    });
}
