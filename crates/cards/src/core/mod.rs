//! The core set: eight factions, sixteen bases.

pub(super) mod aliens;
mod bases;
pub(super) mod dinosaurs;
pub(super) mod ninjas;
pub(super) mod pirates;
pub(super) mod robots;
pub(super) mod tricksters;
pub(super) mod wizards;
pub(super) mod zombies;

use engine::cards::*;

/// The core set, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Core Set",
    slug: "core",
    factions: &[
        &aliens::ALIENS,
        &dinosaurs::DINOSAURS,
        &ninjas::NINJAS,
        &pirates::PIRATES,
        &robots::ROBOTS,
        &tricksters::TRICKSTERS,
        &wizards::WIZARDS,
        &zombies::ZOMBIES,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED),
    decks: &[],
};
