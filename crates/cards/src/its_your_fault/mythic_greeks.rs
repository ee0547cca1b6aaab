//! Mythic Greeks ask the gods: every favor they get makes their heroes stronger.

use crate::idioms::*;

/// The Mythic Greeks.
pub const MYTHIC_GREEKS: FactionDef = FactionDef {
    name: "Mythic Greeks",
    blurb: "Call in one favor of the gods after the other, and let your heroes grow by each of them.",
    colors: ["#d8c48a", "#27427a"],
    cards: &[
        minion("Odysseus", 1, 5)
            .text("Ongoing: Place a +1 power counter on one of your minions after you play an action.")
            .rulings(&["After each action, not just the first one of a turn."])
            .has(after(EventKind::Played, you_play_an_action, |cx| {
                place_counters(cx, minions().yours(), 1)
            })),
        minion("Heracles", 1, 4)
            .text("Ongoing: Each time any player plays an action, this minion gains +1 power until the end of the turn.")
            .rulings(&[
                "After each action, not just the first one of a turn.",
                "\"Any player\" is also his controller.",
            ])
            .has(
                after(
                    EventKind::Played,
                    |_, event| event.action_played().is_some(),
                    |cx| cx.give_power(&[cx.this()], 1, cx.end_of_turn()),
                )
                .while_there(),
            ),
        minion("Jason", 1, 4)
            .text("Ongoing: After the first time you play an action each turn, you may choose a base. Each of your minions there gains +1 power until the end of the turn.")
            .rulings(&[
                "Minions that come later do not gain the power.",
                "In a turn in which you played an action before you played him, he does nothing.",
            ])
            .has(JASON.first()),
        minion("Spartan", 3, 3)
            .text("Ongoing: Once each turn, after your first action, you may place a +1 power counter on this minion.")
            .rulings(&["In a turn in which you played an action before you played it, it does nothing."])
            .has(SPARTAN.first()),
        minion("Argonaut", 4, 2)
            .text("Trigger all abilities that would trigger from you playing an action. Special: Whenever you could play an action, you may play this card in its place.")
            .rulings(&[
                "In place of an extra action, too, but not of a specific card, nor of an action to be played on a minion.",
                "Played in place of an action it uses none of your minion plays, and is a minion that is played all the same.",
                "What answers actions (Spartan, Jason) answers it however it was played.",
            ])
            .has(stands_for_this(PlayKind::Action))
            .on_play(|cx| cx.triggers_as_an_action()),
        action("Favor of Aphrodite", 1)
            .text("Play an extra minion.")
            .on_play(|cx| cx.extra_play(Permission::minion())),
        action("Favor of Apollo", 1)
            .text("Draw a card. You may play an extra action.")
            .on_play(|cx| {
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Favor of Ares", 1)
            .text("One of your minions gains +3 power until the end of the turn.")
            .raises()
            .on_play(|cx| give_power(cx, minions().yours(), 3)),
        action("Favor of Athena", 1)
            .text("Reveal the top five cards of your deck. You may place an action among them into your hand. Return the others to the top in any order.")
            .on_play(|cx| {
                let revealed = cx.reveal_top(cx.you(), 5)?;
                let taken = cx.choose_from(Why::Take, &revealed, actions().may())?;
                cx.place_in_hand(&taken)?;
                cx.return_to_top(&cx.among(&revealed, cards()))
            }),
        action("Favor of Dionysus", 1)
            .text("Choose one of your minions. It gains +1 power until the end of the turn. You may play an extra action. You may place this card on top of your deck instead of in the discard pile.")
            .raises()
            .on_play(|cx| {
                give_power(cx, minions().yours(), 1)?;
                cx.extra_play(Permission::action())?;
                if cx.yes()? {
                    cx.place_when_done(To::DeckTop);
                }
                Ok(())
            }),
        action("Favor of Hades", 1)
            .text("Place an action from your discard pile into your hand.")
            .on_play(|cx| take(cx, actions().in_discard())),
        action("Favor of Hera", 1)
            .text("Place a +1 power counter on up to two of your minions.")
            .rulings(&["One on each of them."])
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().up_to(2), 1)),
        action("Favor of Hermes", 1)
            .text("Play two extra actions.")
            .on_play(|cx| {
                cx.extra_play(Permission::action())?;
                cx.extra_play(Permission::action())
            }),
        action("Favor of Poseidon", 1)
            .text("Shuffle up to three cards from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, cards().in_discard().up_to(3))),
        action("Favor of Zeus", 1)
            .text("Choose a base. Its breakpoint is reduced by 5 until the end of the turn.")
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => cx.change_breakpoint(site, -5, cx.end_of_turn()),
                None => Ok(()),
            }),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Jason", 1, 4)
            .text("Ongoing: Once each turn, after you play an action, you may choose a base. Each of your minions there gains +1 power until the end of the turn.")
            .rulings(&[
                "Minions that come later do not gain the power.",
                "Any action of the turn, not just the first one.",
            ])
            .has(JASON.limited(Limit::OncePerTurn)),
        minion("Spartan", 3, 3)
            .text("Ongoing: Once each turn, you may place a +1 power counter on this minion after you play an action.")
            .rulings(&["Any action of the turn, not just the first one."])
            .has(SPARTAN.limited(Limit::OncePerTurn)),
    ]),
};

/// "After ... you play an action ..., you may choose a base. Each of your minions there gains +1 power until the end of the turn."
const JASON: Ability = after(EventKind::Played, you_play_an_action, |cx| {
    let site = cx.choose_base(|eye, site| eye.any(minions().yours().at(site)))?;
    let Some(site) = site else { return Ok(()) };
    give_power(cx, minions().yours().at(site).each(), 1)
})
.only_when(|eye| eye.any(minions().yours()))
.may();

/// "After ... you play an action ..., you may place a +1 power counter on this minion."
const SPARTAN: Ability =
    after(EventKind::Played, you_play_an_action, |cx| cx.place_counters(&[cx.this()], 1))
        .while_there()
        .may();
