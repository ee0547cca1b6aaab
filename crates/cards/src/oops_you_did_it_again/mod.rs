//! Oops, You Did It Again: Ancient Egyptians, Cowboys, Samurai, Vikings; eight bases.

pub(super) mod ancient_egyptians;
mod bases;
pub(super) mod cowboys;
mod idioms;
pub(super) mod samurai;
pub(super) mod vikings;

use engine::cards::*;

/// Oops, You Did It Again, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Oops, You Did It Again",
    slug: "oops-you-did-it-again",
    factions: &[
        &ancient_egyptians::ANCIENT_EGYPTIANS,
        &cowboys::COWBOYS,
        &samurai::SAMURAI,
        &vikings::VIKINGS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
