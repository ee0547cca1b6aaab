//! "What could I do?", for the only person among computers: the button beside the question, the list of hints, and what
//! points at one of them. Nothing is played by it.

use super::play::{Hints, Thinker, tell_of_hints};
use super::text::Hinted;
use crate::ai::plays::Line;
use crate::app::learn::bubble;
use crate::app::place::Area;
use crate::app::table::controller::Table;
use crate::app::table::drag::Pointers;
use crate::app::table::scene;
use crate::desk::manner::{By, answered};
use crate::desk::{Move, Sheet, Stage};
use crate::engine::question::Pick;
use crate::words::page::t;
use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;

/// Whether hints are offered: to somebody who is asked alone, if there is more than one answer.
fn offers(table: Table) -> bool {
    let alone = table.crew().alone(table.seats().len()).is_some();
    let answers = table.asked.with_untracked(|asked| {
        asked.as_ref().map_or(0, |a| a.ask.choices.len() + usize::from(a.ask.min == 0))
    });
    alone && answers > 1
}

/// What thinks for somebody to whom hints are offered.
fn adviser(table: Table) -> Option<Thinker> {
    use_context::<Thinker>().filter(|_| offers(table))
}

/// Asks for hints where they are offered; whether they are.
pub fn ask(table: Table, thinker: Thinker) -> bool {
    let offered = offers(table);
    if offered {
        thinker.advise();
        table.send(Move::Open(Sheet::Hints));
    }
    offered
}

/// The button beside the question.
#[component]
pub fn Hint(table: Table) -> impl IntoView {
    let thinker = adviser(table)?;
    let pressed = move |_| {
        let _offered = ask(table, thinker);
    };
    Some(view! {
        <button type="button" class="quiet hint" data-action="hint" aria-label=t().computers.hint_ask on:click=pressed>
            {t().computers.hint}
        </button>
    })
}

/// Above it, once: that there are hints.
#[component]
pub fn HintNote(table: Table) -> impl IntoView {
    let thinker = adviser(table).filter(|thinker| thinker.new_here.get_untracked())?;
    tell_of_hints();
    // Whoever has asked knows.
    let new = move || thinker.new_here.get() && thinker.hints.with(|h| *h == Hints::None);
    let shown = move || new().then_some(t().computers.hint_new);
    Some(view! { <p class="hint-note" role="status">{shown}</p> })
}

/// The list of hints, on a sheet.
#[component]
pub fn HintSheet(table: Table) -> impl IntoView {
    let thinker = use_context::<Thinker>()?;
    // Another question has come.
    Effect::new(move |_| {
        if thinker.hints.with(|hints| *hints == Hints::None) {
            request_animation_frame(move || table.send(Move::Close));
        }
    });
    let point = move |nth| {
        thinker.point(Some(nth));
        table.send(Move::Close);
    };
    let list = move || {
        match thinker.hints.get() {
        Hints::Found(hints, _) => hints
            .into_iter()
            .enumerate()
            .map(|(nth, Hinted { what, why, .. })| {
                view! {
                    <li>
                        <button type="button" class="answer hinted" data-hint=nth + 1 on:click=move |_| point(nth)>
                            <b>{what}</b>
                            " "
                            <span>{why}</span>
                        </button>
                    </li>
                }
            })
            .collect_view()
            .into_any(),
        Hints::None | Hints::Coming => {
            view! { <li class="hint-coming">{t().computers.hint_coming}</li> }.into_any()
        }
    }
    };
    Some(view! {
        <h2>{t().computers.hint_title}</h2>
        <ol class="hints" aria-live="polite">{list}</ol>
        <p class="hint-about">{t().computers.hint_about}</p>
    })
}

