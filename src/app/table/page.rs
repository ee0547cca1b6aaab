//! The page of a game.

use super::announce::Announcer;
use super::card::Face;
use super::controller::{Hands, Table};
use super::drag::Pointers;
use super::hand::{Hand, is_away, keep_high, room};
use super::handover::{ComesBack, Drawn, HandOver, OpenCall, title};
use super::keep::Keeper;
use super::keys;
use super::later;
use super::layer::SheetLayer;
use super::log::LogBeside;
use super::loose::Loot;
use super::motion::{Motion, MotionLayer};
use super::opening::Opening;
use super::peek::PeekLayer;
use super::piles::Piles;
use super::players::Players;
use super::question::Question;
use super::recap::Ticker;
use super::site::Site;
use super::sound::{self, Mute};
use super::speed;
use crate::app::back;
use crate::app::browser;
use crate::app::computers::play::Thinker;
use crate::app::computers::signs::Thinking;
use crate::app::each::each;
use crate::app::place::px;
use crate::app::route::Route;
use crate::app::settings::{AUTO_PASS, LOG};
use crate::app::start::rematch;
use crate::app::store::SaveError;
use crate::app::update::{UpdateReady, update_ready};
use crate::desk::{
    Asked, Desk, Do, Focus, Lift, Mark, Marks, Move, Seating, Sheet, Stage, Taste, words,
};
use crate::engine::ids::CardId;
use crate::engine::session::Session;
use crate::words::page::t;
use leptos::ev;
use leptos::prelude::*;

/// What is drawn in the place of the question while a record is looked at.
pub type Bar = fn(Table) -> AnyView;

/// A game: the table, the hand, the question, and the screens between people.
#[component]
pub fn GamePage(
    /// The name it is saved under.
    id: String,
    /// The game.
    session: Session,
    /// How people sit down to it.
    seating: Seating,
    /// Back to the start.
    on_leave: Callback<()>,
    /// A new game with the same seats.
    on_rematch: Callback<Session>,
    /// How many answers of its record no longer fit the rules.
    #[prop(optional)]
    left_out: usize,
    /// Whether the browser had not kept it as far as it had gone.
    #[prop(optional)]
    brought_back: bool,
) -> impl IntoView {
    let new = session.is_new();
    let table = Table::new(id, Desk::new(session, seating));
    if brought_back {
        table.send(Move::BroughtBack);
    }
    table.send(Move::LeftOut(left_out));
    let again = Callback::new(move |()| on_rematch.run(table.peek(|d| rematch(d.game()))));
    view! {
        <TablePage table on_leave on_rematch=again />
        {new.then(|| view! { <Opening table /> })}
    }
}

