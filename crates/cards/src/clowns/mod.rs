//! Clowns: a faction of its own with its two bases.

mod bases;
pub(super) mod faction;
mod idioms;

use engine::cards::*;

/// Clowns, current edition.
pub const SET: SetDef = SetDef {
    name: "Clowns",
    slug: "clowns",
    factions: &[&faction::CLOWNS],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
