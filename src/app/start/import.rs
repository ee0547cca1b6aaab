//! Bringing something in from a file or as text: a game, everything of another device, a link.

use crate::app::open::Nav;
use crate::app::store::{self, Saved};
use leptos::html::{Input, Textarea};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

/// The ways in.
#[component]
pub fn Import(
    /// The list of games, for when several come in at once.
    games: RwSignal<Vec<Saved>>,
) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let file = NodeRef::<Input>::new();
    let text = NodeRef::<Textarea>::new();
    let wrong = RwSignal::new(None);
    let open = move |text: &str| {
        wrong.set(None);
        match take_in(nav, text.trim()) {
            Ok(In::Shown) => {}
            Ok(In::Several(n)) => {
                games.set(store::list());
                wrong.set(Some(format!(
                    "Games taken in: {n}. Those that were here already are left as they are."
                )));
            }
            Err(why) => wrong.set(Some(format!("This cannot be opened: {why}."))),
        }
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
        open(&text);
    };
    view! {
        <details class="import panel">
            <summary>"Open a game from a file or text"</summary>
            <div class="import-ways">
                <p class="muted">"A game's record, everything of another device, or a link."</p>
                <label>
                    "From a file"
                    <input
                        type="file"
                        accept=".json,.txt,application/json,text/plain"
                        node_ref=file
                        on:change=chosen
                    />
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

/// What has come in.
enum In {
    /// It is being shown.
    Shown,
    /// So many games.
    Several(usize),
}

/// Takes in whatever it is. Nothing that is here is changed.
fn take_in(nav: Nav, text: &str) -> Result<In, String> {
    let address = text.split_once('#').map(|(_, hash)| hash);
    if let Some(hash) = address.filter(|h| h.starts_with("watch?") || h.starts_with("new?")) {
        nav.follow(hash);
        return Ok(In::Shown);
    }
    if text.starts_with('{') {
        if let Some(n) = store::restore(text) {
            return Ok(In::Several(n));
        }
        nav.open(&store::import(text)?);
        return Ok(In::Shown);
    }
    Err("it is no game and no link".to_owned())
}
