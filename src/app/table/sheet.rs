//! What is on the sheets that lie open on top of the table: a card in full, a base, a discard pile, the log, the menu.

use super::card::{Face, frame};
use super::controller::Table;
use super::help::Help;
use super::log::Log;
use super::menu::Menu;
use super::numbers::{Parts, PointsSheet, Totals};
use super::recap::RecapSheet;
use super::record::Record;
use super::signs::conditions;
use super::takeback::TakeBack;
use crate::app::learn::rules::RulesText;
use crate::app::settings::Settings;
use crate::desk::manner::{By, answered};
use crate::desk::{Move, Sheet, place, words};
use crate::engine::ids::{CardId, DefId, Seat, SiteId};
use crate::engine::question::Pick;
use crate::words::capital;
use crate::words::page::t;
use leptos::prelude::*;

/// What is on a sheet.
pub fn content(table: Table, sheet: Sheet, on_leave: Callback<()>) -> AnyView {
    match sheet {
        Sheet::Card(id) => view! { <CardSheet table id /> }.into_any(),
        Sheet::Def(def) => view! { <Printed def /> }.into_any(),
        Sheet::Site(id) => view! { <SiteSheet table id /> }.into_any(),
        Sheet::Discard(seat) => view! { <Pile table seat /> }.into_any(),
        Sheet::Points(seat) => view! { <PointsSheet table seat /> }.into_any(),
        Sheet::Recap(at) => view! { <RecapSheet table at /> }.into_any(),
        Sheet::Log => view! { <h2>{t().common.log}</h2> <Log table /> }.into_any(),
        Sheet::Rules => view! { <h2>{t().common.rules}</h2> <RulesText /> }.into_any(),
        Sheet::Record => view! { <Record table /> }.into_any(),
        Sheet::Menu => view! { <Menu table on_leave /> }.into_any(),
        Sheet::Settings => view! { <h2>{t().settings.title}</h2> <Settings /> }.into_any(),
        Sheet::TakeBack => view! { <TakeBack table /> }.into_any(),
    }
}

/// What is printed on a card, large.
#[component]
fn Printed(def: DefId) -> impl IntoView {
    let card = words::def(def);
    view! {
        <div class="sheet-card" prop:style=frame(def)>
            <span class="card big"><Face def /></span>
            <div class="sheet-words">
                <h2>{card.name}</h2>
                <p class="sheet-kind">
                    {words::faction_of(def).map(|f| crate::cards::catalog().faction(f).name)} " · "
                    {words::kind(card)}
                </p>
                <p class="sheet-text">{card.text}</p>
            </div>
        </div>
        <Help def />
    }
}

/// A card of the game: its face, its numbers, what is on it, and what it can be used for now.
#[component]
fn CardSheet(table: Table, id: CardId) -> impl IntoView {
    move || {
        let card = table.view.with(|v| place::find(v, id).map(|found| found.card.clone()))?;
        let people = card.controller.map(|seat| {
            let conditions = conditions(table, &card).into_iter();
            let conditions = conditions.map(|c| view! { <p>{capital(&c)}</p> }).collect_view();
            view! {
                <p>{(t().looking.controlled_by)(&table.name(seat))}</p>
                {conditions}
            }
        });
        let power = card.power.clone().filter(|_| card.controller.is_some());
        let on = card.attached.clone();
        let uses = uses(table, id);
        let refusal = table.look(|desk| desk.refusal(id));
        Some(view! {
            <Printed def=card.def />
            <div class="sheet-more">
                {uses}
                {people}
                {power.map(|number| view! { <Parts table number what=t().looking.power /> })}
                {(!on.is_empty())
                    .then(|| {
                        on.into_iter()
                            .map(|a| {
                                let of = a.controller.map(|s| format!(" ({})", table.name(s)));
                                let text = words::def(a.def).text;
                                view! {
                                    <p class="sheet-on" data-card=words::def(a.def).name>
                                        <button
                                            type="button"
                                            class="log-card"
                                            on:click=move |_| table.send(Move::Open(Sheet::Card(a.id)))
                                        >
                                            <b>{words::def(a.def).name}</b>
                                        </button>
                                        {of}
                                        ": "
                                        {text}
                                    </p>
                                }
                            })
                            .collect_view()
                    })}
                {refusal.map(|r| view! { <p class="sheet-no">{r}</p> })}
            </div>
        })
    }
}

/// Buttons for what the card can be used for now.
fn uses(table: Table, id: CardId) -> impl IntoView {
    let asked = table.asked.get();
    let uses = asked.iter().flat_map(|a| a.labelled()).filter(|u| answered(u.0) == By::Use(id));
    let uses: Vec<(Pick, String)> = uses.map(|(pick, label)| (pick, label.to_owned())).collect();
    uses.into_iter()
        .map(|(pick, label)| {
            view! {
                <button
                    type="button"
                    class="answer primary"
                    data-answer=label
                    on:click=move |_| table.send(Move::Choose(pick))
                >
                    {t().asking.use_ability}
                </button>
            }
        })
        .collect_view()
}

/// A base: its ability, its breakpoint part by part, the points, and who has what there.
#[component]
fn SiteSheet(table: Table, id: SiteId) -> impl IntoView {
    move || {
        let site = table.view.with(|v| v.sites.iter().find(|s| s.id == id).cloned())?;
        let [first, second, third] = site.vp;
        let [before, winner, runner_up, after] = t().looking.points;
        Some(view! {
            <Printed def=site.base.def />
            <div class="sheet-more">
                <p>
                    {before} <b>{first}</b> {winner} <b>{second}</b> {runner_up} <b>{third}</b> {after}
                </p>
                <Parts table number=site.breakpoint.clone() what=t().looking.breakpoint />
                <Totals table site=site.clone() />
            </div>
        })
    }
}

/// A discard pile, the last card first.
#[component]
fn Pile(table: Table, seat: Seat) -> impl IntoView {
    let cards = move || {
        let pile = table
            .view
            .with(|v| v.players.get(seat.index()).map(|p| p.discard.clone()).unwrap_or_default());
        pile.into_iter().rev().collect::<Vec<_>>()
    };
    view! {
        <h2>{(t().looking.pile_of)(&table.name(seat))}</h2>
        <div class="pile-cards">
            {move || {
                let cards = cards();
                if cards.is_empty() {
                    return view! { <p>{t().looking.pile_empty}</p> }.into_any();
                }
                cards
                    .into_iter()
                    .map(|card| {
                        let def = card.def;
                        view! {
                            <button
                                type="button"
                                class="card"
                                data-card=words::def(def).name
                                data-zone="discard"
                                data-seat=seat.0 + 1
                                on:click=move |_| table.send(Move::Open(Sheet::Def(def)))
                            >
                                <Face def />
                            </button>
                        }
                    })
                    .collect_view()
                    .into_any()
            }}
        </div>
    }
}
