//! Science Fiction Double Feature: apes with gadgets, shapes that shift, spies, and players with time; eight bases.

mod bases;
pub(super) mod cyborg_apes;
mod idioms;
pub(super) mod shapeshifters;
pub(super) mod super_spies;
pub(super) mod time_travelers;

use engine::cards::*;

/// Science Fiction Double Feature, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Science Fiction Double Feature",
    slug: "science-fiction-double-feature",
    factions: &[
        &cyborg_apes::CYBORG_APES,
        &shapeshifters::SHAPESHIFTERS,
        &super_spies::SUPER_SPIES,
        &time_travelers::TIME_TRAVELERS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED),
    decks: &[],
};