/// The table with everything round it.
#[component]
pub fn TablePage(
    /// The game.
    table: Table,
    /// Back to the start.
    on_leave: Callback<()>,
    /// A new game with the same seats.
    on_rematch: Callback<()>,
    /// What is in the place of the question while a record is looked at.
    #[prop(optional)]
    bar: Option<Bar>,
) -> impl IntoView {
    // Nothing here finds out with `:has()` what is on the table: the browser would look through all of it after every
    // change, which makes each dearer by a millisecond.
    let pointers = Pointers::new(table);
    provide_context(pointers);
    keep_high(table);
    // What was pressed twice to open it is not meant for it.
    pointers.shut();
    let keeper = Keeper::new(table);
    serve(table, pointers, keeper);
    pointers.listen();
    follow(table, pointers, keeper);
    let thinker = use_context::<Thinker>();
    let open = move || {
        let grown = pointers.grown.with(Option::is_some);
        let pointing = || thinker.is_some_and(Thinker::is_pointing);
        grown || keys::is_open(table) || pointers.peek.is_held() || pointing()
    };
    back::closes(open, move || match untrack(|| pointers.peek.is_held()) {
        true => pointers.peek.hide(),
        false if table.sheet.with_untracked(Option::is_none) && pointers.shrink() => {}
        false => keys::escape(table, thinker),
    });
    Effect::new(move |_| document().set_title(&title(table)));
    Effect::new(move |_| {
        table.asked.track();
        table.lift.track();
        pointers.grown.set(None);
    });
    let on_table = |s: &Stage| s.shows_table() || matches!(s, Stage::Replay(_));
    let duels = Memo::new(move |_| table.view.with(|v| v.duel.is_some()));
    let sites = Memo::new(move |_| table.view.with(|v| v.sites.len()));
    let room = room(table, pointers.held);
    let closed = Memo::new(move |_| Some(table.stage.get()).filter(|s| !on_table(s)));
    Effect::new(move |_| {
        table.settled.set_value(false);
        if closed.with(Option::is_some) {
            return pointers.motion.finish();
        }
        // What is there as the table comes has not just been put there.
        request_animation_frame(move || {
            let _shown = table.settled.try_set_value(true);
        });
    });
    view! {
        <main
            class="game"
            on:pointerdown:capture=move |ev| pointers.fresh_press(&ev)
            on:click:capture=move |ev| pointers.swallow_click(&ev)
        >
            // It stays where it is, not to be seen, while something is between two people: to lay it anew takes a slow
            // phone a third of a second, whenever somebody takes the device. No hand is on it then.
            <div
                class="table"
                prop:style=move || format!("--sites:{}", sites.get())
                data-closed=move || closed.with(Option::is_some).then_some("")
                data-lifting=move || table.lift.with(|l| l.as_ref().map(aim_or_play))
                data-dragging=move || pointers.held.get().map(|_| "")
                data-asks=move || table.asked.with(|a| a.as_ref().map(|a| words::slug(a.ask.why)))
                data-aiming=move || aims(table).then_some("")
                data-room=move || room.get()
                data-away=move || is_away(table).then_some("")
                data-over=move || (table.stage.get() == Stage::Over).then_some("")
                data-log=move || LOG.follows()
                data-grows=move || bar.map(|_| "record").or(duels.get().then_some("duel"))
                data-piles=move || table.view.with(|v| !v.piles.is_empty()).then_some("")
                data-told=move || table.said.with(|n| n.as_ref().is_some_and(|n| !n.bad)).then_some("")
                data-anywhere=move || table.lift.with(|l| l.as_ref().is_some_and(|l| l.anywhere)).then_some("")
            >
                <Board table on_leave on_rematch bar duels />
                {table.is_lesson().then(|| later::bubble(table, on_leave))}
                {thinker.map(|thinker| later::pointing(table, thinker.points()))}
            </div>
            {move || match closed.get()? {
                Stage::HandOver(to) => Some(view! { <HandOver table to /> }.into_any()),
                Stage::Drawn(seat) => Some(view! { <Drawn table seat /> }.into_any()),
                Stage::Revealed(_) => Some(later::revealed(table)),
                Stage::Agree(request) => Some(later::agree(table, request)),
                Stage::Replay(_)
                | Stage::Over
                | Stage::Back(_)
                | Stage::Show(_)
                | Stage::Since(_)
                | Stage::OpenCall(_)
                | Stage::Asking { .. }
                | Stage::Watching { .. } => None,
            }}
            <Banner table keeper motion=pointers.motion />
        </main>
    }
}

