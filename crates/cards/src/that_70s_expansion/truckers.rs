//! Truckers drive actions from base to base, and take others along.

use super::idioms::*;

/// The Truckers.
pub const TRUCKERS: FactionDef = FactionDef {
    name: "Truckers",
    blurb: "Load the bases with actions, drive them around, and take others along.",
    colors: ["#c4512d", "#24384f"],
    cards: &[
        minion("\"El Bandido\"", 1, 5)
            .text("You may take control of an action on this base. Talent: Play an extra action on a base OR transfer an action on a base to another base.")
            .rulings(&["Actions on minions are not on the base."])
            .on_play(|cx| {
                let theirs = actions().of_others().on_this_base();
                let chosen = cx.choose(Why::Choose, theirs.may())?;
                cx.take_control(&chosen, cx.you(), Until::Leaves)
            })
            .has(talent(always, el_bandido)),
        minion("\"Rubber Chicken\"", 2, 4)
            .text("Ongoing: This minion has +1 power for each of your actions on this base.")
            .rulings(&["Actions on minions are not on the base."])
            .has(power(|eye, minion| match minion == eye.this() {
                true => eye.count(actions().yours().on_this_base()),
                false => 0,
            })),
        minion("\"Skinny Minnie\"", 3, 3)
            .text("Talent: If there is an action on this base, move this minion to another base to transfer an action along from the base it leaves.")
            .rulings(&[
                "Any action on that base, whoever controls it.",
                "Actions on minions are not on the base.",
            ])
            .has(talent(
                |eye| {
                    let (this, others) = (eye.this(), eye.other_sites(eye.this()));
                    eye.any(actions().on_this_base())
                        && others.iter().any(|&to| eye.would_move(this, to))
                },
                skinny_minnie,
            )),
        minion("\"Good Buddy\"", 4, 2)
            .text("If you have an action on this base, draw a card.")
            .on_play(|cx| match cx.eye().any(actions().yours().on_this_base()) {
                true => cx.draw(cx.you(), 1),
                false => Ok(()),
            }),
        on_base("Armored Truck", 1)
            .text("Play on a base. Ongoing: Other players' cards cannot destroy your minions here or move them.")
            .has(protects(|eye, card, effect| {
                matches!(effect.kind, EffectKind::Destroy | EffectKind::Move)
                    && effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours().here())
            })),
        on_base("Cab-over Pete", 2)
            .text("Play on a base. Talent: Transfer this action to another base to move or transfer another card you control along from the base it leaves.")
            .rulings(&["Not an action that is on a minion.", "Also a buried card of yours; it stays buried."])
            .has(talent(has_another_base, cab_over_pete)),
        on_base("Convoy", 2)
            .text("Play on a base. Ongoing: You have +1 power here for each of your actions on this base, this one included.")
            .rulings(&["Actions on minions are not on the base."])
            .has(presence(|eye| eye.count(actions().yours().on_this_base()))),
        on_base("Dekotora", 1)
            .text("Play on a base. Talent: Transfer this action to another base to move up to three of your minions along from the base it leaves.")
            .has(talent(has_another_base, |cx| {
                let Some((from, to)) = drive(cx)? else { return Ok(()) };
                let chosen = cx.choose(Why::Move, minions().yours().at(from).up_to(3))?;
                cx.move_to(&chosen, to)?;
                Ok(())
            })),
        action("Fixin' to Fix It", 1)
            .text("Play an action from your discard pile as an extra action; it must be one that can be played on a base.")
            .on_play(|cx| play_one_on_a_base(cx, &cx.all(actions().in_discard()))),
        on_base("High-Speed Chase", 1)
            .text("Play on a base. Talent: Transfer this action to another base to move one of your minions along from the base it leaves. That minion gains +3 power until the end of the turn.")
            .rulings(&["It keeps the power, whatever becomes of this card."])
            .has(talent(has_another_base, |cx| {
                let Some((from, to)) = drive(cx)? else { return Ok(()) };
                let chosen = cx.choose(Why::Move, minions().yours().at(from))?;
                cx.move_to(&chosen, to)?;
                cx.give_power(&chosen, 3, cx.end_of_turn())
            })),
        action("Hotwire", 1)
            .text("Choose an action on a base. You may take control of it. You may transfer that action to another base, and must if you did not take control of it.")
            .rulings(&[
                "Not an action that is on a minion.",
                "One of your own you must transfer, if there is another base.",
            ])
            .on_play(hotwire),
        action("Rally", 1)
            .text("Special: Before a base scores, choose a minion there. It gains +2 power until the end of the turn for each of your actions on that base.")
            .rulings(&[
                "The actions that are there as you play this.",
                "Actions on minions are not on the base.",
            ])
            .raises()
            .affects(minions())
            .has(
                before_a_base_scores(|cx| {
                    let chosen = cx.choose(Why::Choose, minions().there())?;
                    let n = cx.eye().count(actions().yours().on_base_at(cx.there()));
                    cx.give_power(&chosen, 2 * n, cx.end_of_turn())
                })
                .special_from_hand(),
            ),
    ],
    titan: None,
    revised: Revision::of(&[
    action("Hotwire", 1)
        .text("Play an action that can be played on a base off the top of your deck OR choose an action on a base. You may take control of it. You may transfer that action to another base, and must if you did not take control of it.")
        .rulings(&[
            "Off the top: you reveal cards until there is such an action, play it at once as an extra action, and shuffle the others into your deck. If it cannot be played, it is discarded.",
            "Not an action that is on a minion.",
            "One of your own you must transfer, if there is another base.",
        ])
        .on_play(|cx| {
            cx.one_of([
                part("Play an action off the top", play_for_a_base_off_the_top)
                    .only_if(|eye| eye.state.can_draw(eye.you())),
                part("Choose an action on a base", hotwire)
                    .only_if(|eye| eye.any(ON_BASES)),
            ])
        }),
    action("Rally", 1)
        .text("One of your minions gains +1 power until the end of the turn for each action on its base. Special: Before a base scores, you may play this card: one of your minions there gains +2 power for each action on that base instead.")
        .rulings(&[
            "The actions that are there as you play this, whoever controls them.",
            "Actions on minions are not on the base.",
        ])
        .raises()
        .affects(minions().yours())
        .on_play(|cx| rally(cx, minions().yours(), 1))
        .has(
            before_a_base_scores(|cx| rally(cx, minions().yours().there(), 2))
                .special_from_hand(),
        ),
    ]),
};

