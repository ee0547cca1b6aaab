//! What is said to those who listen, and where the keyboard goes when what it was on has gone.

use super::controller::Table;
use super::lift::Lift;
use super::words;
use crate::engine::question::Why;
use crate::engine::view::AskView;
use leptos::prelude::*;

/// The open question, or the card held in the air.
#[component]
pub fn Announcer(table: Table) -> impl IntoView {
    let text = Memo::new(move |_| match (table.lift.get(), table.ask.get()) {
        (Some(lift), _) => lifted(&lift, words::def(table.def_of(lift.card)).name),
        (None, Some(ask)) => asked(table, &ask),
        (None, None) => String::new(),
    });
    Effect::new(move |_| {
        text.track();
        request_animation_frame(refocus);
    });
    view! {
        <p class="sr-only" role="status" aria-live="polite">
            {text}
        </p>
    }
}

fn lifted(lift: &Lift, name: &str) -> String {
    let places = match lift.targets.len() {
        0 => String::new(),
        1 => " 1 legal place.".to_owned(),
        n => format!(" {n} legal places."),
    };
    format!("{name} is lifted.{places} Escape puts it back.")
}

fn asked(table: Table, ask: &AskView) -> String {
    let who = table.name(ask.who);
    if ask.why == Why::PlayCards {
        return format!("{who}: play cards. {} cards or abilities can be used.", ask.choices.len());
    }
    let optional = if ask.min == 0 { " Optional." } else { "" };
    let line = table.peek(words::question);
    format!("{who}: {line}. {} options.{optional}", ask.choices.len())
}

/// Moves the focus to the question if what had it is gone.
fn refocus() {
    let lost = document().active_element().is_none_or(|e| e.tag_name() == "BODY");
    if !lost {
        return;
    }
    let Ok(Some(question)) = document().query_selector(".question, .screen") else { return };
    if let Ok(question) = wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(question) {
        let _unfocusable = question.focus();
    }
}
