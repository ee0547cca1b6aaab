//! The keyboard on the table: the arrows walk cards and buttons, Tab walks the legal targets while a card is
//! held in the air, a digit is a card of the hand, Escape puts back or closes.

use super::controller::Table;
use super::scene;
use crate::app::browser;
use crate::desk::place::Drawn;
use crate::desk::{Focus, Move, Thing};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/table/keys.js")]
extern "C" {
    fn walk(selector: &str, step: i32) -> bool;
}

/// The parts of the screen from above.
const AREAS: [&str; 4] = [".top", ".board", ".bar", ".hand"];

/// What a card in the air may be aimed at.
fn places() -> String {
    Drawn::ALL.iter().filter_map(|d| d.legal()).collect::<Vec<_>>().join(", ")
}

/// Where a lifted card may go, and the buttons that let go of it.
fn targets() -> String {
    [places().as_str(), ".player[data-legal] button", ".table[data-lifting] .bar button"].join(", ")
}

/// Where it is best to go on after something was done: a card to play, else the question.
const ONWARD: [&str; 3] = [".hand .card[data-legal]", ".screen, .sheet button", ".question"];

/// A key was pressed anywhere.
pub fn key(table: Table, ev: &KeyboardEvent) {
    let key = ev.key();
    if key == "Escape" {
        return table.send(Move::Escape);
    }
    if ev.ctrl_key() || ev.alt_key() || ev.meta_key() || table.sheet.get_untracked().is_some() {
        return;
    }
    let lifted = table.lift.with_untracked(Option::is_some);
    let step = if ev.shift_key() { -1 } else { 1 };
    let walked = match key.as_str() {
        "Tab" if lifted => walk(&targets(), step),
        // They are the replay's: a step back, a step on.
        "ArrowLeft" | "ArrowRight" if table.is_record() => false,
        "ArrowLeft" => area().is_some_and(|n| walk_in(n, -1)),
        "ArrowRight" => area().is_some_and(|n| walk_in(n, 1)),
        "ArrowUp" => area().is_some_and(|n| (0..n).rev().any(|n| walk_in(n, 1))),
        "ArrowDown" => area().is_some_and(|n| (n + 1..AREAS.len()).any(|n| walk_in(n, 1))),
        _ => return digit(table, &key),
    };
    if walked {
        ev.prevent_default();
    }
}

fn digit(table: Table, key: &str) {
    let Ok(digit) = key.parse::<usize>() else { return };
    let nth = if digit == 0 { 9 } else { digit - 1 };
    table.send(Move::Tap(Thing::InHand(nth)));
}

/// The keyboard goes somewhere, in the next frame: to a screen in any case, else only if it is `in_use`.
pub fn focus(to: Focus, in_use: StoredValue<bool>) {
    let in_use = in_use.try_get_value() == Some(true);
    match to {
        Focus::Screen => request_animation_frame(|| browser::focus(".screen")),
        Focus::Targets if in_use => request_animation_frame(|| {
            let _none = walk(&places(), 1);
        }),
        Focus::Onward if in_use => request_animation_frame(onward),
        Focus::Card(card) if in_use => request_animation_frame(move || {
            if !walk(&scene::selector(card), 0) {
                onward();
            }
        }),
        Focus::Targets | Focus::Onward | Focus::Card(_) => {}
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
