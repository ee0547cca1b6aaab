//! 10th Anniversary: the Sheep with their two bases.

mod bases;
mod sheep;

use engine::cards::*;

/// 10th Anniversary: what of it came out up to 2018.
pub const SET: SetDef = SetDef {
    name: "10th Anniversary",
    slug: "10th-anniversary",
    factions: &[&sheep::SHEEP],
    bases: bases::BASES,
    decks: &[],
};
