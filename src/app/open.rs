//! The whole page: shows what the address names, and starts games.

use super::browser::{self, Entry};
use super::computers::{Crew, Game, Opened, worker};
use super::crash;
use super::learn::{FirstGame, RulesPage};
use super::link;
use super::route::Route;
use super::settings;
use super::start::about::About;
use super::start::broken::Broken;
use super::start::faction_page::{FactionRoute, Factions};
use super::start::home::Home;
use super::start::new_game::NewGame;
use super::start::stats::Stats;
use super::start::{self, address};
use super::store::{self, Mark, OpenError};
use super::table::{GamePage, ReplayPage};
use super::update;
use crate::cards::catalog;
use crate::engine::session::Session;
use crate::words::page::t;
use leptos::prelude::*;

/// Mounts the page into the document's body.
pub fn mount() {
    // The same module thinks in a worker.
    if worker::is_here() {
        return;
    }
    crash::install();
    settings::apply();
    leptos::mount::mount_to_body(App);
}

/// Where we are, and the ways on from here.
#[derive(Clone, Copy)]
pub struct Nav {
    route: RwSignal<Route>,
    /// A game that has just been started and need not be loaded.
    fresh: StoredValue<Option<(String, Game)>>,
    /// What the start page has to say.
    pub notice: RwSignal<Option<String>>,
}

impl Nav {
    /// Starts a game of people only, and shows it.
    pub fn start(&self, session: Session, entry: Entry) {
        self.seat(Game { session, crew: Crew::default() }, entry);
    }

    /// Starts a game and shows it.
    pub fn seat(&self, game: Game, entry: Entry) {
        let id = store::new_id();
        // If it cannot be saved, the table says so.
        let _unsaved = store::save(&id, &game.session, game.crew);
        self.fresh.set_value(Some((id.clone(), game)));
        self.show(Route::Game(id.clone()), &format!("game={id}"), entry);
    }

    /// Shows the replay of a saved game.
    pub fn replay(&self, id: &str) {
        self.show(Route::Replay(id.to_owned()), &format!("replay={id}"), Entry::Push);
    }

    /// Goes where an address leads: what comes after `#`.
    pub fn follow(&self, hash: &str) {
        self.show(Route::of(hash), hash, Entry::Push);
    }

    /// Goes to the start page.
    pub fn home(&self) {
        self.show(Route::Home, "", Entry::Push);
    }

    /// Opens a saved game.
    pub fn open(&self, id: &str) {
        self.show(Route::Game(id.to_owned()), &format!("game={id}"), Entry::Push);
    }

    fn show(&self, route: Route, hash: &str, entry: Entry) {
        browser::set_hash(hash, entry);
        self.notice.set(None);
        self.route.set(route);
    }
}

#[component]
fn App() -> impl IntoView {
    let nav = Nav {
        route: RwSignal::new(Route::of(&browser::hash())),
        fresh: StoredValue::new(None),
        notice: RwSignal::new(None),
    };
    provide_context(nav);
    update::provide();
    let followed = window_event_listener(leptos::ev::hashchange, move |_| {
        nav.notice.set(None);
        nav.route.set(Route::of(&browser::hash()));
    });
    on_cleanup(move || followed.remove());
    let shown = move || {
        document().set_title(t().common.title);
        page(nav, nav.route.get())
    };
    view! {
        {shown}
        <Elsewhere nav/>
    }
}

