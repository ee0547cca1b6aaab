//! What is revealed to all is put before all, unless the question that is open shows it anyway: just that, and once.

use super::super::{Desk, Move, Seating, Stage, reveal};
use super::ways::{scenarios, watch_scenario};
use super::{Sitting, chance, dealt, moment, new_game, play_on, room};
use crate::engine::event::{Event, Happened};
use crate::engine::ids::{CardId, DefId, Seat, Seats};
use crate::engine::privacy::Privacy;
use crate::engine::session::Session;
use crate::engine::view::view;
use crate::engine::zone::Zone;
use crate::story::director::{Act, Scene};

/// The cards of an event that shows some to all.
fn to_all(event: &Event) -> Option<Vec<(CardId, DefId)>> {
    let Happened::Revealed(cards) = &event.what else { return None };
    let cards: Vec<_> = cards.iter().map(|c| (c.card.card, c.def)).collect();
    Some(cards).filter(|cards| event.seen == Seats::ALL && !cards.is_empty())
}

/// The cards that lie where all see what was revealed.
fn lying(game: &Session) -> Vec<CardId> {
    let shown = view(game, None).shown;
    shown.iter().filter(|c| matches!(c.zone, Zone::Revealed(_))).map(|c| c.id).collect()
}

/// Whether these are the cards of a duel that goes on: the table shows them.
fn are_dueling(game: &Session, event: &Event) -> bool {
    let Happened::Revealed(cards) = &event.what else { return false };
    game.state().duel.is_some() && cards.iter().all(|c| matches!(c.zone, Zone::Duel(_)))
}

/// What is to be shown of the events from the `from`-th on.
fn unseen(game: &Session, from: usize) -> Vec<(usize, Vec<DefId>)> {
    let new = game.log().iter().enumerate().skip(from).filter(|(_, e)| !are_dueling(game, e));
    let shown = new.filter_map(|(n, event)| Some((n, to_all(event)?)));
    // The open question shows to all who look on what lies there.
    let open = game.ask().filter(|a| !a.private).map(|_| lying(game)).unwrap_or_default();
    let gone = shown.filter(|(_, cards)| cards.iter().any(|(card, _)| !open.contains(card)));
    gone.map(|(n, cards)| (n, cards.into_iter().map(|(_, def)| def).collect())).collect()
}

/// What became of what was revealed to all.
#[derive(Debug, Default)]
struct Met {
    gone: u32,
    left_lying: u32,
    /// It lies there yet, but the open question is not for all to see.
    behind_a_private_question: u32,
}

impl Met {
    /// Looks at a moment, and at the events from the `from`-th on.
    fn look(&mut self, game: &Session, from: usize) {
        let expected: Vec<usize> = unseen(game, from).iter().map(|(n, _)| *n).collect();
        let found: Vec<usize> = reveal::gone(game, from).map(|(n, _)| n).collect();
        assert_eq!(found, expected, "{:?}", game.ask());
        assert_eq!(reveal::unseen(game, from), expected.first().copied());
        let lying = lying(game);
        for cards in game.log().iter().skip(from).filter_map(to_all) {
            let lies = cards.iter().all(|(card, _)| lying.contains(card));
            self.gone += u32::from(!lies);
            let private = game.ask().is_some_and(|a| a.private);
            self.left_lying += u32::from(lies && !private);
            self.behind_a_private_question += u32::from(lies && private);
        }
    }
}

#[test]
fn what_would_not_be_seen_any_more_is_found() {
    let mut met = Met::default();
    for seed in 0..40 {
        let mut game = new_game(seed, 2 + seed as usize % 3, Privacy::Table);
        let mut before = 0_usize;
        play_on(&mut game, seed, |game| {
            for from in [before, before.saturating_sub(9), 0, game.log().len() + 1] {
                met.look(game, from);
            }
            before = game.log().len();
        });
    }
    for file in scenarios().iter().take(2000) {
        watch_scenario(file, |game| met.look(game, 0));
    }
    assert!(met.gone > 200 && met.left_lying > 200, "{met:?}");
    assert!(met.behind_a_private_question > 3, "{met:?}");
}

