//! A card, large, beside the mouse that rests on it or the finger that holds it.

use super::card::Face;
use super::controller::Table;
use super::scene;
use super::signs::conditions;
use crate::app::browser;
use crate::app::place::{Area, place};
use crate::desk::place::find;
use crate::desk::{Move, Sheet, words};
use crate::engine::ids::CardId;
use crate::engine::view::CardView;
use crate::words::capital;
use crate::words::page::t;
use leptos::ev::PointerEvent;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::HtmlElement;

/// How long the mouse rests before the card is shown: at once, but not for each that it only passes.
const REST: Duration = Duration::from_millis(100);
/// For how long after a finger has pressed something what comes is taken for its doing, in milliseconds: browsers move a mouse
/// that is not there to where it was.
const TOUCH: f64 = 1_000.0;
/// What a finger covers around the point it presses, in CSS pixels.
const FINGER: f64 = 14.0;

/// A card beside a pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Shown {
    card: CardId,
    at: (f64, f64),
    /// By a finger: it stays until something else is pressed.
    held: bool,
}

/// The card that is shown, and where.
#[derive(Clone, Copy)]
pub struct Peek {
    card: RwSignal<Option<Shown>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Where the mouse was last moved to.
    mouse: StoredValue<(f64, f64)>,
    /// The card that has come to lie under a mouse that is still.
    under: StoredValue<Option<CardId>>,
    /// When a finger last pressed something.
    touched: StoredValue<f64>,
}

impl Peek {
    /// Nothing is shown.
    #[must_use]
    pub fn new() -> Peek {
        Peek {
            card: RwSignal::new(None),
            timer: StoredValue::new(None),
            mouse: StoredValue::new((-1.0, -1.0)),
            under: StoredValue::new(None),
            touched: StoredValue::new(-TOUCH),
        }
    }

    /// A finger presses something.
    pub fn touch(&self) {
        self.touched.set_value(browser::clock());
    }

    /// Whether it is a finger that does this.
    #[must_use]
    pub fn by_finger(&self) -> bool {
        browser::clock() - self.touched.get_value() < TOUCH
    }

    /// The mouse came to rest on a card, or left it.
    pub fn hover(&self, ev: &PointerEvent, card: Option<CardId>) {
        // A finger that is lifted leaves the card, too, but what it held stays.
        if ev.pointer_type() != "mouse" || self.by_finger() {
            return;
        }
        self.hide();
        // A card that comes under a mouse that is still is not what somebody wants to read, until they move it there.
        let still = self.mouse.get_value() == at(ev);
        self.under.set_value(card.filter(|_| still));
        if let Some(card) = card.filter(|_| !still) {
            self.rest(ev, card);
        }
    }

    /// The mouse was moved.
    pub fn moved(&self, ev: &PointerEvent) {
        if ev.pointer_type() != "mouse" || self.by_finger() {
            return;
        }
        self.mouse.set_value(at(ev));
        if let Some(card) = self.under.try_update_value(Option::take).flatten() {
            self.rest(ev, card);
        }
    }

    fn rest(&self, ev: &PointerEvent, card: CardId) {
        if ev.buttons() != 0 {
            return;
        }
        let at = at(ev);
        let show = self.card;
        let shown = Shown { card, at, held: false };
        let timer = set_timeout_with_handle(move || show.set(Some(shown)), REST);
        self.timer.set_value(timer.ok());
    }

    /// A finger has held a card for a while.
    pub fn hold(&self, card: CardId, at: (f64, f64)) {
        self.card.set(Some(Shown { card, at, held: true }));
    }

    /// Whether a card is shown until something else is pressed.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.card.with(|c| c.is_some_and(|c| c.held))
    }

    /// Shows nothing any more.
    pub fn hide(&self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if self.card.try_with_untracked(Option::is_some) == Some(true) {
            self.card.set(None);
        }
    }
}

fn at(ev: &PointerEvent) -> (f64, f64) {
    (f64::from(ev.client_x()), f64::from(ev.client_y()))
}

