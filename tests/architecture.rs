//! Rules of the code that the compiler does not know: what must not be written where.

mod common;

use smashup::cards::catalog;
use smashup::engine::edition::{Edition, Printing};
use smashup::words::keywords::KEYWORDS;
use smashup::words::rules::RULES;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// All Rust files under a folder of the package, with their text.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let found = common::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), "rs");
    assert!(!found.is_empty(), "{folder} holds sources");
    let read = |path: &PathBuf| fs::read_to_string(path).expect("a readable source file");
    found.into_iter().map(|path| (path.clone(), read(&path))).collect()
}

/// The lines of code of a file, without comments and without its own tests.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
    let lines = text[..tests].lines().enumerate();
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

#[test]
fn only_card_files_name_a_card() {
    let mut names: BTreeSet<&str> = catalog().defs.iter().map(|e| e.def.name).collect();
    names.extend(catalog().factions.iter().map(|(f, _)| f.name));
    for (path, text) in
        ["crates/engine/src", "crates/ai/src", "src/app", "src/desk", "crates/words/src"]
            .into_iter()
            .flat_map(sources)
            // A folder of tests is a module's own, too.
            .filter(|(path, _)| path.components().all(|part| part.as_os_str() != "tests"))
    {
        for (n, line) in code(&text) {
            // Whatever stands between two quotes, also between the end of a literal and the next.
            let named = line.split('"').skip(1).find(|piece| names.contains(piece));
            assert_eq!(named, None, "{}:{}", path.display(), n + 1);
        }
    }
}

#[test]
fn the_page_sets_styles_as_properties() {
    // `style=` becomes an attribute, which the page's Content-Security-Policy forbids; `prop:style=` does not.
    for (path, text) in sources("src/app") {
        for (n, line) in code(&text) {
            let mut words = line.split_whitespace();
            assert!(!words.any(|w| w.starts_with("style=")), "{}:{}", path.display(), n + 1);
        }
    }
}

/// Asserts that no line of code of a folder holds one of these pieces, but in the files excepted.
#[track_caller]
fn nowhere(folder: &str, pieces: &[&str], except: &[&str]) {
    for (path, text) in sources(folder) {
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if except.contains(&name) {
            continue;
        }
        for (n, line) in code(&text) {
            for piece in pieces {
                assert!(!line.contains(piece), "{}:{}: {piece}", path.display(), n + 1);
            }
        }
    }
}

/// The standard library's sorts and maps are kilobytes of a first visit for each type, its letters of all languages are
/// some more: `nouns/order` and `desk/few` do for short lists, and names are told apart by their plain letters.
#[test]
fn what_is_heavy_is_not_in_a_first_visit() {
    let heavy = [
        ".sort()",
        ".sort_by",
        ".sort_unstable",
        "BTree",
        "HashMap",
        ".to_lowercase()",
        ".to_uppercase()",
    ];
    for folder in [
        "crates/engine/src",
        "crates/cards/src",
        "crates/words/src",
        "src/app",
        "src/desk",
        "src/story",
    ] {
        nowhere(folder, &heavy, &["secrets.rs", "ways.rs"]); // tests of the desk
    }
}

/// Invariant 2. That a halt cannot be made or looked into is shown in its own documentation.
#[test]
fn a_halt_is_never_swallowed_in_a_card() {
    // `.ok()`, `let _ =` and `unwrap_or` on a `Step` would go on as if the question had been answered.
    let swallowing =
        [".ok()", "let _ =", ".unwrap_or", ".unwrap()", ".expect(", ".is_ok(", ".is_err("];
    nowhere("crates/cards/src", &swallowing, &[]);
    // And only the function that puts a question makes one.
    nowhere("crates/engine/src", &["Halt(())"], &["cx.rs"]);
    nowhere("crates/cards/src", &["Halt"], &[]);
}

/// Invariant 4: one way to change what is in play, one list of events, one source of randomness.
#[test]
fn cards_change_the_game_through_verbs_alone() {
    let below = [
        "cx.state.",
        ".tape",
        "_mut(",
        ".rng",
        "add_event",
        ".history",
        ".lay_card",
        "State::empty",
    ];
    nowhere("crates/cards/src", &below, &[]);
}

#[test]
fn only_the_lowest_layer_moves_cards_and_tells() {
    nowhere("crates/engine/src", &[".zone = ", ".stay = "], &["zones.rs", "worlds.rs"]);
    nowhere("crates/engine/src", &["history.push"], &["zones.rs"]);
    nowhere("crates/engine/src", &["seed_from_u64"], &["lay.rs", "playout.rs", "worlds.rs"]);
    for folder in ["src", "crates"] {
        nowhere(folder, &["thread_rng", "rand::rng(", "from_os_rng", "rand::random"], &[]);
    }
}

/// The folders of the sets.
fn set_folders() -> Vec<String> {
    let cards = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/cards/src");
    let entries = cards.read_dir().expect("the folder of the cards").map(|e| e.expect("an entry"));
    let folders = entries.filter(|e| e.path().is_dir());
    let names: Vec<String> =
        folders.map(|e| e.file_name().into_string().expect("a plain name")).collect();
    assert_eq!(names.len(), catalog().sets.len(), "a folder a set");
    names
}

/// The layers of the engine, the lowest first: a file uses its own layer and those below.
const LAYERS: [&str; 6] = ["nouns", "table", "print", "look", "run", "game"];

