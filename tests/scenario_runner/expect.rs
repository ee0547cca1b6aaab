//! The language of expectations.

use super::{TABLE, fails, holds};

/// Cards in all zones that expectations speak of.
const RICH: &str = r#"
    [[player]]
    factions = ["Pirates", "Ninjas"]
    hand = ["Dinghy", "Shinobi", "Dinghy"]
    deck = ["Shinobi", "Cut Lass", "Zapbot"]
    discard = ["Dinghy", "... and howl!"]
    vp = 4
    [[player]]
    [[base]]
    name = "Tortuga"
    cards = [
      { name = "First Mate", by = 1, counters = 1 },
      { name = "Warbot", by = 2, counters = 2, on = [{ name = "Poison", by = 1 }, { name = "Upgrade", by = 2 }] },
      { name = "Warbot", by = 1, owner = 2 },
      { name = "Infiltrate", by = 1 },
    ]
    [[base]]
    name = "Jungle Oasis"
    cards = [{ name = "Warbot", by = 2 }]
    [decks]
    bases = ["Tar Pits", "The Homeworld"]
    base_discard = ["Factory 436-1337"]
"#;

/// With a real name in the place of the one that nothing has.
fn rich() -> String {
    RICH.replace("... and howl!", "... Howl!")
}

#[track_caller]
fn true_of(position: &str, expectations: &[&str]) {
    for words in expectations {
        holds(position, &[&format!("[[step]]\nexpect = ['''{words}''']")]);
    }
}

#[track_caller]
fn not_true_of(position: &str, expectations: &[&str]) {
    for words in expectations {
        fails(position, &[(&format!("[[step]]\nexpect = ['''{words}''']"), "step 1: expected")]);
    }
}

#[test]
fn every_form_holds_where_it_is_true() {
    true_of(
        &rich(),
        &[
            "vp 1 = 4",
            "VP 1=4",
            "winner = none",
            r#"power "First Mate" = 3"#,
            r#"power 'First Mate' = 3"#,
            r#"power "first mate" of 1 @ "tortuga" = 3"#,
            r#"power "First Mate of 1 @ Tortuga" = 3"#,
            r#"power "Warbot" of 2 @ "Tortuga" = 4"#,
            r#"power "Warbot" @ "Tortuga" of 2 = 4"#,
            r#"power "Warbot #3" = 4"#,
            r#"power "Warbot" #3 = 4"#,
            r#"total 1 @ "Tortuga" = 7"#,
            r#"total 2 @ "Jungle Oasis" = 4"#,
            r#"breakpoint "Tortuga" = 21"#,
            r#"counters "Warbot" of 2 @ "Tortuga" = 2"#,
            r#"counters "Infiltrate" = 0"#,
            r#"at "Tortuga" = ["Warbot" of 2, "Infiltrate", "Warbot", "First Mate" of 1]"#,
            r#"at "Tortuga" = ["Warbot", 'Warbot of 2', "Infiltrate" of 1, "First Mate",]"#,
            r#"at "Jungle Oasis" = "Warbot""#,
            r#"at "Tortuga" has "First Mate" of 1"#,
            r#"at "Tortuga" lacks "Warbot" of 3"#.replace('3', "1 @ 'Jungle Oasis'").as_str(),
            r#"at "Tortuga" lacks "Poison""#,
            r#"at "Tortuga" count = 4"#,
            r#"on "Warbot" of 2 @ "Tortuga" = ["Upgrade" of 2, "Poison" of 1]"#,
            r#"on "Warbot" of 1 = []"#,
            r#"on "Warbot" of 2 @ "Tortuga" has "Poison""#,
            r#"on "First Mate" lacks "Poison""#,
            r#"stored "First Mate" = []"#,
            "stasis 1 = []",
            r#"hand 1 = ["Dinghy", "Dinghy", "Shinobi"]"#,
            r#"hand 1 has "Shinobi""#,
            r#"hand 1 lacks "Cut Lass""#,
            "hand 1 count = 3",
            "hand 2 = []",
            r#"deck 1 top = "Shinobi""#,
            r#"deck 1 top = ["Shinobi", "Cut Lass"]"#,
            r#"deck 1 bottom = "Zapbot""#,
            r#"deck 1 = ["Zapbot", "Shinobi", "Cut Lass"]"#,
            "deck 1 count = 3",
            r#"discard 1 = ["Howl", "Dinghy"]"#,
            r#"discard 1 has "Dinghy""#,
            r#"discard 1 lacks "Shinobi""#,
            "discard 1 count = 2",
            r#"box lacks "Howl""#,
            r#"base deck has "The Homeworld""#,
            r#"base deck top = "Tar Pits""#,
            r#"base discard has "Factory 4361337""#,
            r#"base discard lacks "Tortuga""#,
            r#"treasure discard lacks "Howl""#,
            r#"monster discard lacks "Howl""#,
            "monster deck count = 0",
            "treasure deck count = 0",
            r#"bases = ["Jungle Oasis", "Tortuga"]"#,
            "madness = 0",
            r#"set aside 1 lacks "Howl""#,
            "turn of 1",
            "phase = play",
            "phase = 'play'",
            "asked 1",
            r#"options has "Dinghy""#,
            r#"options has "Dinghy #1""#,
            r#"options has "pass""#,
            r#"options lacks "Warbot""#,
            r#"options lacks "yes""#,
            "plays 1 minion = 1",
            "plays 1 action = 1",
            "plays 2 action = 0",
            r#"log lacks "some words""#,
        ],
    );
}

