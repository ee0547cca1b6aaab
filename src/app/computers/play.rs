//! Computers play: asked whenever it is their turn to decide, in the worker or, where there is none, in small slices
//! in the page. Their answers come onto the table one at a time, each when the one before has been shown.

use super::minds::{About, MINDS, SLICE, Think};
use super::record::Game;
use super::request::{HINT, Next, Requests, at_least, next};
use super::text::{self, Hinted};
use super::worker::Worker;
use crate::app::browser::{now, soon};
use crate::app::parts::{self, Part};
use crate::app::store::{set_setting, setting};
use crate::app::table::controller::Table;
use crate::app::table::motion::Motion;
use crate::desk::Move;
use crate::engine::question::Pick;
use leptos::prelude::*;
use std::time::Duration;

/// How much longer than allowed a worker may take before the page thinks itself, in milliseconds. The first answer
/// takes longest: the worker starts with it.
const PATIENCE: u32 = 4_000;

/// What it is stored as that somebody has been told of hints.
const HINTED: &str = "hinted";

/// From now on somebody has been told of hints.
pub fn tell_of_hints() {
    set_setting(HINTED, "yes");
}

/// How long until it is looked again for what thinks, where that could not be fetched.
const AGAIN: Duration = Duration::from_secs(3);

/// How it is with hints about the open question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Hints {
    /// Nobody has asked for any.
    #[default]
    None,
    /// They are being thought about.
    Coming,
    /// They have been found; one of them is pointed at, perhaps.
    Found(Vec<Hinted>, Option<usize>),
}

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
    /// The request for hints, as long as it is open.
    hints: Option<u32>,
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
    /// Hints about the open question.
    pub hints: RwSignal<Hints>,
    /// Whether it is said that there are hints: at the first question of all that is put to somebody against computers.
    pub new_here: RwSignal<bool>,
}

impl Thinker {
    /// What thinks for the computers of a game, if there are any.
    #[must_use]
    pub fn of(table: Table, motion: Motion) -> Option<Thinker> {
        let plays = table.crew().any() && !table.is_record();
        let state = StoredValue::new_local(State::default());
        let hints = RwSignal::new(Hints::None);
        let new_here = RwSignal::new(setting(HINTED).is_none());
        plays.then_some(Thinker { table, motion, state, hints, new_here })
    }

    /// What is to be done about the open question.
    fn next(self) -> Next {
        self.table.peek(|desk| next(desk.game(), desk.crew()))
    }

