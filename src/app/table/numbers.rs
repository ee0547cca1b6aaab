//! Where numbers come from, part by part.

use super::controller::Table;
use super::opens::Opens;
use crate::app::computers::signs::About;
use crate::desk::{Move, Sheet, lines::Source, words};
use crate::engine::edition::Printing;
use crate::engine::ids::{CardId, DefId, Seat};
use crate::engine::numbers::Number;
use crate::engine::view::{CardView, SiteView};
use crate::words::page::t;
use leptos::prelude::*;

/// A number part by part.
#[component]
pub fn Parts(table: Table, number: Number, what: &'static str) -> impl IntoView {
    let sum: i32 = number.parts.iter().map(|p| p.1).sum();
    let parts = table
        .peek(|desk| desk.parts(&number))
        .into_iter()
        .enumerate()
        .map(|(i, Source { what: from, n })| {
            let n = if i == 0 { n.to_string() } else { format!("{n:+}") };
            view! { <li><b>{n}</b> " " {from}</li> }
        })
        .collect_view();
    view! {
        <p class="sheet-number">{what} " " <b>{number.value}</b></p>
        <ul class="sheet-parts">
            {parts}
            {(sum < number.value).then(|| view! { <li>{(t().looking.never_below)(number.value)}</li> })}
        </ul>
    }
}

/// The power at a site, by player and minion.
#[component]
pub fn Totals(table: Table, site: SiteView) -> impl IntoView {
    let rows = table
        .seats()
        .into_iter()
        .filter_map(|seat| {
            let total = site.totals.get(seat.index()).copied().unwrap_or(0);
            let cards: Vec<CardView> =
                site.cards.iter().filter(|c| c.controller == Some(seat)).cloned().collect();
            (total > 0 || !cards.is_empty()).then(|| of_player(table, seat, total, cards))
        })
        .collect_view();
    let [before, after] = t().looking.power_there;
    view! {
        <p class="sheet-number">{before} <b>{site.sum}</b> {after}</p>
        <ul class="sheet-parts totals">{rows}</ul>
    }
}

fn of_player(table: Table, seat: Seat, total: i32, cards: Vec<CardView>) -> impl IntoView + use<> {
    // The counters on a titan are its player's power.
    let power = |c: &CardView| match &c.power {
        Some(power) => Some(power.value),
        None => Some(c.counters).filter(|&n| n > 0 && words::def(c.def).sorts().is_titan()),
    };
    let minions: i32 = cards.iter().filter_map(power).sum();
    let parts = cards.iter().filter_map(|c| Some((c.id, c.def, power(c)?)));
    let parts = parts.map(|(id, def, n)| power_row(table, id, def, n));
    let other = total - minions;
    let [before, after] = t().looking.other_cards;
    view! {
        <li class=format!("seat-{}", seat.0 + 1)>
            <i aria-hidden="true">{words::symbol(seat)}</i>
            " "
            {table.name(seat)}
            ": "
            <b>{total}</b>
            <ul>
                {parts.collect_view()}
                {(other != 0).then(|| view! { <li>{before} <b>{format!("{other:+}")}</b> {after}</li> })}
            </ul>
        </li>
    }
}

/// What is no player's power there: monsters, what they are worth, and who has cards buried.
#[component]
pub fn Below(table: Table, site: SiteView) -> impl IntoView {
    let monster = |c: &&CardView| words::treasures(c.def).is_some();
    let worth = site.cards.iter().filter_map(|c| words::treasures(c.def)).map(u32::from);
    let loot = Some(worth.sum::<u32>()).filter(|&n| n > 0).map(t().looking.loot);
    let nobodys = site.cards.iter().filter(|c| c.controller.is_none()).filter(monster);
    let rows = nobodys.filter_map(|c| Some((c.id, c.def, c.power.as_ref()?.value)));
    let rows: Vec<_> = rows.map(|(id, def, n)| power_row(table, id, def, n)).collect();
    let buried = table.seats().into_iter().filter_map(|seat| {
        let n = site.buried.iter().filter(|b| b.by == Some(seat)).count();
        (n > 0).then(|| (format!("{} {}", words::symbol(seat), table.name(seat)), n))
    });
    let buried: Vec<_> = buried.collect();
    view! {
        {(!rows.is_empty()).then(|| view! {
            <p class="sheet-number">{t().looking.nobodys}</p>
            <ul class="sheet-parts totals">{rows}</ul>
        })}
        {loot.map(|line| view! { <p>{line}</p> })}
        {(!buried.is_empty()).then(|| view! { <p>{(t().looking.buried_here)(&buried)}</p> })}
    }
}

/// A card and its power.
fn power_row(table: Table, id: CardId, def: DefId, n: i32) -> impl IntoView + use<> {
    view! {
        <li>
            <button type="button" class="log-card" on:click=move |_| table.send(Move::Open(Sheet::Card(id)))>
                <b>{n}</b>
                " "
                {words::def(def).name}
            </button>
        </li>
    }
}

/// Where a player's victory points come from.
#[component]
pub fn PointsSheet(table: Table, seat: Seat) -> impl IntoView {
    let vp = move || table.view.with(|v| v.players.get(seat.index()).map_or(0, |p| p.vp));
    let parts = move || {
        let from = table.look(|desk| desk.sources(seat));
        let none = from.is_empty().then(|| view! { <li>{t().looking.no_vp}</li> });
        let row =
            |from: Source| view! { <li><b>{format!("{:+}", from.n)}</b> " " {from.what}</li> };
        view! { {none} {from.into_iter().map(row).collect_view()} }
    };
    let madness = move || {
        let n =
            table.view.with(|v| v.players.get(seat.index()).and_then(|p| p.madness).unwrap_or(0));
        (n > 0).then(|| {
            let line = (t().looking.madness)(n, n / 2);
            view! { <p>{line}</p> }
        })
    };
    let brought = table.view.with_untracked(|v| {
        v.players.get(seat.index()).map(|p| p.factions.clone()).unwrap_or_default()
    });
    let cards_of = |printing: Printing| {
        let label = (t().factions.cards_of)(&words::printing(printing));
        view! { <Opens table sheet=Sheet::Faction(printing) action="faction" label /> }
    };
    let factions = brought.into_iter().map(cards_of).collect_view();
    view! {
        <h2>{(t().looking.vp_of)(&table.name(seat))}</h2>
        <About table seat />
        <p class="sheet-number"><b>{vp}</b></p>
        <ul class="sheet-parts">{parts}</ul>
        {madness}
        <div class="sheet-opens">
            {factions}
            <Opens table sheet=Sheet::Discard(seat) action="pile" label=(t().looking.pile_of)(&table.name(seat)) />
        </div>
    }
}
