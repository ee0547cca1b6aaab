//! What is told of a scenario that fails.

use super::TABLE;
use smashup::cards::catalog;
use smashup::scenario;

#[test]
fn a_failing_step_shows_the_question_the_position_and_its_log() {
    let steps =
        "[[step]]\nplay = 'Warbot @ Tortuga'\n[[step]]\nplay = 'Seeing Stars'\npicks = ['Warbot']";
    let text = format!("name = 'A star too many'\n{TABLE}{steps}");
    let failure = scenario::run(catalog(), "folder/a.toml", &text).expect_err("it fails");
    assert_eq!((failure.file.as_str(), failure.line, failure.step), ("folder/a.toml", 13, Some(2)));
    assert_eq!(failure.expected, "a pick that names one legal answer");
    assert!(failure.found.contains("Cut Lass") && failure.found.contains("Scout"), "{failure}");
    assert!(
        failure.to_string().starts_with("folder/a.toml:13: step 2: expected a pick"),
        "{failure}"
    );
    let details = failure.details.join("\n");
    for words in [
        "A star too many",
        "asked Player 1: ",
        "position:",
        "Tortuga",
        "log of the step:",
        "Seeing Stars",
    ] {
        assert!(details.contains(words), "{details}");
    }
    let log = details.split("log of the step:").nth(1).expect("the log of the step");
    assert!(!log.contains("Warbot"), "{log}");
}
