//! The cards of a question that do not lie where one could tap them, shown with the question.

use super::card_button::CardButton;
use super::controller::Table;
use crate::desk::Asked;
use crate::desk::loose::{self, loose};
use leptos::prelude::*;

/// Whether the open question has such cards.
#[must_use]
pub fn any_loose(table: Table) -> bool {
    let any = |asked: &Asked| table.view.with(|v| !loose(v, asked).is_empty());
    table.asked.with(|asked| asked.as_ref().is_some_and(any))
}

/// Those cards.
#[component]
pub fn Loose(table: Table, asked: Asked) -> impl IntoView {
    let cards = table.view.with_untracked(|v| loose(v, &asked));
    (!cards.is_empty()).then(|| {
        let faces = cards.into_iter().map(|loose| view! { <LooseCard table loose /> });
        view! { <div class="loose">{faces.collect_view()}</div> }
    })
}

#[component]
fn LooseCard(table: Table, loose: loose::Loose) -> impl IntoView {
    let loose::Loose { card, at } = loose;
    let (zone, place) = table.view.with_untracked(|v| (at.slug(v.viewer), at.words(v)));
    view! {
        <div class="loose-slot">
            <CardButton table id=card.id zone def=card.def class:loose-card=true attr:data-drop=format!("c{}", card.id.0) />
            {(!place.is_empty()).then(|| view! { <small class="loose-place">{place}</small> })}
        </div>
    }
}
