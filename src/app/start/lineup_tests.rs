use super::*;
use crate::cards::catalog;

fn f(n: u16) -> FactionId {
    FactionId(n)
}

fn old(n: u16) -> Option<Printing> {
    Some(Printing { faction: f(n), edition: Edition::Of2018 })
}

#[test]
fn free_choice_fills_one_player_after_the_other() {
    let mut lineup = Lineup::new(2);
    for n in 0..4 {
        lineup.take(f(n));
    }
    assert_eq!(lineup.places[0].factions, [old(0), old(1)]);
    assert_eq!(lineup.places[1].factions, [old(2), old(3)]);
    assert_eq!((lineup.chooses(), lineup.lacks()), (None, None));
    assert_eq!(lineup.may_take(f(4)), Err(Taken::NobodyChooses));
}

#[test]
fn a_faction_put_back_can_be_replaced() {
    let mut lineup = Lineup::new(2);
    (0..4).for_each(|n| lineup.take(f(n)));
    lineup.put_back(0, 1);
    assert_eq!((lineup.chooses(), lineup.lacks()), (Some(0), Some((0, 1))));
    lineup.take(f(5));
    assert_eq!(lineup.places[0].factions, [old(0), old(5)]);
}

#[test]
fn the_same_faction_twice_only_if_allowed_and_never_for_one_player() {
    let mut lineup = Lineup::new(2);
    lineup.take(f(0));
    assert_eq!(lineup.may_take(f(0)), Err(Taken::Yours));
    lineup.take(f(1));
    assert_eq!(lineup.may_take(f(0)), Err(Taken::By(0)));
    lineup.allow_same(true);
    lineup.take(f(0));
    assert_eq!(lineup.owners(f(0)), [0, 1]);
    lineup.allow_same(false);
    assert_eq!(lineup.owners(f(0)), [0], "the later one goes back");
}

#[test]
fn the_draft_goes_round_and_back() {
    let mut lineup = Lineup::new(3);
    lineup.choose_by(Way::Draft, catalog(), &mut Lots::new(1));
    lineup.first_pick = 1;
    assert_eq!(lineup.draft_order(), [1, 2, 0, 0, 2, 1]);
    for n in 0..6 {
        lineup.take(f(n));
    }
    assert_eq!(lineup.places[1].factions, [old(0), old(5)]);
    assert_eq!(lineup.places[0].factions, [old(2), old(3)]);
    lineup.undraft();
    assert_eq!((lineup.chooses(), lineup.places[1].factions), (Some(1), [old(0), None]));
}

#[test]
fn lots_give_everybody_two_different_factions() {
    let mut lineup = Lineup::new(4);
    lineup.choose_by(Way::Random, catalog(), &mut Lots::new(3));
    assert_eq!(lineup.lacks(), None);
    assert!(!lineup.has_twice());
    let setup = lineup.setup(catalog(), &mut Lots::new(4)).unwrap();
    assert_eq!(setup.players[3].name, "Player 4");
}

#[test]
fn who_begins_sits_first_and_the_circle_stays() {
    let mut lineup = Lineup::new(3);
    lineup.places[2].name = "Cem".to_owned();
    lineup.chooser = 1;
    lineup.begin_with(1);
    let names: Vec<_> = (0..3).map(|p| lineup.name(p)).collect();
    assert_eq!(names, ["Player 2", "Cem", "Player 1"]);
    assert_eq!(lineup.chooser, 0);
}

#[test]
fn lots_fall_on_the_sets_that_take_part_and_theirs_are_the_bases() {
    let mut lineup = Lineup::new(4);
    lineup.way = Way::Random;
    lineup.play_with(Sets::first(catalog()), catalog(), &mut Lots::new(3));
    assert_eq!(lineup.lacks(), None);
    let set_of = |f: &FactionId| catalog().factions[usize::from(f.0)].1;
    let all = |l: &Lineup| l.places.iter().flat_map(Place::chosen).collect::<Vec<_>>();
    assert!(all(&lineup).iter().all(|f| set_of(f) == 0));
    // Somebody brings a faction of another set, and its bases.
    let other = (0..).map(f).find(|f| set_of(f) == 1).unwrap();
    lineup.places[0].factions[0] = Some(lineup.printing(other));
    let sets: Vec<&str> = lineup.base_sets(catalog()).map(|s| s.slug).collect();
    assert_eq!(sets, [catalog().sets[0].slug, catalog().sets[1].slug]);
    let bases: usize = lineup.base_sets(catalog()).map(|s| s.bases).sum();
    let setup = lineup.setup(catalog(), &mut Lots::new(4)).unwrap();
    let game = crate::engine::session::Session::new(catalog(), setup, 1);
    let state = game.state();
    assert_eq!(state.deck(crate::engine::zone::Home::Bases).len() + state.sites.len(), bases);
}

#[test]
fn what_was_chosen_stays_when_its_set_goes() {
    let mut lineup = Lineup::new(2);
    lineup.take(f(0));
    let mut without = Sets::default();
    without.put(&catalog().sets[0], false);
    lineup.play_with(without, catalog(), &mut Lots::new(1));
    assert_eq!(lineup.places[0].factions, [old(0), None]);
}

#[test]
fn one_switch_for_all_printings_and_one_for_each() {
    let mut lineup = Lineup::new(2);
    (0..2).for_each(|n| lineup.take(f(n)));
    assert!(!lineup.tells_printings(catalog()));
    lineup.print(Edition::Current);
    assert!(lineup.tells_printings(catalog()));
    (2..4).for_each(|n| lineup.take(f(n)));
    lineup.print_other(1, 0);
    let names: Vec<&str> = (0..4).map(|n| catalog().faction(f(n)).name).collect();
    let setup = lineup.clone().setup(catalog(), &mut Lots::new(4)).unwrap();
    let newer = |n: usize| format!("{}@current", names[n]);
    assert_eq!(setup.players[0].factions, [newer(0), newer(1)]);
    assert_eq!(setup.players[1].factions, [names[2].to_owned(), newer(3)]);
    lineup.print(Edition::Of2018);
    assert_eq!(lineup.places[1].factions, [old(2), old(3)]);
}

#[test]
fn what_has_been_printed_once_has_no_other_printing() {
    let once = catalog().faction_ids().filter(|&id| !catalog().has_editions(id)).take(4);
    let mut lineup = Lineup { edition: Edition::Current, ..Lineup::new(2) };
    once.for_each(|id| lineup.take(id));
    let setup = lineup.setup(catalog(), &mut Lots::new(4)).unwrap();
    assert!(setup.players.iter().flat_map(|p| &p.factions).all(|name| !name.contains('@')));
}
