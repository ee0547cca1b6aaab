//! What is shown of what has just happened, and what waits for it. A scoring is seen by everybody before anything else
//! comes, and nothing takes the table off the screen before what happened on it has been seen.

use super::device::{Device, Taste};
use super::log::Line;
use super::moves::{Do, Move};
use super::stage::{Stage, stage};
use super::{Desk, reveal, words};
use crate::engine::event::{Event, Happened};
use crate::engine::session::Session;
use crate::story::beats::{Beat, beats};
use crate::story::director::Director;
use crate::story::sounds::Sound;
use crate::story::steps::tells;

/// Whether what comes now waits until the events from the `from`-th on have been shown.
pub(super) fn awaited(session: &Session, from: usize, device: Device, taste: Taste) -> bool {
    let events = session.log().get(from..).unwrap_or_default();
    let next = stage(session, Device { showing: None, ..device });
    let leaves = next == Stage::Over || !next.shows_table();
    // Where nothing moves it is read, by somebody.
    let people = device.crew.people(session.setup().players.len()).next().is_some();
    device.watch.is_none()
        && (people || taste.animated)
        && (events.iter().any(is_scoring) || (leaves && taste.animated && events.iter().any(moves)))
}

/// Whether an event is a part of a scoring that is a sight of its own.
fn is_scoring(event: &Event) -> bool {
    matches!(event.what, Happened::Awarded(..) | Happened::Replaced(..))
}

/// Whether there is anything to be seen of an event.
fn moves(event: &Event) -> bool {
    let quiet = matches!(
        event.what,
        Happened::TurnBegan(_) | Happened::GameOver(_) | Happened::PlayOn | Happened::Searched(..)
    );
    tells(&event.what) && !quiet
}

impl Desk {
    /// Whether a move would change a game of which something is still being shown, or is seen again.
    pub(super) fn waits_for_show(&self, what: &Move) -> bool {
        let changes = matches!(
            what,
            Move::Undo | Move::AskBack(_) | Move::Quiet(_) | Move::AskAgain(_) | Move::NextStep
        );
        changes && matches!(self.stage, Stage::Show(_) | Stage::Since(_))
    }

    /// What was shown has been seen.
    pub(super) fn shown(&mut self) {
        if matches!(self.stage, Stage::Show(_)) {
            self.todo.push(Do::Finish);
            self.sheet = None;
            self.device_is(|d| d.showing = None);
        }
    }

    /// What is shown, in words.
    #[must_use]
    pub fn show_lines(&self) -> Vec<Line> {
        let Stage::Show(showing) = self.stage else { return Vec::new() };
        let events = self.game.log().get(showing.from..).unwrap_or_default();
        self.lines(events.iter().filter(|e| moves(e)))
    }

    /// What is heard as another stage begins: the end of the game, and once in each turn that it is that of a person here.
    pub(super) fn call_out(&mut self) {
        let state = self.game.state();
        let theirs = |seat| seat == state.current && state.turn != self.called_out;
        let sound = match self.stage {
            Stage::Over => Sound::Win,
            Stage::HandOver(who) | Stage::Asking { who, .. } if theirs(who) => Sound::Turn,
            _ => return,
        };
        self.called_out = state.turn;
        self.todo.push(Do::Sound(sound));
    }

    /// What is heard of the events from the `from`-th on where they are not shown one by one: the most of it.
    #[must_use]
    pub fn heard(&self, from: usize) -> Option<Sound> {
        let events = self.on_table().log().get(from..).unwrap_or_default();
        events.iter().filter_map(|e| Sound::of(&e.what)).max()
    }

    /// What is to be shown of the events from the `from`-th on.
    #[must_use]
    pub fn scenes(&self, from: usize) -> Director {
        let (viewer, game) = (self.view.viewer, self.on_table());
        let home = |card| game.state().site_of(card);
        // Who sees it again has all of it shown so that it can be read.
        let acted = self.acted.filter(|_| self.since.is_none());
        // To others it is put on a screen of its own.
        let lone = self.device.is_lone();
        words::say(&self.game, |w| {
            let told = |mut beat: Beat| {
                let event = self.event(beat.seq);
                beat.large = event.filter(|_| lone).and_then(reveal::single);
                let line = event.and_then(|e| w.event_line(e, viewer)).unwrap_or_default();
                (beat, line)
            };
            let told = beats(game.log(), from, viewer, home).into_iter().map(told);
            Director::new(told.collect(), acted)
        })
    }
}
