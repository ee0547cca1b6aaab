//! Passing the device on: who takes it, who puts it down, and what is said in an open call.

use super::auto;
use super::call;
use super::controller::Table;
use super::stage::Stage;
use crate::app::browser;
use crate::engine::ids::Seat;
use crate::engine::session::Session;
use leptos::prelude::*;

impl Table {
    /// Remembers that the holder has seen the game up to here.
    fn note_seen(&self) {
        let events = self.peek(|s| s.log().len());
        if let Some(holder) = self.device.with_untracked(|d| d.holder) {
            self.seen.update(|seen| {
                if let Some(n) = seen.get_mut(holder.index()) {
                    *n = events;
                }
            });
        }
    }

    /// Who answers in a computer's turn puts the device back on the table, and has seen the game up to here.
    pub(super) fn note_asked(&self) {
        if self.crew().has(untrack(|| self.current())) {
            self.note_seen();
        }
    }

    /// Whether the device comes back to this player in the middle of their turn.
    #[must_use]
    pub fn comes_back(&self, seat: Seat) -> bool {
        let turn = self.peek(|s| (s.state().current == seat).then_some(s.state().turn));
        turn.is_some() && self.device.with_untracked(|d| d.turn) == turn
    }

    /// A screen between two people or the end has come: nothing of the drag, and the keyboard is on it.
    pub fn begin_screen(&self) {
        if self.stage.with(|s| !s.shows_table() || *s == Stage::Over) {
            self.cancel_drag();
            self.told.set(String::new());
            request_animation_frame(|| browser::focus(".screen"));
        }
    }

    /// The person who is to decide takes the device.
    pub fn take_device(&self) {
        if let Stage::HandOver(seat) = self.stage.get_untracked() {
            self.note_seen();
            let from = self.seen.with_untracked(|s| s.get(seat.index()).copied());
            self.recap.set(from);
            // What was said to all has been read on the way.
            self.notice.set(None);
            // Who has just come may have nothing to be asked.
            self.take(seat);
        }
    }

    fn take(&self, seat: Seat) {
        let own = self.peek(|s| (s.state().current == seat).then_some(s.state().turn));
        self.device.update(|d| {
            d.holder = Some(seat);
            d.turn = own.or(d.turn);
        });
        let device = self.device.get_untracked();
        if self.peek(|s| auto::idle(s, device)) {
            let recap = self.recap.get_untracked();
            self.change(|_| (), |_| ());
            self.recap.set(recap);
        }
    }

    /// The holder puts the device down: what only they may see leaves the screen.
    pub fn put_down(&self) {
        self.motion.finish();
        self.cancel_drag();
        self.put_away();
        self.note_seen();
        self.device.update(|d| *d = d.laid_down());
    }

    /// In an open call this seat wants to look: those before it pass.
    pub fn call(&self, seat: Seat) {
        let crew = self.crew();
        let pass = |session: &mut Session| call::pass_until(session, Some(seat), crew);
        self.change(pass, |d| d.called = Some(seat));
    }

    /// In an open call nobody wants to do anything.
    pub fn call_nobody(&self) {
        let crew = self.crew();
        self.change(|session| call::pass_until(session, None, crew), |_| ());
    }
}
