//! The speech bubble of a lesson: what to do now, beside what it is about.

use crate::app::browser;
use crate::app::place::{Area, Side, place};
use crate::app::store;
use crate::app::table::controller::Table;
use crate::app::table::drag::Pointers;
use crate::app::table::scene::{self, cover, pixels};
use crate::desk::{Move, Sheet, Stage};
use crate::lesson::{At, Guide, Step, Until};
use crate::words::page::t;
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Until what has just landed lies still.
const SETTLED: Duration = Duration::from_millis(320);

/// What should stay free where there is room: the question, its answers more than the rest of it, the hand, the players, and what
/// has happened last.
const BETTER_NOT: [&str; 5] = [".question", ".bar .answers", ".hand", ".players", ".ticker"];

/// The element that a step is about.
fn selector(at: At) -> Option<String> {
    Some(match at {
        At::Nothing => return None,
        At::Points(seat) => format!(".player[data-seat='{}']", seat.0 + 1),
        At::Hand => ".hand".to_owned(),
        At::InHand(name) => format!(".hand [data-card=\"{name}\"]"),
        At::InPlay(name) => format!(".board button[data-card=\"{name}\"]"),
        At::Base(name) => format!("[data-base=\"{name}\"]"),
        At::Meter(name) => format!("[data-base=\"{name}\"] .meter"),
        At::Done => "[data-answer='end']".to_owned(),
        At::Undo => "[data-action='undo']".to_owned(),
    })
}

/// Where the first element lies that fits and is drawn.
pub fn area(selector: &str) -> Option<Area> {
    scene::first(selector).map(|e| Area::of(&e)).filter(|a| a.w > 0.0)
}

/// What the bubble must not cover: what it points at comes first.
fn targets(table: Table, step: &Step) -> Vec<Area> {
    let mut names = [step.at, step.onto].map(selector);
    if table.lift.with_untracked(Option::is_some) && names[1].is_some() {
        names.reverse();
    }
    names.iter().flatten().filter_map(|s| area(s)).collect()
}

/// Puts the bubble of the lesson and its rings where they belong now.
fn lay(table: Table, bubble: &HtmlElement) {
    let step = table.guide.with_untracked(|g| g.as_ref().and_then(Guide::step));
    // After the last step there is nothing to point at.
    put(bubble, &step.map_or(Vec::new(), |step| targets(table, step)));
}

/// Does something in the next frame, and again when what has just landed lies still.
pub fn soon(again: impl Fn() + Copy + 'static) {
    request_animation_frame(again);
    set_timeout(again, SETTLED);
}

/// Puts a bubble beside what it is about, and the rings behind it in the document around that.
pub fn put(bubble: &HtmlElement, targets: &[Area]) {
    let own = (f64::from(bubble.offset_width()), f64::from(bubble.offset_height()));
    let better_not: Vec<Area> = BETTER_NOT.iter().filter_map(|s| area(s)).collect();
    let spot = place(browser::window_size(), own, targets, &better_not);
    pixels(bubble, "left", spot.at.0);
    pixels(bubble, "top", spot.at.1);
    let _known = bubble.set_attribute("data-placed", "");
    let side = match spot.tail {
        Some((side, along)) => {
            pixels(bubble, "--tail", along);
            slug(side)
        }
        None => "none",
    };
    let _known = bubble.set_attribute("data-tail", side);
    let mut ring = bubble.next_element_sibling();
    let mut targets = targets.iter();
    while let Some(element) = ring {
        ring = element.next_element_sibling();
        let Ok(element) = element.dyn_into::<HtmlElement>() else { break };
        let target = targets.next();
        element.set_hidden(target.is_none() || bubble.hidden());
        if let Some(target) = target {
            cover(&element, *target);
        }
    }
}

