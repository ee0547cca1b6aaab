//! Knights of the Round Table: one faction, two bases.

mod bases;
mod knights;

use engine::cards::*;

/// Knights of the Round Table, current edition.
pub const SET: SetDef = SetDef {
    name: "Knights of the Round Table",
    slug: "knights-of-the-round-table",
    factions: &[&knights::KNIGHTS_OF_THE_ROUND_TABLE],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
