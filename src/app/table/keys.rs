//! The keyboard on the table: Tab walks the answers of the open question before all else, and the legal targets only while
//! a card is held in the air; the arrows walk cards and buttons, and the lines of the log; a letter or a digit does what
//! `words::keys` lists, Escape puts back or closes.

use super::controller::Table;
use super::scene;
use crate::app::browser::{self, is_at};
use crate::app::computers::hints;
use crate::app::computers::play::Thinker;
use crate::app::over::is_for_others;
use crate::app::settings::KEYS;
use crate::desk::place::Drawn;
use crate::desk::{Desk, Focus, Move, Sheet, Stage, Thing};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/table/keys.js")]
extern "C" {
    fn walk(selector: &str, step: i32) -> bool;
    fn tab(selectors: &str, step: i32, anew: bool) -> bool;
    fn leave();
    fn back() -> bool;
}

/// The parts of the screen from above.
const AREAS: [&str; 4] = [".top", ".board", ".bar", ".hand"];

/// What answers the open question, a line after the other: what lies at the bases from the left, beside decks, and with the
/// question; the hand; and what ends the question or leads back from it.
const ANSWERS: &str = ".board .site[data-legal] .base-name, .board .chip[data-legal]
.players .chip[data-legal]
.bar .card[data-legal], .uses button, .heap button, .answers-mid button
.hand .card[data-legal]
.question .answers .answer
.question button";

/// The keys that walk, for as long as they are held.
const WALKS: [&str; 5] = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/// The log where it lies beside the table.
const LOG: &str = ".side .log";

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

/// A key was pressed anywhere; `thinker` knows hints, if there are computers at the table.
pub fn key(table: Table, thinker: Option<Thinker>, ev: &KeyboardEvent) {
    let key = ev.key();
    // What lies over the page has keys of its own.
    if is_at("dialog") {
        return;
    }
    // One that is held is one press: it answers once. Only who walks, walks on.
    if ev.repeat() && !WALKS.contains(&key.as_str()) {
        return;
    }
    if key == "Escape" {
        return match table.sheet.get_untracked() {
            None if is_at(LOG) => from_log(),
            _ => escape(table, thinker),
        };
    }
    if is_for_others(ev) {
        return;
    }
    let step = if ev.shift_key() { -1 } else { 1 };
    let open = table.sheet.get_untracked();
    let done = match key.as_str() {
        "ArrowUp" if is_at(".log") => walk(".log:focus-within li", -1),
        "ArrowDown" if is_at(".log") => walk(".log:focus-within li", 1),
        "ArrowLeft" if is_at(".log") => walk(".log li:focus-within button", -1),
        "ArrowRight" if is_at(".log") => walk(".log li:focus-within button", 1),
        _ if one_key(table, thinker, open, &key) => true,
        _ if open.is_some() => false,
        "Tab" if table.lift.with_untracked(Option::is_some) => walk(&targets(), step),
        // A screen between two people, or the end, has its own.
        "Tab" if !table.is_record() && !is_at(".screen") => tab(ANSWERS, step, is_new(table)),
        // They are the replay's: a step back, a step on.
        "ArrowLeft" | "ArrowRight" if table.is_record() => false,
        "ArrowLeft" => area().is_some_and(|n| walk_in(n, -1)),
        "ArrowRight" => area().is_some_and(|n| walk_in(n, 1)),
        "ArrowUp" => area().is_some_and(|n| (0..n).rev().any(|n| walk_in(n, 1))),
        "ArrowDown" => area().is_some_and(|n| (n + 1..AREAS.len()).any(|n| walk_in(n, 1))),
        _ => false,
    };
    if done {
        ev.prevent_default();
    }
}

/// Whether something lies open on the table, hangs in the air or is picked, followed.
#[must_use]
pub fn is_open(table: Table) -> bool {
    table.sheet.with(Option::is_some)
        || table.lift.with(Option::is_some)
        || table.chosen.with(|chosen| !chosen.is_empty())
        || table.stage.with(|s| matches!(s, Stage::Since(_)))
}

