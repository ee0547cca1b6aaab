//! Wizards draw, and play one action after the other.

use crate::idioms::*;

/// The Wizards.
pub const WIZARDS: FactionDef = FactionDef {
    name: "Wizards",
    blurb: "Draw cards and chain action after action.",
    colors: ["#7d4fc3", "#2c1a4d"],
    cards: &[
        minion("Archmage", 1, 4)
            .text("Ongoing: You may play an extra action on each of your turns.")
            .rulings(&[
                "The extra action is yours as soon as you have him in your Play Cards phase, and stays if he leaves.",
                "Destroyed and played again in one turn, he grants another one.",
            ])
            .has(each_turn(|cx| cx.extra_play(Permission::action()))),
        minion("Chronomage", 2, 3)
            .text("You may play an extra action this turn.")
            .rulings(&["Outside your Play Cards phase the extra action is now or never."])
            .on_play(|cx| cx.extra_play(Permission::action())),
        minion("Enchantress", 3, 2)
            .text("Draw a card.")
            .on_play(|cx| cx.draw(cx.you(), 1)),
        minion("Neophyte", 4, 2)
            .text("Reveal the top card of your deck. If it is an action, you may place it in your hand or play it as an extra action. Otherwise return it to the top.")
            .rulings(&["An action that can be played only by its Special can be taken, but not played now, unless its moment is now."])
            .on_play(neophyte),
        action("Mass Enchantment", 1)
            .text("Reveal the top card of each other player's deck. Play one revealed action as an extra action. Return the other cards to the top of their decks.")
            .rulings(&[
                "If an action is revealed you must play one; if it has no legal place it is discarded.",
                "The action goes to its owner's discard pile.",
            ])
            .on_play(mass_enchantment),
        action("Mystic Studies", 2)
            .text("Draw two cards.")
            .on_play(|cx| cx.draw(cx.you(), 2)),
        action("Portal", 1)
            .text("Reveal the top five cards of your deck. Place any number of minions among them into your hand. Return the others to the top in any order.")
            .rulings(&["A deck of fewer than five cards is made up from the discard pile."])
            .on_play(portal),
        action("Sacrifice", 1)
            .text("Choose one of your minions. Draw cards equal to its power. Destroy it.")
            .rulings(&["You draw before the minion is destroyed, for its power then."])
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                cx.draw(cx.you(), cx.power(minion))?;
                cx.destroy(&[minion])?;
                Ok(())
            }),
        action("Scry", 1)
            .text("Search your deck for an action, reveal it and place it into your hand. Shuffle your deck.")
            .rulings(&["If there is an action you must take one."])
            .on_play(|cx| search_and_take(cx, actions())),
        action("Summon", 2)
            .text("Play an extra minion.")
            .on_play(|cx| cx.extra_play(Permission::minion())),
        action("Time Loop", 1).text("Play two extra actions.").on_play(|cx| {
            cx.extra_play(Permission::action())?;
            cx.extra_play(Permission::action())
        }),
        action("Winds of Change", 1)
            .text("Shuffle all cards in your hand into your deck, then draw five cards. You may play an extra action.")
            .rulings(&["It may be played with an empty hand."])
            .on_play(|cx| {
                cx.shuffle_into_deck(&cx.all(cards().in_hand()), cx.you())?;
                cx.draw(cx.you(), 5)?;
                cx.extra_play(Permission::action())
            }),
    ],
    titan: Some(
        titan("Arcane Protector")
            .text("Special: You may play this titan after you play your fifth or a later card in a turn. Ongoing: Every three cards in your hand give you +1 power here. Talent: Draw a card.")
            .rulings(&["Right after that card, in whatever phase, also on another player's turn."])
            .has(COMES_AFTER_THE_FIFTH)
            .has(presence(|eye| eye.hand(eye.you()).len() as i32 / 3))
            .has(DRAWS_A_CARD),
    ),
    revised: Revision::of(&[
        minion("Archmage", 1, 4)
            .text("Talent: Play an extra action.")
            .rulings(&["The extra action is yours and stays if he leaves."])
            .has(talent(always, |cx| cx.extra_play(Permission::action()))),
        titan("Arcane Protector")
            .text("Special: You may play this titan after you play your fifth or a later card in a turn. Ongoing: Every two cards in your hand give you +1 power here. Talent: Draw a card.")
            .rulings(&["Right after that card, in whatever phase, also on another player's turn."])
            .has(COMES_AFTER_THE_FIFTH)
            .has(presence(|eye| eye.hand(eye.you()).len() as i32 / 2))
            .has(DRAWS_A_CARD),
    ]),
};

/// "You may play this titan after you play your fifth or a later card in a turn."
const COMES_AFTER_THE_FIFTH: Ability =
    titan_after(EventKind::Played, you_play_your_fifth, anywhere);

/// "Talent: Draw a card."
const DRAWS_A_CARD: Ability =
    talent(|eye| eye.state.can_draw(eye.you()), |cx| cx.draw(cx.you(), 1));

fn neophyte(cx: &mut Cx) -> Step {
    let top = cx.reveal_top(cx.you(), 1)?;
    if let Some(&action) = cx.among(&top, actions()).first() {
        let playable = cx.can_play_now(action, PlayKind::Action);
        cx.may_one_of([
            part("Place it in your hand", |cx| cx.place_in_hand(&top).map(drop)),
            part("Play it as an extra action", |cx| cx.play_actions(&top))
                .only_if(move |_| playable),
        ])?;
    }
    cx.return_to_top(&cx.among(&top, cards()))
}

fn mass_enchantment(cx: &mut Cx) -> Step {
    let mut revealed = Vec::new();
    for player in cx.other_players() {
        revealed.extend(cx.reveal_top(player, 1)?);
    }
    let chosen = cx.choose_from(Why::PlayThis, &revealed, actions())?;
    cx.play_actions(&chosen)?;
    for card in cx.among(&revealed, cards()) {
        cx.return_to_top(&[card])?;
    }
    Ok(())
}

fn portal(cx: &mut Cx) -> Step {
    let revealed = cx.reveal_top(cx.you(), 5)?;
    let taken = cx.choose_from(Why::Take, &revealed, minions().any_number())?;
    cx.place_in_hand(&taken)?;
    cx.return_to_top(&cx.among(&revealed, cards()))
}

/// "You play your fifth or a later card in a turn": of whatever kind.
fn you_play_your_fifth(eye: &Eye, event: &Event) -> bool {
    let by_you = |event: &Event| event.play().is_some_and(|play| play.by == Some(eye.you()));
    by_you(event) && eye.happened_before(event).filter(|&e| by_you(e)).count() >= 4
}
