//! Disney Edition: eight factions of eight films, their bases.

pub(super) mod aladdin;
mod bases;
pub(super) mod beauty_and_the_beast;
pub(super) mod big_hero_6;
pub(super) mod frozen;
mod idioms;

use engine::cards::*;

/// Disney Edition, current edition.
pub const SET: SetDef = SetDef {
    name: "Disney Edition",
    slug: "disney",
    factions: &[
        &aladdin::ALADDIN,
        &beauty_and_the_beast::BEAUTY_AND_THE_BEAST,
        &big_hero_6::BIG_HERO_6,
        &frozen::FROZEN,
    ],
    bases: bases::BASES,
    decks: &[],
};
