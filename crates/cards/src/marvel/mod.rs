//! Marvel: eight factions of heroes and villains. It has no bases of its own.

pub(super) mod avengers;
pub(super) mod hydra;
mod idioms;
pub(super) mod kree;
pub(super) mod masters_of_evil;
pub(super) mod shield;
pub(super) mod sinister_six;
pub(super) mod spider_verse;
pub(super) mod ultimates;

use engine::cards::*;

/// The set.
pub const SET: SetDef = SetDef {
    name: "Marvel",
    slug: "marvel",
    factions: &[
        &avengers::AVENGERS,
        &hydra::HYDRA,
        &kree::KREE,
        &masters_of_evil::MASTERS_OF_EVIL,
        &shield::SHIELD,
        &sinister_six::SINISTER_SIX,
        &spider_verse::SPIDER_VERSE,
        &ultimates::ULTIMATES,
    ],
    bases: &[],
    revised_bases: Revision::NONE,
    decks: &[],
};
