//! Opening saved games: arbitrary text, and saves of real games with pieces exchanged.
#![no_main]

mod bytes;
mod game;

use bytes::Bytes;
use libfuzzer_sys::fuzz_target;
use smashup::cards::catalog;
use smashup::engine::save::{LoadError, sealed};
use smashup::engine::session::Session;
use smashup::engine::view::view;
use smashup::lesson;
use smashup::playout::RandomPlayer;
use std::ops::Range;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    if bytes.byte() % 8 == 0 {
        open(&String::from_utf8_lossy(bytes.0));
    } else {
        changed(&mut bytes);
    }
});

/// Values at the edge of what a place takes, or of another kind.
const ODD: [&str; 10] = ["-1", "0", "1", "255", "65535", "4294967295", "1e9", "null", "%zz", "%C3"];

/// What opens, whole or as far as it fits, can be looked at and saved.
fn open(text: &str) {
    let opened = match Session::load(catalog(), text) {
        Err(LoadError::NoLongerFits(reached)) => Ok(reached.session),
        other => other,
    };
    if let Ok(game) = opened {
        for viewer in std::iter::once(None).chain(game.state().seats().map(Some)) {
            let table = view(&game, viewer);
            assert_eq!(table.players.len(), game.setup().players.len());
        }
        Session::load(catalog(), &game.save()).expect("what was opened can be saved");
    }
}

/// A real save with pieces exchanged; mostly its checksum is made right again, as if the game had been played by
/// other rules.
fn changed(bytes: &mut Bytes) {
    let mut game = match bytes.byte() % 4 {
        0 => lesson::POSITION.session(),
        _ => game::begin(bytes),
    };
    let mut player = RandomPlayer::new(bytes.byte().into());
    let answers = bytes.below(24);
    while let Some(ask) = game.ask().filter(|_| player.questions < answers) {
        let picks = player.answer(ask);
        game.answer(&picks).expect("a legal answer");
    }
    let mut text = game.save();
    let honest = bytes.byte() % 8 == 0;
    for _ in 0..=bytes.below(4) {
        exchange(&mut text, bytes);
    }
    let sealed = sealed(&text).filter(|_| !honest);
    open(sealed.as_ref().unwrap_or(&text));
}

/// Puts another piece in the place of one: one from elsewhere in the text, or a number.
fn exchange(text: &mut String, bytes: &mut Bytes) {
    let pieces = pieces(text);
    let old = pieces[bytes.below(pieces.len())].clone();
    let new = match bytes.byte() % 4 {
        0 => String::new(),
        1 => ODD[bytes.below(ODD.len())].to_owned(),
        2 => bytes.number().to_string(),
        _ => text[pieces[bytes.below(pieces.len())].clone()].to_owned(),
    };
    text.replace_range(old, &new);
}

/// Where the pieces of a save lie: words between what separates them, and what separates them.
fn pieces(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut begun = None;
    for (at, c) in text.char_indices() {
        if c.is_alphanumeric() || "-_%".contains(c) {
            begun.get_or_insert(at);
            continue;
        }
        found.extend(begun.take().map(|from| from..at));
        found.push(at..at + c.len_utf8());
    }
    found.extend(begun.map(|from| from..text.len()));
    found
}
