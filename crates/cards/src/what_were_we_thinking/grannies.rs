//! Grannies know both ends of their deck, and keep everything in order.

use crate::idioms::*;

/// The Grannies.
pub const GRANNIES: FactionDef = FactionDef {
    name: "Grannies",
    blurb: "Keep your deck as tidy as the attic: you always know where everything is.",
    colors: ["#b7a3d9", "#3d3352"],
    cards: &[
        minion("Matriarch", 1, 5)
            .text("Talent: Reveal the bottom two cards of your deck. Draw the minions among them, and discard the others.")
            .has(talent(
                |eye| eye.state.can_draw(eye.you()),
                |cx| {
                    let revealed = cx.reveal_bottom(cx.you(), 2)?;
                    cx.draw_from(&cx.among(&revealed, minions()))?;
                    cx.discard(&cx.among(&revealed, cards()))?;
                    Ok(())
                },
            )),
        minion("Granny", 2, 4)
            .text("Talent: Look at the top card of your deck. You may place it on the bottom of your deck.")
            .has(talent(always, |cx| sort_top(cx, 1))),
        minion("Nana", 3, 3)
            .text("Reveal the top card of your deck. If it is an action, draw it or play it as an extra action. If it is not, place it on the bottom of your deck.")
            .rulings(&["It is played at once. An action that cannot be played now goes to your hand."])
            .on_play(nana),
        minion("Grandma", 4, 2)
            .text("Look at the top card of your deck. You may place it on the bottom of your deck.")
            .on_play(|cx| sort_top(cx, 1)),
        action("Always Room at Granny's", 1)
            .text("Special: After a base scores, place up to three of your minions there on the top or the bottom of your deck, or some on each, in any order.")
            .rulings(&["At once, before the cards there are discarded."])
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| place_on_or_under(cx, minions().yours().there().up_to(3)))
                    .special_from_hand(),
            ),
        action("Attic Treasures", 2)
            .text("Place three cards from your hand on the bottom of your deck, in any order. Draw three cards.")
            .rulings(&["With fewer than three cards in hand you place all of them, and still draw three."])
            .on_play(|cx| {
                place_under_deck(cx, cards().in_hand().between(3, 3))?;
                cx.draw(cx.you(), 3)
            }),
        action("Chicken Soup", 1)
            .text("Place up to two cards from your discard pile on the top and/or bottom of your deck, in any order.")
            .on_play(|cx| place_on_or_under(cx, cards().in_discard().up_to(2))),
        on_base("Don't Mess With My Babies!", 1)
            .text("Play on a base. Ongoing: Your minions here are not affected by other players' cards.")
            .rulings(&["Actions of other players that already lie on them are destroyed at once."])
            .has(protects(|eye, card, effect| {
                effect.cause.is_other_player(eye.you()) && eye.is(card, minions().yours().here())
            })),
        on_base("Family Reunion", 1)
            .text("Play on a base. Ongoing: After you play a minion here, reveal the bottom card of your deck. If it is a minion, draw it. If it is not, place it on top of your deck.")
            .has(after(EventKind::Played, you_play_a_minion_here, |cx| {
                let revealed = cx.reveal_bottom(cx.you(), 1)?;
                cx.draw_from(&cx.among(&revealed, minions()))?;
                cx.put_back(&cx.among(&revealed, cards()));
                Ok(())
            })),
        action("Granny's Purse", 2)
            .text("Reveal the top card of your deck. If it is an action, you may draw it; if you do not, it returns to the top. If it is no action, place it on the bottom of your deck. Play an extra action.")
            .on_play(grannys_purse),
        action("Hush, My Stories are On", 1)
            .text("Reveal the bottom card of your deck, and draw it. You may play it as an extra minion if it is one.")
            .rulings(&["At once, or not at all."])
            .on_play(hush),
        action("Knitting Circle", 1)
            .text("Destroy up to three actions that are on minions or bases, and draw a card for each one destroyed.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, actions().up_to(3))?;
                let n = cx.destroy(&chosen)?.len() as i32;
                cx.draw(cx.you(), n)
            }),
    ],
    titan: None,
    revised: Revision::of(&[
    action("Attic Treasures", 2)
        .text("Place up to three cards from your hand on the bottom of your deck, in any order, and draw as many.")
        .on_play(|cx| {
            let n = place_under_deck(cx, cards().in_hand().up_to(3))?;
            cx.draw(cx.you(), n)
        }),
    titan("Great Grandma")
        .text("Special: On your turn, if you have no titan in play, you may say \"action\" or \"minion\" and reveal the top two or the bottom two cards of your deck. If both are of that type, play this titan. Return them in the same order. Ongoing: After you reveal or look at one or more cards of your deck, you may give one of your minions +1 power until the end of the turn. Talent: Reveal the bottom card of your deck. If it is a minion of power 3 or less, play it here as an extra minion. Otherwise return it to the bottom.")
        .rulings(&[
            "Once each turn. With fewer than two cards to reveal it does not come.",
            "Each time, in any turn; a search of your deck is one look, together with what it reveals.",
            "Drawing is no look.",
        ])
        .has(titan_on_your_turn(|eye| {
            // Also where the limit of titans is raised.
            anywhere_if(eye, !eye.any(titans().yours()) && eye.state.can_draw(eye.you()))
        }).then_run(|cx| {
            cx.one_of([
                part("Say \"action\"", |cx| great_grandma(cx, actions())),
                part("Say \"minion\"", |cx| great_grandma(cx, minions())),
            ])
        }))
        .has(
            after(EventKind::Shown, you_see_your_deck, |cx| {
                give_power(cx, minions().yours(), 1)
            })
            .only_when(|eye| eye.any(minions().yours()))
            .may(),
        )
        .has(talent(
            |eye| eye.state.can_draw(eye.you()),
            |cx| {
                let revealed = cx.reveal_bottom(cx.you(), 1)?;
                let small = cx.among(&revealed, minions().power_at_most(3));
                cx.play_these_at(&small, cx.here())?;
                cx.put_back_under(&cx.among(&revealed, cards()));
                Ok(())
            },
        )),
    ]),
};

