//! "What decided it?", at the end of a game: plays that cost those who have not won most, and what could have been done
//! instead. Looked for when somebody asks, a little at a time.

use super::minds::{self, Told};
use crate::app::table::controller::Table;
use crate::desk::moments::Moment;
use crate::words::page::t;
use leptos::prelude::*;

/// The button, and what comes of it.
#[component]
pub fn Moments(table: Table) -> impl IntoView {
    let asked = RwSignal::new(false);
    let found: Told<Vec<Moment>> = RwSignal::new(None);
    let ask = move |_| {
        asked.set(true);
        minds::tell(found, move |minds| table.peek(minds.look_back));
    };
    let shown = move || match found.get() {
        None => view! { <p class="muted">{t().computers.moments_coming}</p> }.into_any(),
        Some(Err(why)) => view! { <p class="muted">{why}</p> }.into_any(),
        Some(Ok(moments)) if moments.is_empty() => {
            view! { <p class="muted">{t().computers.moments_none}</p> }.into_any()
        }
        Some(Ok(moments)) => {
            let rows = moments.into_iter().map(row).collect_view();
            view! { <ol class="moments">{rows}</ol> }.into_any()
        }
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
