//! What waits for what is shown: nothing overtakes it, and no scoring is passed over, whoever sits at the table.

use super::super::device::Taste;
use super::super::moves::{Do, Move};
use super::super::{Desk, Stage};
use super::{Sitting, chance, room};
use crate::engine::event::Happened;
use crate::story::director::Act;
use crate::story::sounds::Sound;
use Stage::{Asking, HandOver};

/// Whether the events from the `from`-th on hold a part of a scoring.
fn scores(desk: &Desk, from: usize) -> bool {
    let is = |w: &Happened| matches!(w, Happened::Awarded(..) | Happened::Replaced(..));
    desk.game().log().get(from..).unwrap_or_default().iter().any(|e| is(&e.what))
}

/// A desk before a move.
struct Before {
    stage: Stage,
    events: usize,
}

/// Plays a game of random moves, and looks at every move: what the desk was before and is after, and what follows.
fn play(sitting: Sitting, animated: bool, mut look: impl FnMut(&Before, &Desk, &[Do])) -> Desk {
    let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
    desk.prefer(Taste { animated, ..Taste::default() });
    while let Some(next) = room::next(&desk, &mut rng) {
        let before = Before { stage: desk.stage().clone(), events: desk.game().log().len() };
        let todo = desk.step(next);
        look(&before, &desk, &todo);
    }
    desk
}

#[test]
fn no_scoring_is_passed_over_whoever_sits_there_and_the_end_waits_for_the_last() {
    let (mut met, mut hidden, mut last) = (0, 0, 0);
    for (sitting, animated) in (0..16).map(|n| (Sitting::of(n), n % 3 > 0)) {
        let over = play(sitting, animated, |before, desk, todo| {
            let from = before.events;
            if !scores(desk, from) {
                return;
            }
            let Stage::Show(showing) = desk.stage() else {
                panic!("{:?} after a scoring, {sitting:?}", desk.stage());
            };
            assert!(showing.from <= from && todo.contains(&Do::Show { from }));
            assert!(desk.asked().is_none() && desk.thinks().is_none());
            let lines = desk.show_lines();
            assert!(
                !lines.is_empty() && lines.iter().all(|l| !l.text.is_empty()),
                "it can be read"
            );
            let shown = desk.scenes(from);
            let stands = |a: &Act| matches!(a, Act::Score(..) | Act::Breaks(..));
            assert!(shown.scenes().iter().any(|s| stands(&s.act)));
            met += 1;
            hidden += u32::from(!desk.open_hands() && sitting.crew.is_empty());
            last += u32::from(desk.game().ask().is_none());
        });
        assert_eq!(over.stage(), &Stage::Over);
    }
    assert!(met > 80 && hidden > 30 && last > 4, "{met}, {hidden}, {last}");
}

#[test]
fn the_table_stays_until_what_happened_on_it_has_been_seen() {
    let (mut met, mut quick) = (0, 0);
    for n in 0..10 {
        let sitting = Sitting::of(n);
        play(sitting, true, |before, desk, todo| {
            let went = before.stage.shows_table() && !desk.stage().shows_table();
            let played = |d: &Do| matches!(d, Do::Show { .. });
            if went && todo.iter().any(played) && !matches!(before.stage, Stage::Show(_)) {
                let from = before.events;
                let scenes = desk.scenes(from);
                // Who only drew or passed is not waited for.
                let any = scenes.scenes().iter().any(|s| !s.beat.flights.is_empty());
                assert!(!any, "{:?}: {:?}", desk.stage(), scenes.scenes());
                quick += 1;
            }
            met += u32::from(matches!(desk.stage(), Stage::Show(_)));
        });
    }
    assert!(met > 60 && quick > 60, "{met}, {quick}");
}

#[test]
fn it_is_over_with_one_word_that_changes_nothing_else_and_is_there_again_after_a_reload() {
    let mut met = 0;
    for sitting in (0..6).map(Sitting::of) {
        play(sitting, true, |_, desk, _| {
            let Stage::Show(showing) = desk.stage() else { return };
            let answers = desk.game().answers().count();
            for what in [Move::Undo, Move::Confirm, Move::Decline, Move::NextStep, Move::TakeDevice]
            {
                let mut still = desk.clone();
                still.step(what);
                assert_eq!(
                    (still.stage(), still.game().answers().count()),
                    (desk.stage(), answers)
                );
            }
            let again = sitting.reloaded(desk);
            let Stage::Show(kept) = again.stage() else { panic!("{:?}", again.stage()) };
            assert_eq!(kept.from, showing.from);
            let mut seen = desk.clone();
            let todo = seen.step(Move::Shown);
            assert!(todo.contains(&Do::Finish) && todo.contains(&Do::Save));
            assert!(!matches!(seen.stage(), Stage::Show(_)));
            assert_eq!(seen.game().answers().count(), answers);
            met += 1;
        });
    }
    assert!(met > 25, "{met}");
}

#[test]
fn who_is_alone_is_told_what_happened_since_their_last_turn_also_where_it_was_shown() {
    let mut told = 0;
    for sitting in (0..10).map(Sitting::of).filter(|s| s.crew == "person,easy") {
        play(sitting, true, |before, desk, _| {
            let theirs = matches!(before.stage, Stage::Watching { .. }) && desk.asked().is_some();
            told += u32::from(theirs && !desk.recap_steps().is_empty());
        });
    }
    assert!(told > 3, "{told}");
}

#[test]
fn each_turn_of_a_person_here_is_heard_once_and_the_end_of_the_game() {
    let (mut turns, mut ends) = (0, 0);
    for n in 0..12 {
        let (sitting, mut heard) = (Sitting::of(n), Vec::new());
        let over = play(sitting, n % 2 > 0, |_, desk, todo| {
            for what in todo {
                let &Do::Sound(sound) = what else { continue };
                let state = desk.game().state();
                if sound == Sound::Turn {
                    let (HandOver(who) | Asking { who, .. }) = *desk.stage() else {
                        panic!("{:?} is nobody's turn", desk.stage());
                    };
                    assert!(who == state.current && !desk.crew().has(who));
                    // Who goes back to a turn before is there already.
                    assert!(!heard.contains(&state.turn), "twice");
                    heard.push(state.turn);
                    turns += 1;
                } else {
                    assert_eq!((sound, desk.stage()), (Sound::Win, &Stage::Over));
                    ends += 1;
                }
            }
        });
        assert_eq!(over.stage(), &Stage::Over);
    }
    assert!(turns > 60 && ends >= 12, "{turns}, {ends}");
}
