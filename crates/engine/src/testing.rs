//! A few plain cards for the engine's own tests, which know no published one.

use crate::print::catalog::Catalog;
use crate::print::def::{CardDef, action, base, minion, on_minion};
use crate::print::faction::{FactionDef, SetDef};
use crate::print::select::minions;
use std::sync::LazyLock;

const CARDS: &[CardDef] = &[
    minion("Big", 3, 5),
    minion("Small", 5, 2),
    action("Deed", 2),
    on_minion("Hat", 2, minions()),
];

const fn faction(name: &'static str) -> FactionDef {
    FactionDef { name, blurb: "", emblem: "", colors: ["#000", "#fff"], cards: CARDS }
}

static FACTIONS: [FactionDef; 4] = [faction("A"), faction("B"), faction("C"), faction("D")];

const BASES: &[CardDef] = &[
    base("One", "A", 20, [4, 2, 1]),
    base("Two", "B", 18, [3, 2, 1]),
    base("Three", "C", 22, [5, 3, 2]),
    base("Four", "D", 20, [4, 2, 1]),
];

/// The catalog of these cards.
pub(crate) fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
        let factions: &'static [&'static FactionDef] =
            Box::leak(FACTIONS.iter().collect::<Vec<_>>().into_boxed_slice());
        Catalog::of(&[SetDef { name: "Test", slug: "test", factions, bases: BASES, decks: &[] }])
    });
    &CATALOG
}
