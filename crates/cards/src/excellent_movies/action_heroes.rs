//! Action Heroes: six different minions of power 5, each of them best alone.

use super::idioms::*;

/// Action Heroes.
pub const ACTION_HEROES: FactionDef = FactionDef {
    name: "Action Heroes",
    blurb: "Six heroes, no two alike: one of them at a base is enough.",
    colors: ["#f2a65e", "#47200c"],
    cards: &[
        minion("Commandbro", 1, 5)
            .text("Ongoing: If this is your only minion here at the end of your turn, draw a card.")
            .has(at_end_of_your_turn(|cx| cx.draw(cx.you(), 1)).only_when(is_your_only_one)),
        minion("Gracie Brones", 1, 5)
            .text("Ongoing: If this is your only minion here at the start of your turn, you may place a +1 power counter on it and give it +1 power until the end of the turn for each +1 power counter on it.")
            .rulings(&["The new counter counts.", STAYS])
            .has(
                at_start_of_your_turn(|cx| {
                    let this = cx.this();
                    cx.place_counters(&[this], 1)?;
                    cx.give_power(&[this], cx.counters(this), cx.end_of_turn())
                })
                .only_when(is_your_only_one)
                .may(),
            ),
        minion("Kickboxbro", 1, 5)
            .text("Ongoing: You may store a card from your hand under this card at the end of your turn. Talent: Play an action that is stored under this card as an extra action. Special: Before this base scores, you may use this minion's talent if it is your only minion here.")
            .rulings(&[
                "Only whoever controls this minion may look at what is stored.",
                "The talent may be used then even if it was used this turn. Of several talents only one.",
            ])
            .has(
                at_end_of_your_turn(|cx| {
                    let chosen = cx.choose(Why::Store, cards().in_hand().may())?;
                    cx.store(&chosen, cx.this()).map(drop)
                })
                .only_when(|eye| eye.has_hand())
                .may(),
            )
            .has(talent(
                has_a_stored_action_to_play,
                |cx| play(cx, Permission::action().stored_under(cx.this().card)),
            ))
            .has(
                before_this_base_scores(|cx| cx.use_talent_again(cx.this()))
                    .only_when(|eye| is_your_only_one(eye) && seems_to_have_a_talent(eye))
                    .special()
                    .may(),
            ),
        minion("Rumbro", 1, 5)
            .text("Ongoing: During your turn, if this is your only minion here, this base's breakpoint is reduced by 4.")
            .has(breakpoint(|eye, site| {
                let alone = || !eye.not_your_turn() && is_your_only_one(eye);
                if site == eye.here() && alone() { -4 } else { 0 }
            })),
        minion("Robobro", 1, 5)
            .text("Ongoing: After another player plays a minion here, you may place a +1 power counter on this minion. After another player moves a minion here, you may place a +1 power counter on this minion.")
            .rulings(&["Once for each minion, also if several move at the same time."])
            .has(
                after(EventKind::Played, another_player_plays_a_minion_here, grow)
                    .while_there()
                    .may(),
            )
            .has(
                after(EventKind::Moved, |eye, event| others_came(eye, event) > 0, grow)
                    .for_each(others_came)
                    .while_there()
                    .may(),
            ),
        minion("Warbro", 1, 5)
            .text("Talent: Reduce the breakpoint of another base where you have exactly one minion by 3 until the end of the turn.")
            .rulings(&[STAYS])
            .has(talent(
                |eye| !others_with_one(eye).is_empty(),
                |cx| {
                    let sites = others_with_one(&cx.eye());
                    match cx.choose_site(Why::ChooseBase, &sites)? {
                        Some(site) => reduce(cx, site, 3),
                        None => Ok(()),
                    }
                },
            )),
        action("All Out of Bubblegum", 2)
            .text("One of your minions gains +2 power until the end of the turn. If it is your only minion at its base, you may play an extra action.")
            .rulings(&[STAYS])
            .raises()
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                cx.give_power(&chosen, 2, cx.end_of_turn())?;
                extra_action_if_alone(cx, minion)
            }),
        action("Collateral Damage", 1)
            .text("Reduce a base's breakpoint by 5 until the end of the turn.")
            .rulings(&[STAYS])
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => reduce(cx, site, 5),
                None => Ok(()),
            }),
        action("Final Stand", 1)
            .text("Special: Before a base scores, if you have exactly one minion there, destroy a minion of printed power 3 or less of each other player there.")
            .rulings(&["One of each other player who has one there; you choose all of them first."])
            .affects(minions().of_others().that(is_printed_small))
            .has(
                before_a_base_scores(final_stand)
                    .only_when(|eye| eye.scoring_site().is_some_and(|site| yours_at(eye, site) == 1))
                    .special_from_hand(),
            ),
        action("Friends Through Eternity", 1)
            .text("Discard a card to play two extra actions.")
            .rulings(&["If you have no other card, nothing happens."])
            .on_play(|cx| {
                if discards(cx, cards().in_hand(), 1)? {
                    cx.extra_play(Permission::action())?;
                    cx.extra_play(Permission::action())?;
                }
                Ok(())
            }),
        action("Get to the Choppa!", 1)
            .text("Move one of your minions to another base. If it is your only minion there, you may play an extra action.")
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Move, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                match cx.move_to_one_of(minion, &cx.other_sites(minion))? {
                    true => extra_action_if_alone(cx, minion),
                    false => Ok(()),
                }
            }),
        action("Hostage Rescue", 2)
            .text("Search your deck for a minion, shuffle your deck, and place that minion on top of it.")
            .rulings(&[REVEALED])
            .on_play(|cx| search_to_the_top(cx, minions())),
        on_minion("Lone Wolf", 2, minions())
            .text("Play on a minion. Ongoing: This minion has +2 power, or +4 power if it is your only minion here.")
            .rulings(&["\"Your\" means whoever controls this card."])
            .raises()
            .has(power(|eye, minion| {
                if eye.wearer() != Some(minion) {
                    return 0;
                }
                let alone = have_one_here(eye) && eye.is(minion, minions().yours());
                if alone { 4 } else { 2 }
            })),
        action("Pushing the Limit", 1)
            .text("Go to the bases where you have exactly one minion, one after the other: place two +1 power counters on that minion; or draw a card.")
            .rulings(&["From the left; you decide for each base anew."])
            .raises()
            .affects(minions().yours())
            .on_play(pushing_the_limit),
        on_base("Slo-Mo Attack", 1)
            .text("Play on a base. Talent: If you have exactly one minion here, this base's breakpoint is reduced by 3 until the end of the turn. Ongoing: Actions of other players do not affect your minions here.")
            .rulings(&[STAYS, "Actions of other players that already lie on your minions here are destroyed at once."])
            .has(talent(have_one_here, |cx| reduce(cx, cx.here(), 3)))
            .has(protects(|eye, card, effect| {
                effect.cause.is_action_of_other(eye.you()) && eye.is(card, minions().yours().here())
            })),
        action("The Right Person", 1)
            .text("On a base where you have no minions, play an extra minion. Play an extra action.")
            .rulings(&["Both may wait until later in this Play Cards phase."])
            .on_play(|cx| {
                cx.extra_play(Permission::minion().where_you_have_none())?;
                cx.extra_play(Permission::action())
            }),
        action("Walk Away... Slowly", 1)
            .text("Special: After a base scores, one of your minions there returns to its owner's hand.")
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| return_to_hand(cx, minions().yours().there()))
                    .special_from_hand(),
            ),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "You may use this minion's talent": at a table with hidden hands whoever has cards stored is asked, whatever they are.
