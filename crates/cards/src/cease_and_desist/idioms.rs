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
