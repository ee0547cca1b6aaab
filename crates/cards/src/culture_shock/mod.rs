//! World Tour: Culture Shock: five factions of tales and peoples, eleven bases.

pub(super) mod anansi_tales;
pub(super) mod ancient_incas;
mod bases;
pub(super) mod grimms_fairy_tales;
mod idioms;
pub(super) mod polynesian_voyagers;
pub(super) mod russian_fairy_tales;

use engine::cards::*;

/// World Tour: Culture Shock, current edition.
pub const SET: SetDef = SetDef {
    name: "World Tour: Culture Shock",
    slug: "culture-shock",
    factions: &[
        &anansi_tales::ANANSI_TALES,
        &ancient_incas::ANCIENT_INCAS,
        &grimms_fairy_tales::GRIMMS_FAIRY_TALES,
        &polynesian_voyagers::POLYNESIAN_VOYAGERS,
        &russian_fairy_tales::RUSSIAN_FAIRY_TALES,
    ],
    bases: bases::BASES,
    revised_bases: Revision::NONE,
    decks: &[],
};
