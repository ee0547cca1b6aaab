//! Turns of phrase that cards of this set share.

/// How an action that is told of in play, with a Special from the hand, is read.
pub const EITHER: &str =
    "You use the one ability or the other, never both. Its Special uses none of your plays.";

/// How "currently here" is read.
pub const NOW_THERE: &str =
    "Those that are there now, wherever they go this turn; none that come later.";
