//! What is looked at: lists that cards are opened from, what is new in a hand, and where a card would do nothing.

use super::super::moves::{Move, Thing};
use super::super::{Can, Desk, Mark, Seating, Sheet, Stage, loose, words};
use super::{Sitting, at, chance, ended, room};
use crate::engine::event::Happened;
use crate::engine::going::To;
use crate::engine::ids::{CardId, Seat, SiteId};
use crate::engine::privacy::Privacy;
use crate::engine::question::Pick;
use crate::engine::zone::Zone;

/// A table with little room, with open hands.
fn tight() -> Desk {
    at(include_str!("../../../tests/browser/tight.toml"))
}

/// The cards of that name.
fn named(desk: &Desk, name: &str) -> Vec<CardId> {
    let cards = desk.game().state().cards.iter().enumerate();
    let named = cards.filter(|(_, c)| words::def(c.def).name == name);
    named.map(|(at, _)| CardId(at as u16)).collect()
}

/// What the base there is called.
fn place_of(desk: &Desk, site: SiteId) -> &'static str {
    let state = desk.game().state();
    words::def(state.card(state.site(site).expect("in play").base).def).name
}

#[test]
fn a_card_goes_back_to_the_list_it_was_opened_from() {
    let mut desk = tight();
    let (pile, def) = (Sheet::Discard(Seat(0)), desk.view().players[0].discard[0].def);
    for close in [Move::Close, Move::Escape] {
        for card in [Sheet::Def(def), Sheet::Card(named(&desk, "Gremlin")[0])] {
            desk.step(Move::Open(pile));
            desk.step(Move::Open(card));
            // From one card to the next the list is the same.
            desk.step(Move::Open(Sheet::Def(def)));
            desk.step(close.clone());
            assert_eq!(desk.sheet(), Some(pile));
            desk.step(close.clone());
            assert_eq!(desk.sheet(), None);
        }
        desk.step(Move::Open(Sheet::Def(def)));
        desk.step(close.clone());
        assert_eq!(desk.sheet(), None, "it was opened from the table");
        desk.step(Move::Open(pile));
        desk.step(Move::Open(Sheet::Menu));
        desk.step(close.clone());
        assert_eq!(desk.sheet(), None, "the menu is no card");
    }
}

#[test]
fn what_gave_points_again_and_again_is_one_line_and_all_add_up() {
    let mut again = 0;
    for seed in 1..=6 {
        let desk = Desk::new(ended(&["core"], 3, seed, Privacy::default()), Seating::default());
        for (seat, player) in (0..).map(Seat).zip(&desk.view().players) {
            let from = desk.sources(seat);
            assert_eq!(from.iter().map(|s| s.n).sum::<i32>(), player.vp);
            for (at, source) in from.iter().enumerate() {
                assert!(from[..at].iter().all(|s| s.what != source.what), "{}", source.what);
            }
            let gained =
                |what: &Happened| matches!(what, Happened::GainedVp(who, _) if *who == seat);
            let times = desk.game().log().iter().filter(|e| gained(&e.what)).count();
            again += usize::from(times > from.len());
        }
    }
    assert!(again > 0);
}

#[test]
fn where_a_card_would_do_nothing_is_marked_and_may_be_chosen_all_the_same() {
    for name in ["Upgrade", "Augmentation"] {
        let desk = tight();
        let card = named(&desk, name).into_iter();
        let mut card = card.filter(|&c| desk.game().state().card(c).zone == Zone::Hand(Seat(0)));
        let mut lifted = desk.clone();
        lifted.step(Move::Tap(Thing::Card(card.next_back().expect("in the hand"))));
        let lift = lifted.held().lift.clone().expect("it is lifted");
        let (mut idle, mut not) = (0, 0);
        for target in &lift.targets {
            let Pick::Card(at) = target.at else { continue };
            let state = desk.game().state();
            let here = state.site_of(at).expect("at a base");
            let pits = place_of(&desk, here) == "The Pits";
            let own = state.card(at).controller == Some(Seat(0));
            assert_eq!(target.idle, pits && !own, "{name} on {at:?}");
            let mark = if target.idle { Mark::Idle } else { Mark::Legal(Can::Choose) };
            assert_eq!(lifted.marks().cards.get(&at), Some(&mark));
            idle += usize::from(target.idle);
            not += usize::from(!target.idle);
            let mut done = lifted.clone();
            done.step(Move::Tap(Thing::Card(at)));
            assert!(done.held().lift.is_none() && done.game().answers().count() > 0);
        }
        assert!(idle > 5 && not > 5, "{name}: {idle} of {not}");
    }
}

#[test]
fn whatever_comes_into_a_hand_is_new_there() {
    let mut came = 0;
    for seed in 0..8 {
        let (mut desk, mut rng) = (Sitting::of(seed).desk(), chance(seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            let before = desk.game().log().len();
            let begun = |e: &crate::engine::event::Event| matches!(e.what, Happened::TurnBegan(_));
            if !desk.game().log().iter().any(begun) {
                assert_eq!(desk.facts().fresh, [], "a hand has just been dealt");
            }
            let viewer = desk.view().viewer;
            desk.step(what);
            let Some(viewer) = viewer.filter(|_| desk.view().viewer == viewer) else { continue };
            if matches!(desk.stage(), Stage::Over) {
                break;
            }
            for event in desk.game().log().get(before..).unwrap_or_default() {
                let Happened::Went { to: To::Hand, cards, .. } = &event.what else { continue };
                for card in cards.iter().map(|c| c.card.card) {
                    let here = desk.game().state().card(card).zone == Zone::Hand(viewer);
                    let done = |e: &crate::engine::event::Event| {
                        e.what == Happened::DonePlaying(viewer) && e.seq > event.seq
                    };
                    if here && !desk.game().log().iter().any(done) {
                        came += 1;
                        assert!(desk.facts().fresh.contains(&card), "{seed}: {card:?}");
                    }
                }
            }
        }
    }
    assert!(came > 10, "{came}");
}

/// Cleave lets its player play a treasure, which asks for one of three minions.
const CLEAVE: &str = r#"
name = "A treasure asks in the middle of another action"
rule = "None: it is looked at"
[[player]]
hand = ["Cleave"]
[[player]]
[[base]]
name = "Bastion"
cards = [
  { name = "King Rex", by = 1 },
  { name = "War Raptor", by = 1 },
  { name = "Hippogriff", monster = true },
]
[decks]
treasures = ["Potion of Idiotic Bravery", "Wishing Ring"]
"#;

#[test]
fn who_chooses_on_the_table_is_shown_no_card_that_was_played_meanwhile() {
    let mut desk = at(CLEAVE);
    let name = "Potion of Idiotic Bravery";
    for wanted in ["Cleave", name] {
        let asked = desk.asked().expect("it asks");
        let pick = asked.labelled().find(|(_, label)| label.contains(wanted)).expect("offered").0;
        desk.step(Move::Choose(pick));
        if !desk.held().chosen.is_empty() {
            desk.step(Move::Confirm);
        }
    }
    let asked = desk.asked().expect("it asks");
    assert_eq!(asked.ask.def.map(|d| words::def(d).name), Some(name));
    assert!(desk.view().shown.iter().any(|c| words::def(c.def).name == "Cleave"));
    assert_eq!(loose::loose(desk.view(), asked), []);
}
