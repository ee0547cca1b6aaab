//! Time Travelers do everything again.

use super::idioms::*;
use crate::idioms::*;
use engine::cards::*;

/// The Time Travelers.
pub const TIME_TRAVELERS: FactionDef = FactionDef {
    name: "Time Travelers",
    blurb: "Take minions back, play them again, and bring lost cards home.",
    emblem: "empty-hourglass",
    colors: ["#2f6db5", "#1a2238"],
    cards: &[
        minion("Doctor When", 1, 5)
            .text("You may return another of your minions to your hand. You may play it again as an extra minion.")
            .rulings(&["At once, or not at all."])
            .art("candlestick-phone")
            .on_play(|cx| match cx.may_choose(Why::Return, minions().yours().other())? {
                Some(minion) => return_and_replay(cx, minion),
                None => Ok(()),
            }),
        minion("Repeater Perfect", 2, 4)
            .text("Place an action from your discard pile on top of your deck.")
            .art("anticlockwise-rotation")
            .on_play(|cx| match cx.choose(Why::Place, actions().in_discard())? {
                Some(card) => cx.place_on_decks(&[card.card]),
                None => Ok(()),
            }),
        minion("Time Raider", 3, 3)
            .text("Talent: Place a card from your discard pile on the bottom of your deck.")
            .art("time-trap")
            .has(talent(|eye| eye.any(cards().in_discard()), |cx| {
                match cx.choose(Why::Place, cards().in_discard())? {
                    Some(card) => cx.place_under_decks(&[card.card]),
                    None => Ok(()),
                }
            })),
        minion("Jumper", 4, 2)
            .text("Ongoing: After this minion goes to the discard pile from play, you may place it into your hand.")
            .art("jump-across")
            .has(may_come_back_to_hand()),
        action("1.21 Gigawatts", 1)
            .text("Shuffle all actions, or all minions, from your discard pile into your deck.")
            .art("lightning-arc")
            .on_play(|cx| {
                let (acts, mins) = (cx.all(actions().in_discard()), cx.all(minions().in_discard()));
                let legal = [!acts.is_empty(), !mins.is_empty()];
                let chosen = match cx.choose_mode(&["All actions", "All minions"], &legal, false)? {
                    Some(0) => acts,
                    Some(_) => mins,
                    None => return Ok(()),
                };
                cx.shuffle_into_decks(&chosen, cx.you())
            }),
        action("Do Over!", 2)
            .text("Return one of your minions to your hand. You may play it again as an extra minion.")
            .rulings(&["At once, or not at all."])
            .art("clockwise-rotation")
            .on_play(|cx| match cx.choose(Why::Return, minions().yours())? {
                Some(minion) => return_and_replay(cx, minion),
                None => Ok(()),
            }),
        action("Into the Time Slip", 2)
            .text("Return a minion or action in play to its owner's hand.")
            .art("backward-time")
            .on_play(|cx| return_one(cx, cards())),
        action("It's Astounding", 1)
            .text("Play an action from your discard pile as an extra action.")
            .rulings(&["At once, before this card is discarded."])
            .art("sparkles")
            .on_play(|cx| cx.play_now(Permission::action().from_discard(), Choice::Must).map(drop)),
        on_base("Stasis Field", 1)
            .text("Play on a base. Ongoing: This base cannot score. Destroy this card at the start of your turn.")
            .art("frozen-orb")
            .has(cannot_score())
            .has(at_start_of_your_turn(destroy_this)),
        action("Time is Fleeting", 1)
            .text("Special: After a base scores, choose a base from the base discard pile. It replaces the scored base.")
            .rulings(&["Not the base that has just scored."])
            .art("sands-of-time")
            .has(
                after_a_base_scores(replace_from_discard)
                    .only_when(can_choose_replacement)
                    .special()
                    .may()
                    .from_hand(),
            ),
        action("Time Walk", 1)
            .text("You may play an extra minion and an extra action. Draw two cards. Place this card on the bottom of your deck instead of in the discard pile.")
            .art("extra-time")
            .on_play(|cx| {
                cx.extra_play(Permission::minion())?;
                cx.extra_play(Permission::action())?;
                cx.draw(cx.you(), 2)?;
                cx.place_under_decks(&[cx.this().card])
            }),
        action("Wormhole", 1)
            .text("Special: After a base scores, shuffle your minions there into your deck instead of discarding them.")
            .art("vortex")
            .has(
                after_a_base_scores(|cx| {
                    for minion in yours_there(&cx.eye()) {
                        cx.instead_of_discard(minion, Fate::ShuffledIn);
                    }
                    Ok(())
                })
                .special()
                .may()
                .from_hand(),
            ),
    ],
};

fn return_and_replay(cx: &mut Cx, minion: Ref) -> Step {
    cx.return_to_hand(minion)?;
    let card = minion.card;
    let back = cx.state().card(card).zone == Zone::Hand(cx.you()) && cx.can_play_now(card);
    if back && cx.may_choose_among(Why::PlayThis, &[card])?.is_some() {
        cx.play_card(card)?;
    }
    Ok(())
}

/// Your minions at the base that scores, for which nothing else has been declared.
fn yours_there(eye: &Eye) -> Vec<Ref> {
    let yours = eye.all(minions().yours().there()).into_iter();
    yours.filter(|&m| !eye.state.has_fate(m)).map(|m| eye.state.at(m)).collect()
}
