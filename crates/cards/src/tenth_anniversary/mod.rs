//! 10th Anniversary: the Mermaids, Sheep and Skeletons with their bases, and the World Champs with second printings.

mod bases;
mod idioms;
mod mermaids;
mod sheep;
mod skeletons;
mod world_champs;

use engine::cards::*;

/// 10th Anniversary: all of it.
pub const SET: SetDef = SetDef {
    name: "10th Anniversary",
    slug: "10th-anniversary",
    // The Sheep came into the game first, and keep their place.
    factions: &[
        &sheep::SHEEP,
        &mermaids::MERMAIDS,
        &skeletons::SKELETONS,
        &world_champs::WORLD_CHAMPS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
