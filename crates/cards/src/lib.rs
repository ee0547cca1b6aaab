//! The cards: one folder a set, one file a faction, text and behaviour side by side.

pub mod awesome_level_9000;
pub mod bigger_geekier_box;
pub mod core;
pub mod cthulhu;
mod idioms;
pub mod monster_smash;
pub mod published;
pub mod science_fiction_double_feature;

use engine::cards::*;
use std::sync::LazyLock;

/// Every set in the game. A set is in the game when all of it works.
const SETS: &[SetDef] = &[
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
    static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::of(SETS));
    &CATALOG
}
