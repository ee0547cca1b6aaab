//! The bases of Aladdin, Beauty and the Beast, Big Hero 6 and Frozen.

use super::idioms::*;
use crate::idioms::*;
use engine::cards::*;

/// Two a faction.
pub const BASES: &[CardDef] = &[
    base("Agrabah Bazaar", "Aladdin", 22, [4, 2, 1])
        .text("On your turn, you may discard an action. If you did, you may, twice, place a +1 power counter on one of your minions here.")
        .art("shop")
        .has(on_your_turn(may_have_an_action, |cx| {
            if !discards(cx, actions().in_hand(), 1)? {
                return Ok(());
            }
            for _ in 0..2 {
                place_counters(cx, minions().yours().here().may(), 1)?;
            }
            Ok(())
        })),
    base("Sultan's Palace", "Aladdin", 18, [3, 2, 1])
        .text("After the first time each turn that you play a minion here, draw a card.")
        .rulings(&["The first time for each player."])
        .art("indian-palace")
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| cx.draw(cx.you(), 1))
                .first()
                .of(Whom::Actor),
        ),
    base("Enchanted Castle", "Beauty and the Beast", 23, [4, 3, 2])
        .text("After the first time on your turn that you discard one or more cards from your hand, place a +1 power counter on one of your minions here.")
        .art("castle")
        .has(
            after(EventKind::Discarded, you_discard_from_hand, |cx| {
                place_counters(cx, minions().yours().here(), 1)
            })
            .first(),
        ),
    base("Gaston's Tavern", "Beauty and the Beast", 26, [5, 3, 2])
        .text("On your turn, you may discard a card. If you did, you may play an extra minion of power 3 or less here.")
        .rulings(&["You may discard the card and play none."])
        .art("tavern-sign")
        .has(on_your_turn(
            |eye| eye.has_hand(),
            |cx| match discards(cx, cards().in_hand(), 1)? {
                true => cx.extra_play(Permission::minion().power_at_most(3).at(cx.here())),
                false => Ok(()),
            },
        )),
    base("SFIT Robotics Lab", "Big Hero 6", 24, [4, 2, 1])
        .text("After one of your minions here gains one or more +1 power counters, draw a card.")
        .rulings(&["The controller of the minion draws, whoever's doing it was: a card for each minion."])
        .art("robot-antennas")
        .has(after(EventKind::Counters, minion_here_gains_counters, |cx| {
            let Some(Happened::Counters(minion, ..)) = cx.event().map(|e| &e.what) else {
                return Ok(());
            };
            match minion.controller {
                Some(player) => cx.draw(player, 1),
                None => Ok(()),
            }
        })),
    base("Krei Tech", "Big Hero 6", 20, [3, 1, 1])
        .text("Each minion here with +1 power counters has +1 power.")
        .art("processor")
        .has(power(|eye, minion| {
            i32::from(eye.is_here(minion) && eye.state.counters(minion) > 0)
        })),
    base("Ice Palace", "Frozen", 22, [4, 2, 1])
        .text("Other players' minions here have -1 power.")
        .rulings(&["Those of all players but the one whose turn it is."])
        .art("crystal-cluster")
        .has(power(|eye, minion| {
            if eye.is(minion, minions().of_others().here()) { -1 } else { 0 }
        })),
    base("Arendelle", "Frozen", 20, [3, 2, 1])
        .text("When this base scores, the player with the most minions here gains 1 VP.")
        .rulings(&["Each of them, if several have the most."])
        .art("castle-ruins")
        .has(when_this_base_scores(|cx| {
            let count = |seat| cx.eye().count(minions().of(seat).here());
            let counts: Vec<(Seat, i32)> = cx.players().into_iter().map(|s| (s, count(s))).collect();
            let most = counts.iter().map(|&(_, n)| n).fold(1, i32::max);
            for (player, _) in counts.into_iter().filter(|&(_, n)| n == most) {
                cx.gain_vp(player, 1)?;
            }
            Ok(())
        })),
];

/// "After one of your minions here gains one or more +1 power counters ...": of any player.
fn minion_here_gains_counters(eye: &Eye, event: &Event) -> bool {
    match &event.what {
        Happened::Counters(card, _, n) => *n > 0 && card.sorts.is_minion() && eye.was_here(card),
        _ => false,
    }
}