/// The bubble, and rings around what it is about.
#[component]
pub fn Bubble(
    /// The game.
    table: Table,
    /// Back to the start.
    on_leave: Callback<()>,
) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    let motion = Pointers::here(table).motion;
    let again = move || {
        if let Some(Some(bubble)) = node.try_get_untracked() {
            lay(table, &bubble);
        }
    };
    // Written to the elements as it is measured: nothing else hangs on it.
    let soon = move || soon(again);
    let step = Memo::new(move |_| table.guide.with(|g| g.as_ref().map(|g| g.progress().0)));
    Effect::new(move |_| {
        table.guide.track();
        table.stage.track();
        motion.playing.track();
        table.view.track();
        table.lift.track();
        table.sheet.track();
        node.track();
        soon();
    });
    Effect::new(move |_| {
        step.track();
        request_animation_frame(move || focus(table));
    });
    looked(table);
    let resized = window_event_listener(ev::resize, move |_| soon());
    on_cleanup(move || resized.remove());
    let away = move || {
        // It waits for what is shown.
        let shows = table.stage.with(|s| matches!(s, Stage::Show(_))) || motion.playing.get();
        let covered = shows || table.sheet.with(Option::is_some);
        covered || table.guide.with(|g| g.as_ref().is_none_or(|g| g.step().is_none()))
    };
    let progress = move || {
        let of = table.guide.with(|g| g.as_ref().map(Guide::progress));
        of.map(|(n, all)| format!("{n} / {all}"))
    };
    // Who has had enough of it is offered what comes after it.
    let skip = move |_| {
        store::has_learnt();
        on_leave.run(());
    };
    view! {
        <div class="lesson">
            <div class="bubble" role="region" aria-label=t().learning.lesson node_ref=node hidden=away data-step=step>
                <Said table/>
                <div class="bubble-row">
                    <button type="button" class="bubble-skip" data-action="skip" on:click=skip>
                        {t().learning.skip}
                    </button>
                    <span class="bubble-progress">{progress}</span>
                    <Next table/>
                </div>
            </div>
            <div class="lesson-ring" hidden aria-hidden="true"></div>
            <div class="lesson-ring" hidden aria-hidden="true"></div>
        </div>
    }
}

fn slug(side: Side) -> &'static str {
    match side {
        Side::Top => "top",
        Side::Bottom => "bottom",
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// What is said: why a try was turned away, then what to do.
#[component]
fn Said(table: Table) -> impl IntoView {
    let no = move || {
        table.guide.with(|g| {
            let guide = g.as_ref().filter(|g| g.refused)?;
            let no = guide.step().map(|s| s.no).filter(|no| !no.is_empty());
            Some(no.unwrap_or(t().learning.not_yet))
        })
    };
    let say = move || table.guide.with(|g| g.as_ref().and_then(Guide::step).map(|s| s.say));
    view! {
        <div role="status" aria-live="polite">
            <p class="bubble-no">{no}</p>
            <p class="bubble-say">{say}</p>
        </div>
    }
}

/// The way on from what is to be read.
#[component]
fn Next(table: Table) -> impl IntoView {
    let until = move || table.guide.with(|g| Some(g.as_ref()?.step()?.until));
    let word =
        move || if until() == Some(Until::Looked) { t().learning.later } else { t().common.next };
    let away = move || matches!(until(), None | Some(Until::Answers(_)));
    view! {
        <button type="button" class="bubble-next" data-action="next" hidden=away on:click=move |_| table.send(Move::NextStep)>
            {word}
        </button>
    }
}

/// The focus goes to "Next", or to what is to be used, unless it is somewhere already.
fn focus(table: Table) {
    let busy = browser::focused()
        .is_some_and(|e| e.tag_name() != "BODY" && !e.class_list().contains("question"));
    if busy {
        return;
    }
    let step = table.guide.with_untracked(|g| g.as_ref().and_then(Guide::step));
    match step.map(|s| (s.until, selector(s.at))) {
        Some((Until::Answers(_), Some(target))) => browser::focus(&target),
        _ => browser::focus(".bubble-next"),
    }
}

/// A step that wants a card looked at is done when its sheet is closed again.
fn looked(table: Table) {
    Effect::new(move |before: Option<bool>| {
        let card = |s: &Option<Sheet>| matches!(s, Some(Sheet::Card(_) | Sheet::Site(_)));
        let open = table.sheet.with(card);
        let closed = before == Some(true) && table.sheet.with(Option::is_none);
        let wanted = table.guide.with_untracked(|g| {
            g.as_ref().and_then(|g| g.step()).is_some_and(|s| s.until == Until::Looked)
        });
        if closed && wanted {
            table.send(Move::NextStep);
        }
        open
    });
}
