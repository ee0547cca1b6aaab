//! The cards: one folder a set, one file a faction, text and behaviour side by side.

pub mod awesome_level_9000;
pub mod big_in_japan;
pub mod bigger_geekier_box;
pub mod cease_and_desist;
pub mod clowns;
pub mod core;
pub mod cthulhu;
pub mod culture_shock;
pub mod disney;
pub mod excellent_movies;
mod first_places;
pub mod goblins;
pub mod half_the_battle;
#[cfg(target_arch = "wasm32")]
mod here;
mod idioms;
pub mod international_incident;
pub mod its_your_fault;
pub mod knights_of_the_round_table;
pub mod marvel;
pub mod monster_smash;
pub mod munchkin;
pub mod oops_you_did_it_again;
pub mod penguins;
pub mod pretty_pretty_smash_up;
pub mod published;
pub mod science_fiction_double_feature;
pub mod slashers;
pub mod teens;
pub mod tenth_anniversary;
pub mod that_70s_expansion;
pub mod what_were_we_thinking;

use engine::cards::*;
use engine::faction::KnownSet;
use engine::known;
use engine::rulebook::RULEBOOK;

#[cfg(target_arch = "wasm32")]
pub use here::{arrive, catalog};

/// Every set in the game. A set is in the game when all of it works.
pub const SETS: &[SetDef] = &[
    core::SET,
    awesome_level_9000::SET,
    cthulhu::SET,
    science_fiction_double_feature::SET,
    monster_smash::SET,
    bigger_geekier_box::SET,
    its_your_fault::SET,
    what_were_we_thinking::SET,
    big_in_japan::SET,
    that_70s_expansion::SET,
    oops_you_did_it_again::SET,
    cease_and_desist::SET,
    pretty_pretty_smash_up::SET,
    tenth_anniversary::SET,
    munchkin::SET,
    international_incident::SET,
    disney::SET,
    marvel::SET,
    culture_shock::SET,
    clowns::SET,
    goblins::SET,
    knights_of_the_round_table::SET,
    penguins::SET,
    slashers::SET,
    teens::SET,
    half_the_battle::SET,
    excellent_movies::SET,
];

/// What is known of them without their cards, in the same order.
pub const KNOWN: &[KnownSet] = &[
    known!(core::SET),
    known!(awesome_level_9000::SET),
    known!(cthulhu::SET),
    known!(science_fiction_double_feature::SET),
    known!(monster_smash::SET),
    known!(bigger_geekier_box::SET),
    known!(its_your_fault::SET),
    known!(what_were_we_thinking::SET),
    known!(big_in_japan::SET),
    known!(that_70s_expansion::SET),
    known!(oops_you_did_it_again::SET),
    known!(cease_and_desist::SET),
    known!(pretty_pretty_smash_up::SET),
    known!(tenth_anniversary::SET),
    known!(munchkin::SET),
    known!(international_incident::SET),
    known!(disney::SET),
    known!(marvel::SET),
    known!(culture_shock::SET),
    known!(clowns::SET),
    known!(goblins::SET),
    known!(knights_of_the_round_table::SET),
    known!(penguins::SET),
    known!(slashers::SET),
    known!(teens::SET),
    known!(half_the_battle::SET),
    known!(excellent_movies::SET),
];

/// All printed cards of the game. In the browser the cards of a set come when they are needed (`arrive`).
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn catalog() -> &'static Catalog {
    static CATALOG: std::sync::LazyLock<Catalog> = std::sync::LazyLock::new(|| catalog_of(SETS));
    &CATALOG
}

/// The catalog of these sets, in which saves of the first format are read.
#[must_use]
pub fn catalog_of(sets: &[SetDef]) -> Catalog {
    Catalog::of(sets, RULEBOOK).with_first_places(first_places::FIRST_PLACES)
}

/// The catalog of all sets while none of their cards is here.
#[must_use]
pub fn empty_catalog() -> Catalog {
    Catalog::known(KNOWN, RULEBOOK).with_first_places(first_places::FIRST_PLACES)
}
