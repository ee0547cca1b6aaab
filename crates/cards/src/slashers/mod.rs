//! Slashers: one faction of a small pack of its own, two bases.

mod bases;
pub(super) mod faction;
mod idioms;

use engine::cards::*;

/// Slashers, current edition.
pub const SET: SetDef = SetDef {
    name: "Slashers",
    slug: "slashers",
    factions: &[&faction::SLASHERS],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
