//! Shows what has just happened, one cause at a time. What is shown lies on top of a table that is already the
//! newest: nothing waits for it, any press or key ends it, and who listens or tests never meets it.
//!
//! Three marks on the table itself let it seem to change with its causes: `data-was` on a number shows what it was,
//! `data-coming` hides a card that is still on its way, and both are taken away with the rest.

mod run;

use self::run::{Held, Run};
use super::controller::Table;
use super::scene::{self, Places};
use super::speed;
use crate::app::browser;
use crate::desk::Stage;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// What is being shown, or about to be.
enum Shown {
    Held(Held),
    Run(Run),
}

/// The state of what is being shown.
#[derive(Clone, Copy)]
pub struct Motion {
    /// How fast, in percent of the usual; 0 for nothing at all.
    pub speed: RwSignal<u32>,
    shown: StoredValue<Option<Shown>, LocalStorage>,
    /// Where everything was when a card was dropped that is about to be let go.
    dropped: StoredValue<Option<Places>, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Counts what was begun, so that what was overtaken does not begin.
    turn: StoredValue<u32>,
}

impl Motion {
    /// Nothing is shown.
    #[must_use]
    pub fn new() -> Motion {
        Motion {
            speed: RwSignal::new(speed::kept()),
            shown: StoredValue::new_local(None),
            dropped: StoredValue::new_local(None),
            timer: StoredValue::new(None),
            turn: StoredValue::new(0),
        }
    }

    /// Ends what is shown at once.
    pub fn finish(&self) {
        self.turn.update_value(|n| *n = n.wrapping_add(1));
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        let gone = self.shown.try_update_value(Option::take).flatten();
        if gone.is_none() {
            return;
        }
        if let Some(layer) = layer() {
            layer.set_inner_html("");
            let _none = layer.remove_attribute("data-playing");
        }
        for marked in scene::all("[data-was], [data-coming]") {
            let _none = marked.remove_attribute("data-was");
            let _none = marked.remove_attribute("data-coming");
        }
    }

    /// Whether anything is being shown.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.shown.with_value(Option::is_some)
    }

    /// A press or a key: what is shown ends, what is only about to begin does not.
    pub fn interrupt(&self) {
        if self.is_running() {
            self.finish();
        }
    }

    /// Whether what was begun then has not been overtaken.
    fn is_still(&self, turn: u32) -> bool {
        self.turn.try_with_value(|n| *n == turn).unwrap_or(false)
    }

    /// Where everything is now, before an answer, if what comes of it is going to be shown.
    fn places(&self, table: Table) -> Option<Places> {
        self.finish();
        let wanted = self.speed.get_untracked() > 0 && layer().is_some();
        let dropped = self.dropped.try_update_value(Option::take).flatten();
        wanted.then(|| dropped.unwrap_or_else(|| table.view.with_untracked(Places::of)))
    }

    /// Notes where everything is for the answer that comes in a task of its own, while looking costs little.
    pub fn note_places(&self, table: Table) {
        let places = self.places(table);
        self.dropped.set_value(places);
    }

    /// Forgets what was noted, if there was no answer.
    pub fn forget_places(&self) {
        let _gone = self.dropped.try_set_value(None);
    }

    /// Shows the events from the `from`-th on, as far as they may be known to who looks then: the table is still as it
    /// was before them.
    pub fn show(&self, table: Table, from: usize) {
        let Some(before) = self.places(table) else { return };
        let (motion, turn) = (*self, self.turn.get_value());
        request_animation_frame(move || {
            let Some(layer) = layer().filter(|_| motion.is_still(turn)) else { return };
            if !table.stage.with_untracked(Stage::shows_table) {
                return;
            }
            let told = table.peek(|desk| desk.beats(from));
            if told.is_empty() {
                return;
            }
            let now = table.view.with_untracked(scene::numbers);
            let held = Held::new(&layer, told, before, &now);
            motion.shown.set_value(Some(Shown::Held(held)));
            // After the frame is drawn: where everything is then costs nothing to know.
            browser::soon(move || motion.run(table, turn));
        });
    }

    /// Begins with the first beat.
    fn run(&self, table: Table, turn: u32) {
        if !self.is_still(turn) {
            return;
        }
        let held = self.shown.try_update_value(Option::take).flatten();
        if let Some(Shown::Held(held)) = held {
            let after = table.view.with_untracked(Places::of);
            let names = table.seats().into_iter().map(|s| table.name(s)).collect();
            let run = Run::new(held, after, names, self.speed.get_untracked());
            self.shown.set_value(Some(Shown::Run(run)));
            self.next();
        }
    }

    /// Shows the next beat, or ends.
    fn next(&self) {
        let Some(layer) = layer() else { return self.finish() };
        let show = |shown: &mut Option<Shown>| match shown {
            Some(Shown::Run(run)) => run.show(&layer),
            _ => None,
        };
        let wait = self.shown.try_update_value(show).flatten();
        let Some(wait) = wait else { return self.finish() };
        let motion = *self;
        let timer =
            set_timeout_with_handle(move || motion.next(), Duration::from_millis(wait.into()));
        self.timer.set_value(timer.ok());
    }
}

impl Default for Motion {
    fn default() -> Motion {
        Motion::new()
    }
}

fn layer() -> Option<HtmlElement> {
    scene::first(".motion")?.dyn_into().ok()
}

/// The layer in which it is shown.
#[component]
pub fn MotionLayer(motion: Motion) -> impl IntoView {
    let keys = window_event_listener(ev::keydown, move |_| motion.interrupt());
    on_cleanup(move || {
        keys.remove();
        motion.finish();
    });
    view! { <div class="motion" aria-hidden="true"></div> }
}
