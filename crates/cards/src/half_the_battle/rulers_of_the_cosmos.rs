//! Rulers of the Cosmos: minions with swords and armor, which go from hand to hand.

use super::idioms::*;

/// Rulers of the Cosmos.
pub const RULERS_OF_THE_COSMOS: FactionDef = FactionDef {
    name: "Rulers of the Cosmos",
    blurb: "Arm your minions with actions that give them talents, and pass these from one to the other.",
    colors: ["#f2a83b", "#3a1f6b"],
    cards: &[
        minion("Gal-Woman", 1, 5)
            .text("Talent: Play an action that can be played on a minion from any player's discard pile as an extra action. At the end of the turn, or when it leaves play, place it on the bottom of its owner's deck.")
            .rulings(&[
                "At once. You control it, and \"you\" in its text is you.",
                "Only if it leaves play this turn. It goes there from wherever it has gone, but not if it has been played again at once.",
            ])
            .has(talent(
                |eye| eye.state.seats().any(|seat| eye.any(DISCARDED_FOR_A_MINION.of(seat))),
                gal_woman,
            ))
            .has(at_end_of_turn(place_this_under_deck).unlabelled().lent())
            .has(
                after(EventKind::Left, this_leaves_otherwise, |cx| {
                    let left = cx.now(cx.this());
                    match cx.state().card(left.card).zone.in_play() {
                        true => Ok(()),
                        false => cx.place_under_decks(&[left]).map(drop),
                    }
                })
                .unlabelled()
                .lent(),
            ),
        minion("Guy-Man", 1, 5)
            .text("Talent: Copy a talent of one of your minions, not of this one.")
            .rulings(&[
                "Also one that an action has given it, but not an action's own talent. Whether it has been used this turn or not.",
                "In its text \"this minion\" and \"here\" are this minion and its base.",
                IN_STASIS_TOO,
            ])
            .has(talent(
                |eye| !yours_with_a_talent(eye).is_empty(),
                |cx| {
                    let found = yours_with_a_talent(&cx.eye());
                    match cx.choose_from(Why::Choose, &found, cards())?.one() {
                        Some(minion) => cx.copy_talent(minion),
                        None => Ok(()),
                    }
                },
            )),
        minion("Andko", 2, 3)
            .text("Talent: Play an extra action on a minion that has no action on it.")
            .rulings(&["Any player's minion. It may wait until later in this Play Cards phase."])
            .has(talent(always, |cx| cx.extra_play(Permission::action().on_a_bare_minion()))),
        minion("Man with Arms", 2, 3)
            .text("Ongoing: On your turn, instead of a talent that an action has given this minion, it may use a different one of its talents an extra time. Talent: If there is an action on this minion, it gains +2 power until the start of your next turn.")
            .rulings(&[
                "Once per turn. The talent given up counts as used.",
                "Whether the other talent has been used this turn or not.",
            ])
            .has(on_your_turn(
                |eye| eye.could_use_another_talent_instead(),
                |cx| cx.use_another_talent_instead(),
            ))
            .has(talent(
                |eye| eye.any(actions().on(eye.host.id.host)),
                |cx| cx.give_power(&[cx.this()], 2, cx.start_of_your_next_turn()),
            )),
        minion("Frogga", 2, 2)
            .text("Draw an action that can be played on a minion off the top of your deck. Ongoing: After this minion leaves play, you may shuffle an action that was on it into your deck.")
            .rulings(&[
                DRAWN_OFF_THE_TOP,
                "An action that another player owns goes into that player's deck.",
            ])
            .on_play(|cx| draw_off_the_top(cx, actions().that(goes_on_a_minion)))
            .has(
                after(EventKind::Left, this_leaves, |cx| {
                    let fallen = fallen_off(cx);
                    let chosen = cx.choose_from(Why::ShuffleIn, &fallen, cards())?;
                    cx.shuffle_in(&chosen)?;
                    Ok(())
                })
                .only_while(|eye, event| !that_fell_off(eye, event).is_empty())
                .may(),
            ),
        minion("Young Noble", 2, 2)
            .text("Talent: If there is a Sword action on this minion, swap this minion for a minion of power 5 or more from your hand, deck, or discard pile.")
            .rulings(&[
                "A Sword action has \"Sword\" in its name, of whatever faction and whoever controls it.",
                "What is on this minion, and its counters, come onto the other one, which is played here.",
                "If you take none from your hand or discard pile, you search your deck.",
            ])
            .has(talent(|eye| eye.any(actions().on(eye.host.id.host).that(is_a_sword)), young_noble)),
        on_minion("Armor of Battle", 1, minions())
            .text("Play on a minion. Ongoing: This minion has the ability that follows. Talent: Until the start of your next turn, increase this base's breakpoint by 2 for each of your minions here that has an action on it.")
            .rulings(&[
                WHOSE,
                "It stays the same if the number of such minions changes.",
                AGAIN,
            ])
            .has(gives_what_follows())
            .has(
                talent(
                    |eye| eye.any(YOURS_WITH_AN_ACTION_HERE),
                    |cx| {
                        let n = cx.eye().count(YOURS_WITH_AN_ACTION_HERE);
                        cx.change_breakpoint(cx.here(), 2 * n, cx.start_of_your_next_turn())
                    },
                )
                .lent(),
            ),
        action("Dolts, Halfwits, Fools, Morons!", 1)
            .text("Transfer any number of actions from minions that you control to others that you control. Place a +1 power counter on each minion that an action was transferred to.")
            .rulings(&[
                "Whoever controls the actions, if their text lets them be there.",
                "One counter for each minion, however many actions come to it.",
            ])
            .affects(minions().yours())
            .raises()
            .on_play(dolts),
        on_minion("Fearless Friend", 2, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion has the ability that follows. Talent: Move this minion to another base.")
            .rulings(&[WHOSE, AGAIN, "With both copies on it, a minion can move twice."])
            .has(gives_what_follows())
            .has(
                talent(
                    |eye| !eye.other_sites(eye.this()).is_empty(),
                    |cx| cx.move_to_one_of(cx.this(), &cx.other_sites(cx.this())).map(drop),
                )
                .lent(),
            ),
        on_minion("Magic Weapon", 1, minions())
            .text("Play on a minion. Ongoing: This minion has the ability that follows. Talent: This minion gains +1 power for each player with a minion here until the start of your next turn OR if there is only one action on this minion, draw a card.")
            .rulings(&[WHOSE, AGAIN])
            .has(gives_what_follows())
            .has(talent(always, magic_weapon).lent()),
        action("MYAAAH!", 1)
            .text("Choose an action on a minion that you control, or an action in your discard pile that can be played on a minion. Return it to its owner's hand and play it as an extra action.")
            .rulings(&["At once, also from another player's hand.", "Without a minion for it, it has no effect and is discarded."])
            .on_play(myaaah),
        on_minion("Mystic Transference", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: At the start of each turn of another player, this minion may copy, at once, a talent that one of your actions in play gives. Talent: Transfer one of your actions from this minion to another of your minions, or from another of your minions to this minion.")
            .rulings(&[
                "In its text \"this minion\" and \"here\" are this minion and its base. It can be used only then.",
                "You choose the action, and the minion's controller decides whether to copy its talent.",
            ])
            .has(
                at(Window::StartOfTurn, |eye| eye.not_your_turn(), |cx| {
                    let found = yours_that_give_a_talent(&cx.eye());
                    match cx.choose_from(Why::Choose, &found, cards())?.one() {
                        Some(action) => cx.wearer_may_copy_talent_given_by(action),
                        None => Ok(()),
                    }
                })
                .only_when(|eye| !yours_that_give_a_talent(eye).is_empty()),
            )
            .has(talent(has_another_minion_of_yours, mystic_transference)),
        action("Now You Know: Toxic Waste", 1)
            .text("Search your deck for an action that can be played on a minion, reveal it, and draw it. Shuffle your deck. Special: Before a base scores, you may play this card to transfer an action from a minion that you control to another that you control. Then you may use a talent of the minion it was transferred to.")
            .rulings(&[
                EITHER,
                "To another of your minions, at any base. Whoever controls the action.",
                "Any of that minion's talents, also if it has been used this turn, and in any player's turn.",
            ])
            .affects(minions().yours())
            .on_play(|cx| search_and_draw(cx, actions().that(goes_on_a_minion)))
            .has(
                before_a_base_scores(toxic_waste)
                    .special_from_hand(),
            ),
        on_minion("Powerful Sword", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion has the first of the abilities that follow. Talent: This minion is not affected by other players' cards until the start of your next turn. Talent: Transfer another action from this minion to another of your minions.")
            .rulings(&[
                WHOSE,
                AGAIN,
                "Other players' actions on a minion that it protects are destroyed.",
                "The second talent is this card's own.",
            ])
            .has(gives_what_follows())
            // Borne by the minion; what protects it then stands about it.
            .has(
                talent(
                    |eye| eye.wearer().is_none(),
                    |cx| cx.stand_about(&[cx.this()], cx.start_of_your_next_turn()),
                )
                .lent(),
            )
            .has(
                protects(|eye, card, effect| {
                    eye.wearer() == Some(card) && is_by_another_player(eye, card, effect)
                })
                .unlabelled()
                .lent(),
            )
            .has(talent(
                |eye| eye.any(ANOTHER_ON_THE_SAME),
                |cx| match cx.choose(Why::Transfer, ANOTHER_ON_THE_SAME)?.one() {
                    Some(action) => to_another_of_yours(cx, action).map(drop),
                    None => Ok(()),
                },
            )),
        on_minion("Sword That's Powerful", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: This minion has the ability that follows. If this minion's printed power is 5 or more, it has +2 power. Talent: Place a +1 power counter on this minion.")
            .rulings(&[WHOSE, AGAIN])
            .raises()
            .has(gives_what_follows())
            .has(power(|eye, minion| {
                let worn = eye.wearer() == Some(minion);
                if worn && eye.state.printed_power(minion) >= 5 { 2 } else { 0 }
            }))
            .has(talent(always, |cx| cx.place_counters(&[cx.this()], 1)).lent()),
    ],
    titan: None,
    revised: Revision::NONE,
};

const WHOSE: &str = "Whoever controls the minion uses its talent.";

const AGAIN: &str =
    "If this card is transferred, the minion that it comes to has the talent anew and can use it.";

/// "... at the end of the turn, or when it leaves play": by anything else than being placed there at the end of the turn.
fn this_leaves_otherwise(eye: &Eye, event: &Event) -> bool {
    let (this, cause) = (eye.host.id, event.cause);
    let by_this_text = cause.card == Some(this.host) && cause.def == Some(this.def);
    this_leaves(eye, event) && !by_this_text
}

fn gal_woman(cx: &mut Cx) -> Step {
    let mut found: Vec<Ref> = Vec::new();
    for player in cx.players() {
        found.extend(cx.all(DISCARDED_FOR_A_MINION.of(player)));
    }
    found.retain(|&action| cx.can_play_now(action, PlayKind::Either));
    let Some(action) = cx.choose_from(Why::PlayThis, &found, cards())?.one() else { return Ok(()) };
    cx.play_these(&[action])?;
    let played = cx.now(action);
    match cx.state().card(played.card).zone.in_play() {
        true => cx.lend(&[played], cx.end_of_turn()),
        // It has left play already.
        false => cx.place_under_decks(&[played]).map(drop),
    }
}

/// "Swap this minion for a minion of power 5 or more from your hand, deck, or discard pile."
fn young_noble(cx: &mut Cx) -> Step {
    let (this, here) = (cx.this(), cx.here());
    let strong = minions().power_at_least(5);
    let mut near = cx.all(strong.in_hand());
    near.extend(cx.all(strong.in_discard()));
    swap_for(cx, this, near, |cx, new| {
        strong.fits(&cx.eye(), new.card) && cx.can_play_at(new, here)
    })
    .map(drop)
}

fn dolts(cx: &mut Cx) -> Step {
    let mut reached: Vec<Ref> = Vec::new();
    let others = |cx: &Cx, action| cx.among(&cx.other_wearers(action), minions().yours());
    for action in cx.choose_toward(Why::Transfer, ON_YOURS.any_number(), others)? {
        let to = to_another_of_yours(cx, action)?;
        reached.extend(to.filter(|minion| !reached.contains(minion)));
    }
    cx.place_counters(&reached, 1)
}

fn magic_weapon(cx: &mut Cx) -> Step {
    let (this, here) = (cx.this(), cx.here());
    cx.one_of([
        part("+1 power for each player", |cx| {
            let is_here = |&player: &Seat| cx.eye().any(minions().of(player).at(here));
            let n = cx.players().into_iter().filter(is_here).count() as i32;
            cx.give_power(&[this], n, cx.start_of_your_next_turn())
        })
        .raising(),
        part("Draw a card", |cx| cx.draw(cx.you(), 1))
            .only_if(move |eye| eye.count(actions().on(this)) == 1),
    ])
}

fn myaaah(cx: &mut Cx) -> Step {
    let mut found = cx.all(ON_YOURS);
    found.extend(cx.all(DISCARDED_FOR_A_MINION));
    let chosen = cx.choose_from(Why::Return, &found, cards())?;
    cx.place_in_hand(&cx.among(&chosen, cards().in_discard()))?;
    cx.return_to_hand(&chosen)?;
    let Some(action) = chosen.one().map(|action| cx.now(action)) else { return Ok(()) };
    let returned = matches!(cx.state().card(action.card).zone, Zone::Hand(_));
    if returned && cx.can_play_now(action, PlayKind::Either) {
        cx.play_these(&[action])
    } else {
        Ok(())
    }
}

/// "Transfer one of your actions from this minion to another of your minions, or from another of your minions to this minion."
fn mystic_transference(cx: &mut Cx) -> Step {
    let Some(&wearer) = cx.wearer().first() else { return Ok(()) };
    let worn = cx.all(actions().yours().on(wearer));
    let mut movable = cx.all(actions().yours());
    movable.retain(|&action| {
        let others = cx.other_wearers(action);
        match worn.contains(&action) {
            true => !cx.among(&others, minions().yours()).is_empty(),
            false => others.contains(&wearer) && !cx.among(&[action], ON_YOURS).is_empty(),
        }
    });
    match cx.choose_from(Why::Transfer, &movable, cards())?.one() {
        Some(action) if worn.contains(&action) => to_another_of_yours(cx, action).map(drop),
        Some(action) => cx.transfer_action(action, wearer).map(drop),
        None => Ok(()),
    }
}

/// "Transfer an action from one of your minions to another. Then you may use a talent of the minion it was transferred to."
fn toxic_waste(cx: &mut Cx) -> Step {
    let Some(action) = cx.choose(Why::Transfer, ON_YOURS)?.one() else { return Ok(()) };
    let Some(minion) = to_another_of_yours(cx, action)? else { return Ok(()) };
    match cx.eye().has_talent(minion) && cx.yes()? {
        true => cx.use_talent_again(minion),
        false => Ok(()),
    }
}
