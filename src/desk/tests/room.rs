//! People in a room with one device: what they would do next, by what is on the screen alone.

use super::super::manner::{By, answered};
use super::super::moves::{Move, Thing};
use super::super::place::{self, Drawn};
use super::super::{Asked, Desk, Stage};
use super::one_of;
use crate::engine::question::Pick;
use crate::playout::RandomPlayer;
use rand::{Rng, RngExt};

/// What somebody taps for a pick, if it is given by a tap and not by a button.
pub fn thing(desk: &Desk, pick: Pick) -> Option<Thing> {
    match answered(pick) {
        By::Card(card) => {
            let found = place::find(desk.view(), card).expect("what can be picked can be seen");
            match found.at.drawn(desk.view().viewer) {
                Drawn::Base => found.at.site(desk.view()).map(Thing::Site),
                Drawn::Hand | Drawn::Chip | Drawn::Panel | Drawn::Duel | Drawn::Loose => {
                    Some(Thing::Card(card))
                }
            }
        }
        By::FaceDown(stay) => Some(Thing::FaceDown(stay)),
        By::Site(site) => Some(Thing::Site(site)),
        By::Player(seat) => Some(Thing::Player(seat)),
        By::Use(_) | By::Button => None,
    }
}

/// The move that picks something.
pub fn pick(desk: &Desk, pick: Pick) -> Move {
    thing(desk, pick).map_or(Move::Choose(pick), Move::Tap)
}

/// A gesture that answers the open question, or goes on with it.
fn gesture(desk: &Desk, asked: &Asked, rng: &mut impl Rng) -> Move {
    if let Some(lift) = &desk.held().lift {
        let at = one_of(rng, &lift.targets).map(|t| t.at);
        return match at {
            Some(Pick::Site(site)) if rng.random_bool(0.5) => Move::Tap(Thing::Site(site)),
            Some(at) => Move::LetGo(Some(at)),
            None if lift.anywhere => Move::LetGo(None),
            None => Move::PutBack,
        };
    }
    let (min, max) = (usize::from(asked.ask.min), usize::from(asked.ask.max));
    let chosen = &desk.held().chosen;
    let left: Vec<Pick> =
        asked.labelled().map(|(pick, _)| pick).filter(|p| !chosen.contains(p)).collect();
    if max > 1 {
        let enough = chosen.len() >= min && (chosen.len() == max || rng.random_bool(0.5));
        return match one_of(rng, &left).filter(|_| !enough) {
            Some(next) => pick(desk, next),
            None => Move::Confirm,
        };
    }
    // What has been read is chosen, or something else is read.
    if !chosen.is_empty() && rng.random_bool(0.7) {
        return Move::Confirm;
    }
    match one_of(rng, &left).filter(|_| min > 0 || rng.random_bool(0.7)) {
        Some(next) => pick(desk, next),
        None => Move::Decline,
    }
}

/// What would be done next: each stage has a way on.
pub fn next(desk: &Desk, rng: &mut impl Rng) -> Option<Move> {
    Some(match desk.stage() {
        Stage::Over | Stage::Replay(_) => return None,
        Stage::HandOver(_) | Stage::Back(_) => Move::TakeDevice,
        Stage::OpenCall(seats) => Move::Call(one_of(rng, seats).filter(|_| rng.random_bool(0.5))),
        Stage::Drawn(_) => Move::PutDown,
        Stage::Show(_) => Move::Shown,
        Stage::Since(_) => match desk.seen_again() {
            Some(seen) if seen.nth == seen.of => Move::SkipRecap,
            _ => Move::LookOn,
        },
        Stage::Revealed(_) => Move::SeenRevealed,
        Stage::Agree(_) if rng.random_bool(0.5) => Move::RefuseBack,
        Stage::Agree(_) => Move::Agree,
        Stage::Asking { .. } => {
            let asked = desk.asked().expect("who is asked has a question");
            gesture(desk, asked, rng)
        }
        Stage::Watching { .. } => {
            let ask = desk.game().ask().expect("a computer decides");
            Move::Computer(RandomPlayer::new(rng.random()).answer(ask))
        }
    })
}
