//! Turns of phrase that the cards and bases of this set share.

pub use crate::idioms::*;

/// "Play a minion off the top of your deck as an extra minion.": at a base that you choose as you see it.
pub fn off_the_top_anywhere(cx: &mut Cx) -> Step {
    let you = cx.you();
    let revealed = cx.reveal_until(you, 1, minions())?;
    cx.play_minions(&cx.among(&revealed, minions()))?;
    cx.shuffle_unused(&revealed, you)
}

/// "Play a minion here off the top of your deck as an extra minion."
pub fn off_the_top_here(cx: &mut Cx) -> Step {
    play_off_the_top(cx, cx.here(), minions())
}

/// How "off the top of your deck" is read, where the base is chosen.
pub const ANYWHERE: &str = "You reveal cards until there is a minion, and play it at once on a base that you choose then. The others are shuffled into your deck. If it cannot be played, it is discarded.";

/// How "your regular minion played from your hand" is read.
pub const REGULAR: &str = "The regular minion of the turn from anywhere else is none, and neither is an extra minion from your hand.";

/// The titan that others of these cards speak of.
pub const EMPEROR: &str = "Emperor Penguin";
