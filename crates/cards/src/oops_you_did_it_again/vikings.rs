//! Vikings take what others have: from their hands, their decks, their discard piles, and from the table.

use super::idioms::*;

/// The Vikings.
pub const VIKINGS: FactionDef = FactionDef {
    name: "Vikings",
    blurb: "Plunder the cards of the other players, and play them as if they were your own.",
    colors: ["#bcd6e8", "#1f3a5c"],
    cards: &[
        minion("Valkyrie", 1, 5)
            .text("Choose a minion in another player's discard pile and place it into your hand.")
            .rulings(&[STOLEN])
            .on_play(|cx| {
                let players = cx.other_players().into_iter();
                let fallen = |player| cx.all(minions().in_discard().of(player));
                let fallen: Vec<Ref> = players.flat_map(fallen).collect();
                let chosen = cx.choose_from(Why::Take, &fallen, cards())?;
                cx.take_into_hand(&chosen, cx.you())?;
                Ok(())
            }),
        minion("Raider", 2, 4)
            .text("Talent: Place up to three cards from your hand on top of your deck. This minion gains +1 power until the end of the turn for each of them.")
            .rulings(&[UNSEEN])
            .has(talent(|eye| eye.has_hand(), |cx| {
                let chosen = cx.choose(Why::Place, cards().in_hand().up_to(3))?;
                let n = cx.place_on_decks(&chosen)?.len();
                cx.give_power(&[cx.this()], n as i32, cx.end_of_turn())
            })),
        minion("Shield Maiden", 3, 3)
            .text("Reveal the top card of another player's deck. If it is an action or a minion of power 3 or less, place it into your hand. If it is not, return it to the top.")
            .rulings(&[STOLEN])
            .on_play(|cx| {
                let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
                let top = cx.reveal_top(player, 1)?;
                let taken = spoils(cx, &top, 3);
                cx.take_into_hand(&taken, cx.you())?;
                cx.put_back(&cx.among(&top, cards()));
                Ok(())
            }),
        minion("Huscarl", 4, 2)
            .text("Talent: Place a card from your hand on top of your deck. If you do, this minion gains +2 power until the end of the turn.")
            .rulings(&[UNSEEN])
            .has(talent(|eye| eye.has_hand(), |cx| match place_one_on_deck(cx)? {
                true => cx.give_power(&[cx.this()], 2, cx.end_of_turn()),
                false => Ok(()),
            })),
        action("Berserk", 2)
            .text("Place a card from your hand on top of your deck. If you do, one of your minions gains +3 power until the end of the turn.")
            .rulings(&[UNSEEN])
            .raises()
            .on_play(|cx| place_one_on_deck_to_give_power(cx, 3)),
        action("Cast the Runes", 1)
            .text("Look at the hand of another player. Look at the top two cards of that player's deck, and return them in any order. Play an extra action.")
            .on_play(|cx| {
                if let Some(player) = cx.choose_player(&cx.other_players())? {
                    cx.look_at_hand(player);
                    let top = cx.look_at_top(Home::Player(player), 2)?;
                    cx.return_to_top(&top)?;
                }
                cx.extra_play(Permission::action())
            }),
        action("Combat Training", 1)
            .text("All of your minions gain +1 power until the end of the turn.")
            .rulings(&["Minions that come later do not gain the power."])
            .raises()
            .on_play(|cx| give_power(cx, minions().yours().each(), 1)),
        action("Pillage", 1)
            .text("Place a random card from another player's hand into your hand.")
            .rulings(&[STOLEN])
            .on_play(|cx| {
                let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
                let stolen = cx.random_of(&cx.all(cards().in_hand().of(player)), 1);
                cx.take_into_hand(&stolen, cx.you())?;
                Ok(())
            }),
        action("Raiding Party", 2)
            .text("Reveal the top three cards of another player's deck. You may play an action or a minion of power 4 or less among them as an extra card. Return the others to the top in any order.")
            .rulings(&[
                "It is played at once, before the others go back, or not at all.",
                "You control it. When it leaves play, or is done, it goes to its owner's pile.",
            ])
            .on_play(|cx| {
                let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
                let revealed = cx.reveal_top(player, 3)?;
                let found = spoils(cx, &revealed, 4);
                may_play_extra(cx, &found)?;
                cx.return_to_top(&cx.among(&revealed, cards()))
            }),
        action("Ransack", 1)
            .text("Place an action in play, on a minion or on a base, or a buried card into your hand.")
            .rulings(&[
                "Anybody's, also your own.",
                "A buried card of another player is chosen unseen.",
                STOLEN,
            ])
            .on_play(|cx| {
                let mut found = cx.all(actions());
                found.extend(cx.all(buried()));
                let chosen = cx.choose_from(Why::Take, &found, cards())?;
                cx.take_into_hand(&chosen, cx.you())?;
                Ok(())
            }),
        action("Tribute", 1)
            .text("Draw three cards.")
            .on_play(|cx| cx.draw(cx.you(), 3)),
        on_minion("Viking Funeral", 1, minions().yours().power_at_least(5))
            .text("Play on one of your minions of power 5 or more. Ongoing: After this minion goes to the discard pile, gain 1 VP. If you own the minion, put it into the box.")
            .rulings(&[
                "Destroyed, or discarded after its base scored.",
                "A card in the box is out of play for the rest of the game.",
                "This card stays on a minion that has less power later.",
            ])
            .has(after(EventKind::ToDiscard, wearer_goes_to_discard, viking_funeral)),
    ],
    titan: None,
    revised: Revision::of(&[
        action("Berserk", 2)
            .text("Place a card from your hand on top of your deck. If you do, one of your minions gains +4 power until the end of the turn.")
            .rulings(&[UNSEEN])
            .raises()
            .on_play(|cx| place_one_on_deck_to_give_power(cx, 4)),
    ]),
};

/// "Place a card from your hand on top of your deck to give one of your minions +N power until the end of the turn."
fn place_one_on_deck_to_give_power(cx: &mut Cx, amount: i32) -> Step {
    match place_one_on_deck(cx)? {
        true => give_power(cx, minions().yours(), amount),
        false => Ok(()),
    }
}

/// Not if something has already taken the minion from the discard pile again.
fn viking_funeral(cx: &mut Cx) -> Step {
    let you = cx.you();
    cx.gain_vp(you, 1)?;
    let Some(minion) = cx.wearer().one() else { return Ok(()) };
    if cx.owner(minion) == Some(you) && cx.state().in_discard_since(minion) {
        cx.put_in_box(&[cx.now(minion)])?;
    }
    Ok(())
}
