//! What is to be seen of a card in play besides what is printed on it: counters, a changed number, whose it is,
//! a cancelled ability. Each has a shape of its own, so that colour is never alone, and words for who hears it.

use super::controller::Table;
use crate::desk::words;
use crate::engine::ids::Seat;
use crate::engine::numbers::Part;
use crate::engine::view::CardView;
use crate::words::page::t;
use leptos::prelude::*;

/// The signs on a card in play.
#[derive(Clone, PartialEq, Eq)]
struct Signs {
    /// +1 power counters.
    counters: i32,
    /// Whether its abilities are cancelled.
    cancelled: bool,
    /// Its owner, if somebody else controls it.
    owner: Option<Seat>,
}

fn owner(card: &CardView) -> Option<Seat> {
    card.owner.filter(|_| card.controller.is_some() && card.owner != card.controller)
}

/// How a number differs from the printed one: `up`, `down`, or `set` to the very same.
#[must_use]
pub fn way(number: &crate::engine::numbers::Number, printed: i32) -> Option<&'static str> {
    let set = matches!(number.parts.first(), Some((Part::Set(_), _)));
    match number.value.cmp(&printed) {
        std::cmp::Ordering::Greater => Some("up"),
        std::cmp::Ordering::Less => Some("down"),
        std::cmp::Ordering::Equal => set.then_some("set"),
    }
}

/// The signs on a chip, under its power.
pub fn signs(card: Memo<CardView>) -> impl IntoView {
    let signs = Memo::new(move |_| {
        card.with(|c| Signs { counters: c.counters, cancelled: c.cancelled, owner: owner(c) })
    });
    // Drawn by the style sheet: they are no part of the card's name.
    move || {
        let Signs { counters, cancelled, owner } = signs.get();
        let sign = |class: String, text: String| view! { <i class=class data-sign=text></i> };
        let counters = (counters > 0).then(|| sign("counters".to_owned(), format!("+{counters}")));
        let cancelled = cancelled.then(|| sign("cancelled".to_owned(), "⊘".to_owned()));
        let owner = owner
            .map(|seat| sign(format!("owned seat-{}", seat.0 + 1), words::symbol(seat).to_owned()));
        let any = counters.is_some() || cancelled.is_some() || owner.is_some();
        any.then(|| view! { <span class="signs">{counters}{cancelled}{owner}</span> })
    }
}

/// The same in words, a few for each; and what was named for it.
#[must_use]
pub fn conditions(table: Table, card: &CardView) -> Vec<String> {
    let counters = match card.counters {
        0 => None,
        n => Some((t().card.counters)(n)),
    };
    let owner = owner(card).map(|seat| (t().card.owned_by)(&table.name(seat)));
    let cancelled = card.cancelled.then(|| t().card.cancelled.to_owned());
    let named = card.named.map(|f| (t().card.named)(crate::cards::catalog().faction(f).name));
    let of = |&def: &_| (t().card.copies)(words::def(def).name);
    let copies = card.copies.iter().map(of);
    [counters, owner, cancelled, named].into_iter().flatten().chain(copies).collect()
}
