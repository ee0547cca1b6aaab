//! Munchkin: four peoples and four trades that fight monsters for treasures; sixteen bases, and the two decks.

mod bases;
pub(super) mod clerics;
pub(super) mod dwarves;
pub(super) mod elves;
pub(super) mod halflings;
mod idioms;
pub(super) mod mages;
mod monsters;
pub(super) mod orcs;
pub(super) mod thieves;
mod treasures;
pub(super) mod warriors;

use engine::cards::*;

/// Munchkin, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Munchkin",
    slug: "munchkin",
    factions: &[
        &clerics::CLERICS,
        &dwarves::DWARVES,
        &elves::ELVES,
        &halflings::HALFLINGS,
        &mages::MAGES,
        &orcs::ORCS,
        &thieves::THIEVES,
        &warriors::WARRIORS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED),
    decks: &[(Home::Monsters, monsters::MONSTERS), (Home::Treasures, treasures::TREASURES)],
};
