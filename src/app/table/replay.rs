//! The replay: a recorded game on the same table, which asks nothing.

use super::controller::Table;
use super::drag::Pointers;
use super::page::TablePage;
use super::speed::{SPEEDS, USUAL, sign_of};
use crate::app::browser::{self, Entry};
use crate::app::computers::Game;
use crate::app::nav::Nav;
use crate::app::parts::{Code, NotHere, with_its_style};
use crate::app::reel::Reel;
use crate::app::store;
use crate::cards::catalog;
use crate::desk::{Crew, Desk, Move, Watch, words};
use crate::engine::ids::Seat;
use crate::engine::session::Session;
use crate::words::page::t;
use leptos::ev;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_split_helpers::wasm_split;

/// How long a moment stays at the usual speed while the replay plays, in milliseconds.
const MOMENT: u32 = 1_200;

/// How a recorded game is shown: its session, who was a computer, how many of its answers no longer fit, and the way back.
pub struct Replays {
    /// The page.
    pub page: fn(Session, Crew, usize, Callback<()>) -> AnyView,
}

static ALL: Replays = Replays {
    page: |session, crew, left_out, on_leave| {
        view! { <ReplayPage session crew left_out on_leave/> }.into_any()
    },
};

// In one file with what reads records: whoever wants the one wants the other.
#[wasm_split(records, fallible)]
fn all_replays() -> Result<&'static Replays, NotHere> {
    Ok(&ALL)
}

/// The part.
pub static REPLAYS: Code<Replays> = Code::new(|| Box::pin(with_its_style(all_replays())));

/// A recorded game being looked at.
#[derive(Clone, Copy)]
struct Replay {
    reel: StoredValue<Reel>,
    /// The moment that is looked at.
    at: RwSignal<usize>,
    playing: RwSignal<bool>,
    /// In percent of the usual, one of [`SPEEDS`] but not 0.
    speed: RwSignal<u32>,
    /// Whether hands may be shown.
    hands: bool,
}

impl Replay {
    fn len(self) -> usize {
        self.reel.with_value(Reel::len)
    }
}

/// Looks at the `n`-th moment of the record.
fn jump(table: Table, replay: Replay, n: usize) {
    let n = n.min(replay.len());
    let next = n == replay.at.get_untracked() + 1;
    replay.at.set(n);
    let game = Box::new(replay.reel.with_value(|r| r.at(n)));
    table.send(if next { Move::NextMoment(game) } else { Move::Moment(game) });
}

/// A recorded game, if need be after the warning that it shows what is still hidden.
#[component]
fn ReplayPage(
    /// The game with its record.
    session: Session,
    /// Who was a computer.
    crew: Crew,
    /// How many answers of its record no longer fit the rules.
    left_out: usize,
    /// Back to the start.
    on_leave: Callback<()>,
) -> impl IntoView {
    let hidden = session.ask().is_some() && !store::open_hands(&session);
    let session = StoredValue::new(session);
    let hands = RwSignal::new((!hidden).then_some(true));
    move || match hands.get() {
        Some(hands) => {
            let reel = session.with_value(|s| Reel::of(catalog(), s));
            let watch = if hands { Watch::Decider } else { Watch::Nobody };
            let table = Table::new(String::new(), Desk::watching(reel.at(0), crew, watch));
            table.send(Move::LeftOut(left_out));
            provide_context(Replay {
                reel: StoredValue::new(reel),
                at: RwSignal::new(0),
                playing: RwSignal::new(false),
                speed: RwSignal::new(USUAL),
                hands,
            });
            let rematch = Callback::new(|()| ());
            view! { <TablePage table on_leave on_rematch=rematch bar=bar /> }.into_any()
        }
        None => view! { <Warning hands on_leave /> }.into_any(),
    }
}

/// What is said before the record of a game with hidden hands is shown that is not over.
#[component]
fn Warning(hands: RwSignal<Option<bool>>, on_leave: Callback<()>) -> impl IntoView {
    browser::soon(|| browser::focus(".screen h1"));
    view! {
        <main class="table">
            <div class="screen" data-question="replay-warning">
                <h1 tabindex="-1">{t().replay.not_over}</h1>
                <p>{t().replay.not_over_note}</p>
                <div class="answers">
                    <button
                        type="button"
                        class="answer primary"
                        data-action="replay-public"
                        on:click=move |_| hands.set(Some(false))
                    >
                        {t().replay.show_public}
                    </button>
                    <button type="button" class="answer" data-action="replay-all" on:click=move |_| hands.set(Some(true))>
                        {t().replay.show_hands}
                    </button>
                    <button type="button" class="answer" data-action="leave" on:click=move |_| on_leave.run(())>
                        {t().common.back_to_start}
                    </button>
                </div>
            </div>
        </main>
    }
}

fn bar(table: Table) -> AnyView {
    let replay = use_context::<Replay>();
    replay.map(|replay| view! { <ReplayBar table replay /> }).into_any()
}

