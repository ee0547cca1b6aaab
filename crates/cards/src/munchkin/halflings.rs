//! Halflings come uninvited, bring all their relatives, and are underfoot wherever somebody else is strong.

use super::idioms::*;

/// The Halflings.
pub const HALFLINGS: FactionDef = FactionDef {
    name: "Halflings",
    blurb: "Send one small minion, and let it bring the others along where nobody reckons with you.",
    colors: ["#e6b872", "#4a5a1e"],
    cards: &[
        minion("Shire Marshal", 1, 4)
            .text("Talent: Choose a base where another player has more power than you. Play an extra minion there.")
            .rulings(&["You may play it later in the turn, also if you are not behind there any more."])
            .has(talent(
                |eye| !eye.sites_where(is_behind).is_empty(),
                |cx| match cx.choose_base(is_behind)? {
                    Some(site) => cx.extra_play(Permission::minion().at(site)),
                    None => Ok(()),
                },
            )),
        minion("Pestling", 2, 3)
            .text("Play an extra minion here.")
            .on_play(|cx| cx.extra_play(Permission::minion().at(cx.here()))),
        minion("Bardling", 3, 2)
            .text("If another player has more power here than you have, play an extra minion here.")
            .rulings(&[
                "Compared as this minion is played, with its own power.",
                "Monsters that nobody controls are no player's.",
            ])
            .on_play(|cx| match is_behind_here(&cx.eye()) {
                true => cx.extra_play(Permission::minion().at(cx.here())),
                false => Ok(()),
            }),
        minion("Quarterling", 4, 2)
            .text("If you have no other minion here, play an extra minion here.")
            .on_play(|cx| match cx.eye().any(minions().yours().here().other()) {
                true => Ok(()),
                false => cx.extra_play(Permission::minion().at(cx.here())),
            }),
        action("Last Call", 1)
            .text("Special: Before a base scores, play an extra minion there. Its abilities are cancelled until the end of the turn.")
            .rulings(&[
                "What it says of how it may be played is cancelled, too.",
                "You may play it without a minion in hand, and need none at the base.",
            ])
            .affects(WHAT_IT_PLAYS)
            .has(before_a_base_scores(|cx| cx.play_one_cancelled_at(cx.there(), cx.end_of_turn())).special_from_hand()),
        on_base("Lunch Run", 2)
            .text("Play on a base. Ongoing: After each minion that you play here, draw a card.")
            .has(after(EventKind::Played, you_play_a_minion_here, |cx| cx.draw(cx.you(), 1))),
        action("Out Of Nowhere", 1)
            .text("Reveal cards from the top of your deck until you have revealed two minions. Place those into your hand, and shuffle the other revealed cards into your deck.")
            .rulings(&["If your deck runs out first, you get what minions there were."])
            .on_play(|cx| {
                let you = cx.you();
                let revealed = cx.reveal_until(you, 2, minions())?;
                cx.place_in_hand(&cx.among(&revealed, minions()))?;
                cx.shuffle_into_deck(&cx.among(&revealed, cards()), you)
            }),
        action("Rude Awakening", 1)
            .text("Choose a base. Reveal your hand, and play all minions in it there as extra minions. Their abilities are cancelled until the end of the turn.")
            .rulings(&[
                "One after the other, in your order.",
                "What they say of how they may be played is cancelled, too.",
                "One that another card forbids there is discarded.",
            ])
            .affects(WHAT_IT_PLAYS)
            .on_play(rude_awakening),
        on_minion("Small But Tough", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: If this minion would go to the discard pile, place it on top of your deck instead.")
            .rulings(&[
                "Also after its base has scored; and if it was destroyed, it has been destroyed all the same.",
                "A minion that you do not own goes on top of its owner's deck; one that nobody owns is discarded.",
            ])
            .has(goes(|eye, going| is_owned_wearer(eye, going).then_some(To::DeckTop))),
        on_base("Sneaksy", 1)
            .text("Play on a base. Ongoing: Other players' actions do not affect your minions here.")
            .rulings(&[
                "Actions of other players that already lie on them are destroyed at once.",
                "It does not help against minions and bases.",
            ])
            .has(protects(|eye, card, effect| {
                effect.cause.is_action_of_other(eye.you()) && eye.is(card, minions().yours().here())
            })),
        action("Spoiled Brats", 1)
            .text("Choose any number of minions in your discard pile. Place them, shuffled, on top of your deck.")
            .rulings(&["Nobody knows in which order they lie there."])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Place, minions().in_discard().any_number())?;
                cx.place_shuffled_on_deck(&chosen)?;
                Ok(())
            }),
        action("Unexpected Party", 2)
            .text("Play an extra minion on a base where you have no minions.")
            .on_play(|cx| cx.extra_play(Permission::minion().where_you_have_none())),
    ],
    titan: None,
    revised: Revision::of(&[
        action("Out Of Nowhere", 1)
            .text("Draw two minions off the top of your deck.")
            .rulings(&["One after the other: cards are revealed until there is a minion. Those that are none are shuffled into your deck when both are drawn."])
            .on_play(out_of_nowhere),
    ]),
};

/// "Draw two minions off the top of your deck.": what comes to light on the way stays out until both are drawn.
fn out_of_nowhere(cx: &mut Cx) -> Step {
    let (you, mut revealed) = (cx.you(), Vec::new());
    for _ in 0..2 {
        let more = cx.reveal_until(you, 1, minions())?;
        cx.draw_from(&cx.among(&more, minions()))?;
        revealed.extend(more);
    }
    cx.shuffle_unused(&revealed, you)
}

/// "Reveal your hand, and play all minions in it there": those that are in it as it is revealed.
fn rude_awakening(cx: &mut Cx) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    let hand = cx.reveal_hand(cx.you());
    let mut left = cx.among(&hand, minions().in_hand());
    while !left.is_empty() {
        let next = cx.choose_from(Why::PlayThis, &left, cards())?;
        cx.play_these_cancelled_at(&next, site, cx.end_of_turn(), cx.you())?;
        left = cx.among(&left, minions().in_hand());
    }
    Ok(())
}
