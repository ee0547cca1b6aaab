//! Plays every scenario file of `tests/scenarios`.

mod common;

use smashup::cards::catalog;
use smashup::scenario;
use std::path::Path;

/// How one scenario fails, if it does; a panic of the engine is a failure like any other.
fn failure(root: &Path, file: &Path) -> Option<String> {
    let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
    let text = std::fs::read_to_string(file).expect("a scenario file can be read");
    let run = || scenario::run(catalog(), &name, &text);
    match std::panic::catch_unwind(run) {
        Ok(Ok(())) => None,
        Ok(Err(failure)) => {
            let details: String =
                failure.details.iter().map(|line| format!("\n      {line}")).collect();
            Some(format!("{failure}{details}"))
        }
        Err(_) => Some(format!("{name}: the engine panics")),
    }
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
