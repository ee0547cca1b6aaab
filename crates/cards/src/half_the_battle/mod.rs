//! Half the Battle: heroes of the cartoons of the 1980s and their bases.

mod idioms;
mod more_bases;
pub(super) mod pearl_and_the_images;
pub(super) mod rulers_of_the_cosmos;

use engine::cards::*;

/// Half the Battle, current edition.
pub const SET: SetDef = SetDef {
    name: "Half the Battle",
    slug: "half-the-battle",
    factions: &[
        &pearl_and_the_images::PEARL_AND_THE_IMAGES,
        &rulers_of_the_cosmos::RULERS_OF_THE_COSMOS,
    ],
    bases: more_bases::MORE_BASES,
    decks: &[],
};