/// Lets the page do what follows from the moves of a table.
fn serve(table: Table, pointers: Pointers, keeper: Keeper) {
    let thinker = Thinker::of(table, pointers.motion);
    let motion = pointers.motion;
    let run = move |what| match what {
        Do::Save => {
            keeper.soon();
            // Who has begun goes on: to look at cards, and to the end.
            later::soon();
        }
        Do::Show { from } => motion.show(from, later::begin),
        Do::LookOn => browser::drawn(move || table.send(Move::LookOn)),
        Do::Sound(heard) => sound::make(heard),
        Do::Finish => motion.finish(),
        Do::Hide => pointers.peek.hide(),
        Do::Cancel => pointers.cancel(),
        Do::Focus(to) => keys::focus(to, pointers.keyed),
        Do::Guard => pointers.shut(),
        Do::Think => thinker.iter().for_each(|t| t.follow()),
    };
    let taste = move |()| Taste {
        auto_pass: AUTO_PASS.is_on(),
        animated: speed::moves(motion.speed.get_untracked()),
    };
    table.serve(Hands { taste: Callback::new(taste), run: Callback::new(run) });
    if let Some(thinker) = thinker {
        provide_context(thinker);
        run(Do::Think);
    }
    if table.stage.with_untracked(|s| !s.shows_table() || *s == Stage::Over) {
        run(Do::Focus(Focus::Screen));
    }
}

/// Follows the keys and the window for as long as the page is there.
fn follow(table: Table, pointers: Pointers, keeper: Keeper) {
    let thinker = use_context::<Thinker>();
    let pressed = window_event_listener(ev::keydown, move |ev| {
        pointers.keyed.set_value(true);
        if !pointers.is_shut(&ev) {
            keys::key(table, thinker, &ev);
        }
    });
    let hidden = window_event_listener(ev::visibilitychange, move |_| {
        if document().hidden() {
            keeper.write();
            if !table.open_hands() {
                table.send(Move::Darken);
            }
        }
    });
    let leaving = window_event_listener(ev::pagehide, move |_| keeper.write());
    let asked = window_event_listener(ev::beforeunload, move |ev| keeper.hold_back(&ev));
    on_cleanup(move || {
        keeper.write();
        [pressed, hidden, leaving, asked].into_iter().for_each(WindowListenerHandle::remove);
    });
}

/// Whether the lifted card has places to be aimed at, or is just played.
fn aim_or_play(lift: &Lift) -> &'static str {
    if lift.anywhere && lift.targets.is_empty() { "play" } else { "aim" }
}

/// Whether the question wants a card in play or a base.
fn aims(table: Table) -> bool {
    let free = table.asked.with(|a| a.as_ref().is_none_or(Asked::is_free));
    let in_play = |(card, _): &(CardId, Mark)| table.site_of(*card).is_some();
    let any =
        |m: &Marks| !m.sites.is_empty() || !m.face_down.is_empty() || m.cards.iter().any(in_play);
    !free && table.marks.with(any)
}

