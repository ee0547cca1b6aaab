//! Slashers: one faction of a small pack of its own, two bases.

mod bases;
mod idioms;
pub(super) mod slashers;

use engine::cards::*;

/// Slashers, current edition.
pub const SET: SetDef = SetDef {
    name: "Slashers",
    slug: "slashers",
    factions: &[&slashers::SLASHERS],
    bases: bases::BASES,
    decks: &[],
};
