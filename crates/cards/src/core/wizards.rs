//! Wizards draw, and play one action after the other.

use engine::cards::*;

/// The Wizards.
pub const WIZARDS: FactionDef = FactionDef {
    name: "Wizards",
    blurb: "Draw cards and chain action after action.",
    emblem: "wizard-staff",
    colors: ["#7d4fc3", "#2c1a4d"],
    cards: &[
        minion("Archmage", 1, 4)
            .text("Ongoing: You may play an extra action on each of your turns.")
            .rulings(&[
                "The extra action is yours as soon as you have him in your Play Cards phase, and stays if he leaves.",
                "Destroyed and played again in one turn, he grants another one.",
            ])
            .art("wizard-face")
            .has(each_turn(|cx| cx.extra_play(Permission::action()))),
        minion("Chronomage", 2, 3)
            .text("You may play an extra action this turn.")
            .rulings(&["Outside your Play Cards phase the extra action is now or never."])
            .art("hourglass")
            .on_play(|cx| cx.extra_play(Permission::action())),
        minion("Enchantress", 3, 2).text("Draw a card.").art("witch-face").on_play(|cx| {
            let you = cx.you();
            cx.draw(you, 1)
        }),
        minion("Neophyte", 4, 2)
            .text("Reveal the top card of your deck. If it is an action, you may place it in your hand or play it as an extra action. Otherwise return it to the top.")
            .rulings(&["An action that can be played only by its Special can be taken, but not played now, unless its moment is now."])
            .art("pointy-hat")
            .on_play(neophyte),
        action("Mass Enchantment", 1)
            .text("Reveal the top card of each other player's deck. Play one revealed action as an extra action. Return the other cards to the top of their decks.")
            .rulings(&[
                "If an action is revealed you must play one; if it has no legal place it is discarded.",
                "The action goes to its owner's discard pile.",
            ])
            .art("magic-swirl")
            .on_play(mass_enchantment),
        action("Mystic Studies", 2).text("Draw two cards.").art("spell-book").on_play(|cx| {
            let you = cx.you();
            cx.draw(you, 2)
        }),
        action("Portal", 1)
            .text("Reveal the top five cards of your deck. Place any number of minions among them into your hand. Return the others to the top in any order.")
            .rulings(&["A deck of fewer than five cards is made up from the discard pile."])
            .art("portal")
            .on_play(portal),
        action("Sacrifice", 1)
            .text("Choose one of your minions. Draw cards equal to its power. Destroy it.")
            .rulings(&["You draw before the minion is destroyed, for its power then."])
            .art("sacrificial-dagger")
            .on_play(sacrifice),
        action("Scry", 1)
            .text("Search your deck for an action, reveal it and place it into your hand. Shuffle your deck.")
            .rulings(&["If there is an action you must take one."])
            .art("crystal-ball")
            .on_play(scry),
        action("Summon", 2)
            .text("Play an extra minion.")
            .art("pentagram-rose")
            .on_play(|cx| cx.extra_play(Permission::minion())),
        action("Time Loop", 1).text("Play two extra actions.").art("infinity").on_play(|cx| {
            cx.extra_play(Permission::action())?;
            cx.extra_play(Permission::action())
        }),
        action("Winds of Change", 1)
            .text("Shuffle your hand into your deck and draw five cards. You may play an extra action.")
            .rulings(&["It may be played with an empty hand."])
            .art("whirlwind")
            .on_play(winds_of_change),
    ],
};

fn neophyte(cx: &mut Cx) -> Step {
    let you = cx.you();
    let top = cx.reveal_top(you, 1);
    let Some(&card) = top.first() else { return Ok(()) };
    if !cx.state().is_action(card) {
        return cx.return_to_top(&top);
    }
    let playable = cx.can_play_now(card);
    let words = &["place it in your hand", "play it as an extra action"];
    match cx.may_choose_mode(words, &[true, playable])? {
        Some(0) => {
            let card = cx.state().at(card);
            cx.take_into_hand(&[card], Seats::ALL)
        }
        Some(1) => cx.play_card(card),
        _ => cx.return_to_top(&top),
    }
}

fn mass_enchantment(cx: &mut Cx) -> Step {
    let mut revealed = Vec::new();
    for player in cx.other_players() {
        revealed.extend(cx.reveal_top(player, 1));
    }
    let is_action = |cx: &Cx, card| cx.state().is_action(card);
    let actions: Vec<_> = revealed.iter().copied().filter(|&c| is_action(cx, c)).collect();
    let chosen = cx.choose_among(Why::PlayThis, &actions)?;
    if let Some(action) = chosen {
        cx.play_card(action.card)?;
    }
    for card in revealed {
        if chosen.is_none_or(|c| c.card != card) {
            cx.return_to_top(&[card])?;
        }
    }
    Ok(())
}

fn portal(cx: &mut Cx) -> Step {
    let you = cx.you();
    let mut revealed = cx.reveal_top(you, 5);
    let found: Vec<_> = revealed.iter().copied().filter(|&c| cx.state().is_minion(c)).collect();
    let taken = cx.pick_cards(you, Why::Take, &found, 0, u8::MAX)?;
    cx.take_into_hand(&taken, Seats::ALL)?;
    revealed.retain(|c| taken.iter().all(|t| t.card != *c));
    cx.return_to_top(&revealed)
}

fn sacrifice(cx: &mut Cx) -> Step {
    let Some(minion) = cx.choose(Why::Destroy, minions().yours())? else { return Ok(()) };
    let power = cx.state().power(minion.card);
    let you = cx.you();
    cx.draw(you, power)?;
    cx.destroy(minion)?;
    Ok(())
}

fn scry(cx: &mut Cx) -> Step {
    let you = cx.you();
    let mut deck = cx.search(Home::Player(you));
    deck.retain(|&c| cx.state().is_action(c));
    if let Some(action) = cx.choose_among(Why::Search, &deck)? {
        cx.reveal(&[action]);
        cx.take_into_hand(&[action], Seats::ALL)?;
    }
    cx.shuffle(Home::Player(you));
    Ok(())
}

fn winds_of_change(cx: &mut Cx) -> Step {
    let you = cx.you();
    let hand = cx.refs(&cx.state().players[you].hand);
    cx.shuffle_into_decks(&hand, you)?;
    cx.draw(you, 5)?;
    cx.extra_play(Permission::action())
}
