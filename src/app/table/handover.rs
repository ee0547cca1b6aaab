//! Passing the device: the screens between two people. Nothing of the game is in the document meanwhile.

use super::card::Face;
use super::controller::Table;
use super::question::Who;
use super::stage::Stage;
use super::words;
use crate::engine::event::Happened;
use crate::engine::ids::{DefId, Seat};
use crate::engine::question::Why;
use crate::engine::session::Session;
use crate::words::page::t;
use crate::words::{capital, window_name};
use leptos::prelude::*;

/// Why the device changes hands, without naming anything hidden; `back` if they had it in this turn of theirs.
fn reason(session: &Session, to: Seat, back: bool) -> String {
    let Some(ask) = session.ask() else { return String::new() };
    let state = session.state();
    let whose = words::player(session, state.current);
    if matches!(ask.why, Why::NewHand) {
        return t().device.hands_dealt.to_owned();
    }
    if state.current == to {
        return match ask.why {
            Why::PlayCards if back => t().device.turn_goes_on.to_owned(),
            Why::PlayCards => t().device.your_turn.to_owned(),
            _ => t().device.your_question.to_owned(),
        };
    }
    match ask.why {
        Why::Window(window) => match ask.def {
            Some(base) => (t().device.at_base)(words::def(base).name, window_name(window)),
            None => (t().device.in_turn_of)(&whose, window_name(window)),
        },
        Why::DiscardDown => t().device.too_many_cards.to_owned(),
        _ => (t().device.yours_to_decide)(&whose),
    }
}

/// The screen that asks for another person.
#[component]
pub fn HandOver(table: Table, to: Seat) -> impl IntoView {
    let name = table.name(to);
    let back = table.comes_back(to);
    let why = table.peek(|s| reason(s, to, back));
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
                on:click=move |_| table.take_device()
            >
                {(t().device.i_am)(&name)}
            </button>
        </div>
    }
}

/// The cards a player has just drawn, by what is printed on them.
fn drawn(session: &Session, seat: Seat) -> Vec<DefId> {
    let mut last = session.log().iter().rev().filter_map(|e| match &e.what {
        Happened::Drew(s, cards) if *s == seat => Some(cards.iter().map(|c| c.def).collect()),
        _ => None,
    });
    last.next().unwrap_or_default()
}

/// What the holder drew at the end of the turn, before the device goes on.
#[component]
pub fn Drawn(table: Table, seat: Seat) -> impl IntoView {
    let cards = table.peek(|s| drawn(s, seat));
    let next = table.peek(|s| s.ask().map(|a| a.who)).filter(|&s| !table.crew().has(s));
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
                on:click=move |_| table.put_down()
            >
                {pass}
            </button>
        </div>
    }
}

/// The open call, in the place of the question: who wants to look before it is too late.
#[component]
pub fn OpenCall(table: Table, seats: Vec<Seat>) -> impl IntoView {
    let what = table.peek(|s| {
        let ask = s.ask();
        let window = match ask.map(|a| a.why) {
            Some(Why::Window(w)) => window_name(w),
            _ => t().device.now,
        };
        let base = ask.and_then(|a| a.def).map(|d| words::def(d).name);
        match base {
            Some(base) => (t().device.call_at)(base, window),
            None => (t().device.call_in)(&capital(window)),
        }
    });
    let asked = seats.clone();
    let buttons = seats
        .into_iter()
        .map(|seat| {
            view! {
                <button
                    type="button"
                    class=format!("answer seat-{}", seat.0 + 1)
                    data-answer=format!("player {}", seat.0 + 1)
                    on:click=move |_| table.call(seat)
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
                    on:click=move |_| table.call_nobody()
                >
                    {t().device.nobody}
                </button>
            </div>
            <QuietToggles table seats=asked />
        </section>
    }
}

/// In a scoring: who is to be asked no more in it, and who has said so already.
#[component]
fn QuietToggles(table: Table, seats: Vec<Seat>) -> impl IntoView {
    table.is_scoring().then(|| {
        let toggles = seats.into_iter().map(|seat| {
            view! {
                <button
                    type="button"
                    class=format!("quiet seat-{}", seat.0 + 1)
                    data-answer=format!("not again {}", seat.0 + 1)
                    aria-label=(t().device.not_again_who)(&table.name(seat))
                    on:click=move |_| table.set_quiet(seat, true)
                >
                    <i class="seat-sign" aria-hidden="true">{words::symbol(seat)}</i>
                    " "
                    {table.name(seat)}
                </button>
            }
        });
        view! {
            <div class="quiet-row">
                <span>{t().device.not_again}</span>
                {toggles.collect_view()}
            </div>
            <QuietSeats table />
        }
    })
}

/// Who is not asked in this scoring, and the way back.
#[component]
pub fn QuietSeats(table: Table) -> impl IntoView {
    move || {
        let quiet = table.quiet();
        let seats: Vec<Seat> = table.seats().into_iter().filter(|&s| quiet.has(s)).collect();
        (!seats.is_empty()).then(|| {
            let each = seats.into_iter().map(|seat| {
                view! {
                    <button
                        type="button"
                        class=format!("quiet seat-{}", seat.0 + 1)
                        data-answer=format!("ask again {}", seat.0 + 1)
                        on:click=move |_| table.set_quiet(seat, false)
                    >
                        {(t().device.ask_again)(&table.name(seat))}
                    </button>
                }
            });
            view! {
                <div class="quiet-row">
                    <span>{t().device.passed_for}</span>
                    {each.collect_view()}
                </div>
            }
        })
    }
}

/// The title of the document: whose device it is, and never a card.
#[must_use]
pub fn title(table: Table) -> String {
    match table.stage.get() {
        Stage::Over => t().device.title_over.to_owned(),
        Stage::HandOver(seat) => (t().device.title_pass)(&table.name(seat)),
        Stage::Asking { who, .. } => (t().device.title_of)(&table.name(who)),
        Stage::Replay(_) => t().device.title_replay.to_owned(),
        _ => t().device.title.to_owned(),
    }
}
