//! Goblins: a faction of its own with its two bases.

mod bases;
pub(super) mod faction;

use engine::cards::*;

/// Goblins, current edition.
pub const SET: SetDef = SetDef {
    name: "Goblins",
    slug: "goblins",
    factions: &[&faction::GOBLINS],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
