//! It's Your Fault!: five factions, ten bases.

mod bases;
pub(super) mod dragons;
pub(super) mod mythic_greeks;
pub(super) mod sharks;
pub(super) mod superheroes;
pub(super) mod tornados;

use engine::cards::*;

/// It's Your Fault!, edition 2018.
pub const SET: SetDef = SetDef {
    name: "It's Your Fault!",
    slug: "its-your-fault",
    factions: &[
        &dragons::DRAGONS,
        &mythic_greeks::MYTHIC_GREEKS,
        &sharks::SHARKS,
        &superheroes::SUPERHEROES,
        &tornados::TORNADOS,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
