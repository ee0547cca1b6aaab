//! The cards of a question that do not lie where one could tap them: looked at, revealed, in a discard
//! pile, on another card. They are shown with the question.

use super::card_button::CardButton;
use super::controller::Table;
use super::words;
use crate::engine::ids::CardId;
use crate::engine::question::Why;
use crate::engine::view::{AskView, CardView, TableView};
use crate::words::page::t;
use leptos::prelude::*;

/// Whether a card has an element of its own on the table or in the hand.
fn lies_open(view: &TableView, card: CardId) -> bool {
    let own = view.viewer.and_then(|s| view.players.get(s.index())?.hand.as_ref());
    let in_hand = own.is_some_and(|h| h.iter().any(|c| c.id == card));
    let at = |s: &crate::engine::view::SiteView| {
        s.base.id == card || s.cards.iter().any(|c| c.id == card)
    };
    in_hand || view.sites.iter().any(at)
}

/// Where a card lies that is not on the table by itself: the zone, and in words.
type Lies = (&'static str, String);

/// Nothing is said of a card that lies in a deck.
const IN_DECK: Lies = ("deck", String::new());

fn place(view: &TableView, card: CardId) -> Lies {
    for site in &view.sites {
        for host in &site.cards {
            if host.attached.iter().any(|a| a.id == card) {
                let (card, base) = (words::def(host.def).name, words::def(site.base.def).name);
                return ("site", (t().asking.on)(card, base));
            }
        }
    }
    let in_pile = |p: &crate::engine::view::PlayerView| p.discard.iter().any(|c| c.id == card);
    match view.players.iter().find(|p| in_pile(p)) {
        Some(_) => ("discard", t().asking.in_pile.to_owned()),
        None => IN_DECK,
    }
}

/// The loose cards of a question, and cards that are shown without being a choice.
fn loose(view: &TableView, ask: &AskView) -> Vec<(CardView, Lies)> {
    let mut cards: Vec<(CardView, Lies)> = Vec::new();
    for choice in &ask.choices {
        let Some(card) = &choice.card else { continue };
        // What may be played from the discard pile lies with the hand, and what may be used has a button.
        let listed = cards.iter().any(|(c, _)| c.id == card.id);
        if ask.why != Why::PlayCards && !listed && !lies_open(view, card.id) {
            cards.push((card.clone(), place(view, card.id)));
        }
    }
    for card in &view.shown {
        let source = ask.source.as_ref().is_some_and(|s| s.id == card.id);
        if !source && !cards.iter().any(|(c, _)| c.id == card.id) {
            cards.push((card.clone(), IN_DECK));
        }
    }
    cards
}

/// Whether the open question has such cards.
#[must_use]
pub fn any_loose(table: Table) -> bool {
    let ask = table.ask.get();
    ask.is_some_and(|ask| table.view.with(|v| !loose(v, &ask).is_empty()))
}

/// Those cards.
#[component]
pub fn Loose(table: Table, ask: AskView) -> impl IntoView {
    let cards = table.view.with_untracked(|v| loose(v, &ask));
    (!cards.is_empty()).then(|| {
        let faces = cards
            .into_iter()
            .map(|(card, (zone, place))| view! { <LooseCard table card zone place /> })
            .collect_view();
        view! { <div class="loose">{faces}</div> }
    })
}

#[component]
fn LooseCard(table: Table, card: CardView, zone: &'static str, place: String) -> impl IntoView {
    let id = card.id;
    view! {
        <div class="loose-slot">
            <CardButton table id zone def=card.def class:loose-card=true attr:data-drop=format!("c{}", id.0) />
            {(!place.is_empty()).then(|| view! { <small class="loose-place">{place}</small> })}
        </div>
    }
}
