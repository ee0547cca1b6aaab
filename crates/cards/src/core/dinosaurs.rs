//! Dinosaurs are big, and their actions make them bigger for the moment that counts.

use crate::idioms::*;

/// The Dinosaurs.
pub const DINOSAURS: FactionDef = FactionDef {
    name: "Dinosaurs",
    blurb: "Big minions, made even bigger when a base is about to score.",
    colors: ["#d9822b", "#6b3410"],
    cards: &[
        minion("King Rex", 1, 7),
        minion("Laseratops", 2, 4)
            .text("Destroy a minion of power 2 or less here.")
            .rulings(&["Not optional: if a minion of power 2 or less is here, one of them is destroyed, even your own."])
            .on_play(|cx| destroy(cx, minions().here().power_at_most(2))),
        minion("Armor Stego", 3, 3)
            .text("Ongoing: Has +2 power during other players' turns.")
            .rulings(&["Whoever controls it counts: it is strong while it is not its controller's turn."])
            .has(power(
                |eye, minion| {
                    if minion == eye.this() && eye.not_your_turn() { 2 } else { 0 }
                },
            )),
        minion("War Raptor", 4, 2)
            .text("Ongoing: Has +1 power for each War Raptor here, this one included.")
            .has(power(|eye, minion| {
                let is_this = minion == eye.this();
                if is_this { eye.count(cards().here().named("War Raptor")) } else { 0 }
            })),
        action("Augmentation", 2)
            .text("A minion gains +4 power until the end of your turn.")
            .rulings(&["Used on another player's turn it lasts until the end of your next turn."])
            .raises()
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                cx.give_power(&chosen, 4, cx.end_of_your_turn())
            }),
        action("Howl", 2)
            .text("Each of your minions gains +1 power until the end of your turn.")
            .rulings(&[
                "Only minions you have in play now gain power, not those that come later.",
                "Used on another player's turn it lasts until the end of your next turn.",
            ])
            .raises()
            .on_play(|cx| cx.give_power(&cx.all(minions().yours()), 1, cx.end_of_your_turn())),
        action("Natural Selection", 1)
            .text("Choose one of your minions. Destroy a minion there of less power.")
            .rulings(&["You may choose a minion that none there is weaker than: then nothing is destroyed."])
            .affects(minions().that(is_weaker_than_yours_there))
            .on_play(destroy_weaker_than_yours),
        action("Rampage", 1)
            .text("Choose one of your minions. The breakpoint of its base is reduced by its power until the end of the turn.")
            .rulings(&[
                "The reduction is fixed when you play it; it stays if the minion leaves and ends if the base does.",
                "It changes the base, not your minion, so that no protection of the minion matters.",
            ])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                let Some(yours) = chosen.one() else { return Ok(()) };
                cx.change_breakpoint(cx.site_of(yours), -cx.power(yours), cx.end_of_turn())
            }),
        action("Survival of the Fittest", 1)
            .text("On each base with minions of different power, destroy the one of lowest power (you choose among equals).")
            .rulings(&[
                "A base where all minions have the same power is passed over.",
                "All the minions are chosen before the first is destroyed.",
            ])
            .affects(minions())
            .on_play(survival_of_the_fittest),
        on_minion("Tooth and Claw... and Guns", 1, minions())
            .text("Play on a minion. Ongoing: If an ability of another player would affect this minion, destroy this card; the minion is not affected by that ability for the rest of the turn.")
            .rulings(&[
                "\"Another player\" is somebody other than this card's controller; what the minion does to itself is never stopped.",
                "Against an action just played on the minion, this card is destroyed and that action is discarded.",
            ])
            .has(shields(by_anothers_card_on_the_wearer)),
        on_minion("Upgrade", 1, minions())
            .text("Play on a minion. Ongoing: It has +2 power.")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 2 } else { 0 })),
        on_base("Wildlife Preserve", 1)
            .text("Play on a base. Ongoing: Other players' actions do not affect your minions here.")
            .rulings(&["Actions of other players that already lie on your minions here are destroyed at once."])
            .has(protects(|eye, card, effect| {
                effect.cause.is_action_of_other(eye.you()) && eye.is(card, minions().yours().here())
            })),
    ],
    titan: Some(
        titan("Fort Titanosaurus")
            .text("Special: Instead of your regular minion play, you may destroy one of your minions to play this titan at its base, with as many +1 power counters as that minion had power. Ongoing: Once each turn, after you play an action on one of your minions, you may place a +1 power counter on that minion, on this titan, or on both. Talent: If this titan has four or more +1 power counters, draw a card.")
            .rulings(&[
                "The power the minion has in play counts, just before it is destroyed.",
                "The titan does not come, and no counters, if the minion is not really destroyed.",
                "The action may be played on a minion at any base.",
            ])
            .has(
                titan_instead_of(PlayKind::Minion, where_one_can_give_way).then_run(|cx| {
                    cx.spend_regular_play(PlayKind::Minion);
                    gives_way(cx)
                }),
            )
            .has(
                after(
                    EventKind::Played,
                    |eye, event| armed(eye, event).is_some(),
                    |cx| {
                        let mut both: Vec<Ref> = cx.heard(armed).into_iter().collect();
                        both.push(cx.this());
                        let one_or_both = cards().between(1, 2);
                        let chosen = cx.choose_from(Why::CountersTo, &both, one_or_both)?;
                        cx.place_counters(&chosen, 1)
                    },
                )
                .limited(Limit::OncePerTurn)
                .may(),
            )
            .has(STRONG_TITAN_DRAWS),
    ),
    revised: Revision::of(&[
        minion("Laseratops", 2, 4)
            .text("You may destroy a minion here of printed power 2 or less.")
            .rulings(&["What changes the power of a minion in play does not matter."])
            .on_play(|cx| {
                let printed_small = |eye: &Eye, minion| eye.state.printed_power(minion) <= 2;
                destroy(cx, minions().here().that(printed_small).may())
            }),
        minion("Armor Stego", 3, 3)
            .text("Talent: During other players' turns, this minion has +2 power until the start of your next turn.")
            .rulings(&["It keeps that when it moves, and not when it leaves play."])
            .has(talent(always, |cx| {
                cx.stand_about(&[cx.this()], cx.start_of_your_next_turn())
            }))
            .has(
                power(|eye, minion| {
                    if eye.wearer() == Some(minion) && eye.not_your_turn() { 2 } else { 0 }
                })
                .unlabelled()
                .lent(),
            ),
        on_minion("Tooth and Claw... and Guns", 1, minions())
            .text("Play on a minion. Ongoing: This minion is not affected by other players' cards.")
            .rulings(&[
                "\"Other players\" are those other than this card's controller; what the minion does to itself is never stopped.",
                "Actions of other players that already lie on the minion are destroyed at once.",
            ])
            .has(protects(by_anothers_card_on_the_wearer)),
        titan("Fort Titanosaurus")
            .text("Special: On your turn, if you have not played a minion, you may destroy one of your minions to play this titan at its base, with as many +1 power counters as that minion had power. Ongoing: Once each turn, after you play an action that directly affects one or more minions, you may place a +1 power counter on one of those minions, on this titan, or on both. Talent: If this titan has four or more +1 power counters, draw a card.")
            .rulings(&[
                "It does not use your minion play. Only minions that you played in your Play Cards phase count.",
                "The power the minion has in play counts, just before it is destroyed.",
                "The titan does not come, and no counters, if the minion is not really destroyed.",
                "Any player's minions, at any base; of those that are gone none can get the counter.",
            ])
            .has(
                titan_on_your_turn(|eye| match eye.you_have_played_a_minion() {
                    true => Vec::new(),
                    false => where_one_can_give_way(eye),
                })
                .then_run(gives_way),
            )
            .has(
                after(
                    EventKind::Affected,
                    |eye, event| is_your_action(eye, event) && !minions_hit(eye, event).is_empty(),
                    reward,
                )
                .limited(Limit::OncePerTurn)
                .may(),
            )
            .has(STRONG_TITAN_DRAWS),
    ]),
};

