//! Kaiju tread on bases: their actions lie there as power of their own, and call a titan that feeds on them.

use super::idioms::*;

/// The Kaiju.
pub const KAIJU: FactionDef = FactionDef {
    name: "Kaiju",
    blurb: "Three minions and a city full of actions: they are your power, and Gorgodzolla grows with them.",
    colors: ["#5ab0ff", "#5b1f1f"],
    cards: &[
        minion("Kaijookey", 1, 4)
            .text("Ongoing: This minion has +1 power for each action you have on this base.")
            .rulings(&["Actions on minions do not count."])
            .has(power(|eye, minion| {
                if minion == eye.this() { eye.count(actions().yours().on_this_base()) } else { 0 }
            })),
        minion("Tiny Priestesses", 1, 3)
            .text("If Gorgodzolla is in play, move it to here. Otherwise you may play it here.")
            .rulings(&[
                "Also if another player controls it.",
                TWO_OF_THEM,
                "If it comes here by this and is yours, it gets a +1 power counter for this minion.",
            ])
            .on_play(|cx| call_gorgodzolla(cx).map(drop)),
        minion("Johnny", 1, 2)
            .text("You may return one of your actions from a base to your hand. If you do, play it on this base as an extra action.")
            .rulings(&[
                "Both or neither: only an action that can be played on this base.",
                "It may come from this base, too. Actions on minions do not count.",
                "Not an action that you do not own: it would go to its owner's hand.",
            ])
            .on_play(johnny),
        action("Kaiju Alliance", 2)
            .text("Each base's breakpoint is reduced by 4 until the end of the turn.")
            .rulings(&["A base that comes later has its own breakpoint."])
            .on_play(|cx| {
                for site in cx.sites() {
                    cx.change_breakpoint(site, -4, cx.end_of_turn())?;
                }
                Ok(())
            }),
        action("Kaiju Conflict", 2)
            .text("Play two extra actions.")
            .on_play(|cx| {
                cx.extra_play(Permission::action())?;
                cx.extra_play(Permission::action())
            }),
        on_base("Oh, No!", 1)
            .text("Play on a base. If Gorgodzolla is in play, move it to here. Otherwise you may play it here. Ongoing: You have +2 power here.")
            .rulings(&[
                "Also if another player controls it.",
                TWO_OF_THEM,
                "If it comes here by this and is yours, it gets a +1 power counter for this action, and you may draw a card.",
            ])
            .on_play(|cx| match call_gorgodzolla(cx)? {
                true => may_draw(cx),
                false => Ok(()),
            })
            .has(presence(|_| 2)),
        action("Pick Up a Bus", 2)
            .text("Place an action from your discard pile into your hand. It must be one that is played on a base.")
            .on_play(|cx| {
                take(cx, actions().in_discard().that(|eye, card| eye.goes_on_a_base(card)))
            }),
        on_base("Radioactive Breath", 3)
            .text("Play on a base. Destroy any number of minions of power 2 or less here. Ongoing: You have +3 power here.")
            .rulings(&["Your own minions, too, if you like."])
            .affects(minions().power_at_most(2).here())
            .on_play(|cx| destroy(cx, minions().here().power_at_most(2).any_number()))
            .has(presence(|_| 3)),
        on_base("Stomp", 2)
            .text("Play on a base. Its breakpoint is reduced by 3 until the end of the turn. Ongoing: You have +2 power here.")
            .on_play(|cx| cx.change_breakpoint(cx.here(), -3, cx.end_of_turn()))
            .has(presence(|_| 2)),
        on_base("Tail Smash", 1)
            .text("Play on a base. Destroy a minion of power 3 or less here that you do not control. Ongoing: You have +4 power here.")
            .affects(minions().power_at_most(3).here().that(|eye, minion| !eye.is_yours(minion)))
            .on_play(|cx| {
                let not_yours = |eye: &Eye, minion| !eye.is_yours(minion);
                destroy(cx, minions().here().power_at_most(3).that(not_yours))
            })
            .has(presence(|_| 4)),
        on_base("The Folly of Men", 1)
            .text("Play on a base. Ongoing: Your minions here and your other actions on this base cannot be destroyed by other players' cards. You have +2 power here.")
            .rulings(&[
                "This card itself can be destroyed, and so can actions on minions here.",
                "Bases are no player's cards.",
            ])
            .has(protects(|eye, card, effect| {
                is_destruction_by_others(eye, effect)
                    && (eye.is(card, minions().yours().here())
                        || eye.is(card, actions().yours().on_this_base().other()))
            }))
            .has(presence(|_| 2)),
        action("There Goes Tokyo", 1)
            .text("If Gorgodzolla is in play, move it to another base. Destroy the base it was at and replace that with the top card of the base deck.")
            .rulings(&[
                "Whoever controls it. If there are two, you choose one.",
                "All other cards at that base are destroyed with it; those that cannot be are discarded.",
                "Gorgodzolla leaves play with the base if it cannot be moved.",
            ])
            .affects(minions())
            .on_play(there_goes_tokyo),
        action("They Say He's Got to Go", 1)
            .text("Move a titan to another base.")
            .rulings(&["Any player's titan."])
            .on_play(|cx| move_elsewhere(cx, titans())),
        on_base("Wade Through the Buildings", 1)
            .text("Play on a base. Destroy all actions of other players on this base. Ongoing: You have +4 power here.")
            .rulings(&["Actions on minions are not on the base."])
            .on_play(|cx| destroy(cx, actions().of_others().on_this_base().each()))
            .has(presence(|_| 4)),
    ],
    titan: Some(TITAN),
    revised: Revision::of(&[
        minion("Tiny Priestesses", 1, 3)
            .text("If Gorgodzolla is in play, move it to here. Otherwise you may play it here.")
            .rulings(&[
                "Also if another player controls it.",
                TWO_OF_THEM,
                "If it comes here by this, it gets no +1 power counter for this minion.",
            ])
            .on_play(|cx| cx.play_or_move_titan(GORGODZOLLA, &[cx.here()]).map(drop)),
        on_base("Oh, No!", 1)
            .text("Play on a base. If Gorgodzolla is in play, move it to here. Otherwise you may play it here. Ongoing: You have +2 power here.")
            .rulings(&[
                "Also if another player controls it.",
                TWO_OF_THEM,
                "If it comes here by this, it gets no +1 power counter for this action, and you draw no card.",
            ])
            .on_play(|cx| cx.play_or_move_titan(GORGODZOLLA, &[cx.here()]).map(drop))
            .has(presence(|_| 2)),
        titan(GORGODZOLLA)
            .text("Special: Instead of your regular minion play, you may play this titan on a base where you have two or more actions. Ongoing: After you play a minion or an action on this base, place a +1 power counter on this titan. After you play an action on this base, you may draw a card.")
            .rulings(&["Actions on minions there count for its play. Later they are not on the base."])
            .has(titan_instead_of(PlayKind::Minion, |eye| {
                eye.sites_where(|eye, site| eye.count(actions().yours().at(site)) >= 2)
            }))
            .has(grows())
            .has(may_draw_for_an_action()),
    ]),
};

