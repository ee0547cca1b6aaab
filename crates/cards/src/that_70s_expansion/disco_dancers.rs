//! Disco Dancers share what one action does, and never stop playing actions.

use crate::idioms::*;

/// The Disco Dancers.
pub const DISCO_DANCERS: FactionDef = FactionDef {
    name: "Disco Dancers",
    blurb: "Play action after action, and let everybody on the floor join in.",
    colors: ["#d6409f", "#2e1452"],
    cards: &[
        minion("Dancing King", 1, 5)
            .text("Ongoing: When a standard action directly affects any minions here, you may choose one more minion here for it to affect in the same way.")
            .rulings(&[
                "It can be the Dancing King itself.",
                "Once for each action: if it has several parts, you choose one.",
                "Not by actions on minions or bases, and not by what another such ability has passed on.",
            ])
            .has(joins(|eye, card, effect| {
                eye.is(card, minions().here())
                    && effect.targets.iter().any(|t| eye.is(t.card, minions().here()))
            })),
        minion("Disco Lou", 2, 4)
            .text("Play an extra action OR place an action from your discard pile on top of your deck.")
            .on_play(|cx| {
                let discarded = actions().in_discard();
                cx.one_of([
                    part("Play an extra action", |cx| cx.extra_play(Permission::action())),
                    part("Place an action on top of your deck", |cx| place_on_deck(cx, discarded))
                        .only_if(move |eye| eye.any(discarded)),
                ])
            }),
        minion("Diva", 3, 3)
            .text("Ongoing: Once each turn, when a standard action directly affects another of your minions here, or several, this minion may be affected the same way if you choose so.")
            .rulings(&[
                "The same way: moved to the same base, or controlled by the same player.",
                "It need not be a minion that the action could have chosen.",
                "If the action has several parts, you choose one.",
                "It is the action that affects it then, not the Diva.",
                "Not by actions on minions or bases, and not by what another such ability has passed on.",
            ])
            .has(
                joins(|eye, card, effect| {
                    card == eye.this()
                        && effect
                            .targets
                            .iter()
                            .any(|t| eye.is(t.card, minions().yours().here().other()))
                })
                .limited(Limit::OncePerTurn),
            ),
        minion("Roller", 4, 2)
            .text("Ongoing: After a standard action directly affects this minion, place a +1 power counter on it if it had none before.")
            .rulings(&["If the action itself placed its first counter, it gets a second one."])
            .has(
                after(EventKind::Affected, bare_roller_is_affected, |cx| {
                    cx.place_counters(&[cx.this()], 1)
                })
                .while_there(),
            ),
        action("Celebration", 1)
            .text("Play two extra actions.")
            .on_play(|cx| {
                cx.extra_play(Permission::action())?;
                cx.extra_play(Permission::action())
            }),
        action("Disco Inferno", 1)
            .text("Each player may place a +1 power counter on one of their minions. Draw a card for each minion affected by this.")
            .rulings(&["They decide one after the other, from the current player clockwise."])
            .raises()
            .affects(minions())
            .on_play(|cx| draw_for_each_affected(cx, disco_inferno)),
        action("Get Down Tonight", 1)
            .text("A minion gains +2 power until the end of the turn. Draw a card.")
            .raises()
            .affects(minions())
            .on_play(|cx| {
                give_power(cx, minions(), 2)?;
                cx.draw(cx.you(), 1)
            }),
        action("I'm So Excited", 1)
            .text("Move one of your minions to another base. Draw a card.")
            .affects(minions().yours())
            .on_play(|cx| {
                move_elsewhere(cx, minions().yours())?;
                cx.draw(cx.you(), 1)
            }),
        action("I Will Survive", 1)
            .text("Special: After a base scores, instead of the discard pile return one of your minions there to its owner's hand.")
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| {
                    let chosen = cx.choose(Why::Return, yours_there())?;
                    cx.instead_of_discard(&chosen, To::Hand)
                })
                .special_from_hand(),
            ),
        action("It's Raining Men", 1)
            .text("Play an extra minion.")
            .on_play(|cx| cx.extra_play(Permission::minion())),
        action("Last Dance", 1)
            .text("Each player may destroy one of their minions. For each minion that was destroyed, its controller gains 1 VP.")
            .rulings(&[
                "They decide one after the other, from the current player clockwise.",
                "Whoever chooses a minion is the one who destroys it.",
            ])
            .affects(minions())
            .on_play(last_dance),
        action("Stayin' Alive", 1)
            .text("Choose one of your minions in play. Place a copy of it into your hand from your discard pile.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                take(cx, minions().in_discard().copy_of(cx.name(minion)))
            }),
        action("Turn the Beat Around", 1)
            .text("A minion gains +1 power until the end of the turn. For each minion affected by this, choose a minion at its base: that one has -1 power until the end of the turn. Special: Before a base scores, you may play this card.")
            .rulings(&[
                "Only minions that gained the +1 power count, not those that got -1.",
                "Several times -1 can go to the same minion.",
            ])
            .raises()
            .affects(minions())
            .on_play(turn_the_beat_around)
            .has(before_a_base_scores(turn_the_beat_around).special_from_hand()),
        on_minion("We are Family", 1, minions())
            .text("Play on a minion. Ongoing: Once each turn, when a standard action directly affects another minion here, or several, this minion may be affected the same way if you choose so.")
            .rulings(&["As with the Diva, and whoever controls the other minions."])
            .has(
                joins(|eye, card, effect| {
                    eye.wearer() == Some(card)
                        && effect.targets.iter().any(|t| eye.is(t.card, minions().here()))
                })
                .limited(Limit::OncePerTurn),
            ),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Roller", 4, 2)
            .text("Ongoing: After a standard action affects this minion, you may place two +1 power counters on it if it had none when the action was played.")
            .rulings(&[
                "Also if another card lets it be affected the same way.",
                "Once for each action. Also if the action itself placed counters on it.",
            ])
            .has(
                after(
                    EventKind::Affected,
                    |eye, event| {
                        eye.is_by_standard_action(event)
                            && event.what.affected().any(|card| eye.was_this(card))
                            && had_none_when_it_was_played(eye, event)
                    },
                    |cx| cx.place_counters(&[cx.this()], 2),
                )
                .while_there()
                .may(),
            ),
        action("Get Down Tonight", 1)
            .text("A minion gains +2 power until the end of the turn. Draw a card for each minion affected by this.")
            .rulings(&["Not for one that did not really gain the power."])
            .raises()
            .affects(minions())
            .on_play(|cx| draw_for_each_affected(cx, |cx| give_power(cx, minions(), 2))),
        action("I'm So Excited", 1)
            .text("Move one of your minions to another base. Draw a card for each minion affected by this.")
            .rulings(&["Not for one that did not really move."])
            .affects(minions().yours())
            .on_play(|cx| {
                draw_for_each_affected(cx, |cx| move_elsewhere(cx, minions().yours()))
            }),
    ]),
};

