//! A game on the way from a moment of its past to now, step by step: it is played anew from its record.

use crate::cards::catalog;
use crate::engine::ids::Seat;
use crate::engine::session::Session;
use crate::engine::tape::Record;
use crate::story::steps::{Step, steps};

/// The game on the way from somebody's last turn to now.
#[derive(Clone)]
pub(super) struct Since {
    /// Whose last turn it was.
    pub(super) viewer: Seat,
    /// What is seen of one moment to the next.
    pub(super) steps: Vec<Step>,
    /// The game before the first step, and after each.
    pub(super) games: Vec<Session>,
    /// How many of the steps have been seen.
    pub(super) seen: usize,
}

impl Since {
    /// The way from the `from`-th event to now; none if nothing has happened.
    pub(super) fn of(game: &Session, viewer: Seat, from: usize) -> Option<Since> {
        let records: Vec<Record> = game.answers().cloned().collect();
        let events = events_after(game, &records)?;
        // The last moment before something happened.
        let before = |seq: u32| {
            let event = game.log().partition_point(|e| e.seq < seq);
            events.partition_point(|&n| n <= event).saturating_sub(1)
        };
        let mut told: Vec<(Step, usize)> = Vec::new();
        for step in steps(game.log(), from) {
            let begins = before(*step.events.first()?);
            // What one answer has brought about is seen together.
            match told.last_mut() {
                Some((last, begun)) if *begun == begins => last.takes_in(step),
                _ => told.push((step, begins)),
            }
        }
        let ends = told.iter().map(|t| t.1).skip(1).chain([records.len()]);
        let mut games = vec![game.replay_to(catalog(), told.first()?.1).ok()?];
        let mut at = told.first()?.1;
        for end in ends {
            let mut next = games.last()?.clone();
            next.replay(&records[at..end]).ok()?;
            games.push(next);
            at = end;
        }
        let steps = told.into_iter().map(|t| t.0).collect();
        Some(Since { viewer, steps, games, seen: 0 })
    }

    /// Goes to the moment before the step of which this event is a part.
    pub(super) fn go_before(&mut self, seq: u32) {
        let part = |s: &Step| s.events.contains(&seq);
        self.seen = self.steps.iter().position(part).unwrap_or(0);
    }
}

/// How many events there had been before each answer, and after the last.
fn events_after(game: &Session, records: &[Record]) -> Option<Vec<usize>> {
    let mut again = game.beginning(catalog());
    let mut events = vec![again.log().len()];
    for record in records {
        again.replay(std::slice::from_ref(record)).ok()?;
        events.push(again.log().len());
    }
    Some(events)
}
