//! Ignobles give their own away for a price, and take them back when nobody expects it.

use super::idioms::*;

/// The Ignobles.
pub const IGNOBLES: FactionDef = FactionDef {
    name: "Ignobles",
    blurb: "Sell your own minions to the others, and have them betray their new masters.",
    colors: ["#c6d0da", "#5c1a24"],
    cards: &[
        minion("Aunt of Drakes", 1, 5)
            .text("Talent: Give control of one of your minions to another player. If you do, draw a card and play an extra action.")
            .rulings(&[
                "You may give her away herself.",
                "Nothing else happens if the other player does not get control.",
            ])
            .has(talent(always, |cx| {
                if give_one_away(cx)? {
                    cx.draw(cx.you(), 1)?;
                    cx.extra_play(Permission::action())?;
                }
                Ok(())
            })),
        minion("Foot of the King", 2, 4)
            .text("Ongoing: At the end of your turn, you may take control of a minion you own.")
            .rulings(&["One from your deck that another player controls, at any base."])
            .has(
                at_end_of_your_turn(|cx| take_back(cx, ESTRANGED))
                    .only_when(|eye| eye.any(ESTRANGED))
                    .may(),
            ),
        minion("Betrothed", 3, 3)
            .text("You may give control of this minion to another player. Ongoing: When this base scores, if another player than this minion's owner controls this minion and is a winner, the owner gains 1 VP.")
            .rulings(&[
                "However that player came by it, and at any base it has moved to.",
                "One of several tied winners is enough.",
            ])
            .on_play(|cx| {
                if cx.yes()? {
                    give_away(cx, &[cx.this()])?;
                }
                Ok(())
            })
            .has(when_this_base_scores(betrothed)),
        minion("Sneaky Squire", 4, 2)
            .text("You may give another player control of this minion to play an extra minion.")
            .rulings(&["You play the extra minion, not that player."])
            .on_play(|cx| {
                if cx.yes()? && give_away(cx, &[cx.this()])? {
                    cx.extra_play(Permission::minion())?;
                }
                Ok(())
            }),
        action("Activate the Spy", 2)
            .text("Take control of a minion you own. Play an extra action.")
            .rulings(&["One from your deck that another player controls. With none you still get the extra action."])
            .affects(minions().owned())
            .on_play(|cx| {
                take_back(cx, ESTRANGED)?;
                cx.extra_play(Permission::action())
            }),
        action("Banner Call", 1)
            .text("Take control of any number of minions you own.")
            .rulings(&["Minions from your deck that other players control."])
            .affects(minions().owned())
            .on_play(|cx| take_back(cx, ESTRANGED.any_number())),
        action("Fate of the Favorites", 1)
            .text("Each player destroys a minion they own.")
            .rulings(&[
                "From the current player clockwise; whoever chooses a minion is the one who destroys it.",
                "A minion from their deck, whoever controls it.",
            ])
            .affects(minions())
            .on_play(|cx| each_player(cx, Why::Destroy, |cx, minion| cx.destroy(minion))),
        action("Hostage Exchange", 1)
            .text("Give control of one of your minions to another player. If you do, choose another minion which that player controls, of equal or less power, and take control of it.")
            .rulings(&[
                "Power is compared when yours has changed sides.",
                "You give yours away also if no minion of that player fits.",
            ])
            .affects(minions())
            .on_play(hostage_exchange),
        action("Inevitable Betrayal", 1)
            .text("Special: Before a base scores, take control of a minion you own there.")
            .rulings(&["One from your deck that another player controls."])
            .affects(minions().owned())
            .has(before_a_base_scores(|cx| take_back(cx, ESTRANGED.there())).special_from_hand()),
        action("Out of Sight", 1)
            .text("Each player returns a minion they own to their hand.")
            .rulings(&[
                "From the current player clockwise.",
                "A minion from their deck, whoever controls it.",
            ])
            .affects(minions())
            .on_play(|cx| each_player(cx, Why::Return, |cx, minion| cx.return_to_hand(minion))),
        action("Red Birthday Party", 1)
            .text("Destroy a minion you own and all minions with less power on the same base.")
            .rulings(&[
                "One from your deck, whoever controls it. The power it has as you play this counts.",
                "All together; if yours survives, the others are destroyed all the same.",
            ])
            .affects(minions())
            .on_play(|cx| {
                let guests = |cx: &Cx, minion| {
                    let mut guests = cx.all(with_it(cx, minion).power_below(cx.power(minion)));
                    guests.push(minion);
                    guests
                };
                let chosen = cx.choose_toward(Why::Destroy, minions().owned(), guests)?;
                chosen.one().map_or(Ok(()), |minion| cx.destroy(&guests(cx, minion)).map(drop))
            }),
        action("Repaying Debts", 2)
            .text("Give control of one of your minions to another player. If you do, draw two cards and play an extra minion.")
            .rulings(&["Nothing else happens if the other player does not get control."])
            .affects(minions().yours())
            .on_play(|cx| {
                if give_one_away(cx)? {
                    cx.draw(cx.you(), 2)?;
                    cx.extra_play(Permission::minion())?;
                }
                Ok(())
            }),
    ],
    titan: Some(
        hill_that_strolls("Special: On your turn, if two or more minions you own are controlled by other players, you may play this titan. Ongoing: After you give control of one of your minions to another player, you may place a +1 power counter on it. Talent: Give control of one of your minions to another player to draw a card; or take control of a minion you own here."),
    ),
    revised: Revision::of(&[hill_that_strolls("Special: On your turn, if two or more minions you own are controlled by other players, you may play this titan. Ongoing: After you give control of one of your minions to another player, you may place a +1 power counter on it. Talent: Give control of one of your minions to another player to draw a card OR take control of a minion you own here.")]),
};

