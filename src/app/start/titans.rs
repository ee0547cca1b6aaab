//! Titans in the form: those of the chosen factions take part, unless somebody does not want any.

use super::lineup::Lineup;
use crate::engine::catalog::Catalog;
use crate::engine::edition::Printing;
use crate::words::page::t;

impl Lineup {
    /// Which titans take part, as things stand, or why there are none.
    #[must_use]
    pub fn titans_note(&self, catalog: &Catalog) -> String {
        let chosen = self.places.iter().flat_map(|p| p.factions.iter().flatten());
        let has = |p: &&Printing| catalog.faction(p.faction).has_titan(p.edition);
        let mut with: Vec<String> = Vec::new();
        for faction in chosen.filter(has).map(|p| catalog.faction(p.faction)) {
            // Two players may have the same.
            if !with.iter().any(|name| name == faction.name) {
                with.push(faction.name.to_owned());
            }
        }
        match (self.titans, with.is_empty()) {
            (true, false) => (t().setup.titans_of)(&crate::desk::names::listed(&with)),
            _ => t().setup.titans_note.to_owned(),
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::app::start::lots::Lots;
    use crate::cards::catalog_of;
    use crate::engine::def::{CardDef, base, minion, titan};
    use crate::engine::faction::{FactionDef, Revision, SetDef};
    use crate::engine::ids::FactionId;

    const CARDS: &[CardDef] = &[minion("one", 20, 3)];

    const fn faction(name: &'static str, titan: Option<CardDef>) -> FactionDef {
        FactionDef {
            name,
            blurb: "",
            colors: [""; 2],
            cards: CARDS,
            titan,
            revised: Revision::NONE,
        }
    }

    /// Six factions that do not exist; the third and the fourth have titans.
    pub(in crate::app::start) const SET: SetDef = SetDef {
        name: "giants",
        slug: "giants",
        factions: &[
            &faction("ants", None),
            &faction("bees", None),
            &faction("cliffs", Some(titan("cliff"))),
            &faction("dunes", Some(titan("dune"))),
            &faction("eels", None),
            &faction("foxes", None),
        ],
        bases: &[base("hill", "ants", 20, [4, 2, 1]), base("vale", "bees", 20, [4, 2, 1])],
        revised_bases: Revision::NONE,
        decks: &[],
    };

    #[test]
    fn titans_take_part_if_a_chosen_faction_has_one_and_they_are_wanted() {
        let catalog = catalog_of(&[SET]);
        let mut lots = Lots::new(1);
        let mut with = |chosen: [u16; 4], wanted: bool| {
            let mut lineup = Lineup { titans: wanted, ..Lineup::new(2) };
            chosen.into_iter().for_each(|n| lineup.take(FactionId(n)));
            let note = lineup.titans_note(&catalog);
            let said = ["cliffs", "dunes"].map(|name| note.contains(name));
            (lineup.setup(&catalog, &mut lots).expect("it can be played").titans, said)
        };
        assert!(Lineup::new(2).titans, "they are, unless somebody says otherwise");
        assert_eq!(with([0, 1, 2, 4], true), (true, [true, false]));
        assert_eq!(with([0, 2, 3, 4], true), (true, [true, true]));
        assert_eq!(with([0, 1, 4, 5], true), (false, [false, false]));
        assert_eq!(with([0, 1, 2, 4], false), (false, [false, false]));
    }
}
