//! The two bases of the Goblins.

use crate::idioms::*;

/// Both of them.
pub const BASES: &[CardDef] = &[
    base("Goblin Caves", "Goblins", 17, [3, 1, 1])
        .text("After this base scores, each player with a minion here may flip a coin. If it is heads, they gain 1 VP. If it is tails, they discard two cards.")
        .rulings(&["One after the other, from the current player clockwise, each with what comes of it."])
        .has(after_this_base_scores(|cx| {
            for player in cx.players() {
                if cx.eye().any(minions().of(player).here()) {
                    cx.as_player(player, |cx| cx.done_by(player, dare))?;
                }
            }
            Ok(())
        })),
    base("Goblin Town", "Goblins", 21, [4, 2, 1])
        .text("After you play a minion here, flip a coin. Place a +1 power counter on that minion if it is heads.")
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| match cx.flip()? {
                Coin::Heads => cx.place_counters(&cx.played(), 1),
                Coin::Tails => Ok(()),
            })
            .of(Whom::Actor),
        ),
];

/// "... may flip a coin. If it is heads, they gain 1 VP. If it is tails, they discard two cards."
fn dare(cx: &mut Cx) -> Step {
    if cx.ignores_base(cx.you())? || !cx.yes()? {
        return Ok(());
    }
    match cx.flip()? {
        Coin::Heads => cx.gain_vp(cx.you(), 1),
        Coin::Tails => cx.discard_choice(cx.you(), 2),
    }
}
