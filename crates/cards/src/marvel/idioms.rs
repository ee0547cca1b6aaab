//! Turns of phrase that cards of this set share.

pub use crate::idioms::*;

/// How an action that is told of in play, with a Special from the hand, is read.
pub const EITHER: &str =
    "You use the one ability or the other, never both. Its Special uses none of your plays.";

/// How "currently here" is read.
pub const NOW_THERE: &str =
    "Those that are there now, wherever they go this turn; none that come later.";

/// "Choose a base. Move up to N of your minions from other bases to there.": together; which really moved.
pub fn gather(cx: &mut Cx, most: u16) -> Step<Vec<Ref>> {
    match cx.choose_base_to_go(|_, _| true)? {
        Some(to) => move_yours_to(cx, to, cards().up_to(most)),
        None => Ok(Vec::new()),
    }
}

/// How what was given for a while goes on.
pub const STAYS: &str =
    "Only minions in play now gain power, not those that come later. They keep it when they move.";
