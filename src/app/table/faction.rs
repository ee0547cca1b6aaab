//! What is printed of a faction: its cards with their numbers, its titan, its bases, and the decks that come with it.

use super::card::Face;
use crate::cards::catalog;
use crate::desk::words;
use crate::engine::def::{CardDef, Kind};
use crate::engine::edition::{Edition, Printing};
use crate::engine::ids::DefId;
use crate::engine::order::sort_by_key;
use crate::engine::tags::Tags;
use crate::engine::zone::Home;
use crate::words::page::t;
use leptos::prelude::*;

/// All that is printed of a faction in one of its printings, to be read; the cards of its set have to be here.
#[component]
pub fn FactionCards(printing: Printing) -> impl IntoView {
    let id = printing.faction;
    let is_its_base = |d: &DefId| {
        matches!(words::def(*d).kind, Kind::Base { .. })
            && words::faction_of(*d) == Some(id)
            && catalog().defs[usize::from(d.0)].is_of(printing.edition)
    };
    let mut cards: Vec<DefId> = catalog().of_faction(printing).collect();
    if printing.edition == Edition::Current {
        // Newer cards stand behind the older ones in the file: minions by power, then actions by name, as those are.
        sort_by_key(&mut cards, |&def| rank(words::def(def)));
    }
    let titan: Vec<DefId> = catalog().titan_of(printing).into_iter().collect();
    let bases: Vec<DefId> = catalog().ids().filter(is_its_base).collect();
    let at = catalog().factions[usize::from(id.0)].1;
    let set = &catalog().sets[at];
    let all_bases = (t().factions.all_bases)(set.bases, set.name);
    let list = |title: &'static str, name: &'static str, defs: Vec<DefId>| {
        view! {
            <h2 class="card-list-title">{title}</h2>
            <ul class="card-list" aria-label=name>{defs.into_iter().map(card).collect_view()}</ul>
        }
    };
    let deck = |home: Home, title: &'static str| {
        let of_deck = |d: &DefId| {
            let entry = &catalog().defs[usize::from(d.0)];
            entry.set == at && entry.deck == Some(home)
        };
        let cards: Vec<DefId> = catalog().ids().filter(of_deck).collect();
        let n = cards.iter().map(|&d| u32::from(words::def(d).count)).sum();
        let note = (t().factions.deck)(n, set.name);
        (n > 0).then(|| view! { {list(title, title, cards)} <p class="faction-set">{note}</p> })
    };
    view! {
        {list(t().factions.cards, t().factions.cards, cards)}
        {(!titan.is_empty()).then(|| list(t().factions.titan_title, t().card.titan, titan))}
        {(!bases.is_empty()).then(|| list(t().factions.bases_title, t().factions.bases, bases))}
        <p class="faction-set">{all_bases}</p>
        {deck(Home::Monsters, t().factions.monsters)}
        {deck(Home::Treasures, t().factions.treasures)}
        {deck(Home::Madness, t().factions.madness)}
    }
}

/// Where a card stands among those of its faction.
fn rank(card: &CardDef) -> (i32, &'static str) {
    match card.kind {
        Kind::Minion { power } | Kind::Fusion { power } => (-power, card.name),
        _ => (1, card.name),
    }
}

/// A card: its face as on the table, and all that is printed on it to be read.
fn card(def: DefId) -> impl IntoView {
    let card = words::def(def);
    // Of bases and titans there is one each.
    let copies = match card.kind {
        Kind::Base { .. } | Kind::Titan => 0,
        _ => card.count,
    };
    let mut kind = printed(def);
    if let Some(differs) = words::only_in(def) {
        kind = format!("{kind} · <b>{differs}</b>");
    }
    let copies = match copies {
        0 => String::new(),
        n => format!(" <span class=\"card-count\">×{n}</span>"),
    };
    let text = if card.text.is_empty() { t().factions.no_ability } else { card.text };
    let words =
        format!("<h3>{}{copies}</h3><p class=\"card-kind\">{kind}</p><p>{text}</p>", card.name);
    view! {
        <li class="card-line" data-card=card.name>
            <span class="card" aria-hidden="true">
                <Face def/>
            </span>
            <div inner_html=words></div>
        </li>
    }
}

/// What kind of card it is, with all numbers that are printed on it.
fn printed(def: DefId) -> String {
    let (card, said) = (words::def(def), &t().factions);
    let kind = words::kind(card);
    let deck = catalog().defs.get(usize::from(def.0)).and_then(|entry| entry.deck);
    match (deck, card.kind) {
        (Some(Home::Monsters), Kind::Minion { power }) => {
            let kind = if card.tags.has(Tags::UNDEAD) { said.undead } else { said.monster_kind };
            (said.monster)(kind, power, card.number)
        }
        (_, Kind::Minion { power } | Kind::Fusion { power }) => (said.minion)(kind, power),
        (_, Kind::Base { breakpoint, vp, .. }) => {
            let base = (said.base)(kind, breakpoint, vp);
            if card.number == 0 { base } else { (said.with_monsters)(&base, card) }
        }
        _ => kind.to_owned(),
    }
}
