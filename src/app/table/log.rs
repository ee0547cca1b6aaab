//! The log: a line an event, grouped by turn, as the one who looks may know it.

use super::controller::Table;
use super::sheet::Sheet;
use super::words;
use crate::engine::event::Happened;
use crate::engine::ids::{DefId, Seat};
use leptos::prelude::*;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    seq: u32,
    text: String,
    turn_of: Option<Seat>,
    tells: bool,
    cards: Vec<DefId>,
}

/// How many lines are kept in the document.
const MOST: usize = 150;

/// The lines from the `from`-th event on that `viewer` may read, the newest at the end.
#[must_use]
pub fn lines(table: Table, from: usize, viewer: Option<Seat>) -> Vec<Line> {
    table.with(|session| {
        let events = session.log().get(from..).unwrap_or_default();
        words::say(session, |w| {
            let line = |e: &crate::engine::event::Event| {
                let seen = e.as_seen_by(viewer);
                let text = w.event_line(e, viewer)?;
                let mut cards: Vec<DefId> = seen.what.cards().iter().map(|c| c.def).collect();
                cards.dedup();
                let turn_of = match e.what {
                    Happened::TurnBegan(seat) => Some(seat),
                    _ => None,
                };
                Some(Line { seq: e.seq, text, turn_of, tells: tells(&seen.what), cards })
            };
            let mut last: Vec<Line> = events.iter().rev().filter_map(line).take(MOST).collect();
            last.reverse();
            last
        })
    })
}

/// The log.
#[component]
pub fn Log(table: Table) -> impl IntoView {
    let lines = Memo::new(move |_| lines(table, 0, table.view.with(|v| v.viewer)));
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <div class="log" role="log" aria-label="Log" tabindex="0" node_ref=list>
            <ol>
                <For each=move || lines.get() key=|l| (l.seq, l.text.clone()) let:line>
                    <LogLine table line />
                </For>
            </ol>
        </div>
    }
}

/// Whether an event is worth a line to somebody who was away.
fn tells(what: &Happened) -> bool {
    !matches!(
        what,
        Happened::DonePlaying(_)
            | Happened::Shuffled(_)
            | Happened::Reshuffled(_)
            | Happened::Drew(..)
            | Happened::Concealed(..)
            | Happened::Window(..)
            | Happened::Passed(_)
            | Happened::TurnEnded(_)
            | Happened::ExtraPlay(..)
            | Happened::Nothing(_)
    )
}

/// What happened last or, just after taking the device, since the holder's last turn.
#[component]
pub fn Ticker(table: Table) -> impl IntoView {
    let recap = move || table.recap.get().is_some();
    let lines = Memo::new(move |_| {
        let viewer = table.view.with(|v| v.viewer);
        match table.recap.get() {
            Some(from) => {
                let mut lines = lines(table, from, viewer);
                // The turn that begins now is no news.
                if lines.last().is_some_and(|l| l.turn_of.is_some()) {
                    lines.pop();
                }
                lines.retain(|l| l.tells);
                lines
            }
            None => lines(table, 0, viewer).pop().into_iter().collect(),
        }
    });
    let open = move |_| table.sheet.set(Some(Sheet::Log));
    view! {
        <button type="button" class="ticker" data-recap=move || recap().then_some("") title="Open the log" on:click=open>
            <For each=move || lines.get() key=|l| (l.seq, l.text.clone()) let:line>
                <span class=line.turn_of.map(|s| format!("ticker-turn seat-{}", s.0 + 1))>{line.text}</span>
            </For>
        </button>
    }
}

/// One line; a tap on it shows the first card it names.
#[component]
pub fn LogLine(table: Table, line: Line) -> impl IntoView {
    let class = line.turn_of.map(|s| format!("log-turn seat-{}", s.0 + 1));
    let symbol = line.turn_of.map(words::symbol);
    let (text, seq) = (line.text, line.seq);
    // What the holder has not seen yet.
    let new = move || {
        let from = table.recap.get();
        let first = from.and_then(|n| table.peek(|s| s.log().get(n).map(|e| e.seq)));
        first.is_some_and(|f| seq >= f).then_some("")
    };
    view! {
        <li class=class data-new=new>
            {symbol.map(|s| view! { <i aria-hidden="true">{s}</i> })}
            {match line.cards.first().copied() {
                Some(def) => view! {
                    <button
                        type="button"
                        class="log-card"
                        on:click=move |_| table.sheet.set(Some(Sheet::Def(def)))
                    >
                        {text}
                    </button>
                }
                .into_any(),
                None => view! { <span>{text}</span> }.into_any(),
            }}
        </li>
    }
}
