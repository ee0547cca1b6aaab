//! What helps to understand a card: the terms its text uses, and how it is read where that is not plain.

use super::words;
use crate::engine::ids::DefId;
use crate::words::keywords::keywords_in;
use leptos::prelude::*;

/// The rulings about a card and the terms in its text, each to be opened.
#[component]
pub fn Help(def: DefId) -> impl IntoView {
    let card = words::def(def);
    let rulings = card.rulings.iter().map(|r| view! { <li>{*r}</li> }).collect_view();
    let terms = keywords_in(card.text);
    let any = !terms.is_empty();
    let terms = terms
        .into_iter()
        .map(|k| view! { <div><dt>{k.name}</dt> <dd>{k.means}</dd></div> })
        .collect_view();
    view! {
        {(!card.rulings.is_empty())
            .then(|| {
                view! {
                    <details class="help" data-help="rulings">
                        <summary>"Rulings"</summary>
                        <ul>{rulings}</ul>
                    </details>
                }
            })}
        {any.then(|| {
            view! {
                <details class="help" data-help="terms">
                    <summary>"What the words mean"</summary>
                    <dl>{terms}</dl>
                </details>
            }
        })}
    }
}
