//! What Were We Thinking?: four factions, eight bases.

mod bases;
pub(super) mod explorers;
pub(super) mod grannies;
pub(super) mod rock_stars;
pub(super) mod teddy_bears;

use engine::cards::*;

/// What Were We Thinking?, edition 2018.
pub const SET: SetDef = SetDef {
    name: "What Were We Thinking?",
    slug: "what-were-we-thinking",
    factions: &[
        &explorers::EXPLORERS,
        &grannies::GRANNIES,
        &rock_stars::ROCK_STARS,
        &teddy_bears::TEDDY_BEARS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
