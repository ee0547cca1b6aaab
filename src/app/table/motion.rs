//! Shows what has just happened, one scene at a time, as the [director](crate::story::director) wants it. What is shown
//! lies on top of a table that is already the newest; who listens or tests never meets it. Any press or key ends it. What
//! waits for it is the desk's to say: it is told here when it has been seen.
//!
//! Three marks on the table itself let it seem to change with its causes: `data-was` on a number shows what it was,
//! `data-coming` hides a card that is still on its way, `data-beside` keeps one where it was beside another that has not gone
//! yet, and all are taken away with the rest.
//!
//! What puts a scene on the screen comes with the part `later`: nobody needs it before something has happened.

use super::controller::Table;
use super::scene::{self, Places};
use super::sound;
use super::speed;
use crate::app::browser;
use crate::desk::{Move, Stage};
use crate::story::director::{Act, Scene};
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// A press that is shorter goes on, one that is longer stops what is shown for as long as it lasts, in milliseconds.
const TAP: u64 = 400;

/// What puts one scene after the other on the layer.
pub trait Play {
    /// Shows the next scene; gives how long it lasts in milliseconds, 0 if until somebody goes on, or nothing if there is
    /// none.
    fn next(&mut self, layer: &HtmlElement) -> Option<u32>;
}

/// What is about to be shown.
pub struct Begins {
    /// The table.
    pub table: Table,
    /// What shows it.
    pub motion: Motion,
    /// The event that it begins with.
    pub from: usize,
    before: Places,
    turn: u32,
}

/// How long it is until the next scene.
#[derive(Clone, Copy, Default)]
struct Clock {
    /// When it comes, as [`browser::now`] tells the time; never, if somebody must go on.
    ends: Option<u64>,
    /// Since when a press has stopped it.
    held: Option<u64>,
    /// Something is read beside it: it stays until somebody goes on.
    kept: bool,
}

/// The state of what is being shown.
#[derive(Clone, Copy)]
pub struct Motion {
    table: Table,
    /// How fast, in percent of the usual; 0 for nothing at all.
    pub speed: RwSignal<u32>,
    /// Whether something is being shown or about to be.
    pub playing: RwSignal<bool>,
    /// The scene of which something stands large on the stage.
    pub large: RwSignal<Option<Scene>>,
    shown: StoredValue<Option<Box<dyn Play>>, LocalStorage>,
    /// Where everything was when a card was dropped that is about to be let go.
    dropped: StoredValue<Option<Places>, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>>,
    clock: StoredValue<Clock>,
    /// Counts what was begun, so that what was overtaken does not begin.
    turn: StoredValue<u32>,
}

impl Motion {
    /// Nothing is shown.
    #[must_use]
    pub fn new(table: Table) -> Motion {
        Motion {
            table,
            speed: RwSignal::new(speed::kept()),
            playing: RwSignal::new(false),
            large: RwSignal::new(None),
            shown: StoredValue::new_local(None),
            dropped: StoredValue::new_local(None),
            timer: StoredValue::new(None),
            clock: StoredValue::new(Clock::default()),
            turn: StoredValue::new(0),
        }
    }

    /// Ends what is shown at once.
    pub fn finish(&self) {
        self.turn.update_value(|n| *n = n.wrapping_add(1));
        self.stop_timer();
        self.clock.set_value(Clock::default());
        if self.playing.try_get_untracked() == Some(true) {
            self.playing.set(false);
            self.large.set(None);
        }
        let gone = self.shown.try_update_value(Option::take).flatten();
        if gone.is_none() {
            return;
        }
        for shown in scene::all(".motion > :not(.act)") {
            shown.remove();
        }
        if let Some(layer) = layer() {
            let _none = layer.remove_attribute("data-playing");
            let _none = layer.remove_attribute("data-held");
        }
        ["data-was", "data-coming", "data-beside"].into_iter().for_each(scene::unmark);
    }

    fn stop_timer(&self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Whether anything is being shown.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.shown.with_value(Option::is_some)
    }

    /// It has been seen: what waits for it comes.
    pub fn over(&self) {
        self.finish();
        self.table.send(Move::Shown);
    }

    /// A press or a key: what is shown ends, what is only about to begin does not.
    pub fn interrupt(&self) {
        if self.is_running() {
            self.over();
        }
    }

    /// Whether what was begun then has not been overtaken.
    fn is_still(&self, turn: u32) -> bool {
        self.turn.try_with_value(|n| *n == turn).unwrap_or(false)
    }

    /// Where everything is now, before an answer, if what comes of it is going to be shown.
    fn places(&self) -> Option<Places> {
        self.finish();
        let wanted = self.speed.get_untracked() > 0 && layer().is_some();
        let dropped = self.dropped.try_update_value(Option::take).flatten();
        wanted.then(|| dropped.unwrap_or_else(|| self.table.view.with_untracked(Places::of)))
    }