impl Default for Peek {
    fn default() -> Peek {
        Peek::new()
    }
}

/// The large card.
#[component]
pub fn PeekLayer(table: Table, peek: Peek) -> impl IntoView {
    let layer = NodeRef::<leptos::html::Div>::new();
    move || {
        // A sheet that has just opened covers the card that the mouse rests on.
        let shown = peek.card.get().filter(|_| table.sheet.with(Option::is_none))?;
        let card = table.view.with(|v| find(v, shown.card).map(|found| found.card.clone()))?;
        let name = words::def(card.def).name;
        let notes = notes(table, &card);
        let notes = notes.into_iter().map(|n| view! { <li>{n}</li> }).collect_view();
        request_animation_frame(move || {
            if let Some(layer) = layer.get_untracked() {
                put_beside(&layer, shown);
            }
        });
        let face = view! { <span class="card"><Face def=card.def /></span> <ul>{notes}</ul> };
        Some(if shown.held {
            let more = move |_| {
                peek.hide();
                table.send(Move::Open(Sheet::Card(shown.card)));
            };
            view! {
                <div class="peek peek-held" role="dialog" aria-label=name node_ref=layer>
                    <h2 class="sr-only">{name}</h2>
                    {face}
                    <div class="answers">
                        <button type="button" class="answer" data-action="more" on:click=more>{t().looking.more}</button>
                        <button type="button" class="answer" on:click=move |_| peek.hide()>{t().common.close}</button>
                    </div>
                </div>
            }
            .into_any()
        } else {
            view! { <div class="peek" aria-hidden="true" node_ref=layer>{face}</div> }.into_any()
        })
    }
}

/// Puts an element beside the card that the mouse rests on, off the question; or beside a finger, where it covers least of what
/// may be picked. A card of the hand that a finger holds covers neither hand nor question, from which one goes on.
fn put_beside(element: &HtmlElement, Shown { card, at, held }: Shown) {
    let own = Area::of(element);
    let (wide, mut high) = browser::window_size();
    let finger = Area { x: at.0 - FINGER, y: at.1 - FINGER, w: 2.0 * FINGER, h: 2.0 * FINGER };
    let mut targets = vec![finger];
    let mut better_not = vec![];
    if held {
        let in_hand = !scene::all(&format!("[data-hand='{}']", card.0)).is_empty();
        let others = if in_hand { ".hand, .bar" } else { "[data-legal]" };
        targets.extend(scene::all(others).iter().map(Area::of));
    } else {
        let chip = scene::first(&format!("[data-drop='c{}'] .chip-in", card.0));
        let card = chip.map_or(finger, |e| Area::of(&e));
        better_not.extend(scene::first(".bar").map(|e| Area::of(&e)));
        // What is below the board is no room for it.
        let below = better_not.iter().find(|bar| bar.y >= card.y + card.h);
        high = below.map_or(high, |bar| bar.y);
        targets = vec![card];
    }
    let spot = place((wide, high), (own.w, own.h), &targets, &better_not);
    scene::pixels(element, "left", spot.at.0);
    scene::pixels(element, "top", spot.at.1);
}

/// What is not printed on the card: its power part by part where it is changed, whose it is, what is on it.
fn notes(table: Table, card: &CardView) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(power) = card.power.as_ref().filter(|p| p.parts.len() > 1) {
        let parts = table.peek(|desk| desk.parts(power));
        let parts: Vec<String> = parts.iter().map(|p| format!("{} {:+}", p.what, p.n)).collect();
        notes.push((t().looking.power_parts)(power.value, &parts.join(", ")));
    }
    if let Some(seat) = card.controller {
        notes.push(table.name(seat));
    }
    notes.extend(conditions(table, card).iter().map(|c| capital(c)));
    for on in card.attached.iter().chain(card.stored.iter().flatten()) {
        let printed = words::def(on.def);
        notes.push(format!("{}: {}", printed.name, printed.text));
    }
    notes
}
