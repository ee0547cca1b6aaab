//! The page of a game.

use super::announce::Announcer;
use super::card::Face;
use super::controller::Table;
use super::end::End;
use super::hand::Hand;
use super::handover::{Drawn, HandOver, OpenCall, title};
use super::lift::Lift;
use super::log::Log;
use super::motion::MotionLayer;
use super::peek::PeekLayer;
use super::players::Players;
use super::question::Question;
use super::recap::Ticker;
use super::replay::ReplayBar;
use super::reveal::Revealed;
use super::sheet::{Sheet, SheetLayer};
use super::site::Site;
use super::stage::Stage;
use super::takeback::Agree;
use super::words;
use crate::app::computers::Crew;
use crate::app::computers::signs::Thinking;
use crate::app::each::each;
use crate::app::learn::{Bubble, Learned};
use crate::app::place::px;
use crate::app::update::{UpdateReady, update_ready};
use crate::engine::ids::CardId;
use crate::engine::question::Why;
use crate::engine::session::Session;
use crate::lesson::Guide;
use crate::words::page::t;
use leptos::ev;
use leptos::prelude::*;

/// A game: the table, the hand, the question, and the screens between people.
#[component]
pub fn GamePage(
    /// The name it is saved under.
    id: String,
    /// The game.
    session: Session,
    /// Everybody may see everything; the device is not handed over.
    open_hands: bool,
    /// Back to the start.
    on_leave: Callback<()>,
    /// A new game with the same seats.
    on_rematch: Callback<Session>,
    /// Who leads through it, if it is a first game.
    #[prop(optional)]
    guide: Option<Guide>,
    /// Who is a computer.
    #[prop(optional)]
    crew: Crew,
    /// How many answers of its record no longer fit the rules.
    #[prop(optional)]
    left_out: usize,
) -> impl IntoView {
    let table = Table::new(id, session, open_hands);
    table.seat(crew);
    table.say_left_out(left_out);
    if let Some(guide) = guide {
        table.learn(guide);
    }
    view! { <TablePage table on_leave on_rematch /> }
}

/// The table with everything round it.
#[component]
pub fn TablePage(
    /// The game.
    table: Table,
    /// Back to the start.
    on_leave: Callback<()>,
    /// A new game with the same seats.
    on_rematch: Callback<Session>,
) -> impl IntoView {
    // Nothing here finds out with `:has()` what is on the table: the browser would look through all of it after every
    // change, which makes each dearer by a millisecond.
    table.listen();
    table.attend();
    let hidden = window_event_listener(ev::visibilitychange, move |_| {
        if document().hidden() {
            table.write();
            if !table.open_hands() {
                table.put_down();
            }
        }
    });
    let leaving = window_event_listener(ev::pagehide, move |_| table.write());
    on_cleanup(move || {
        table.write();
        hidden.remove();
        leaving.remove();
    });
    Effect::new(move |_| document().set_title(&title(table)));
    Effect::new(move |_| table.begin_screen());
    let closed = Memo::new(move |_| Some(table.stage.get()).filter(|s| !s.shows_table()));
    view! {
        <main
            class="table"
            prop:style=move || format!("--sites:{}", table.view.with(|v| v.sites.len()))
            data-lifting=move || table.lift.with(|l| l.as_ref().map(aim_or_play))
            data-dragging=move || table.drag.held.get().map(|_| "")
            data-asks=move || table.ask.with(|ask| ask.as_ref().map(|ask| words::slug(ask.why)))
            data-aiming=move || aims(table).then_some("")
            data-anywhere=move || table.lift.with(|l| l.as_ref().is_some_and(|l| l.anywhere)).then_some("")
            on:pointerdown:capture=move |ev| table.fresh_press(&ev)
            on:click:capture=move |ev| table.swallow_click(&ev)
        >
            {move || match closed.get() {
                Some(Stage::HandOver(to)) => view! { <HandOver table to /> }.into_any(),
                Some(Stage::Drawn(seat)) => view! { <Drawn table seat /> }.into_any(),
                Some(Stage::Revealed(from)) => view! { <Revealed table from /> }.into_any(),
                Some(Stage::Agree(request)) => view! { <Agree table request /> }.into_any(),
                _ => view! { <Board table on_leave on_rematch /> }.into_any(),
            }}
            <Banner table />
            {table.is_lesson().then(|| view! { <Bubble table on_leave /> })}
        </main>
    }
}

