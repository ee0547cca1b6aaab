//! The list of saved games.

use super::bits::{Export, emblem};
use crate::app::browser;
use crate::app::each::{each, key_of};
use crate::app::nav::Nav;
use crate::app::store::{self, Meta, Saved};
use crate::cards::catalog;
use crate::desk::names::listed;
use crate::words::page::t;
use leptos::prelude::*;

/// All saved games.
#[component]
pub fn SavedGames(
    /// As they were found; shortened when one is deleted.
    games: RwSignal<Vec<Saved>>,
) -> impl IntoView {
    let any = Memo::new(move |_| games.with(|g| !g.is_empty()));
    view! {
        <Show when=move || any.get()>
            <section class="saved" aria-labelledby="saved-title">
                <h2 id="saved-title" tabindex="-1">{t().keeping.title}</h2>
                <ul class="saved-list">
                    {each(
                        move || games.get(),
                        |g| key_of(&g.id, 0),
                        move |game| view! { <SavedGame game games/> }.into_any(),
                    )}
                </ul>
                <div class="row">
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
    browser::save_file("smashup-all.json", &store::backup::backup());
}

#[component]
fn SavedGame(game: Saved, games: RwSignal<Vec<Saved>>) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let asking = RwSignal::new(false);
    let id = StoredValue::new(game.id.clone());
    let open = move |_| nav.open(&id.get_value());
    let delete = move |_| {
        store::delete(&id.get_value());
        games.update(|games| games.retain(|g| g.id != id.get_value()));
        browser::soon(|| browser::focus("#saved-title, main h1"));
    };
    let keep = move |_| {
        asking.set(false);
        browser::soon(move || browser::focus(&format!("[data-game='{}'] .delete", id.get_value())));
    };
    let ask = move |_| {
        asking.set(true);
        browser::soon(move || browser::focus(&format!("[data-game='{}'] .keep", id.get_value())));
    };
    let known = game.meta.is_some();
    let names =
        game.meta.as_ref().map_or(t().keeping.this_game.to_owned(), |m| listed(&m.called()));
    let label = (t().keeping.delete_of)(&names);
    let replay_label = (t().keeping.replay_of)(&names);
    view! {
        <li class="saved-game panel" class:unknown=!known data-game=game.id.clone()>
            <button type="button" class="saved-open" data-action="open" on:click=open>
                {match &game.meta {
                    Some(meta) => summary(meta).into_any(),
                    None => unknown(&game.id).into_any(),
                }}
            </button>
            <Show
                when=move || asking.get()
                fallback=move || view! {
                    <div class="row">
                        {known.then(|| view! {
                            <button
                                type="button"
                                class="button small"
                                data-action="replay"
                                aria-label=replay_label.clone()
                                on:click=move |_| nav.replay(&id.get_value())
                            >
                                {t().common.replay}
                            </button>
                        })}
                        {(!known).then(|| view! {
                            <Export
                                name=format!("smashup-{}.txt", id.get_value())
                                text=store::text(&id.get_value()).unwrap_or_default()
                            />
                        })}
                        <button
                            type="button"
                            class="button small delete"
                            data-action="delete"
                            aria-label=label.clone()
                            on:click=ask
                        >
                            {t().keeping.delete}
                        </button>
                    </div>
                }
            >
                <div class="row ask" role="group" aria-label=t().keeping.delete_ask>
                    <p>{t().keeping.delete_sure}</p>
                    <button type="button" class="button small keep" data-action="keep" on:click=keep>{t().keeping.keep}</button>
                    <button type="button" class="button small danger" data-action="confirm-delete" on:click=delete>
                        {t().keeping.delete}
                    </button>
                </div>
            </Show>
        </li>
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

fn summary(meta: &Meta) -> impl IntoView + use<> {
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
    let open = meta.open_hands.then(|| t().keeping.open_hands.to_owned());
    let note = [Some(stand), open, Some((t().keeping.ago)(minutes))];
    let note: Vec<String> = note.into_iter().flatten().collect();
    view! {
        <span class="saved-players">{players}</span>
        <span class="saved-note">{note.join(" · ")}</span>
    }
}
