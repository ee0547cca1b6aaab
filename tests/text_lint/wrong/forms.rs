//! Each form of sentence: the honest card is left alone, and the liars are found out.

use super::forms_cards::SET;
use super::{faults_of, seen};
use crate::promises;
use crate::seen::Ability;

/// A scenario: what lies at two bases, what the first player holds, and what is done.
fn scenario(field: &str, hill: &str, hand: &str, step: &str) -> String {
    format!(
        r#"
        name = "A form"
        rule = "text"
        [[player]]
        hand = [{hand}]
        [[player]]
        [[base]]
        name = "Field"
        cards = [{field}]
        [[base]]
        name = "Hill"
        cards = [{hill}]
        [decks]
        monsters = ["Ogre", "Ogre"]
        treasure_discard = ["Ring"]
        [[step]]
        {step}
        "#
    )
}

/// The rules that cards break in a scenario.
fn broken(field: &str, hill: &str, hand: &str, step: &str) -> Vec<&'static str> {
    let faults = faults_of(seen(SET, &scenario(field, hill, hand, step)));
    faults.into_iter().map(|(_, rule)| rule).collect()
}

/// The same with a card of the honest ones and with one of the liars.
fn told_apart(liar: &str, play: impl Fn(&str) -> Vec<&'static str>, rules: &[&'static str]) {
    let honest = format!("Honest {}", liar.strip_prefix("Liars ").expect("a liar"));
    assert_eq!(play(&honest), [""; 0], "{honest}");
    assert_eq!(play(liar), rules, "{liar}");
}

const THREE: &str = r#"{ name = "Clerk", by = 1, counters = 3 }, { name = "Guard", by = 2 }"#;
const YOURS: &str = r#"{ name = "Clerk", by = 1 }"#;