/// It had no counter before: none now but those that it has just been given.
fn bare_roller_is_affected(eye: &Eye, event: &Event) -> bool {
    let given = match event.what {
        Happened::Counters(_, _, n, _) => n,
        _ => 0,
    };
    eye.is_by_standard_action(event)
        && event.directly_affected().any(|card| eye.was_this(card))
        && eye.state.counters(eye.this()) == given
}

/// "It had none when the action was played": none now but those that came to it since.
fn had_none_when_it_was_played(eye: &Eye, event: &Event) -> bool {
    let is_its_play = |earlier: &Event| {
        let played = earlier.play().map(|play| play.card.card.card);
        played.is_some() && played == event.cause.card.map(|action| action.card)
    };
    let seq = eye.happened().filter(|&e| is_its_play(e)).last().map_or(0, |play| play.seq);
    let this = eye.host.id.host;
    let since = eye.happened().filter(|e| e.seq > seq && e.is(EventKind::Counters));
    let came = since.filter_map(|e| match &e.what {
        Happened::Counters(card, _, n, _) if card.card == this => Some(*n),
        _ => None,
    });
    eye.state.counters(eye.this()) == came.sum::<i32>()
}

/// "Draw a card for each minion affected by this."
fn draw_for_each_affected(cx: &mut Cx, this: impl FnOnce(&mut Cx) -> Step) -> Step {
    let affected = cx.affected_by(this)?;
    let n = cx.among(&affected, minions()).len();
    cx.draw(cx.you(), n as i32)
}

/// "Each player may place a +1 power counter on one of their minions."
fn disco_inferno(cx: &mut Cx) -> Step {
    for player in cx.players() {
        let theirs = cx.all(minions().of(player));
        let chosen = cx.choice_of(player, Why::CountersTo, &theirs, cards().may())?;
        cx.done_by(player, |cx| cx.place_counters(&chosen, 1))?;
    }
    Ok(())
}

fn last_dance(cx: &mut Cx) -> Step {
    let mut destroyed = Vec::new();
    for player in cx.players() {
        let theirs = cx.all(minions().of(player));
        let chosen = cx.choice_of(player, Why::Destroy, &theirs, cards().may())?;
        destroyed.extend(cx.done_by(player, |cx| cx.destroy(&chosen))?);
    }
    for controller in destroyed.iter().filter_map(|minion| minion.controller) {
        cx.gain_vp(controller, 1)?;
    }
    Ok(())
}

fn turn_the_beat_around(cx: &mut Cx) -> Step {
    let beside = |cx: &Cx, minion| cx.all(minions().at(cx.site_of(minion)));
    let chosen = cx.choose_toward(Why::Choose, minions(), beside)?;
    let affected = cx.affected_by(|cx| cx.give_power(&chosen, 1, cx.end_of_turn()))?;
    for minion in cx.among(&affected, minions()) {
        let chosen = cx.choose(Why::Choose, minions().at(cx.site_of(minion)))?;
        cx.give_power(&chosen, -1, cx.end_of_turn())?;
    }
    Ok(())
}
