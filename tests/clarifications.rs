//! Every clarification of the rulebook that names a card or a base has a scenario whose `rule` line names it, too.

mod common;

use smashup::cards::catalog;
use std::collections::BTreeMap;
use std::path::Path;

fn read(file: &Path) -> toml::Table {
    let text = std::fs::read_to_string(file).expect("a readable file");
    text.parse().unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// The names of cards with clarifications, by the slug of their set.
fn clarified() -> BTreeMap<String, Vec<String>> {
    let list = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clarifications.toml"));
    list.try_into().expect("lists of names by set")
}

/// The `rule` lines of all scenarios.
fn rules() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let files = common::files(&folder, "toml");
    files.iter().filter_map(|f| read(f).get("rule")?.as_str().map(str::to_owned)).collect()
}

/// Those of these names that no rule line has.
fn uncovered<'a>(names: &'a [String], rules: &[String]) -> Vec<&'a str> {
    let named = |name: &str| rules.iter().any(|rule| rule.contains(name.trim_matches('"')));
    names.iter().map(String::as_str).filter(|name| !named(name)).collect()
}

#[test]
fn each_clarification_has_a_scenario() {
    let rules = rules();
    let missing: Vec<String> = clarified()
        .iter()
        .flat_map(|(set, names)| {
            uncovered(names, &rules).into_iter().map(move |n| format!("{set}: {n}"))
        })
        .collect();
    assert!(missing.is_empty(), "without a scenario:\n  {}", missing.join("\n  "));
}

#[test]
fn a_name_without_a_scenario_is_found() {
    let rules = ["2018 clarification: Alpha".to_owned(), "Alpha, Beta: both".to_owned()];
    let names = ["Alpha", "Beta", "Gamma"].map(str::to_owned);
    assert_eq!(uncovered(&names, &rules), ["Gamma"]);
}

#[test]
fn each_name_is_that_of_a_card() {
    let names: Vec<&str> = catalog().ids().map(|id| catalog().def(id).name).collect();
    let unknown: Vec<String> = clarified()
        .into_values()
        .flatten()
        .filter(|name| !names.contains(&name.as_str()))
        .collect();
    assert!(unknown.is_empty(), "no such card: {unknown:?}");
}
