//! The catalog of a program that fetches the cards of a set when it needs them.

use engine::cards::*;
use std::cell::Cell;

thread_local! {
    static NOW: Cell<&'static Catalog> = Cell::new(Box::leak(Box::new(crate::empty_catalog())));
}

/// All sets of the game, with the cards of those that have arrived. What has been read in an earlier catalog stays
/// right: ids do not change, and no card leaves.
#[must_use]
pub fn catalog() -> &'static Catalog {
    NOW.get()
}

/// The cards of the set at this place in [`Catalog::sets`] are here.
pub fn arrive(at: usize, set: &SetDef) {
    if !catalog().sets[at].here {
        // Games hold on to the catalog they began with: it is never let go. There are as many as there are sets.
        NOW.set(Box::leak(Box::new(catalog().with(at, set))));
    }
}
