//! The core set: eight factions, sixteen bases.

mod aliens;
mod bases;
mod dinosaurs;
mod ninjas;
mod pirates;
mod robots;
mod tricksters;
mod wizards;
mod zombies;

use crate::engine::catalog::SetDef;

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
    decks: &[],
};
