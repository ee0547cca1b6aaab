//! The eight bases of Monster Smash.

use crate::idioms::*;
use engine::cards::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Egg Chamber", "Giant Ants", 17, [3, 1, 1])
        .text("Minions here with +1 power counters cannot be destroyed.")
        .art("egg-clutch")
        .has(protects(|eye, card, effect| {
            effect.kind == EffectKind::Destroy && eye.is(card, minions().here().with_counters())
        })),
    base("The Hill", "Giant Ants", 23, [4, 2, 1])
        .text("At the start of each player's turn, that player may move one of their minions from another base to here.")
        .art("hills")
        .has(
            at_start_of_turn(|cx| move_here(cx, minions().yours().elsewhere().may()))
                .only_when(|eye| eye.any(minions().yours().elsewhere()))
                .may(),
        ),
    base("Golem Schloß", "Mad Scientists", 22, [4, 3, 2])
        .text("After this base scores, the winner places a +1 power counter on each of their minions.")
        .art("golem-head")
        .has(
            after_this_base_scores(|cx| place_counters(cx, minions().yours().each(), 1))
                .of(Whom::Winners),
        ),
    base("Laboratorium", "Mad Scientists", 25, [5, 3, 3])
        .text("After the first time each turn a minion is played here, its controller places a +1 power counter on it.")
        .art("test-tubes")
        .has(
            after(EventKind::Played, first_minion_here, |cx| cx.place_counters(&cx.played(), 1))
                .of(Whom::Actor),
        ),
    base("Castle Blood", "Vampires", 18, [3, 1, 1])
        .text("After you play a minion here, if another player has more power here than you do, you may place a +1 power counter on that minion.")
        .art("castle-ruins")
        .has(
            after(EventKind::Played, minion_played_here, |cx| cx.place_counters(&cx.played(), 1))
                .only_when(is_behind_here)
                .may()
                .of(Whom::Actor),
        ),
    base("Crypt", "Vampires", 20, [4, 2, 2])
        .text("After one or more minions are destroyed here, the player who destroyed them may place a +1 power counter on one of their minions here.")
        .art("crypt-entrance")
        .has(
            after(
                EventKind::Destroyed,
                |eye, event| minion_destroyed_here(eye, event) && eye.any(minions().yours().here()),
                |cx| place_counters(cx, minions().yours().here(), 1),
            )
            .of(Whom::Actor)
            .may(),
        ),
    base("Moot Site", "Werewolves", 15, [2, 1, 0])
        .text("After the first time each turn a minion is played here, it gains +2 power until the end of the turn.")
        .art("campfire")
        .has(after(EventKind::Played, first_minion_here, |cx| {
            cx.give_power(&cx.played(), 2, cx.end_of_turn())
        })),
    base("Standing Stones", "Werewolves", 20, [4, 2, 1])
        .text("On your turn, one of your minions here can use its talent twice.")
        .art("stone-block")
        .has(talent_twice(|eye, card| eye.is(card, minions().yours().here()))),
];

/// Whether this is the first time this turn that a minion is played here.
fn first_minion_here(eye: &Eye, event: &Event) -> bool {
    let mut earlier = eye.happened_here().filter(|e| e.seq < event.seq);
    minion_played_here(eye, event) && !earlier.any(|e| minion_played_here(eye, e))
}
