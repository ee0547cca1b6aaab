//! Slashers: five killers, each with a weapon of their own, for whom every death is a gain.

use super::idioms::*;

/// The Slashers.
pub const SLASHERS: FactionDef = FactionDef {
    name: "Slashers",
    blurb: "Five killers with a weapon each: they destroy the weak, and every death makes them stronger.",
    colors: ["#d8565c", "#20302e"],
    cards: &[
        minion("Jonas", 1, 5)
            .text("You may search your discard pile or your deck for Machete, reveal it, and draw it. Shuffle your deck if you searched it. Ongoing: Once each turn, after this minion moves, you may destroy a minion of power 3 or less there. If you did, this minion gains +2 power until the end of the turn.")
            .rulings(&[DRAW, "Whoever moves it, in any turn.", "No power if the minion was not destroyed."])
            .tagged(SLASHER)
            .on_play(|cx| may_draw(cx, MACHETE))
            .has(
                after(EventKind::Moved, |eye, event| has_moved_to(eye, event).is_some(), jonas)
                    .only_while(|eye, event| {
                        let there = has_moved_to(eye, event);
                        there.is_some_and(|there| eye.any(weak_ones(there)))
                    })
                    .limited(Limit::OncePerTurn)
                    .may().about_there(),
            ),
        minion("Frederick", 1, 5)
            .text("You may search your discard pile or your deck for Clawed Glove, reveal it, and draw it. Shuffle your deck if you searched it. Talent: Until the start of your next turn, minions of other players have -1 power while they are here. You may destroy a minion of power 1 or less here.")
            .rulings(&[
                DRAW,
                "It holds at this base of then, also for minions that come later, and when this minion has left.",
            ])
            .tagged(SLASHER)
            .on_play(|cx| may_draw(cx, CLAWED_GLOVE))
            .has(talent(always, |cx| {
                cx.stand_at(cx.here(), cx.start_of_your_next_turn())?;
                destroy(cx, minions().here().power_at_most(1).may())
            }))
            .has(
                power(|eye, minion| {
                    -i32::from(eye.is_here(minion) && eye.is(minion, minions().of_others()))
                })
                .unlabelled()
                .lent(),
            ),
        minion("Mickey", 1, 5)
            .text("You may search your discard pile or your deck for Austin Kirk Mask, reveal it, and draw it. Shuffle your deck if you searched it. Special: Before this base scores, you may destroy a minion of printed power 3 or less here.")
            .rulings(&[DRAW, "Whatever power it has in play."])
            .tagged(SLASHER)
            .on_play(|cx| may_draw(cx, AUSTIN_KIRK_MASK))
            .has(
                before_this_base_scores(|cx| destroy(cx, minions().here().that(is_small)))
                    .only_when(|eye| eye.any(minions().here().that(is_small)))
                    .special()
                    .may(),
            ),
        minion("Tackhead", 1, 5)
            .text("You may search your discard pile or your deck for Puzzle Box, reveal it, and draw it. Shuffle your deck if you searched it. Talent: Transfer one of your actions from a minion to a different minion OR destroy a minion with Puzzle Box on it.")
            .rulings(&[DRAW, "The action goes to where its text lets it be.", "Anybody's Puzzle Box."])
            .tagged(SLASHER)
            .on_play(|cx| may_draw(cx, PUZZLE_BOX))
            .has(talent(
                |eye| eye.any(MOVABLE_ACTIONS) || eye.any(minions().that(has_puzzle_box)),
                tackhead,
            )),
        minion("Cedarface", 1, 5)
            .text("You may search your discard pile or your deck for Chainsaw, reveal it, and draw it. Shuffle your deck if you searched it. Ongoing: Once each turn, after you place a +1 power counter on this minion, you may destroy a minion here of power 3 or less.")
            .rulings(&[DRAW, "In any turn. A counter that is transferred is not placed."])
            .tagged(SLASHER)
            .on_play(|cx| may_draw(cx, CHAINSAW))
            .has(
                after(EventKind::Counters, you_place_counters_on_this, |cx| {
                    destroy(cx, minions().here().power_at_most(3))
                })
                .only_when(|eye| eye.any(minions().here().power_at_most(3)))
                .limited(Limit::OncePerTurn)
                .may(),
            ),
        action("Brutal Attack", 1)
            .text("Destroy a minion of printed power 3 or less at a base where you have a minion. You may give a Slasher there +3 power until the end of the turn.")
            .rulings(&["Anybody's Slasher, at the base of the chosen minion, also if that one was not destroyed."])
            .raises()
            .affects(minions().that(|eye, minion| {
                (is_small(eye, minion) || eye.is(minion, minions().tagged(SLASHER)))
                    && is_where_you_have_one(eye, minion)
            }))
            .on_play(brutal_attack),
        action("Ch-Ch-Ch Ha-Ha-Ha", 1)
            .text("Move one of your minions to another base. You may place this card on top of your deck instead of in the discard pile OR play an extra action.")
            .affects(minions().yours())
            .on_play(|cx| {
                move_elsewhere(cx, minions().yours())?;
                cx.may_one_of([
                    part("Place this card on top of your deck", |cx| {
                        cx.place_when_done(To::DeckTop);
                        Ok(())
                    }),
                    part("Play an extra action", |cx| cx.extra_play(Permission::action())),
                ])
            }),
        action("He Was A Good Boy!", 1)
            .text("Place a minion from your discard pile into your hand. Play an extra action.")
            .on_play(|cx| {
                take(cx, minions().in_discard())?;
                cx.extra_play(Permission::action())
            }),
        on_minion("Hide in the Laundry", 1, minions().of_others())
            .text("Play on another player's minion. Play an extra action. Ongoing: After a Slasher is played or moved to here, you may destroy this minion, unless its controller discards a card and moves it to another base without a Slasher.")
            .rulings(&[
                "Anybody's Slasher. You decide first; then its controller does both or neither.",
                "Once for each Slasher of several that move here together.",
            ])
            .on_play(|cx| cx.extra_play(Permission::action()))
            .has(
                after(EventKind::Played, slasher_played_here, find_them)
                    .only_when(is_worn)
                    .may(),
            )
            .has(
                after(EventKind::Moved, |eye, event| slashers_moved_here(eye, event) > 0, find_them)
                    .for_each(slashers_moved_here)
                    .only_when(is_worn)
                    .may(),
            ),
        action("Improvised Weapon", 1)
            .text("Search your deck for a play-on-minion action, reveal it, and draw it. Shuffle your deck. You may play it as an extra action. If you did, destroy it at the end of the turn.")
            .rulings(&["Now or never.", "It is destroyed on whatever minion it is by then."])
            .on_play(improvised_weapon)
            .has(at_end_of_turn(|cx| cx.destroy(&cx.wearer()).map(drop)).unlabelled().lent()),
        action("Oh Noooooo!", 1)
            .text("Until the end of the turn, one of your minions gains +3 power. Special: You may play this card as an extra action after you destroy a minion of another player.")
            .rulings(&["In any turn."])
            .raises()
            .on_play(|cx| give_power(cx, minions().yours(), 3))
            .has(
                after(EventKind::Destroyed, you_destroy_theirs, |cx| {
                    give_power(cx, minions().yours(), 3)
                })
                .special_from_hand(),
            ),
        action("Origin Story", 2)
            .text("Reveal cards from your deck until you reveal a minion, or a Slasher if you have no Slasher in play. Draw it and shuffle the others into your deck. Play an extra action.")
            .rulings(&[
                "With a Slasher of yours in play the first minion of any kind, without one the first Slasher.",
                "An empty deck is made anew before you reveal, but not while you do.",
            ])
            .on_play(origin_story),
        action("The End?", 2)
            .text("From your discard pile, draw a play-on-minion action. You may play it as an extra action.")
            .rulings(&["Now or never."])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Take, FOR_A_MINION.in_discard())?;
                cx.draw_from(&chosen)?;
                may_play_drawn(cx, &chosen).map(drop)
            }),
        on_minion(AUSTIN_KIRK_MASK, 1, minions().yours())
            .text("Play on one of your minions. Ongoing: After one or more minions here are destroyed, this minion gains power equal to the power of one of them until the end of the turn.")
            .rulings(&["You choose which, of the power they had in play. Once for all that are destroyed together."])
            .has(
                after(EventKind::Destroyed, minion_destroyed_here, |cx| {
                    let destroyed = cx.heard(minions_destroyed_here);
                    let mut powers: Vec<i32> = destroyed.iter().map(|m| m.power).collect();
                    sort_by_key(&mut powers, |&power| power);
                    powers.dedup();
                    let power = cx.choose_number(&powers)?;
                    cx.give_power(&cx.wearer(), power, cx.end_of_turn())
                })
                .only_when(is_worn),
            ),
        on_minion(CHAINSAW, 1, minions().yours())
            .text("Play on one of your minions. Ongoing: At the start of your turn, place a +1 power counter on this minion. After a minion is destroyed, you may move this minion from the base where that one was to another base, or from another base to there.")
            .rulings(&["Once for each of several that are destroyed together."])
            .has(at_start_of_your_turn(|cx| cx.place_counters(&cx.wearer(), 1)))
            .has(
                after(
                    EventKind::Destroyed,
                    |_, event| event.minions_destroyed().next().is_some(),
                    |cx| {
                        let sites = cx.heard(chase);
                        let runner = cx.wearer().one();
                        runner.map_or(Ok(()), |m| cx.move_to_one_of(m, &sites).map(drop))
                    },
                )
                .for_each(|_, event| event.minions_destroyed().count())
                .only_while(|eye, event| !chase(eye, event).is_empty())
                .may().about_there(),
            ),
        on_minion(CLAWED_GLOVE, 1, minions().yours())
            .text("Play on one of your minions. Talent: A minion here has -1 power until the start of your next turn. Ongoing: After one or more minions here are destroyed, place a +1 power counter on this minion.")
            .rulings(&["One counter for all that are destroyed together."])
            .has(talent(
                |eye| eye.any(minions().here()),
                |cx| {
                    let chosen = cx.choose(Why::Choose, minions().here())?;
                    cx.give_power(&chosen, -1, cx.start_of_your_next_turn())
                },
            ))
            .has(after(EventKind::Destroyed, minion_destroyed_here, |cx| {
                cx.place_counters(&cx.wearer(), 1)
            })),
        on_minion(MACHETE, 1, minions().yours())
            .text("Play on one of your minions. Talent: Move this minion to another base with a minion of another player. Ongoing: After one or more minions here are destroyed, each of your minions here gains +1 power until the end of the turn. At the end of the turn, if an ability of this minion destroyed a minion this turn, return this card to its owner's hand.")
            .rulings(&[
                "Once for all that are destroyed together.",
                "What actions on this minion destroy, it has not destroyed.",
            ])
            .has(talent(
                |eye| !hunting_grounds(eye).is_empty(),
                |cx| {
                    let sites = hunting_grounds(&cx.eye());
                    let hunter = cx.wearer().one();
                    hunter.map_or(Ok(()), |m| cx.move_to_one_of(m, &sites).map(drop))
                },
            ))
            .has(after(EventKind::Destroyed, minion_destroyed_here, |cx| {
                give_power(cx, minions().yours().here().each(), 1)
            }))
            .has(
                at_end_of_turn(|cx| cx.return_to_hand(&[cx.this()]).map(drop))
                    .only_when(wearer_has_destroyed),
            ),
        on_minion(PUZZLE_BOX, 1, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion's abilities are cancelled if you do not control it. Draw a card after one or more minions are destroyed.")
            .rulings(&[
                "At whatever base; one card for all that are destroyed together, also with the minion that this card is on.",
                "Once in play it can be transferred to any player's minion.",
            ])
            .transfers_to(minions())
            .has(cancels(|eye, card| eye.wearer() == Some(card) && !eye.is_yours(card)))
            .has(after(
                EventKind::Destroyed,
                |_, event| event.minions_destroyed().next().is_some(),
                |cx| cx.draw(cx.you(), 1),
            )),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "... you may destroy a minion of power 3 or less there. If you did, this minion gains +2 power until the end of the turn."
fn jonas(cx: &mut Cx) -> Step {
    let Some(there) = cx.heard(has_moved_to) else { return Ok(()) };
    let chosen = cx.choose(Why::Destroy, weak_ones(there))?;
    match cx.destroy(&chosen)?.is_empty() {
        true => Ok(()),
        false => cx.give_power(&[cx.this()], 2, cx.end_of_turn()),
    }
}

/// "One of your actions from a minion to a different minion": that can be on a different one.
const MOVABLE_ACTIONS: Select =
    YOURS_ON_MINIONS.that(|eye, action| !eye.other_wearers(action).is_empty());

/// "Transfer one of your actions from a minion to a different minion OR destroy a minion with Puzzle Box on it."
fn tackhead(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Transfer an action", |cx| match cx.choose(Why::Transfer, MOVABLE_ACTIONS)?.one() {
            Some(action) => transfer_elsewhere(cx, action),
            None => Ok(()),
        })
        .only_if(|eye| eye.any(MOVABLE_ACTIONS)),
        part("Destroy a minion", |cx| destroy(cx, minions().that(has_puzzle_box)))
            .only_if(|eye| eye.any(minions().that(has_puzzle_box))),
    ])
}

