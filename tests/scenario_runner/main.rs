//! What makes a scenario fail, and what does not: the runner itself, over scenarios written down here.

mod expect;
mod optional;
mod orders;
mod picks;
mod position;
mod report;
mod steps;

use smashup::cards::catalog;
use smashup::scenario;

fn run(text: &str) -> Result<(), String> {
    scenario::run(catalog(), "a.toml", text).map_err(|failure| failure.to_string())
}

/// Asserts that each of these goes on from a position without failing.
#[track_caller]
fn holds(position: &str, steps: &[&str]) {
    for step in steps {
        assert_eq!(run(&format!("{position}{step}")), Ok(()), "{step}");
    }
}

/// Asserts that each of these fails in its words.
#[track_caller]
fn fails(position: &str, steps: &[(&str, &str)]) {
    for (step, words) in steps {
        match run(&format!("{position}{step}")) {
            Err(why) => assert!(why.contains(words), "{step}\n{why:?} does not say {words:?}"),
            Ok(()) => panic!("this should fail: {step}"),
        }
    }
}

/// Two players, a few cards in the first one's hand, and two bases.
const TABLE: &str = r#"
    [[player]]
    hand = ["Zapbot", "Warbot", "Seeing Stars"]
    [[player]]
    [[base]]
    name = "Tortuga"
    cards = [{ name = "Cut Lass", by = 2 }, { name = "Cut Lass", by = 2 }, { name = "Scout", by = 2 }]
    [[base]]
    name = "The Mothership"
"#;
