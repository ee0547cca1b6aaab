//! The start page: resume, play at once, set a game up, saved games.

use super::bin::{Bin, BinBar};
use super::bits::{Notice, begin_at_heading, emblem};
use super::cover::COVER;
use super::import::Import;
use super::lineup::{EACH, Lineup, PLAYERS, Way};
use super::lots::Lots;
use super::saved::SavedGames;
use super::sets::Sets;
use crate::app::browser::{self, Entry};
use crate::app::nav::Nav;
use crate::app::over::{Over, Overlay};
use crate::app::parts::{self, Part};
use crate::app::route::Route;
use crate::app::settings;
use crate::app::store::{self, Saved};
use crate::app::update::UpdateReady;
use crate::cards::catalog;
use crate::desk::Crew;
use crate::words::page::t;
use leptos::prelude::*;

/// How many emblems lie about on the cover.
const STICKERS: usize = 6;

/// The start page.
#[component]
pub fn Home(
    /// What is shown where the storage is full.
    room: fn(RwSignal<Vec<Saved>>) -> AnyView,
    /// Describes sound games anew whose description cannot be read.
    describe: fn(RwSignal<Vec<Saved>>),
    /// Fetches what the game of this id is shown with.
    ahead: fn(String),
) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let over = Overlay::here();
    let games = RwSignal::new(store::list());
    let bin = Bin::new(games);
    if games.with_untracked(|games| games.iter().any(|g| g.meta.is_none())) {
        describe(games);
    }
    let played = games.with_untracked(|games| store::has_played(games));
    let finished = games.with_untracked(|games| store::has_finished(games));
    if let Some(last) = games.with_untracked(|games| last_open(games).map(|g| g.id.clone())) {
        // The page itself comes first.
        browser::drawn(move || ahead(last));
    }
    begin_at_heading();
    view! {
        <main class="home">
            <header class="cover">
                <h1 class="logo" tabindex="-1">
                    <span>{t().start.logo[0]}</span>
                    " "
                    <span>{t().start.logo[1]}</span>
                </h1>
                <p class="cover-line">{t().start.line}</p>
                <div class="stickers" aria-hidden="true">{stickers()}</div>
            </header>
            <div class="home-main">
                <Notice text=nav.notice/>
                <UpdateReady class="button small update"/>
                {(!store::is_allowed()).then(|| view! {
                    <p class="notice panel" role="status">
                        {t().start.nothing_saved}
                    </p>
                })}
                {store::is_full().then(|| room(games))}
                {move || games.with(|games| resume(nav, games))}
                {(played && !finished).then(|| view! {
                    <a class="button big primary" href=Route::First.href() data-action="first">
                        <span class="big-label">{t().computers.first}</span>
                        <span class="big-note">{(t().computers.first_note)(catalog().sets[0].name)}</span>
                    </a>
                })}
                {(!played).then(|| view! {
                    <a class="button big primary" href=Route::Learn.href() data-action="learn">
                        <span class="big-label">{t().start.learn}</span>
                        <span class="big-note">{t().start.learn_note}</span>
                    </a>
                })}
                <QuickGame/>
                <a class="button big" href=Route::Solo.href() data-action="solo">
                    <span class="big-label">{t().computers.play_against}</span>
                    <span class="big-note">{t().computers.play_against_note}</span>
                </a>
                <a class="button big" href=Route::New.href() data-action="new-game">{t().start.new_game}</a>
                <SavedGames games bin/>
                <Import games/>
                {store::any_finished().then(|| view! {
                    <a class="button" href=Route::Stats.href() data-action="stats">{t().start.statistics}</a>
                })}
            </div>
            <Picture/>
            <footer class="home-foot">
                <nav class="home-ways" aria-label=t().start.learn_more>
                    {played.then(|| view! { <a href=Route::Learn.href() data-action="learn">{t().start.learn}</a> })}
                    <a href=Route::Rules(String::new()).href() data-action="rules">{t().common.rules}</a>
                    <a href=Route::Factions.href() data-action="factions">{t().common.factions}</a>
                    <button type="button" data-action="settings" on:click=move |_| over.open(Over::Settings)>{t().settings.title}</button>
                    <button type="button" data-action="keys" on:click=move |_| over.open(Over::Keys)>{t().common.keys}</button>
                </nav>
                <p>{t().start.unofficial} " " <a href=Route::About.href()>{t().start.about}</a></p>
            </footer>
            <div class="bars"><BinBar bin/></div>
        </main>
    }
}

