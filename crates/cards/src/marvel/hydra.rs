//! Hydra gives its own minions up, and for each that is lost two more come.

use crate::idioms::*;

/// Hydra.
pub const HYDRA: FactionDef = FactionDef {
    name: "Hydra",
    blurb: "Destroy your own minions for cards and power: for each, two more take its place.",
    colors: ["#c8d63a", "#4a0d16"],
    cards: &[
        minion("Red Skull", 1, 5)
            .text("Ongoing: After one of your minions is destroyed, draw a card. Talent: Destroy one of your minions to draw a card.")
            .rulings(&[
                "A card for each of several that are destroyed together.",
                "It may destroy itself: you draw two cards then, too.",
            ])
            .has(
                after(
                    EventKind::Destroyed,
                    |eye, event| yours_destroyed(eye, event) > 0,
                    |cx| cx.draw(cx.you(), 1),
                )
                .for_each(yours_destroyed),
            )
            .has(talent(always, |cx| match gives_up_one(cx)? {
                Some(_) => cx.draw(cx.you(), 1),
                None => Ok(()),
            })),
        minion("Baron Strucker", 1, 4)
            .text("Talent: Destroy one of your minions. If you did, move up to two of your minions from other bases to here.")
            .rulings(&[
                "You choose whether that comes before or after what else answers its destruction, so that minions which come by a Hydra Agent may be moved, too.",
                "Also if it destroys itself.",
            ])
            .has(talent(always, |cx| {
                if gives_up_one(cx)?.is_some() {
                    cx.after_that(EventKind::Destroyed, |cx| {
                        move_here(cx, minions().yours().elsewhere().up_to(2))
                    });
                }
                Ok(())
            })),
        minion("Madame Hydra", 1, 4)
            .text("Talent: Destroy one of your minions to give this minion +2 power until the end of the turn.")
            .rulings(&["No power if none was destroyed."])
            .has(talent(always, |cx| match gives_up_one(cx)? {
                Some(_) => cx.give_power(&[cx.this()], 2, cx.end_of_turn()),
                None => Ok(()),
            })),
        minion("Arnim Zola", 3, 2)
            .text("Ongoing: This minion has +1 power for each of your other minions here whose printed power is 2 or less.")
            .rulings(&["Whatever power they have by now."])
            .has(power(|eye, minion| {
                let small = |eye: &Eye, m| eye.state.printed_power(m) <= 2;
                let others = minions().yours().here().other().that(small);
                if minion == eye.this() { eye.count(others) } else { 0 }
            })),
        minion("Hydra Agent", 6, 2)
            .text("Ongoing: After this minion is destroyed, play up to two extra minions of power 2 or less here.")
            .rulings(&[
                "In your own turn you may keep them for later, while you play cards. At other times they are played at once or not at all.",
                "It is in the discard pile by then, so it is none of them itself.",
            ])
            .has(after(EventKind::Destroyed, this_is_destroyed, |cx| two_more(cx, cx.here()))),
        on_base("Fanatical Devotion", 1)
            .text("Play on a base. Ongoing: Each of your minions here has +2 power if one or more of your minions were destroyed here this turn.")
            .rulings(&["Also those that come here later, and if it was before this card came here. No more for several.",
                "What was destroyed at a base that has been replaced does not count."])
            .raises()
            .has(power(|eye, minion| {
                let mut events = eye.happened_here();
                let lost_here = |event: &Event| {
                    event.minions_destroyed().any(|m| is_yours(eye, m) && eye.was_here(m))
                };
                let grows = eye.is_here(minion) && eye.is_yours(minion) && events.any(lost_here);
                if grows { 2 } else { 0 }
            })),
        action("Hail Hydra!", 1)
            .text("Destroy one of your minions to draw as many cards as it had power.")
            .affects(minions().yours())
            .on_play(|cx| match gives_up_one(cx)? {
                Some(minion) => cx.draw(cx.you(), minion.power),
                None => Ok(()),
            }),
        action("Hour of Destiny", 2)
            .text("Search your deck for up to two minions of power 2 or less, reveal them and draw them. Shuffle your deck.")
            .on_play(|cx| search_and_draw(cx, minions().power_at_most(2).up_to(2))),
        action("Reactivate Agents", 1)
            .text("Place up to two minions of power 2 or less from your discard pile into your hand.")
            .on_play(|cx| take(cx, minions().power_at_most(2).in_discard().up_to(2))),
        action("Secret Reserves", 1)
            .text("Shuffle any number of minions of power 2 or less from your discard pile into your deck.")
            .on_play(|cx| shuffle_in(cx, minions().power_at_most(2).in_discard().any_number())),
        action("Two More Shall Take Its Place", 2)
            .text("Destroy one of your minions. If you did, play up to two extra minions of power 2 or less at its base.")
            .rulings(&["You may keep them for later, while you play cards."])
            .affects(minions().yours())
            .on_play(|cx| match gives_up_one(cx)?.and_then(|minion| minion.site) {
                Some(site) => two_more(cx, site),
                None => Ok(()),
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "Destroy one of your minions ...": the one that was, as it was just before.
fn gives_up_one(cx: &mut Cx) -> Step<Option<Snapshot>> {
    let chosen = cx.choose(Why::Destroy, minions().yours())?;
    Ok(cx.destroy(&chosen)?.into_iter().next())
}

/// "You may play up to two extra minions of power 2 or less ...": there.
fn two_more(cx: &mut Cx, site: SiteId) -> Step {
    for _ in 0..2 {
        cx.extra_play(Permission::minion().power_at_most(2).at(site))?;
    }
    Ok(())
}

/// "... your minions", of one as it was.
fn is_yours(eye: &Eye, minion: &Snapshot) -> bool {
    minion.controller == Some(eye.you())
}

/// "After one of your minions is destroyed ...": how many were.
fn yours_destroyed(eye: &Eye, event: &Event) -> usize {
    event.minions_destroyed().filter(|minion| is_yours(eye, minion)).count()
}
