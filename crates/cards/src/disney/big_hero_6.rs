//! Big Hero 6: heroes who do more with a +1 power counter on them, and a swarm that makes counters.

use crate::idioms::*;

/// Big Hero 6.
pub const BIG_HERO_6: FactionDef = FactionDef {
    name: "Big Hero 6",
    blurb: "Your swarm makes +1 power counters; with one on them your heroes do twice as much.",
    colors: ["#ff6f61", "#14315c"],
    cards: &[
        minion("Baymax", 1, 3)
            .text("Ongoing: Your other minions here are not affected by other players' cards. Special: After this base scores, if this minion has any +1 power counters, move another of your minions here to another base.")
            .rulings(&[
                "Also minions that come later. Actions of other players on them are discarded.",
                "The move is not optional. It happens at once, before the cards there are discarded.",
            ])
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here().other())
            }))
            .has(
                after_this_base_scores(|cx| move_elsewhere(cx, yours_there().other()))
                    .only_when(has_counters)
                    .special(),
            ),
        minion("Fred Frederickson IV", 1, 3)
            .text("Talent: Draw a card. If this minion has any +1 power counters, you may give another minion here -2 power until the start of your next turn.")
            .has(talent(always, |cx| {
                cx.draw(cx.you(), 1)?;
                if !has_counters(&cx.eye()) {
                    return Ok(());
                }
                let chosen = cx.choose(Why::Choose, minions().here().other().may())?;
                cx.give_power(&chosen, -2, cx.start_of_your_next_turn())
            })),
        minion("Go Go Tomago", 1, 3)
            .text("Talent: Move this minion to another base. If this minion has any +1 power counters, you may also move another of your minions from here to there.")
            .rulings(&["Both move together."])
            .has(talent(
                |eye| !eye.other_sites(eye.this()).is_empty(),
                |cx| {
                    let mut movers = vec![cx.this()];
                    if has_counters(&cx.eye()) {
                        let others = minions().yours().here().other();
                        movers.extend(cx.choose(Why::Move, others.may())?);
                    }
                    move_together(cx, &movers)
                },
            )),
        minion("Honey Lemon", 1, 3)
            .text("Talent: Destroy an action here; or, if this minion has any +1 power counters, play an extra action.")
            .rulings(&["An action on this base, or one on a minion here."])
            .has(talent(
                |eye| has_counters(eye) || eye.any(actions().here()),
                |cx| {
                    cx.one_of([
                        part("Destroy an action", |cx| destroy(cx, actions().here()))
                            .only_if(|eye| eye.any(actions().here())),
                        part("Play an extra action", |cx| cx.extra_play(Permission::action()))
                            .only_if(has_counters),
                    ])
                },
            )),
        minion("Hiro Hamada", 1, 3)
            .text("Talent: Place a +1 power counter on a minion here OR transfer any number of +1 power counters from one of your minions to a different one of your minions.")
            .rulings(&["From one minion to one minion, which may be at different bases."])
            .has(talent(always, |cx| {
                cx.one_of([
                    part("Place a +1 power counter", |cx| place_counters(cx, minions().here(), 1)),
                    part("Transfer +1 power counters", |cx| {
                        transfer_any(cx, minions().yours(), minions().yours())
                    })
                    .only_if(can_pass_on),
                ])
            })),
        minion("Wasabi", 1, 3)
            .text("Talent: Until the end of the turn, this minion has as much more power as there are +1 power counters on it, but at least 1 and at most 5.")
            .rulings(&["It changes as the number of its counters does."])
            .has(talent(always, |cx| cx.stand_about(&[cx.this()], cx.end_of_turn())))
            .has(
                power(|eye, minion| match eye.wearer() == Some(minion) {
                    true => eye.state.counters(minion).clamp(1, 5),
                    false => 0,
                })
                .unlabelled()
                .lent(),
            ),
        minion(SWARM, 4, 2)
            .text("Place a Microbot Swarm from your discard pile into your hand. Talent: Place a +1 power counter on this minion.")
            .rulings(&["It is a Microbot."])
            .tagged(MICROBOT)
            .on_play(|cx| take(cx, minions().in_discard().named(SWARM)))
            .has(talent(always, |cx| cx.place_counters(&[cx.this()], 1))),
        on_minion("Control Mask", 1, minions().not_named(SWARM))
            .text("Play on a minion that is no Microbot Swarm. Search your deck for a Microbot Swarm, reveal it and draw it. Shuffle your deck. Talent: Play a Microbot Swarm as an extra minion OR move any number of Microbot Swarms, each from another base to here or from here to another base.")
            .on_play(|cx| search_and_draw(cx, minions().named(SWARM)))
            .has(talent(always, control_mask)),
        action("Control the Swarm", 1)
            .text("Place a +1 power counter on each of your minions that has none OR transfer any number of +1 power counters among your minions.")
            .rulings(&["A minion that has got counters gives none on."])
            .raises()
            .on_play(|cx| {
                cx.one_of([
                    part("Place +1 power counters", |cx| {
                        place_counters(cx, BARE.each(), 1)
                    })
                    .only_if(|eye| eye.any(BARE))
                    .raising(),
                    part("Transfer +1 power counters", |cx| {
                        cx.rearrange_counters(minions().yours())
                    })
                    .only_if(can_pass_on)
                    .raising(),
                ])
            }),
        on_base("Microbot Maker", 1)
            .text("Play on a base. Place a +1 power counter on each of your minions here. Talent: Place a +1 power counter on one of your minions here.")
            .rulings(&["It is no Microbot. You may use its talent in the turn in which you play it."])
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().here().each(), 1))
            .has(talent(
                |eye| eye.any(minions().yours().here()),
                |cx| place_counters(cx, minions().yours().here(), 1),
            )),
        action("New Student", 1)
            .text("Play an extra minion of power 3 or less. Place a +1 power counter on it.")
            .rulings(&["The minion is played at once, or not at all."])
            .affects(WHAT_IT_PLAYS)
            .on_play(|cx| {
                let played = cx.play_now(Permission::minion().power_at_most(3), Choice::May)?;
                cx.place_counters(&played, 1)
            }),
        action("Team Effort", 1)
            .text("Choose a base. Draw a card for each of your minions there with +1 power counters.")
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => {
                    let n = cx.eye().count(minions().yours().at(site).with_counters());
                    cx.draw(cx.you(), n)
                }
                None => Ok(()),
            }),
        action("Upgrades", 2)
            .text("Place +1 power counters on your minions: two in all, divided as you choose. You may play an extra action.")
            .raises()
            .on_play(|cx| {
                cx.spread_counters(2, minions().yours())?;
                cx.extra_play(Permission::action())
            }),
        action("Version 2.0", 2)
            .text("Choose a base. Each of your minions there with +1 power counters gains +2 power until the end of the turn.")
            .rulings(&["Minions that come there later gain nothing."])
            .raises()
            .affects(minions().yours().with_counters())
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => give_power(cx, minions().yours().at(site).with_counters().each(), 2),
                None => Ok(()),
            }),
        on_base("Yokai", 1)
            .text("Play on a base. Ongoing: Each minion here without +1 power counters has -1 power. Special: After this base scores, you may transfer a +1 power counter from each of your minions here to another minion.")
            .rulings(&["Each counter to a minion of its own, or several to the same one."])
            .affects(minions().here())
            .has(power(|eye, minion| {
                let bare = eye.is_here(minion) && eye.state.counters(minion) == 0;
                if bare { -1 } else { 0 }
            }))
            .has(
                after_this_base_scores(yokai)
                    .only_when(|eye| eye.any(minions().yours().here().with_counters()))
                    .special()
                    .may(),
            ),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// The name that others of these cards speak of.
