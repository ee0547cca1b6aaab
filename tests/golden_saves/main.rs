//! Games that were saved before open as they were: see `golden/v1/README.md`; those of later formats are in `later.rs`.

#[path = "../common/mod.rs"]
mod common;
mod later;
mod told;

use serde_json::{Map, Value};
use smashup::cards::{SETS, catalog, catalog_of};
use smashup::engine::catalog::Catalog;
use smashup::engine::first_format::FirstNumbers;
use smashup::engine::opening::LoadError;
use smashup::engine::save::sealed;
use smashup::engine::session::Session;
use std::path::{Path, PathBuf};
use told::summary;

/// The games in which a ruling has changed since, each with the first answer, counted from 1, that is now to another
/// question; one more than there are answers if only what comes after them is other. Whoever changes a ruling on purpose
/// takes the list over from what the test says.
const CHANGED: &[(&str, usize)] = &[
    ("saves/finished-3p-table.json", 102),
    ("saves/middle-3p-table.json", 50),
    ("saves/middle-4p-exact.json", 82),
    ("saves/middle-4p-table.json", 99),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/v1")
}

fn text(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect("a readable file")
}

/// Saves and records, by name.
fn games() -> Vec<String> {
    let found = ["saves", "records"].map(|f| common::files(&folder().join(f), "json")).concat();
    let name = |p: &PathBuf| p.strip_prefix(folder()).expect("below").display().to_string();
    found.iter().map(name).collect()
}

fn expected() -> Map<String, Value> {
    serde_json::from_str(&text("expected.json")).expect("JSON")
}

#[track_caller]
fn same(name: &str, a: &Session, b: &Session) {
    assert!(a.state() == b.state(), "{name}: the position");
    assert!(a.answers().eq(b.answers()), "{name}: the answers");
    assert_eq!(a.ask(), b.ask(), "{name}");
    assert_eq!(a.setup(), b.setup(), "{name}");
}

// ---- What must hold.

/// A saved game of the first format as far as its record fits the rules, and the answer that does not.
fn reached(catalog: &'static Catalog, name: &str) -> (Session, Option<usize>) {
    opened(catalog, name, &text(name))
}

/// The same of a text.
fn opened(catalog: &'static Catalog, name: &str, text: &str) -> (Session, Option<usize>) {
    match Session::load(catalog, text) {
        Ok(session) => (session, None),
        Err(LoadError::NoLongerFits(reached)) => {
            assert_eq!(reached.step, reached.session.answers().count() + 1, "{name}");
            assert!((reached.step..).contains(&reached.of), "{name}");
            (reached.session, Some(reached.step))
        }
        Err(why) => panic!("{name}: {why}"),
    }
}

#[test]
fn a_game_saved_before_is_as_it_was() {
    let expected = expected();
    let names: Vec<String> = games().into_iter().filter(|n| !n.contains("unfitting")).collect();
    assert!(names.len() > 15, "{names:?}");
    let mut changed = Vec::new();
    for name in &names {
        let (game, step) = reached(catalog(), name);
        let mut found = summary(&game);
        if let Some(ask) = game.ask() {
            let numbers = FirstNumbers::of(catalog());
            found["question"]["fingerprint_v1"] = numbers.fingerprint(ask).into();
        }
        let same = |(key, found): (&String, &Value)| *found == expected[name][key];
        let end = || {
            (!found.as_object().expect("a table").iter().all(same))
                .then(|| game.answers().count() + 1)
        };
        changed.extend(step.or_else(end).map(|step| (name.as_str(), step)));
    }
    assert_eq!(changed, CHANGED, "the games in which a ruling has changed");
}

#[test]
fn a_game_saved_before_is_saved_anew() {
    for name in games() {
        let (game, _) = reached(catalog(), &name);
        let again = game.save();
        assert!(again.starts_with("smashup=3&"), "{name}: in the format of now");
        same(&name, &Session::load(catalog(), &again).expect("a save of now"), &game);
    }
}