#[test]
fn what_only_some_have_seen_or_nobody_is_not_for_all() {
    let game = moment(2, |g| g.log().iter().any(|e| to_all(e).is_some()));
    let event = game.log().iter().find(|e| to_all(e).is_some()).expect("something");
    let cards = to_all(event).expect("cards").into_iter().map(|(_, def)| def).collect();
    assert_eq!(reveal::shown(event), Some(cards));
    let to_one = Event { seen: Seats::only(Seat(1)), ..event.clone() };
    assert_eq!(reveal::shown(&to_one), None);
    let nothing = Event { what: Happened::Revealed(Vec::new()), ..event.clone() };
    assert_eq!(reveal::shown(&nothing), None);
}

#[test]
fn all_that_was_revealed_is_on_the_screen_once_and_nothing_else() {
    let (mut screens, mut left_lying) = (0, 0);
    for sitting in (0..60).map(Sitting::of).filter(|s| s.crew.is_empty()) {
        let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            let (before, stage) = (desk.game().log().len(), desk.stage().clone());
            desk.step(what);
            // First it is shown on the table.
            desk.step(Move::Shown);
            let new = unseen(desk.game(), before);
            let all = desk.game().log()[before..].iter().filter_map(to_all).count();
            left_lying += all - new.len();
            screens += usize::from(is_screen(&desk) && !new.is_empty());
            if is_screen(&desk) && desk.stage() == &stage {
                // It stays until it is put away.
                continue;
            }
            assert_eq!(is_screen(&desk), !new.is_empty(), "a screen of its own, for as much");
            let cards: Vec<DefId> = new.into_iter().flat_map(|(_, cards)| cards).collect();
            assert_eq!(desk.revealed().cards, cards, "{sitting:?}");
            assert_eq!(desk.revealed().lines.is_empty(), cards.is_empty());
        }
    }
    assert!(screens > 20 && left_lying > 5, "{screens} screens, {left_lying} left lying");
}

#[test]
fn to_who_plays_among_computers_single_cards_are_large_on_the_table_and_others_have_their_screen() {
    let (mut large, mut screens) = (0, 0);
    for sitting in (0..200).map(Sitting::of).filter(|s| s.crew == "person,easy" && !s.open_hands) {
        let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            let before = desk.game().log().len();
            desk.step(what);
            let new: Vec<Vec<DefId>> =
                unseen(desk.game(), before).into_iter().map(|(_, cards)| cards).collect();
            if new.is_empty() {
                continue;
            }
            let director = desk.scenes(before);
            desk.step(Move::Shown);
            let single = new.iter().all(|cards| cards.len() == 1);
            assert_eq!(is_screen(&desk), !single, "{sitting:?}");
            for def in new.into_iter().filter(|cards| cards.len() == 1).flatten() {
                let shows = |scene: &Scene| scene.act == Act::Card(def);
                assert!(director.scenes().iter().any(shows), "{sitting:?}");
            }
            *if single { &mut large } else { &mut screens } += 1;
        }
    }
    assert!(large > 20 && screens > 3, "{large} large, {screens} screens");
}

fn is_screen(desk: &Desk) -> bool {
    matches!(desk.stage(), Stage::Revealed(_))
}

#[test]
fn what_bases_reveal_as_they_are_laid_out_is_shown_as_the_game_begins() {
    let mut met = 0;
    for seed in 0..60 {
        let game = dealt(&["big-in-japan"], 2, seed, Privacy::Table);
        let mut desk = Desk::new(game, Seating::default());
        if desk.game().log().iter().filter_map(to_all).next().is_none() {
            assert!(!matches!(desk.stage(), Stage::Revealed(_)));
            continue;
        }
        // Unless the first question shows them.
        if let Stage::Revealed(_) = desk.stage() {
            assert!(!desk.revealed().cards.is_empty());
            desk.step(Move::SeenRevealed);
            met += 1;
        }
        assert!(!matches!(desk.stage(), Stage::Revealed(_)));
    }
    assert!(met > 2, "{met} games");
}
