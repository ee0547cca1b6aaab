//! What is on the sheets that lie open on top of the table: a card in full, a base, a discard pile, the log, the menu.

use super::card::{Face, frame};
use super::controller::Table;
use super::faction::FactionCards;
use super::help::Help;
use super::log::Log;
use super::menu::Menu;
use super::numbers::{Below, Parts, PointsSheet, Totals};
use super::piles::name_of;
use super::recap::RecapSheet;
use super::record::Record;
use super::signs::conditions;
use super::standing::Standing;
use super::takeback::TakeBack;
use crate::app::computers::hints::HintSheet;
use crate::app::learn::rules::RulesText;
use crate::desk::manner::{By, answered};
use crate::desk::place::{Found, Where};
use crate::desk::{Move, Sheet, place, words};
use crate::engine::def::Kind;
use crate::engine::ids::{CardId, DefId, Seat, SiteId};
use crate::engine::question::Pick;
use crate::engine::view::{CardView, TableView};
use crate::engine::zone::Zone;
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
        Sheet::Piles => view! { <Piles table /> }.into_any(),
        Sheet::Points(seat) => view! { <PointsSheet table seat /> }.into_any(),
        Sheet::Faction(printing) => view! {
            <h2>{words::printing(printing)}</h2>
            <FactionCards printing />
        }
        .into_any(),
        Sheet::Recap(at) => view! { <RecapSheet table at /> }.into_any(),
        Sheet::Hints => view! { <HintSheet table /> }.into_any(),
        Sheet::Log => view! { <h2>{t().common.log}</h2> <Log table /> }.into_any(),
        Sheet::Rules => view! { <h2>{t().common.rules}</h2> <RulesText /> }.into_any(),
        Sheet::Record => view! { <Record table /> }.into_any(),
        Sheet::Menu => view! { <Menu table on_leave /> }.into_any(),
        Sheet::Standing => view! { <Standing table /> }.into_any(),
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
                    {words::origin(def)} " · " {words::kind(card)}
                    {number(def).map(|n| format!(" · {n}"))}
                    {words::newer(def).map(|newer| format!(" · {newer}"))}
                </p>
                <p class="sheet-text">{card.text}</p>
            </div>
        </div>
        <Help def />
    }
}

/// What the number on a monster or a base says.
fn number(def: DefId) -> Option<String> {
    let card = words::def(def);
    match card.kind {
        Kind::Base { .. } if card.number > 0 => Some((t().card.brings)(card)),
        _ => words::treasures(def).map(t().card.treasures),
    }
}

/// A card of the game: its face, its numbers, what is on it, and what it can be used for now.
#[component]
fn CardSheet(table: Table, id: CardId) -> impl IntoView {
    move || {
        let (card, line) = table.view.with(|v| {
            let found = place::find(v, id)?;
            Some((found.card.clone(), whereabouts(table, v, found)))
        })?;
        let conditions = conditions(table, &card).into_iter();
        let conditions = conditions.map(|c| view! { <p>{capital(&c)}</p> }).collect_view();
        let people = view! { {line.map(|line| view! { <p>{line}</p> })} {conditions} };
        let power = card.power.clone().filter(|_| card.zone.in_play());
        let under = card.stored.iter().flatten();
        let on: Vec<CardView> = card.attached.iter().chain(under).cloned().collect();
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
                                let of = match a.zone {
                                    Zone::Under(_) => Some(t().looking.stored.to_owned()),
                                    _ => a.controller.map(|s| format!(" ({})", table.name(s))),
                                };
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

/// Who controls it, or where it lies out of play.
fn whereabouts(table: Table, view: &TableView, found: Found) -> Option<String> {
    let looking = &t().looking;
    match found.at {
        Where::Buried(site) => Some((looking.buried_at)(place::name_of(view, Pick::Site(site)))),
        Where::Aside(seat) => Some((looking.set_aside_of)(&table.name(seat))),
        Where::Stasis(seat) => Some((looking.in_stasis_of)(&table.name(seat))),
        Where::Site(_) if found.card.controller.is_none() => Some(looking.nobodys.to_owned()),
        _ => found.card.controller.map(|seat| (looking.controlled_by)(&table.name(seat))),
    }
}

/// Buttons for what the card can be used for now.
fn uses(table: Table, id: CardId) -> impl IntoView {
    let asked = table.asked.get();
    let uses = asked.iter().flat_map(|a| a.labelled()).filter(|u| answered(u.0) == By::Use(id));
    let uses: Vec<(Pick, String)> = uses.map(|(pick, label)| (pick, label.to_owned())).collect();
    uses.into_iter()
        .map(|(pick, label)| {
            let idle = table.peek(|desk| desk.is_idle(pick));
            view! {
                {idle.then(|| view! { <p class="sheet-no">{t().asking.lifted_idle}</p> })}
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
                <Below table site />
            </div>
        })
    }
}

/// A discard pile, the last card first.
#[component]
fn Pile(table: Table, seat: Seat) -> impl IntoView {
    let cards = move || {
        table.view.with(|v| v.players.get(seat.index()).map_or(vec![], |p| p.discard.clone()))
    };
    view! {
        <h2>{(t().looking.pile_of)(&table.name(seat))}</h2>
        {move || pile(table, cards(), Some(seat))}
    }
}

/// The decks of monsters and treasures, and their discard piles.
#[component]
fn Piles(table: Table) -> impl IntoView {
    let piles = move || {
        let piles = table.view.with(|v| v.piles.clone()).into_iter();
        let shown = piles.map(|p| {
            view! {
                <h2>{name_of(p.home)}</h2>
                <p>{(t().looking.in_deck)(p.deck)}</p>
                <h3>{t().looking.common_pile}</h3>
                {pile(table, p.discard, None)}
            }
        });
        shown.collect_view()
    };
    view! { <div class="sheet-piles">{piles}</div> }
}

/// The cards of a pile, the last first.
fn pile(table: Table, cards: Vec<CardView>, of: Option<Seat>) -> AnyView {
    if cards.is_empty() {
        return view! { <p>{t().looking.pile_empty}</p> }.into_any();
    }
    let faces = cards.into_iter().rev().map(|card| {
        let def = card.def;
        view! {
            <button
                type="button"
                class="card"
                data-card=words::def(def).name
                data-zone="discard"
                data-seat=of.map(|s| s.0 + 1)
                on:click=move |_| table.send(Move::Open(Sheet::Def(def)))
            >
                <Face def />
            </button>
        }
    });
    view! { <div class="pile-cards">{faces.collect_view()}</div> }.into_any()
}
