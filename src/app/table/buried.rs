//! A card that lies face down beside a base: its back, with the symbol of whose it is. Of a card of one's own a held finger
//! or a resting mouse shows the face.

use super::chip::{is_legal, nth, pressed, skipped};
use super::controller::Table;
use super::drag::Pointers;
use crate::desk::{Asked, Mark, Move, Thing, words};
use crate::engine::question::Pick;
use crate::engine::view::BuriedView;
use crate::words::page::t;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// A card that lies face down.
#[component]
pub fn Buried(table: Table, buried: BuriedView) -> impl IntoView {
    let BuriedView { stay, by, card } = buried;
    let own = card.as_ref().map(|c| c.id);
    let name = card.as_ref().map(|c| words::def(c.def).name);
    let (thing, pick) = match own {
        Some(card) => (Thing::Card(card), Pick::Card(card)),
        None => (Thing::FaceDown(stay), Pick::FaceDown(stay)),
    };
    let mark = Memo::new(move |_| {
        table.marks.with(|m| match own {
            Some(card) => m.cards.get(&card).copied(),
            None => m.face_down.get(&stay).copied(),
        })
    });
    let pointers = Pointers::here(table);
    on_cleanup(move || pointers.peek.hide());
    let lands = RwSignal::new(table.settled.get_value());
    let class =
        by.map_or("chip chip-buried".to_owned(), |s| format!("chip chip-buried seat-{}", s.0 + 1));
    let label = match (name, by) {
        (Some(name), _) => (t().card.buried)(name),
        (None, Some(seat)) => (t().card.buried_of)(&table.name(seat)),
        (None, None) => t().card.face_down.to_owned(),
    };
    let drop = own.map_or_else(|| format!("b{}", stay.0), |card| format!("c{}", card.0));
    let answer = move |asked: &Asked| {
        asked
            .labelled()
            .find(|(p, _)| *p == pick || own.is_some() && p.card() == own)
            .map(|(_, label)| label.to_owned())
    };
    let press = move |ev: PointerEvent| {
        if let Some(card) = own {
            pointers.press(&ev, card);
        }
    };
    let hover = move |ev: &PointerEvent, over: bool| {
        if let Some(card) = own {
            pointers.peek.hover(ev, Some(card).filter(|_| over));
        }
    };
    view! {
        <button
            type="button"
            class=class
            class:landing=move || lands.get()
            on:animationend=move |_| lands.set(false)
            tabindex=move || skipped(table, mark).then_some("-1")
            data-card=name
            data-zone="buried"
            data-seat=by.map(|s| s.0 + 1)
            data-stay=stay.0
            data-drop=drop
            data-legal=move || is_legal(mark.get())
            data-answer=move || mark.get().and_then(|_| table.asked.with(|a| a.as_ref().and_then(answer)))
            data-chosen=move || nth(mark.get())
            data-usable=move || (mark.get() == Some(Mark::Usable)).then_some("")
            data-lifted=move || (mark.get() == Some(Mark::Lifted)).then_some("")
            data-about=move || own.filter(|&c| table.marks.with(|m| m.about == Some(c))).map(|_| "")
            aria-label=move || mark.get().map_or(label.clone(), |mark| format!("{label}, {}", mark.said()))
            aria-pressed=move || pressed(table, mark.get())
            on:pointerdown=press
            on:pointerenter=move |ev: PointerEvent| hover(&ev, true)
            on:pointerleave=move |ev: PointerEvent| hover(&ev, false)
            on:click=move |ev| {
                ev.stop_propagation();
                table.send(Move::Tap(thing));
            }
        >
            <span class="chip-in">
                <i data-sign=by.map(words::symbol)></i>
            </span>
        </button>
    }
}
