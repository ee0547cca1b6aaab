//! Half the Battle: heroes of the cartoons of the 1980s and their bases.

pub(super) mod adolescent_epic_geckos;
mod bases;
pub(super) mod gi_gerald;
mod idioms;
pub(super) mod pearl_and_the_images;
pub(super) mod rulers_of_the_cosmos;

use engine::cards::*;

/// Half the Battle, current edition.
pub const SET: SetDef = SetDef {
    name: "Half the Battle",
    slug: "half-the-battle",
    factions: &[
        &adolescent_epic_geckos::ADOLESCENT_EPIC_GECKOS,
        &gi_gerald::GI_GERALD,
        &pearl_and_the_images::PEARL_AND_THE_IMAGES,
        &rulers_of_the_cosmos::RULERS_OF_THE_COSMOS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
