//! Awesome Level 9000: four factions, eight bases.

mod bases;
mod bear_cavalry;
mod ghosts;
mod killer_plants;
mod steampunks;

use crate::engine::catalog::SetDef;

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
    decks: &[],
};