/// Closes what lies open, puts back what hangs in the air or drops what is picked; then only the hint that is pointed at, by
/// which one finds what to lift.
pub fn escape(table: Table, thinker: Option<Thinker>) {
    match thinker.filter(|_| !untrack(|| is_open(table))) {
        Some(thinker) if untrack(|| thinker.is_pointing()) => thinker.point(None),
        _ => table.send(Move::Escape),
    }
}

thread_local! {
    /// The moment of the game in which Tab was last pressed.
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// Whether the game has gone on since Tab was last pressed.
fn is_new(table: Table) -> bool {
    let now = table.peek(Desk::moment);
    LAST.replace(now) != now
}

/// What a letter or a digit does, unless somebody wants none of that; whether it is such a key.
fn one_key(table: Table, thinker: Option<Thinker>, open: Option<Sheet>, key: &str) -> bool {
    if !KEYS.is_on() {
        return false;
    }
    let toggle = |sheet| match open == Some(sheet) {
        true => table.send(Move::Close),
        false => table.send(Move::Open(sheet)),
    };
    match key.to_ascii_lowercase().as_str() {
        "s" => toggle(Sheet::Standing),
        "l" if open.is_none() && is_at(LOG) => from_log(),
        "l" if open.is_none() && scene::first(LOG).is_some_and(|log| log.client_height() > 0) => {
            leave();
            let _there = walk(LOG, 0);
        }
        "l" => toggle(Sheet::Log),
        "h" if open == Some(Sheet::Hints) => table.send(Move::Close),
        "h" => return thinker.is_some_and(|thinker| hints::ask(table, thinker)),
        _ if open.is_some() => return false,
        "d" => table.send(Move::Done),
        "u" => table.send(Move::Undo),
        digit => return self::digit(table, digit),
    }
    true
}

fn digit(table: Table, key: &str) -> bool {
    let Ok(digit) = key.parse::<usize>() else { return false };
    let nth = if digit == 0 { 9 } else { digit - 1 };
    table.send(Move::Tap(Thing::InHand(nth)));
    true
}

/// Back to where the keyboard was before it went to the log.
fn from_log() {
    if !back() {
        onward();
    }
}

/// The keyboard goes somewhere, in the next frame: to a screen in any case, else only if it is `in_use`.
pub fn focus(to: Focus, in_use: StoredValue<bool>) {
    let in_use = in_use.try_get_value() == Some(true);
    if to == Focus::Sheet {
        leave();
    }
    match to {
        Focus::Screen => request_animation_frame(|| browser::focus(".screen")),
        // Where there is nowhere to aim, to the card itself, which a digit may have lifted from afar.
        Focus::Targets if in_use => request_animation_frame(|| {
            let _none = walk(&places(), 1) || walk(".hand [data-lifted]", 0);
        }),
        Focus::Onward if in_use => request_animation_frame(onward),
        Focus::Card(card) if in_use => request_animation_frame(move || {
            if !walk(&scene::selector(card), 0) {
                onward();
            }
        }),
        Focus::Sheet if in_use => request_animation_frame(|| {
            let _there = walk(".sheet .log", 0) || walk(".sheet-close", 0);
        }),
        Focus::Back if in_use => request_animation_frame(from_log),
        Focus::Targets | Focus::Onward | Focus::Card(_) | Focus::Sheet | Focus::Back => {}
    }
}

/// Moves the keyboard to what can be done next, unless it is at such a thing.
pub(super) fn onward() {
    let _nothing = ONWARD.iter().any(|place| walk(&format!("{place}:not([disabled])"), 0));
}

/// The area the keyboard is in, if the arrows mean nothing of their own there.
fn area() -> Option<usize> {
    if is_at(".log, .screen, .lifted-text") {
        return None;
    }
    Some(AREAS.iter().position(|a| is_at(a)).unwrap_or(AREAS.len() - 1))
}

fn walk_in(area: usize, step: i32) -> bool {
    AREAS.get(area).is_some_and(|a| walk(&format!("{a} button:not([tabindex='-1'])"), step))
}
