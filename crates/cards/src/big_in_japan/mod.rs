//! Big in Japan: four factions, each with its titan; eight bases.

mod bases;
mod idioms;
pub(super) mod itty_critters;
pub(super) mod kaiju;
pub(super) mod magical_girls;
pub(super) mod mega_troopers;

use engine::cards::*;

/// Big in Japan, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Big in Japan",
    slug: "big-in-japan",
    factions: &[
        &itty_critters::ITTY_CRITTERS,
        &kaiju::KAIJU,
        &magical_girls::MAGICAL_GIRLS,
        &mega_troopers::MEGA_TROOPERS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED),
    decks: &[],
};
