//! Cards that do not do what their texts say: each is found out in a scenario, and each that does is left alone.

mod forms;
mod forms_cards;
mod liars;

use crate::games;
use crate::seen::Seen;
use smashup::engine::catalog::Catalog;
use smashup::engine::faction::SetDef;

/// The faults that playing a scenario brings to light: the card and the rule.
fn faults(scenario: &str) -> Vec<(String, &'static str)> {
    faults_of(seen(liars::WRONG, scenario))
}

fn faults_of(seen: Seen) -> Vec<(String, &'static str)> {
    seen.faults.into_keys().map(|fault| (fault.card, fault.rule)).collect()
}

/// What is seen as a scenario with the cards of this set is played.
fn seen(set: SetDef, scenario: &str) -> Seen {
    let catalog: &'static Catalog = Box::leak(Box::new(Catalog::of(&[set], &[])));
    let mut seen = Seen::new(catalog);
    games::watch(&mut seen, "wrong", scenario).expect("the scenario holds");
    seen
}

fn found(scenario: &str, card: &str, rules: &[&'static str]) {
    let expected: Vec<_> = rules.iter().map(|&rule| (card.to_owned(), rule)).collect();
    assert_eq!(faults(scenario), expected);
}

#[test]
fn one_counter_means_one() {
    let scenario = r#"
        name = "One counter"
        rule = "text"
        [[player]]
        hand = ["Hoarder"]
        [[player]]
        [[base]]
        name = "Field"
        [[step]]
        play = "Hoarder"
    "#;
    found(scenario, "liars/hoarder", &["number"]);
}

#[test]
fn a_transfer_has_two_ends() {
    let scenario = r#"
        name = "Transfer"
        rule = "text"
        [[player]]
        hand = ["Carriers"]
        [[player]]
        [[base]]
        name = "Field"
        cards = [
          { name = "Clerk", by = 1, counters = 3 },
          { name = "Worker", by = 1, counters = 1 },
          { name = "Guard", by = 2 },
        ]
        [[step]]
        play = "Carriers"
        picks = ["Clerk", "Worker", "3"]
    "#;
    found(scenario, "liars/carriers", &["another", "any number", "whose"]);
}

#[test]
fn up_to_two_one_by_one_is_not_three() {
    let scenario = r#"
        name = "Up to two"
        rule = "text"
        [[player]]
        hand = ["Crowd", "Clerk", "Guard", "Worker"]
        [[player]]
        [[base]]
        name = "Field"
        [[step]]
        play = "Crowd"
        picks = ["Clerk", "Guard", "Worker"]
    "#;
    found(scenario, "liars/crowd", &["any number"]);
}

#[test]
fn less_power_is_a_limit() {
    let scenario = r#"
        name = "Less power"
        rule = "text"
        [[player]]
        hand = ["Deputy"]
        [[player]]
        [[base]]
        name = "Field"
        cards = [{ name = "Worker", by = 1 }]
        [[step]]
        play = "Deputy"
    "#;
    found(scenario, "liars/deputy", &["power"]);
}

#[test]
fn a_condition_of_the_play_holds() {
    let scenario = r#"
        name = "The only card"
        rule = "text"
        [[player]]
        hand = ["Last Word", "Clerk"]
        [[player]]
        [[base]]
        name = "Field"
        cards = [{ name = "Clerk", by = 1 }]
        [[step]]
        play = "Last Word"
    "#;
    found(scenario, "liars/last_word", &["only card"]);
}

#[test]
fn what_is_forbidden_is_no_more_than_said() {
    let scenario = r#"
        name = "Forbidden"
        rule = "text"
        [[player]]
        hand = ["Guard"]
        [[player]]
        [[base]]
        name = "Low Door"
        [[base]]
        name = "Field"
        [[step]]
        refuse = "play Guard @ Low Door"
    "#;
    found(scenario, "wrong-bases/low_door", &["power"]);
}

#[test]
fn a_second_use_is_only_where_said() {
    let scenario = r#"
        name = "Twice"
        rule = "text"
        [[player]]
        [[player]]
        [[base]]
        name = "Double Time"
        [[base]]
        name = "Field"
        cards = [{ name = "Worker", by = 1 }]
        [[step]]
        talent = "Worker"
    "#;
    found(scenario, "wrong-bases/double_time", &["here"]);
}

#[test]
fn an_offer_is_as_limited_as_said() {
    let scenario = r#"
        name = "Offer"
        rule = "text"
        [[player]]
        hand = ["Clerk"]
        [[player]]
        [[base]]
        name = "Wide Gate"
        [[base]]
        name = "Field"
        [[step]]
        play = "Clerk @ Field"
    "#;
    found(scenario, "wrong-bases/wide_gate", &["offer"]);
}

#[test]
fn points_that_are_lost_are_not_gained() {
    let scenario = r#"
        name = "Points"
        rule = "text"
        [[player]]
        hand = ["Thief"]
        [[player]]
        [[base]]
        name = "Field"
        [[step]]
        play = "Thief"
    "#;
    found(scenario, "liars/thief", &["number"]);
}

#[test]
fn what_counts_as_printed_is_the_number_said() {
    let scenario = r#"
        name = "Printed"
        rule = "text"
        [[player]]
        hand = ["Mask"]
        [[player]]
        [[base]]
        name = "Field"
        cards = [{ name = "Clerk", by = 1 }]
        [[step]]
        play = "Mask"
    "#;
    found(scenario, "liars/mask", &["number"]);
}

#[test]
fn who_is_challenged_is_another_players() {
    let scenario = r#"
        name = "Duel"
        rule = "text"
        [[player]]
        hand = ["Seconds"]
        [[player]]
        [[base]]
        name = "Field"
        cards = [{ name = "Clerk", by = 1 }, { name = "Worker", by = 1 }, { name = "Guard", by = 2 }]
        [[step]]
        play = "Seconds"
        picks = ["Clerk", "Guard"]
    "#;
    found(scenario, "liars/seconds", &["whose"]);
}

#[test]
fn who_gains_something_is_whose_minion_it_says() {
    let scenario = r#"
        name = "Blessing"
        rule = "text"
        [[player]]
        hand = ["Blessing"]
        [[player]]
        [[base]]
        name = "Field"
        cards = [{ name = "Clerk", by = 1 }, { name = "Guard", by = 2 }]
        [[step]]
        play = "Blessing"
        picks = ["Clerk"]
    "#;
    // That it raises no power and affects nobody is a lie, too.
    found(scenario, "liars/blessing", &["affects", "whose"]);
}

#[test]
fn what_comes_from_another_base_is_not_here() {
    let scenario = r#"
        name = "Meeting"
        rule = "text"
        [[player]]
        hand = ["Clerk"]
        [[player]]
        [[base]]
        name = "Meeting"
        [[base]]
        name = "Field"
        cards = [{ name = "Worker", by = 1 }]
        [[step]]
        play = "Clerk @ Meeting"
        picks = ["Meeting", "Worker"]
    "#;
    found(scenario, "wrong-bases/meeting", &["here"]);
}

/// The same places, with cards that keep to their texts.
#[test]
fn what_is_right_is_left_alone() {
    let scenario = r#"
        name = "Right"
        rule = "text"
        [[player]]
        hand = ["Worker"]
        [[player]]
        [[base]]
        name = "Double Time"
        cards = [{ name = "Worker", by = 1 }]
        [[base]]
        name = "Low Door"
        [[step]]
        talent = "Worker"
        [[step]]
        talent = "Worker"
        [[step]]
        play = "Worker @ Low Door"
    "#;
    assert_eq!(faults(scenario), []);
}
