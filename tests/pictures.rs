//! Every card and every faction has a picture in the list, and it lies where the page looks for it.

use smashup::cards::catalog;
use smashup::engine::edition::{Edition, Printing};
use smashup::engine::ids::DefId;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn below_root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The icon of each card and faction, by its slug.
fn listed() -> BTreeMap<String, String> {
    let list = fs::read_to_string(below_root("src/app/emblems/pictures.txt")).expect("the list");
    let line = |line: &str| {
        let (slug, icon) = line.split_once(' ').unwrap_or_else(|| panic!("no icon in {line:?}"));
        (slug.to_owned(), icon.to_owned())
    };
    let all: Vec<_> = list.lines().map(line).collect();
    let count = all.len();
    let all: BTreeMap<_, _> = all.into_iter().collect();
    assert_eq!(all.len(), count, "nothing is listed twice");
    all
}

/// What the picture of a card is called as; both printings share it.
fn name_of(card: DefId) -> &'static str {
    catalog().slug(card).trim_end_matches(Edition::Current.suffix())
}

fn names() -> BTreeSet<String> {
    let cards = catalog().ids().map(|id| name_of(id).to_owned());
    cards.chain(catalog().faction_ids().map(|id| catalog().faction_slug(id))).collect()
}

#[test]
fn every_card_and_faction_is_listed_and_nothing_else() {
    let listed: BTreeSet<_> = listed().into_keys().collect();
    assert_eq!(listed, names());
}

#[test]
fn no_two_cards_of_a_faction_look_alike() {
    let listed = listed();
    for id in catalog().faction_ids() {
        for edition in [Edition::Of2018, Edition::Current] {
            let mut seen = BTreeMap::new();
            for card in catalog().of_faction(Printing { faction: id, edition }) {
                let name = name_of(card);
                let before = seen.insert(&listed[name], name).filter(|&before| before != name);
                assert_eq!(before, None, "{name} looks like it");
            }
        }
    }
}

#[test]
fn every_picture_lies_in_its_file() {
    let mut files = BTreeMap::new();
    for name in names() {
        let (file, picture) = match name.split_once('/') {
            Some((group, card)) => (group.to_owned(), card),
            None => (format!("emblems/{name}"), name.as_str()),
        };
        let text: &String = files.entry(file).or_insert_with_key(|file| {
            let path = below_root(&format!("public/icons/{file}.svg"));
            fs::read_to_string(&path).unwrap_or_else(|_| panic!("no {}", path.display()))
        });
        assert!(text.contains(&format!("<g id=\"{picture}\">")), "no {picture} for {name}");
    }
}
