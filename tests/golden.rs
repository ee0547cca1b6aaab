//! What must never change by accident: a seed deals the same hands on every machine and in every version, or
//! else saved games and shared addresses would open as other games.

use smashup::cards::catalog;
use smashup::engine::privacy::Privacy;
use smashup::engine::session::Session;
use smashup::engine::setup::{Chair, Setup};

fn deal(seed: u64) -> (Vec<&'static str>, Vec<&'static str>) {
    let chair = |factions: [&str; 2]| Chair {
        name: String::new(),
        factions: factions.map(str::to_owned).to_vec(),
    };
    let players = vec![chair(["Pirates", "Ninjas"]), chair(["Robots", "Zombies"])];
    let setup = Setup::checked(catalog(), players, Privacy::Exact).expect("a legal setup");
    let game = Session::new(catalog(), setup, seed);
    let state = game.state();
    let name = |&card| state.def(card).name;
    let hands = state.players.0.iter().flat_map(|p| &p.hand).map(name).collect();
    let bases = state.sites.iter().map(|s| name(&s.base)).collect();
    (hands, bases)
}

#[test]
fn a_seed_deals_the_same_game_for_ever() {
    let (hands, bases) = deal(7);
    assert_eq!(hands, HANDS);
    assert_eq!(bases, BASES);
}

#[test]
fn another_seed_deals_another_game() {
    assert_ne!(deal(7), deal(8));
}

/// Five cards for the first player, five for the second.
const HANDS: [&str; 10] = [
    "Tiger Assassin",
    "Shanghai",
    "Swashbuckling",
    "Infiltrate",
    "Cut Lass",
    "Microbot Reclaimer",
    "Tenacious Z",
    "Walker",
    "Warbot",
    "Nukebot",
];
/// One base more than players.
const BASES: [&str; 3] = ["Ninja Dojo", "The Homeworld", "Jungle Oasis"];
