//! G.I. Gerald: cards that are minions and actions, as you need them.

use super::idioms::*;

/// G.I. Gerald.
pub const GI_GERALD: FactionDef = FactionDef {
    name: "G.I. Gerald",
    blurb: "Most of your cards are minion and action in one: play each as what you need.",
    colors: ["#9db2c9", "#3d4a1e"],
    cards: &[
        minion("Viscount", 1, 5)
            .text("Ongoing: Once each turn, after you play a fusion and use its Action ability, this minion may gain +2 power until the end of the turn OR you may place a +1 power counter on it.")
            .rulings(&[
                "Also if you play the fusion as a minion and a card lets you use its Action ability then.",
                "Not after a card copies the Action ability of a fusion.",
            ])
            .has(
                after(
                    EventKind::ActionPartUsed,
                    |eye, event| event.used().is_some_and(|(_, seat)| seat == eye.you()),
                    |cx| {
                        cx.one_of([
                            part("+2 power", |cx| cx.give_power(&[cx.this()], 2, cx.end_of_turn()))
                                .raising(),
                            part("+1 power counter", |cx| cx.place_counters(&[cx.this()], 1))
                                .raising(),
                        ])
                    },
                )
                .while_there()
                .limited(Limit::OncePerTurn)
                .may(),
            ),
        fusion("Can-Do", 2, 4)
            .text("Minion: You may play an extra minion of power 2 or less here; or an extra action. Action: You may play an extra action and an extra minion of power 2 or less.")
            .as_minion(|cx| {
                let small = Permission::minion().power_at_most(2).at(cx.here());
                cx.may_one_of([
                    part("An extra minion", move |cx| cx.extra_play(small)),
                    part("An extra action", |cx| cx.extra_play(Permission::action())),
                ])
            })
            .as_action(|cx| {
                cx.extra_play(Permission::minion().power_at_most(2))?;
                cx.extra_play(Permission::action())
            }),
        fusion("Dice Ninja", 3, 2)
            .text("Minion: Draw a card. Action: Draw two cards.")
            .as_minion(|cx| cx.draw(cx.you(), 1))
            .as_action(|cx| cx.draw(cx.you(), 2)),
        fusion("Rosie", 4, 2)
            .text("Minion: You may place a +1 power counter on another minion here. Action: Place +1 power counters on your minions: two in all, divided as you choose.")
            .raises()
            .as_minion(|cx| place_counters(cx, minions().here().other().may(), 1))
            .as_action(|cx| cx.spread_counters(2, minions().yours())),
        fusion("Mabel Lean", 2, 2)
            .text("Minion: You may place a +1 power counter on this minion if it is your only one here. Action: Play an extra minion of power 2 or less.")
            .as_minion(|cx| {
                let alone = !cx.eye().any(minions().yours().here().other());
                if alone && cx.yes()? { cx.place_counters(&[cx.this()], 1) } else { Ok(()) }
            })
            .as_action(|cx| cx.extra_play(Permission::minion().power_at_most(2))),
        fusion("M.O.W.A.T.", 1, 2)
            .text("Minion: You may give another minion +1 power until the end of the turn. Action: A minion gains +3 power until the end of the turn.")
            .raises()
            .affects(minions())
            .as_minion(|cx| give_power(cx, minions().other().may(), 1))
            .as_action(|cx| give_power(cx, minions(), 3)),
        fusion("Obstruction", 1, 2)
            .text("Minion: Until the end of the turn, each of your minions here gains +1 power. Action: Place a minion of power 3 or less on the bottom of its owner's deck.")
            .rulings(&["As a minion it gains the power, too."])
            .affects(minions().power_at_most(3))
            .as_minion(|cx| give_power(cx, minions().yours().here().each(), 1))
            .as_action(|cx| place_under_deck(cx, minions().power_at_most(3)).map(drop)),
        fusion("Sawbones", 1, 2)
            .text("Minion: From your discard pile, shuffle an action into your deck. Action: From your discard pile, shuffle a minion into your deck.")
            .rulings(&["A fusion in your discard pile is both."])
            .as_minion(|cx| shuffle_in(cx, actions().in_discard()))
            .as_action(|cx| shuffle_in(cx, minions().in_discard())),
        fusion(SHELLBACK, 2, 2)
            .text("Minion: You may return one of your fusions to its owner's hand, but no Shellback. Action: Copy the Action ability of another of your fusions in play.")
            .rulings(&[
                "That is done as if this card said it, and the fusion does nothing. Abilities that answer an Action ability of a fusion that you play answer only that of this card.",
                "Of another Shellback there is nothing to copy that this one cannot copy itself.",
                IN_STASIS_TOO,
            ])
            .affects(minions())
            .as_minion(|cx| return_to_hand(cx, YOUR_FUSIONS.not_named(SHELLBACK).may()))
            .as_action(|cx| {
                let fusions = minions().other().not_named(SHELLBACK).that(has_an_action_ability);
                let found = in_play_or_stasis(&cx.eye(), fusions);
                copy_one(cx, &found)
            }),
        fusion("Ski Lift", 1, 2)
            .text("Minion: You may move one of your minions from another base to here. Action: Move a minion to another base.")
            .affects(minions())
            .as_minion(|cx| move_here(cx, minions().yours().elsewhere().may()))
            .as_action(|cx| move_elsewhere(cx, minions())),
        action("Now You Know: Home Safety", 1)
            .text("Play an extra minion of power 2 or less. If it is a fusion, you may also use its Action ability. Special: Before a base scores, you may play this from your hand to choose one of your fusions there and copy its Action ability.")
            .rulings(&[EITHER, "The minion is played at once.", "What is copied is done as if this card said it."])
            .affects(minions())
            .on_play(home_safety)
            .has(
                before_a_base_scores(|cx| {
                    let there = cx.all(minions().yours().that(has_an_action_ability).there());
                    copy_one(cx, &there)
                })
                    .special_from_hand(),
            ),
        action("Go, Gerald", 1)
            .text("Choose a base. Each of your minions played there this turn gains +2 power until the end of the turn.")
            .rulings(&["Those that are still there, whoever played them."])
            .raises()
            .affects(minions().yours().that(was_played_where_it_is))
            .on_play(|cx| {
                let played = |eye: &Eye, site| !played_there(eye, site).is_empty();
                let Some(site) = cx.choose_base(played)? else { return Ok(()) };
                let troops = played_there(&cx.eye(), site);
                cx.give_power(&troops, 2, cx.end_of_turn())
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

const SHELLBACK: &str = "Shellback";

/// "A fusion", of one whose Action ability is copied or used.
fn has_an_action_ability(eye: &Eye, card: CardId) -> bool {
    eye.has_an_action_ability(card)
}

/// "Copy the Action ability of one of your fusions.": of one of these.
fn copy_one(cx: &mut Cx, fusions: &[Ref]) -> Step {
    match cx.choose_from_toward(Why::Choose, fusions, cards(), what_it_affects)?.one() {
        Some(fusion) => cx.copy_action_of(fusion),
        None => Ok(()),
    }
}

/// What the Action ability of a fusion can affect, as its print says.
fn what_it_affects(cx: &Cx, fusion: Ref) -> Vec<Ref> {
    let def = cx.state().def(fusion.card);
    match def.affects {
        Some(which) => cx.all(which),
        None if def.affects_minions() => cx.all(minions().yours()),
        None => Vec::new(),
    }
}

/// "Play an extra minion. If it is a fusion, you may also use its Action ability."
fn home_safety(cx: &mut Cx) -> Step {
    let small = Permission::minion().power_at_most(2);
    match cx.play_now(small, Choice::May)?.one() {
        Some(played) if has_an_action_ability(&cx.eye(), played.card) && cx.yes()? => {
            cx.use_action_of(played)
        }
        _ => Ok(()),
    }
}

/// "Your minions played there this turn", wherever that is.
fn was_played_where_it_is(eye: &Eye, minion: CardId) -> bool {
    let there = eye.state.site_of(minion).map(|site| played_there(eye, site));
    there.is_some_and(|played| played.iter().any(|r| r.card == minion))
}

/// "Your minions played there this turn."
fn played_there(eye: &Eye, site: SiteId) -> Vec<Ref> {
    let plays = eye.happened_since_base(site).filter_map(Event::minion_played);
    let there = plays.filter(|play| play.at == Some(site)).map(|play| play.card.card);
    there.filter(|&minion| eye.is(minion.card, minions().yours().at(site))).collect()
}
