//! Disney Edition: eight factions of eight films, their bases.

pub(super) mod aladdin;
mod bases;
pub(super) mod beauty_and_the_beast;
pub(super) mod big_hero_6;
pub(super) mod frozen;
mod idioms;
pub(super) mod mulan;
pub(super) mod the_lion_king;
pub(super) mod the_nightmare_before_christmas;
pub(super) mod wreck_it_ralph;

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
        &mulan::MULAN,
        &the_lion_king::THE_LION_KING,
        &the_nightmare_before_christmas::THE_NIGHTMARE_BEFORE_CHRISTMAS,
        &wreck_it_ralph::WRECK_IT_RALPH,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
