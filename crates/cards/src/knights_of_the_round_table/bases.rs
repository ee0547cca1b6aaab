//! The bases of the Knights.

use crate::idioms::*;

/// The bases of this set.
pub const BASES: &[CardDef] = &[
    base("Camelot", "Knights of the Round Table", 22, [5, 3, 2])
        .text("Other players' cards do not affect minions here of printed power 4 or more. On your turn, you may move one of your minions from here to another base.")
        .rulings(&[
            "What counts as its printed power is what its own player's cards make of it.",
            "Each player may move one on each of their turns.",
        ])
        .has(protects(|eye, card, effect| {
            is_by_another_player(eye, card, effect)
                && eye.is(card, minions().here())
                && eye.printed_against(card, effect) >= 4
        }))
        .has(on_your_turn(
            |eye| eye.any(minions().yours().here()) && has_another_base(eye),
            |cx| move_elsewhere(cx, minions().yours().here()),
        )),
    base("Round Table", "Knights of the Round Table", 21, [4, 2, 1])
        .text("Each of your minions here has +1 power if another of your minions here has the same printed power.")
        .rulings(&["Each player's minions, among themselves."])
        .has(power(|eye, minion| i32::from(eye.is_here(minion) && has_a_peer(eye, minion)))),
];

/// "... if another of your minions here has the same printed power."
fn has_a_peer(eye: &Eye, minion: CardId) -> bool {
    let (whose, printed) = (eye.state.card(minion).controller, eye.state.printed_power(minion));
    let is_peer = |other: CardId| {
        other != minion
            && eye.state.card(other).controller == whose
            && eye.state.printed_power(other) == printed
    };
    whose.is_some() && eye.state.minions_at(eye.here()).any(is_peer)
}
