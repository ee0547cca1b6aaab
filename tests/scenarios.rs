//! Plays every scenario file of `tests/scenarios`.

mod common;

use smashup::cards::catalog;
use smashup::engine::session::Session;
use smashup::scenario;
use std::path::Path;

/// How one scenario fails, if it does; a panic of the engine is a failure like any other.
fn failure(root: &Path, file: &Path) -> Option<String> {
    let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
    let text = std::fs::read_to_string(file).expect("a scenario file can be read");
    let run = || scenario::run(catalog(), &name, &text);
    match std::panic::catch_unwind(run) {
        Ok(Ok(())) => left_over(&name, &text),
        Ok(Err(failure)) => {
            let details: String =
                failure.details.iter().map(|line| format!("\n      {line}")).collect();
            Some(format!("{failure}{details}"))
        }
        Err(_) => Some(format!("{name}: the engine panics")),
    }
}

/// Coins that a file lays and nobody flips, if there are: it means another game than the one that was played.
fn left_over(name: &str, text: &str) -> Option<String> {
    if !text.contains("coins = [") {
        return None;
    }
    let mut left = 0;
    let mut look = |game: &Session| left = game.state().fated.coins.len();
    scenario::watch(catalog(), name, text, &mut look).expect("it has just held");
    (left > 0).then(|| format!("{name}: {left} of its coins are not flipped"))
}

#[test]
fn all_scenarios_hold() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = common::files(&root.join("tests/scenarios"), "toml");
    assert!(!files.is_empty(), "there are no scenario files");
    let failures: Vec<String> = files.iter().filter_map(|f| failure(root, f)).collect();
    for failure in &failures {
        println!("{failure}");
    }
    let passed = files.len() - failures.len();
    assert!(failures.is_empty(), "{passed} passed, {} failed", failures.len());
}
