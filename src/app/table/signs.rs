//! What is to be seen of a card on the table besides its face: counters, a changed number, whose it is, a cancelled
//! ability, what a monster is worth, a duel. Each has a shape of its own, so that colour is never alone, and words for who hears it.

use super::controller::Table;
use crate::desk::words;
use crate::engine::ids::Seat;
use crate::engine::numbers::Part;
use crate::engine::view::CardView;
use crate::engine::zone::Zone;
use crate::words::page::t;
use leptos::prelude::*;

/// The signs on a card in play.
#[derive(Clone, PartialEq, Eq)]
struct Signs {
    /// +1 power counters.
    counters: i32,
    /// Counters that only count.
    plain: i32,
    /// Stasis counters, of a card in stasis: there may be none left.
    stasis: Option<i32>,
    /// How many cards are stored under it.
    stored: usize,
    /// How many treasures a monster is worth.
    treasures: Option<u8>,
    /// Whether it duels.
    duels: bool,
    /// Whether its abilities are cancelled.
    cancelled: bool,
    /// Its owner, if somebody else controls it.
    owner: Option<Seat>,
}

/// The owner of a card that somebody else controls, or holds in a hand.
#[must_use]
pub fn owner(card: &CardView) -> Option<Seat> {
    let holder = match card.zone {
        Zone::Hand(seat) | Zone::Duel(seat) | Zone::Stasis(seat) => Some(seat),
        _ => card.controller,
    };
    card.owner.filter(|&owner| holder.is_some_and(|holder| holder != owner))
}

/// Whether a card is one of two that duel.
fn duels(table: Table, card: &CardView) -> bool {
    table.view.with(|v| v.duel.as_ref().is_some_and(|d| d.minions.contains(&card.id)))
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
pub fn signs(table: Table, card: Memo<CardView>) -> impl IntoView {
    let signs = Memo::new(move |_| {
        card.with(|c| Signs {
            counters: c.counters,
            plain: c.plain_counters,
            stasis: matches!(c.zone, Zone::Stasis(_)).then_some(c.stasis_counters),
            stored: c.stored.len(),
            treasures: words::treasures(c.def),
            duels: duels(table, c),
            cancelled: c.cancelled,
            owner: owner(c),
        })
    });
    // Drawn by the style sheet: they are no part of the card's name.
    move || {
        let Signs { counters, plain, stasis, stored, treasures, duels, cancelled, owner } =
            signs.get();
        let sign = |class: String, text: String| view! { <i class=class data-sign=text></i> };
        let plainly = |class: &str, text: String| sign(class.to_owned(), text);
        let counters = (counters > 0).then(|| plainly("counters", format!("+{counters}")));
        let plain = (plain > 0).then(|| plainly("counts", plain.to_string()));
        let stasis = stasis.map(|n| plainly("counts waits", n.to_string()));
        let stored = (stored > 0).then(|| plainly("counts holds", stored.to_string()));
        let treasures = treasures.map(|n| plainly("coin", n.to_string()));
        let duels = duels.then(|| plainly("duels", "⚔".to_owned()));
        let cancelled = cancelled.then(|| plainly("cancelled", "⊘".to_owned()));
        let owner = owner
            .map(|seat| sign(format!("owned seat-{}", seat.0 + 1), words::symbol(seat).to_owned()));
        let all = [counters, plain, stasis, stored, treasures, duels, cancelled, owner];
        let all: Vec<_> = all.into_iter().flatten().collect();
        (!all.is_empty()).then(|| view! { <span class="signs">{all}</span> })
    }
}

/// The same in words, a few for each; and what was named for it.
#[must_use]
pub fn conditions(table: Table, card: &CardView) -> Vec<String> {
    let some = |n: i32, words: fn(i32) -> String| (n != 0).then(|| words(n));
    let counters = some(card.counters, t().card.counters);
    let plain = some(card.plain_counters, t().card.plain_counters);
    let stasis = matches!(card.zone, Zone::Stasis(_)).then_some(card.stasis_counters);
    let stasis = stasis.map(t().card.stasis_counters);
    let stored = some(card.stored.len() as i32, t().card.stored);
    let treasures = words::treasures(card.def).map(t().card.treasures);
    let duels = duels(table, card).then(|| t().card.duels.to_owned());
    let owner = owner(card).map(|seat| (t().card.owned_by)(&table.name(seat)));
    let cancelled = card.cancelled.then(|| t().card.cancelled.to_owned());
    let named =
        card.named.iter().map(|&f| (t().card.named)(crate::cards::catalog().faction(f).name));
    let of = |&def: &_| (t().card.copies)(words::def(def).name);
    let copies = card.copies.iter().map(of);
    let all = [counters, plain, stasis, stored, treasures, duels, owner, cancelled];
    all.into_iter().flatten().chain(named).chain(copies).collect()
}
