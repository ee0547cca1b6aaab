//! A card's face, at whatever size it is given: the picture, the power and the text appear as they fit.

use crate::app::emblems;
use crate::desk::{Mark, words};
use crate::engine::def::Kind;
use crate::engine::ids::DefId;
use crate::engine::zone::Home;
use crate::words::page::t;
use crate::words::{capital, longest_word};
use leptos::prelude::*;

/// The emblem of a printed card's faction; of a card of no faction its own picture.
pub fn emblem(def: DefId, class: &'static str) -> AnyView {
    let faction = words::faction_of(def).map(|f| crate::cards::catalog().faction(f));
    let own = if faction.is_none() { emblems::art(def, class) } else { None };
    own.unwrap_or_else(|| emblems::emblem(faction, class))
}

/// What is shown on a printed card: a picture of its own, or else its faction's emblem.
pub fn art(def: DefId) -> AnyView {
    emblems::art(def, "art").unwrap_or_else(|| emblem(def, "art"))
}

/// A printed card in words: all that its face shows, in the same order.
#[must_use]
pub fn spoken(def: DefId) -> String {
    spoken_as(def, None)
}

/// The same after what can be done with it now: nobody has to hear the text to the end for that, and all that is seen stays
/// together.
#[must_use]
pub fn spoken_as(def: DefId, mark: Option<Mark>) -> String {
    let card = words::def(def);
    let power = match card.kind {
        Kind::Minion { power } | Kind::Fusion { power } => format!(" {power}"),
        Kind::Base { breakpoint, vp: [first, second, third], .. } => {
            format!(" {breakpoint}: {first} {second} {third}")
        }
        _ => String::new(),
    };
    let (origin, kind) = (words::origin(def), words::kind(card));
    let can = mark.map_or(String::new(), |mark| capital(mark.said()) + ": ");
    let spoken = format!("{can}{}{power} {} {origin} · {kind}", card.name, card.text);
    match words::treasures(def) {
        Some(n) => format!("{spoken}, {}", (t().card.treasures)(n)),
        None => spoken,
    }
}

/// Whether it is a minion, an action, a fusion, a titan or a base, for the style sheets and for tests.
#[must_use]
pub fn kind_slug(def: DefId) -> &'static str {
    match words::def(def).kind {
        Kind::Minion { .. } => "minion",
        Kind::Fusion { .. } => "fusion",
        Kind::Base { .. } => "base",
        Kind::Titan => "titan",
        _ => "action",
    }
}

/// The custom properties of a card: the colours of its frame, and the letters of the longest word of its name.
#[must_use]
pub fn frame(def: DefId) -> String {
    let [main, dark] = words::colors(def);
    let long = longest_word(words::def(def).name);
    format!("--c1:{main};--c2:{dark};--long:{long}")
}

/// Whether a text is longer than most, so that its letters are to be smaller.
fn long(text: &str) -> Option<&'static str> {
    match text.len() {
        0..150 => None,
        150..230 => Some("long"),
        230..300 => Some("longer"),
        300.. => Some("longest"),
    }
}

/// The face of a printed card.
#[component]
pub fn Face(
    /// What is printed.
    def: DefId,
) -> impl IntoView {
    let card = words::def(def);
    let kind = words::kind(card);
    let (mut class, printed) = match card.kind {
        Kind::Minion { power } => ("face".to_owned(), Some(power)),
        Kind::Fusion { power } => ("face face-fusion".to_owned(), Some(power)),
        Kind::Base { .. } => ("face face-base".to_owned(), None),
        Kind::Titan => ("face face-titan".to_owned(), None),
        Kind::Action { .. } | Kind::Rules => ("face face-action".to_owned(), None),
    };
    // What is nobody's own has an edge of its own.
    class.push_str(match words::deck(def) {
        Some(Home::Treasures) => " face-treasure",
        Some(_) => " face-monster",
        None => "",
    });
    let coin = words::treasures(def).map(|n| view! { <i class="coin" data-sign=n></i> });
    let burst = printed.map(|power| view! { <span class="burst">{power}</span> });
    let numbers = match card.kind {
        Kind::Base { breakpoint, vp: [first, second, third], .. } => {
            // As text: a view of each number would be a kilobyte of the page.
            let all = format!("<b>{first}</b><b>{second}</b><b>{third}</b><i>{breakpoint}</i>");
            Some(view! { <span class="base-vp" inner_html=all></span> })
        }
        _ => None,
    };
    view! {
        <span class=class prop:style=frame(def)>
            <span class="face-name">{card.name}</span>
            " "
            {burst}
            " "
            <span class="face-art">{art(def)} {coin} {numbers}</span>
            <span class="face-text" data-long=long(card.text)>{card.text}</span>
            " "
            <span class="face-foot">{emblem(def, "sign")} {words::origin(def)} " · " {kind}</span>
        </span>
    }
}