    /// The game or the stage has changed: begins to think, or stops.
    pub fn follow(self) {
        let table = self.table;
        let next = self.next();
        self.drop_hints();
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
            Next::Think(ms) => self.think(number, ms, About::Answer),
            Next::Wait => {}
        }
    }

    /// The person who is asked wants to know what they could do. What has been found for this question is there at once.
    pub fn advise(self) {
        if self.hints.with_untracked(|hints| *hints != Hints::None) {
            return;
        }
        self.hints.set(Hints::Coming);
        let number = self.state.try_update_value(|s| {
            let number = s.requests.aside();
            (s.hints, s.own, s.hurried) = (Some(number), None, false);
            number
        });
        number.into_iter().for_each(|number| self.think(number, HINT, About::Hints));
    }

    /// Whether one of the hints is pointed at, followed.
    #[must_use]
    pub fn is_pointing(self) -> bool {
        self.hints.with(|hints| matches!(hints, Hints::Found(_, Some(_))))
    }

    /// The same as a signal.
    #[must_use]
    pub fn points(self) -> Memo<bool> {
        Memo::new(move |_| self.is_pointing())
    }

    /// One of the hints is pointed at.
    pub fn point(self, nth: Option<usize>) {
        self.hints.update(|hints| {
            if let Hints::Found(_, at) = hints {
                *at = nth;
            }
        });
    }

    /// The question is another: what was found for the one before means nothing any more.
    fn drop_hints(self) {
        self.state.update_value(|s| s.hints = None);
        if self.new_here.get_untracked() && setting(HINTED).is_some() {
            self.new_here.set(false);
        }
        if self.hints.with_untracked(|hints| *hints != Hints::None) {
            self.hints.set(Hints::None);
        }
    }

    fn think(self, number: u32, ms: u32, about: About) {
        let text = self.table.peek(Game::on_table);
        let asked = self.state.try_update_value(|state| {
            if state.worker.is_none() && !state.alone {
                state.worker = Worker::start(
                    move |number, answer| self.heard(number, &answer),
                    move || self.failed(),
                );
                state.alone = state.worker.is_none();
            }
            state.worker.as_ref().map(|w| w.ask(number, &text, ms, about)).is_some()
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
            Some(false) => self.think_here(number, ms, about),
            None => {}
        }
    }

    /// Whether this request is still open. (The table may be gone.)
    fn is_open(self, number: u32) -> bool {
        let open = self.state.try_with_value(|s| s.requests.open().or(s.hints));
        open.flatten() == Some(number)
    }

    /// Whether its answer has not come yet.
    fn waits_for(self, number: u32) -> bool {
        self.is_open(number) && self.state.with_value(|s| s.answered != Some(number))
    }

    /// What has been found about a request has come.
    fn found(self, number: u32, found: &str) -> Option<()> {
        if self.state.try_with_value(|s| s.hints) != Some(Some(number)) {
            self.decided(number, text::read(found)?);
            return Some(());
        }
        let hints = text::hints(found)?;
        self.state.update_value(|s| s.hints = None);
        self.hints.set(Hints::Found(hints, None));
        Some(())
    }

    fn decided(self, number: u32, picks: Vec<Pick>) {
        if self.waits_for(number) {
            self.state.update_value(|s| s.answered = Some(number));
            self.show_soon(number, picks);
        }
    }

    fn heard(self, number: u32, answer: &str) {
        if self.is_open(number) && self.found(number, answer).is_none() {
            self.failed();
        }
    }

    /// The worker is of no use: the page thinks itself from now on.
    fn failed(self) {
        let open = self.state.try_update_value(|s| {
            // Not while it is the one that calls.
            let gone = s.worker.take();
            set_timeout(move || drop(gone), Duration::ZERO);
            s.alone = true;
            (s.requests.open(), s.hints)
        });
        match open {
            Some((Some(number), _)) if self.waits_for(number) => {
                if let Next::Think(ms) = self.next() {
                    self.think_here(number, ms, About::Answer);
                }
            }
            Some((_, Some(number))) => self.think_here(number, HINT, About::Hints),
            _ => {}
        }
    }

    fn think_here(self, number: u32, ms: u32, about: About) {
        parts::with(vec![Part::Code(&MINDS)], move |_| {
            // The table may be gone, or the game gone on.
            if !self.is_open(number) || !self.waits_for(number) {
                return;
            }
            let Some(minds) = MINDS.get() else {
                return set_timeout(move || self.think_here(number, ms, about), AGAIN);
            };
            let game = self.table.peek(Game::of);
            self.state.update_value(|s| s.own = (minds.about)(about, game, ms));
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
            Some(Some(found)) => {
                let _own_words = self.found(number, &found);
            }
            Some(None) => self.slice_soon(number),
            None => {}
        }
    }

    /// Whether something is on the screen that an answer would take away: what is being shown, who plays with what as a game
    /// begins, or a sheet that somebody reads.
    fn is_busy(self) -> bool {
        let shows = self.motion.playing.get_untracked() || self.table.calling.get_untracked();
        shows || self.table.sheet.with_untracked(Option::is_some)
    }

    /// Gives an answer once what is being shown has been seen and is off the screen: after the next frame at the earliest, and
    /// in a tab that nobody sees not before somebody does. Not within a frame: what comes of it is then begun to be shown in
    /// the frame in which it first is on the table, and the two are no long task together.
    fn show_soon(self, number: u32, picks: Vec<Pick>) {
        request_animation_frame(move || {
            if !self.is_open(number) {
                return;
            }
            if self.is_busy() || self.state.with_value(|s| now() < s.not_before) {
                return self.show_soon(number, picks);
            }
            soon(move || self.give(number, picks));
        });
    }

    fn give(self, number: u32, picks: Vec<Pick>) {
        if !self.is_open(number) {
            return;
        }
        if self.is_busy() {
            return self.show_soon(number, picks);
        }
        let counts =
            self.table.peek(|d| self.state.with_value(|s| s.requests.counts(number, d.game())));
        if counts {
            self.state.update_value(|s| s.requests.withdraw());
            self.table.send(Move::Computer(picks));
        }
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
