//! What makes a scenario fail, and what does not: the runner itself, over scenarios written down here.

use smashup::cards::catalog;
use smashup::scenario;

/// A position with a Zapbot and a Warbot in hand, and steps after it.
fn played(steps: &str) -> Result<(), String> {
    let position = r#"
        [[player]]
        hand = ["Zapbot", "Warbot", "Seeing Stars"]
        [[player]]
        [[base]]
        name = "Tortuga"
        cards = [{ name = "Cut Lass", by = 2 }, { name = "Cut Lass", by = 2 }, { name = "Scout", by = 2 }]
        [[base]]
        name = "The Mothership"
    "#;
    run(&format!("{position}{steps}"))
}

fn run(text: &str) -> Result<(), String> {
    scenario::run(catalog(), "a.toml", text).map_err(|failure| failure.to_string())
}

/// Asserts that the steps fail with these words.
#[track_caller]
fn fails(steps: &str, words: &str) {
    let why = played(steps).expect_err("the scenario should fail");
    assert!(why.contains(words), "{why:?} does not say {words:?}");
}

#[track_caller]
fn holds(steps: &str) {
    assert_eq!(played(steps), Ok(()));
}

#[test]
fn what_cannot_be_read_names_its_line() {
    let two = "[[player]]\n[[player]]\n";
    let cases = [
        (format!("{two}colour = 3"), "a.toml:3: unknown field `colour`"),
        (format!("{two}[[base]]\nname = \"Tortoga\""), "a.toml:4: no base is called \"Tortoga\""),
        (
            "[[player]]\nhand = [\n\"Zapbot\",\n\"Zapbott\"]\n[[player]]".to_owned(),
            "a.toml:4: no card",
        ),
        (
            format!("{two}[[step]]\nexpect = [\"vp 1 = 0\", \"vp 1 is 0\"]"),
            "a.toml:4: vp 1 is 0: =",
        ),
        (format!("{two}[[step]]\n\npicks = [\"Zapbott\"]"), "a.toml:5: no card, base or faction"),
        (format!("{two}[[step]]\nby = 3"), "a.toml:3: there is no player 3"),
        (format!("{two}[[step]]\nplay = \"Zapbot\"\nend = true"), "a step has one of"),
        (format!("{two}[[step]]\ntitan = \"Zapbot\""), "a.toml:4: titans are not in the game yet"),
        (format!("{two}[decks]\nmadness = 30"), "a.toml:4: Madness is not in the game yet"),
        ("mode = \"big base\"\n[[player]]\n[[player]]".to_owned(), "a.toml:1: the Big Base mode"),
        ("[[player]]".to_owned(), "1 players; it takes two to four"),
        ("[[player]\n".to_owned(), "a.toml:1: "),
    ];
    for (text, words) in cases {
        let why = run(&text).expect_err(&text);
        assert!(why.starts_with(words) || why.contains(words), "{why:?} does not say {words:?}");
    }
}

