//! A newer version of the page: told when it has come, taken when the person asks. The page never reloads by itself.

use crate::words::page::t;
use leptos::prelude::*;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};

#[wasm_bindgen(module = "/src/app/update.js")]
extern "C" {
    fn watch(ready: &Closure<dyn Fn()>);
    fn take();
}

/// Whether a newer version waits.
#[derive(Clone, Copy)]
struct Ready(RwSignal<bool>);

/// Keeps the page in the browser for the next start, and from now on lets [`UpdateReady`] know. Builds for
/// development are not kept: they would show yesterday's page.
pub fn provide() {
    let ready = RwSignal::new(false);
    provide_context(Ready(ready));
    if !cfg!(debug_assertions) {
        let told = Closure::new(move || ready.set(true));
        watch(&told);
        told.forget(); // the page listens as long as it is there
    }
}

/// Whether a newer version waits.
#[must_use]
pub fn update_ready() -> RwSignal<bool> {
    expect_context::<Ready>().0
}

/// The button that goes on with the newer version; nothing while there is none. Games are saved at every answer, so a
/// running one continues at its question.
#[component]
pub fn UpdateReady(
    /// How it looks.
    class: &'static str,
) -> impl IntoView {
    let ready = update_ready();
    let button = move || {
        view! {
            <button
                type="button"
                class=class
                data-action="update"
                title=t().start.update_note
                on:click=move |_| take()
            >
                <span aria-hidden="true">"⟳"</span>
                <span class="update-words">{t().start.update}</span>
            </button>
        }
    };
    move || ready.get().then(button)
}