#[test]
fn a_treasure_is_a_kind_of_card() {
    let fence = |card: &str| {
        let hand = format!(r#""{card}", "Ring", "Clerk""#);
        let picks = if card.starts_with("Liars") { r#"picks = ["Clerk"]"# } else { "" };
        broken("", "", &hand, &format!("play = \"{card}\"\n{picks}"))
    };
    told_apart("Liars Fence", fence, &["kind"]);
    let finder = broken("", "", r#""Liars Finder", "Ring""#, r#"play = "Liars Finder""#);
    assert_eq!(finder, ["where from"]);
}

#[test]
fn a_monster_is_a_kind_of_minion() {
    let field = r#"{ name = "Clerk", by = 2 }, { name = "Ogre", monster = true }"#;
    let slayer = |card: &str| {
        let picks = if card.starts_with("Liars") { r#"picks = ["Clerk"]"# } else { "" };
        broken(field, "", &format!("\"{card}\""), &format!("play = \"{card}\"\n{picks}"))
    };
    told_apart("Liars Slayer", slayer, &["kind"]);
}

#[test]
fn alternatives_have_limits_of_their_own() {
    let waverer = |option: &str, pick: &str, card: &str| {
        let field = format!(
            r#"{{ name = "{card}", by = 1 }}, {{ name = "Guard", by = 1 }}, {{ name = "Guard", by = 2 }}"#
        );
        let step = format!("talent = \"{card}\"\npicks = [\"{option}\", \"{pick}\"]");
        broken(&field, YOURS, "", &step)
    };
    // What the second lets one do the first does not, nor the other way round.
    let places = |card: &str| waverer("option 1", card, card);
    told_apart("Liars Waverer", places, &["here"]);
    assert_eq!(waverer("option 2", "Liars Butcher", "Liars Butcher"), ["whose"]);
    assert_eq!(waverer("option 2", "Clerk", "Honest Waverer"), [""; 0]);
}

#[test]
fn two_that_are_chosen_one_after_the_other_are_two() {
    let field = r#"{ name = "Clerk", by = 1 }, { name = "Guard", by = 1 }, { name = "Guard", by = 2 }, { name = "Clerk", by = 2 }"#;
    let elopers = |card: &str| {
        let second = if card.starts_with("Liars") { "Guard of 1" } else { "Guard of 2" };
        let step = format!("play = \"{card}\"\npicks = [\"Clerk of 1\", \"{second}\", \"Hill\"]");
        broken(field, "", &format!("\"{card}\""), &step)
    };
    told_apart("Liars Elopers", elopers, &["whose"]);
}

#[test]
fn so_much_for_each_is_a_multiple() {
    let braggart = |card: &str| {
        let field = format!(
            r#"{{ name = "{card}", by = 1 }}, {{ name = "Clerk", by = 2 }}, {{ name = "Guard", by = 2 }}"#
        );
        broken(&field, "", "\"Clerk\"", r#"play = "Clerk @ Hill""#)
    };
    told_apart("Liars Braggart", braggart, &["number"]);
    let hoarder = |card: &str| {
        let field = r#"{ name = "Clerk", by = 2 }, { name = "Guard", by = 2 }"#;
        broken(field, "", &format!("\"{card}\""), &format!("play = \"{card} @ Field\""))
    };
    told_apart("Liars Hoarder", hoarder, &["number"]);
}

#[test]
fn a_limit_on_the_minion_is_on_the_minion() {
    let extra = |card: &str| broken("", "", &format!("\"{card}\""), &format!("play = \"{card}\""));
    told_apart("Liars Fair", extra, &["power"]);
    // An action is none of the minions that may be played.
    assert_eq!(extra("Liars Feast"), ["extra play"]);
}

#[test]
fn first_the_action_and_then_the_minion() {
    let field = r#"{ name = "Clerk", by = 1 }, { name = "Guard", by = 1 }, { name = "Guard", by = 2, on = [{ name = "Hat", by = 2 }] }, { name = "Clerk", by = 2 }"#;
    let mugger = |picks: &str, card: &str| {
        let step = format!("play = \"{card}\"\npicks = [{picks}]");
        broken(field, "", &format!("\"{card}\""), &step)
    };
    told_apart("Liars Mugger", |card| mugger(r#""Clerk of 1""#, card), &["whose"]);
    assert_eq!(mugger(r#""Guard of 1", "Clerk of 1""#, "Liars Thug"), ["kind"]);
}

#[test]
fn what_is_taken_from_several_is_not_more() {
    let taxman =
        |card: &str| broken(THREE, YOURS, &format!("\"{card}\""), &format!("play = \"{card}\""));
    told_apart("Liars Taxman", taxman, &["number"]);
}

#[test]
fn a_base_that_is_chosen_first_is_none_of_the_minions() {
    let field =
        r#"{ name = "Clerk", by = 1 }, { name = "Guard", by = 1 }, { name = "Guard", by = 2 }"#;
    let pit = |base: &str, card: &str| {
        let step = format!("play = \"{card}\"\npicks = [\"{base}\", \"pass\"]");
        broken(field, YOURS, &format!("\"{card}\""), &step)
    };
    told_apart("Liars Pit", |card| pit("Field", card), &["any number"]);
    assert_eq!(pit("Hill", "Honest Pit"), [""; 0]);
}

#[test]
fn off_the_top_is_a_limit_of_what_is_drawn_alone() {
    let rummager = |card: &str| {
        let hand = format!("\"{card}\"]\ndeck = [\"Giant\", \"Clerk\"");
        broken("", "", &hand, &format!("play = \"{card}\""))
    };
    told_apart("Liars Rummager", rummager, &["power"]);
}

#[test]
fn what_goes_elsewhere_later_is_limited_as_it_is_said() {
    let nurse = |card: &str| {
        let low = format!(
            r#"{{ name = "{card}", by = 1 }}, {{ name = "Clerk", by = 1 }}, {{ name = "Giant", by = 1 }}"#
        );
        let base =
            format!("[[base]]\nname = \"Low\"\ncards = [{low}]\n[decks]\nbases = [\"Hill\"]");
        let scenario = scenario("", "", "", "end = true").replace("[decks]", &base);
        faults_of(seen(SET, &scenario)).into_iter().map(|(_, rule)| rule).collect()
    };
    told_apart("Liars Nurse", nurse, &["power"]);
}

/// The ability of a card, with what was seen of it as it was played at a base.
fn played(card: &str, field: &str, at: &str) -> Ability {
    let play = format!("play = \"{card}{at}\"");
    let mut seen = seen(SET, &scenario(field, "", &format!("\"{card}\""), &play));
    let slug = format!("forms/{}", card.to_lowercase().replace(' ', "_"));
    let key = seen.abilities.keys().copied().find(|key| seen.slug(key.0) == slug);
    key.and_then(|key| seen.abilities.remove(&key)).expect("the card has an ability")
}

#[test]
fn for_each_is_seen_of_more_than_one() {
    let field = r#"{ name = "Clerk", by = 2 }, { name = "Guard", by = 2 }"#;
    let missing = |card: &str| {
        let missing = promises(&played(card, field, " @ Field"));
        missing.into_iter().map(|(rule, _)| rule).collect::<Vec<_>>()
    };
    assert_eq!(missing("Honest Hoarder"), [""; 0]);
    assert_eq!(missing("Liars Miser"), ["for each"]);
}

#[test]
fn who_plays_monsters_is_seen_by_them() {
    let ran = |card: &str| played(card, "", "").ran;
    assert_eq!([ran("Honest Summoner"), ran("Liars Summoner")], [1, 0]);
}
