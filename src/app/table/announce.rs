//! What is said to those who listen, and where the keyboard goes when what it was on has gone.

use super::controller::Table;
use super::keys;
use super::lift::Lift;
use super::words;
use crate::engine::question::{Pick, Why};
use crate::engine::view::AskView;
use leptos::prelude::*;

/// The open question, or the card held in the air and what it is over.
#[component]
pub fn Announcer(table: Table) -> impl IntoView {
    let text = Memo::new(move |_| match (table.lift.get(), table.over.get(), table.ask.get()) {
        (Some(lift), Some(at), _) => over(table, &lift, at),
        (Some(lift), None, _) => lifted(&lift, words::def(table.def_of(lift.card)).name),
        (None, _, Some(ask)) => format!("{} {}", table.told.get(), asked(table, &ask)),
        (None, _, None) => table.told.get(),
    });
    Effect::new(move |_| {
        text.track();
        request_animation_frame(refocus);
    });
    view! {
        <p class="sr-only" role="status" aria-live="polite">
            {move || text.get().trim().to_owned()}
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

fn over(table: Table, lift: &Lift, at: Pick) -> String {
    let name = words::def(table.def_of(lift.card)).name;
    let mut text = format!("{name} over {}.", table.place_name(at));
    for change in table.previews.get() {
        let place = table.place_name(Pick::Site(change.site));
        let scores = if change.to >= change.breakpoint { ", will score" } else { "" };
        text += &format!(
            " {place}: {} to {} of {}{scores}.",
            change.from, change.to, change.breakpoint
        );
    }
    text
}

fn asked(table: Table, ask: &AskView) -> String {
    let who = table.name(ask.who);
    let n = ask.choices.len();
    if ask.why == Why::PlayCards {
        return format!("{who}: play cards. {n} cards or abilities can be used.");
    }
    let options = if n == 1 { "1 option".to_owned() } else { format!("{n} options") };
    let several = match (ask.min, ask.max) {
        (_, 1) => String::new(),
        (min, max) if min == max => format!(" Choose {max}."),
        (0, max) => format!(" Choose up to {max}."),
        (min, max) => format!(" Choose {min} to {max}."),
    };
    let optional = if ask.min == 0 { " Optional." } else { "" };
    let line = table.peek(words::question);
    let line = line.trim_end_matches(['.', ':', '?']);
    format!("{who}: {line}. {options}.{several}{optional}")
}

/// Moves the focus on if what had it is gone.
fn refocus() {
    let lost = document().active_element().is_none_or(|e| e.tag_name() == "BODY");
    if lost {
        keys::onward();
    }
}
