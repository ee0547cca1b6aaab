//! What happened last or, just after taking the device, what happened since the holder's last turn.

use super::controller::Table;
use super::log::Linked;
use crate::desk::{Desk, Move, Sheet, words};
use crate::story::steps::Step;
use crate::words::page::t;
use leptos::prelude::*;

/// The steps since the holder's last turn.
fn told(table: Table) -> Vec<Step> {
    table.recap.track();
    table.look(Desk::recap_steps)
}

/// What a step is called: what was done, without what came of it.
fn title(table: Table, step: &Step) -> String {
    table.peek(|desk| desk.lines_of(&step.heads)).join(" · ")
}

/// The line under the players.
#[component]
pub fn Ticker(table: Table) -> impl IntoView {
    let steps = Memo::new(move |_| told(table));
    move || {
        let steps = steps.get();
        if steps.is_empty() {
            return view! { <Last table /> }.into_any();
        }
        let count = steps.len();
        let buttons = steps.iter().enumerate().map(|(n, step)| {
            let seat =
                step.by.or(step.turn).map_or(String::new(), |s| format!(" seat-{}", s.0 + 1));
            let symbol = step.by.or(step.turn).map(words::symbol);
            view! {
                <li>
                    <button
                        type="button"
                        class=format!("recap-step{seat}")
                        on:click=move |_| table.send(Move::Open(Sheet::Recap(n)))
                    >
                        <i aria-hidden="true">{symbol}</i>
                        <span>{title(table, step)}</span>
                    </button>
                </li>
            }
        });
        view! {
            <section class="recap" data-recap aria-label=t().looking.recap>
                <h2>{t().looking.recap} <span class="muted">{format!(" · {count}")}</span></h2>
                <ol>{buttons.collect_view()}</ol>
                <button type="button" class="quiet" data-action="skip-recap" on:click=move |_| table.send(Move::SkipRecap)>
                    {t().common.skip}
                </button>
            </section>
        }
        .into_any()
    }
}

/// What happened last; opens the log.
#[component]
fn Last(table: Table) -> impl IntoView {
    let last =
        Memo::new(move |_| table.look(|desk| desk.log(1)).pop().map(|l| (l.text, l.turn_of)));
    let class = move || {
        let turn = last.get().and_then(|l| l.1);
        turn.map_or(String::new(), |s| format!("ticker-turn seat-{}", s.0 + 1))
    };
    view! {
        <button type="button" class="ticker" title=t().looking.open_log on:click=move |_| table.send(Move::Open(Sheet::Log))>
            <span class=class>{move || last.get().map(|l| l.0)}</span>
        </button>
    }
}

/// One step in full, with the ways on.
#[component]
pub fn RecapSheet(table: Table, at: usize) -> impl IntoView {
    let steps = untrack(|| told(table));
    let count = steps.len();
    steps.into_iter().nth(at).map(|step| {
        let lines = table.peek(|desk| desk.lines_of(&step.events));
        let lines = lines.into_iter().map(|text| view! { <li><Linked table text /></li> });
        let turn = step.by.or(step.turn).map(|s| format!(" · {} {}", words::symbol(s), table.name(s)));
        let to = move |n: usize| table.send(Move::Open(Sheet::Recap(n)));
        view! {
            <h2>{(t().looking.step_of)(at + 1, count)} {turn}</h2>
            <ul class="recap-lines">{lines.collect_view()}</ul>
            <div class="answers">
                <button type="button" class="answer" disabled=at == 0 on:click=move |_| to(at.saturating_sub(1))>
                    {t().common.back}
                </button>
                <button
                    type="button"
                    class="answer primary"
                    data-action="next-step"
                    on:click=move |_| if at + 1 < count { to(at + 1) } else { table.send(Move::SkipRecap) }
                >
                    {if at + 1 < count { t().common.next } else { t().common.done }}
                </button>
                <button type="button" class="answer" on:click=move |_| table.send(Move::SkipRecap)>{t().common.skip}</button>
            </div>
        }
    })
}
