//! The Ultimates fly from base to base, and every move makes them stronger.

use super::idioms::*;

/// The Ultimates.
pub const ULTIMATES: FactionDef = FactionDef {
    name: "Ultimates",
    blurb: "Move your minions again and again: who has moved, or has been joined, hits harder.",
    colors: ["#ff9e8a", "#22357f"],
    cards: &[
        minion("Captain Marvel", 1, 5)
            .text("Talent: Move this minion to another base. All of your other minions there gain +1 power until the end of the turn.")
            .rulings(&["Only if it is moved by this talent.", STAYS])
            .has(talent(can_move, |cx| {
                let this = cx.this();
                match cx.move_to_one_of(this, &cx.other_sites(this))? {
                    true => give_power(cx, minions().yours().at(cx.site_of(this)).other().each(), 1),
                    false => Ok(()),
                }
            })),
        minion("Spectrum", 2, 4)
            .text("Talent: Move this minion to another base.")
            .has(talent(can_move, |cx| {
                cx.move_to_one_of(cx.this(), &cx.other_sites(cx.this())).map(drop)
            })),
        minion("America Chavez", 3, 3)
            .text("Ongoing: After another minion moves to or from this base, this minion gains +1 power until the end of the turn.")
            .rulings(&[
                "Once for each minion, whoever's it is, also for several that move together.",
                "If she moves together with others, she looks from the base that she leaves.",
            ])
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| comings_and_goings(eye, event) > 0,
                    |cx| cx.give_power(&[cx.this()], 1, cx.end_of_turn()),
                )
                .while_there()
                .for_each(comings_and_goings),
            ),
        minion("Blue Marvel", 4, 2)
            .text("Ongoing: After this minion moves to another base, it gains +1 power until the end of the turn.")
            .rulings(&["Each time, whoever moves it."])
            .has(
                after(
                    EventKind::Moved,
                    |eye, event| event.moved().any(|(minion, _)| eye.was_this(minion)),
                    |cx| cx.give_power(&[cx.this()], 1, cx.end_of_turn()),
                )
                .while_there(),
            ),
        on_base("Aid from Allies", 1)
            .text("Play on a base. Draw a card. Ongoing: After you move one or more minions to here, draw a card.")
            .rulings(&["One card for all that one ability moves here."])
            .on_play(|cx| cx.draw(cx.you(), 1))
            .has(after(
                EventKind::Moved,
                |eye, event| {
                    event.cause.actor() == Some(eye.you())
                        && !minions_moved_here(eye, event).is_empty()
                },
                |cx| cx.draw(cx.you(), 1),
            ).once_per_cause()),
        action("Coordinated Attack", 1)
            .text("Choose a base. Move up to three of your minions from other bases to there. Each of them gains +1 power until the end of the turn.")
            .rulings(&["They move together, from one base or several.", "Only those that really moved gain power."])
            .raises()
            .on_play(|cx| {
                let moved = gather(cx, 3)?;
                cx.give_power(&moved, 1, cx.end_of_turn())
            }),
        action("Cosmic Knowledge", 1)
            .text("Place any number of cards from your hand on the bottom of your deck, in any order. Draw one card more than you placed there.")
            .rulings(&["If you place none, you draw one card."])
            .on_play(|cx| {
                let placed = place_under_deck(cx, cards().in_hand().any_number())?;
                cx.draw(cx.you(), placed + 1)
            }),
        action("First to Arrive", 2)
            .text("Play an extra minion on a base where you have no minions.")
            .on_play(|cx| cx.extra_play(Permission::minion().where_you_have_none())),
        action("Heroic Landing", 1)
            .text("Move any number of your minions to other bases.")
            .rulings(&["You say for all of them where they go; then they move together."])
            .affects(minions().yours())
            .on_play(heroic_landing),
        action("Lift and Carry", 1)
            .text("Move a minion to another base.")
            .affects(minions())
            .on_play(|cx| move_elsewhere(cx, minions())),
        action("Power and Speed", 2)
            .text("One of your minions gains +2 power until the end of the turn. You may move it to another base.")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                cx.give_power(&chosen, 2, cx.end_of_turn())?;
                let Some(minion) = chosen.one() else { return Ok(()) };
                let (why, sites) = (Why::MoveTo(minion.card), cx.other_sites(minion));
                match cx.pick_site(cx.you(), why, &sites, 0)? {
                    Some(site) => cx.move_to(&[minion], site).map(drop),
                    None => Ok(()),
                }
            }),
        action("Scramble", 1)
            .text("Move one of your minions to another base. Special: Before a base scores, you may play this card.")
            .rulings(&["Played by its Special it uses none of your plays."])
            .affects(minions().yours())
            .on_play(|cx| move_elsewhere(cx, minions().yours()))
            .has(
                before_a_base_scores(|cx| move_elsewhere(cx, minions().yours()))
                    .special_from_hand(),
            ),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// Whether there is another base for this minion.
fn can_move(eye: &Eye) -> bool {
    !eye.other_sites(eye.this()).is_empty()
}

/// "After another minion moves to or from this base ...": how many did. Who moves together with others looks from the base
/// that it leaves.
fn comings_and_goings(eye: &Eye, event: &Event) -> usize {
    let own = event.moved().find(|(minion, _)| eye.was_this(minion));
    let here = own.map_or(Some(eye.here()), |(this, _)| this.site);
    let others = event.moved().filter(|(m, _)| m.sorts.is_minion() && !eye.was_this(m));
    others.filter(|&(minion, to)| minion.site == here || Some(to) == here).count()
}

/// "Move any number of your minions to other bases.": together, each to one of its own.
fn heroic_landing(cx: &mut Cx) -> Step {
    move_elsewhere(cx, minions().yours().any_number())
}
