//! A card in play, large, beside the mouse that rests on it. Fingers hold a card instead.

use super::card::Face;
use super::controller::Table;
use super::words;
use crate::engine::ids::CardId;
use crate::engine::view::CardView;
use leptos::ev::PointerEvent;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;

/// How long the mouse rests before the card is shown.
const REST: Duration = Duration::from_millis(350);

/// The card that is shown, and where.
#[derive(Clone, Copy)]
pub struct Peek {
    card: RwSignal<Option<(CardId, bool)>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Peek {
    /// Nothing is shown.
    #[must_use]
    pub fn new() -> Peek {
        Peek { card: RwSignal::new(None), timer: StoredValue::new(None) }
    }

    /// The mouse came to rest on a card, or left it.
    pub fn hover(&self, ev: &PointerEvent, card: Option<CardId>) {
        self.hide();
        let Some(card) = card.filter(|_| ev.pointer_type() == "mouse" && ev.buttons() == 0) else {
            return;
        };
        let width = window().inner_width().ok().and_then(|w| w.as_f64()).unwrap_or(0.0);
        let on_left = f64::from(ev.client_x()) > width / 2.0;
        let show = self.card;
        let timer = set_timeout_with_handle(move || show.set(Some((card, on_left))), REST);
        self.timer.set_value(timer.ok());
    }

    /// Shows nothing any more.
    pub fn hide(&self) {
        if let Some(timer) = self.timer.get_value() {
            timer.clear();
            self.timer.set_value(None);
        }
        if self.card.with_untracked(Option::is_some) {
            self.card.set(None);
        }
    }
}

impl Default for Peek {
    fn default() -> Peek {
        Peek::new()
    }
}

/// The large card, on the other half of the screen.
#[component]
pub fn PeekLayer(table: Table) -> impl IntoView {
    move || {
        let (id, on_left) = table.peek_at.card.get()?;
        let card = table.view.with(|v| {
            let mut here = v.sites.iter().flat_map(|s| &s.cards);
            here.find(|c| c.id == id).cloned()
        })?;
        let class = if on_left { "peek peek-left" } else { "peek peek-right" };
        let notes = notes(table, &card);
        Some(view! {
            <div class=class aria-hidden="true">
                <span class="card"><Face def=card.def /></span>
                {(!notes.is_empty())
                    .then(|| view! { <ul>{notes.into_iter().map(|n| view! { <li>{n}</li> }).collect_view()}</ul> })}
            </div>
        })
    }
}

/// What is not printed on the card: its power part by part where it is changed, whose it is, what is on it.
fn notes(table: Table, card: &CardView) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(power) = card.power.as_ref().filter(|p| p.parts.len() > 1) {
        let part =
            |&(part, n): &(_, i32)| table.peek(|s| format!("{} {n:+}", words::part(s, part)));
        let parts: Vec<String> = power.parts.iter().map(part).collect();
        notes.push(format!("Power {}: {}", power.value, parts.join(", ")));
    }
    if let Some(seat) = card.controller {
        let owner = card.owner.filter(|&o| o != seat);
        let owner = owner.map_or(String::new(), |o| format!(", owned by {}", table.name(o)));
        notes.push(format!("{}{owner}", table.name(seat)));
    }
    for on in &card.attached {
        let printed = words::def(on.def);
        notes.push(format!("{}: {}", printed.name, printed.text));
    }
    notes
}
