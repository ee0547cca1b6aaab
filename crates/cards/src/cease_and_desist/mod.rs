//! Cease and Desist: four factions, eight bases.

pub(super) mod astroknights;
mod bases;
pub(super) mod changerbots;
mod idioms;
pub(super) mod ignobles;
pub(super) mod star_roamers;

use engine::cards::*;

/// Cease and Desist, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Cease and Desist",
    slug: "cease-and-desist",
    factions: &[
        &astroknights::ASTROKNIGHTS,
        &changerbots::CHANGERBOTS,
        &ignobles::IGNOBLES,
        &star_roamers::STAR_ROAMERS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
