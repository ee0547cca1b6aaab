//! Time Travelers do everything again.

use super::idioms::*;

/// The Time Travelers.
pub const TIME_TRAVELERS: FactionDef = FactionDef {
    name: "Time Travelers",
    blurb: "Take minions back, play them again, and bring lost cards home.",
    colors: ["#2f6db5", "#1a2238"],
    cards: &[
        minion("Doctor When", 1, 5)
            .text("You may return another of your minions to your hand. You may play it again as an extra minion.")
            .rulings(&["At once, or not at all."])
            .on_play(|cx| return_and_replay(cx, minions().yours().other().may())),
        minion("Repeater Perfect", 2, 4)
            .text("Place an action from your discard pile on top of your deck.")
            .on_play(|cx| place_on_deck(cx, actions().in_discard())),
        minion("Time Raider", 3, 3)
            .text("Talent: Place a card from your discard pile on the bottom of your deck.")
            .has(talent(
                |eye| eye.any(cards().in_discard()),
                |cx| place_under_deck(cx, cards().in_discard()).map(drop),
            )),
        minion("Jumper", 4, 2)
            .text("Ongoing: After this minion goes to the discard pile from play, you may place it into your hand.")
            .has(may_come_back_to_hand()),
        action("1.21 Gigawatts", 1)
            .text("Shuffle all actions, or all minions, from your discard pile into your deck.")
            .on_play(|cx| {
                let (actions, minions) = (actions().in_discard(), minions().in_discard());
                cx.one_of([
                    part("All actions", |cx| shuffle_in(cx, actions.each()))
                        .only_if(move |eye| eye.any(actions)),
                    part("All minions", |cx| shuffle_in(cx, minions.each()))
                        .only_if(move |eye| eye.any(minions)),
                ])
            }),
        action("Do Over!", 2)
            .text("Return one of your minions to your hand. You may play it again as an extra minion.")
            .rulings(&["At once, or not at all."])
            .affects(minions().yours())
            .on_play(|cx| return_and_replay(cx, minions().yours())),
        action("Into the Time Slip", 2)
            .text("Return a minion, an action in play or a buried card to its owner's hand.")
            .rulings(&[
                "A buried card is chosen unseen, and returns to the hand of whoever buried it: that player counts as its owner.",
            ])
            .affects(minions())
            .on_play(into_the_time_slip),
        action("It's Astounding", 1)
            .text("Play an action from your discard pile as an extra action.")
            .rulings(&["At once, before this card is discarded."])
            .on_play(|cx| play(cx, Permission::action().from_discard())),
        on_base("Stasis Field", 1)
            .text("Play on a base. Ongoing: This base cannot score. Destroy this card at the start of your turn.")
            .has(cannot_score())
            .has(at_start_of_your_turn(destroy_this)),
        action("Time is Fleeting", 1)
            .text("Special: After a base scores, choose a base from the base discard pile. It replaces the scored base.")
            .rulings(&["Not the base that has just scored."])
            .has(
                after_a_base_scores(replace_from_discard)
                    .only_when(can_choose_replacement)
                    .special_from_hand(),
            ),
        action("Time Walk", 1)
            .text("You may play an extra minion and an extra action. Draw two cards. Place this card on the bottom of your deck instead of in the discard pile.")
            .on_play(|cx| {
                cx.extra_play(Permission::minion())?;
                cx.extra_play(Permission::action())?;
                cx.draw(cx.you(), 2)?;
                cx.place_when_done(To::DeckBottom);
                Ok(())
            }),
        action("Wormhole", 1)
            .text("Special: After a base scores, shuffle your minions there into your deck instead of discarding them.")
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| {
                    cx.instead_of_discard(&cx.all(yours_there()), To::Deck)
                })
                .special_from_hand(),
            ),
    ],
    titan: Some(
        titan("Time Box")
            .text("Special: At the start of your turn, or when a card goes to your hand from play or from a discard pile, place a counter on this titan if it is not in play; with five or more counters on it, you may then remove them and play it. Talent: You may play an extra minion of power 2 or less here and/or an extra action.")
            .rulings(&[
                "One counter for each of several cards.",
                "These counters only count: they are no +1 power counters, and nothing else touches them.",
                "If you do not play it, you may with the next counter.",
            ])
            .counting()
            .has(at_start_of_your_turn(tick).special().from_aside())
            .has(
                after(EventKind::ToHand, |eye, event| came_to_you(eye, event) > 0, tick)
                    .for_each(came_to_you)
                    .special()
                    .from_aside(),
            )
            .has(talent(always, |cx| {
                cx.extra_play(Permission::minion().power_at_most(2).at(cx.here()))?;
                cx.extra_play(Permission::action())
            })),
    ),
    revised: Revision::of(&[
        action("Wormhole", 1)
            .text("Special: After a base scores, any number of your minions there are shuffled into your deck.")
            .rulings(&["At once, before the cards there are discarded."])
            .affects(minions().yours())
            .has(
                after_a_base_scores(|cx| {
                    let yours = minions().yours().there().any_number();
                    let chosen = cx.choose(Why::ShuffleIn, yours)?;
                    cx.shuffle_in(&chosen).map(drop)
                })
                .special_from_hand(),
            ),
    ]),
};

/// "Return a minion, an action in play or a buried card to its owner's hand."
fn into_the_time_slip(cx: &mut Cx) -> Step {
    let mut found = cx.all(cards());
    found.extend(cx.all(buried()));
    let chosen = cx.choose_from(Why::Return, &found, cards())?;
    cx.return_to_hand(&chosen)?;
    Ok(())
}

fn return_and_replay(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Return, which)?;
    cx.return_to_hand(&chosen)?;
    let back: Vec<Ref> = chosen.iter().map(|&minion| cx.now(minion)).collect();
    may_play_extra_minion(cx, &cx.among(&back, cards().in_hand())).map(drop)
}

/// "A card goes to your hand from play or from a discard pile": how many.
fn came_to_you(eye: &Eye, event: &Event) -> usize {
    let yours = Zone::Hand(eye.you());
    event.to_hand().filter(|card| eye.state.card(card.card.card).zone == yours).count()
}

/// "Place a counter on this titan ...; with five or more counters on it, you may then remove them and play it.": they go as it
/// is played.
fn tick(cx: &mut Cx) -> Step {
    cx.count_aside(1);
    match cx.eye().plain_counters() >= 5 {
        true => cx.play_titan_named("Time Box", &cx.open_sites()).map(drop),
        false => Ok(()),
    }
}