#[test]
fn a_save_of_a_later_format_is_called_so() {
    let (game, _) = reached(catalog(), "saves/undone-2p-exact.json");
    let save = game.save();
    let newer = save.replacen("smashup=3", "smashup=4", 1);
    assert!(matches!(Session::load(catalog(), &newer), Err(LoadError::TooNew(4))));
    for changed in [
        save.replacen("smashup=3", "smashup=x", 1),
        save.replacen("seed=", "seed=1", 1),
        save.replacen("questions=", "questions=A", 1),
        save[..save.len() / 2].to_owned(),
    ] {
        let refused = Session::load(catalog(), &changed);
        assert!(matches!(refused, Err(LoadError::Damaged)), "{changed}");
        // Also where the sum has been made to fit.
        let refused = sealed(&changed).map(|changed| Session::load(catalog(), &changed));
        let fits = changed.contains("seed=1");
        assert!(fits || matches!(refused, None | Some(Err(LoadError::Damaged))), "{changed}");
    }
}

#[test]
fn a_record_that_no_longer_fits_opens_where_it_leads() {
    // Which game each was before one of its answers was made not to fit.
    for (unfitting, fitting) in [
        ("saves/unfitting-opens-from-turn_start.json", "saves/middle-4p-exact.json"),
        ("saves/unfitting-opens-from-checkpoint.json", "saves/middle-4p-table.json"),
        ("saves/unfitting-position-first-game.json", "saves/position-first-game.json"),
    ] {
        let (game, _) = reached(catalog(), fitting);
        let (opened, step) = reached(catalog(), unfitting);
        let step = step.expect("it does not fit");
        let before = game.replay_to(catalog(), step - 1).expect("the record fits");
        same(unfitting, &opened, &before);
    }
}

#[test]
fn a_changed_or_cut_save_is_not_opened() {
    for name in games() {
        let whole = text(&name);
        for changed in [
            whole.replacen("\"seed\":", "\"seed\":1", 1),
            whole.replacen("],[", "], [", 1),
            whole.replace("\"checksum\":", "\"checksum\":1"),
        ] {
            let refused = matches!(Session::load(catalog(), &changed), Err(LoadError::Damaged));
            assert!(refused || changed == whole, "{name}");
        }
        let cut = Session::load(catalog(), &whole[..whole.len() / 2]);
        assert!(matches!(cut, Err(LoadError::Foreign(_))), "{name}");
    }
}

#[test]
fn a_set_that_is_inserted_before_all_others_changes_no_save_and_no_fingerprint() {
    // Its cards and factions take all the first places; they are not in these games.
    let mut sets = vec![latecomers::SET];
    sets.extend_from_slice(SETS);
    let larger: &'static Catalog = Box::leak(Box::new(catalog_of(&sets)));
    let moved = |c: &Catalog| c.def_named("pirates/first_mate");
    assert_ne!(moved(larger), moved(catalog()), "all cards have other numbers");
    for name in games() {
        let (game, step) = reached(catalog(), &name);
        let (old, step_there) = reached(larger, &name);
        assert_eq!(step_there, step, "{name}");
        let new = Session::load(larger, &game.save()).unwrap_or_else(|e| panic!("{name}: {e}"));
        for other in [old, new] {
            let fingerprints = |g: &Session| g.answers().map(|r| r.fingerprint).collect::<Vec<_>>();
            assert_eq!(fingerprints(&other), fingerprints(&game), "{name}");
            assert_eq!(other.save(), game.save(), "{name}");
        }
    }
}

/// A set that does not exist.
mod latecomers {
    use smashup::engine::def::{CardDef, base, minion};
    use smashup::engine::faction::{FactionDef, Revision, SetDef};

    const CARDS: &[CardDef] = &[minion("Later One", 3, 4), minion("Later Two", 3, 2)];
    const BASES: &[CardDef] = &[base("Later Base", "Later", 20, [4, 2, 1])];
    const FACTION: &FactionDef = &FactionDef {
        name: "Latecomers",
        blurb: "",
        colors: ["#000", "#fff"],
        cards: CARDS,
        titan: None,
        revised: Revision::NONE,
    };

    pub const SET: SetDef = SetDef {
        name: "Later",
        slug: "later",
        factions: &[FACTION],
        bases: BASES,
        revised_bases: Revision::NONE,
        decks: &[],
    };
}
