//! World Tour: International Incident: four factions of four countries, eight bases.

mod bases;
mod idioms;
pub(super) mod luchadors;
pub(super) mod mounties;
pub(super) mod musketeers;
pub(super) mod sumo_wrestlers;

use engine::cards::*;

/// World Tour: International Incident, current edition.
pub const SET: SetDef = SetDef {
    name: "World Tour: International Incident",
    slug: "international-incident",
    factions: &[
        &luchadors::LUCHADORS,
        &mounties::MOUNTIES,
        &musketeers::MUSKETEERS,
        &sumo_wrestlers::SUMO_WRESTLERS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
