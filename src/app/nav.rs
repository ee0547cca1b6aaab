//! Where we are, and the ways on from here.

use super::browser::{self, Entry};
use super::computers::Game;
use super::parts::{self, NotHere};
use super::route::Route;
use super::store;
use crate::cards::catalog;
use crate::desk::{Crew, Unread};
use crate::engine::session::Session;
use crate::engine::setup::Setup;
use crate::words::page::t;
use leptos::prelude::*;

/// Where we are, and the ways on from here.
#[derive(Clone, Copy)]
pub struct Nav {
    route: RwSignal<Route>,
    /// A game that has just been started and need not be loaded.
    fresh: StoredValue<Option<(String, Game)>>,
    /// What the start page has to say.
    pub notice: RwSignal<Option<String>>,
    /// The games that the browser had not kept as far as they had gone, and that have not been opened since.
    pub back: StoredValue<Vec<String>>,
}

impl Nav {
    /// Where the address leads.
    #[must_use]
    pub fn new() -> Nav {
        Nav {
            route: RwSignal::new(Route::of(&browser::hash())),
            fresh: StoredValue::new(None),
            notice: RwSignal::new(None),
            back: StoredValue::new(Vec::new()),
        }
    }

    /// Where we are, followed.
    #[must_use]
    pub fn route(&self) -> Route {
        self.route.get()
    }

    /// Where we are now.
    #[must_use]
    pub fn route_untracked(&self) -> Route {
        self.route.get_untracked()
    }

    /// The address has changed by itself.
    pub fn arrive(&self) {
        self.notice.set(None);
        self.route.set(Route::of(&browser::hash()));
    }

    /// The game of this name if it has just been started; it is given once.
    #[must_use]
    pub fn fresh(&self, id: &str) -> Option<Game> {
        let fresh = self.fresh.try_update_value(Option::take).flatten();
        fresh.filter(|f| f.0 == id).map(|f| f.1)
    }

    /// Whether this game has been brought back at the start; it is told once.
    #[must_use]
    pub fn was_brought_back(&self, id: &str) -> bool {
        let taken = self.back.try_update_value(|back| {
            let before = back.len();
            back.retain(|other| other != id);
            back.len() < before
        });
        taken == Some(true)
    }

    /// Starts a game of people only, and shows it.
    pub fn start(&self, session: Session, entry: Entry) {
        self.seat(Game { session, crew: Crew::default() }, entry);
    }

    /// Starts a game when its cards are here, and shows it; unless somebody has gone elsewhere in between. If they
    /// cannot be fetched, it is told where we are.
    pub fn begin(&self, setup: Setup, seed: u64, crew: Crew, entry: Entry) {
        let (nav, from) = (*self, self.route_untracked());
        parts::with(parts::of_setup(&setup), move |came| match came {
            Ok(()) if nav.route_untracked() == from => {
                let session = Session::new(catalog(), setup, seed);
                nav.seat(Game { session, crew }, entry);
            }
            Ok(()) => (),
            Err(NotHere) => nav.notice.set(Some(t().fail.not_here.to_owned())),
        });
    }

    /// Starts a game whose cards are here, and shows it.
    pub fn seat(&self, game: Game, entry: Entry) {
        let id = store::new_id();
        // If it cannot be saved, the table says so.
        let _unsaved = store::save(&id, &game.session, game.crew, &Unread::default());
        self.fresh.set_value(Some((id.clone(), game)));
        self.go(Route::Game(id), entry);
    }

    /// Shows the replay of a saved game.
    pub fn replay(&self, id: &str) {
        self.go(Route::Replay(id.to_owned()), Entry::Push);
    }

    /// Goes where an address leads.
    pub fn follow(&self, route: Route) {
        self.go(route, Entry::Push);
    }

    /// Goes on where an address leads, from what is not to be come back to.
    pub fn go_on(&self, route: Route) {
        self.go(route, Entry::Replace);
    }

    /// Goes to the start page.
    pub fn home(&self) {
        self.go(Route::Home, Entry::Push);
    }

    /// Opens a saved game.
    pub fn open(&self, id: &str) {
        self.go(Route::Game(id.to_owned()), Entry::Push);
    }

    fn go(&self, route: Route, entry: Entry) {
        browser::set_hash(&route.hash(), entry);
        self.notice.set(None);
        self.route.set(route);
    }
}

impl Default for Nav {
    fn default() -> Nav {
        Nav::new()
    }
}
