//! Bringing something in from a file or as text: a game, everything of another device, a link, a scenario.

use super::scenario::{self, Scenario};
use crate::app::nav::Nav;
use crate::app::parts::{self, Code, NotHere, gated_by};
use crate::app::records;
use crate::app::route::Route;
use crate::app::store::{self, Saved};
use crate::scenario::Puzzle;
use crate::words::page::t;
use leptos::html::{Input, Textarea};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use wasm_split_helpers::wasm_split;

/// The ways in, which come when they are first looked for.
#[component]
pub fn Import(
    /// The list of games, for when several come in at once.
    games: RwSignal<Vec<Saved>>,
) -> impl IntoView {
    let wanted = RwSignal::new(false);
    let ways = move || wanted.get().then(|| gated_by(&WAYS, vec![], move |ways| ways(games)));
    view! {
        <details class="import panel" on:toggle=move |_| wanted.set(true)>
            <summary>{t().keeping.import}</summary>
            {ways}
        </details>
    }
}

/// How they are made: with what reads records, as a part of which they come.
type Ways = fn(RwSignal<Vec<Saved>>) -> AnyView;

static ALL: Ways = |games| view! { <ImportWays games/> }.into_any();

#[wasm_split(records, fallible)]
fn all_ways() -> Result<&'static Ways, NotHere> {
    Ok(&ALL)
}

static WAYS: Code<Ways> = Code::new(|| Box::pin(parts::with_its_style(all_ways())));

#[component]
fn ImportWays(games: RwSignal<Vec<Saved>>) -> impl IntoView {
    let nav = expect_context::<Nav>();
    let file = NodeRef::<Input>::new();
    let text = NodeRef::<Textarea>::new();
    let told = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let puzzle = RwSignal::new(None);
    let open = move |name: String, text: String| {
        puzzle.set(None);
        spawn_local(async move {
            let taken = take_in(nav, &name, &text).await;
            wrong.set(taken.is_err());
            told.set(match taken {
                Ok(In::Shown) => String::new(),
                Ok(In::Several(n)) => {
                    games.set(store::list());
                    (t().keeping.taken_in)(n)
                }
                Ok(In::Scenario(read)) => {
                    puzzle.set(Some(read));
                    String::new()
                }
                Err(why) => (t().keeping.not_opened)(&why),
            });
        });
    };
    let chosen = move |_| {
        let files = file.get_untracked().and_then(|f| f.files());
        let Some(first) = files.and_then(|f| f.get(0)) else { return };
        spawn_local(async move {
            let read = JsFuture::from(first.text()).await.ok().and_then(|t| t.as_string());
            open(first.name(), read.unwrap_or_default());
        });
    };
    let pasted = move |_| {
        let text = text.get_untracked().map(|t| t.value()).unwrap_or_default();
        open(t().keeping.the_text.to_owned(), text);
    };
    view! {
        <div class="import-ways">
            <p class="muted">{t().keeping.import_note}</p>
            <label>
                {t().keeping.from_file}
                <input type="file" accept=".json,.txt,.toml,application/json,text/plain,application/toml" node_ref=file on:change=chosen/>
            </label>
            <label>
                {t().keeping.from_text}
                <textarea rows="3" spellcheck="false" node_ref=text></textarea>
            </label>
            <button type="button" class="button" data-action="import" on:click=pasted>{t().keeping.open_text}</button>
            <p role="alert" class:wrong=wrong>{told}</p>
            {move || puzzle.get().map(|puzzle| view! { <Scenario puzzle /> })}
        </div>
    }
}

/// What has come in.
enum In {
    /// It is being shown.
    Shown,
    /// So many games.
    Several(usize),
    /// A scenario, with which several things can be done.
    Scenario(Puzzle),
}

/// Takes in whatever it is, when all sets are here: it may hold any card. Nothing that is here is changed. `name` is what
/// a scenario is called in what is said of it.
async fn take_in(nav: Nav, name: &str, text: &str) -> Result<In, String> {
    let text = text.trim();
    let address = text.split_once('#').map(|(_, hash)| Route::of(hash));
    if let Some(route @ (Route::Watch(_) | Route::Direct(_))) = address {
        nav.follow(route);
        return Ok(In::Shown);
    }
    parts::fetch(&parts::all_sets()).await.map_err(|NotHere| t().fail.not_here)?;
    if let Some(n) = store::backup::restore(text)? {
        return Ok(In::Several(n));
    }
    if text.contains("[[player]]") {
        return scenario::read(name, text).await.map(In::Scenario);
    }
    nav.open(&store::import(text, records::open)?);
    Ok(In::Shown)
}
