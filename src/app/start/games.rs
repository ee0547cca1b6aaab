//! All saved games: found by what is typed, looked at, and several taken out or deleted at once.

use super::bin::{Bin, BinBar};
use super::bits::{PageHead, begin_at_heading, segment};
use super::chosen::{Choice, ChosenBar};
use super::course::Course;
use super::day::day;
use super::finding::{Lines, found};
use super::picture::picture;
use super::room;
use super::saved::{Ways, called, summary};
use crate::app::each::{each, key_of};
use crate::app::nav::Nav;
use crate::app::store::{self, Saved};
use crate::words::page::t;
use leptos::prelude::*;

/// Which games are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    All,
    Open,
    Finished,
}

impl Which {
    fn has(self, game: &Saved) -> bool {
        let finished = game.meta.as_ref().map(|meta| meta.finished);
        match self {
            Which::All => true,
            Which::Open => finished == Some(false),
            Which::Finished => finished == Some(true),
        }
    }
}

/// The page of all saved games.
#[component]
pub fn Games() -> impl IntoView {
    let games = RwSignal::new(store::list());
    let bin = Bin::new(games);
    room::describe(games);
    let (wanted, which) = (RwSignal::new(String::new()), RwSignal::new(Which::All));
    let lines = Memo::new(move |_| games.with(|games| games.iter().map(lines).collect::<Vec<_>>()));
    let shown = Memo::new(move |_| {
        let found = lines.with(|lines| wanted.with(|wanted| found(wanted, lines)));
        let games = games.get().into_iter().zip(found);
        let fit = games.filter(|(game, found)| *found && which.get().has(game));
        fit.map(|(game, _)| game.id).collect::<Vec<String>>()
    });
    let choice = Choice { games, shown, ids: RwSignal::new(Vec::new()) };
    // Of games that are gone none is chosen.
    Effect::new(move |_| {
        let stays = |id: &String| games.with(|games| games.iter().any(|game| game.id == *id));
        if choice.ids.with_untracked(|ids| !ids.iter().all(stays)) {
            choice.ids.update(|ids| ids.retain(stays));
        }
    });
    let keys =
        Memo::new(move |_| shown.with(|ids| ids.iter().map(|id| key(id)).collect::<Vec<u64>>()));
    let any = Memo::new(move |_| games.with(|games| !games.is_empty()));
    let said = move || (t().games.found)(shown.with(Vec::len), games.with(Vec::len));
    begin_at_heading();
    view! {
        <main class="page games">
            <PageHead title=t().games.title/>
            <Show when=move || any.get() fallback=|| view! { <p class="panel prose">{t().games.none}</p> }>
                <label class="search">
                    <span class="sr-only">{t().games.find}</span>
                    <input
                        type="search"
                        placeholder=t().games.find
                        on:input:target=move |ev| wanted.set(ev.target().value())
                    />
                </label>
                <div class="row games-choice">
                    <Kinds which/>
                    <p class="muted" role="status">{said}</p>
                    <ChooseAll choice/>
                </div>
                <ul class="saved-list">
                    {each(
                        move || games.get(),
                        |game| key_of(&game.id, u64::from(game.meta.is_some())),
                        move |game| view! { <Row game choice bin keys/> }.into_any(),
                    )}
                </ul>
            </Show>
            <div class="bars">
                <ChosenBar choice bin/>
                <BinBar bin/>
            </div>
        </main>
    }
}

fn key(id: &str) -> u64 {
    key_of(id, 0)
}

/// What a game is found by.
fn lines(game: &Saved) -> Lines {
    let Some(meta) = &game.meta else { return Lines::of([t().keeping.unknown, &game.id]) };
    let [written, numbers] = day(meta.saved);
    let people = meta.names.iter().chain(meta.factions.iter().flatten());
    Lines::of(people.chain([&written, &numbers]).map(String::as_str))
}

/// Whether all games are shown, or those of one kind.
#[component]
fn Kinds(which: RwSignal<Which>) -> impl IntoView {
    let kind = move |kind: Which, word: &'static str, text: &'static str| {
        let choose = move || which.set(kind);
        segment("which", ("data-which", word), text, move || which.get() == kind, choose)
    };
    view! {
        <fieldset class="segments">
            <legend class="sr-only">{t().games.which}</legend>
            {kind(Which::All, "all", t().games.which_all)}
            {kind(Which::Open, "open", t().games.which_open)}
            {kind(Which::Finished, "finished", t().games.which_finished)}
        </fieldset>
    }
}

/// Chooses all that are found, or none of them.
#[component]
fn ChooseAll(choice: Choice) -> impl IntoView {
    let all = Memo::new(move |_| choice.has_all_shown());
    view! {
        <label class="option">
            <input
                type="checkbox"
                data-action="choose-all"
                prop:checked=move || all.get()
                prop:indeterminate=move || !all.get() && choice.has_some_shown()
                on:change:target=move |ev| choice.put_shown(ev.target().checked())
            />
            <span>{t().games.choose_all}</span>
        </label>
    }
}

#[component]
fn Row(game: Saved, choice: Choice, bin: Bin, keys: Memo<Vec<u64>>) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let key = key(&game.id);
    let id = StoredValue::new(game.id.clone());
    let chosen = Memo::new(move |_| choice.ids.with(|ids| id.with_value(|id| ids.contains(id))));
    let put = move |on: bool| choice.put(&id.get_value(), on);
    let shown = Callback::new(move |()| choice.shown.get_untracked());
    let ways = view! { <Ways game=game.clone() bin shown/> };
    let label = (t().games.choose_of)(&called(&game));
    let day = game.meta.as_ref().filter(|meta| meta.saved > 0);
    // In one piece.
    let day = day.map(|meta| self::day(meta.saved)[0].replace(' ', "\u{a0}"));
    let finished = game.meta.clone().filter(|meta| meta.finished);
    let course = finished.map(|meta| view! { <Course id=game.id.clone() meta/> });
    view! {
        <li
            class="saved-game panel"
            class:unknown=game.meta.is_none()
            class:chosen=chosen
            data-game=game.id.clone()
            hidden=move || keys.with(|keys| !keys.contains(&key))
        >
            <label class="saved-choose">
                <input
                    type="checkbox"
                    aria-label=label
                    prop:checked=chosen
                    on:change:target=move |ev| put(ev.target().checked())
                />
            </label>
            <button type="button" class="saved-open" data-action="open" on:click=move |_| nav.open(&id.get_value())>
                {summary(&game, day)}
            </button>
            {game.meta.as_ref().and_then(picture)}
            {course}
            {ways}
        </li>
    }
}
