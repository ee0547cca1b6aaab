//! Passing the device on: who takes it, who puts it down, and what is said in an open call.

use super::call;
use super::controller::Table;
use super::stage::{Device, Stage};
use crate::engine::ids::Seat;
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

    /// The person who is to decide takes the device.
    pub fn take_device(&self) {
        if let Stage::HandOver(seat) = self.stage.get_untracked() {
            self.note_seen();
            let from = self.seen.with_untracked(|s| s.get(seat.index()).copied());
            self.recap.set(from);
            self.device.update(|d| d.holder = Some(seat));
        }
    }

    /// The holder puts the device down: what only they may see leaves the screen.
    pub fn put_down(&self) {
        self.motion.finish();
        self.cancel_drag();
        self.put_away();
        self.note_seen();
        self.device.update(|d| *d = Device { open: d.open, alone: d.alone, ..Device::default() });
    }

    /// In an open call this seat wants to look: those before it pass.
    pub fn call(&self, seat: Seat) {
        self.change(|session| call::pass_until(session, Some(seat)));
        self.device.update(|d| d.called = Some(seat));
    }

    /// In an open call nobody wants to do anything.
    pub fn call_nobody(&self) {
        self.change(|session| call::pass_until(session, None));
    }
}
