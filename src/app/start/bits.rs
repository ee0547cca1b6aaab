//! Small things that several pages show.

use crate::app::browser;
use crate::app::emblems;
use crate::app::over::ToSettings;
use crate::app::route::Route;
use crate::desk::words::symbol_of;
use crate::engine::faction::Faction;
use crate::words::page::t;
use leptos::attr::custom::CustomAttribute;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The mark of a seat: its colour and its symbol.
pub fn seat_mark(seat: usize) -> impl IntoView {
    view! { <span class=format!("seat-mark seat-{}", seat + 1) aria-hidden="true">{symbol_of(seat)}</span> }
}

/// The custom properties that give an element the colours of a faction.
pub fn colors(faction: &Faction) -> String {
    format!("--c1:{};--c2:{}", faction.colors[0], faction.colors[1])
}

/// A faction's emblem on its colours.
pub fn emblem(faction: &'static Faction) -> impl IntoView {
    view! { <span class="emblem" prop:style=colors(faction)>{emblems::emblem(Some(faction), "icon")}</span> }
}

/// One of a few choices that exclude each other: a radio button that is a part of a bar.
pub fn segment(
    name: &'static str,
    (key, word): (&'static str, &'static str),
    text: &'static str,
    chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    let radio =
        view! { <input type="radio" name=name prop:checked=chosen on:change=move |_| choose()/> };
    view! { <label class="segment">{radio.attr(key, word)}<span>{text}</span></label> }.into_any()
}

/// What is to be told first of all.
#[component]
pub fn Notice(
    /// What; nothing is shown without.
    text: RwSignal<Option<String>>,
) -> impl IntoView {
    let close = move |_| text.set(None);
    view! {
        <div role="alert">
            {move || text.get().map(|text| view! {
                <div class="notice panel">
                    <p>{text}</p>
                    <button type="button" class="button" data-action="close-notice" on:click=close>{t().common.ok}</button>
                </div>
            })}
        </div>
    }
}

/// Ways to take a game's record out of the browser.
#[component]
pub fn Export(
    /// The name of the file.
    name: String,
    /// What is in it.
    text: String,
) -> impl IntoView {
    let said = RwSignal::new(t().common.copy_as_text);
    let text = StoredValue::new(text);
    let copy = move |_| {
        spawn_local(async move {
            let done = browser::copy_text(&text.get_value()).await.is_truthy();
            said.set(if done { t().common.copied } else { t().common.not_copied });
        });
    };
    let save = move |_| text.with_value(|text| browser::save_file(&name, text));
    view! {
        <button type="button" class="button" data-action="download" on:click=save>{t().common.download}</button>
        <button type="button" class="button" data-action="copy" on:click=copy>
            <span aria-live="polite">{said}</span>
        </button>
    }
}

/// The top of every page but the start page.
#[component]
pub fn PageHead(
    /// What the page is called.
    title: &'static str,
) -> impl IntoView {
    view! {
        <header class="page-head">
            <a class="button back" href=Route::Home.href() data-action="back">
                <span aria-hidden="true">"◀"</span>
                {t().common.back}
            </a>
            <h1 tabindex="-1">{title}</h1>
            <ToSettings />
        </header>
    }
}

/// Lets a screen reader begin with a page's heading when it comes up by a link.
pub fn begin_at_heading() {
    browser::soon(|| browser::focus("main h1"));
}
