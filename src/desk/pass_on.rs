//! Passing the device on: who takes it, who puts it down, and what is said in an open call.

use super::device::{Device, Showing};
use super::moves::{Do, Focus};
use super::stage::Stage;
use super::{Desk, Unread, auto, call, reveal};
use crate::engine::ids::{Seat, Seats};

impl Desk {
    /// What the page knows is something else now.
    pub(super) fn device_is(&mut self, change: impl FnOnce(&mut Device)) {
        change(&mut self.device);
        self.since = None;
        self.changed = true;
    }

    /// Remembers that the holder has seen the game up to here.
    pub(super) fn note_seen(&mut self) {
        let events = self.game.log().len();
        let seen = self.device.holder.and_then(|holder| self.seen.get_mut(holder.index()));
        if let Some(seen) = seen {
            *seen = events;
        }
    }

    /// Who answers in a computer's turn puts the device back on the table, and has seen the game up to here.
    pub(super) fn note_asked(&mut self) {
        if self.device.crew.has(self.game.state().current) {
            self.note_seen();
        }
    }

    /// Whether the device comes back to this player in the middle of their turn.
    #[must_use]
    pub fn comes_back(&self, seat: Seat) -> bool {
        let turn = self.own_turn(seat);
        turn.is_some() && self.device.turn == turn
    }

    /// The turn, if it is this player's.
    fn own_turn(&self, seat: Seat) -> Option<u32> {
        let state = self.game.state();
        (state.current == seat).then_some(state.turn)
    }

    /// The person who is to decide takes the device.
    pub(super) fn take_device(&mut self) {
        let seat = match self.stage {
            Stage::HandOver(seat) => seat,
            Stage::Back(_) => {
                self.device_is(|d| d.lent = false);
                return self.todo.push(Do::Focus(Focus::Onward));
            }
            _ => return,
        };
        self.note_seen();
        self.recap = self.seen.get(seat.index()).copied();
        // What was said to all has been read on the way.
        self.said = None;
        let turn = self.own_turn(seat);
        self.device_is(|d| {
            d.holder = Some(seat);
            d.lent = false;
            d.turn = turn.or(d.turn);
        });
        // Who has just come may have nothing to be asked.
        if auto::idle(&self.game, self.device, self.taste) {
            let recap = self.recap;
            self.change(|_| (), |_| ());
            self.recap = recap;
        }
    }

    /// The holder puts the device down: what only they may see leaves the screen; all but what was drawn has been read.
    pub(super) fn put_down(&mut self, drawn: Option<Seat>) {
        self.todo.extend([Do::Finish, Do::Cancel]);
        self.put_away();
        self.note_seen();
        self.device_is(|d| *d = Device { drawn, ..d.laid_down() });
    }

    /// In an open call this seat wants to look, and those before it pass; with nobody named all do.
    pub(super) fn call(&mut self, seat: Option<Seat>) {
        let Stage::OpenCall(called) = &self.stage else { return };
        if seat.is_some_and(|s| !called.contains(&s)) {
            return;
        }
        let crew = self.device.crew;
        // Meanwhile the device has lain before all of them: only who says that they want to look has taken it.
        let lent = |d: &Device| d.holder.is_some() && d.holder != seat;
        self.change(
            |game| call::pass_until(game, seat, crew),
            |d| (d.called, d.lent) = (seat, lent(d)),
        );
    }

    /// This seat is not asked again in this scoring.
    pub(super) fn quiet(&mut self, seat: Seat) {
        self.set_quiet(auto::quiet(&self.game, self.device).with(seat));
    }

    /// This seat is asked in this scoring after all.
    pub(super) fn ask_again(&mut self, seat: Seat) {
        let quiet = auto::quiet(&self.game, self.device);
        let others = self.seats().filter(|&s| s != seat && quiet.has(s));
        self.set_quiet(others.fold(Seats::NONE, Seats::with));
    }

    fn set_quiet(&mut self, seats: Seats) {
        let base = self.game.state().scoring.as_ref().map(|s| s.base);
        let Some(base) = base.filter(|_| self.stage.shows_table()) else { return };
        self.change(|_| (), |d| d.quiet = Some((base, seats)));
        self.todo.push(Do::Focus(Focus::Onward));
    }

    // ---- what is still to be read ---------------------------------------------------------------------

    /// What is still to be read now.
    #[must_use]
    pub fn unread(&self) -> Unread {
        let events = self.game.log().len();
        let stays = self.device.stays();
        // Whoever has their hand on the screen sees the game as it is, but for what they are still told of.
        let reader = self.device.holder.or(self.device.alone);
        let seen = |(n, &seen): (usize, &usize)| match reader {
            Some(reader) if reader.index() == n => self.recap.unwrap_or(events),
            _ if stays => events,
            _ => seen.min(events),
        };
        let seen: Vec<usize> = self.seen.iter().enumerate().map(seen).collect();
        let news = seen.iter().any(|&seen| seen < events);
        Unread {
            drawn: self.device.drawn,
            revealed: self.device.revealed,
            showing: self.device.showing.map(|s| s.from),
            seen: if news { seen } else { Vec::new() },
        }
    }

    /// Puts on the screen again what was still to be read.
    pub(super) fn show_unread(&mut self, unread: Unread) {
        let Unread { drawn, revealed, showing, seen } = unread;
        let viewer = self.device.alone;
        self.device.showing = showing.map(|from| Showing { from, viewer });
        self.device.drawn = drawn.filter(|_| !self.device.stays());
        self.device.revealed = revealed.and_then(|from| reveal::unseen(&self.game, from));
        if !seen.is_empty() {
            self.recap = viewer.and_then(|alone| seen.get(alone.index()).copied());
            self.seen = seen;
        }
    }

    /// Has the game kept anew if something else is to be read now.
    pub(super) fn keep_unread(&mut self) {
        let unread = self.unread();
        if unread != self.kept {
            self.kept = unread;
            self.todo.push(Do::Save);
        }
    }
}
