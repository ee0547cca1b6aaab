//! Penguins: one faction with a titan, two bases.

mod bases;
mod idioms;
mod waddle;

use engine::cards::*;

/// Penguins, current edition.
pub const SET: SetDef = SetDef {
    name: "Penguins",
    slug: "penguins",
    factions: &[&waddle::PENGUINS],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
