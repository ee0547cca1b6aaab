//! Smash Up: Marvel: eight factions of heroes and of those they fight. It has no bases of its own: what is printed on them is not known here.

mod idioms;
pub(super) mod shield;
pub(super) mod sinister_six;
pub(super) mod spider_verse;
pub(super) mod ultimates;

use engine::cards::*;

/// Smash Up: Marvel, current edition.
pub const SET: SetDef = SetDef {
    name: "Smash Up: Marvel",
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
