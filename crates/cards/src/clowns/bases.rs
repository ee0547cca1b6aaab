//! The two bases of the Clowns.

use super::idioms::*;

/// Both of them.
pub const BASES: &[CardDef] = &[
    base("Clown College", "Clowns", 18, [3, 2, 2])
        .text("After you play a minion here for the first time in a turn, you may place a random standard action from your discard pile into your hand.")
        .rulings(&["The first time for each player."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                let found = cx.random_of(&cx.all(STANDARD.in_discard()), 1);
                cx.place_in_hand(&found)?;
                Ok(())
            })
            .only_when(|eye| eye.any(STANDARD.in_discard()))
            .first()
            .of(Whom::Actor)
            .may(),
        ),
    base("The Big Top", "Clowns", 21, [4, 2, 1])
        .text("After you play a minion here, reveal the top card of your deck. If it is an action, you may discard it. Otherwise return it to the top.")
        .rulings(&["An action that you do not discard goes back to the top, too."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                let top = cx.reveal_top(cx.you(), 1)?;
                let found = cx.among(&top, actions());
                let chosen = cx.choose_from(Why::Discard, &found, cards().may())?;
                cx.discard(&chosen)?;
                cx.put_back(&cx.among(&top, cards()));
                Ok(())
            })
            .of(Whom::Actor),
        ),
];
