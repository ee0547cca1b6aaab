//! Games that were saved by later formats than the first: see the `README.md` in the folder of each.

use super::told::summary;
use super::{common, folder, games, opened, reached, same};
use serde_json::{Map, Value};
use smashup::cards::catalog;
use smashup::engine::opening::LoadError;
use smashup::engine::save::sealed;
use smashup::engine::session::Session;
use std::collections::BTreeMap;

/// As the list of `main.rs`, of the games that were first saved by the third format.
const CHANGED: &[(&str, usize)] = &[];

/// The saves of a format by their names, without what these end with.
fn saves(format: &str, kind: &str) -> BTreeMap<String, String> {
    let files = common::files(&folder().join("..").join(format).join("saves"), kind);
    let name = |p: &std::path::Path| p.file_stem().and_then(|n| n.to_str()).map(str::to_owned);
    let text = |p: &std::path::Path| std::fs::read_to_string(p).expect("a readable file");
    files.iter().map(|p| (name(p).expect("a plain name"), text(p))).collect()
}

/// The game of this name as the first format saved it, if it did.
fn of_the_first_format(name: &str) -> Option<Session> {
    let first = games().into_iter().find(|n| n.ends_with(&format!("/{name}.json")))?;
    Some(reached(catalog(), &first).0)
}

#[test]
fn a_game_saved_by_the_second_format_is_as_it_was() {
    let saves = saves("v2", "json");
    assert!(saves.len() > 10, "{:?}", saves.keys());
    for (name, text) in &saves {
        let (game, step) = opened(catalog(), name, text);
        same(name, &game, &of_the_first_format(name).expect("it was saved by that, too"));
        let changed = text.replacen("\"seed\":", "\"seed\":1", 1);
        assert!(matches!(Session::load(catalog(), &changed), Err(LoadError::Damaged)), "{name}");
        let newer = text.replacen("\"format\":2", "\"format\":4", 1);
        assert!(matches!(Session::load(catalog(), &newer), Err(LoadError::TooNew(4))), "{name}");
        // One of its questions was another one.
        let long = step.is_none() && game.answers().count() > 5;
        let Some(at) = text.find("\"questions\":\"").filter(|_| long) else {
            continue;
        };
        let at = at + "\"questions\":\"".len() + 6 * 3;
        let other = if text[at..].starts_with('A') { "B" } else { "A" };
        let other = sealed(&format!("{}{other}{}", &text[..at], &text[at + 1..]));
        match Session::load(catalog(), &other.expect("the form of a save")) {
            Err(LoadError::NoLongerFits(reached)) => assert_eq!(reached.step, 4, "{name}"),
            Err(other) => panic!("{name}: {other}"),
            Ok(_) => panic!("{name}: it is played"),
        }
    }
}

#[test]
fn a_game_saved_by_the_third_format_is_as_it_was() {
    let expected = std::fs::read_to_string(folder().join("../v3/expected.json"));
    let expected: Map<String, Value> =
        serde_json::from_str(&expected.expect("a readable file")).expect("JSON");
    let saves = saves("v3", "txt");
    let (mut before, mut found, mut changed) = (0, 0, Vec::new());
    for (name, text) in &saves {
        let (game, step) = opened(catalog(), name, text);
        if let Some(first) = of_the_first_format(name) {
            same(name, &game, &first);
            before += 1;
            continue;
        }
        found += 1;
        let other = summary(&game) != expected[name];
        let end = || other.then(|| game.answers().count() + 1);
        changed.extend(step.or_else(end).map(|step| (name.as_str(), step)));
    }
    assert_eq!((found, before > 10), (expected.len(), true), "{:?}", saves.keys());
    assert_eq!(changed, CHANGED, "the games in which a ruling has changed");
}

#[test]
fn a_game_saved_by_the_third_format_is_saved_word_for_word() {
    for (name, text) in saves("v3", "txt") {
        let (game, step) = opened(catalog(), &name, &text);
        // Beside it stands what the page adds.
        assert!(step.is_some() || text.starts_with(&game.save()), "{name}");
    }
}
