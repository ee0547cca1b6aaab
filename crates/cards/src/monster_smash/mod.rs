//! Monster Smash: four factions that grow by +1 power counters, eight bases.

mod bases;
pub(super) mod giant_ants;
pub(super) mod mad_scientists;
pub(super) mod vampires;
pub(super) mod werewolves;

use engine::cards::*;

/// Monster Smash, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Monster Smash",
    slug: "monster-smash",
    factions: &[
        &giant_ants::GIANT_ANTS,
        &mad_scientists::MAD_SCIENTISTS,
        &vampires::VAMPIRES,
        &werewolves::WEREWOLVES,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED),
    decks: &[],
};