/// The name that other cards of the Kaiju speak of.
const GORGODZOLLA: &str = "Gorgodzolla";

/// The titan of the Kaiju.
const TITAN: CardDef = titan(GORGODZOLLA)
    .text("Special: Instead of your regular minion play, you may play this titan on a base that has two or more of your actions on it. Ongoing: After you play a minion or an action on this base, place a +1 power counter on this titan. After you play an action on this base, you may draw a card.")
    .rulings(&["Actions on minions are not on the base, neither for its play nor later."])
    .has(titan_instead_of(PlayKind::Minion, |eye| {
        eye.sites_where(|eye, site| eye.count(actions().yours().on_base_at(site)) >= 2)
    }))
    .has(grows())
    .has(may_draw_for_an_action());

/// "After you play an action or a minion on this base, place a +1 power counter on this titan."
const fn grows() -> Ability {
    after(EventKind::Played, you_play_a_card_on_this_base, |cx| cx.place_counters(&[cx.this()], 1))
        .while_there()
}

/// "After you play an action on this base, you may draw a card."
const fn may_draw_for_an_action() -> Ability {
    after(EventKind::Played, you_play_an_action_on_this_base, |cx| cx.draw(cx.you(), 1))
        .only_when(|eye| eye.state.can_draw(eye.you()))
        .may()
}

/// "Play or move Gorgodzolla to here.": whether it came here by that and is yours. It has not heard the card being played
/// that brings it, but gets the counter for that.
fn call_gorgodzolla(cx: &mut Cx) -> Step<bool> {
    let here = cx.here();
    let came = cx.play_or_move_titan(GORGODZOLLA, &[here])?;
    let is_here = |cx: &Cx, titan: Ref| cx.site_of(titan) == here && cx.eye().is_yours(titan.card);
    match came.filter(|&titan| is_here(cx, titan)) {
        Some(titan) => cx.place_counters(&[titan], 1).map(|()| true),
        None => Ok(false),
    }
}

/// "Return one of your actions from a base to your hand ... play it on this base": both or neither.
fn johnny(cx: &mut Cx) -> Step {
    let (you, here) = (cx.you(), cx.here());
    let on_bases = actions().yours().that(|eye, action| {
        let lies_on_a_base = matches!(eye.state.card(action).zone, Zone::Site(_));
        lies_on_a_base && eye.state.owner(action) == Some(eye.you())
    });
    let again = [Permission::action().at(here)];
    let mut fitting = cx.all(on_bases);
    fitting.retain(|&action| {
        // A copy is itself again in the hand.
        let is_itself = cx.state().card(action.card).copies.is_none();
        is_itself
            && cx.would_reach(EffectKind::Return, action)
            && cx.state().has_spot(you, action.card, &again)
    });
    let chosen = cx.choose_from(Why::Return, &fitting, cards().may())?;
    cx.return_to_hand(&chosen)?;
    let returned: Vec<Ref> = chosen.iter().map(|&action| cx.now(action)).collect();
    cx.play_these_at(&cx.among(&returned, cards().in_hand()), here)
}

/// Gorgodzolla goes first: what is left at its base leaves with that.
fn there_goes_tokyo(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Move, titans().named(GORGODZOLLA))?;
    let Some(titan) = chosen.one() else { return Ok(()) };
    let doomed = cx.site_of(titan);
    cx.move_to_one_of(titan, &cx.other_sites(titan))?;
    cx.destroy(&cx.all(cards().at(doomed)))?;
    cx.destroy_base(doomed, NewBase::Top, Keep::Nothing)
}

/// "You play an action on this base."
fn you_play_an_action_on_this_base(eye: &Eye, event: &Event) -> bool {
    let is_by_you = |play: Play| play.by == Some(eye.you());
    action_played_on_this_base(eye, event) && event.play().is_some_and(is_by_you)
}

/// "You play a minion or an action on this base."
fn you_play_a_card_on_this_base(eye: &Eye, event: &Event) -> bool {
    you_play_a_minion_here(eye, event) || you_play_an_action_on_this_base(eye, event)
}