/// The titan, whose talent lets one choose between the same two parts in both printings: today with an OR in capitals.
const fn hill_that_strolls(text: &'static str) -> CardDef {
    titan("The Hill that Strolls")
        .text(text)
        .rulings(&[
            "The counter goes on the minion, not on this titan.",
            "Not for a minion that another player's card takes from you.",
        ])
        .has(titan_on_your_turn(|eye| anywhere_if(eye, eye.count(ESTRANGED) >= 2)))
        .has(
            after(
                EventKind::ControlChanged,
                |eye, event| given_away(eye, event).is_some(),
                |cx| cx.place_counters(cx.heard(given_away).as_slice(), 1),
            )
            .only_while(|eye, event| {
                given_away(eye, event).is_some_and(|minion| eye.state.stays(minion))
            })
            .may()
            .about_it(),
        )
        .has(talent(
            |eye| eye.any(minions().yours()) || eye.any(ESTRANGED.here()),
            |cx| {
                cx.one_of([
                    part("Give a minion away to draw a card", give_one_to_draw)
                        .only_if(|eye| eye.any(minions().yours())),
                    part("Take control of a minion you own here", |cx| {
                        take_back(cx, ESTRANGED.here())
                    })
                    .only_if(|eye| eye.any(ESTRANGED.here())),
                ])
            },
        ))
}

/// "A minion you own", of one to take control of: it came from your deck, and another player controls it.
const ESTRANGED: Select = minions().owned().that(|eye, minion| !eye.is_yours(minion));

/// "Take control of ..."
fn take_back(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Choose, which)?;
    cx.take_control(&chosen, cx.you(), Until::Leaves)
}

/// "Give control of one of your minions to another player to ...": whether you did.
fn give_one_away(cx: &mut Cx) -> Step<bool> {
    let chosen = cx.choose(Why::Choose, minions().yours())?;
    give_away(cx, &chosen)
}

/// "... if another player wins this base and controls this minion": another than its owner.
fn betrothed(cx: &mut Cx) -> Step {
    let (controller, owner) = (cx.you(), cx.owner(cx.this()));
    let wins = cx.state().ranked(Rank::Winner).contains(&controller);
    match owner.filter(|&owner| wins && owner != controller) {
        Some(owner) => cx.gain_vp(owner, 1),
        None => Ok(()),
    }
}

/// "Each player ... a minion they own."
fn each_player(cx: &mut Cx, why: Why, does: fn(&mut Cx, &[Ref]) -> Step<Vec<Snapshot>>) -> Step {
    for player in cx.players() {
        let theirs = cx.all(minions().owned_by(player));
        let chosen = cx.choice_of(player, why, &theirs, cards())?;
        cx.done_by(player, |cx| does(cx, &chosen))?;
    }
    Ok(())
}

/// The minions to choose from are those that player had before.
fn hostage_exchange(cx: &mut Cx) -> Step {
    // It itself goes over, or one that is no stronger comes for it.
    let given = cx.choose_toward(Why::Choose, minions().yours(), |cx, given| {
        let mut meant = cx.all(minions().of_others().power_at_most(cx.power(given)));
        meant.push(given);
        meant
    })?;
    let Some(minion) = given.one() else { return Ok(()) };
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let theirs = cx.all(minions().of(player));
    if cx.give_control(&given, player)?.is_empty() {
        return Ok(());
    }
    let no_stronger = minions().of(player).power_at_most(cx.power(minion));
    let taken = cx.choose_from(Why::Choose, &theirs, no_stronger)?;
    cx.take_control(&taken, cx.you(), Until::Leaves)
}

/// "You give control of one of your minions to another player": that minion.
fn given_away(eye: &Eye, event: &Event) -> Option<Ref> {
    let (minion, to) = event.control_changed()?;
    let was_yours = minion.sorts.is_minion() && minion.controller == Some(eye.you());
    let by_you = event.cause.actor() == Some(eye.you());
    (was_yours && by_you && to != eye.you()).then_some(minion.card)
}

/// "Give control of one of your minions to another player to draw a card."
fn give_one_to_draw(cx: &mut Cx) -> Step {
    match give_one_away(cx)? {
        true => cx.draw(cx.you(), 1),
        false => Ok(()),
    }
}
