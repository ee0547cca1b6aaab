//! Excellent Movies, Dudes!: four factions out of the cinema, with stasis and stored cards, and eight bases.

pub(super) mod action_heroes;
pub(super) mod backtimers;
mod bases;
pub(super) mod extramorphs;
mod idioms;
pub(super) mod wraithrustlers;

use engine::cards::*;

/// Excellent Movies, Dudes!, current edition.
pub const SET: SetDef = SetDef {
    name: "Excellent Movies, Dudes!",
    slug: "excellent-movies-dudes",
    factions: &[
        &action_heroes::ACTION_HEROES,
        &backtimers::BACKTIMERS,
        &extramorphs::EXTRAMORPHS,
        &wraithrustlers::WRAITHRUSTLERS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