fn seems_to_have_a_talent(eye: &Eye) -> bool {
    let stored = eye.any(cards().stored_under(eye.this()));
    eye.is_asked(eye.has_talent(eye.host.id.host), stored)
}

/// "Place a +1 power counter on this minion."
fn grow(cx: &mut Cx) -> Step {
    cx.place_counters(&[cx.this()], 1)
}

/// "Play an action stored under this card." One that is played by its Special alone has its moment outside the Play Cards phase.
fn has_a_stored_action_to_play(eye: &Eye) -> bool {
    match eye.state.plays_now(eye.you()) {
        true => eye.state.could_play(eye.you(), Permission::action().stored_under(eye.this())),
        false => eye.any(actions().stored_under(eye.this())),
    }
}

/// "After another player moves a minion here": how many came.
fn others_came(eye: &Eye, event: &Event) -> usize {
    minions_others_moved_here(eye, event).len()
}

/// "Another base where you have exactly one minion": those.
fn others_with_one(eye: &Eye) -> Vec<SiteId> {
    let mut sites = eye.other_sites(eye.this());
    sites.retain(|&site| yours_at(eye, site) == 1);
    sites
}

/// "If it is your only minion there, you may play an extra action."
fn extra_action_if_alone(cx: &mut Cx, minion: Ref) -> Step {
    match is_your_only_one_there(cx, minion) {
        true => cx.extra_play(Permission::action()),
        false => Ok(()),
    }
}

/// "... of printed power 3 or less"
fn is_printed_small(eye: &Eye, minion: CardId) -> bool {
    eye.state.printed_power(minion) <= 3
}

fn final_stand(cx: &mut Cx) -> Step {
    let mut doomed = Vec::new();
    for player in cx.other_players() {
        let theirs = minions().of(player).there().that(is_printed_small);
        doomed.extend(cx.choose(Why::Destroy, theirs)?);
    }
    cx.destroy(&doomed)?;
    Ok(())
}

fn pushing_the_limit(cx: &mut Cx) -> Step {
    for site in cx.sites() {
        let alone = cx.all(minions().yours().at(site));
        if alone.len() == 1 {
            cx.one_of([
                part("Place two +1 power counters on it", |cx| cx.place_counters(&alone, 2))
                    .raising()
                    .affecting(minions().yours().at(site)),
                part("Draw a card", |cx| cx.draw(cx.you(), 1)),
            ])?;
        }
    }
    Ok(())
}
