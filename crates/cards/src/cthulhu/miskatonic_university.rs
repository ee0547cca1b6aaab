//! Miskatonic University studies madness and makes use of it.

use super::idioms::*;

/// The Miskatonic University.
pub const MISKATONIC_UNIVERSITY: FactionDef = FactionDef {
    name: "Miskatonic University",
    blurb: "Collect madness for research, turn it into something, and put it back in time.",
    colors: ["#8a5a2b", "#2b2118"],
    cards: &[
        minion("Professor", 1, 5)
            .text("Talent: Discard a Madness card. If you do, you may play an extra action and an extra minion.")
            .has(talent(has_madness, |cx| {
                if discard_madness(cx)? {
                    cx.extra_play(Permission::action())?;
                    cx.extra_play(Permission::minion())?;
                }
                Ok(())
            })),
        minion("Librarian", 2, 4)
            .text("Talent: Discard a Madness card. If you do, draw a card.")
            .has(talent(has_madness, |cx| {
                let discarded = discard_madness(cx)?;
                if discarded { cx.draw(cx.you(), 1) } else { Ok(()) }
            })),
        minion("Psychologist", 3, 3)
            .text("You may return a Madness card to the Madness deck, from your hand or your discard pile.")
            .on_play(|cx| return_some(cx, cards().may())),
        minion("Researcher", 4, 2)
            .text("You may draw a Madness card.")
            .on_play(|cx| may_draw_madness(cx, cx.you()).map(drop)),
        action("\"Old Man Jenkins!?\"", 1)
            .text("Special: Before a base scores, destroy a minion of highest power there.")
            .affects(minions())
            .has(
                before_a_base_scores(|cx| {
                    let strongest = strongest(cx, minions().there());
                    let doomed = cx.choose_from(Why::Destroy, &strongest, cards())?;
                    cx.destroy(&doomed).map(drop)
                })
                .special_from_hand(),
            ),
        action("... It Just Might Work", 1)
            .text("Discard a Madness card. If you do, each of your minions gains +1 power until the end of the turn.")
            .rulings(&[
                "Only minions in play when you play this card.",
                "The Madness card goes to your discard pile.",
            ])
            .raises()
            .on_play(|cx| discard_for_power(cx, madness().in_hand())),
        action("Field Trip", 2)
            .text("Place any number of cards from your hand on the bottom of your deck, and draw as many.")
            .on_play(|cx| place_under_deck_and_draw(cx, 0)),
        gate("Gate to Beyond"),
        action("Jinkies!", 2)
            .text("Return up to two Madness cards to the Madness deck, from your hand, your discard pile, or both.")
            .on_play(|cx| return_some(cx, cards().up_to(2))),
        action("That's So Crazy...", 1)
            .text("Draw a Madness card. Until the end of the turn, each of your minions gains +1 power. You may play an extra action.")
            .rulings(&["Only minions in play when you play this card."])
            .raises()
            .on_play(|cx| {
                you_draw_madness(cx)?;
                give_power(cx, minions().yours().each(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Things Best Not Known", 1)
            .text("Special: Before a base scores, choose a minion there. Draw up to three Madness cards. The minion gains +2 power until the end of the turn for each one.")
            .raises()
            .affects(minions())
            .has(before_a_base_scores(things_best_not_known).special_from_hand()),
        action("Those Meddling Kids", 1)
            .text("Destroy any number of actions played on one base.")
            .rulings(&["Not those on minions there."])
            .on_play(destroy_actions_on_one_base),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Librarian", 2, 4)
            .text("Talent: Draw a Madness card OR play a Madness card from your hand.")
            .rulings(&["It is played at once, as an extra action."])
            .has(talent(
                |eye| madness_is_left(eye) || has_madness(eye),
                |cx| {
                    cx.one_of([
                        part("Draw a Madness card", you_draw_madness).only_if(madness_is_left),
                        part("Play a Madness card", play_madness).only_if(has_madness),
                    ])
                },
            )),
        minion("Psychologist", 3, 3)
            .text("Return a Madness card to the Madness deck, from your hand or your discard pile, OR draw one from your discard pile.")
            .on_play(|cx| {
                let in_discard = madness().in_discard();
                cx.one_of([
                    part("Return a Madness card", |cx| return_some(cx, cards()))
                        .only_if(move |eye| has_madness(eye) || eye.any(in_discard)),
                    part("Draw a Madness card from your discard pile", move |cx| {
                        draw_discarded(cx, in_discard)
                    })
                    .only_if(move |eye| eye.any(in_discard)),
                ])
            }),
        minion("Researcher", 4, 2)
            .text("You may draw a Madness card to place a +1 power counter on a minion.")
            .rulings(&["On any minion in play, this one included."])
            .on_play(|cx| match may_draw_madness(cx, cx.you())? {
                true => place_counters(cx, minions(), 1),
                false => Ok(()),
            }),
        action("... It Just Might Work", 1)
            .text("Discard up to two Madness cards. Each of your minions gains +1 power until the end of the turn for each one.")
            .rulings(&[
                "Only minions in play when you play this card.",
                "The Madness cards go to your discard pile.",
            ])
            .raises()
            .on_play(|cx| discard_for_power(cx, madness().in_hand().up_to(2))),
        action("Field Trip", 2)
            .text("Place any number of cards from your hand on the bottom of your deck, and draw one card more than that.")
            .rulings(&["If you place none, you draw one."])
            .on_play(|cx| place_under_deck_and_draw(cx, 1)),
        gate("Eldritch Gate"),
        action("Things Best Not Known", 1)
            .text("Special: Before a base scores, draw up to three Madness cards. A minion there gains +2 power until the end of the turn for each one.")
            .rulings(&["You choose the minion when you have drawn them."])
            .raises()
            .affects(minions())
            .has(before_a_base_scores(draws_madness_for_power).special_from_hand()),
        action("Those Meddling Kids", 1)
            .text("Destroy any number of actions played on one base OR draw a Madness card and play an extra action.")
            .rulings(&[
                "Not those on minions there.",
                "You may play the extra action also if no Madness card is left to draw.",
            ])
            .on_play(|cx| {
                cx.one_of([
                    part("Destroy actions on one base", destroy_actions_on_one_base)
                        .only_if(|eye| eye.any(ACTIONS_ON_BASES)),
                    part("Draw a Madness card and play an extra action", |cx| {
                        you_draw_madness(cx)?;
                        cx.extra_play(Permission::action())
                    }),
                ])
            }),
    ])
    .without(&["Gate to Beyond"]),
};

/// The gate, which has another name today.
const fn gate(name: &'static str) -> CardDef {
    on_base(name, 1)
        .text(
            "Play on a base. Talent: Draw a Madness card. You may then play an extra minion here.",
        )
        .rulings(&["You must draw the Madness card, also if you play no minion."])
        .has(talent(always, |cx| {
            you_draw_madness(cx)?;
            cx.extra_play(Permission::minion().at(cx.here()))
        }))
}

/// "Actions played on ... base": not those on minions.
const ACTIONS_ON_BASES: Select = actions().that(|eye, action| !is_on_a_minion(eye, action));

fn has_madness(eye: &Eye) -> bool {
    eye.any(madness().in_hand())
}

fn things_best_not_known(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, minions().there())?;
    let drawn = draw_up_to_three_madness(cx)? as i32;
    cx.give_power(&chosen, 2 * drawn, cx.end_of_turn())
}

/// "Draw up to three Madness cards. A minion there gains +2 power until the end of the turn for each one."
fn draws_madness_for_power(cx: &mut Cx) -> Step {
    match draw_up_to_three_madness(cx)? as i32 {
        0 => Ok(()),
        drawn => give_power(cx, minions().there(), 2 * drawn),
    }
}

/// "Play a Madness card from your hand.", at once.
fn play_madness(cx: &mut Cx) -> Step {
    let mut playable = cx.all(madness().in_hand());
    playable.retain(|&card| cx.can_play_now(card, PlayKind::Action));
    let chosen = cx.choose_from(Why::PlayThis, &playable, cards())?;
    cx.play_actions(&chosen)
}

/// "Discard ... Madness cards. Each of your minions gains +1 power until the end of the turn for each one."
fn discard_for_power(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Discard, which)?;
    let n = cx.discard(&chosen)?.len() as i32;
    give_power(cx, minions().yours().each(), n)
}

/// "Place any number of cards from your hand on the bottom of your deck, and draw ...": as many, and so many more.
fn place_under_deck_and_draw(cx: &mut Cx, more: i32) -> Step {
    let n = place_under_deck(cx, cards().in_hand().any_number())?;
    cx.draw(cx.you(), n + more)
}

/// "Destroy any number of actions played on one base."
fn destroy_actions_on_one_base(cx: &mut Cx) -> Step {
    let site = cx.choose_base(|eye, site| eye.any(actions().on_base_at(site)))?;
    let Some(site) = site else { return Ok(()) };
    destroy(cx, actions().on_base_at(site).any_number())
}