/// A table to look at, where the page has room for it.
#[component]
fn Picture() -> impl IntoView {
    let node = NodeRef::<leptos::html::Div>::new();
    let here = RwSignal::new(false);
    let look = move || {
        let room = node.try_get_untracked().flatten().is_some_and(|node| node.offset_width() > 0);
        if room && here.try_get_untracked() == Some(false) {
            parts::with(vec![parts::FIRST, Part::Code(&COVER)], move |came| {
                // Without it the page lacks nothing.
                let _left = here.try_set(came.is_ok());
            });
        }
    };
    // The page itself comes first.
    browser::drawn(look);
    let resized = window_event_listener(leptos::ev::resize, move |_| look());
    on_cleanup(move || resized.remove());
    let shown = move || here.get().then(|| COVER.get().map(|cover| (cover.table)()));
    view! { <div class="home-picture" aria-hidden="true" inert=true node_ref=node>{shown}</div> }
}

/// Emblems of some factions that a quick game may have, for the eye only: those of a first game are needed soon anyway.
fn stickers() -> impl IntoView {
    let mut all = usual_sets().with_at_least(STICKERS, catalog()).factions(catalog());
    Lots::new(browser::chance()).shuffle(&mut all);
    all.iter().take(STICKERS).map(|&faction| emblem(catalog().faction(faction))).collect_view()
}

/// The last game that is not finished.
fn last_open(games: &[Saved]) -> Option<&Saved> {
    games.iter().find(|g| g.meta.as_ref().is_some_and(|m| !m.finished))
}

/// The way back into it.
fn resume(nav: Nav, games: &[Saved]) -> Option<impl IntoView + use<>> {
    let last = last_open(games)?;
    let (id, meta) = (last.id.clone(), last.meta.as_ref()?);
    let names = crate::desk::names::listed(&meta.names);
    Some(view! {
        <button
            type="button"
            class="button big primary"
            data-action="resume"
            on:click=move |_| nav.open(&id)
        >
            <span class="big-label">{t().start.resume}</span>
            <span class="big-note">{(t().start.resume_note)(&names, meta.turn)}</span>
        </button>
    })
}

/// The sets that lots are drawn from: those chosen on this device; until a game has been finished the first set, in which
/// there is least to learn.
#[must_use]
pub fn usual_sets() -> Sets {
    let first = || !store::has_finished(&store::list());
    let usual = || if first() { Sets::first(catalog()) } else { Sets::default() };
    settings::sets().unwrap_or_else(usual)
}

/// The sets that a quick game draws from: all, if the usual ones have too few factions.
fn drawn_from(players: usize) -> Sets {
    usual_sets().with_at_least(players * EACH, catalog())
}

/// What a quick game is, in a few words.
fn quick_note(players: usize) -> String {
    let sets = drawn_from(players);
    match sets.of(catalog()).count() {
        n if n == catalog().sets.len() => (t().start.quick)(players),
        1 => (t().start.quick_of_set)(players, &sets.name(catalog())),
        n => (t().start.quick_of_sets)(players, n),
    }
}

/// Starts a game of so many players with random factions.
pub fn quick_game(nav: Nav, players: usize) {
    let mut lots = Lots::new(browser::chance());
    let (sets, titans) = (drawn_from(players), settings::titans());
    let edition = settings::edition();
    let mut lineup = Lineup { sets, titans, edition, ..Lineup::new(players) };
    lineup.choose_by(Way::Random, catalog(), &mut lots);
    match lineup.setup(catalog(), &mut lots) {
        Ok(setup) => nav.begin(setup, browser::chance(), Crew::default(), Entry::Push),
        Err(why) => nav.notice.set(Some(why.to_string())),
    }
}

/// A game at once: only the number of players may be chosen.
#[component]
fn QuickGame() -> impl IntoView {
    let nav = expect_context::<Nav>();
    let players = RwSignal::new(*PLAYERS.start());
    let start = move |_| quick_game(nav, players.get_untracked());
    view! {
        <section class="quick panel" aria-label=t().common.quick_game>
            <button type="button" class="button big primary" data-action="quick-game" on:click=start>
                <span class="big-label">{t().common.quick_game}</span>
                <span class="big-note">
                    {move || quick_note(players.get())}
                </span>
            </button>
            <PlayerCount count=players name="quick-players"/>
        </section>
    }
}

/// How many play.
#[component]
pub fn PlayerCount(
    /// The choice.
    #[prop(into)]
    count: RwSignal<usize>,
    /// What the radio buttons are called in the document.
    name: &'static str,
) -> impl IntoView {
    let radio = move |n: usize| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=name
                    value=n
                    data-players=n
                    prop:checked=move || count.get() == n
                    on:change=move |_| count.set(n)
                />
                <span>{n}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segments">
            <legend>{t().common.players}</legend>
            {PLAYERS.map(radio).collect_view()}
        </fieldset>
    }
}
