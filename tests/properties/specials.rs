//! The moment alone decides whether a Special in the hand may be used: that it would find nothing to do does not keep
//! it there, unless its text sets a condition.

use smashup::cards::catalog;
use smashup::engine::ability::Works;
use smashup::engine::act::Act;
use smashup::engine::eye::Eye;
use smashup::engine::host::Host;
use smashup::engine::ids::{AbilityId, Seat};
use smashup::engine::scoring::{Scoring, Stage};
use smashup::engine::state::State;
use smashup::engine::time::Window;
use smashup::scenario;

/// Those whose text sets a condition that does not hold here.
const CONDITIONS: [&str; 15] = [
    "...Comes Great Responsibility",
    "Blitzing Sword Attack",
    "Clever Distraction",
    "Dynamite Surprise",
    "Final Stand",
    "Helping Hands",
    "Miles Morales",
    "Power Ballad",
    "Power Pose",
    "Run Away!",
    "Spider-Sense",
    "Sun Tattoo",
    "Time is Fleeting",
    "Total Sellout",
    "We're Up, You're Down",
];

/// One empty base that scores, nothing in any pile, and these cards in hand.
fn bare(hand: &str) -> State {
    let text = format!(
        "name = \"Bare\"\nrule = \"\"\n[[player]]\nhand = [{hand:?}]\n[[player]]\n[[base]]\nname = \"Jungle Oasis\""
    );
    let game = scenario::open(catalog(), "bare", &text).expect("a position");
    let mut state = game.state().clone();
    let (site, base) = state.sites.first().map(|s| (s.id, state.at(s.base))).expect("a base");
    state.scoring = Some(Scoring::of(site, base, 2));
    state
}

#[test]
fn a_special_in_the_hand_needs_its_moment_and_no_target() {
    let mut kept = Vec::new();
    let mut looked_at = 0;
    for def in catalog().ids().map(|id| catalog().def(id)) {
        let of_hand = |a: &smashup::engine::ability::Ability| {
            a.from.meets(Works::HAND) && matches!(a.act, Act::At(..))
        };
        if !def.abilities().any(|(_, a)| of_hand(a)) {
            continue;
        }
        let mut state = bare(def.name);
        let card = state.players[Seat(0)].hand[0];
        for (index, ability) in state.def(card).abilities().filter(|(_, a)| of_hand(a)) {
            let Act::At(window, moment, _) = ability.act else { continue };
            // There is no duel here, so its moments are not now.
            if window.is_of_duel() {
                continue;
            }
            if let Some(scoring) = &mut state.scoring {
                scoring.stage = match window {
                    Window::BeforeScoring => Stage::Before,
                    _ => Stage::Scored,
                };
            }
            let id = AbilityId { host: state.at(card), def: state.card(card).def, index, by: None };
            let host = Host::of(id, Seat(0));
            let eye = Eye { state: &state, host };
            looked_at += 1;
            if !moment(&eye) || !(ability.when)(&eye) {
                kept.push(def.name);
            }
        }
    }
    assert!(looked_at > 10, "there are such Specials");
    kept.sort_unstable();
    // Of both printings of a card that has them, and whose condition is the same.
    kept.dedup();
    assert_eq!(kept, CONDITIONS);
}