const SWARM: &str = "Microbot Swarm";

/// "Each of your minions that has none.": no +1 power counter.
const BARE: Select = minions().yours().that(|eye, minion| eye.state.counters(minion) == 0);

/// "If this minion has any +1 power counters ..."
fn has_counters(eye: &Eye) -> bool {
    eye.state.counters(eye.this()) > 0
}

/// Whether one of your minions has counters, and another could take them.
fn can_pass_on(eye: &Eye) -> bool {
    eye.any(minions().yours().with_counters()) && eye.count(minions().yours()) > 1
}

fn control_mask(cx: &mut Cx) -> Step {
    let swarm = cx.state().catalog().def_named("big_hero_6/microbot_swarm");
    let swarms = minions().named(SWARM);
    cx.one_of([
        part("Play a Microbot Swarm", |cx| match swarm {
            Some(name) => cx.extra_play(Permission::minion().named(name)),
            None => Ok(()),
        }),
        part("Move Microbot Swarms", |cx| move_here_or_away(cx, swarms.any_number()))
            .only_if(move |eye| eye.any(swarms) && !eye.other_sites(eye.this()).is_empty()),
    ])
}

/// "... transfer a +1 power counter from each of your minions here to another minion."
fn yokai(cx: &mut Cx) -> Step {
    let mut lots = Vec::new();
    for giver in cx.all(minions().yours().here().with_counters()) {
        let mut others = cx.all(minions());
        others.retain(|&minion| minion != giver);
        let chosen = cx.choose_from(Why::CountersTo, &others, cards())?;
        lots.extend(chosen.one().map(|taker| (giver, taker, 1)));
    }
    cx.transfer_each(&lots)
}
