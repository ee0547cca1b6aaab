//! The cards of a question that do not lie where one could tap them, shown with the question.

use super::card_button::CardButton;
use super::controller::Table;
use super::drag::Pointers;
use crate::desk::Asked;
use crate::desk::loose::{self, loose};
use crate::engine::view::TableView;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// How many of them lie with the open question, or treasures for all while nobody here is asked.
#[must_use]
pub fn how_many(table: Table) -> usize {
    table.view.with(|v| {
        table
            .asked
            .with(|asked| asked.as_ref().map_or(loose::loot(v).count(), |a| loose(v, a).len()))
    })
}

/// Whether treasures lie there for all, while nobody here is asked.
#[must_use]
pub fn any_loot(table: Table) -> bool {
    table.asked.with(Option::is_none) && table.view.with(has_loot)
}

/// The cards of the open question.
#[component]
pub fn Loose(table: Table, asked: Asked) -> impl IntoView {
    let cards = table.view.with_untracked(|v| loose(v, &asked));
    (!cards.is_empty()).then(|| {
        // Treasures are chosen by what they do.
        let class = if table.view.with_untracked(has_loot) { "loose loose-texts" } else { "loose" };
        let faces = cards.into_iter().map(|loose| view! { <LooseCard table loose /> });
        view! { <div class=class>{faces.collect_view()}</div> }
    })
}

/// Those treasures.
#[component]
pub fn Loot(table: Table) -> impl IntoView {
    move || {
        any_loot(table).then(|| {
            let loot = table.view.with(|v| loose::loot(v).cloned().collect::<Vec<_>>());
            let faces = loot.into_iter().map(|card| {
                let at = card.zone.into();
                view! { <LooseCard table loose=loose::Loose { card, at } /> }
            });
            view! { <div class="loose loose-texts">{faces.collect_view()}</div> }
        })
    }
}

/// Whether treasures lie there.
#[must_use]
pub fn has_loot(view: &TableView) -> bool {
    loose::loot(view).next().is_some()
}

#[component]
fn LooseCard(table: Table, loose: loose::Loose) -> impl IntoView {
    let loose::Loose { card, at } = loose;
    let id = card.id;
    let (zone, place) = table.view.with_untracked(|v| (at.slug(v.viewer), at.words(v)));
    let peek = Pointers::here(table).peek;
    view! {
        <div class="loose-slot">
            <CardButton
                table
                zone
                card
                class:loose-card=true
                attr:data-drop=format!("c{}", id.0)
                on:pointerenter=move |ev: PointerEvent| peek.hover(&ev, Some(id))
                on:pointerleave=move |ev: PointerEvent| peek.hover(&ev, None)
            />
            {(!place.is_empty()).then(|| view! { <small class="loose-place">{place}</small> })}
        </div>
    }
}