#[test]
fn every_form_fails_where_it_is_not() {
    not_true_of(
        &rich(),
        &[
            "vp 1 = 3",
            "winner = 1",
            "winner = [1, 2]",
            "game over",
            r#"power "Warbot" of 2 = 4"#.replace('4', "5").as_str(),
            r#"power "Shinobi" = 3"#,
            r#"power "Warbot #4" = 4"#,
            r#"total 1 @ "Tortuga" = 8"#,
            r#"total 1 @ "Tar Pits" = 0"#,
            r#"breakpoint "Jungle Oasis" = 21"#,
            r#"counters "Warbot" = 2"#,
            r#"at "Tortuga" = ["Warbot" of 2, "Infiltrate", "First Mate"]"#,
            r#"at "Tortuga" = ["Warbot" of 2, "Infiltrate", "Warbot" of 2, "First Mate"]"#,
            r#"at "Tortuga" = [buried "Warbot", "Infiltrate", "Warbot", "First Mate"]"#,
            r#"at "Tortuga" has "First Mate" of 2"#,
            r#"at "Tortuga" lacks "Warbot""#,
            r#"at "Tar Pits" = []"#,
            r#"on "Warbot" of 2 @ "Tortuga" = ["Poison"]"#,
            r#"on "Shinobi" = []"#,
            r#"stasis 1 = ["Warbot" 2]"#,
            r#"hand 1 = ["Dinghy", "Shinobi"]"#,
            "hand 1 count = 4",
            r#"hand 1 lacks "Dinghy""#,
            r#"deck 1 top = "Cut Lass""#,
            r#"deck 1 top = ["Cut Lass", "Shinobi"]"#,
            r#"deck 1 bottom = "Cut Lass""#,
            r#"discard 1 = ["Dinghy"]"#,
            r#"box has "Howl""#,
            r#"base deck top = "The Homeworld""#,
            r#"bases = ["Tortuga"]"#,
            "madness = 1",
            "turn of 2",
            "phase = score",
            "asked 2",
            r#"options has "Warbot""#,
            r#"options lacks "Dinghy""#,
            "plays 1 minion = 2",
            r#"log has "some words""#,
        ],
    );
}

#[test]
fn what_does_not_parse_names_its_line() {
    for words in [
        "",
        "vp",
        "vp 1",
        "vp 1 = four",
        "vp 3 = 0",
        "vp 1 = 4 5",
        "points 1 = 4",
        "winner = everybody",
        "winner = [1, 2",
        "game on",
        r#"power First Mate = 3"#,
        r#"power "First Matey" = 3"#,
        r#"power "First Mate" of 3 = 3"#,
        r#"power "First Mate" #0 = 3"#,
        r#"power "First Mate = 3"#,
        r#"total "Tortuga" = 3"#,
        r#"at "Tortuga" = ["Warbot""#,
        r#"at "Tortuga" contains "Warbot""#,
        r#"hand 1 = {"Dinghy"}"#,
        "hand 1 counts = 3",
        "phase = lunch",
        "plays 1 titan = 1",
        "plays 1 = 1",
        "monster deck is empty",
        "base pile count = 3",
        r#"options have "Dinghy""#,
        "log has some words",
    ] {
        fails(TABLE, &[(&format!("[[step]]\n\nexpect = ['''{words}''']"), "a.toml:12: ")]);
    }
}

/// The end of a game.
#[test]
fn a_game_that_is_over_has_winners_and_no_question() {
    let won = r#"
        [[player]]
        vp = 15
        [[player]]
        vp = 14
        [[step]]
        end = true
        expect = ['game over', 'winner = 1', 'winner = [1]', 'phase = over', 'vp 1 = 15']
        [[step]]
    "#;
    holds(
        won,
        &[
            "refuse = 'end'",
            "refuse = 'play Zapbot'",
            "by = 1\nrefuse = 'end'",
            "expect = ['game over']",
        ],
    );
    fails(
        won,
        &[
            ("expect = ['winner = none']", "found [1]"),
            ("expect = ['asked 1']", "nobody"),
            ("end = true", "over"),
        ],
    );
}
