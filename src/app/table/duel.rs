//! A duel: two minions face to face, each with the card that was placed for it, face down until both are shown.

use super::card::{Face, art, frame, spoken_as};
use super::chip::{is_legal, mark_of};
use super::controller::Table;
use super::drag::Pointers;
use super::signs::owner;
use crate::desk::{Move, Thing, place, words};
use crate::engine::ids::{CardId, Seat};
use crate::engine::view::CardView;
use crate::words::page::t;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// One of the two.
#[derive(Clone, PartialEq, Eq)]
struct Side {
    /// The minion, if it is still there.
    minion: Option<CardView>,
    /// The card that its controller has placed: none yet, or one that is seen or not.
    placed: Option<Option<CardView>>,
    /// Its controller.
    seat: Option<Seat>,
}

/// The two and what lies between them, while a duel goes on.
#[component]
pub fn Duel(table: Table) -> impl IntoView {
    let sides = Memo::new(move |_| {
        table.view.with(|view| {
            let duel = view.duel.as_ref()?;
            Some(duel.minions.map(|id: CardId| {
                let minion = place::find(view, id).map(|found| found.card.clone());
                let seat = minion.as_ref().and_then(|m| m.controller);
                let placed = duel.placed.iter().find(|(by, _)| Some(*by) == seat);
                Side { minion, placed: placed.map(|(_, card)| card.clone()), seat }
            }))
        })
    });
    move || {
        let [one, other] = sides.get()?;
        let [power, against] = [&one, &other].map(power);
        Some(view! {
            <section class="duel" aria-label=t().table.duel>
                {minion(table, &one)}
                {placed(table, one)}
                <b class="duel-sign" aria-hidden="true">{power} <i>"⚔"</i> {against}</b>
                {placed(table, other.clone())}
                {minion(table, &other)}
                <p class="duel-says">{t().table.duel_cards}</p>
            </section>
        })
    }
}

/// What counts of one of them: the power of its minion now.
fn power(side: &Side) -> Option<i32> {
    Some(side.minion.as_ref()?.power.as_ref()?.value)
}

/// A minion that duels.
fn minion(table: Table, side: &Side) -> AnyView {
    let seat = side.seat.map_or(String::new(), |s| format!(" seat-{}", s.0 + 1));
    let inner = side.minion.clone().map(|card| {
        let whose = side.seat.map(|s| {
            view! { <small>{words::symbol(s)} <span>" " {table.name(s)}</span></small> }
        });
        view! {
            <span class="duel-art" prop:style=frame(card.def)>{art(card.def)}</span>
            <span class="burst">{power(side)}</span>
            <span class="duel-words"><b>{words::def(card.def).name}</b> {whose}</span>
        }
    });
    view! { <div class=format!("duelist{seat}")>{inner}</div> }.into_any()
}

/// The card that was placed for one of them, or its place.
fn placed(table: Table, side: Side) -> AnyView {
    let class = |more: &str| match side.seat {
        Some(seat) => format!("{more} seat-{}", seat.0 + 1),
        None => more.to_owned(),
    };
    let name = side.seat.map_or(String::new(), |s| table.name(s));
    match side.placed {
        None => {
            let label = (t().table.no_duel_card)(&name);
            view! { <div class=class("duel-place") role="img" aria-label=label></div> }.into_any()
        }
        Some(None) => {
            let label = (t().table.duel_card)(&name);
            let symbol = side.seat.map(words::symbol);
            view! {
                <div class=class("duel-place card-back") role="img" aria-label=label>
                    <i data-sign=symbol></i>
                </div>
            }
            .into_any()
        }
        Some(Some(card)) => {
            let (id, def) = (card.id, card.def);
            let mark = mark_of(table, id);
            let pointers = Pointers::here(table);
            let owned = owner(&card).map(|s| {
                view! { <i class=format!("owned seat-{}", s.0 + 1) data-sign=words::symbol(s)></i> }
            });
            view! {
                <button
                    type="button"
                    class=class("card duel-card")
                    data-card=words::def(def).name
                    data-zone="duel"
                    data-drop=format!("c{}", id.0)
                    data-legal=move || is_legal(mark.get())
                    data-answer=move || mark.get().map(|_| words::def(def).name)
                    aria-label=move || spoken_as(def, mark.get())
                    on:pointerdown=move |ev: PointerEvent| pointers.press(&ev, id)
                    on:click=move |_| table.send(Move::Tap(Thing::Card(id)))
                >
                    <Face def />
                    {owned}
                </button>
            }
            .into_any()
        }
    }
}