fn el_bandido(cx: &mut Cx) -> Step {
    let movable = |cx: &Cx, action| !cx.other_sites(action).is_empty();
    let can_transfer = cx.all(ON_BASES).into_iter().any(|action| movable(cx, action));
    cx.one_of([
        part("Play an extra action on a base", |cx| {
            cx.extra_play(Permission::action().on_a_base())
        }),
        part("Transfer an action", |cx| choose_and_transfer(cx, ON_BASES))
            .only_if(move |_| can_transfer),
    ])
}

fn skinny_minnie(cx: &mut Cx) -> Step {
    let (this, from) = (cx.this(), cx.here());
    if !cx.move_to_one_of(this, &cx.other_sites(this))? {
        return Ok(());
    }
    for action in cx.choose(Why::Transfer, actions().on_base_at(from))? {
        transfer_to(cx, action, cx.site_of(this))?;
    }
    Ok(())
}

/// "Transfer this action to another base to ...": from where to where, if it was.
fn drive(cx: &mut Cx) -> Step<Option<(SiteId, SiteId)>> {
    let (this, from) = (cx.this(), cx.here());
    let to = cx.choose_site(Why::MoveTo(this.card), &cx.other_sites(this))?;
    let Some(to) = to else { return Ok(None) };
    let driven = transfer_to(cx, this, to)?;
    Ok(driven.then_some((from, to)))
}

fn cab_over_pete(cx: &mut Cx) -> Step {
    let Some((from, to)) = drive(cx)? else { return Ok(()) };
    let loose = |eye: &Eye, card| matches!(eye.state.card(card).zone, Zone::Site(_));
    let mut load = cx.all(cards().yours().at(from).that(loose));
    load.extend(cx.all(buried().yours().at(from)));
    let chosen = cx.choose_from(Why::Move, &load, cards())?;
    let Some(card) = chosen.one() else { return Ok(()) };
    match cx.eye().is(card.card, actions()) {
        true => transfer_to(cx, card, to).map(drop),
        false => cx.move_to(&[card], to).map(drop),
    }
}

/// One of the two, or both: what comes second must be done if the first was not.
fn hotwire(cx: &mut Cx) -> Step {
    let Some(action) = cx.choose(Why::Choose, ON_BASES)?.one() else { return Ok(()) };
    let (you, can_take) = (cx.you(), !cx.eye().is_yours(action.card));
    let (least, sites) = (u16::from(!can_take), cx.other_sites(action));
    let to = cx.pick_site(you, Why::MoveTo(action.card), &sites, least)?;
    if let Some(site) = to {
        transfer_to(cx, action, site)?;
    }
    match can_take && (to.is_none() || cx.yes()?) {
        true => cx.take_control(&[action], you, Until::Leaves),
        false => Ok(()),
    }
}

/// "Play an action that can be played on a base off the top of your deck."
fn play_for_a_base_off_the_top(cx: &mut Cx) -> Step {
    let revealed = cx.reveal_until(cx.you(), 1, FOR_A_BASE)?;
    cx.play_actions(&cx.among(&revealed, FOR_A_BASE))?;
    cx.shuffle_unused(&revealed, cx.you())
}

/// "... gains +N power until the end of the turn for each action on its base."
fn rally(cx: &mut Cx, which: Select, each: i32) -> Step {
    let chosen = cx.choose(Why::Choose, which)?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let n = cx.eye().count(actions().on_base_at(cx.site_of(minion)));
    cx.give_power(&chosen, each * n, cx.end_of_turn())
}