/// The one knot: what is printed on a card is code, so its shapes name what that code looks through and what it runs
/// in, and these know what is printed.
const KNOT: [&str; 12] = [
    "look/eye",
    "look/state",
    "print/ability",
    "print/act",
    "print/catalog",
    "print/def",
    "print/faction",
    "print/select",
    "run/cx",
    "run/frame",
    "run/tape",
    "run/worlds",
];

/// The only arrows that point up: from the shapes of printed abilities, and the words they are built with.
const UPWARDS: [(&str, &str); 5] = [
    ("print/act", "look/eye"),
    ("print/act", "run/cx"),
    ("print/phrases", "look/eye"),
    ("print/phrases", "run/cx"),
    ("print/select", "look/eye"),
];

/// The files of the engine's layers, each with those it uses, as `layer/file`.
fn engine_arrows() -> BTreeMap<String, BTreeSet<String>> {
    let mut arrows = BTreeMap::new();
    for layer in LAYERS {
        for (path, text) in sources(&format!("crates/engine/src/{layer}")) {
            let name = path.file_stem().and_then(|n| n.to_str()).unwrap_or_default();
            let file = format!("{layer}/{name}");
            let mut uses = BTreeSet::new();
            for (n, line) in code(&text) {
                assert!(!line.contains("super::"), "{file}:{}: names a file by its layer", n + 1);
                for used in line.split("crate::").skip(1) {
                    let mut path = used.split(|c: char| !c.is_alphanumeric() && c != '_');
                    let (layer, name) = (path.next(), path.find(|part| !part.is_empty()));
                    uses.extend(layer.zip(name).map(|(l, n)| format!("{l}/{n}")));
                }
            }
            uses.remove(&file);
            arrows.insert(file, uses);
        }
    }
    for uses in arrows.values_mut() {
        uses.retain(|used| used.split('/').next().is_some_and(|l| LAYERS.contains(&l)));
    }
    arrows
}

#[test]
fn arrows_between_the_engines_layers_point_down() {
    let height = |file: &str| LAYERS.iter().position(|l| file.split('/').next() == Some(l));
    for (file, uses) in engine_arrows() {
        for used in uses {
            let inherent = UPWARDS.contains(&(file.as_str(), used.as_str()));
            assert!(height(&used) <= height(&file) || inherent, "{file} uses {used}, above it");
        }
    }
}

/// All files that can be reached from one by arrows.
fn reached(arrows: &BTreeMap<String, BTreeSet<String>>, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(file) = open.pop() {
        for used in arrows.get(&file).into_iter().flatten() {
            if found.insert(used.clone()) {
                open.push(used.clone());
            }
        }
    }
    found
}

#[test]
fn only_one_circle_of_the_engines_files_use_each_other() {
    let arrows = engine_arrows();
    let circled = arrows.keys().filter(|file| reached(&arrows, file).contains(*file));
    let circled: Vec<&str> = circled.map(String::as_str).collect();
    assert_eq!(circled, KNOT, "files that use each other in a circle");
}

/// Opponents decide through what the session offers, in worlds it samples.
#[test]
fn opponents_use_the_public_session_alone() {
    nowhere("crates/ai/src", &["Cx", "lay_card"], &[]);
    // One door to the game, which opens on other worlds only.
    nowhere("crates/ai/src", &["Session", ".sample(", ".answer("], &["worlds.rs"]);
    nowhere("crates/ai/src", &[".state()"], &[]);
}

#[test]
fn no_card_file_names_another_ones() {
    let sets = set_folders();
    for (path, text) in sources("crates/cards/src") {
        // The All Stars and the World Champs are other factions' cards.
        let reprints = path.ends_with("all_stars.rs") || path.ends_with("world_champs.rs");
        if reprints || path.ends_with("src/lib.rs") {
            continue;
        }
        for (n, line) in code(&text) {
            let other = line.contains("super::") && !line.contains("super::idioms::");
            let other = other || sets.iter().any(|set| line.contains(&format!("crate::{set}::")));
            assert!(!other, "{}:{}: a neighbour's file", path.display(), n + 1);
        }
    }
}

#[test]
fn what_the_page_writes_as_html_has_nothing_to_escape() {
    let mut texts: Vec<&str> = Vec::new();
    texts.extend(catalog().defs.iter().flat_map(|e| [e.def.name, e.def.text]));
    texts.extend(catalog().defs.iter().flat_map(|e| e.def.rulings));
    texts.extend(catalog().factions.iter().flat_map(|(f, _)| [f.name, f.blurb]));
    texts.extend(RULES.iter().flat_map(|s| [s.text, s.list].concat()));
    texts.extend(RULES.iter().map(|s| s.title));
    texts.extend(KEYWORDS.iter().flat_map(|k| [k.name, k.means]));
    for text in texts {
        assert!(!text.contains(['<', '&']), "{text}");
    }
}

#[test]
fn every_faction_has_twenty_cards_and_every_card_its_words() {
    for id in catalog().faction_ids() {
        let faction = catalog().faction(id);
        for edition in [Edition::Of2018, Edition::Current] {
            let cards = catalog().of_faction(Printing { faction: id, edition });
            let cards: u32 = cards.map(|c| u32::from(catalog().def(c).count)).sum();
            assert_eq!(cards, 20, "{} {edition:?}", faction.name);
        }
        assert!(!faction.blurb.is_empty(), "{}", faction.name);
    }
    for entry in &catalog().defs {
        let silent = entry.def.abilities().next().is_none();
        assert_eq!(silent, entry.def.text.is_empty(), "{}", entry.slug);
    }
}
