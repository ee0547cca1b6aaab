//! What there is, what has been published, and that a card is the same whatever sets have come. Not in the crate itself: all
//! its cards would be compiled once more for it.

use engine::edition::{Edition, Printing};
use smashup_cards::published::{PUBLISHED, factions_of_2018};
use smashup_cards::{KNOWN, SETS, catalog, empty_catalog};
use std::collections::BTreeSet;

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
            for id in smashup_cards::catalog().ids() {
                let (all, now) = (smashup_cards::catalog(), &catalog);
                let set = all.defs[usize::from(id.0)].set;
                let found = now.def_named(all.slug(id));
                assert_eq!(found, now.sets[set].here.then_some(id), "{}", all.slug(id));
                if now.sets[set].here {
                    assert_eq!(now.def(id).name, all.def(id).name);
                    assert_eq!((now.mask(id), now.standing(id)), (all.mask(id), all.standing(id)));
                    assert_eq!(now.sorts(id), all.sorts(id));
                    assert_eq!(now.defs[usize::from(id.0)].deck, all.defs[usize::from(id.0)].deck);
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

#[test]
fn each_of_106_factions_stands_here_once() {
    let all: Vec<&str> = PUBLISHED.iter().flat_map(|(_, f)| f.iter().copied()).collect();
    let different: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!((all.len(), different.len()), (106, 106));
}

#[test]
fn the_edition_of_2018_has_64_of_them() {
    assert_eq!(factions_of_2018().count(), 64);
}

#[test]
fn what_is_in_the_game_has_been_published() {
    for (faction, set) in &catalog().factions {
        let set = catalog().sets[*set].name;
        let found = PUBLISHED.iter().find(|(_, all)| all.contains(&faction.name));
        assert_eq!(found.map(|(s, _)| *s), Some(set), "{}", faction.name);
    }
}
