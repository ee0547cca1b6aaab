//! Kitty Cats borrow what they like, and throw away what they are done with.

use crate::idioms::*;

/// The Kitty Cats.
pub const KITTY_CATS: FactionDef = FactionDef {
    name: "Kitty Cats",
    blurb: "Wrap other players' minions around your paw, use them up, and sulk at the rest.",
    colors: ["#ffad5c", "#43302b"],
    cards: &[
        minion("Queen Fluffy", 1, 5)
            .text("Talent: Choose a minion of power 3 or less. You control it until the end of the turn.")
            .rulings(&["Also if Queen Fluffy leaves play before."])
            .has(talent(
                |eye| eye.any(minions().power_at_most(3)),
                |cx| charm(cx, minions().power_at_most(3)),
            )),
        minion("Whiskers", 2, 4)
            .text("Talent: You may play an extra action. Destroy one of your minions.")
            .rulings(&[
                "Who uses the talent must destroy a minion, which may be Whiskers.",
                "The action may wait until later in the turn, also if the minion cannot be destroyed.",
            ])
            .has(talent(always, |cx| {
                cx.extra_play(Permission::action())?;
                destroy(cx, minions().yours())
            })),
        minion("Muffin", 3, 3)
            .text("Choose a minion of power 3 or less. You control it until the end of the turn.")
            .rulings(&["It may choose itself or another minion of yours; then nothing changes."])
            .on_play(|cx| charm(cx, minions().power_at_most(3))),
        minion("Mr. Grumpers", 4, 2)
            .text("A minion has -2 power until the end of the turn.")
            .rulings(&["Not optional: if he is the only minion in play, it is himself."])
            .on_play(|cx| give_power(cx, minions(), -2)),
        action("Can Has Cheeseburger?", 1)
            .text("Special: Before a base scores, choose a minion of power 3 or less there. You control it until the end of the turn.")
            .affects(minions().power_at_most(3))
            .has(
                before_a_base_scores(|cx| charm(cx, minions().there().power_at_most(3)))
                    .special_from_hand(),
            ),
        action("Cat Fight", 2)
            .text("Choose one of your minions. Draw cards equal to its power. Destroy it.")
            .rulings(&["You draw before the minion is destroyed, for its power then."])
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                cx.draw(cx.you(), cx.power(minion))?;
                cx.destroy(&chosen)?;
                Ok(())
            }),
        action("Cat's Paw", 1)
            .text("Choose a minion of power 5 or less. You control it until the end of the turn.")
            .affects(minions().power_at_most(5))
            .on_play(|cx| charm(cx, minions().power_at_most(5))),
        on_minion("Grumpiness", 2, minions())
            .text("Play on a minion. Ongoing: It has -2 power.")
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { -2 } else { 0 })),
        on_minion("Hang in There", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: If it would be destroyed, move it to another base and destroy this card instead.")
            .rulings(&[
                "The player who controls this card chooses where.",
                "If the minion cannot move, it is destroyed.",
            ])
            .has(instead(
                EffectKind::Destroy,
                |eye, card| eye.wearer() == Some(card) && !eye.other_sites(card).is_empty(),
                hang_in_there,
            )),
        on_base("Hissy Fit", 1)
            .text("Play on a base. Ongoing: Other players' minions here have -1 power.")
            .affects(minions().of_others().here())
            .has(power(|eye, minion| -i32::from(eye.is(minion, minions().of_others().here())))),
        action("Invisible Bicycle", 1)
            .text("Choose a base, and move any number of minions of power 2 or less from there to one other base.")
            .rulings(&["Any player's minions, all to the same base."])
            .affects(minions().power_at_most(2))
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                let small = minions().at(site).power_at_most(2);
                let chosen = cx.choose(Why::Move, small.any_number())?;
                move_together(cx, &chosen)
            }),
        action("Nine Lives", 1)
            .text("Destroy one of your minions. You may play an extra minion.")
            .rulings(&["The extra minion also if none was destroyed."])
            .affects(minions().yours())
            .on_play(|cx| {
                destroy(cx, minions().yours())?;
                cx.extra_play(Permission::minion())
            }),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Mr. Grumpers", 4, 2)
            .text("You may give a minion -2 power until the start of your next turn.")
            .rulings(&["Any minion, also himself. It lasts until then even if he leaves play."])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().may())?;
                cx.give_power(&chosen, -2, cx.start_of_your_next_turn())
            }),
    ]),
};

/// "Choose a minion. You control it until the end of the turn."
fn charm(cx: &mut Cx, which: Select) -> Step {
    let chosen = cx.choose(Why::Choose, which)?;
    cx.take_control(&chosen, cx.you(), cx.end_of_turn())
}

/// "Move it to another base and destroy this card instead.": only if the minion really moved.
fn hang_in_there(cx: &mut Cx, minion: Ref) -> Step<bool> {
    let moved = cx.move_to_one_of(minion, &cx.other_sites(minion))?;
    if moved {
        destroy_this(cx)?;
    }
    Ok(moved)
}
