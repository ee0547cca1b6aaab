//! What helps to understand a card: the terms its text uses, and how it is read where that is not plain.

use crate::desk::words;
use crate::engine::ids::DefId;
use crate::words::keywords::{Keyword, keywords_in};
use crate::words::page::t;
use leptos::prelude::*;

/// The rulings about a card and the terms in its text, each to be opened. Written as HTML, for nothing in it changes.
#[component]
pub fn Help(def: DefId) -> impl IntoView {
    let card = words::def(def);
    let rulings: String = card.rulings.iter().map(|r| format!("<li>{r}</li>")).collect();
    let term = |k: &Keyword| format!("<dt>{}</dt><dd>{}</dd>", k.name, k.means);
    let terms: String = keywords_in(card.text).into_iter().map(term).collect();
    let mut help = String::new();
    if !rulings.is_empty() {
        help += &part("rulings", t().looking.rulings, &format!("<ul>{rulings}</ul>"));
    }
    if !terms.is_empty() {
        help += &part("terms", t().looking.terms, &format!("<dl>{terms}</dl>"));
    }
    view! { <div inner_html=help></div> }
}

fn part(name: &str, title: &str, inner: &str) -> String {
    format!(
        "<details class=\"help\" data-help=\"{name}\"><summary>{title}</summary>{inner}</details>"
    )
}