/// The bar in the place of the question: where in the game, and the ways on.
#[component]
fn ReplayBar(
    /// The table.
    table: Table,
    /// The record.
    replay: Replay,
) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let (len, at) = (replay.len(), replay.at);
    let whole = replay.reel.with_value(Reel::is_whole);
    let go = move |n: usize| {
        replay.playing.set(false);
        jump(table, replay, n);
    };
    keys(go, replay);
    play(table, replay);
    let place = move || {
        let turn = table.view.with(|v| v.turn.max(1));
        let cut = !whole && at.get() == len;
        let said = if cut { t().replay.cut } else { t().replay.place };
        said(at.get(), len, turn)
    };
    let over = move || table.view.with(|v| v.ask.is_none());
    let play_on = move |_| {
        replay.playing.set(false);
        let session = replay.reel.with_value(|r| r.at(at.get_untracked()));
        nav.seat(Game { session, crew: table.crew() }, Entry::Push);
    };
    let moved = move |ev| go(event_target_value(&ev).parse().unwrap_or(0));
    view! {
        <section class="question replay" data-question="replay" aria-label=t().common.replay tabindex="-1">
            <div class="question-line">
                <p role="status">{place}</p>
                {replay.hands.then(|| view! {
                    <button
                        type="button"
                        class="answer"
                        data-action="play-on"
                        title=t().replay.play_on_note
                        disabled=over
                        on:click=play_on
                    >
                        {t().replay.play_on}
                    </button>
                })}
            </div>
            <input
                type="range"
                class="replay-slider"
                aria-label=t().replay.step
                min="0"
                max=len
                prop:value=move || at.get()
                on:input=moved
            />
            <div class="answers replay-keys">
                <Key name="turn-back" label=t().replay.turn_back sign="m6,5v14m13,-14l-10,7l10,7z" blocked=Signal::derive(move || at.get() == 0)
                    press=move || go(replay.reel.with_value(|r| r.turn_before(at.get_untracked())))/>
                <Key name="step-back" label=t().replay.step_back sign="m17,5l-10,7l10,7z" blocked=Signal::derive(move || at.get() == 0)
                    press=move || go(at.get_untracked().saturating_sub(1))/>
                <PlayKey table replay/>
                <Key name="step-on" label=t().replay.step_on sign="m7,5l10,7l-10,7z" blocked=Signal::derive(move || at.get() == len)
                    press=move || go(at.get_untracked() + 1)/>
                <Key name="turn-on" label=t().replay.turn_on sign="m18,5v14m-13,-14l10,7l-10,7z" blocked=Signal::derive(move || at.get() == len)
                    press=move || go(replay.reel.with_value(|r| r.turn_after(at.get_untracked())))/>
                <Speed replay/>
                {replay.hands.then(|| view! { <Hands table/> })}
            </div>
        </section>
    }
}

/// A button with a sign, which is drawn: not every font has it.
#[component]
fn Key(
    /// Its name for tests.
    name: &'static str,
    label: &'static str,
    sign: &'static str,
    blocked: Signal<bool>,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="answer key" data-action=name aria-label=label title=label disabled=blocked on:click=move |_| press()>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d=sign />
            </svg>
        </button>
    }
}

/// Play and pause; at the end it begins anew.
#[component]
fn PlayKey(table: Table, replay: Replay) -> impl IntoView {
    let toggle = move |_| {
        if !replay.playing.get_untracked() && replay.at.get_untracked() == replay.len() {
            jump(table, replay, 0);
        }
        replay.playing.update(|p| *p = !*p);
    };
    let label = move || if replay.playing.get() { t().replay.pause } else { t().common.play };
    view! {
        <button type="button" class="answer primary key-play" data-action="play" on:click=toggle>{label}</button>
    }
}

/// How fast it plays: each press is the next speed.
#[component]
fn Speed(replay: Replay) -> impl IntoView {
    let next = move |_| {
        let now = replay.speed.get_untracked();
        let faster = SPEEDS.iter().chain(&SPEEDS).copied().skip_while(|&s| s != now).skip(1);
        { faster }.find(|&s| s > 0).into_iter().for_each(|s| replay.speed.set(s));
    };
    let sign = move || sign_of(replay.speed.get());
    view! {
        <button type="button" class="answer key" data-action="speed" aria-label=move || (t().replay.speed)(sign()) on:click=next>
            {sign}
        </button>
    }
}

/// Whose hand is shown.
#[component]
fn Hands(table: Table) -> impl IntoView {
    let names = table.seats().into_iter().map(|seat| {
        let name = format!("{} {}", words::symbol(seat), table.name(seat));
        view! { <option value=seat.0>{name}</option> }
    });
    let changed = move |ev| {
        let seat = event_target_value(&ev).parse().ok();
        let watch = seat.map_or(Watch::Decider, |n| Watch::Seat(Seat(n)));
        table.send(Move::Watch(watch));
    };
    view! {
        <select class="replay-hand" aria-label=t().replay.whose_hand on:change=changed>
            <option value="">{t().replay.hand_of_decider}</option>
            {names.collect_view()}
        </select>
    }
}

/// The arrow keys go back and on, wherever the keyboard is, but in a field of its own.
fn keys(go: impl Fn(usize) + 'static, replay: Replay) {
    let heard = window_event_listener(ev::keydown, move |ev| {
        let field = event_target::<web_sys::Element>(&ev);
        if ev.default_prevented() || matches!(field.tag_name().as_str(), "INPUT" | "SELECT") {
            return;
        }
        let at = replay.at.get_untracked();
        match ev.key().as_str() {
            "ArrowLeft" => go(at.saturating_sub(1)),
            "ArrowRight" => go(at + 1),
            _ => {}
        }
    });
    on_cleanup(move || heard.remove());
}

/// Lets the replay go on by itself while it plays.
fn play(table: Table, replay: Replay) {
    let motion = Pointers::here(table).motion;
    let on = move || {
        // What is being shown is seen to its end.
        if motion.playing.get_untracked() {
            return;
        }
        let at = replay.at.get_untracked();
        if at < replay.len() {
            jump(table, replay, at + 1);
        } else {
            replay.playing.set(false);
        }
    };
    let running = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(Some(handle)) = running.try_update_value(Option::take) {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        stop();
        let pause = Duration::from_millis(u64::from(MOMENT * USUAL / replay.speed.get()));
        if replay.playing.get() {
            running.set_value(set_interval_with_handle(on, pause).ok());
        }
    });
    on_cleanup(stop);
}
