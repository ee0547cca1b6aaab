//! Disney Edition: eight factions of eight films, sixteen bases.

mod idioms;
mod more_bases;
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
        &mulan::MULAN,
        &the_lion_king::THE_LION_KING,
        &the_nightmare_before_christmas::THE_NIGHTMARE_BEFORE_CHRISTMAS,
        &wreck_it_ralph::WRECK_IT_RALPH,
    ],
    bases: more_bases::MORE_BASES,
    decks: &[],
};
