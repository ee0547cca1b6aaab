//! What is done with several saved games at once.

use super::bin::Bin;
use crate::app::browser;
use crate::app::store::{self, Saved};
use crate::words::page::t;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Which games are chosen.
#[derive(Clone, Copy)]
pub struct Choice {
    /// All games.
    pub games: RwSignal<Vec<Saved>>,
    /// The ids of those that are shown, in their order.
    pub shown: Memo<Vec<String>>,
    /// The ids of those that are chosen, which may not all be shown.
    pub ids: RwSignal<Vec<String>>,
}

impl Choice {
    /// Chooses a game, or no longer.
    pub fn put(self, id: &str, on: bool) {
        self.ids.update(|ids| {
            ids.retain(|chosen| chosen != id);
            if on {
                ids.push(id.to_owned());
            }
        });
    }

    /// Chooses all that are shown, or none of them any longer.
    pub fn put_shown(self, on: bool) {
        let shown = self.shown.get_untracked();
        self.ids.update(|ids| {
            ids.retain(|id| !shown.contains(id));
            if on {
                ids.extend(shown);
            }
        });
    }

    /// Whether all that are shown are chosen.
    pub fn has_all_shown(self) -> bool {
        self.with(|ids, shown| !shown.is_empty() && shown.iter().all(|id| ids.contains(id)))
    }

    /// Whether one that is shown is chosen.
    pub fn has_some_shown(self) -> bool {
        self.with(|ids, shown| shown.iter().any(|id| ids.contains(id)))
    }

    /// How many that are chosen are not shown.
    fn out_of_sight(self) -> usize {
        self.with(|ids, shown| ids.iter().filter(|id| !shown.contains(id)).count())
    }

    /// Whether whoever has one of the chosen games can look into the hands of somebody who is still playing.
    fn tells_hands(self) -> bool {
        let tells = |game: &Saved| game.meta.as_ref().is_some_and(|m| !m.finished && !m.open_hands);
        self.ids.with(|ids| {
            self.games.with(|games| games.iter().any(|game| tells(game) && ids.contains(&game.id)))
        })
    }

    /// The chosen games as one text; a single one as its own record, if that is wanted.
    fn text(self, single: bool) -> String {
        self.ids.with_untracked(|ids| match ids.as_slice() {
            [only] if single => store::text(only).unwrap_or_default(),
            _ => store::backup::backup(Some(ids)),
        })
    }

    fn with<T>(self, see: impl FnOnce(&[String], &[String]) -> T) -> T {
        self.ids.with(|ids| self.shown.with(|shown| see(ids, shown)))
    }
}

/// The bar with what can be done with the chosen games; there while some are.
#[component]
pub fn ChosenBar(
    /// Which are.
    choice: Choice,
    /// Where those go that are deleted.
    bin: Bin,
) -> impl IntoView {
    let any = Memo::new(move |_| choice.ids.with(|ids| !ids.is_empty()));
    let count = Memo::new(move |_| choice.ids.with(Vec::len));
    let said = Memo::new(move |_| match count.get() {
        0 => String::new(),
        n => (t().games.chosen)(n, choice.out_of_sight()),
    });
    // What was copied is no longer what is chosen.
    let copied = RwSignal::new(t().games.copy);
    Effect::new(move |_| {
        choice.ids.track();
        copied.set(t().games.copy);
    });
    let download = move |_| {
        let name = match count.get_untracked() {
            1 => choice.ids.with_untracked(|ids| format!("smashup-{}-backup.json", ids[0])),
            n => format!("smashup-{n}-games.json"),
        };
        browser::save_file(&name, &choice.text(false));
    };
    let copy = move |_| {
        let text = choice.text(true);
        spawn_local(async move {
            let done = browser::copy_text(&text).await.is_truthy();
            copied.set(if done { t().common.copied } else { t().common.not_copied });
        });
    };
    let delete = move |_| {
        let ids = choice.ids.get_untracked();
        choice.ids.set(Vec::new());
        bin.delete(&ids, &choice.shown.get_untracked());
    };
    let none = move |_| {
        choice.ids.set(Vec::new());
        browser::soon(|| browser::focus("[data-action='choose-all']"));
    };
    view! {
        <p class="sr-only" role="status">{said}</p>
        <Show when=move || any.get()>
            <section class="chosen-bar panel" aria-label=t().games.chosen_title>
                <div class="row chosen-said">
                    <p aria-hidden="true">{said}</p>
                    <button type="button" class="button small" data-action="choose-none" on:click=none>
                        {t().games.choose_none}
                    </button>
                </div>
                <div class="row">
                    <button type="button" class="button small" data-action="download-chosen" on:click=download>
                        {t().common.download}
                    </button>
                    <button type="button" class="button small" data-action="copy-chosen" on:click=copy>
                        <span aria-live="polite">{copied}</span>
                    </button>
                    <button type="button" class="button small" data-action="delete-chosen" on:click=delete>
                        {t().keeping.delete}
                    </button>
                </div>
                <Show when=move || choice.tells_hands()>
                    <p class="muted">{t().games.tells_hands}</p>
                </Show>
            </section>
        </Show>
    }
}