/// "You may give a Slasher there +3 power ...", where the chosen minion is.
fn brutal_attack(cx: &mut Cx) -> Step {
    let small =
        minions().that(|eye, minion| is_small(eye, minion) && is_where_you_have_one(eye, minion));
    let chosen = cx.choose_toward(Why::Destroy, small, |cx, minion| {
        let mut meant = cx.all(minions().tagged(SLASHER).at(cx.site_of(minion)));
        meant.push(minion);
        meant
    })?;
    let Some(minion) = chosen.one() else { return Ok(()) };
    let there = cx.site_of(minion);
    cx.destroy(&chosen)?;
    give_power(cx, minions().tagged(SLASHER).at(there).may(), 3)
}

/// "You may play it as an extra action. If you did, destroy it at the end of the turn."
fn improvised_weapon(cx: &mut Cx) -> Step {
    let mut drawn = Vec::new();
    search_deck(cx, FOR_A_MINION, |cx, found| {
        cx.reveal(found);
        cx.draw_from(found)?;
        drawn = found.to_vec();
        Ok(())
    })?;
    let played = may_play_drawn(cx, &drawn)?;
    cx.stand_about(&played, cx.end_of_turn())
}

fn origin_story(cx: &mut Cx) -> Step {
    let slashers = minions().tagged(SLASHER);
    let eye = cx.eye();
    let has_one = eye.any(slashers.yours()) || eye.any(slashers.in_stasis());
    let which = if has_one { minions() } else { slashers };
    draw_off_the_top(cx, which)?;
    cx.extra_play(Permission::action())
}
