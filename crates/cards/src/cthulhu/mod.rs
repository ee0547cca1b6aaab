//! The Obligatory Cthulhu Set: four factions that hand out Madness, or live with it; eight bases, and the Madness deck.

mod bases;
pub(super) mod elder_things;
mod idioms;
pub(super) mod innsmouth;
pub(super) mod minions_of_cthulhu;
pub(super) mod miskatonic_university;

use engine::cards::*;

/// The Obligatory Cthulhu Set.
pub const SET: SetDef = SetDef {
    name: "The Obligatory Cthulhu Set",
    slug: "cthulhu",
    factions: &[
        &elder_things::ELDER_THINGS,
        &innsmouth::INNSMOUTH,
        &minions_of_cthulhu::MINIONS_OF_CTHULHU,
        &miskatonic_university::MISKATONIC_UNIVERSITY,
    ],
    bases: bases::BASES,
    revised_bases: Revision::of(bases::REVISED).without(&["Miskatonic University"]),
    decks: &[(Home::Madness, MADNESS)],
};

/// The Madness deck.
const MADNESS: &[CardDef] = &[action("Madness", 30)
    .text("Draw two cards OR return this card to the Madness deck.")
    .rulings(&[
        "At the end of the game you lose 1 VP for every two Madness cards that you have anywhere.",
    ])
    .on_play(|cx| {
        cx.one_of([
            part("Draw two cards", |cx| cx.draw(cx.you(), 2)),
            part("Return it to the Madness deck", |cx| cx.return_madness(&[cx.this()])),
        ])
    })];
