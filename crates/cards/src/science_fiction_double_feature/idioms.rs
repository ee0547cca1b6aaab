//! A turn of phrase that a card and a base of this set share.

pub use crate::idioms::*;

/// "Choose a base from the base discard pile. It replaces ..."
pub fn replace_from_discard(cx: &mut Cx) -> Step {
    let bases = cx.refs(cx.state().discard(Home::Bases));
    for base in cx.choose_from(Why::NextBase, &bases, cards())? {
        cx.replace_with(base);
    }
    Ok(())
}

/// Whether there is a base to choose, and nothing else has been chosen to replace the scored one.
pub fn can_choose_replacement(eye: &Eye) -> bool {
    let chosen = eye.state.scoring.as_ref().is_some_and(|s| s.replacement.is_some());
    !chosen && !eye.state.discard(Home::Bases).is_empty()
}
