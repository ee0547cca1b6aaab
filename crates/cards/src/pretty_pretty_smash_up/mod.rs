//! Pretty Pretty Smash Up: four factions, eight bases.

mod bases;
pub(super) mod fairies;
pub(super) mod kitty_cats;
pub(super) mod mythic_horses;
pub(super) mod princesses;

use engine::cards::*;

/// Pretty Pretty Smash Up, edition 2018.
pub const SET: SetDef = SetDef {
    name: "Pretty Pretty Smash Up",
    slug: "pretty-pretty-smash-up",
    factions: &[
        &fairies::FAIRIES,
        &kitty_cats::KITTY_CATS,
        &mythic_horses::MYTHIC_HORSES,
        &princesses::PRINCESSES,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED),
    decks: &[],
};
