//! Marvel: eight factions of heroes and villains. It has no bases of its own.

pub(super) mod avengers;
pub(super) mod hydra;
mod idioms;
pub(super) mod kree;
pub(super) mod masters_of_evil;

use engine::cards::*;

/// Marvel, current edition.
pub const SET: SetDef = SetDef {
    name: "Marvel",
    slug: "marvel",
    factions: &[&avengers::AVENGERS, &hydra::HYDRA, &kree::KREE, &masters_of_evil::MASTERS_OF_EVIL],
    bases: &[],
    decks: &[],
};