    /// Notes where everything is for the answer that comes in a task of its own, while looking costs little.
    pub fn note_places(&self) {
        let places = self.places();
        self.dropped.set_value(places);
    }

    /// Forgets what was noted, if there was no answer.
    pub fn forget_places(&self) {
        let _gone = self.dropped.try_set_value(None);
    }

    /// Shows the events from the `from`-th on, as far as they may be known to who looks then: the table is still as it
    /// was before them. What others wait for is only shown where things may move: else it is read.
    pub fn show(&self, from: usize, begin: fn(Begins)) {
        let Some(before) = self.places() else { return self.only_heard(from) };
        let waits = self.table.peek(|desk| matches!(desk.stage(), Stage::Show(_)));
        if waits && !speed::moves(self.speed.get_untracked()) {
            return self.only_heard(from);
        }
        self.playing.set(true);
        let (motion, table, turn) = (*self, self.table, self.turn.get_value());
        begin(Begins { table, motion, from, before, turn });
    }

    /// What does not move is heard at once.
    fn only_heard(&self, from: usize) {
        self.table.peek(|desk| desk.heard(from)).into_iter().for_each(sound::make);
    }

    /// Goes on to the next scene, or ends.
    pub fn next(&self) {
        self.stop_timer();
        let Some(layer) = layer() else { return self.over() };
        let show = |shown: &mut Option<Box<dyn Play>>| shown.as_mut()?.next(&layer);
        let Some(wait) = self.shown.try_update_value(show).flatten() else { return self.over() };
        let ends = (wait > 0).then(|| browser::now() + u64::from(wait));
        self.clock.set_value(Clock { ends, ..Clock::default() });
        self.start_timer(wait.into());
    }

    fn start_timer(&self, wait: u64) {
        let motion = *self;
        let timer = (wait > 0)
            .then(|| set_timeout_with_handle(move || motion.next(), Duration::from_millis(wait)));
        self.timer.set_value(timer.and_then(Result::ok));
    }

    /// A press stops what is shown for as long as it lasts.
    pub fn hold(&self) {
        self.stop();
        self.clock.update_value(|c| c.held = Some(browser::now()));
    }

    /// Something is read beside what is shown: it stays until somebody goes on.
    pub fn keep(&self) {
        self.stop();
        self.clock.set_value(Clock { kept: true, ..Clock::default() });
    }

    fn stop(&self) {
        self.stop_timer();
        if let Some(layer) = layer() {
            let _known = layer.set_attribute("data-held", "");
        }
    }

    /// The press is over: a short one goes on, or ends a show in which there is nothing to be read.
    pub fn release(&self) {
        let clock = self.clock.get_value();
        let Some(since) = clock.held.filter(|_| self.is_running()) else { return };
        self.clock.update_value(|c| c.held = None);
        let tapped = browser::now() < since + TAP;
        if clock.kept && !tapped {
            return;
        }
        if let Some(layer) = layer() {
            let _none = layer.remove_attribute("data-held");
        }
        if tapped {
            let is_card = |s: &Scene| matches!(s.act, Act::Card(_));
            let reads = self.large.with_untracked(|s| s.as_ref().is_some_and(is_card));
            return if reads { self.next() } else { self.over() };
        }
        if let Some(ends) = clock.ends {
            let left = ends.saturating_sub(since).max(1);
            self.clock.update_value(|c| c.ends = Some(browser::now() + left));
            self.start_timer(left);
        }
    }
}

impl Begins {
    /// Goes on with it, if nothing has overtaken it.
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.motion.is_still(self.turn)
    }

    /// What plays it, once the table has been drawn and, a frame later, the cards on it have the sizes that they keep: where
    /// everything is then costs nothing to know.
    pub fn play(self, play: impl FnOnce(Places) -> Box<dyn Play>) {
        let Begins { motion, turn, before, .. } = self;
        motion.shown.set_value(Some(play(before)));
        browser::drawn(move || {
            if motion.is_still(turn) {
                motion.next();
            }
        });
    }
}

/// The layer on which it is shown, if the table is on the screen.
#[must_use]
pub fn layer() -> Option<HtmlElement> {
    scene::first(".table:not([data-closed]) > .motion")?.dyn_into().ok()
}

/// The layer in which it is shown, with what stands large on the stage.
#[component]
pub fn MotionLayer(motion: Motion, act: AnyView) -> impl IntoView {
    let keys = window_event_listener(ev::keydown, move |ev| {
        // Who still holds the key that brought it about wants to see it.
        if !ev.repeat() {
            motion.interrupt();
        }
    });
    let up = window_event_listener(ev::pointerup, move |_| motion.release());
    let gone = window_event_listener(ev::pointercancel, move |_| motion.release());
    on_cleanup(move || {
        [keys, up, gone].into_iter().for_each(WindowListenerHandle::remove);
        motion.finish();
    });
    view! { <div class="motion" aria-hidden="true">{act}</div> }
}
