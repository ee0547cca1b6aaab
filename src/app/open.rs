//! The whole page: shows what the address names, and starts games.

use super::back;
use super::browser::{self, Entry};
use super::computers::{Game, Opened, worker};
use super::crash;
use super::nav::Nav;
use super::over::Overlay;
use super::parts::{self, Part, gated, gated_by};
use super::records::{RECORDS, Records};
use super::route::Route;
use super::screens::{SCREENS, Screens};
use super::settings;
use super::start::address;
use super::start::home::Home;
use super::store::{self, Mark, Open, OpenError, Saved};
use super::table::later::{self, LATER};
use super::table::page::GamePage;
use super::table::replay::REPLAYS;
use super::update;
use crate::cards::catalog;
use crate::desk::{Crew, Seating, Unread};
use crate::engine::session::Session;
use crate::engine::setup::Setup;
use crate::words::page::t;
use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;
// Not that of leptos, which is started by mounting.
use wasm_bindgen_futures::spawn_local;

/// Mounts the page into the document's body.
pub fn mount() {
    // The same module thinks in a worker.
    if worker::is_here() {
        return;
    }
    crash::install();
    settings::apply();
    spawn_local(async {
        let back = store::recover::bring_back().await;
        leptos::mount::mount_to_body(move || view! { <App back/> });
        browser::started();
    });
}

#[component]
fn App(
    /// The games that the browser had not kept as far as they had gone.
    back: Vec<String>,
) -> impl IntoView {
    let nav = Nav::new();
    if !back.is_empty() && nav.route_untracked() == Route::Home {
        nav.notice.set(Some((t().keeping.brought_back)(back.len())));
    }
    nav.back.set_value(back);
    provide_context(nav);
    let overlay = Overlay::provide();
    // Once it has been wanted it stays, closed.
    let wanted = Memo::new(move |was: Option<&bool>| was == Some(&true) || overlay.get().is_some());
    Effect::new(move |_| {
        let _followed = nav.route();
        overlay.close();
    });
    back::provide(nav, overlay);
    update::provide();
    let followed = window_event_listener(leptos::ev::hashchange, move |_| nav.arrive());
    on_cleanup(move || followed.remove());
    let here = Owner::current().expect("the page has an owner");
    // Each page has an owner of its own, which ends with it: what a page provides is not found by the next.
    let shown = move || {
        let (route, owner) = (nav.route(), here.child());
        // An element that goes while it has the focus makes the browser lay out, at once, both the page that comes and the one
        // that goes.
        browser::blur();
        document().set_title(t().common.title);
        let page = owner.with(|| page(nav, route));
        OwnedView::new_with_owner(page, owner)
    };
    view! {
        {shown}
        {move || wanted.get().then(later::over)}
        <Elsewhere nav/>
    }
}

/// Says when the open game goes on in another tab.
#[component]
fn Elsewhere(nav: Nav) -> impl IntoView {
    let elsewhere = RwSignal::new(None);
    let heard = window_event_listener(leptos::ev::storage, move |event| {
        if let (Route::Game(id), Some(key), Some(_)) =
            (nav.route_untracked(), event.key(), event.new_value())
            && store::is_key_of(&key, &id)
        {
            elsewhere.set(Some(id));
        }
    });
    on_cleanup(move || heard.remove());
    let shown = move || elsewhere.get().is_some_and(|id| nav.route() == Route::Game(id));
    let reload = |_| drop(window().location().reload());
    view! {
        <Show when=shown>
            <div class="elsewhere panel" role="alert">
                <p>{t().fail.elsewhere_now}</p>
                <button type="button" class="button primary" data-action="reload" on:click=reload>{t().fail.reload}</button>
            </div>
        </Show>
    }
}

fn page(nav: Nav, route: Route) -> AnyView {
    match route {
        Route::Home => home(),
        Route::New => screen(vec![], |s| (s.new)()),
        Route::Solo => screen(vec![], |s| (s.solo)()),
        Route::First => screen(vec![parts::FIRST], |s| (s.first)()),
        Route::About => screen(vec![], |s| (s.about)()),
        Route::Learn => screen(vec![parts::FIRST, Part::Code(&LATER)], |s| (s.learn)()),
        Route::Rules(section) => {
            gated_by(&LATER, vec![parts::FIRST], move |later| (later.rules)(section.clone()))
        }
        Route::Factions => screen(vec![], |s| (s.factions)()),
        Route::Faction(slug) => match catalog().faction_named(&slug) {
            Some(id) => screen(parts::of_factions([&*slug]), move |s| (s.faction)(id)),
            None => screen(vec![], |s| (s.factions)()),
        },
        Route::Games => screen(vec![], |s| (s.games)()),
        Route::Stats => screen(vec![], |s| (s.stats)()),
        Route::Direct(query) => direct(nav, &query),
        Route::Replay(id) => saved(id, move |id, open| match store::load(&id, open) {
            Ok(Opened { game, left_out, .. }) => replay(nav, game, left_out),
            Err(why) => unopened(nav, id, why),
        }),
        Route::Watch(query) => {
            let described = address::parse(catalog(), &query, 0);
            let mut parts = described.map(|d| parts::of_setup(&d.setup)).unwrap_or_default();
            parts.extend(RECORDED);
            gated_by(&RECORDS, parts, move |records| match watched(&query, records.link) {
                Ok(game) => replay(nav, game, 0),
                Err(why) => {
                    nav.notice.set(Some((t().address.no_replay)(&why)));
                    home()
                }
            })
        }
        Route::Game(id) => match nav.fresh(&id) {
            Some(game) => {
                let opened = Opened { game, left_out: 0, unread: Unread::default() };
                self::game(nav, id, |_| Ok(opened))
            }
            None => saved(id, move |id, open| {
                game(nav, id, |id| store::load(id, open).map(|opened| taken_back(id, opened)))
            }),
        },
    }
}

