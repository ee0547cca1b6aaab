//! Ghosts are strong while their hands are nearly empty.

use crate::idioms::*;

/// The Ghosts.
pub const GHOSTS: FactionDef = FactionDef {
    name: "Ghosts",
    blurb: "Empty your hand: the fewer cards you hold, the stronger you are.",
    colors: ["#7fa8c9", "#27304a"],
    cards: &[
        minion("Spectre", 1, 5)
            .text("Special: While you have two or fewer cards in hand, you may play this card from your discard pile whenever you could play a minion, in its place.")
            .has(
                stands_for(PlayKind::Minion, hand_is_thin, |eye| {
                    Permission::minion().from_discard().only(eye.host.id.host)
                })
                .special()
                .from_discard(),
            ),
        minion("Haunting", 2, 3)
            .text("Ongoing: While you have two or fewer cards in hand, this minion has +3 power and is not affected by other players' cards.")
            .has(power(|eye, minion| if minion == eye.this() && hand_is_thin(eye) { 3 } else { 0 }))
            .has(protects(|eye, card, effect| {
                card == eye.this() && hand_is_thin(eye) && effect.cause.is_other_player(eye.you())
            })),
        minion("Spirit", 3, 3)
            .text("Choose a minion. You may discard as many cards as its power to destroy it.")
            .on_play(spirit),
        minion("Ghost", 4, 2)
            .text("You may discard a card from your hand.")
            .on_play(|cx| may_discard(cx).map(drop)),
        action("Across the Divide", 1)
            .text("Choose a name. From your discard pile, place any number of minions of that name into your hand.")
            .on_play(across_the_divide),
        on_base("Door to the Beyond", 1)
            .text("Play on a base. Ongoing: While you have two or fewer cards in hand, each of your minions here has +2 power.")
            .raises()
            .has(power(|eye, minion| {
                let yours = eye.is_here(minion) && eye.is_yours(minion);
                if yours && hand_is_thin(eye) { 2 } else { 0 }
            })),
        action("Ghostly Arrival", 2)
            .text("You may play an extra minion and/or an extra action.")
            .on_play(|cx| {
                cx.extra_play(Permission::minion())?;
                cx.extra_play(Permission::action())
            }),
        on_minion("Incorporeal", 2, minions().yours())
            .text("Play on one of your minions. Ongoing: It is not affected by other players' cards.")
            .has(protects(|eye, card, effect| {
                eye.wearer() == Some(card) && effect.cause.is_other_player(eye.you())
            })),
        on_minion("Make Contact", 1, minions())
            .text("You can only play this card if it is the only card in your hand. Play on a minion. Ongoing: You control that minion.")
            .has(only_if(|eye, attempt| {
                eye.hand(attempt.seat).iter().all(|&card| card == attempt.card)
            }))
            .has(from_the_play_on(|cx| {
                cx.take_control(&cx.wearer(), cx.you(), Until::SourceLeaves)
            })),
        action("Séance", 1)
            .text("If you have two or fewer cards in hand, draw until you have five.")
            .on_play(|cx| {
                let n = cx.eye().hand(cx.you()).len() as i32;
                if n <= 2 { cx.draw(cx.you(), 5 - n) } else { Ok(()) }
            }),
        action("Shady Deal", 1)
            .text("If you have two or fewer cards in hand, gain 1 VP.")
            .on_play(|cx| match hand_is_thin(&cx.eye()) {
                true => cx.gain_vp(cx.you(), 1),
                false => Ok(()),
            }),
        action("The Dead Rise", 1)
            .text("Discard any number of cards. Play an extra minion from your discard pile of less power than that number.")
            .on_play(|cx| {
                let chosen = cx.choose(Why::Discard, cards().in_hand().any_number())?;
                let n = cx.discard(&chosen)?.len() as i32;
                play(cx, Permission::minion().from_discard().power_at_most(n - 1))
            }),
    ],
    titan: Some(
        titan("Creampuff Man")
            .text("Special: On your turn, if you have no cards in hand, you may play this titan. Ongoing: You have +5 power here, reduced by 1 for each card in your hand (but not below +0). Talent: Discard a card. If you did, play a standard action from your discard pile as an extra action, and place it on the bottom of your deck instead of in the discard pile.")
            .rulings(&[
                "A standard action is one that is not played on a base or on a minion, and does not bury itself.",
                "It is played at once, and may be the card you have just discarded.",
                "An action that goes elsewhere by itself goes there.",
            ])
            .has(titan_on_your_turn(|eye| anywhere_if(eye, !eye.has_hand())))
            .has(presence(|eye| (5 - eye.hand(eye.you()).len() as i32).max(0)))
            .has(talent(
                |eye| {
                    let later = eye.any(standard().in_discard()) || eye.any(standard().in_hand());
                    eye.has_hand() && later
                },
                creampuff_man,
            )),
    ),
    revised: Revision::of(&[
        on_minion("Make Contact", 1, minions())
            .text("Play on a minion. If you have any cards in hand, destroy this card. Otherwise take control of that minion. Ongoing: After this card leaves play, give control of that minion to its owner.")
            .rulings(&[
                "Also if somebody else had control before, and if this card is destroyed as it is played.",
                "If it is transferred, you keep control of the first minion and get none of the second.",
            ])
            .on_play(|cx| match cx.eye().has_hand() {
                true => destroy_this(cx),
                false => cx.take_control(&cx.wearer(), cx.you(), Until::Leaves),
            })
            .has(after(
                EventKind::Left,
                |eye, event| event.left().any(|card| eye.was_this(card)),
                give_back,
            )),
        titan("Creampuff Man")
            .text("Special: On your turn, if you have no cards in hand, you may play this titan. Ongoing: You have +5 power here, reduced by 1 for each card in your hand (but not below +0). Talent: Choose a standard action from your discard pile. Discard a card to play that action as an extra action, and place it on the bottom of your deck instead of in the discard pile.")
            .rulings(&[
                "A standard action is one that is not played on a base or on a minion, and does not bury itself.",
                "It is played at once, and is never the card you discard.",
                "An action that goes elsewhere by itself goes there.",
            ])
            .has(titan_on_your_turn(|eye| anywhere_if(eye, !eye.has_hand())))
            .has(presence(|eye| (5 - eye.hand(eye.you()).len() as i32).max(0)))
            .has(talent(
                |eye| eye.has_hand() && eye.any(playable().in_discard()),
                creampuff_man_chooses_first,
            )),
    ]),
};

