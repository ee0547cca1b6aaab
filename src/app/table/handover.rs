//! Passing the device: the screens between two people. Nothing of the game is in the document meanwhile.

use super::card::Face;
use super::controller::Table;
use super::quiet::QuietToggles;
use super::who::Who;
use crate::app::over::ToSettings;
use crate::desk::{Desk, Move, Stage, words};
use crate::engine::ids::{DefId, Seat};
use crate::words::page::t;
use leptos::prelude::*;

/// The screen that asks for another person.
#[component]
pub fn HandOver(table: Table, to: Seat) -> impl IntoView {
    let name = table.name(to);
    let (back, why) = table.peek(|desk| (desk.comes_back(to), desk.reason(to)));
    let [before, after] = if back { t().device.back_to } else { t().device.pass_to };
    view! {
        <div class=format!("screen handover seat-{}", to.0 + 1) role="dialog" aria-modal="true" aria-label=format!("{before}{name}{after}") tabindex="-1">
            <span class="handover-symbol" aria-hidden="true">{words::symbol(to)}</span>
            <h1>{before} <b>{name.clone()}</b> {after}</h1>
            <p>{why}</p>
            <button
                type="button"
                class="answer primary big"
                data-answer="take device"
                on:click=move |_| table.send(Move::TakeDevice)
            >
                {(t().device.i_am)(&name)}
            </button>
            <ToSettings />
        </div>
    }
}

/// The way back to the holder's hand, in the place of the question, once another person has decided on the spot.
#[component]
pub fn ComesBack(table: Table, seat: Seat) -> impl IntoView {
    let [before, after] = t().device.back_to;
    view! {
        <section class=format!("question call seat-{}", seat.0 + 1) data-question="back" aria-label=t().asking.question tabindex="-1">
            <div class="question-line">
                <p role="status">{before} <Who table seat /> {after}</p>
            </div>
            <div class="answers">
                <button
                    type="button"
                    class="answer primary"
                    data-answer="take device"
                    on:click=move |_| table.send(Move::TakeDevice)
                >
                    {(t().device.i_am)(&table.name(seat))}
                </button>
            </div>
        </section>
    }
}

/// What the holder drew at the end of the turn, before the device goes on.
#[component]
pub fn Drawn(table: Table, seat: Seat) -> impl IntoView {
    let (cards, next) = table.peek(|desk| (desk.drawn(), desk.next_person()));
    let pass = next.map_or(t().computers.seen.to_owned(), |s| (t().device.pass_on)(&table.name(s)));
    let told = |&d: &DefId| format!("{}. {}", words::def(d).name, words::def(d).text);
    let told: Vec<String> = cards.iter().map(told).collect();
    let told = told.join(" ");
    let [before, after] = t().device.drew;
    let faces = cards
        .iter()
        .map(|&def| {
            let name = words::def(def).name;
            view! { <span class="card" aria-hidden="true" data-card=name data-zone="hand" data-seat=seat.0 + 1><Face def /></span> }
        })
        .collect_view();
    view! {
        <div class=format!("screen drawn seat-{}", seat.0 + 1) role="dialog" aria-modal="true" aria-label=t().device.drawn tabindex="-1">
            <h1>{before} <Who table seat /> {after}</h1>
            <p class="sr-only">{told}</p>
            <div class="drawn-cards">{faces}</div>
            <button
                type="button"
                class="answer primary big"
                data-answer="pass device"
                on:click=move |_| table.send(Move::PutDown)
            >
                {pass}
            </button>
            <ToSettings />
        </div>
    }
}

/// The open call, in the place of the question: who wants to look before it is too late.
#[component]
pub fn OpenCall(table: Table, seats: Vec<Seat>) -> impl IntoView {
    let what = table.peek(Desk::call_line);
    let asked = seats.clone();
    let buttons = seats
        .into_iter()
        .map(|seat| {
            view! {
                <button
                    type="button"
                    class=format!("answer seat-{}", seat.0 + 1)
                    data-answer=format!("player {}", seat.0 + 1)
                    on:click=move |_| table.send(Move::Call(Some(seat)))
                >
                    <i aria-hidden="true">{words::symbol(seat)}</i>
                    " "
                    {table.name(seat)}
                </button>
            }
        })
        .collect_view();
    view! {
        <section class="question call" data-question="open-call" aria-label=t().device.call tabindex="-1">
            <div class="question-line">
                <p role="status">{what}</p>
            </div>
            <div class="answers">
                {buttons}
                <button
                    type="button"
                    class="answer primary"
                    data-answer="nobody"
                    on:click=move |_| table.send(Move::Call(None))
                >
                    {t().device.nobody}
                </button>
            </div>
            <QuietToggles table seats=asked />
        </section>
    }
}

/// The title of the document: whose device it is, and never a card.
#[must_use]
pub fn title(table: Table) -> String {
    match table.stage.get() {
        Stage::Over => t().device.title_over.to_owned(),
        Stage::HandOver(seat) | Stage::Back(seat) => (t().device.title_pass)(&table.name(seat)),
        Stage::Asking { who, .. } => (t().device.title_of)(&table.name(who)),
        Stage::Replay(_) => t().device.title_replay.to_owned(),
        _ => t().device.title.to_owned(),
    }
}
