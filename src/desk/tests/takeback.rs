//! Going back leads to where the asker decided, also in a game that began with a position set up by hand.

use super::super::moves::{Do, Move};
use super::super::{Crew, Desk, Seating, Sheet, Stage, auto, back};
use super::{Sitting, chance, new_game, played, room};
use crate::cards::catalog;
use crate::engine::privacy::Privacy;
use crate::engine::session::Session;
use crate::lesson::POSITION;
use crate::playout::RandomPlayer;

fn desk(game: Session) -> Desk {
    Desk::new(game, Seating { crew: Crew::default(), ..Seating::default() })
}

/// Every point that is offered leads to a question of its seat.
fn points_lead_back(game: &Session) -> usize {
    let points = desk(game.clone()).offer().points;
    for point in &points {
        let before = game.replay_to(catalog(), point.to).expect("a point of the record");
        let ask = before.ask().expect("a point is a question");
        assert!(point.turn || ask.who == point.seat, "{point:?} leads to {:?}", ask.who);
        assert!(!point.turn || before.state().current == point.seat, "{point:?}");
        assert_eq!(point.back, game.answers().count() - point.to);
    }
    points.len()
}

#[test]
fn points_to_go_back_to_are_the_askers_own() {
    let mut offered = [0, 0];
    for seed in 0..12 {
        for most in [1, 5, 12, 25, 40] {
            let dealt = played(new_game(seed, 2, Privacy::Table), seed, most);
            offered[0] += points_lead_back(&dealt);
            let laid = played(POSITION.session(), seed, most);
            if laid.ask().is_some() {
                let n = points_lead_back(&laid);
                assert!(n > 0, "who has decided something may want to go back to it");
                offered[1] += n;
            }
        }
    }
    assert!(offered.iter().all(|&n| n > 60), "{offered:?}");
}

#[test]
fn who_asks_is_asked_by_nobody_and_the_others_one_after_the_other() {
    let game = played(new_game(8, 3, Privacy::Exact), 8, 14);
    let mut desk = Desk::new(game, Seating { open_hands: true, ..Seating::default() });
    let point = desk.offer().points[0];
    let before = desk.game().answers().count();
    desk.step(Move::AskBack(point));
    for _ in 0..2 {
        let Stage::Agree(request) = *desk.stage() else { panic!("{:?}", desk.stage()) };
        let asked = desk.agreeing(request).expect("somebody is asked");
        assert_ne!(asked, point.seat);
        desk.step(Move::Agree);
    }
    assert_eq!(desk.game().answers().count(), before - point.back);
    assert!(desk.said().is_some_and(|s| !s.bad));
    assert!(matches!(desk.stage(), Stage::Asking { .. }));
}

#[test]
fn a_game_that_began_from_a_position_goes_back_to_where_it_was_then() {
    let mut game = POSITION.session();
    let mut moments = vec![game.clone()];
    let mut player = RandomPlayer::new(4);
    while let Some(ask) = game.ask().filter(|_| moments.len() < 30) {
        let picks = player.answer(ask);
        game.answer(&picks).expect("a legal answer");
        moments.push(game.clone());
    }
    let open = || Seating { open_hands: true, ..Seating::default() };
    let points = Desk::new(game.clone(), open()).offer().points;
    assert!(points.iter().any(|p| p.to > 0) && points.iter().any(|p| p.turn), "{points:?}");
    for point in points {
        let mut desk = Desk::new(game.clone(), open());
        desk.step(Move::AskBack(point));
        desk.step(Move::Agree);
        assert!(matches!(desk.stage(), Stage::Agree(_)), "two others are asked");
        let todo = desk.step(Move::Agree);
        assert!(todo.contains(&Do::Save), "what is kept goes back, too");
        let then = &moments[point.to];
        assert!(desk.game().state() == then.state() && desk.game().ask() == then.ask());
        assert!(desk.game().answers().eq(then.answers()) && desk.game().start().is_some());
        // And all comes the same way again.
        for record in game.answers().skip(point.to) {
            desk.game.answer(&record.picks).expect("as it was answered");
        }
        assert!(desk.game().state() == game.state(), "{point:?}");
    }
}

#[test]
fn one_word_against_it_and_nothing_is_taken_back() {
    let game = played(new_game(8, 3, Privacy::Exact), 8, 14);
    let mut desk = Desk::new(game, Seating { open_hands: true, ..Seating::default() });
    let before = desk.game().answers().count();
    let point = desk.offer().points[0];
    desk.step(Move::AskBack(point));
    desk.step(Move::Agree);
    desk.step(Move::RefuseBack);
    assert_eq!(desk.game().answers().count(), before);
    assert!(matches!(desk.stage(), Stage::Asking { .. }));
}

#[test]
fn undo_leads_to_what_somebody_decided_and_not_to_what_was_passed_by_itself() {
    let (mut led, mut refused) = (0, 0);
    for sitting in (0..24).map(Sitting::of) {
        let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
        for _ in 0..120 {
            let Some(what) = room::next(&desk, &mut rng) else { break };
            desk.step(what);
            if back::can_undo(desk.game(), desk.crew()).is_err() {
                continue;
            }
            let mut undone = desk.clone();
            undone.step(Move::Undo);
            if undone.game().answers().count() < desk.game().answers().count() {
                let idle = auto::idle(undone.game(), undone.device, undone.taste);
                assert!(!idle, "{sitting:?}: {:?}", undone.game().ask());
                led += 1;
            } else if undone.sheet() == Some(Sheet::TakeBack) {
                assert!(undone.offer().stopped.is_some(), "it is told why");
                refused += 1;
            }
        }
    }
    assert!(led > 100 && refused > 0, "{led} taken back, {refused} refused");
}