/// The start page, with the ways to what it seldom needs.
fn home() -> AnyView {
    let room = |games| gated_by(&SCREENS, vec![], move |s| (s.room)(games));
    let describe = |games: RwSignal<Vec<Saved>>| {
        parts::with(vec![Part::Code(&SCREENS)], move |_| {
            SCREENS.get().into_iter().for_each(|s| (s.describe)(games));
        });
    };
    view! { <Home room describe ahead/> }.into_any()
}

/// Fetches what the saved game of this id is shown with, and plays it ahead, so that opening it waits for nothing.
fn ahead(id: String) {
    parts::with([&RECORDED[..], &[Part::Code(&RECORDS)]].concat(), move |_| {
        let Some(records) = RECORDS.get() else { return };
        parts::with(sets_of(&id, records), move |here| {
            if let Some(text) = store::text(&id).filter(|_| here.is_ok()) {
                (records.ahead)(id, text);
            }
        });
    });
}

/// One of the screens that come when they are needed, with the sets that it shows cards of.
fn screen(sets: Vec<Part>, make: impl Fn(&Screens) -> AnyView + Send + 'static) -> AnyView {
    gated_by(&SCREENS, sets, make)
}

/// What shows a game that has been played on, beside its cards and [`RECORDS`], with which the second of them comes.
static RECORDED: [Part; 2] = [Part::Code(&LATER), Part::Code(&REPLAYS)];

/// The sets that the saved game of this id needs.
fn sets_of(id: &str, records: &Records) -> Vec<Part> {
    store::text(id).map(|text| (records.sets)(&text)).unwrap_or_default()
}

/// A page of the saved game of this id, with what opens it.
fn saved(id: String, page: impl Fn(String, Open) -> AnyView + Clone + Send + 'static) -> AnyView {
    gated_by(&RECORDS, RECORDED.to_vec(), move |records| {
        let (id, page) = (id.clone(), page.clone());
        gated(sets_of(&id, records), move || page(id.clone(), records.open))
    })
}

/// The game of a link.
fn watched(query: &str, read: fn(&str) -> Result<Session, String>) -> Result<Game, String> {
    let session = read(query)?;
    let crew = Crew::in_query(query, session.setup().players.len())?;
    Ok(Game { session, crew })
}

/// The beginning of the game that an address describes.
fn described(query: &str) -> Result<(Setup, u64, Crew), String> {
    let described = address::parse(catalog(), query, browser::chance())?;
    let crew = Crew::in_query(query, described.setup.players.len())?;
    Ok((described.setup, described.seed, crew))
}

/// Starts the game that the address describes.
fn direct(nav: Nav, query: &str) -> AnyView {
    match described(query) {
        Ok((setup, seed, crew)) => gated(parts::of_setup(&setup), move || {
            let setup = setup.clone();
            // Not while this page is being built: the game takes its place.
            browser::soon(move || nav.begin(setup, seed, crew, Entry::Replace));
            ().into_any()
        }),
        Err(why) => {
            nav.notice.set(Some((t().address.no_game)(&why)));
            home()
        }
    }
}

/// A game that is opened so.
fn game(nav: Nav, id: String, open: impl FnOnce(&str) -> Result<Opened, OpenError>) -> AnyView {
    if crash::starting(&id).is_err() {
        crash::offer();
        return ().into_any();
    }
    let loaded = open(&id);
    browser::soon(crash::started);
    match loaded {
        Ok(Opened { game: Game { session, crew }, left_out, unread }) => {
            let open_hands = store::open_hands(&session);
            let seating = Seating { open_hands, crew, guide: None, unread };
            let brought_back = nav.was_brought_back(&id);
            let leave = Callback::new(move |()| nav.home());
            let rematch =
                Callback::new(move |session| nav.seat(Game { session, crew }, Entry::Push));
            view! {
                <GamePage id session seating left_out brought_back on_leave=leave on_rematch=rematch/>
            }
            .into_any()
        }
        Err(why) => unopened(nav, id, why),
    }
}

/// A recorded game, which is not touched by being looked at.
fn replay(nav: Nav, game: Game, left_out: usize) -> AnyView {
    let leave = Callback::new(move |()| nav.home());
    let Game { session, crew } = game;
    REPLAYS.get().map(|replays| (replays.page)(session, crew, left_out, leave)).into_any()
}

/// A saved game that does not open.
fn unopened(nav: Nav, id: String, why: OpenError) -> AnyView {
    match why {
        OpenError::Missing => {
            nav.notice.set(Some(t().fail.missing.to_owned()));
            home()
        }
        OpenError::Unreadable { words, why, text } => screen(vec![], move |s| {
            let why = [words.clone(), why.clone()];
            (s.broken)(id.clone(), why, text.clone())
        }),
    }
}

/// The game without its last step, if that is what was asked for when it failed.
fn taken_back(id: &str, opened: Opened) -> Opened {
    if store::mark(Mark::Undo).as_deref() != Some(id) {
        return opened;
    }
    store::set_mark(Mark::Undo, None);
    let Opened { game, left_out, unread } = opened;
    let before = game.session.answers().count().saturating_sub(1);
    match game.session.replay_to(catalog(), before) {
        Ok(session) => {
            let unread = Unread::default();
            let _unsaved = store::save(id, &session, game.crew, &unread);
            Opened { game: Game { session, ..game }, left_out, unread }
        }
        Err(_) => Opened { game, left_out, unread },
    }
}
