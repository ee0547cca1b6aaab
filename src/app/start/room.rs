//! Making room where the browser's storage is full, and describing games anew whose description is broken.
//!
//! A game that makes room is not put aside like others that are deleted: what waits for its room takes it at once, and it
//! could not come back. Therefore one is asked first.

use super::saved::called;
use crate::app::parts;
use crate::app::records::RECORDS;
use crate::app::store::{self, Saved};
use crate::words::page::t;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The most finished games that are offered to go at once.
const OFFERED: usize = 5;

/// What can go, the oldest first, while something could not be stored for want of room.
#[component]
pub fn MakeRoom(
    /// The list of games, which gets shorter.
    games: RwSignal<Vec<Saved>>,
) -> impl IntoView {
    let full = RwSignal::new(store::is_full());
    let asked = RwSignal::new(None::<String>);
    let let_go = move |id: &str| {
        if asked.with_untracked(|asked| asked.as_deref() != Some(id)) {
            return asked.set(Some(id.to_owned()));
        }
        store::delete(id);
        store::try_again();
        full.set(store::is_full());
        games.set(store::list());
    };
    let offered = move || {
        let finished = |g: &&Saved| {
            g.meta.as_ref().is_some_and(|m| m.finished) && store::unstored(&g.id).is_none()
        };
        let oldest: Vec<Saved> = games
            .with(|games| games.iter().rev().filter(finished).take(OFFERED).cloned().collect());
        let row = move |game: Saved| {
            let names = called(&game);
            let size = store::text(&game.id).map_or(0, |text| text.len().div_ceil(1_000));
            let id = game.id;
            let this = id.clone();
            let sure = Memo::new(move |_| asked.with(|asked| asked.as_ref() == Some(&this)));
            let action = move || if sure.get() { "confirm-let-go" } else { "let-go" };
            let delete = move || if sure.get() { t().fail.delete_sure } else { t().keeping.delete };
            view! {
                <li>
                    <button type="button" class="button" class:danger=sure data-action=action on:click=move |_| let_go(&id)>
                        {delete} ": " {(t().keeping.room_of)(&names, size)}
                    </button>
                </li>
            }
        };
        match oldest.is_empty() {
            true => view! { <p>{t().keeping.room_none}</p> }.into_any(),
            false => view! {
                <p>{t().keeping.room_note}</p>
                <ul class="room-list">{oldest.into_iter().map(row).collect_view()}</ul>
            }
            .into_any(),
        }
    };
    view! {
        <Show when=move || full.get()>
            <section class="room panel" role="status" aria-label=t().keeping.room>
                <h2>{t().keeping.room}</h2>
                {offered}
            </section>
        </Show>
    }
}

/// Describes sound games anew whose description cannot be read, and lists all again.
pub fn describe(games: RwSignal<Vec<Saved>>) {
    let ours = |g: &&Saved| g.meta.is_none() && !g.id.contains('.');
    let unknown: Vec<String> =
        games.with_untracked(|games| games.iter().filter(ours).map(|g| g.id.clone()).collect());
    if unknown.is_empty() {
        return;
    }
    spawn_local(async move {
        let Ok(records) = RECORDS.fetched().await else { return };
        for id in unknown {
            let sets = store::text(&id).map(|text| (records.sets)(&text)).unwrap_or_default();
            if parts::fetch(&sets).await.is_ok() {
                let _unreadable = store::describe(&id, records.open);
            }
        }
        let _left = games.try_set(store::list());
    });
}
