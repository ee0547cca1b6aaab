//! The Kree play one action after the other, and their soldiers fight the better for it.

use crate::idioms::*;

/// The Kree.
pub const KREE: FactionDef = FactionDef {
    name: "Kree",
    blurb: "Draw cards, play action after action, and all of you grow by it.",
    colors: ["#4fd1a5", "#123a6b"],
    cards: &[
        minion("Supreme Intelligence", 1, 5)
            .text("Ongoing: After you play an action, one of your other minions gains +1 power until the end of the turn.")
            .rulings(&["Each time, on any turn, and for an action played by its Special, too."])
            .has(after(
                EventKind::Played,
                you_play_an_action,
                |cx| give_power(cx, minions().yours().other(), 1),
            )),
        minion("Minn-Erva", 2, 4)
            .text("Draw two cards.")
            .on_play(|cx| cx.draw(cx.you(), 2)),
        minion("Ronan the Accuser", 3, 3)
            .text("You may play an extra action.")
            .on_play(|cx| cx.extra_play(Permission::action())),
        minion("Kree Sentry", 4, 2)
            .text("Ongoing: This minion has +2 power if you have played two or more actions this turn.")
            .rulings(&["Also actions that you played before it came, and in whatever way. Once, not for each two."])
            .has(power(|eye, minion| {
                if minion == eye.this() && eye.actions_you_played().count() >= 2 { 2 } else { 0 }
            })),
        action("Battle Rage", 2)
            .text("One of your minions gains +2 power until the end of the turn. Draw a card.")
            .raises()
            .affects(minions().yours())
            .on_play(|cx| {
                give_power(cx, minions().yours(), 2)?;
                cx.draw(cx.you(), 1)
            }),
        action("Call for Backup", 1)
            .text("Draw two cards.")
            .on_play(|cx| cx.draw(cx.you(), 2)),
        action("It Begins", 1)
            .text("One of your minions gains +1 power until the end of the turn. Draw a card. You may play an extra action.")
            .raises()
            .affects(minions().yours())
            .on_play(|cx| {
                give_power(cx, minions().yours(), 1)?;
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Prepare to Engage", 1)
            .text("Reveal the top five cards of your deck. Place up to two actions among them into your hand and shuffle the others into your deck.")
            .rulings(&["If your deck runs out, your discard pile becomes your deck and you reveal on."])
            .on_play(|cx| {
                let revealed = cx.reveal_top(cx.you(), 5)?;
                let taken = cx.choose_from(Why::Take, &revealed, actions().up_to(2))?;
                cx.place_in_hand(&taken)?;
                cx.shuffle_into_deck(&cx.among(&revealed, cards()), cx.you())
            }),
        action("Proven Methods", 1)
            .text("Place up to two actions from your discard pile on top of your deck in any order.")
            .on_play(|cx| place_on_deck(cx, actions().in_discard().up_to(2))),
        on_minion("Relentless Attack", 1, minions())
            .text("Play on a minion. Talent: Play an extra action.")
            .has(talent(always, |cx| cx.extra_play(Permission::action()))),
        on_minion("Righteous Fury", 2, minions())
            .text("Play on a minion. Ongoing: This minion has +3 power.")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 3 } else { 0 })),
        action("Speed Up", 1)
            .text("Play up to two extra actions.")
            .on_play(|cx| {
                cx.extra_play(Permission::action())?;
                cx.extra_play(Permission::action())
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};
