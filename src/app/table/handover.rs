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
use crate::words::window_name;
use leptos::prelude::*;

/// Why the device changes hands, without naming anything hidden; `back` if they had it in this turn of theirs.
fn reason(session: &Session, to: Seat, back: bool) -> String {
    let Some(ask) = session.ask() else { return String::new() };
    let state = session.state();
    let whose = words::player(session, state.current);
    if matches!(ask.why, Why::NewHand) {
        return "The opening hands are dealt.".to_owned();
    }
    if state.current == to {
        return match ask.why {
            Why::PlayCards if back => "Your turn goes on.".to_owned(),
            Why::PlayCards => "It is your turn.".to_owned(),
            _ => "It is your turn, and a question is open.".to_owned(),
        };
    }
    match ask.why {
        Why::Window(window) => match ask.def {
            Some(base) => format!("{}: {}.", words::def(base).name, window_name(window)),
            None => format!("It is {whose}'s turn: {}.", window_name(window)),
        },
        Why::DiscardDown => "You have more than ten cards.".to_owned(),
        _ => format!("It is {whose}'s turn, but this is yours to decide."),
    }
}

/// The screen that asks for another person.
#[component]
pub fn HandOver(table: Table, to: Seat) -> impl IntoView {
    let name = table.name(to);
    let back = table.comes_back(to);
    let why = table.peek(|s| reason(s, to, back));
    let pass = if back { "Back to " } else { "Pass to " };
    view! {
        <div class=format!("screen handover seat-{}", to.0 + 1) role="dialog" aria-modal="true" aria-label=format!("{pass}{name}") tabindex="-1">
            <span class="handover-symbol" aria-hidden="true">{words::symbol(to)}</span>
            <h1>{pass} <b>{name.clone()}</b></h1>
            <p>{why}</p>
            <button
                type="button"
                class="answer primary big"
                data-answer="take device"
                on:click=move |_| table.take_device()
            >
                {format!("I am {name}")}
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
    let next = table.peek(|s| s.ask().map(|a| words::player(s, a.who))).unwrap_or_default();
    let told = |&d: &DefId| format!("{}. {}", words::def(d).name, words::def(d).text);
    let told: Vec<String> = cards.iter().map(told).collect();
    let told = told.join(" ");
    let faces = cards
        .iter()
        .map(|&def| {
            let name = words::def(def).name;
            view! { <span class="card" aria-hidden="true" data-card=name data-zone="hand" data-seat=seat.0 + 1><Face def /></span> }
        })
        .collect_view();
    view! {
        <div class=format!("screen drawn seat-{}", seat.0 + 1) role="dialog" aria-modal="true" aria-label="Cards drawn" tabindex="-1">
            <h1><Who table seat /> " drew"</h1>
            <p class="sr-only">{told}</p>
            <div class="drawn-cards">{faces}</div>
            <button
                type="button"
                class="answer primary big"
                data-answer="pass device"
                on:click=move |_| table.put_down()
            >
                {format!("Pass to {next}")}
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
            _ => "now",
        };
        let base = ask.and_then(|a| a.def).map(|d| words::def(d).name);
        match base {
            Some(base) => format!("{base}, {window}: does anybody want to use a card?"),
            None => format!("{}: does anybody want to use a card?", capital(window)),
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
        <section class="question call" data-question="open-call" aria-label="Open call" tabindex="-1">
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
                    "Nobody"
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
                    aria-label=format!("{} is not asked again in this scoring", table.name(seat))
                    on:click=move |_| table.set_quiet(seat, true)
                >
                    <i class="seat-sign" aria-hidden="true">{words::symbol(seat)}</i>
                    {format!(" {}", table.name(seat))}
                </button>
            }
        });
        view! {
            <div class="quiet-row">
                <span>"Do not ask again in this scoring:"</span>
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
                        {format!("Ask {} again", table.name(seat))}
                    </button>
                }
            });
            view! {
                <div class="quiet-row">
                    <span>"Passed for in this scoring:"</span>
                    {each.collect_view()}
                </div>
            }
        })
    }
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().collect::<String>() + chars.as_str())
}

/// The title of the document: whose device it is, and never a card.
#[must_use]
pub fn title(table: Table) -> String {
    match table.stage.get() {
        Stage::Over => "Game over - Smash Up".to_owned(),
        Stage::HandOver(seat) => format!("Pass to {} - Smash Up", table.name(seat)),
        Stage::Asking { who, .. } => format!("{} - Smash Up", table.name(who)),
        Stage::Replay(_) => "Replay - Smash Up".to_owned(),
        _ => "Smash Up".to_owned(),
    }
}