/// "Reveal the top two or the bottom two cards of your deck. If both are of that type, play this titan. Return them ..."
fn great_grandma(cx: &mut Cx, of_that_type: Select) -> Step {
    cx.one_of([
        part("Reveal the top two cards", |cx| {
            let revealed = cx.reveal_top(cx.you(), 2)?;
            play_this_titan_if_both(cx, &revealed, of_that_type)?;
            cx.put_back(&revealed);
            Ok(())
        }),
        part("Reveal the bottom two cards", |cx| {
            let revealed = cx.reveal_bottom(cx.you(), 2)?;
            play_this_titan_if_both(cx, &revealed, of_that_type)?;
            cx.put_back_under(&revealed);
            Ok(())
        }),
    ])
}

/// "If both are of that type, play this titan."
fn play_this_titan_if_both(cx: &mut Cx, revealed: &[Ref], of_that_type: Select) -> Step {
    match cx.among(revealed, of_that_type).len() {
        2 => cx.play_this_titan_at(&anywhere(&cx.eye())).map(drop),
        _ => Ok(()),
    }
}

/// "You reveal or look at one or more cards of your deck": what a search reveals lies in the deck still.
fn you_see_your_deck(eye: &Eye, event: &Event) -> bool {
    let (you, yours) = (eye.you(), Home::Player(eye.you()));
    match &event.what {
        Happened::Searched(seat, home) => (*seat, *home) == (you, yours),
        Happened::Looked(seat, cards) => {
            *seat == you && cards.iter().any(|card| card.zone == Zone::LookedAt(you, yours))
        }
        Happened::Revealed(cards) => {
            event.cause.actor() == Some(you)
                && cards.iter().any(|card| card.zone == Zone::Revealed(yours))
        }
        _ => false,
    }
}

fn nana(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 1)?;
    if let Some(&action) = cx.among(&top, actions()).first() {
        let playable = cx.can_play_now(action, PlayKind::Action);
        return cx.one_of([
            part("Draw it", |cx| cx.draw_from(&top)),
            part("Play it as an extra action", |cx| cx.play_actions(&top))
                .only_if(move |_| playable),
        ]);
    }
    cx.place_under_decks(&top)?;
    Ok(())
}

/// "Place up to ... on the top and/or bottom of your deck, in any order.", of cards that all see.
fn place_on_or_under(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Place, which)?;
    let down = cx.choose_from(Why::PlaceUnder, &chosen, cards().any_number())?;
    let up: Vec<Ref> = chosen.into_iter().filter(|card| !down.contains(card)).collect();
    cx.place_on_decks(&up)?;
    cx.place_under_decks(&down)?;
    Ok(())
}

fn grannys_purse(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 1)?;
    if cx.among(&top, actions()).is_empty() {
        cx.place_under_decks(&top)?;
    } else {
        let taken = cx.choose_from(Why::Take, &top, cards().may())?;
        cx.draw_from(&taken)?;
        cx.put_back(&cx.among(&top, cards()));
    }
    cx.extra_play(Permission::action())
}

fn hush(cx: &mut Cx) -> Step {
    let revealed = cx.reveal_bottom(cx.you(), 1)?;
    cx.draw_from(&revealed)?;
    let drawn: Vec<Ref> = revealed.iter().map(|&card| cx.now(card)).collect();
    may_play_extra_minion(cx, &cx.among(&drawn, minions().in_hand())).map(drop)
}
