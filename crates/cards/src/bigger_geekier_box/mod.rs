//! The Bigger Geekier Box: the Geeks, and the Smash Up All Stars with second printings; four bases.

mod all_stars;
mod bases;
mod geeks;

use engine::cards::*;

/// The Bigger Geekier Box, edition 2018.
pub const SET: SetDef = SetDef {
    name: "The Bigger Geekier Box",
    slug: "bigger-geekier-box",
    factions: &[&geeks::GEEKS, &all_stars::SMASH_UP_ALL_STARS],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