/// "If you have two or fewer cards in your hand ..."
fn hand_is_thin(eye: &Eye) -> bool {
    eye.hand(eye.you()).len() <= 2
}

/// All the cards it takes, or none.
fn spirit(cx: &mut Cx) -> Step {
    let Some(minion) = cx.choose(Why::Destroy, minions())?.one() else { return Ok(()) };
    let (you, price) = (cx.you(), cx.power(minion));
    if cx.eye().hand(you).len() >= price as usize && cx.yes()? {
        cx.discard_choice(you, price as u16)?;
        cx.destroy(&[minion])?;
    }
    Ok(())
}

/// Any name could be chosen; only those of minions in the pile lead anywhere.
fn across_the_divide(cx: &mut Cx) -> Step {
    let pile = cx.all(minions().in_discard());
    let names = pile.iter().map(|&minion| cx.name(minion)).collect();
    let Some(name) = cx.choose_name(names)? else { return Ok(()) };
    take(cx, minions().in_discard().copy_of(name).any_number())
}

/// "A standard action."
const fn standard() -> Select {
    actions().that(|eye, action| eye.state.is_standard(action))
}

/// "A standard action" that can be played now: a talent is used at no moment for a Special.
const fn playable() -> Select {
    actions().that(|eye, action| eye.state.is_standard(action) && eye.can_play_as_extra(action))
}

/// "Discard a card. If you did, play a standard action from your discard pile ..."
fn creampuff_man(cx: &mut Cx) -> Step {
    if !discards(cx, cards().in_hand(), 1)? {
        return Ok(());
    }
    let chosen = cx.choose(Why::PlayThis, playable().in_discard())?;
    play_and_place_under_deck(cx, &chosen)
}

/// "Choose a standard action from your discard pile. Discard a card to play that action ..."
fn creampuff_man_chooses_first(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::PlayThis, playable().in_discard())?;
    match !chosen.is_empty() && discards(cx, cards().in_hand(), 1)? {
        true => play_and_place_under_deck(cx, &chosen),
        false => Ok(()),
    }
}

/// "Play it as an extra action, and place it on the bottom of your deck instead of in the discard pile."
fn play_and_place_under_deck(cx: &mut Cx, chosen: &[Ref]) -> Step {
    chosen.iter().try_for_each(|&action| cx.play_then_under_your_deck(action, KeptFrom::Discard))
}

/// "Give control of that minion to its owner."
fn give_back(cx: &mut Cx) -> Step {
    let minion = cx.wearer();
    match minion.first().and_then(|&minion| cx.owner(minion)) {
        Some(owner) => cx.give_control(&minion, owner).map(drop),
        None => Ok(()),
    }
}
