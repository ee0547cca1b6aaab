//! Mages throw cards away for spells, and conjure monsters up wherever they like.

use crate::idioms::*;
use engine::cards::*;

/// The Mages.
pub const MAGES: FactionDef = FactionDef {
    name: "Mages",
    blurb: "Burn the cards in your hand as fuel for spells, and conjure up monsters.",
    emblem: "crystal-wand",
    colors: ["#c35cff", "#1b2c66"],
    cards: &[
        minion("Blaster Master", 1, 5)
            .text("Talent: Discard a card. If you do, destroy a minion of power 2 or less.")
            .rulings(&["A minion at any base."])
            .art("fire-ray")
            .has(talent(
                |eye| eye.has_hand() && eye.any(minions().power_at_most(2)),
                |cx| zap(cx, minions().power_at_most(2)),
            )),
        minion("Happy Zapper", 2, 3)
            .text("Talent: Discard a card. If you do, this minion gains +2 power until the end of the turn. Special: Before this base scores, you may use this minion's talent.")
            .rulings(&[
                "Also if you have used it this turn, and on other players' turns.",
                "If it has further talents, you use only one of them before the base scores.",
            ])
            .art("bolt-spell-cast")
            .has(talent(
                |eye| eye.has_hand(),
                |cx| match discards(cx, cards().in_hand(), 1)? {
                    true => cx.give_power(&[cx.this()], 2, cx.end_of_turn()),
                    false => Ok(()),
                },
            ))
            .has(talent_again_before_scoring()),
        minion("Wand Whiz", 3, 3)
            .text("You may discard a card. If you do, play an extra minion or an extra action.")
            .rulings(&["You choose at once which of the two; in your Play Cards phase the play itself may wait."])
            .art("orb-wand")
            .on_play(wand_whiz),
        minion("Scroll Shuffler", 4, 2)
            .text("Discard a card, then draw a card.")
            .rulings(&["Not optional. With an empty hand you only draw."])
            .art("scroll-unfurled")
            .on_play(|cx| discard_and_draw(cx, 1)),
        action("Charm", 1)
            .text("Choose a monster. You control it until the end of the turn, and it is one of your minions.")
            .rulings(&[
                "Its power counts for you and does not add to the breakpoint meanwhile.",
                "If its base scores, its treasures are shared among all players there as usual.",
            ])
            .art("charm")
            .affects(monsters())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, monsters())?;
                cx.take_control(&chosen, cx.you(), cx.end_of_turn())
            }),
        action("Embiggen", 1)
            .text("Choose a minion. Discard any number of cards. The chosen minion gains +1 power until the end of the turn for each of them.")
            .art("expand")
            .raises()
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                let n = discard_any_number(cx)?;
                cx.give_power(&chosen, n, cx.end_of_turn())
            }),
        action("Mass Summoning", 1)
            .text("On each base in play, play a monster.")
            .rulings(&[
                "From the top of the monster deck, one after the other from the left.",
                "You play them, but nobody controls them.",
            ])
            .art("evil-minion")
            .on_play(|cx| {
                for site in cx.sites() {
                    cx.play_monsters(1, site)?;
                }
                Ok(())
            }),
        on_base("Portal to Beyond", 1)
            .text("Play on a base. Talent: Discard a card. If you do, play a monster here.")
            .art("magic-portal")
            .has(talent(
                |eye| eye.has_hand() && is_left(eye, Home::Monsters),
                |cx| match discards(cx, cards().in_hand(), 1)? {
                    true => cx.play_monsters(1, cx.here()),
                    false => Ok(()),
                },
            )),
        action("Recover Arcane Wisdom", 2)
            .text("If you have fewer than five cards in hand, draw until you have five.")
            .rulings(&["This card is not in your hand any more."])
            .art("wisdom")
            .on_play(|cx| {
                let n = cx.eye().hand(cx.you()).len() as i32;
                cx.draw(cx.you(), 5 - n)
            }),
        action("Some Enchanted Evening", 1)
            .text("Discard any number of cards. For each of them, play an extra minion of power 3 or less.")
            .art("moon")
            .on_play(|cx| {
                for _ in 0..discard_any_number(cx)? {
                    cx.extra_play(Permission::minion().power_at_most(3))?;
                }
                Ok(())
            }),
        action("Speed Reading", 1)
            .text("Discard a card, then draw three cards.")
            .rulings(&["If this is the last card in your hand, you only draw."])
            .art("book-storm")
            .on_play(|cx| discard_and_draw(cx, 3)),
        action("Zzzzzap!", 2)
            .text("Discard a card. If you do, destroy a minion of power 3 or less.")
            .rulings(&[
                "A minion at any base.",
                "You must discard a card if you have one, also if no minion fits.",
            ])
            .art("lightning-arc")
            .affects(minions().power_at_most(3))
            .on_play(|cx| zap(cx, minions().power_at_most(3))),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "Discard a card to destroy a minion ..."
fn zap(cx: &mut Cx, which: Select) -> Step {
    match discards(cx, cards().in_hand(), 1)? {
        true => destroy(cx, which),
        false => Ok(()),
    }
}

/// "You may discard a card to play an extra minion or action."
fn wand_whiz(cx: &mut Cx) -> Step {
    if !may_discard(cx)? {
        return Ok(());
    }
    cx.one_of([
        part("Play an extra minion", |cx| cx.extra_play(Permission::minion())),
        part("Play an extra action", |cx| cx.extra_play(Permission::action())),
    ])
}

/// "Discard a card. Draw N cards."
fn discard_and_draw(cx: &mut Cx, n: i32) -> Step {
    cx.discard_choice(cx.you(), 1)?;
    cx.draw(cx.you(), n)
}

/// "Discard any number of cards.": how many were.
fn discard_any_number(cx: &mut Cx) -> Step<i32> {
    let chosen = cx.choose(Why::Discard, cards().in_hand().any_number())?;
    Ok(cx.discard(&chosen)?.len() as i32)
}