/// "Talent: If this titan has four or more +1 power counters, draw a card."
const STRONG_TITAN_DRAWS: Ability =
    talent(|eye| eye.state.counters(eye.this()) >= 4, |cx| cx.draw(cx.you(), 1));

/// Whether another player's card would affect the minion that this one is on. It is never meant to keep the minion from what it
/// does itself.
fn by_anothers_card_on_the_wearer(eye: &Eye, card: CardId, effect: &Effect) -> bool {
    let itself = effect.cause.card.is_some_and(|c| c.card == card);
    eye.wearer() == Some(card) && effect.cause.is_other_player(eye.you()) && !itself
}

fn survival_of_the_fittest(cx: &mut Cx) -> Step {
    let mut doomed = Vec::new();
    for site in cx.sites() {
        let lowest = weakest(cx, minions().at(site));
        if lowest.len() < cx.all(minions().at(site)).len() {
            doomed.extend(cx.choose_from(Why::Destroy, &lowest, cards())?);
        }
    }
    cx.destroy(&doomed)?;
    Ok(())
}

/// "One of your minions", of one to destroy for the titan.
const GIVES_WAY: Select =
    minions().yours().that(|eye, minion| eye.would_reach(EffectKind::Destroy, minion));

fn where_one_can_give_way(eye: &Eye) -> Vec<SiteId> {
    eye.sites_where(|eye, site| eye.any(GIVES_WAY.at(site)))
}

