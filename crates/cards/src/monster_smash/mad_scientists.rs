//! Mad Scientists build their minions up, and spend what they have built.

use crate::idioms::*;
use std::cell::Cell;

/// The Mad Scientists.
pub const MAD_SCIENTISTS: FactionDef = FactionDef {
    name: "Mad Scientists",
    blurb: "Build your minions up with power counters, then spend them.",
    colors: ["#3aa17e", "#22303c"],
    cards: &[
        minion("Herr Doktor", 1, 5)
            .text("Talent: Place a +1 power counter on another of your minions.")
            .has(talent(
                |eye| eye.any(minions().yours().other()),
                |cx| place_counters(cx, minions().yours().other(), 1),
            )),
        minion("The Monster", 2, 4)
            .text("Talent: Remove a +1 power counter from this minion to play an extra minion.")
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
            .on_play(|cx| place_counters(cx, minions().yours().other(), 1)),
        minion("Igor", 4, 2)
            .text("Ongoing: Place a +1 power counter on one of your minions after this minion is destroyed or discarded.")
            .has(after(EventKind::Left, this_is_destroyed_or_discarded, |cx| {
                place_counters(cx, minions().yours(), 1)
            })),
        action("Angry Mob", 1)
            .text("Choose one of your minions. Place any number of cards from your hand on the bottom of your deck, and as many +1 power counters on that minion.")
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
            .affects(minions())
            .on_play(|cx| {
                let n = cx.remove_any_counters(minions().yours())?;
                destroy(cx, minions().power_at_most(n))
            }),
        action("Body Shop", 1)
            .text("Destroy one of your minions. Place as many +1 power counters as its power on your minions, divided as you choose.")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose_toward(Why::Destroy, minions().yours(), |cx, minion| {
                    if cx.power(minion) > 0 { cx.all(minions().yours()) } else { vec![minion] }
                })?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let power = cx.power(minion);
                cx.destroy(&chosen)?;
                cx.spread_counters(power, minions().yours())
            }),
        on_base("German Engineering", 1)
            .text("Play on a base. Ongoing: After you play a minion here, place a +1 power counter on it.")
            .has(
                after(EventKind::Played, you_play_a_minion_here, |cx| {
                    cx.place_counters(&cx.played(), 1)
                })
                .only_while(played_is_still_there),
            ),
        on_base("Grave Situation", 1)
            .text("Play on a base. Ongoing: Minions of yours that would be destroyed here return to your hand instead.")
            .has(returned_if_destroyed_here()),
        action("IT'S ALIVE!", 2)
            .text("Play an extra minion. Place a +1 power counter on it.")
            .affects(WHAT_IT_PLAYS)
            .on_play(|cx| {
                let played = cx.play_now(Permission::minion(), Choice::May)?;
                cx.place_counters(&played, 1)
            }),
        action("Jolt", 1)
            .text("Place a +1 power counter on each of your minions.")
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().each(), 1)),
        on_minion("Überserum", 2, minions())
            .text("Play on a minion. Ongoing: At the start of your turn, place a +1 power counter on this minion. It cannot be destroyed.")
            .has(at_start_of_your_turn(|cx| cx.place_counters(&cx.wearer(), 1)))
            .has(wearer_cannot_be_destroyed()),
    ],
    titan: Some(
        titan("The Bride")
            .text("Special: At the start of your turn, if you have no titan in play, you may choose two of these: put a minion from your hand or discard pile in the box, destroy one of your minions, or remove a +1 power counter from one of your minions. Do both, then play this titan. Ongoing: After the first time each turn that one of your minions gains or loses a +1 power counter, draw a card. Talent: Place a +1 power counter on one of your minions here; or remove two +1 power counters from your minions to play an extra action.")
            .rulings(&[
                "Only two that can be done. A counter is removed before a minion is destroyed, so that it may be the same one.",
                "A minion that leaves play with its counters loses none.",
                "What happened this turn before the Bride came counts as the first time, too.",
            ])
            .has(
                titan_at(
                    Window::StartOfTurn,
                    |eye| !eye.not_your_turn() && !eye.any(titans().yours()),
                    where_she_can_come,
                )
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
            .has(HER_TALENT),
    ),
    revised: Revision::of(&[
    titan("The Bride")
        .text("Special: At the start of your turn, you may choose two of these and do them in any order, to different minions, to play this titan: put a minion you own from your hand or discard pile in the box, destroy one of your minions, or remove a +1 power counter from one of your minions. Ongoing: Once each turn, after you place a +1 power counter on one of your minions or remove one from it, draw a card. Talent: Place a +1 power counter on one of your minions here OR remove two +1 power counters from your minions to play an extra action.")
        .rulings(&[
            "Only two that can be done.",
            "What was destroyed cannot be put in the box, nor lose a counter before that.",
            "In any turn. A counter that is transferred is neither placed nor removed, and a minion that leaves play with its counters loses none.",
            "What you have placed or removed this turn before she came does not count.",
        ])
        .has(
            titan_at(Window::StartOfTurn, |eye| !eye.not_your_turn(), where_two_can_be_done)
                .then_run(two_in_any_order),
        )
        .has(
            after(EventKind::Counters, you_change_counters_on_yours, |cx| {
                cx.draw(cx.you(), 1)
            })
            .only_while(|eye, event| !was_transferred_on(eye, event))
            .limited(Limit::OncePerTurn),
        )
        .has(HER_TALENT),
    ]),
};

/// "After this minion is destroyed or discarded ...": destroyed also if it goes elsewhere than to the discard pile.
fn this_is_destroyed_or_discarded(eye: &Eye, event: &Event) -> bool {
    this_is_destroyed(eye, event) || this_goes_to_discard(eye, event)
}

