//! Computers play: asked whenever it is their turn to decide, in the worker or, where there is none, in small slices
//! in the page. Their answers come onto the table one at a time, each when the one before has been shown.

use super::back;
use super::crew::Crew;
use super::record::Game;
use super::request::{Next, Requests, at_least, next};
use super::worker::{self, Timed, Worker};
use crate::app::browser::now;
use crate::app::table::controller::Table;
use crate::app::table::stage::Stage;
use crate::app::table::words;
use crate::engine::event::{Event, Happened};
use crate::engine::ids::Seat;
use crate::engine::question::Pick;
use crate::engine::session::NoUndo;
use leptos::prelude::*;
use std::time::Duration;

/// How long the page thinks at a time, in milliseconds, where there is no worker: a look ahead begun within may go on
/// a little longer, and no task is to take fifty.
const SLICE: u32 = 12;

/// How much longer than allowed a worker may take before the page thinks itself, in milliseconds. The first answer
/// takes longest: the worker starts with it.
const PATIENCE: u32 = 4_000;

/// What thinks for a table.
#[derive(Default)]
struct State {
    requests: Requests,
    worker: Option<Worker>,
    /// There is no worker to be had.
    alone: bool,
    /// What the page itself thinks about.
    own: Option<Timed>,
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
    state: StoredValue<State, LocalStorage>,
}

impl Table {
    /// Lets computers sit down. The only person among them keeps their hand on the screen.
    pub fn seat(&self, crew: Crew) {
        let alone = crew.alone(self.seats().len());
        self.device.update(|d| {
            d.crew = crew;
            d.alone = d.alone.or(alone);
        });
    }

    /// Who of the players is a computer.
    #[must_use]
    pub fn crew(&self) -> Crew {
        self.device.with_untracked(|d| d.crew)
    }

    /// The computer that decides now, while all watch.
    #[must_use]
    pub fn thinks(&self) -> Option<Seat> {
        match self.stage.get() {
            Stage::Watching { who, .. } => Some(who).filter(|&s| self.crew().has(s)),
            _ => None,
        }
    }

    /// Whether the last answer of a person could be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.why_no_undo().is_none()
    }

    /// What stops an undo.
    #[must_use]
    pub fn why_no_undo(&self) -> Option<NoUndo> {
        self.with(|s| back::can_undo(s, self.crew())).err()
    }

    /// Lets computers decide whenever they are asked, for as long as the page of this game is there.
    pub fn attend(&self) {
        if !self.crew().any() || self.replay.is_some() {
            return;
        }
        let thinker = Thinker { table: *self, state: StoredValue::new_local(State::default()) };
        provide_context(thinker);
        let table = *self;
        Effect::new(move |_| {
            table.session.track();
            thinker.follow(table.thinks().is_some());
        });
    }

    /// Whether something is on the screen that an answer would take away: what is being shown, or a sheet that
    /// somebody reads.
    fn is_busy(&self) -> bool {
        self.motion.is_running() || self.sheet.with_untracked(Option::is_some)
    }

    /// A computer's answer, told to those who listen.
    fn answer_for(&self, picks: &[Pick]) {
        let before = self.peek(|s| s.log().len());
        self.change(
            |session| {
                // What was found in the worker is legal here too; if not, the game must go on all the same.
                if session.answer(picks).is_err() {
                    let ask = session.ask();
                    let least = ask.map(|a| a.options[..usize::from(a.min)].to_vec());
                    let _over = session.answer(&least.unwrap_or_default());
                }
            },
            |_| (),
        );
        let viewer = self.view.with_untracked(|v| v.viewer);
        let lines: Vec<String> = self.peek(|session| {
            let new = session.log().get(before..).unwrap_or_default();
            words::say(session, |w| new.iter().filter_map(|e| w.event_line(e, viewer)).collect())
        });
        self.told.set(lines.join(" "));
        self.recap_turns(before);
    }

    /// Where nothing is animated, whoever is alone is told at the start of their turn what has happened since the last.
    fn recap_turns(&self, before: usize) {
        let Some(alone) = self.device.with_untracked(|d| d.alone) else { return };
        if self.motion.speed.get_untracked() > 0 {
            return;
        }
        let since = self.peek(|session| {
            let log = session.log();
            let begun = |e: &Event| e.what == Happened::TurnBegan(alone);
            let done = |e: &Event| e.what == Happened::DonePlaying(alone);
            let now = log.get(before..).unwrap_or_default().iter().any(begun);
            log.iter().rposition(done).filter(|_| now)
        });
        self.recap.set(since);
    }
}

impl Thinker {
    /// The game or the stage has changed: begins to think, or stops.
    fn follow(self, watching: bool) {
        let table = self.table;
        let next = table.peek(|s| next(s, table.crew()));
        if !watching || next == Next::Wait {
            return self.state.update_value(|s| {
                s.requests.withdraw();
                s.own = None;
            });
        }
        let begun = table.peek(|s| self.state.try_update_value(|state| state.requests.begin(s)));
        let Some(number) = begun.flatten() else { return };
        let at_least = table.peek(at_least);
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
        let text = self.table.peek(|s| Game::text(s, self.table.crew()));
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
            && let Next::Think(ms) = self.table.peek(|s| next(s, self.table.crew()))
        {
            self.think_here(number, ms);
        }
    }

    fn think_here(self, number: u32, ms: u32) {
        let game = self.table.peek(|s| Game { session: s.clone(), crew: self.table.crew() });
        self.state.update_value(|s| s.own = Timed::new(game, ms));
        self.slice_soon(number);
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

    /// Gives an answer once what is being shown has been seen: in the next frame at the earliest, and in a tab that
    /// nobody sees not before somebody does.
    fn show_soon(self, number: u32, picks: Vec<Pick>) {
        request_animation_frame(move || {
            if !self.is_open(number) {
                return;
            }
            if self.table.is_busy() || self.state.with_value(|s| now() < s.not_before) {
                return self.show_soon(number, picks);
            }
            let counts = self
                .table
                .peek(|s| self.state.with_value(|state| state.requests.counts(number, s)));
            if counts {
                self.state.update_value(|s| s.requests.withdraw());
                self.table.answer_for(&picks);
            }
        });
    }

    /// Somebody does not want to wait: what has been found so far must do, and is shown at once.
    pub fn hurry(self) {
        self.table.motion.finish();
        self.state.update_value(|s| {
            s.hurried = true;
            if let Some(worker) = &s.worker {
                worker.hurry();
            }
        });
    }
}
