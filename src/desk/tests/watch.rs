//! A record that is looked at: with whose eyes, moment by moment, and nothing in it can be played.

use super::super::moves::{Do, Move, Thing};
use super::super::{Crew, Desk, Seating, Sheet, Stage, Watch};
use super::{chance, new_game, played, room};
use crate::engine::ids::{CardId, Seat};
use crate::engine::privacy::Privacy;
use crate::engine::session::Session;

/// Whose hands are on the screen.
fn hands(desk: &Desk) -> Vec<Seat> {
    desk.view().players.iter().filter(|p| p.hand.is_some()).map(|p| p.seat).collect()
}

fn game(most: usize) -> Session {
    played(new_game(6, 3, Privacy::Table), 6, most)
}

#[test]
fn a_record_is_seen_with_the_eyes_that_were_chosen() {
    for most in [0, 1, 9, 30, 60, usize::MAX] {
        let game = game(most);
        let decides = game.ask().map_or(game.state().current, |a| a.who);
        let mut desk = Desk::watching(game.clone(), Crew::default(), Watch::Decider);
        assert_eq!((desk.stage(), hands(&desk)), (&Stage::Replay(Some(decides)), vec![decides]));
        for seat in game.state().seats() {
            desk.step(Move::Watch(Watch::Seat(seat)));
            assert_eq!((desk.stage(), hands(&desk)), (&Stage::Replay(Some(seat)), vec![seat]));
        }
        desk.step(Move::Watch(Watch::Nobody));
        assert_eq!((desk.stage(), hands(&desk)), (&Stage::Replay(None), vec![]));
        assert!(desk.is_record() && desk.asked().is_none() && desk.recap().is_none());
    }
}

#[test]
fn who_decides_changes_from_moment_to_moment() {
    let mut desk = Desk::watching(game(0), Crew::default(), Watch::Decider);
    let mut eyes = Vec::new();
    for most in 1..60 {
        let next = game(most);
        let (from, decides) = (desk.game().log().len(), next.ask().map(|a| a.who));
        let todo = desk.step(Move::NextMoment(Box::new(next)));
        assert!(todo.contains(&Do::Show { from }), "what has happened is shown");
        assert_eq!(desk.stage(), &Stage::Replay(decides));
        eyes.extend(decides.filter(|&s| !eyes.contains(&s)));
    }
    assert_eq!(eyes.len(), 3, "all have decided something");
    let todo = desk.step(Move::Moment(Box::new(game(4))));
    assert!(!todo.iter().any(|d| matches!(d, Do::Show { .. })), "nothing is shown on the way back");
    assert_eq!(desk.game().answers().count(), 4);
}

#[test]
fn nothing_is_played_in_a_record() {
    for watch in [Watch::Decider, Watch::Nobody] {
        let mut desk = Desk::watching(game(25), Crew::default(), watch);
        let (before, stage) = (desk.game().answers().count(), desk.stage().clone());
        let seat = desk.game().ask().expect("it goes on").who;
        let options = desk.game().ask().map(|a| a.options.clone()).unwrap_or_default();
        let point = desk.offer().points[0];
        let cards = (0..desk.game().state().cards.len() as u16).map(CardId);
        let moves = cards
            .flat_map(|c| [Move::Tap(Thing::Card(c)), Move::Lift(c), Move::LetGo(None)])
            .chain(options.iter().flat_map(|&p| [Move::Choose(p), Move::Computer(vec![p])]))
            .chain([Move::Confirm, Move::Decline, Move::Undo, Move::AskBack(point), Move::Agree])
            .chain([Move::TakeDevice, Move::Call(Some(seat)), Move::Call(None), Move::Quiet(seat)])
            .chain([Move::NextStep, Move::SeenRevealed, Move::RefuseBack]);
        for what in moves {
            let todo = desk.step(what);
            assert!(!todo.contains(&Do::Save), "there is nothing to be kept");
            assert_eq!((desk.game().answers().count(), desk.stage()), (before, &stage));
            assert!(desk.held().lift.is_none());
        }
        desk.step(Move::Open(Sheet::Log));
        assert_eq!(desk.sheet(), Some(Sheet::Log), "but everything can be read");
    }
}

#[test]
fn a_game_that_is_played_is_not_looked_at_as_a_record() {
    let mut desk = Desk::new(game(25), Seating::default());
    let stage = desk.stage().clone();
    for what in [
        Move::Watch(Watch::Seat(Seat(0))),
        Move::Watch(Watch::Decider),
        Move::Moment(Box::new(game(3))),
        Move::NextMoment(Box::new(game(26))),
    ] {
        desk.step(what);
        assert_eq!((desk.stage(), hands(&desk)), (&stage, vec![]));
        assert_eq!(desk.game().answers().count(), 25);
    }
    assert!(room::next(&desk, &mut chance(1)).is_some());
}
