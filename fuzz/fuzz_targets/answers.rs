//! A game by arbitrary answers, legal or not, with undo, saves and other worlds in between. The same checker
//! looks on as in checked play-outs.
#![no_main]

mod bytes;
mod game;

use bytes::Bytes;
use libfuzzer_sys::fuzz_target;
use smashup::cards::catalog;
use smashup::engine::ids::{CardId, DefId, FactionId, Seat, SiteId, Stay};
use smashup::engine::question::{Ask, Pick};
use smashup::engine::session::Session;
use smashup::engine::view::view;
use smashup::playout::{answer_and_undo, opens_again};

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let mut game = game::begin(&mut bytes);
    while !bytes.0.is_empty() {
        act(&mut game, &mut bytes);
        game.state().check().expect("a sound position");
        if let Some(ask) = game.ask() {
            ask.check(game.state()).expect("a sound question");
        }
    }
});

fn act(game: &mut Session, bytes: &mut Bytes) {
    let Some(ask) = game.ask().cloned() else {
        assert!(game.answer(&[]).is_err(), "the game is over");
        bytes.byte();
        return;
    };
    match bytes.byte() % 16 {
        0 => drop(game.undo()),
        1 => opens_again(catalog(), game).expect("a save opens"),
        2 => look_ahead(game, &ask, bytes),
        3 => anything(game, &ask, bytes),
        _ => answer_and_undo(game, &legal(&ask, bytes)).expect("a legal answer"),
    }
}

/// A legal answer.
fn legal(ask: &Ask, bytes: &mut Bytes) -> Vec<Pick> {
    let (min, most) = (usize::from(ask.min), usize::from(ask.max).min(ask.options.len()));
    let count = min + bytes.below(most - min + 1);
    let mut options = ask.options.clone();
    (0..count).map(|_| options.swap_remove(bytes.below(options.len()))).collect()
}

/// Some picks, whatever they name: a legal answer, or refused without a trace.
fn anything(game: &mut Session, ask: &Ask, bytes: &mut Bytes) {
    let picks: Vec<Pick> = (0..bytes.below(4)).map(|_| pick(bytes)).collect();
    let before = (game.state().clone(), game.log().len(), game.answers().count());
    let legal = ask.allows(&picks);
    assert_eq!(game.answer(&picks).is_ok(), legal);
    if !legal {
        assert_eq!(game.ask(), Some(ask));
        let after = (game.state().clone(), game.log().len(), game.answers().count());
        assert!(before == after, "a refused answer changes nothing");
    }
}

fn pick(bytes: &mut Bytes) -> Pick {
    let kind = bytes.below(11);
    let number = bytes.number() as u16;
    let small = number as u8;
    match kind {
        0 => Pick::Play(CardId(number)),
        1 => Pick::Use(CardId(number), DefId(bytes.number() as u16), bytes.byte()),
        2 => Pick::Card(CardId(number)),
        3 => Pick::FaceDown(Stay(small.into())),
        4 => Pick::Site(SiteId(number)),
        5 => Pick::Player(Seat(small)),
        6 => Pick::Faction(FactionId(number)),
        7 => Pick::Name(DefId(number)),
        8 => Pick::Mode(small),
        9 => Pick::Number(small),
        _ => Pick::Yes,
    }
}

/// Another world is a game like any other, and looks the same to whoever decides.
fn look_ahead(game: &Session, ask: &Ask, bytes: &mut Bytes) {
    let mut world = game.sample(ask.who, bytes.number() as u64);
    assert!(view(&world, Some(ask.who)) == view(game, Some(ask.who)), "another world shows");
    world.answer(&legal(ask, bytes)).expect("a legal answer in another world");
    world.state().check().expect("a sound position in another world");
}
