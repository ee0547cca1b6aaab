//! The four bases of The Bigger Geekier Box.

use crate::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("TableTop", "Geeks", 20, [4, 2, 1])
        .text("After this base scores, the winner draws three cards, then discards two cards.")
        .has(
            after_this_base_scores(|cx| {
                cx.draw(cx.you(), 3)?;
                cx.discard_choice(cx.you(), 2)
            })
            .of(Whom::Winners),
        ),
    base("The Con", "Geeks", 24, [5, 3, 2])
        .text("After a minion is played here, each other minion here of its faction gains +1 power until the end of the turn.")
        .rulings(&["Not the minion just played, and none that is played later."])
        .has(after(EventKind::Played, minion_played_here, the_con)),
    base("Locker Room", "Smash Up All Stars", 23, [3, 2, 2])
        .text("At the start of your turn, if you have a minion here, draw a card.")
        .has(
            at_start_of_turn(|cx| cx.draw(cx.you(), 1))
                .only_when(|eye| eye.any(minions().yours().here())),
        ),
    base("Stadium", "Smash Up All Stars", 17, [3, 2, 1])
        .text("After a minion here is destroyed, its controller draws a card.")
        .has(after(EventKind::Destroyed, minion_destroyed_here, |cx| {
            let destroyed = cx.heard(minions_destroyed_here);
            for controller in destroyed.iter().filter_map(|minion| minion.controller) {
                cx.draw(controller, 1)?;
            }
            Ok(())
        })),
];

fn the_con(cx: &mut Cx) -> Step {
    let Some(played) = cx.played().one() else { return Ok(()) };
    let factions = cx.state().factions(played.card);
    let mut others = cx.all(minions().here());
    others.retain(|&m| {
        m != played && cx.state().factions(m.card).iter().any(|f| factions.contains(f))
    });
    cx.give_power(&others, 1, cx.end_of_turn())
}
