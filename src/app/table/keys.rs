//! The keyboard on the table: the arrows walk cards and buttons, Tab walks the legal targets while a card is
//! held in the air, a digit is a card of the hand, Escape puts back or closes.

use super::controller::Table;
use super::scene;
use crate::engine::ids::CardId;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/table/keys.js")]
extern "C" {
    fn walk(selector: &str, step: i32) -> bool;
}

/// The parts of the screen from above.
const AREAS: [&str; 4] = [".top", ".board", ".bar", ".hand"];

/// Where a lifted card may go, and the buttons that let go of it.
const TARGETS: &str = ".site[data-legal] .base-name, .chip[data-legal], .loose-card[data-legal], \
     .player[data-legal] button, .table[data-lifting] .bar button";

/// What a card in the air may be aimed at, before the buttons.
const PLACES: &str = ".site[data-legal] .base-name, .chip[data-legal]";

/// Where it is best to go on after something was done: a card to play, else the question.
const ONWARD: [&str; 3] = [".hand .card[data-legal]", ".screen, .sheet button", ".question"];

impl Table {
    /// A key was pressed anywhere.
    pub fn key(&self, ev: &KeyboardEvent) {
        self.keyed.set_value(true);
        let key = ev.key();
        if key == "Escape" {
            return self.escape();
        }
        if ev.ctrl_key() || ev.alt_key() || ev.meta_key() || self.sheet.get_untracked().is_some() {
            return;
        }
        let lifted = self.lift.with_untracked(Option::is_some);
        let step = if ev.shift_key() { -1 } else { 1 };
        let walked = match key.as_str() {
            "Tab" if lifted => walk(TARGETS, step),
            // They are the replay's: a step back, a step on.
            "ArrowLeft" | "ArrowRight" if self.replay.is_some() => false,
            "ArrowLeft" => area().is_some_and(|n| walk_in(n, -1)),
            "ArrowRight" => area().is_some_and(|n| walk_in(n, 1)),
            "ArrowUp" => area().is_some_and(|n| (0..n).rev().any(|n| walk_in(n, 1))),
            "ArrowDown" => area().is_some_and(|n| (n + 1..AREAS.len()).any(|n| walk_in(n, 1))),
            _ => return self.digit(&key),
        };
        if walked {
            ev.prevent_default();
        }
    }

    fn escape(&self) {
        if self.sheet.get_untracked().is_some() {
            self.sheet.set(None);
            return onward();
        }
        self.cancel_drag();
        self.put_back();
    }

    fn digit(&self, key: &str) {
        let Ok(digit) = key.parse::<usize>() else { return };
        let nth = if digit == 0 { 9 } else { digit - 1 };
        let card = self.view.with_untracked(|v| {
            let own = v.viewer.and_then(|s| v.players.get(s.index()));
            own.and_then(|p| p.hand.as_ref()).and_then(|h| h.get(nth)).map(|c| c.id)
        });
        if let Some(card) = card {
            self.tap_card(card);
        }
    }

    /// After a card was lifted by a key, the keyboard is where it may go.
    pub(super) fn focus_targets(&self) {
        if self.keyed.get_value() {
            request_animation_frame(|| {
                let _none = walk(PLACES, 1);
            });
        }
    }

    /// After something was done by a key, the keyboard is at what can be done next.
    pub(super) fn focus_onward(&self) {
        if self.keyed.get_value() {
            request_animation_frame(onward);
        }
    }

    /// After a card was put back by a key, the keyboard is on it.
    pub(super) fn focus_back(&self, card: CardId) {
        if self.keyed.get_value() {
            request_animation_frame(move || {
                if !walk(&scene::selector(card), 0) {
                    onward();
                }
            });
        }
    }
}

/// Moves the keyboard to what can be done next, unless it is at such a thing.
pub(super) fn onward() {
    let _nothing = ONWARD.iter().any(|place| walk(&format!("{place}:not([disabled])"), 0));
}

/// The area the keyboard is in, if the arrows mean nothing of their own there.
fn area() -> Option<usize> {
    let on = document().active_element()?;
    let own = ".log, .screen, .lifted-text, input, textarea, select";
    if on.closest(own).ok().flatten().is_some() {
        return None;
    }
    let inside = |a: &str| on.closest(a).ok().flatten().is_some();
    Some(AREAS.iter().position(|a| inside(a)).unwrap_or(AREAS.len() - 1))
}

fn walk_in(area: usize, step: i32) -> bool {
    AREAS.get(area).is_some_and(|a| walk(&format!("{a} button:not([tabindex='-1'])"), step))
}
