//! Turns of phrase that cards and bases of this set share.

use crate::idioms::*;
use engine::cards::*;

/// "Discard an action to ...": whether you are asked; what is in a hidden hand nobody else can tell.
pub fn may_have_an_action(eye: &Eye) -> bool {
    eye.is_asked(eye.any(actions().in_hand()), eye.has_hand())
}

/// "Search your deck and/or discard pile for ..., reveal it, and draw it. Shuffle your deck if you searched it."
pub fn search_and_draw(cx: &mut Cx, which: Select) -> Step {
    search_pile_and_deck(cx, which, |cx, found| {
        cx.reveal(found);
        cx.place_in_hand(found)?;
        Ok(())
    })
}

/// How such a search is read.
pub const SEARCH: &str = "If you take none from your discard pile, you search your deck.";
