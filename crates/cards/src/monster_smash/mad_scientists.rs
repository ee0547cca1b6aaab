//! Mad Scientists build their minions up, and spend what they have built.

use crate::idioms::*;
use engine::cards::*;

/// The Mad Scientists.
pub const MAD_SCIENTISTS: FactionDef = FactionDef {
    name: "Mad Scientists",
    blurb: "Build your minions up with power counters, then spend them.",
    emblem: "mad-scientist",
    colors: ["#3aa17e", "#22303c"],
    cards: &[
        minion("Herr Doktor", 1, 5)
            .text("Talent: Place a +1 power counter on another of your minions.")
            .art("doctor-face")
            .has(talent(
                |eye| eye.any(minions().yours().other()),
                |cx| place_counters(cx, minions().yours().other(), 1),
            )),
        minion("The Monster", 2, 4)
            .text("Talent: Remove a +1 power counter from this minion to play an extra minion.")
            .art("frankenstein-creature")
            .has(talent(
                |eye| eye.state.counters(eye.this()) > 0,
                |cx| {
                    if cx.remove_counters(&[cx.this()], 1)? > 0 {
                        cx.extra_play(Permission::minion())?;
                    }
                    Ok(())
                },
            )),
        minion("Lab Assistant", 3, 3)
            .text("Place a +1 power counter on another of your minions.")
            .art("lab-coat")
            .on_play(|cx| place_counters(cx, minions().yours().other(), 1)),
        minion("Igor", 4, 2)
            .text("Ongoing: After this minion is destroyed or discarded, place a +1 power counter on one of your minions.")
            .art("hand-saw")
            .has(after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
                place_counters(cx, minions().yours(), 1)
            })),
        action("Angry Mob", 1)
            .text("Choose one of your minions. Place any number of cards from your hand on the bottom of your deck, and as many +1 power counters on that minion.")
            .art("pitchfork")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::CountersTo, minions().yours())?;
                if chosen.is_empty() {
                    return Ok(());
                }
                let n = place_under_deck(cx, cards().in_hand().any_number())?;
                cx.place_counters(&chosen, n)
            }),
        action("Blitzed", 1)
            .text("Remove any number of +1 power counters from your minions. Destroy a minion of power no higher than that number.")
            .art("lightning-trio")
            .affects(minions())
            .on_play(|cx| {
                let n = cx.remove_any_counters(minions().yours())?;
                destroy(cx, minions().power_at_most(n))
            }),
        action("Body Shop", 1)
            .text("Destroy one of your minions. Place as many +1 power counters as its power on your minions, divided as you choose.")
            .art("stitched-wound")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let power = cx.power(minion);
                cx.destroy(&chosen)?;
                cx.spread_counters(power, minions().yours())
            }),
        on_base("German Engineering", 1)
            .text("Play on a base. Ongoing: After you play a minion here, place a +1 power counter on it.")
            .art("gears")
            .has(after(EventKind::Played, you_play_a_minion_here, |cx| {
                cx.place_counters(&cx.played(), 1)
            })),
        on_base("Grave Situation", 1)
            .text("Play on a base. Ongoing: If your minions here would be destroyed, return them to your hand instead.")
            .art("grave-flowers")
            .has(returned_if_destroyed_here()),
        action("IT'S ALIVE!", 2)
            .text("Play an extra minion. Place a +1 power counter on it.")
            .art("lightning-storm")
            .affects(WHAT_IT_PLAYS)
            .on_play(|cx| {
                let played = cx.play_now(Permission::minion(), Choice::May)?;
                cx.place_counters(&played, 1)
            }),
        action("Jolt", 1)
            .text("Place a +1 power counter on each of your minions.")
            .art("electric")
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().each(), 1)),
        on_minion("Überserum", 2, minions())
            .text("Play on a minion. Ongoing: At the start of your turn, place a +1 power counter on this minion. It cannot be destroyed.")
            .art("syringe")
            .has(at_start_of_your_turn(|cx| cx.place_counters(&cx.wearer(), 1)))
            .has(wearer_cannot_be_destroyed()),
    ],
    titan: Some(
        titan("The Bride")
            .text("Special: At the start of your turn, you may choose two of these: put a minion from your hand or discard pile in the box, destroy one of your minions, or remove a +1 power counter from one of your minions. Do both, then play this titan. Ongoing: After the first time each turn that one of your minions gains or loses a +1 power counter, draw a card. Talent: Place a +1 power counter on one of your minions here OR remove two +1 power counters from your minions to play an extra action.")
            .rulings(&[
                "Only two that can be done. A counter is removed before a minion is destroyed, so that it may be the same one.",
                "A minion that leaves play with its counters loses none.",
                "What happened this turn before the Bride came counts as the first time, too.",
            ])
            .art("large-dress")
            .has(
                titan_at(Window::StartOfTurn, |eye| !eye.not_your_turn(), where_she_can_come)
                    .then_run(the_bride),
            )
            .has(
                after(
                    EventKind::Counters,
                    |eye, event| {
                        event.counters_changed().is_some_and(|(card, _)| {
                            card.sorts.is_minion() && card.controller == Some(eye.you())
                        })
                    },
                    |cx| cx.draw(cx.you(), 1),
                )
                .first(),
            )
            .has(talent(
                |eye| eye.any(minions().yours().here()) || has_two_counters(eye),
                |cx| {
                    cx.one_of([
                        part("Place a counter on one of your minions here", |cx| {
                            place_counters(cx, minions().yours().here(), 1)
                        })
                        .only_if(|eye| eye.any(minions().yours().here())),
                        part("Remove two counters to play an extra action", spend_two)
                            .only_if(has_two_counters),
                    ])
                },
            )),
    ),
    revised: Revision::NONE,
};

