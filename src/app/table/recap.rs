//! What happened last or, just after taking the device, what happened since the holder's last turn.

use super::controller::Table;
use super::log::LogLine;
use super::who::Who;
use crate::desk::{Desk, Move, Sheet, Stage, words};
use crate::story::steps::Step;
use crate::words::capital;
use crate::words::page::t;
use leptos::prelude::*;

/// The steps since the holder's last turn.
fn told(table: Table) -> Vec<Step> {
    table.recap.track();
    table.look(Desk::recap_steps)
}

/// What a step is called: what was done, without what came of it, and without who did it, whose colour it has.
fn title(table: Table, step: &Step) -> String {
    let who = step.by.map(|seat| table.name(seat) + " ").unwrap_or_default();
    let lines = table.peek(|desk| desk.lines_of(&step.heads)).into_iter();
    let done = |text: &str| text.strip_prefix(who.as_str()).unwrap_or(text).to_owned();
    capital(&lines.map(|l| done(&l.text)).collect::<Vec<_>>().join(" · "))
}

/// Whether the step that begins with this event is looked at on the table.
fn looks_at(table: Table, first: Option<u32>) -> bool {
    let seen = table.look(Desk::seen_again);
    first.zip(seen).is_some_and(|(first, seen)| seen.step.events.contains(&first))
}

/// A step is read; while all is seen again on the table, that is seen.
fn read_or_see(table: Table, nth: usize) -> Move {
    let sees = table.stage.with_untracked(|s| matches!(s, Stage::Since(_)));
    if sees { Move::LookBack(nth) } else { Move::Open(Sheet::Recap(nth)) }
}

/// The line under the players.
#[component]
pub fn Ticker(table: Table) -> impl IntoView {
    let steps = Memo::new(move |_| told(table));
    // Not while something is shown, and not while it is looked at already.
    let see = Memo::new(move |_| {
        table.recap.track();
        let looked_at = matches!(table.stage.get(), Stage::Since(_));
        !looked_at && table.look(Desk::looks_back).is_some()
    });
    move || {
        let steps = steps.get();
        if steps.is_empty() {
            return view! { <Last table /> }.into_any();
        }
        let since = table.peek(Desk::recap_since);
        let count = steps.len();
        let buttons = steps.iter().enumerate().map(|(n, step)| {
            let seat = step.by.map_or(String::new(), |s| format!(" seat-{}", s.0 + 1));
            let symbol = step.by.map(words::symbol);
            let first = step.events.first().copied();
            view! {
                <li>
                    <button
                        type="button"
                        class=format!("recap-step{seat}")
                        aria-current=move || looks_at(table, first).then_some("step")
                        on:click=move |_| table.send(read_or_see(table, n))
                    >
                        <i aria-hidden="true">{symbol}</i>
                        {step.by.map(|seat| view! { <span class="sr-only">{table.name(seat)} " "</span> })}
                        <span class="recap-said">{title(table, step)}</span>
                    </button>
                </li>
            }
        });
        view! {
            <section class="recap" data-recap aria-label=since>
                <h2>{since} <span class="muted">{format!(" · {count}")}</span></h2>
                <ol>{buttons.collect_view()}</ol>
                <span class="recap-ways">
                    {move || see.get().then(|| view! {
                        <button
                            type="button"
                            class="quiet"
                            data-action="look-back"
                            title=t().looking.see_on_table
                            on:click=move |_| table.send(Move::LookBack(0))
                        >
                            {t().looking.see}
                        </button>
                    })}
                    <button type="button" class="quiet" data-action="skip-recap" on:click=move |_| table.send(Move::SkipRecap)>
                        {t().common.skip}
                    </button>
                </span>
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
        let lines = lines.into_iter().map(|line| view! { <LogLine table line /> });
        let by = step.by.map(|s| format!(" · {} {}", words::symbol(s), table.name(s)));
        let to = move |n: usize| table.send(Move::Open(Sheet::Recap(n)));
        let see = table.peek(Desk::looks_back).is_some();
        view! {
            <h2>{(t().looking.step_of)(at + 1, count)} {by}</h2>
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
                {(at + 1 < count).then(|| view! {
                    <button type="button" class="answer" on:click=move |_| table.send(Move::SkipRecap)>{t().common.skip}</button>
                })}
                {see.then(|| view! {
                    <button type="button" class="answer" data-action="see-step" on:click=move |_| table.send(Move::LookBack(at))>
                        {t().looking.see_on_table}
                    </button>
                })}
            </div>
        }
    })
}

/// In the place of the question while what happened is seen again on the table: the step, in words, and the ways on.
#[component]
pub fn SeeAgain(table: Table) -> impl IntoView {
    let seen = Memo::new(move |_| table.look(Desk::seen_again));
    let nth = move || seen.with(|s| s.as_ref().map_or((0, 0), |s| (s.nth, s.of)));
    let last = move || nth().0 == nth().1;
    let lines = move || {
        let step = seen.with(|s| s.as_ref().map(|s| s.step.events.clone()));
        let lines = table.peek(|desk| desk.lines_of(&step.unwrap_or_default())).into_iter();
        lines.map(|line| view! { <LogLine table line /> }).collect_view()
    };
    let by = move || {
        let seat = seen.with(|s| s.as_ref().and_then(|s| s.step.by));
        seat.map(|seat| view! { <Who table seat /> })
    };
    let before = Memo::new(move |_| seen.with(|s| s.as_ref().and_then(|s| s.before)));
    let back = move |_| {
        before.get_untracked().into_iter().for_each(|n| table.send(Move::LookBack(n)));
    };
    let on = move |_| table.send(if last() { Move::SkipRecap } else { Move::LookOn });
    view! {
        <section class="question since" data-question="since" aria-label=t().looking.see_on_table tabindex="-1">
            <div class="question-line">
                <p role="status">
                    {by} " " {table.peek(Desk::recap_since)} " · "
                    <b>{move || { let (n, all) = nth(); (t().looking.step_of)(n, all) }}</b>
                </p>
            </div>
            <ul class="show-lines">{lines}</ul>
            <div class="answers">
                <button type="button" class="answer" disabled=move || before.get().is_none() data-action="see-back" on:click=back>
                    {t().common.back}
                </button>
                <span class="answers-mid">
                    <button type="button" class="quiet" data-action="see-no-more" on:click=move |_| table.send(Move::Escape)>
                        {t().looking.to_game}
                    </button>
                </span>
                <button type="button" class="answer primary" data-action="see-on" on:click=on>
                    {move || if last() { t().common.done } else { t().common.next }}
                </button>
            </div>
        </section>
    }
}