/// Whether the lifted card has places to be aimed at, or is just played.
fn aim_or_play(lift: &Lift) -> &'static str {
    if lift.anywhere && lift.targets.is_empty() { "play" } else { "aim" }
}

/// Whether the question wants a card in play or a base.
fn aims(table: Table) -> bool {
    let free = table.ask.with(|a| a.as_ref().is_none_or(|a| a.why == Why::PlayCards));
    let in_play = |c: &CardId| table.site_of(*c).is_some();
    !free && table.marks.with(|m| !m.sites.is_empty() || m.cards.keys().any(in_play))
}

/// The table itself.
#[component]
fn Board(table: Table, on_leave: Callback<()>, on_rematch: Callback<Session>) -> impl IntoView {
    let over = Memo::new(move |_| table.stage.get() == Stage::Over);
    let call = Memo::new(move |_| match table.stage.get() {
        Stage::OpenCall(seats) => Some(seats),
        _ => None,
    });
    table.settled.set_value(false);
    request_animation_frame(move || {
        let _shown = table.settled.try_set_value(true);
    });
    let sites = move || table.view.with(|v| v.sites.clone());
    let held = table.drag.held;
    let update = update_ready();
    view! {
        <header class="top">
            <Players table />
            <nav class="top-tools" data-update=move || update.get().then_some("")>
                <UpdateReady class="quiet update"/>
                <button
                    type="button"
                    class="quiet log-open"
                    aria-label=t().common.log
                    on:click=move |_| table.sheet.set(Some(Sheet::Log))
                >
                    "≡"
                </button>
                <button
                    type="button"
                    class="quiet"
                    aria-label=t().table.menu
                    on:click=move |_| table.sheet.set(Some(Sheet::Menu))
                >
                    "⋮"
                </button>
            </nav>
        </header>
        <Announcer table />
        <Ticker table />
        <div class="board">
            {each(sites, |s| s.id.0.into(), move |site| view! { <Site table site /> }.into_any())}
        </div>
        <div class="bar" data-held=move || held.get().map(|_| "") prop:style=move || held.get().map_or(String::new(), |h| format!("height:{}", px(h)))>
            {move || match (call.get(), table.replay) {
                (Some(seats), _) => view! { <OpenCall table seats /> }.into_any(),
                (None, Some(replay)) => view! { <ReplayBar table replay /> }.into_any(),
                (None, None) => view! { <Question table /> <Thinking table /> }.into_any(),
            }}
        </div>
        <Hand table />
        // The last that the Tab key meets, for each name in it is a stop; none while a card looks for its place.
        <div class="side" inert=move || table.lift.with(Option::is_some)><Log table /></div>
        <Ghost table />
        <MotionLayer table />
        <PeekLayer table />
        <SheetLayer table on_leave />
        {move || {
            over.get()
                .then(|| match table.is_lesson() {
                    true => view! { <Learned /> }.into_any(),
                    false => view! { <End table on_leave on_rematch /> }.into_any(),
                })
        }}
    }
}

/// The card that follows the pointer.
#[component]
fn Ghost(table: Table) -> impl IntoView {
    let card = Memo::new(move |_| table.drag.ghost.get().map(|g| g.card));
    let style = move || {
        let ghost = table.drag.ghost.get().map(|g| {
            let ((x, y), (w, h)) = (g.at, g.size);
            let [x, y, w, h] = [x, y, w, h].map(px);
            format!("transform:translate({x},{y});width:{w};height:{h}")
        });
        ghost.unwrap_or_default()
    };
    view! {
        <div class="ghost" prop:style=style hidden=move || card.get().is_none() aria-hidden="true">
            {move || card.get().map(|c| view! { <span class="card"><Face def=table.def_of(c) /></span> })}
        </div>
    }
}

/// What was said last, and whether the game could not be saved.
#[component]
fn Banner(table: Table) -> impl IntoView {
    let notice = move || {
        table.notice.get().map(|n| {
            let class = if n.bad { "said bad" } else { "said" };
            view! {
                <p class=class role="alert">
                    {n.text}
                    <button type="button" aria-label=t().common.close on:click=move |_| table.notice.set(None)>"×"</button>
                </p>
            }
        })
    };
    let unsaved = move || {
        table
            .unsaved
            .get()
            .map(|why| view! { <p class="said bad" role="alert">{(t().table.not_saved)(&why)}</p> })
    };
    view! { <div class="banner">{notice} {unsaved}</div> }
}
