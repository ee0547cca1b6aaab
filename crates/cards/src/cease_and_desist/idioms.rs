//! Turns of phrase that cards and bases of this set share.

pub use crate::idioms::*;

/// "Give control of ... to another player.": of these minions, to one that you choose; whether you did.
pub fn give_away(cx: &mut Cx, minions: &[Ref]) -> Step<bool> {
    if minions.is_empty() {
        return Ok(false);
    }
    match cx.choose_player(&cx.other_players())? {
        Some(player) => Ok(!cx.give_control(minions, player)?.is_empty()),
        None => Ok(false),
    }
}

/// "... are not affected by other players' minions.", of what is controlled by this player: whether an effect is by one.
pub fn is_by_minion_of_other(eye: &Eye, seat: Seat, effect: &Effect) -> bool {
    let by_minion = effect.cause.card.is_some_and(|by| eye.state.is_minion(by.card));
    by_minion && effect.cause.is_other_player(seat)
}