/// "Destroy one of your minions to play this titan at its base, with as many +1 power counters as that minion had power": they
/// are on it as it comes.
fn gives_way(cx: &mut Cx) -> Step {
    let sites = cx.eye().own_titan_sites();
    let mut yours = cx.all(GIVES_WAY);
    yours.retain(|&minion| sites.contains(&cx.site_of(minion)));
    let chosen = cx.choose_from(Why::Destroy, &yours, cards())?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let (power, there) = (cx.power(minion), cx.site_of(minion));
    if !cx.destroy(&chosen)?.is_empty() {
        cx.count_aside(power);
        cx.play_this_titan_at(&[there])?;
    }
    Ok(())
}

/// "You play an action on one of your minions": that minion.
fn armed(eye: &Eye, event: &Event) -> Option<Ref> {
    let play = event.action_played().filter(|play| play.by == Some(eye.you()))?;
    let yours = |on: &&Snapshot| on.sorts.is_minion() && on.controller == Some(eye.you());
    play.on.filter(yours).map(|on| on.card)
}

/// "You play an action that directly affects ...": whether an event is the doing of one.
fn is_your_action(eye: &Eye, event: &Event) -> bool {
    let cause = &event.cause;
    cause.play && cause.is_action() && cause.by == Some(eye.you())
}

/// "... one or more minions": those that an event affected directly.
fn minions_hit(_: &Eye, event: &Event) -> Vec<Ref> {
    event.directly_affected().filter(|card| card.sorts.is_minion()).map(|card| card.card).collect()
}

/// "... place a +1 power counter on one of those minions, on this titan, or on both": those that the action has affected by now.
fn reward(cx: &mut Cx) -> Step {
    let action = cx.event().and_then(|event| event.cause.card);
    let eye = cx.eye();
    let by_it = |event: &&Event| event.cause.card == action && is_your_action(&eye, event);
    let hit: Vec<Ref> = eye.happened().filter(by_it).flat_map(|e| minions_hit(&eye, e)).collect();
    let those = cx.among(&hit, minions());
    let mut chosen = cx.choose_from(Why::CountersTo, &those, cards().may())?.to_vec();
    let this = if chosen.is_empty() { cards() } else { cards().may() };
    chosen.extend(cx.choose_from(Why::CountersTo, &[cx.this()], this)?);
    cx.place_counters(&chosen, 1)
}
