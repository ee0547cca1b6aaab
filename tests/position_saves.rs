//! Games that began with a position set up by hand are saved with it, as data of its own.

mod common;

use smashup::cards::catalog;
use smashup::engine::opening::LoadError;
use smashup::engine::save::sealed;
use smashup::engine::session::Session;
use smashup::engine::start::{Begins, Owner, Place, Start};
use smashup::playout::RandomPlayer;
use smashup::{lesson, scenario};
use std::path::Path;

/// The games that begin with the positions of every n-th scenario and of the first game that teaches.
fn positions(nth: usize) -> Vec<Session> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = common::files(&folder, "toml");
    let game = |file: &std::path::PathBuf| {
        let text = std::fs::read_to_string(file).expect("a readable file");
        scenario::open(catalog(), "a scenario", &text).expect("a position")
    };
    assert!(!files.is_empty(), "there are scenarios");
    // Where the rulebook lets somebody do something, answers name its section: all of those.
    let meant = |(n, file): &(usize, &std::path::PathBuf)| {
        n.is_multiple_of(nth) || file.components().any(|c| c.as_os_str() == "uncovering")
    };
    let files = files.iter().enumerate().filter(meant).map(|(_, file)| file);
    files.map(game).chain([lesson::POSITION.session()]).collect()
}

/// Every tenth of them, played on at random for a while.
fn games() -> Vec<Session> {
    let played = |(seed, mut game): (usize, Session)| {
        let mut player = RandomPlayer::new(seed as u64);
        while let Some(ask) = game.ask().filter(|_| player.questions < 25) {
            let picks = player.answer(ask);
            game.answer(&picks).expect("a legal answer");
        }
        game
    };
    positions(10).into_iter().enumerate().map(played).collect()
}

#[track_caller]
fn same(a: &Session, b: &Session) {
    assert!(a.state() == b.state(), "the position");
    assert!(a.answers().eq(b.answers()), "the answers");
    assert!(a.log() == b.log(), "the log");
    assert!(a.start() == b.start(), "the beginning");
    assert_eq!(a.ask(), b.ask());
}

#[test]
fn invariant_5_the_position_a_game_begins_with_is_data() {
    let mut met = [false; 8];
    for game in positions(1) {
        let state = game.start().expect("it began with a position");
        let start = Start::of(state);
        let text = serde_json::to_string(&start).expect("it can be written");
        let read: Start = serde_json::from_str(&text).expect("and read");
        assert_eq!(read, start);
        let laid = read.lay(catalog(), game.setup(), game.seed()).expect("and laid");
        assert!(laid == *state, "laid anew it is the same: {text}");
        let here = [
            start.begins == Begins::StartTurn,
            start.cards.iter().any(|c| c.power > 0),
            start.cards.iter().any(|c| matches!(c.at, Place::On(_))),
            start.cards.iter().any(|c| matches!(c.at, Place::Discard(_))),
            start.cards.iter().any(|c| c.home == Owner::Madness),
            start.cards.iter().any(|c| c.by.is_some_and(|by| c.home != Owner::Player(by))),
            start.vp.iter().any(|&vp| vp > 0),
            !state.used.is_empty(),
        ];
        met.iter_mut().zip(here).for_each(|(met, here)| *met |= here);
    }
    assert_eq!(met, [true; 8], "all of that is met");
}

#[test]
fn a_game_from_a_position_is_opened_as_it_was() {
    for game in games() {
        let opened = Session::load(catalog(), &game.save()).expect("it can be opened");
        same(&opened, &game);
        let beginning = game.replay_to(catalog(), 0).expect("nothing to replay");
        assert!(beginning.answers().next().is_none());
        same(&opened.beginning(catalog()), &beginning);
    }
}

/// The save of a game whose first position is changed: valid in form, whatever it means.
fn changed(game: &Session, change: &dyn Fn(&mut Start)) -> String {
    let mut start = Start::of(game.start().expect("it began with a position"));
    let text = |start: &Start| {
        let json = serde_json::to_string(start).expect("it can be written");
        smashup::engine::query::encoded(&json, "{}[]\":,/")
    };
    let before = text(&start);
    change(&mut start);
    let save = game.save();
    assert!(save.contains(&before), "it holds its position");
    sealed(&save.replace(&before, &text(&start))).expect("it still has the form of a save")
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let game = &lesson::POSITION.session();
    assert!(Session::load(catalog(), &changed(game, &|_| ())).is_ok(), "unchanged it is opened");
    let changes: [&dyn Fn(&mut Start); 13] = [
        &|start| start.cards[0].card = "core-bases/nowhere".to_owned(),
        &|start| start.vp.clear(),
        &|start| start.vp.push(0),
        &|start| start.current = 9,
        &|start| start.cards[1].at = Place::Site(7),
        &|start| start.cards[1].at = Place::On(1),
        &|start| start.cards[1].at = Place::On(60_000),
        &|start| start.cards[1].at = Place::Hand(3),
        &|start| start.cards[1].home = Owner::Player(200),
        &|start| start.cards[1].by = Some(200),
        &|start| start.cards[1].by = None,
        &|start| start.cards[1].at = Place::Base(9),
        &|start| start.cards.swap(0, 1),
    ];
    for (n, change) in changes.into_iter().enumerate() {
        let refused = Session::load(catalog(), &changed(game, change));
        assert!(matches!(refused, Err(LoadError::Start)), "change {n} is refused");
    }
}
