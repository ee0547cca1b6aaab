//! Awesome Level 9000: four factions, eight bases.

mod bases;
pub(super) mod bear_cavalry;
pub(super) mod ghosts;
pub(super) mod killer_plants;
pub(super) mod steampunks;

use engine::cards::*;

/// Awesome Level 9000, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Awesome Level 9000",
    slug: "awesome-level-9000",
    factions: &[
        &bear_cavalry::BEAR_CAVALRY,
        &ghosts::GHOSTS,
        &killer_plants::KILLER_PLANTS,
        &steampunks::STEAMPUNKS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED),
    decks: &[],
};
