//! The cards: one folder a set, one file a faction, text and behaviour side by side.

pub mod awesome_level_9000;
pub mod bigger_geekier_box;
pub mod core;
pub mod cthulhu;
mod first_places;
mod idioms;
pub mod monster_smash;
pub mod published;
pub mod science_fiction_double_feature;

use engine::cards::*;
use engine::rulebook::RULEBOOK;
use std::sync::LazyLock;

/// Every set in the game. A set is in the game when all of it works.
pub const SETS: &[SetDef] = &[
    core::SET,
    awesome_level_9000::SET,
    cthulhu::SET,
    science_fiction_double_feature::SET,
    monster_smash::SET,
    bigger_geekier_box::SET,
];

/// All printed cards of the game.
#[must_use]
pub fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(|| catalog_of(SETS));
    &CATALOG
}

/// The catalog of these sets, in which saves of the first format are read.
#[must_use]
pub fn catalog_of(sets: &[SetDef]) -> Catalog {
    Catalog::of(sets, RULEBOOK).with_first_places(first_places::FIRST_PLACES)
}
