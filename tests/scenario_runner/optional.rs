//! Optional abilities and Specials: by their source, by "yes", by nothing.

use super::{fails, holds, run};

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

/// A base that scores with a Special of each player, in hand and in play.
const SPECIALS: &str = r#"
    [[player]]
    hand = ["Shinobi", "Hidden Ninja", "Scout"]
    deck = ["Zapbot", "Zapbot"]
    [[player]]
    hand = ["Shinobi", "Full Sail"]
    [[base]]
    name = "Jungle Oasis"
    cards = [
      { name = "King Rex", by = 1 },
      { name = "King Rex", by = 2 },
      { name = "First Mate", by = 1 },
      { name = "First Mate", by = 2 },
    ]
    [[base]]
    name = "Tortuga"
    cards = [{ name = "Pirate King", by = 1 }, { name = "Hoverbot", by = 2 }]
    [[base]]
    name = "The Mothership"
    [decks]
    bases = ["Tar Pits"]
    [[step]]
    end = true
"#;

#[test]
fn specials_of_several_players_answer_by_name() {
    for (picks, expect) in [
        ("", r#"'vp 1 = 2', 'vp 2 = 2', 'hand 1 count = 5', 'at "Tar Pits" = []'"#),
        (r#""Pirate King""#, r#"'vp 1 = 2', 'vp 2 = 0', 'at "Tortuga" = ["Hoverbot"]'"#),
        (r#""Shinobi of 2""#, r#"'vp 1 = 0', 'discard 2 has "Shinobi"'"#),
        (r#""Shinobi", "Pirate King", "Shinobi""#, r#"'vp 1 = 2', 'discard 2 has "Shinobi"'"#),
        (r#""pass", "Shinobi""#, r#"'hand 1 has "Shinobi"', 'discard 2 has "Shinobi"'"#),
        (r#""Hidden Ninja", "Scout""#, r#"'vp 1 = 2', 'vp 2 = 0', 'hand 1 has "Shinobi"'"#),
        (r#""Hidden Ninja", "Scout", "Jungle Oasis""#, r#"'discard 1 has "Hidden Ninja"'"#),
        (r#""Hidden Ninja""#, r#"'vp 1 = 2', 'vp 2 = 2', 'hand 1 has "Scout"'"#),
        (r#""Full Sail", "Hoverbot", "Jungle Oasis""#, r#"'vp 2 = 2', 'vp 1 = 0'"#),
        (
            r#""First Mate", "Tortuga", "First Mate", "The Mothership""#,
            r#"'at "Tortuga" has "First Mate" of 1', 'at "The Mothership" = ["First Mate" of 2]'"#,
        ),
        (
            r#""First Mate of 2", "Tortuga""#,
            r#"'at "Tortuga" has "First Mate" of 2', 'discard 1 has "First Mate"'"#,
        ),
        (
            r#""First Mate of 2", "Tortuga", "First Mate of 1", "Tortuga""#,
            r#"'at "Tortuga" has "First Mate" of 1', 'at "Tortuga" has "First Mate" of 2'"#,
        ),
        // Without naming who: the current player is asked first.
        (r#""First Mate", "Tortuga", "pass""#, r#"'discard 2 has "First Mate"'"#),
        (r#""pass", "pass", "pass", "First Mate", "Tortuga""#, r#"'discard 1 has "First Mate"'"#),
    ] {
        holds(SPECIALS, &[&format!("picks = [{picks}]\nexpect = [{expect}]")]);
    }
    fails(
        SPECIALS,
        &[
            ("picks = ['Scout']", "\"Scout\" to be used"),
            ("picks = ['Zapbot']", "left over"),
            ("picks = ['First Mate', 'Jungle Oasis']", "one legal answer"),
        ],
    );
}

/// Tortuga scores, and its runner-up has one or two minions elsewhere.
fn tortuga(others: &str) -> String {
    format!(
        r#"
        [[player]]
        [[player]]
        [[base]]
        name = "Tortuga"
        cards = [{{ name = "King Rex", by = 1, counters = 20 }}, {{ name = "King Rex", by = 2 }}]
        [[base]]
        name = "The Mothership"
        cards = [{others}]
        [decks]
        bases = ["Tar Pits"]
        [[step]]
        end = true
    "#
    )
}

#[test]
fn an_optional_ability_takes_its_source_and_then_its_target() {
    let one = tortuga("{ name = 'Zapbot', by = 2 }");
    let two = tortuga("{ name = 'Zapbot', by = 2 }, { name = 'Scout', by = 2 }");
    let moved = r#"expect = ['at "Tar Pits" = ["Zapbot"]']"#;
    for position in [&one, &two] {
        holds(position, &[&format!("picks = ['Tortuga', 'Zapbot']\n{moved}")]);
        holds(position, &[&format!("picks = ['Zapbot', 'Tortuga']\n{moved}")]);
        holds(position, &["expect = ['at \"Tar Pits\" = []']"]);
        fails(
            position,
            &[
                ("picks = ['Tortuga', 'Tortuga', 'Zapbot']", "left over"),
                ("picks = ['The Mothership', 'Zapbot']", "left over"),
            ],
        );
    }
}

/// The "may" of a card's own on-play ability takes its target only.
#[test]
fn a_card_just_played_is_not_named_again() {
    let lass = r#"
        [[player]]
        hand = ["Cut Lass", "Winds of Change"]
        [[player]]
        [[base]]
        name = "Tortuga"
        cards = [{ name = "Zapbot", by = 2 }, { name = "Cut Lass", by = 2 }]
        [[step]]
        play = "Cut Lass"
    "#;
    holds(
        lass,
        &[
            "picks = ['Zapbot']\nexpect = ['discard 2 = [\"Zapbot\"]']",
            "picks = ['Tortuga', 'Zapbot']",
            "picks = ['pass']",
            "picks = ['no']",
            "expect = ['at \"Tortuga\" has \"Zapbot\"']",
        ],
    );
    fails(
        lass,
        &[
            ("picks = ['Cut Lass', 'Zapbot']", "\"Cut Lass\" to be used"),
            ("picks = ['yes', 'Zapbot']", "\"yes\" to be used"),
            ("picks = ['Zapbot', 'Zapbot']", "left over"),
        ],
    );
}

/// The Hoverbot may play the card it finds: other engines ask for the base at once.
#[test]
fn a_target_alone_says_yes() {
    let hoverbot = r#"
        [[player]]
        hand = ["Hoverbot"]
        deck = ["Zapbot"]
        [[player]]
        [[base]]
        name = "Tortuga"
        [[base]]
        name = "The Mothership"
        [[step]]
        play = "Hoverbot @ Tortuga"
    "#;
    let there = r#"expect = ['at "The Mothership" = ["Zapbot"]']"#;
    for picks in ["'Zapbot', 'The Mothership'", "'yes', 'The Mothership'", "'The Mothership'"] {
        holds(hoverbot, &[&format!("picks = [{picks}]\n{there}")]);
    }
    holds(hoverbot, &["expect = ['deck 1 top = \"Zapbot\"']", "picks = ['no']"]);
    fails(
        hoverbot,
        &[("picks = ['Zapbot']", "one legal answer"), ("picks = ['Scout']", "left over")],
    );
}