#[test]
fn impossible_positions_fail() {
    let base = |card: &str| {
        run(&format!("[[player]]\n[[player]]\n[[base]]\nname = \"Tortuga\"\ncards = [{card}]"))
    };
    for card in [
        r#"{ name = "Dinghy", by = 1 }"#,
        r#"{ name = "Poison", by = 1 }"#,
        r#"{ name = "Zapbot", by = 1, on = [{ name = "Infiltrate", by = 1 }] }"#,
        r#"{ name = "Infiltrate", by = 1, on = [{ name = "Poison", by = 1 }] }"#,
        r#"{ name = "Zapbot" }"#,
        r#"{ name = "Zapbot", by = 3 }"#,
    ] {
        assert!(base(card).is_err(), "{card}");
    }
    assert_eq!(base(r#"{ name = "zap-bot", by = 1, owner = 2 }"#), Ok(()));
    assert!(run("[[player]]\nhand = [\"Tortuga\"]\n[[player]]").is_err());
}

#[test]
fn a_failing_step_says_what_was_expected_and_found() {
    let failure = "[[step]]\nplay = \"Warbot @ Tortuga\"\nexpect = ['total 1 @ \"Tortuga\" = 5']";
    fails(failure, "step 1: expected total 1 @ \"Tortuga\" = 5; found 4");
    fails("[[step]]\nplay = \"Scout\"", "expected play \"Scout\" to be legal; found");
    fails("[[step]]\nplay = \"Seeing Stars\"", "a pick that names one legal answer");
}

#[test]
fn a_pick_left_over_fails() {
    fails("[[step]]\nplay = \"Warbot @ Tortuga\"\npicks = [\"Scout\"]", "\"Scout\" to be used");
    fails("[[step]]\npicks = [\"Scout\"]", "\"Scout\" to be used");
    fails("[[step]]\nplay = \"Warbot @ Tortuga\"\npicks = [\"pass\"]", "left over");
}

#[test]
fn picks_may_come_in_any_order_where_no_two_questions_take_the_same() {
    holds(
        "[[step]]\nplay = \"Seeing Stars\"\npicks = [\"Scout\"]\nexpect = ['discard 2 = [\"Scout\"]']",
    );
    holds(
        "[[step]]\nplay = \"Warbot\"\npicks = [\"Tortuga\"]\nexpect = ['at \"Tortuga\" has \"Warbot\"']",
    );
}

#[test]
fn cards_that_nobody_could_tell_apart_are_one_answer() {
    holds("[[step]]\nplay = \"Seeing Stars\"\npicks = [\"Cut Lass\"]");
    fails("[[step]]\nplay = \"Seeing Stars\"\npicks = [\"Cut Lass #4\"]", "a pick that names");
}

#[test]
fn a_place_beside_the_card_must_be_where_it_goes() {
    fails("[[step]]\nplay = \"Seeing Stars @ Tortuga\"\npicks = [\"Scout\"]", "nothing asks where");
    fails("[[step]]\nplay = \"Warbot\"", "a pick that names one legal answer");
}

#[test]
fn refuse_fails_where_the_move_is_legal() {
    fails("[[step]]\nrefuse = \"play Warbot\"", "play Warbot to be refused");
    fails("[[step]]\nrefuse = \"play Warbot @ Tortuga\"", "to be refused");
    fails("[[step]]\nrefuse = \"end\"", "end to be refused");
    holds("[[step]]\nrefuse = \"play Scout\"");
    holds("[[step]]\nrefuse = \"play Warbot from discard\"");
    holds("[[step]]\nrefuse = \"use Cut Lass\"");
    holds("[[step]]\nplay = \"Warbot @ Tortuga\"\n[[step]]\nrefuse = \"play Zapbot\"");
}

#[test]
fn never_fails_where_something_is_offered() {
    let stars = "[[step]]\nplay = \"Seeing Stars\"\npicks = [\"Scout\"]\n";
    fails(&format!("{stars}never = [\"Cut Lass\"]"), "\"Cut Lass\" never to be offered");
    holds(&format!("{stars}never = [\"Warbot\", \"Tortuga\"]"));
}

#[test]
fn hold_leaves_the_question_open_for_the_next_step() {
    let held = "[[step]]\nplay = \"Seeing Stars\"\nhold = true\n\
                expect = ['asked 1', 'options has \"Scout\"', 'options lacks \"Zapbot\"']\n";
    holds(&format!("{held}[[step]]\npicks = [\"Scout\"]\nexpect = ['discard 2 has \"Scout\"']"));
    fails(&format!("{held}[[step]]\nplay = \"Warbot\""), "a free choice for play \"Warbot\"");
    holds("[[step]]\nplay = \"Warbot @ Tortuga\"\nhold = true\nexpect = ['phase = play']");
}

#[test]
fn only_who_must_decide_can() {
    fails("[[step]]\nby = 2\nplay = \"Warbot @ Tortuga\"", "expected player 2 to decide");
    holds("[[step]]\nend = true\nexpect = ['turn of 2', 'asked 2', 'plays 1 minion = 0']");
}

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

#[test]
fn several_picks_answer_one_question_until_pass() {
    let cannon = |picks: &str, left: &str| {
        run(&format!(
            "[[player]]\nhand = [\"Cannon\"]\n[[player]]\n[[base]]\nname = \"Tortuga\"\ncards = [\
             {{ name = \"Zapbot\", by = 1 }}, {{ name = \"Walker\", by = 2 }}, {{ name = \"First Mate\", by = 2 }}]\n\
             [[step]]\nplay = \"Cannon\"\npicks = [{picks}]\nexpect = ['at \"Tortuga\" = [{left}]']"
        ))
    };
    assert_eq!(cannon(r#""Zapbot", "Walker""#, r#""First Mate""#), Ok(()));
    assert_eq!(cannon(r#""Zapbot""#, r#""Walker", "First Mate""#), Ok(()));
    assert_eq!(cannon(r#""Zapbot", "pass""#, r#""Walker", "First Mate""#), Ok(()));
    assert_eq!(cannon(r#""pass""#, r#""Zapbot", "Walker", "First Mate""#), Ok(()));
    assert!(cannon(r#""Zapbot", "Walker", "First Mate""#, "").is_err());
    assert!(cannon(r#""Warbot""#, r#""Zapbot", "Walker", "First Mate""#).is_err());
}

#[test]
fn cards_lie_in_every_zone_a_position_has() {
    let text = r#"
        [[player]]
        factions = ["Robots", "Ninjas"]
        deck = ["Shinobi", { name = "Zapbot", faction = "Robots" }, "Walker"]
        discard = ["Scout", "Howl"]
        set_aside = ["King Rex"]
        stasis = [{ name = "Warbot", counters = 2 }]
        [[player]]
        vp = 3
        [[base]]
        name = "Tortuga"
        cards = [
          { name = "Shinobi", by = 1, buried = true },
          { name = "Walker", by = 2, owner = 1, counters = 2, stored = ["Zapbot"], on = [{ name = "Upgrade", by = 1 }] },
        ]
        [decks]
        bases = ["Tar Pits", "The Homeworld"]
        base_discard = ["Ninja Dojo"]
        madness = 0
        [[step]]
        expect = [
          'at "Tortuga" = [buried "Shinobi" of 1, "Walker" of 2]', 'stored "Walker" = ["Zapbot"]',
          "on 'Walker' has 'Upgrade' of 1", 'counters "Walker" = 2', 'power "Walker" of 2 @ "Tortuga" = 6',
          'deck 1 top = ["Shinobi", "Zapbot"]', 'deck 1 bottom = "Walker"', 'deck 1 count = 3',
          'discard 1 = ["Howl", "Scout"]', 'set aside 1 has "King Rex"', 'stasis 1 = ["Warbot" 2]',
          'base deck top = "Tar Pits"', 'base deck has "The Homeworld"', 'base discard has "Ninja Dojo"',
          'base discard lacks "Tortuga"', 'bases = ["Tortuga"]', 'vp 2 = 3', 'vp 1 = 0', 'madness = 0',
          'total 2 @ "Tortuga" = 6', 'breakpoint "Tortuga" = 21', 'winner = none', 'turn of 1', 'phase = play',
          'monster deck count = 0', 'asked 1', 'options lacks "Walker"', 'options has "pass"', 'box lacks "Howl"',
        ]
    "#;
    assert_eq!(run(text), Ok(()));
}
