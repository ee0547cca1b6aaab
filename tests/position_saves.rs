//! Games that began with a position set up by hand are saved with it.

mod common;

use serde_json::Value;
use smashup::cards::catalog;
use smashup::engine::save::{LoadError, sealed};
use smashup::engine::session::Session;
use smashup::playout::RandomPlayer;
use smashup::scenario;
use std::path::Path;

/// Games from the positions of every tenth scenario, each played on at random for a while.
fn games() -> Vec<Session> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = common::files(&folder, "toml");
    let game = |(seed, file): (usize, &std::path::PathBuf)| {
        let text = std::fs::read_to_string(file).expect("a readable file");
        let mut game = scenario::open(catalog(), "a scenario", &text).expect("a position");
        let mut player = RandomPlayer::new(seed as u64);
        while let Some(ask) = game.ask().filter(|_| player.questions < 25) {
            let picks = player.answer(ask);
            game.answer(&picks).expect("a legal answer");
        }
        game
    };
    let games: Vec<Session> = files.iter().step_by(10).enumerate().map(game).collect();
    assert!(!games.is_empty(), "there are scenarios");
    games
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
fn changed(game: &Session, change: &dyn Fn(&mut Value)) -> String {
    let save = game.save();
    let from = save.find("\"start\":").expect("it began with a position") + "\"start\":".len();
    let to = from + save[from..].find(",\"checksum\":").expect("the sum comes last");
    // Of the numbers only the chance to come is too large for a `Value`.
    let rng = save[from..to].find("\"rng\":{\"state\":").expect("a position has its chance");
    let digits = from + rng + "\"rng\":{\"state\":".len();
    let end = digits + save[digits..].find('}').expect("a number");
    let mut start: Value =
        serde_json::from_str(&format!("{}0{}", &save[from..digits], &save[end..to]))
            .expect("a save is JSON");
    change(&mut start);
    let chance = format!("\"rng\":{{\"state\":{}}}", &save[digits..end]);
    let start = start.to_string().replace("\"rng\":{\"state\":0}", &chance);
    let text = format!("{}{start}{}", &save[..from], &save[to..]);
    sealed(&text).expect("it still has the form of a save")
}

/// A save as it would be if the list of cards had been another one: no number of a card or a faction holds.
fn under_other_rules(game: &Session) -> String {
    let save = changed(game, &|start| {
        let state = &mut start["state"];
        for card in state["cards"].as_array_mut().expect("cards") {
            card["def"] = 0.into();
        }
        for player in state["players"].as_array_mut().expect("players") {
            for faction in player["factions"].as_array_mut().expect("factions") {
                *faction = 0.into();
            }
        }
    });
    let from = save.find("\"rules\":").expect("the rules have a number") + "\"rules\":".len();
    let to = from + save[from..].find(',').expect("a number");
    sealed(&format!("{}1{}", &save[..from], &save[to..])).expect("it still has the form of a save")
}

#[test]
fn a_position_outlives_new_cards() {
    let mut opened = 0;
    for game in games() {
        let start = game.start().expect("it began with a position");
        let granted = start.players.0.iter().any(|p| p.plays.iter().any(|p| p.source.is_some()));
        match Session::load(catalog(), &under_other_rules(&game)) {
            Ok(again) => {
                same(&again, &game);
                opened += 1;
            }
            Err(why) => {
                assert_eq!(why, LoadError::NoLongerFits(1));
                assert!(granted, "only what a card grants is told by numbers");
            }
        }
    }
    assert!(opened > 0, "some are opened");
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let game = &games()[0];
    assert!(Session::load(catalog(), &changed(game, &|_| ())).is_ok(), "unchanged it is opened");
    let changes: [&dyn Fn(&mut Value); 2] =
        [&|start| start["state"]["cards"][0]["def"] = 65_535.into(), &|start| {
            start["state"]["players"] = Value::Array(Vec::new())
        }];
    for change in changes {
        assert!(Session::load(catalog(), &changed(game, change)).is_err(), "it is not opened");
    }
}