/// "Place a +1 power counter on one of your minions here OR remove two +1 power counters from your minions to play an extra
/// action."
const HER_TALENT: Ability = talent(
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
);

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

/// What can be done to have the Bride come, by what it is done to.
struct Prices {
    boxed: Vec<Ref>,
    doomed: Vec<Ref>,
    laden: Vec<Ref>,
}

impl Prices {
    /// Those that are left when one of them has been done to this minion.
    fn of(eye: &Eye, but: Option<Ref>) -> Prices {
        let mut boxed = eye.all(minions().in_hand().owned());
        boxed.extend(eye.all(minions().in_discard().owned()));
        let doomed = eye.all(DOOMED);
        let laden = eye.all(minions().yours().with_counters());
        let others = |cards: Vec<Ref>| {
            let card = |r: Ref| r.card;
            cards.into_iter().filter(|&r| Some(r.card) != but.map(card)).collect()
        };
        Prices { boxed: others(boxed), doomed: others(doomed), laden: others(laden) }
    }
}

/// "Choose two of these ... to different minions": anywhere, if two can be done. What is in a hand does not tell.
fn where_two_can_be_done(eye: &Eye) -> Vec<SiteId> {
    let Prices { boxed, doomed, laden } = Prices::of(eye, None);
    let could = eye.has_hand() || !boxed.is_empty();
    let boxes = eye.is_asked(!boxed.is_empty(), could);
    let in_play = !doomed.is_empty() || !laden.is_empty();
    anywhere_if(eye, boxes && in_play || are_different(&doomed, &laden))
}

/// Whether there is one among these and another one among those.
fn are_different(these: &[Ref], those: &[Ref]) -> bool {
    these.iter().any(|one| those.iter().any(|other| other != one))
}

/// "Choose two of these and do them in any order, to different minions, to play this titan."
fn two_in_any_order(cx: &mut Cx) -> Step {
    let sites = cx.eye().own_titan_sites();
    cx.tells_of_hand(cx.you());
    let all = Prices::of(&cx.eye(), None);
    // The first leaves a second one to be done to another minion.
    let in_play = !all.doomed.is_empty() || !all.laden.is_empty();
    let leaves = |others: &[Ref], one: &Ref| {
        !all.boxed.is_empty() || others.iter().any(|other| other != one)
    };
    let first = Prices {
        boxed: if in_play { all.boxed.clone() } else { Vec::new() },
        doomed: all.doomed.iter().copied().filter(|one| leaves(&all.laden, one)).collect(),
        laden: all.laden.iter().copied().filter(|one| leaves(&all.doomed, one)).collect(),
    };
    let Some((done, minion)) = do_one(cx, first)? else { return Ok(()) };
    let mut second = Prices::of(&cx.eye(), Some(minion));
    match done {
        Price::Box => second.boxed.clear(),
        Price::Destroy => second.doomed.clear(),
        Price::Remove => second.laden.clear(),
    }
    match do_one(cx, second)? {
        Some(_) => cx.play_this_titan_at(&sites).map(drop),
        None => Ok(()),
    }
}

/// One of the things that can be done to have the Bride come.
#[derive(Clone, Copy)]
enum Price {
    Box,
    Destroy,
    Remove,
}

/// Does one of these: which, and to which minion; none if it did not come about.
fn do_one(cx: &mut Cx, prices: Prices) -> Step<Option<(Price, Ref)>> {
    let Prices { boxed, doomed, laden } = prices;
    let (boxes, destroys, removes) = (!boxed.is_empty(), !doomed.is_empty(), !laden.is_empty());
    let done = Cell::new(None);
    cx.different_of(
        1,
        [
            part("Box a minion", |cx| {
                let chosen = cx.choose_from(Why::Choose, &boxed, cards())?;
                let boxed = !cx.put_in_box(&chosen)?.is_empty();
                done.set(chosen.one().filter(|_| boxed).map(|minion| (Price::Box, minion)));
                Ok(())
            })
            .only_if(move |_| boxes),
            part("Destroy one of your minions", |cx| {
                let chosen = cx.choose_from(Why::Destroy, &doomed, cards())?;
                let destroyed = !cx.destroy(&chosen)?.is_empty();
                done.set(chosen.one().filter(|_| destroyed).map(|minion| (Price::Destroy, minion)));
                Ok(())
            })
            .only_if(move |_| destroys),
            part("Remove a counter", |cx| {
                let chosen = cx.choose_from(Why::CountersFrom, &laden, cards())?;
                let removed = cx.remove_counters(&chosen, 1)? > 0;
                done.set(chosen.one().filter(|_| removed).map(|minion| (Price::Remove, minion)));
                Ok(())
            })
            .only_if(move |_| removes),
        ],
    )?;
    Ok(done.get())
}

/// "You place a +1 power counter on one of your minions or remove one from it."
fn you_change_counters_on_yours(eye: &Eye, event: &Event) -> bool {
    let came_from_another = matches!(event.what, Happened::Counters(.., Some(_)));
    event.cause.actor() == Some(eye.you())
        && !came_from_another
        && event
            .counters_changed()
            .is_some_and(|(card, _)| card.sorts.is_minion() && card.controller == Some(eye.you()))
}

/// Whether the counters that an event took off a card have come to another since.
fn was_transferred_on(eye: &Eye, event: &Event) -> bool {
    let Some((from, ..=-1)) = event.counters_changed() else { return false };
    let mut later = eye.happened().filter(|e| e.seq > event.seq && e.cause == event.cause);
    later.any(|e| matches!(e.what, Happened::Counters(.., Some(giver)) if giver == from.card))
}
