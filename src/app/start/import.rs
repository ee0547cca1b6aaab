//! Bringing a game in from a file or as text.

use crate::app::open::Nav;
use crate::app::store;
use leptos::html::{Input, Textarea};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

/// The ways in.
#[component]
pub fn Import() -> impl IntoView {
    let nav = expect_context::<Nav>();
    let file = NodeRef::<Input>::new();
    let text = NodeRef::<Textarea>::new();
    let wrong = RwSignal::new(None);
    let open = move |text: &str| match store::import(text) {
        Ok(id) => nav.open(&id),
        Err(why) => wrong.set(Some(format!("This cannot be opened: {why}."))),
    };
    let chosen = move |_| {
        let files = file.get_untracked().and_then(|f| f.files());
        let Some(first) = files.and_then(|f| f.get(0)) else { return };
        spawn_local(async move {
            let read = JsFuture::from(first.text()).await.ok().and_then(|t| t.as_string());
            open(&read.unwrap_or_default());
        });
    };
    let pasted = move |_| {
        let text = text.get_untracked().map(|t| t.value()).unwrap_or_default();
        open(text.trim());
    };
    view! {
        <details class="import panel">
            <summary>"Open a game from a file or text"</summary>
            <div class="import-ways">
                <label>
                    "From a file"
                    <input type="file" accept=".json,.txt,application/json,text/plain" node_ref=file on:change=chosen/>
                </label>
                <label>
                    "Or as text"
                    <textarea rows="3" spellcheck="false" node_ref=text></textarea>
                </label>
                <button type="button" class="button" data-action="import" on:click=pasted>"Open the text"</button>
                <p role="alert" class="wrong">{wrong}</p>
            </div>
        </details>
    }
}
