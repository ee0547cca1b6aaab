//! Miskatonic University studies madness and makes use of it.

use super::idioms::*;
use crate::idioms::*;
use engine::cards::*;

/// The Miskatonic University.
pub const MISKATONIC_UNIVERSITY: FactionDef = FactionDef {
    name: "Miskatonic University",
    blurb: "Collect madness for research, turn it into something, and put it back in time.",
    emblem: "secret-book",
    colors: ["#8a5a2b", "#2b2118"],
    cards: &[
        minion("Professor", 1, 5)
            .text("Talent: Discard a Madness card. If you do, you may play an extra action and an extra minion.")
            .art("teacher")
            .has(talent(has_madness, |cx| {
                if discard_madness(cx)? {
                    cx.extra_play(Permission::action())?;
                    cx.extra_play(Permission::minion())?;
                }
                Ok(())
            })),
        minion("Librarian", 2, 4)
            .text("Talent: Discard a Madness card. If you do, draw a card.")
            .art("bookshelf")
            .has(talent(has_madness, |cx| {
                let discarded = discard_madness(cx)?;
                if discarded { cx.draw(cx.you(), 1) } else { Ok(()) }
            })),
        minion("Psychologist", 3, 3)
            .text("You may return a Madness card from your hand or discard pile to the Madness deck.")
            .art("brain-dump")
            .on_play(|cx| return_up_to(cx, 1)),
        minion("Researcher", 4, 2)
            .text("You may draw a Madness card.")
            .art("archive-research")
            .on_play(|cx| {
                let left = !cx.state().deck(Home::Madness).is_empty();
                if left && cx.yes_of(cx.you(), Why::Draw)? { you_draw_madness(cx) } else { Ok(()) }
            }),
        action("\"Old Man Jenkins!?\"", 1)
            .text("Special: Before a base scores, destroy a minion with the highest power there.")
            .art("pumpkin-mask")
            .affects(minions())
            .has(
                before_a_base_scores(|cx| {
                    let strongest = strongest(cx, minions().there());
                    let doomed = cx.choose_from(Why::Destroy, &strongest, cards())?;
                    cx.destroy(&doomed).map(drop)
                })
                .special_from_hand(),
            ),
        action("... It Just Might Work", 1)
            .text("Discard a Madness card. If you do, each of your minions gains +1 power until the end of the turn.")
            .rulings(&[
                "Only minions in play when you play this card.",
                "The Madness card goes to your discard pile.",
            ])
            .art("light-bulb")
            .raises()
            .on_play(|cx| {
                let discarded = discard_madness(cx)?;
                if discarded { give_power(cx, minions().yours().each(), 1) } else { Ok(()) }
            }),
        action("Field Trip", 2)
            .text("Place any number of cards from your hand on the bottom of your deck, and draw as many.")
            .art("bus")
            .on_play(|cx| {
                let n = place_under_deck(cx, cards().in_hand().any_number())?;
                cx.draw(cx.you(), n)
            }),
        on_base("Gate to Beyond", 1)
            .text("Play on a base. Talent: Draw a Madness card. You may play an extra minion here.")
            .rulings(&["You must draw the Madness card, also if you play no minion."])
            .art("magic-gate")
            .has(talent(always, |cx| {
                you_draw_madness(cx)?;
                cx.extra_play(Permission::minion().at(cx.here()))
            })),
        action("Jinkies!", 2)
            .text("Return up to two Madness cards from your hand and discard pile to the Madness deck.")
            .art("magnifying-glass")
            .on_play(|cx| return_up_to(cx, 2)),
        action("That's So Crazy...", 1)
            .text("Draw a Madness card. Each of your minions gains +1 power until the end of the turn. You may play an extra action.")
            .rulings(&["Only minions in play when you play this card."])
            .art("thought-bubble")
            .raises()
            .on_play(|cx| {
                you_draw_madness(cx)?;
                give_power(cx, minions().yours().each(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Things Best Not Known", 1)
            .text("Special: Before a base scores, choose a minion there. Draw up to three Madness cards. The minion gains +2 power until the end of the turn for each one.")
            .art("black-book")
            .raises()
            .affects(minions())
            .has(before_a_base_scores(things_best_not_known).special_from_hand()),
        action("Those Meddling Kids", 1)
            .text("Destroy any number of actions played on one base.")
            .rulings(&["Not those on minions there."])
            .art("sniffing-dog")
            .on_play(|cx| {
                let site = cx.choose_base(|eye, site| eye.any(actions().on_base_at(site)))?;
                let Some(site) = site else { return Ok(()) };
                destroy(cx, actions().on_base_at(site).any_number())
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

fn has_madness(eye: &Eye) -> bool {
    eye.any(madness().in_hand())
}

fn things_best_not_known(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::Choose, minions().there())?;
    let drawn = draw_up_to_three_madness(cx)? as i32;
    cx.give_power(&chosen, 2 * drawn, cx.end_of_turn())
}
