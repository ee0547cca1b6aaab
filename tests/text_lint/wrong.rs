//! Cards that do not do what their texts say: each is found out in a scenario, and each that does is left alone.

use crate::games;
use crate::seen::Seen;
use smashup::engine::Cx;
use smashup::engine::Step;
use smashup::engine::ability::Whom;
use smashup::engine::catalog::Catalog;
use smashup::engine::def::{action, base, minion, on_minion};
use smashup::engine::event::{Event, EventKind};
use smashup::engine::eye::Eye;
use smashup::engine::faction::{FactionDef, SetDef};
use smashup::engine::phrases::{
    after, always, counts_as_printed, forbids, only_if, permits, talent, talent_twice,
};
use smashup::engine::play::Choice;
use smashup::engine::play::Permission;
use smashup::engine::question::Why;
use smashup::engine::select::minions;

const LIARS: FactionDef = FactionDef {
    name: "Liars",
    blurb: "They do something else.",
    emblem: "",
    colors: ["", ""],
    cards: &[
        minion("Clerk", 1, 2),
        minion("Guard", 1, 3),
        minion("Worker", 1, 4).text("Talent: Draw a card.").has(talent(always, draw)),
        minion("Hoarder", 1, 4)
            .text("Place a +1 power counter on this minion.")
            .on_play(|cx| cx.place_counters(&[cx.this()], 2)),
        action("Carriers", 1)
            .text("Transfer any number of +1 power counters from one of your minions to another of your minions.")
            .raises()
            .on_play(carriers),
        action("Crowd", 1).text("Play up to two extra minions.").on_play(|cx| {
            for _ in 0..3 {
                cx.play_now(Permission::minion(), Choice::May)?;
            }
            Ok(())
        }),
        action("Deputy", 1)
            .text("Choose one of your minions. Play an extra minion of less power.")
            .on_play(|cx| cx.extra_play(Permission::minion())),
        action("Thief", 1)
            .text("Lose 1 VP. Draw a card.")
            .on_play(|cx| {
                cx.gain_vp(cx.you(), 1)?;
                draw(cx)
            }),
        on_minion("Mask", 1, minions())
            .text("Play on a minion. Ongoing: Its printed power is treated as 3.")
            .has(counts_as_printed(|eye, minion| if eye.wearer() == Some(minion) { 4 } else { 0 })),
        action("Seconds", 1)
            .text("One of your minions duels a minion of another player.")
            .on_play(|cx| {
                cx.choose(Why::Duel, minions().yours())?;
                cx.choose(Why::Duel, minions())?;
                Ok(())
            }),
        action("Blessing", 1)
            .text("One of your minions gains +2 power until the end of the turn. Play an extra action.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                cx.give_power(&chosen, 2, cx.end_of_turn())
            }),
        on_minion("Last Word", 1, minions())
            .text("You can only play this card if it is the only card in your hand. Play on a minion.")
            .has(only_if(|_, _| true)),
    ],
    titan: None,
};

const WRONG: SetDef = SetDef {
    name: "Wrong",
    slug: "wrong",
    factions: &[&LIARS],
    bases: &[
        base("Meeting", "Liars", 30, [1, 1, 1])
            .text("After you play a minion here, you may move one of your minions from another base to here.")
            .has(
                after(EventKind::Played, is_played_here, meet)
                    .of(Whom::Actor)
                    .may(),
            ),
        base("Field", "Liars", 30, [1, 1, 1]),
        base("Low Door", "Liars", 30, [1, 1, 1])
            .text("Minions of power 2 or less cannot be played here.")
            .has(forbids(|eye, attempt| {
                attempt.at == eye.host.site && eye.state.power(attempt.card) <= 3
            })),
        base("Double Time", "Liars", 30, [1, 1, 1])
            .text("On your turn, one of your minions here can use its talent twice.")
            .has(talent_twice(|eye, minion| eye.is_yours(minion))),
        base("Wide Gate", "Liars", 30, [1, 1, 1])
            .text("On your turn, you may play one extra minion of power 2 or less here.")
            .has(permits(|_| Permission::minion().power_at_most(2))),
    ],
    decks: &[],
};

fn draw(cx: &mut Cx) -> Step {
    let you = cx.you();
    cx.draw(you, 1)
}

fn is_played_here(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| play.at == eye.host.site)
}

/// Also those that are here.
fn meet(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Move, minions().yours())?;
    cx.move_to(&chosen, cx.here())?;
    Ok(())
}

/// Takes from one, must; gives to anyone, also back.
fn carriers(cx: &mut Cx) -> Step {
    let giver = cx.choose(Why::CountersFrom, minions().yours())?;
    let taker = cx.choose(Why::CountersTo, minions())?;
    let (Some(giver), Some(taker)) = (giver.one(), taker.one()) else { return Ok(()) };
    let n = cx.choose_amount(giver, 2, cx.counters(giver))?;
    cx.transfer_counters(giver, taker, n)
}

/// The faults that playing a scenario brings to light: the card and the rule.
fn faults(scenario: &str) -> Vec<(String, &'static str)> {
    let catalog: &'static Catalog = Box::leak(Box::new(Catalog::of(&[WRONG], &[])));
    let mut seen = Seen::new(catalog);
    games::watch(&mut seen, "wrong", scenario).expect("the scenario holds");
    seen.faults.into_keys().map(|fault| (fault.card, fault.rule)).collect()
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