/// The table itself.
#[component]
fn Board(
    table: Table,
    on_leave: Callback<()>,
    on_rematch: Callback<()>,
    bar: Option<Bar>,
    duels: Memo<bool>,
) -> impl IntoView {
    let pointers = Pointers::here(table);
    let over = Memo::new(move |_| table.stage.get() == Stage::Over);
    let call = Memo::new(move |_| match table.stage.get() {
        Stage::OpenCall(seats) => Some((None, seats)),
        Stage::Back(seat) => Some((Some(seat), Vec::new())),
        _ => None,
    });
    let shows = Memo::new(move |_| matches!(table.stage.get(), Stage::Show(_)));
    let heap = Memo::new(move |_| {
        let uses = || table.asked.with(|a| a.as_ref().is_some_and(Asked::has_uses));
        (table.asks_many() || uses()) && table.lift.with(Option::is_none)
    });
    let again = Memo::new(move |_| matches!(table.stage.get(), Stage::Since(_)));
    let sites = move || table.view.with(|v| v.sites.clone());
    let held = pointers.held;
    let update = update_ready();
    view! {
        <h1 class="sr-only">{t().table.title}</h1>
        <header class="top">
            <Players table />
            <nav class="top-tools" aria-label=t().table.tools data-update=move || update.get().then_some("")>
                <Piles table />
                <UpdateReady class="quiet update"/>
                <Mute class="quiet mute" />
                <button
                    type="button"
                    class="quiet log-open"
                    aria-label=t().common.log
                    on:click=move |_| table.send(Move::Open(Sheet::Log))
                >
                    "≡"
                </button>
                <button
                    type="button"
                    class="quiet"
                    aria-label=t().table.menu
                    on:click=move |_| table.send(Move::Open(Sheet::Menu))
                >
                    "⋮"
                </button>
            </nav>
        </header>
        <Announcer table />
        <Ticker table />
        <h2 class="sr-only">{t().table.bases}</h2>
        <div class="board">
            {each(sites, |s| s.id.0.into(), move |site| view! { <Site table site /> }.into_any())}
        </div>
        <div class="bar" data-heap=move || heap.get().then_some("") data-held=move || held.get().map(|_| "") prop:style=move || held.get().map_or(String::new(), |h| format!("height:{}", px(h)))>
            <h2 class="sr-only">{t().asking.question}</h2>
            {move || duels.get().then(|| later::duel(table))}
            <Loot table />
            {move || match (call.get(), bar) {
                _ if shows.get() => later::showing(table, pointers.motion),
                _ if again.get() => later::again(table),
                (Some((Some(seat), _)), _) => view! { <ComesBack table seat /> }.into_any(),
                (Some((None, seats)), _) => view! { <OpenCall table seats /> }.into_any(),
                (None, Some(bar)) => bar(table),
                (None, None) => view! { <Question table /> <Thinking table /> }.into_any(),
            }}
        </div>
        <Hand table />
        // The last that the Tab key meets, for each name in it is a stop; none while a card looks for its place.
        <LogBeside table />
        <Ghost table pointers />
        <MotionLayer motion=pointers.motion act=later::act(table, pointers.motion) />
        <PeekLayer table peek=pointers.peek />
        <SheetLayer table on_leave />
        {move || over.get().then(|| later::end(table, on_leave, on_rematch))}
    }
}

/// The card that follows the pointer.
#[component]
fn Ghost(table: Table, pointers: Pointers) -> impl IntoView {
    let card = Memo::new(move |_| pointers.ghost.get().map(|g| g.card));
    let style = move || {
        let ghost = pointers.ghost.get().map(|g| {
            let ((x, y), (w, h)) = (g.at, g.size);
            let [x, y, w, h] = [x, y, w, h].map(px);
            format!("transform:translate({x},{y});width:{w};height:{h}")
        });
        ghost.unwrap_or_default()
    };
    view! {
        <div class="ghost" prop:style=style hidden=move || card.get().is_none() aria-hidden="true">
            {move || {
                let def = card.get().and_then(|c| table.def_of(c));
                def.map(|def| view! { <span class="card"><Face def /></span> })
            }}
        </div>
    }
}

/// What was said last, and whether the game could not be saved.
#[component]
fn Banner(table: Table, keeper: Keeper, motion: Motion) -> impl IntoView {
    let notice = move || {
        // Not over what is being shown.
        let said = table.said.get().filter(|_| !motion.playing.get());
        // What was only told goes by itself; what was refused is closed by hand.
        said.map(|n| {
            let close = n.bad.then(|| {
                view! {
                    <button type="button" aria-label=t().common.close on:click=move |_| table.send(Move::Dismiss)>"×"</button>
                }
            });
            let class = if n.bad { "said bad refused" } else { "said remark" };
            view! { <p class=class role="alert">{n.text} {close}</p> }
        })
    };
    let unsaved = move || {
        keeper.unsaved.get().map(|unsaved| {
            let (class, role) = match unsaved.in_danger {
                true => ("said bad", "alert"),
                false => ("said", "status"),
            };
            let full = unsaved.why == SaveError::Full;
            view! {
                <p class=class role=role>
                    {unsaved.words()}
                    {full.then(|| view! { " " <a href=Route::Home.href()>{t().fail.make_room}</a> })}
                </p>
            }
        })
    };
    view! { <div class="banner">{notice} {unsaved}</div> }
}
