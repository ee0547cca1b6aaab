//! Marvel: eight factions of heroes and villains. It has no bases of its own.

mod idioms;
pub(super) mod shield;
pub(super) mod sinister_six;
pub(super) mod spider_verse;
pub(super) mod ultimates;

use engine::cards::*;

/// Marvel, current edition.
pub const SET: SetDef = SetDef {
    name: "Marvel",
    slug: "marvel",
    factions: &[
        &shield::SHIELD,
        &sinister_six::SINISTER_SIX,
        &spider_verse::SPIDER_VERSE,
        &ultimates::ULTIMATES,
    ],
    bases: &[],
    decks: &[],
};
