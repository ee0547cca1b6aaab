//! The log as the one who looks may know it, and lines in which the names of cards open them.

use super::controller::Table;
use super::stop::OneStop;
use crate::app::browser;
use crate::app::computers::signs::Why;
use crate::app::each::{each, key_of};
use crate::app::settings::LOG;
use crate::desk::log::Line;
use crate::desk::{Desk, Move, Sheet, words};
use crate::words::page::t;
use crate::words::pieces::{Piece, pieces};
use leptos::context::Provider;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// How many lines are kept in the document.
const MOST: usize = 150;
/// How many of them are there at once: what is in sight. The others come when the table is on the screen.
const FIRST: usize = 40;
/// How far above its end the log counts as being there, in CSS pixels.
const NEAR: i32 = 24;

/// The log beside the table; it comes when the table is on the screen.
#[component]
pub fn LogBeside(table: Table) -> impl IntoView {
    let here = RwSignal::new(false);
    browser::drawn(move || {
        let _left = here.try_set(true);
    });
    view! {
        <section class="side" aria-label=t().common.log inert=move || table.lift.with(Option::is_some)>
            <h2 class="sr-only">{t().common.log}</h2>
            {move || here.get().then(|| view! { <Log table /> })}
        </section>
    }
}

/// The log.
#[component]
pub fn Log(table: Table) -> impl IntoView {
    let most = RwSignal::new(FIRST);
    browser::drawn(move || {
        let _closed = most.try_set(MOST);
    });
    let lines = Memo::new(move |_| table.look(|desk| desk.log(most.get())));
    let list = NodeRef::<leptos::html::Div>::new();
    // Who reads what was before is left there.
    let at_end = StoredValue::new(true);
    let scrolled = move |_| {
        if let Some(list) = list.get_untracked() {
            let below = list.scroll_height() - list.scroll_top() - list.client_height();
            at_end.set_value(below < NEAR);
        }
    };
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get().filter(|_| at_end.get_value()) {
            // After the frame is drawn: where the end is then costs nothing to know.
            browser::drawn(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let said = RwSignal::new(t().common.copy_as_text);
    let copy = move |_| {
        let text = table.peek(Desk::log_text);
        spawn_local(async move {
            let done = browser::copy_text(&text).await.is_truthy();
            // The log may be closed by now.
            let _closed =
                said.try_set(if done { t().common.copied } else { t().common.not_copied });
        });
    };
    let unfold = move |_| {
        LOG.set("beside");
        table.send(Move::Close);
    };
    view! {
        <div class="log-frame">
            // What it tells is said by the announcer, once.
            <div class="log" role="log" aria-live="off" aria-label=t().common.log tabindex="0" node_ref=list on:scroll=scrolled>
                <ol>
                    {each(
                        move || lines.get(),
                        |l| key_of(&l.text, l.seq.into()),
                        move |line| view! { <Provider value=OneStop><LogLine table line=line.clone() /></Provider> }.into_any(),
                    )}
                </ol>
            </div>
            <div class="log-tools">
                <button type="button" class="quiet log-copy" data-action="copy-log" on:click=copy>
                    <span aria-live="polite">{said}</span>
                </button>
                <button type="button" class="quiet log-fold" data-action="fold-log" on:click=move |_| LOG.set("folded")>
                    {t().common.log_fold}
                </button>
                <button type="button" class="quiet log-unfold" data-action="unfold-log" on:click=unfold>
                    {t().common.log_unfold}
                </button>
            </div>
        </div>
    }
}

/// A line in which the name of each card opens it. A browser breaks lines beside a button; what clings to a name, such
/// as a bracket or a comma, is kept with it.
#[component]
pub fn Linked(table: Table, text: String) -> impl IntoView {
    let mut pieces = pieces(crate::cards::catalog(), &text).into_iter().peekable();
    let mut shown = Vec::new();
    let mut words = String::new();
    while let Some(piece) = pieces.next() {
        let def = match piece {
            Piece::Words(more) => {
                words.push_str(&more);
                continue;
            }
            Piece::Card(def) => def,
        };
        let clings = words.rfind(' ').map_or(0, |at| at + 1);
        let before = words.split_off(clings);
        let mut after = String::new();
        if let Some(Piece::Words(next)) = pieces.peek_mut() {
            let rest = next.split_off(next.find(' ').unwrap_or(next.len()));
            after = std::mem::replace(next, rest);
        }
        shown.push(std::mem::take(&mut words).into_any());
        let open = move |_| table.send(Move::Open(Sheet::Def(def)));
        let name = view! {
            <span class="log-name">
                {before}
                <button type="button" class="log-card" tabindex=OneStop::tabindex() on:click=open>{words::def(def).name}</button>
                {after}
            </span>
        };
        shown.push(name.into_any());
    }
    shown.push(words.into_any());
    shown
}

/// One line of it, wherever that stands.
#[component]
pub fn LogLine(table: Table, line: Line) -> impl IntoView {
    let class = match (line.turn_of, line.under) {
        (Some(seat), _) => format!("log-turn seat-{}", seat.0 + 1),
        (None, true) => "log-under".to_owned(),
        (None, false) => String::new(),
    };
    let symbol = line.turn_of.map(words::symbol);
    let (text, seq) = (line.text, line.seq);
    // What the holder has not seen yet.
    let new = move || {
        table.recap.track();
        let first = table.peek(Desk::first_unseen);
        first.is_some_and(|f| seq >= f).then_some("")
    };
    view! {
        <li class=class data-new=new tabindex=OneStop::tabindex()>
            {symbol.map(|s| view! { <i aria-hidden="true">{s}</i> })}
            <Linked table text />
            <Why table seq />
        </li>
    }
}
