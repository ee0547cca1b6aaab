//! The cards: one folder a set, one file a faction, text and behaviour side by side.

pub mod awesome_level_9000;
pub mod big_in_japan;
pub mod bigger_geekier_box;
pub mod cease_and_desist;
pub mod clowns;
pub mod core;
pub mod cthulhu;
pub mod culture_shock;
pub mod disney;
pub mod excellent_movies;
mod first_places;
pub mod goblins;
pub mod half_the_battle;
#[cfg(target_arch = "wasm32")]
mod here;
mod idioms;
pub mod international_incident;
pub mod its_your_fault;
pub mod knights_of_the_round_table;
pub mod marvel;
pub mod monster_smash;
pub mod munchkin;
pub mod oops_you_did_it_again;
pub mod penguins;
pub mod pretty_pretty_smash_up;
pub mod published;
pub mod science_fiction_double_feature;
pub mod slashers;
pub mod teens;
pub mod tenth_anniversary;
pub mod that_70s_expansion;
pub mod what_were_we_thinking;

use engine::cards::*;
use engine::faction::KnownSet;
use engine::known;
use engine::rulebook::RULEBOOK;

#[cfg(target_arch = "wasm32")]
pub use here::{arrive, catalog};

/// Every set in the game. A set is in the game when all of it works.
pub const SETS: &[SetDef] = &[
    core::SET,
    awesome_level_9000::SET,
    cthulhu::SET,
    science_fiction_double_feature::SET,
    monster_smash::SET,
    bigger_geekier_box::SET,
    its_your_fault::SET,
    what_were_we_thinking::SET,
    big_in_japan::SET,
    that_70s_expansion::SET,
    oops_you_did_it_again::SET,
    cease_and_desist::SET,
    pretty_pretty_smash_up::SET,
    tenth_anniversary::SET,
    munchkin::SET,
    international_incident::SET,
    disney::SET,
    marvel::SET,
    culture_shock::SET,
    clowns::SET,
    goblins::SET,
    knights_of_the_round_table::SET,
    penguins::SET,
    slashers::SET,
    teens::SET,
    half_the_battle::SET,
    excellent_movies::SET,
];

/// What is known of them without their cards, in the same order.
pub const KNOWN: &[KnownSet] = &[
    known!(core::SET),
    known!(awesome_level_9000::SET),
    known!(cthulhu::SET),
    known!(science_fiction_double_feature::SET),
    known!(monster_smash::SET),
    known!(bigger_geekier_box::SET),
    known!(its_your_fault::SET),
    known!(what_were_we_thinking::SET),
    known!(big_in_japan::SET),
    known!(that_70s_expansion::SET),
    known!(oops_you_did_it_again::SET),
    known!(cease_and_desist::SET),
    known!(pretty_pretty_smash_up::SET),
    known!(tenth_anniversary::SET),
    known!(munchkin::SET),
    known!(international_incident::SET),
    known!(disney::SET),
    known!(marvel::SET),
    known!(culture_shock::SET),
    known!(clowns::SET),
    known!(goblins::SET),
    known!(knights_of_the_round_table::SET),
    known!(penguins::SET),
    known!(slashers::SET),
    known!(teens::SET),
    known!(half_the_battle::SET),
    known!(excellent_movies::SET),
];

/// All printed cards of the game. In the browser the cards of a set come when they are needed (`arrive`).
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn catalog() -> &'static Catalog {
    static CATALOG: std::sync::LazyLock<Catalog> = std::sync::LazyLock::new(|| catalog_of(SETS));
    &CATALOG
}

/// The catalog of these sets, in which saves of the first format are read.
#[must_use]
pub fn catalog_of(sets: &[SetDef]) -> Catalog {
    Catalog::of(sets, RULEBOOK).with_first_places(first_places::FIRST_PLACES)
}

/// The catalog of all sets while none of their cards is here.
#[must_use]
pub fn empty_catalog() -> Catalog {
    Catalog::known(KNOWN, RULEBOOK).with_first_places(first_places::FIRST_PLACES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::edition::{Edition, Printing};

    #[test]
    fn every_set_is_known_without_its_cards() {
        let (slugs, known): (Vec<_>, Vec<_>) =
            (SETS.iter().map(|s| s.slug).collect(), KNOWN.iter().map(|s| s.slug).collect());
        assert_eq!(slugs, known);
        let empty = empty_catalog();
        assert_eq!(empty.ids().count(), 0);
        assert_eq!(empty.defs.len(), catalog().defs.len());
        assert!(empty.sets.iter().all(|set| !set.here));
        for id in catalog().faction_ids() {
            let (with, without) = (catalog().faction(id), empty.faction(id));
            assert_eq!((with.name, with.blurb), (without.name, without.blurb));
            assert_eq!(empty.faction_named(with.name), Some(id));
            let older = Printing { faction: id, edition: Edition::Of2018 };
            assert_eq!(empty.of_faction(older).count(), 0);
            assert_eq!(catalog().of_faction(older).count(), without.cards);
        }
    }

    #[test]
    fn a_card_has_the_same_id_whatever_sets_came_in_whatever_order() {
        let forward: Vec<usize> = (0..SETS.len()).collect();
        let backward = forward.iter().rev().copied().collect();
        let (odd, even) = forward.iter().partition::<Vec<usize>, _>(|&&n| n % 2 == 1);
        for order in [[odd, even].concat(), backward, forward] {
            let mut catalog = empty_catalog();
            for (came, &at) in order.iter().enumerate() {
                catalog = catalog.with(at, &SETS[at]);
                assert_eq!(catalog.sets.iter().filter(|set| set.here).count(), came + 1);
                for id in super::catalog().ids() {
                    let (all, now) = (super::catalog(), &catalog);
                    let set = all.defs[usize::from(id.0)].set;
                    let found = now.def_named(all.slug(id));
                    assert_eq!(found, now.sets[set].here.then_some(id), "{}", all.slug(id));
                    if now.sets[set].here {
                        assert_eq!(now.def(id).name, all.def(id).name);
                        assert_eq!(
                            (now.mask(id), now.standing(id)),
                            (all.mask(id), all.standing(id))
                        );
                        assert_eq!(now.sorts(id), all.sorts(id));
                        assert_eq!(
                            now.defs[usize::from(id.0)].deck,
                            all.defs[usize::from(id.0)].deck
                        );
                    } else {
                        assert!(now.mask(id).is_empty() && now.def(id).name.is_empty());
                    }
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "another set has this place")]
    fn a_set_comes_to_its_own_place() {
        let _ = empty_catalog().with(1, &SETS[0]);
    }
}
