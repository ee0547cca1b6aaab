//! Optional abilities and Specials: by their source, by "yes", by nothing.

use super::run;

/// A Buccaneer that a Ninja Master may destroy, and one or two bases to move to.
fn buccaneer(bases: &str, picks: &str) -> Result<(), String> {
    run(&format!(
        "[[player]]\nhand = [\"Ninja Master\"]\n[[player]]\n[[base]]\nname = \"Tortuga\"\n\
         cards = [{{ name = \"Buccaneer\", by = 2 }}]\n{bases}[[step]]\nplay = \"Ninja Master @ Tortuga\"\n\
         picks = [{picks}]\nexpect = ['at \"Jungle Oasis\" has \"Buccaneer\" of 2']"
    ))
}

#[test]
fn a_forced_choice_uses_up_the_pick_that_names_it() {
    let one = "[[base]]\nname = \"Jungle Oasis\"\n";
    let two = &format!("{one}[[base]]\nname = \"The Mothership\"\n");
    // The pick may be there or not where there is no choice, and must be there where there is one.
    assert_eq!(buccaneer(one, r#""Buccaneer""#), Ok(()));
    assert_eq!(buccaneer(one, r#""Buccaneer", "Jungle Oasis""#), Ok(()));
    assert_eq!(buccaneer(two, r#""Buccaneer", "Jungle Oasis""#), Ok(()));
    assert!(buccaneer(two, r#""Buccaneer""#).is_err());
    assert!(buccaneer(one, r#""Buccaneer", "The Mothership""#).is_err());
}

#[test]
fn the_source_of_a_special_may_be_named_before_its_target() {
    let one = "[[base]]\nname = \"Jungle Oasis\"\n";
    let two = &format!("{one}[[base]]\nname = \"The Mothership\"\n");
    for bases in [one, two] {
        assert_eq!(buccaneer(bases, r#""Buccaneer", "Buccaneer", "Jungle Oasis""#), Ok(()));
    }
    assert_eq!(buccaneer(one, r#""Buccaneer", "Buccaneer""#), Ok(()));
    assert!(buccaneer(one, r#""Buccaneer", "Buccaneer", "Buccaneer", "Jungle Oasis""#).is_err());
}

/// The Great Library scores with minions of both players there.
fn library(picks: &str, hands: [usize; 2]) -> Result<(), String> {
    run(&format!(
        "[[player]]\ndeck = [\"Scout\", \"Scout\", \"Scout\"]\n[[player]]\ndeck = [\"Scout\"]\n[[base]]\n\
         name = \"The Great Library\"\ncards = [{{ name = \"King Rex\", by = 1, counters = 9 }}, \
         {{ name = \"King Rex\", by = 2 }}]\n[[step]]\nend = true\npicks = [{picks}]\n\
         expect = [\"hand 1 count = {}\", \"hand 2 count = {}\"]",
        hands[0], hands[1]
    ))
}

#[test]
fn an_optional_ability_is_used_by_its_source_or_by_yes() {
    assert_eq!(library("", [2, 0]), Ok(()));
    assert_eq!(library(r#""yes", "yes""#, [3, 1]), Ok(()));
    assert_eq!(library(r#""The Great Library", "The Great Library""#, [3, 1]), Ok(()));
    assert!(library(r#""The Great Library", "yes", "no""#, [3, 1]).is_err());
    assert_eq!(library(r#""The Great Library", "no""#, [3, 0]), Ok(()));
    assert_eq!(library(r#""no", "yes""#, [2, 1]), Ok(()));
    assert_eq!(library(r#""pass", "The Great Library""#, [2, 1]), Ok(()));
    assert!(library(r#""yes", "yes", "yes""#, [3, 1]).is_err());
}