/// "Put a minion from your hand or discard pile in the box": whether you have one.
fn has_one_for_the_box(eye: &Eye) -> bool {
    eye.any(minions().in_hand()) || eye.any(minions().in_discard())
}

/// "Destroy one of your minions": those that can be.
const DOOMED: Select =
    minions().yours().that(|eye, minion| eye.would_reach(EffectKind::Destroy, minion));

/// "Choose two of these": anywhere, if two can be done. What is in a hand does not tell.
fn where_she_can_come(eye: &Eye) -> Vec<SiteId> {
    let could = eye.has_hand() || eye.any(minions().in_discard());
    let prices = [
        eye.is_asked(has_one_for_the_box(eye), could),
        eye.any(DOOMED),
        eye.any(minions().yours().with_counters()),
    ];
    anywhere_if(eye, prices.into_iter().filter(|&can| can).count() >= 2)
}

/// "Do both, then play this titan."
fn the_bride(cx: &mut Cx) -> Step {
    let sites = cx.eye().own_titan_sites();
    let boxes = has_one_for_the_box(&cx.eye());
    let (destroys, removes) =
        (cx.eye().any(DOOMED), cx.eye().any(minions().yours().with_counters()));
    cx.one_of([
        part("Box a minion and destroy one", |cx| {
            box_one(cx)?;
            destroy(cx, DOOMED)?;
            cx.play_this_titan_at(&sites).map(drop)
        })
        .only_if(move |_| boxes && destroys),
        part("Box a minion and remove a counter", |cx| {
            box_one(cx)?;
            remove_a_counter(cx)?;
            cx.play_this_titan_at(&sites).map(drop)
        })
        .only_if(move |_| boxes && removes),
        part("Remove a counter and destroy a minion", |cx| {
            remove_a_counter(cx)?;
            destroy(cx, DOOMED)?;
            cx.play_this_titan_at(&sites).map(drop)
        })
        .only_if(move |_| destroys && removes),
    ])
}

/// "Put a minion from your hand or discard pile in the box."
fn box_one(cx: &mut Cx) -> Step {
    cx.tells_of_hand(cx.you());
    let mut found = cx.all(minions().in_hand());
    found.extend(cx.all(minions().in_discard()));
    let chosen = cx.choose_from(Why::Choose, &found, cards())?;
    cx.put_in_box(&chosen)?;
    Ok(())
}

/// "Remove a +1 power counter from one of your minions."
fn remove_a_counter(cx: &mut Cx) -> Step<i32> {
    let chosen = cx.choose(Why::CountersFrom, minions().yours().with_counters())?;
    cx.remove_counters(&chosen, 1)
}

fn has_two_counters(eye: &Eye) -> bool {
    let yours = eye.all(minions().yours()).into_iter();
    yours.map(|minion| eye.state.counters(minion.card)).sum::<i32>() >= 2
}

/// "Remove two +1 power counters from your minions to play an extra action.": one after the other.
fn spend_two(cx: &mut Cx) -> Step {
    match remove_a_counter(cx)? + remove_a_counter(cx)? {
        2 => cx.extra_play(Permission::action()),
        _ => Ok(()),
    }
}
