//! Deleting saved games at once, and the bar that takes it back for a while.

use crate::app::browser;
use crate::app::store::{self, Saved, trash};
use crate::words::page::t;
use leptos::ev::{self, KeyboardEvent};
use leptos::html::Div;
use leptos::prelude::*;
use std::time::Duration;

/// Where the games of a page go that are deleted.
#[derive(Clone, Copy)]
pub struct Bin {
    /// The games of the page.
    games: RwSignal<Vec<Saved>>,
    /// How many can be brought back.
    held: RwSignal<usize>,
    /// For how many seconds yet.
    left: StoredValue<u32>,
    /// Whether these seconds are being counted.
    counts: StoredValue<bool>,
    /// What was said last.
    said: RwSignal<String>,
    bar: NodeRef<Div>,
}

impl Bin {
    /// The bin of a page with these games. What was deleted just before on another page can be brought back here, too.
    #[must_use]
    pub fn new(games: RwSignal<Vec<Saved>>) -> Bin {
        let (held, left) = trash::held();
        let bin = Bin {
            games,
            held: RwSignal::new(held),
            left: StoredValue::new(left),
            counts: StoredValue::new(false),
            said: RwSignal::new(String::new()),
            bar: NodeRef::new(),
        };
        if held > 0 {
            bin.said.set((t().games.deleted)(held));
            bin.count();
        }
        bin
    }

    /// Deletes games. The keyboard goes on with the row that takes their place among those that are shown.
    pub fn delete(self, ids: &[String], shown: &[String]) {
        let next = beside(shown, ids).cloned();
        trash::delete(ids);
        self.games.update(|games| games.retain(|game| !ids.contains(&game.id)));
        self.said.set((t().games.deleted)(self.look()));
        go_to(next);
    }

    /// Finds out how many can be brought back.
    fn look(self) -> usize {
        let (held, left) = trash::held();
        self.left.set_value(left);
        self.held.set(held);
        self.count();
        held
    }

    /// Brings all of them back.
    fn undo(self) {
        let back = trash::bring_back();
        self.games.set(store::list());
        let not_back = self.look();
        match back {
            Ok(ids) => {
                self.said.set((t().games.are_back)(ids.len()));
                go_to(ids.into_iter().next());
            }
            Err(_) => self.said.set((t().games.not_back)(not_back)),
        }
    }

    /// Counts the seconds until nothing can be brought back any more; not those in which somebody is at the bar.
    fn count(self) {
        if !self.counts.get_value() {
            self.counts.set_value(true);
            self.wait();
        }
    }

    fn wait(self) {
        let second = move || {
            // Whoever has left the page finds what is left of the time on the next.
            let Some(held) = self.held.try_get_untracked() else { return };
            let at_it =
                |bar: web_sys::HtmlDivElement| bar.matches(".undo:hover, .undo:focus-within");
            let stays = self.bar.get_untracked().is_some_and(|bar| at_it(bar) == Ok(true));
            if !stays {
                self.left.update_value(|left| *left = left.saturating_sub(1));
            }
            if held > 0 && self.left.get_value() > 0 {
                return self.wait();
            }
            self.counts.set_value(false);
            if held > 0 {
                trash::empty();
                self.held.set(0);
                self.said.set(String::new());
            }
        };
        set_timeout(second, Duration::from_secs(1));
    }

    /// By the keys that take back everywhere, but where they take back what was typed.
    fn hear(self, ev: &KeyboardEvent) {
        let types = browser::focused().is_some_and(|e| e.matches(TYPED) == Ok(true));
        let undo = (ev.ctrl_key() || ev.meta_key()) && !ev.shift_key() && ev.key() == "z";
        if undo && !types && self.held.get_untracked() > 0 {
            ev.prevent_default();
            self.undo();
        }
    }
}

/// Where somebody types.
const TYPED: &str = "input:not([type='checkbox'], [type='radio']), textarea";

/// The bar that brings back what was deleted. It is there for a while, and stays as long as somebody is at it.
#[component]
pub fn BinBar(
    /// What was deleted.
    bin: Bin,
) -> impl IntoView {
    let heard = window_event_listener(ev::keydown, move |ev| bin.hear(&ev));
    on_cleanup(move || heard.remove());
    let any = Memo::new(move |_| bin.held.get() > 0);
    view! {
        <p class="sr-only" role="status">{bin.said}</p>
        <Show when=move || any.get()>
            <div class="undo panel" node_ref=bin.bar>
                <span aria-hidden="true">{bin.said}</span>
                <button type="button" class="button" data-action="undo" aria-keyshortcuts="Control+Z" on:click=move |_| bin.undo()>
                    {t().games.undo}
                </button>
            </div>
        </Show>
    }
}

/// What comes after the first of those that go, in a list of what is shown; at its end what comes before it.
fn beside<'a>(shown: &'a [String], gone: &[String]) -> Option<&'a String> {
    let first = shown.iter().position(|id| gone.contains(id))?;
    let stays = |id: &&String| !gone.contains(id);
    shown[first..].iter().find(stays).or_else(|| shown[..first].last())
}

/// Moves the keyboard to the row of a game, or to where the list begins.
fn go_to(id: Option<String>) {
    browser::soon(move || {
        let row = id.map(|id| format!("[data-game='{id}']:not([hidden]) .saved-open"));
        browser::focus_first(&[row.as_deref().unwrap_or_default(), "#saved-title", "main h1"]);
    });
}
