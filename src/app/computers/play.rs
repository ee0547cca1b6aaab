//! Computers play: asked whenever it is their turn to decide, in the worker or, where there is none, in small slices
//! in the page. Their answers come onto the table one at a time, each when the one before has been shown.

use super::minds::{MINDS, Think};
use super::record::Game;
use super::request::{Next, Requests, at_least, next};
use super::worker::{self, Worker};
use crate::app::browser::now;
use crate::app::parts::{self, Part};
use crate::app::table::controller::Table;
use crate::app::table::motion::Motion;
use crate::desk::Move;
use crate::engine::question::Pick;
use leptos::prelude::*;
use std::time::Duration;

/// How long the page thinks at a time, in milliseconds, where there is no worker: a look ahead begun within may go on
/// a little longer, and no task is to take fifty.
const SLICE: u32 = 12;

/// How much longer than allowed a worker may take before the page thinks itself, in milliseconds. The first answer
/// takes longest: the worker starts with it.
const PATIENCE: u32 = 4_000;

/// How long until it is looked again for what thinks, where that could not be fetched.
const AGAIN: Duration = Duration::from_secs(3);

/// What thinks for a table.
#[derive(Default)]
struct State {
    requests: Requests,
    worker: Option<Worker>,
    /// There is no worker to be had.
    alone: bool,
    /// What the page itself thinks about.
    own: Option<Box<dyn Think>>,
    hurried: bool,
    /// The request whose answer has come, but has perhaps not been given yet.
    answered: Option<u32>,
    /// No answer is given before, in milliseconds as [`now`] tells them.
    not_before: u64,
}

/// What thinks for the computers at a table. It ends with the page of the table.
#[derive(Clone, Copy)]
pub struct Thinker {
    table: Table,
    motion: Motion,
    state: StoredValue<State, LocalStorage>,
}

impl Thinker {
    /// What thinks for the computers of a game, if there are any.
    #[must_use]
    pub fn of(table: Table, motion: Motion) -> Option<Thinker> {
        let plays = table.crew().any() && !table.is_record();
        plays.then(|| Thinker { table, motion, state: StoredValue::new_local(State::default()) })
    }

    /// What is to be done about the open question.
    fn next(self) -> Next {
        self.table.peek(|desk| next(desk.game(), desk.crew()))
    }

    /// The game or the stage has changed: begins to think, or stops.
    pub fn follow(self) {
        let table = self.table;
        let next = self.next();
        if table.peek(|desk| desk.thinks().is_none()) || next == Next::Wait {
            return self.state.update_value(|s| {
                s.requests.withdraw();
                s.own = None;
            });
        }
        let begun =
            table.peek(|d| self.state.try_update_value(|state| state.requests.begin(d.game())));
        let Some(number) = begun.flatten() else { return };
        let at_least = table.peek(|desk| at_least(desk.game()));
        self.state.update_value(|s| {
            s.not_before = now() + u64::from(at_least);
            s.own = None;
            s.hurried = false;
        });
        match next {
            Next::Pass => self.decided(number, Vec::new()),
            Next::Think(ms) => self.think(number, ms),
            Next::Wait => {}
        }
    }

    fn think(self, number: u32, ms: u32) {
        let text = self.table.peek(|desk| Game::text(desk.game(), desk.crew()));
        let asked = self.state.try_update_value(|state| {
            if state.worker.is_none() && !state.alone {
                state.worker = Worker::start(
                    move |number, answer| self.heard(number, &answer),
                    move || self.failed(),
                );
                state.alone = state.worker.is_none();
            }
            state.worker.as_ref().map(|w| w.ask(number, &text, ms)).is_some()
        });
        match asked {
            Some(true) => {
                // A worker that never answers is as good as none.
                let late = move || {
                    if self.waits_for(number) {
                        self.failed();
                    }
                };
                set_timeout(late, Duration::from_millis((ms + PATIENCE).into()));
            }
            Some(false) => self.think_here(number, ms),
            None => {}
        }
    }

    /// Whether this request is still open. (The table may be gone.)
    fn is_open(self, number: u32) -> bool {
        let open = self.state.try_with_value(|s| s.requests.open());
        open.flatten() == Some(number)
    }

    /// Whether its answer has not come yet.
    fn waits_for(self, number: u32) -> bool {
        self.is_open(number) && self.state.with_value(|s| s.answered != Some(number))
    }

    fn decided(self, number: u32, picks: Vec<Pick>) {
        if self.waits_for(number) {
            self.state.update_value(|s| s.answered = Some(number));
            self.show_soon(number, picks);
        }
    }

    fn heard(self, number: u32, answer: &str) {
        match worker::read(answer) {
            Some(picks) => self.decided(number, picks),
            None => self.failed(),
        }
    }

    /// The worker is of no use: the page thinks itself from now on.
    fn failed(self) {
        let open = self.state.try_update_value(|s| {
            // Not while it is the one that calls.
            let gone = s.worker.take();
            set_timeout(move || drop(gone), Duration::ZERO);
            s.alone = true;
            s.requests.open()
        });
        if let Some(number) = open.flatten()
            && self.waits_for(number)
            && let Next::Think(ms) = self.next()
        {
            self.think_here(number, ms);
        }
    }

    fn think_here(self, number: u32, ms: u32) {
        parts::with(vec![Part::Code(&MINDS)], move |_| {
            // The table may be gone, or the game gone on.
            if !self.is_open(number) || !self.waits_for(number) {
                return;
            }
            let Some(minds) = MINDS.get() else {
                return set_timeout(move || self.think_here(number, ms), AGAIN);
            };
            let game = self.table.peek(|d| Game { session: d.game().clone(), crew: d.crew() });
            self.state.update_value(|s| s.own = (minds.about)(game, ms));
            self.slice_soon(number);
        });
    }

    fn slice_soon(self, number: u32) {
        set_timeout(move || self.slice(number), Duration::ZERO);
    }

    fn slice(self, number: u32) {
        if !self.waits_for(number) {
            return;
        }
        let thought = self.state.try_update_value(|s| {
            let hurried = s.hurried;
            s.own.as_mut().map(|own| own.think(SLICE, hurried))
        });
        match thought.flatten() {
            Some(Some(picks)) => self.decided(number, picks),
            Some(None) => self.slice_soon(number),
            None => {}
        }
    }

    /// Whether something is on the screen that an answer would take away: what is being shown, or a sheet that
    /// somebody reads.
    fn is_busy(self) -> bool {
        self.motion.playing.get_untracked() || self.table.sheet.with_untracked(Option::is_some)
    }

    /// Gives an answer once what is being shown has been seen: in the next frame at the earliest, and in a tab that
    /// nobody sees not before somebody does.
    fn show_soon(self, number: u32, picks: Vec<Pick>) {
        request_animation_frame(move || {
            if !self.is_open(number) {
                return;
            }
            if self.is_busy() || self.state.with_value(|s| now() < s.not_before) {
                return self.show_soon(number, picks);
            }
            let counts = self
                .table
                .peek(|d| self.state.with_value(|state| state.requests.counts(number, d.game())));
            if counts {
                self.state.update_value(|s| s.requests.withdraw());
                self.table.send(Move::Computer(picks.clone()));
            }
        });
    }

    /// Somebody does not want to wait: what has been found so far must do, and is shown at once.
    pub fn hurry(self) {
        self.motion.finish();
        self.state.update_value(|s| {
            s.hurried = true;
            if let Some(worker) = &s.worker {
                worker.hurry();
            }
        });
    }
}
