//! Saved games on the start page, and what every list of them shows of one.

use super::bin::Bin;
use super::bits::{Export, emblem};
use crate::app::browser;
use crate::app::each::{each, key_of};
use crate::app::nav::Nav;
use crate::app::route::Route;
use crate::app::store::{self, Meta, Saved};
use crate::cards::catalog;
use crate::desk::names::listed;
use crate::words::page::t;
use leptos::prelude::*;

/// How many games the start page shows.
const FEW: usize = 4;

/// The games that were played last, and the way to all of them.
#[component]
pub fn SavedGames(
    /// All games, the last played first.
    games: RwSignal<Vec<Saved>>,
    /// Where those go that are deleted.
    bin: Bin,
) -> impl IntoView {
    let any = Memo::new(move |_| games.with(|g| !g.is_empty()));
    let ids = move |()| games.with_untracked(|games| games.iter().map(|g| g.id.clone()).collect());
    let shown = Callback::new(ids);
    view! {
        <Show when=move || any.get()>
            <section class="saved" aria-labelledby="saved-title">
                <h2 id="saved-title" tabindex="-1">{t().keeping.title}</h2>
                <ul class="saved-list">
                    {each(
                        move || games.with(|games| games.iter().take(FEW).cloned().collect()),
                        |g| key_of(&g.id, u64::from(g.meta.is_some())),
                        move |game| view! { <SavedGame game bin shown/> }.into_any(),
                    )}
                </ul>
                <div class="row">
                    <a class="button" href=Route::Games.href() data-action="games">
                        {move || (t().games.all)(games.with(Vec::len))}
                    </a>
                    <button type="button" class="button" data-action="save-all" on:click=move |_| save_all()>
                        {t().keeping.save_all}
                    </button>
                </div>
            </section>
        </Show>
    }
}

/// Offers everything of this device as a file.
fn save_all() {
    browser::save_file("smashup-all.json", &store::backup::backup(None));
}

#[component]
fn SavedGame(game: Saved, bin: Bin, shown: Callback<(), Vec<String>>) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let (id, name) = (game.id.clone(), game.id.clone());
    let (known, summary) = (game.meta.is_some(), summary(&game, None));
    view! {
        <li class="saved-game panel" class:unknown=!known data-game=name>
            <button type="button" class="saved-open" data-action="open" on:click=move |_| nav.open(&id)>
                {summary}
            </button>
            <Ways game bin shown/>
        </li>
    }
}

/// What can be done with a game but to open it.
#[component]
pub fn Ways(
    /// The game.
    game: Saved,
    /// Where it goes when it is deleted.
    bin: Bin,
    /// Gives the ids of the games that are shown, in their order.
    shown: Callback<(), Vec<String>>,
) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let names = called(&game);
    let id = StoredValue::new(game.id);
    let delete = move |_| bin.delete(&[id.get_value()], &shown.run(()));
    let more = match game.meta {
        Some(_) => view! {
            <button
                type="button"
                class="button small"
                data-action="replay"
                aria-label=(t().keeping.replay_of)(&names)
                on:click=move |_| nav.replay(&id.get_value())
            >
                {t().common.replay}
            </button>
        }
        .into_any(),
        None => view! {
            <Export
                name=format!("smashup-{}.txt", id.get_value())
                text=store::text(&id.get_value()).unwrap_or_default()
            />
        }
        .into_any(),
    };
    view! {
        <div class="row">
            {more}
            <button
                type="button"
                class="button small delete"
                data-action="delete"
                aria-label=(t().keeping.delete_of)(&names)
                on:click=delete
            >
                {t().keeping.delete}
            </button>
        </div>
    }
}

/// What a game is called where its row is not seen.
#[must_use]
pub fn called(game: &Saved) -> String {
    game.meta.as_ref().map_or_else(|| t().keeping.this_game.to_owned(), |m| listed(&m.called()))
}

/// Who plays what, and how it stands; with the day it was last played, if that is to be told.
pub fn summary(game: &Saved, day: Option<String>) -> AnyView {
    match &game.meta {
        Some(meta) => known(meta, day).into_any(),
        None => unknown(&game.id).into_any(),
    }
}

fn unknown(id: &str) -> impl IntoView + use<> {
    view! {
        <span class="saved-players">
            <span class="saved-player">{t().keeping.unknown}</span>
        </span>
        <span class="saved-note">{id.to_owned()}</span>
    }
}

fn known(meta: &Meta, day: Option<String>) -> impl IntoView + use<> {
    let player = |seat: usize| {
        let factions = meta.factions.get(seat).cloned().unwrap_or_default();
        let found = factions.iter().filter_map(|f| catalog().faction_named(f));
        let emblems = found.map(|f| emblem(catalog().faction(f))).collect_view();
        let vp = meta.vp.get(seat).copied().unwrap_or(0);
        let won = meta.winners.iter().any(|w| w.index() == seat);
        view! {
            <span class=format!("saved-player seat-{}", seat + 1) class:won=won>
                {super::bits::seat_mark(seat)}
                <span class="saved-name">
                    {meta.names.get(seat).cloned()}
                    {meta.is_computer(seat).then(|| view! { <small>" " {t().computers.computer}</small> })}
                </span>
                <span class="saved-emblems">{emblems}</span>
                <span class="saved-factions">{factions.join(" + ")}</span>
                <span class="saved-vp">{(t().common.vp)(vp)}</span>
            </span>
        }
    };
    let players = (0..meta.names.len()).map(player).collect_view();
    let stand = if meta.finished {
        let won = meta.winners.iter().filter_map(|w| meta.names.get(w.index()).cloned());
        (t().keeping.won)(&listed(&won.collect::<Vec<_>>()))
    } else {
        (t().keeping.turn)(meta.turn)
    };
    let minutes = browser::now().saturating_sub(meta.saved) / 60_000;
    // Of a game that was described anew nobody knows when.
    let ago = (meta.saved > 0).then(|| (t().keeping.ago)(minutes));
    let open = meta.open_hands.then(|| t().keeping.open_hands.to_owned());
    let note = [Some(stand), open, ago, day];
    let note: Vec<String> = note.into_iter().flatten().collect();
    view! {
        <span class="saved-players">{players}</span>
        <span class="saved-note">{note.join(" · ")}</span>
    }
}
