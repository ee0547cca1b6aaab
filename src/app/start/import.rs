//! Bringing something in from a file or as text: a game, everything of another device, a link.

use crate::app::open::Nav;
use crate::app::store::{self, Saved};
use crate::words::page::t;
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
    let told = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let open = move |text: &str| {
        let taken = take_in(nav, text);
        wrong.set(taken.is_err());
        told.set(match taken {
            Ok(None) => String::new(),
            Ok(Some(n)) => {
                games.set(store::list());
                (t().keeping.taken_in)(n)
            }
            Err(why) => (t().keeping.not_opened)(&why),
        });
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
            <summary>{t().keeping.import}</summary>
            <div class="import-ways">
                <p class="muted">{t().keeping.import_note}</p>
                <label>
                    {t().keeping.from_file}
                    <input type="file" accept=".json,.txt,application/json,text/plain" node_ref=file on:change=chosen/>
                </label>
                <label>
                    {t().keeping.from_text}
                    <textarea rows="3" spellcheck="false" node_ref=text></textarea>
                </label>
                <button type="button" class="button" data-action="import" on:click=pasted>{t().keeping.open_text}</button>
                <p role="alert" class:wrong=wrong>{told}</p>
            </div>
        </details>
    }
}

/// Takes in whatever it is, and gives the number of games if it was everything of a device. Nothing that is here
/// is changed.
fn take_in(nav: Nav, text: &str) -> Result<Option<usize>, String> {
    let text = text.trim();
    let address = text.split_once('#').map(|(_, hash)| hash);
    if let Some(hash) = address.filter(|h| h.starts_with("watch?") || h.starts_with("new?")) {
        nav.follow(hash);
        return Ok(None);
    }
    if let Some(n) = store::restore(text) {
        return Ok(Some(n));
    }
    if text.contains("[[player]]") {
        return Err(t().keeping.is_scenario.to_owned());
    }
    nav.open(&store::import(text)?);
    Ok(None)
}