/// The elements that an answer is given by.
fn selector(table: Table, picks: &[Pick]) -> String {
    let of = |&pick: &Pick| match answered(pick) {
        By::Card(card) | By::Use(card) => scene::selector(card),
        By::Site(site) => format!("[data-drop='s{}']", site.0),
        By::Player(seat) => format!(".player[data-seat='{}']", seat.0 + 1),
        By::FaceDown(stay) => format!("[data-stay='{}']", stay.0),
        By::Button => {
            let label = |a: &crate::desk::Asked| a.label(pick).replace('"', "");
            let label = table.asked.with_untracked(|a| a.as_ref().map(label));
            format!(".bar [data-answer=\"{}\"]", label.unwrap_or_default())
        }
    };
    let all: Vec<String> = picks.iter().map(of).collect();
    if all.is_empty() {
        return [
            ".bar [data-answer='end']",
            ".bar [data-answer='pass']",
            ".bar [data-answer='no']",
        ]
        .join(", ");
    }
    all.join(", ")
}

/// Where what a hint is about lies: the card, and where it goes.
fn targets(table: Table, line: &Line) -> Vec<Area> {
    let mut all: Vec<String> = line.iter().map(|picks| selector(table, picks)).collect();
    // What has been lifted has been found.
    if all.len() > 1 && table.lift.with_untracked(Option::is_some) {
        all.remove(0);
    }
    // What lies below a list that is asked about is not seen.
    let dock = scene::first(".bar").map(|bar| (Area::of(&bar), bar));
    let seen = |selector: &&String| {
        let found = scene::first(selector).zip(dock.as_ref());
        found.is_none_or(|(e, (area, bar))| {
            bar.contains(Some(&e)) || !area.holds(Area::of(&e).middle())
        })
    };
    all.iter().filter(seen).filter_map(|selector| bubble::area(selector)).collect()
}

/// The hint that is pointed at: rings around the card and where it goes, and what it brings.
#[component]
pub fn Pointing(table: Table) -> impl IntoView {
    let thinker = use_context::<Thinker>()?;
    let node = NodeRef::<Div>::new();
    let shown = Memo::new(move |_| match thinker.hints.get() {
        Hints::Found(hints, Some(at)) => hints.get(at).cloned(),
        _ => None,
    });
    // By then it may have been put away.
    let line = move || shown.try_with_untracked(|hint| hint.as_ref().map(|hint| hint.line.clone()));
    let again = move || {
        if let Some(Some(bubble)) = node.try_get_untracked()
            && let Some(Some(line)) = line()
        {
            bubble::put(&bubble, &targets(table, &line));
        }
    };
    let motion = Pointers::here(table).motion;
    Effect::new(move |_| {
        shown.track();
        table.lift.track();
        table.sheet.track();
        table.view.track();
        motion.playing.track();
        node.track();
        bubble::soon(again);
    });
    let resized = window_event_listener(ev::resize, move |_| bubble::soon(again));
    on_cleanup(move || resized.remove());
    let away = move || {
        let asks = table.stage.with(|s| matches!(s, Stage::Asking { .. }));
        !asks || motion.playing.get() || table.sheet.with(Option::is_some)
    };
    Some(move || {
        let Hinted { what, why, .. } = shown.get()?;
        let others = move |_| table.send(Move::Open(Sheet::Hints));
        Some(view! {
            <div class="lesson">
                <div
                    class="bubble pointing"
                    role="region"
                    aria-label=t().computers.hint
                    node_ref=node
                    hidden=away
                >
                    <div role="status"><p class="bubble-say"><b>{what}</b> " " {why}</p></div>
                    <div class="bubble-row">
                        <button type="button" class="bubble-skip" data-action="other-hints" on:click=others>
                            {t().computers.hint_others}
                        </button>
                        <span class="bubble-progress"></span>
                        <button type="button" class="bubble-next" data-action="no-hint" on:click=move |_| thinker.point(None)>
                            {t().common.ok}
                        </button>
                    </div>
                </div>
                <div class="lesson-ring" hidden aria-hidden="true"></div>
                <div class="lesson-ring" hidden aria-hidden="true"></div>
                <div class="lesson-ring" hidden aria-hidden="true"></div>
            </div>
        })
    })
}
