//! What can be laid over any page by a key: the list of keys, and what can be set.

use super::settings::{KEYS, Settings};
use crate::words::keys::{self, Key};
use crate::words::page::t;
use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What lies over the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// What each key does.
    Keys,
    /// What can be set.
    Settings,
}

/// What lies over the page now.
#[derive(Clone, Copy)]
pub struct Overlay(RwSignal<Option<Over>>);

impl Overlay {
    /// Nothing, for a page and all in it; keys lay something over it from now on.
    pub fn provide() -> Overlay {
        let overlay = Overlay(RwSignal::new(None));
        provide_context(overlay);
        let heard = window_event_listener(ev::keydown, move |ev| overlay.hear(&ev));
        on_cleanup(move || heard.remove());
        overlay
    }

    /// That of the page.
    #[must_use]
    pub fn here() -> Overlay {
        expect_context()
    }

    /// What lies there, followed.
    #[must_use]
    pub fn get(self) -> Option<Over> {
        self.0.get()
    }

    /// Lays something over the page.
    pub fn open(self, over: Over) {
        self.0.set(Some(over));
    }

    /// Takes away what lies there.
    pub fn close(self) {
        if self.0.with_untracked(Option::is_some) {
            self.0.set(None);
        }
    }

    fn hear(self, ev: &ev::KeyboardEvent) {
        // One that is held is one press: the browser would press the button again that the keyboard is at.
        if ev.repeat() && ev.key() == "Enter" && !is_for_others(ev) {
            ev.prevent_default();
        }
        let over = match ev.key().as_str() {
            "?" => Over::Keys,
            "," => Over::Settings,
            _ => return,
        };
        if ev.repeat() || is_for_others(ev) || !KEYS.is_on() {
            return;
        }
        ev.prevent_default();
        // One that was closed just now may still be taken for open: browsers tell a frame later.
        let open =
            document().query_selector("dialog.over[open]").is_ok_and(|found| found.is_some());
        self.0.update(|now| *now = Some(over).filter(|_| !open || *now != Some(over)));
    }
}

/// The way to the settings for a finger, where there is no menu: on every page at the same place.
#[component]
pub fn ToSettings() -> impl IntoView {
    let overlay = Overlay::here();
    view! {
        <button
            type="button"
            class="to-settings"
            data-action="settings"
            aria-label=t().settings.title
            on:click=move |_| overlay.open(Over::Settings)
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m3,7h18m-18,10h18m-12,-14v8m6,2v8" />
            </svg>
        </button>
    }
}

/// Whether a key is not for the page: a shortcut of the browser's, or what somebody types.
pub fn is_for_others(ev: &ev::KeyboardEvent) -> bool {
    let at = ev.target().and_then(|t| t.dyn_into::<web_sys::Element>().ok());
    let field = |e: &web_sys::Element| {
        e.matches("input:not([type=radio], [type=checkbox]), select, textarea")
    };
    let typed = at.is_some_and(|e| field(&e).unwrap_or(false));
    typed || ev.ctrl_key() || ev.alt_key() || ev.meta_key()
}

/// What lies over any page.
#[component]
pub fn OverDialog() -> impl IntoView {
    let overlay = Overlay::here();
    let shown = move || overlay.get().is_some();
    let close = Callback::new(move |()| overlay.close());
    view! {
        <Modal class="over" heading="over-title" shown close>
            {move || overlay.get().map(|over| content(overlay, over))}
        </Modal>
    }
}

/// A dialog over all else, closed by Escape and by a press beside it; the keyboard is then where it was before.
#[component]
pub fn Modal(
    /// What it is in the style sheet.
    class: &'static str,
    /// The id of its heading.
    heading: &'static str,
    /// Whether it is there, followed.
    #[prop(into)]
    shown: Signal<bool>,
    /// Somebody has closed it.
    close: Callback<()>,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match shown.get() {
            true if !dialog.open() => drop(dialog.show_modal()),
            true => {}
            false => dialog.close(),
        }
    });
    // Browsers tell a frame later, when it may be open again.
    let closed = move |_| {
        if dialog.get_untracked().is_some_and(|dialog| !dialog.open()) {
            close.run(());
        }
    };
    // Outside of its panel is the dialog itself.
    let beside = move |ev: ev::MouseEvent| {
        if ev.target().as_ref() == dialog.get_untracked().map(|d| d.into()).as_ref() {
            close.run(());
        }
    };
    view! {
        <dialog class=class aria-labelledby=heading node_ref=dialog on:close=closed on:click=beside>
            {children()}
        </dialog>
    }
}

fn content(overlay: Overlay, over: Over) -> impl IntoView {
    let (title, inner) = match over {
        Over::Keys => (t().common.keys, view! { <Keys /> }.into_any()),
        Over::Settings => (t().settings.title, view! { <Settings /> }.into_any()),
    };
    view! {
        <div class="over-panel">
            <button type="button" class="over-close" aria-label=t().common.close on:click=move |_| overlay.close()>
                "×"
            </button>
            <h2 id="over-title">{title}</h2>
            {inner}
        </div>
    }
}

/// What each key does.
#[component]
fn Keys() -> impl IntoView {
    let row = |key: &Key| view! { <dt><kbd>{key.key}</kbd></dt> <dd>{key.does}</dd> };
    view! {
        <dl class="keys">{keys::KEYS.iter().map(row).collect_view()}</dl>
        <p class="muted">{keys::NOTE}</p>
    }
}
