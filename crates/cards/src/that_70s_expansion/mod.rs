//! That '70s Expansion: dancers, martial artists, truckers and avengers of the seventies; eight bases.

mod bases;
pub(super) mod disco_dancers;
mod idioms;
pub(super) mod kung_fu_fighters;
pub(super) mod truckers;
pub(super) mod vigilantes;

use engine::cards::*;

/// That '70s Expansion, edition 2018.
pub const SET: SetDef = SetDef {
    name: "That '70s Expansion",
    slug: "that-70s-expansion",
    factions: &[
        &disco_dancers::DISCO_DANCERS,
        &kung_fu_fighters::KUNG_FU_FIGHTERS,
        &truckers::TRUCKERS,
        &vigilantes::VIGILANTES,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED).without(&["Hideout"]),
    decks: &[],
};
