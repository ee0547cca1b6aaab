//! Turns of phrase that cards and bases of this set share.

use engine::cards::*;

/// "Discard an action to ...": whether you are asked; what is in a hidden hand nobody else can tell.
pub fn may_have_an_action(eye: &Eye) -> bool {
    eye.is_asked(eye.any(actions().in_hand()), eye.has_hand())
}

/// How such a search is read.
pub const SEARCH: &str = "If you take none from your discard pile, you search your deck.";
