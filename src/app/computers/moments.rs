//! "What decided it?", at the end of a game: plays that cost those who have not won most, and what could have been done
//! instead. Looked for when somebody asks, in a worker of its own or, where there is none, in small slices in the page.

use super::minds::{self, About, Told};
use super::record::Game;
use super::text;
use super::worker::Worker;
use crate::app::table::controller::Table;
use crate::desk::moments::Moment;
use crate::words::page::t;
use leptos::prelude::*;
use std::time::Duration;

/// What looks back at a game; ends with what shows it.
type LooksBack = StoredValue<Option<Worker>, LocalStorage>;

/// Looks back at the game on the table until what decided it is told.
fn look_back(table: Table, worker: LooksBack, told: Told) {
    let here = move || {
        minds::tell(told, move |minds| {
            (minds.about)(About::Moments, table.peek(Game::of), u32::MAX)
        });
    };
    // Not while it is the one that calls.
    let end = move || {
        let gone = worker.try_update_value(Option::take);
        set_timeout(move || drop(gone), Duration::ZERO);
    };
    let heard = move |_, moments: String| {
        told.try_set(Some(Ok(moments)));
        end();
    };
    let failed = move || {
        end();
        here();
    };
    match Worker::start(heard, failed) {
        Some(started) => {
            started.ask(1, &table.peek(Game::on_table), u32::MAX, About::Moments);
            worker.set_value(Some(started));
        }
        None => here(),
    }
}

/// The button, and what comes of it.
#[component]
pub fn Moments(table: Table) -> impl IntoView {
    let asked = RwSignal::new(false);
    let told: Told = RwSignal::new(None);
    let worker = StoredValue::new_local(None);
    let ask = move |_| {
        asked.set(true);
        look_back(table, worker, told);
    };
    let note = |text| view! { <p class="muted">{text}</p> }.into_any();
    let shown = move || match told.get() {
        None => note(t().computers.moments_coming),
        Some(Err(why)) => note(why),
        Some(Ok(told)) => match text::moments(&told).unwrap_or_default() {
            none if none.is_empty() => note(t().computers.moments_none),
            moments => {
                let rows = moments.into_iter().map(row).collect_view();
                view! { <ol class="moments">{rows}</ol> }.into_any()
            }
        },
    };
    move || match asked.get() {
        false => view! {
            <button type="button" class="answer" data-action="moments" on:click=ask>
                {t().computers.moments_ask}
            </button>
        }
        .into_any(),
        true => view! {
            <section class="end-moments" role="status">
                <h2>{t().computers.moments}</h2>
                {shown}
            </section>
        }
        .into_any(),
    }
}

fn row(moment: Moment) -> impl IntoView {
    let Moment { turn, who, done, instead, why } = moment;
    view! {
        <li>
            <b>{(t().computers.moment_head)(turn, &who)}</b> ": " {done} ". "
            <span class="moment-instead">{t().computers.moment_instead} ": " <b>{instead}</b> ". " {why}</span>
        </li>
    }
}
