//! Teens: one faction of a small pack of its own, two bases.

mod bases;
pub(super) mod faction;

use engine::cards::*;

/// Teens, current edition.
pub const SET: SetDef = SetDef {
    name: "Teens",
    slug: "teens",
    factions: &[&faction::TEENS],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