/// Says when the open game goes on in another tab.
#[component]
fn Elsewhere(nav: Nav) -> impl IntoView {
    let elsewhere = RwSignal::new(None);
    let heard = window_event_listener(leptos::ev::storage, move |event| {
        if let (Route::Game(id), Some(key), Some(_)) =
            (nav.route.get_untracked(), event.key(), event.new_value())
            && store::is_key_of(&key, &id)
        {
            elsewhere.set(Some(id));
        }
    });
    on_cleanup(move || heard.remove());
    let shown = move || elsewhere.get().is_some_and(|id| nav.route.get() == Route::Game(id));
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
        Route::Home => view! { <Home/> }.into_any(),
        Route::New => view! { <NewGame/> }.into_any(),
        Route::Solo => view! { <NewGame solo=true/> }.into_any(),
        Route::About => view! { <About/> }.into_any(),
        Route::Learn => view! { <FirstGame/> }.into_any(),
        Route::Rules(section) => view! { <RulesPage section/> }.into_any(),
        Route::Factions => view! { <Factions/> }.into_any(),
        Route::Faction(slug) => match catalog().faction_named(&slug) {
            Some(id) => view! { <FactionRoute id/> }.into_any(),
            None => view! { <Factions/> }.into_any(),
        },
        Route::Stats => view! { <Stats/> }.into_any(),
        Route::Direct(query) => direct(nav, &query),
        Route::Replay(id) => match store::load(&id) {
            Ok(Opened { game, left_out }) => replay(nav, game, left_out),
            Err(why) => unopened(nav, id, why),
        },
        Route::Watch(query) => match watched(&query) {
            Ok(game) => replay(nav, game, 0),
            Err(why) => {
                nav.notice.set(Some((t().address.no_replay)(&why)));
                view! { <Home/> }.into_any()
            }
        },
        Route::Game(id) => game(nav, id),
    }
}

/// The game of a link.
fn watched(query: &str) -> Result<Game, String> {
    let session = link::read(catalog(), query)?;
    let crew = Crew::in_query(query, session.setup().players.len())?;
    Ok(Game { session, crew })
}

/// The beginning of the game that an address describes.
fn described(query: &str) -> Result<Game, String> {
    let described = address::parse(catalog(), query, browser::chance())?;
    let crew = Crew::in_query(query, described.setup.players.len())?;
    Ok(Game { session: start::game(described.setup, described.seed), crew })
}

/// Starts the game that the address describes.
fn direct(nav: Nav, query: &str) -> AnyView {
    match described(query) {
        Ok(game) => {
            // Not while this page is being built: the game takes its place.
            browser::soon(move || nav.seat(game, Entry::Replace));
            ().into_any()
        }
        Err(why) => {
            nav.notice.set(Some((t().address.no_game)(&why)));
            view! { <Home/> }.into_any()
        }
    }
}

fn game(nav: Nav, id: String) -> AnyView {
    let fresh = nav.fresh.try_update_value(Option::take).flatten().filter(|f| f.0 == id);
    if crash::starting(&id).is_err() {
        crash::offer();
        return ().into_any();
    }
    let loaded = match fresh {
        Some((_, game)) => Ok(Opened { game, left_out: 0 }),
        None => store::load(&id).map(|opened| taken_back(&id, opened)),
    };
    browser::soon(crash::started);
    match loaded {
        Ok(Opened { game: Game { session, crew }, left_out }) => {
            let open_hands = store::open_hands(&session);
            let leave = Callback::new(move |()| nav.home());
            let rematch =
                Callback::new(move |session| nav.seat(Game { session, crew }, Entry::Push));
            view! { <GamePage id session crew left_out open_hands on_leave=leave on_rematch=rematch/> }
                .into_any()
        }
        Err(why) => unopened(nav, id, why),
    }
}

/// A recorded game, which is not touched by being looked at.
fn replay(nav: Nav, game: Game, left_out: usize) -> AnyView {
    let leave = Callback::new(move |()| nav.home());
    let Game { session, crew } = game;
    view! { <ReplayPage session crew left_out on_leave=leave/> }.into_any()
}

/// A saved game that does not open.
fn unopened(nav: Nav, id: String, why: OpenError) -> AnyView {
    match why {
        OpenError::Missing => {
            nav.notice.set(Some(t().fail.missing.to_owned()));
            view! { <Home/> }.into_any()
        }
        OpenError::Unreadable { why, text } => view! { <Broken id why text/> }.into_any(),
    }
}

/// The game without its last step, if that is what was asked for when it failed.
fn taken_back(id: &str, opened: Opened) -> Opened {
    if store::mark(Mark::Undo).as_deref() != Some(id) {
        return opened;
    }
    store::set_mark(Mark::Undo, None);
    let Opened { game, left_out } = opened;
    let before = game.session.answers().count().saturating_sub(1);
    match game.session.replay_to(catalog(), before) {
        Ok(session) => {
            let _unsaved = store::save(id, &session, game.crew);
            Opened { game: Game { session, ..game }, left_out }
        }
        Err(_) => Opened { game, left_out },
    }
}
