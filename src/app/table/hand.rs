//! The hand of whoever may look, within the thumb's reach.

use super::card::kind_slug;
use super::card_button::CardButton;
use super::chip::{is_legal, mark_of, skipped};
use super::controller::Table;
use super::loose::{any_loot, has_loot, how_many};
use crate::app::each::{each, key_of};
use crate::desk::loose::{self, Loose};
use crate::desk::{Asked, Mark, Stage};
use crate::engine::ids::Seat;
use crate::words::page::t;
use leptos::prelude::*;

/// The lines a hand of `n` cards takes on a phone: one of five, two up to ten, then three.
fn rows(n: usize) -> usize {
    match n {
        0..=5 => 1,
        6..=10 => 2,
        _ => 3,
    }
}

/// The cards in a line.
fn columns(n: usize) -> usize {
    n.div_ceil(rows(n)).max(4)
}

/// Whether the open question takes the room of the hand, since its answers are many or lie with it, and none is in the hand:
/// `cards`, or `few-cards` that lie beside what is asked in a window; or else `many`, or `few` where they are more than a line of
/// a phone but fit there. Where no hand is, there is room anyway; once a card of it is lifted they are not there any more; while it
/// is dragged nothing moves (`held`).
pub fn room(table: Table, held: RwSignal<Option<f64>>) -> Memo<Option<&'static str>> {
    let legal =
        move |c: &Loose| table.marks.with(|m| is_legal(m.cards.get(&c.card.id).copied())).is_some();
    let in_hand = move || table.view.with(loose::hand).iter().any(legal);
    let size = move || match (how_many(table), table.asks_many()) {
        (1..FEW, _) if !table.view.with(has_loot) => Some("few-cards"),
        (1.., _) => Some("cards"),
        (_, true) if buttons(table) < BESIDE => Some("few"),
        (_, many) => many.then_some("many"),
    };
    Memo::new(move |last: Option<&Option<&'static str>>| {
        match held.with(Option::is_some).then_some(last).flatten() {
            Some(last) => *last,
            None if is_away(table) || table.lift.with(Option::is_some) => None,
            None => size().filter(|_| !in_hand()),
        }
    })
}

/// As many cards as are not beside what is asked in a window any more.
const FEW: usize = 4;
/// As many buttons as are not beside what is asked in a window any more (`bar.css`).
const BESIDE: usize = 5;

/// How many answers of the open question are buttons.
fn buttons(table: Table) -> usize {
    table.asked.with(|a| a.as_ref().map_or(0, |a| a.buttons().count()))
}

/// Whether something is asked while no hand is on the screen: its place is free.
pub fn is_away(table: Table) -> bool {
    let away = table.view.with(|v| v.viewer.is_none());
    let called = || matches!(table.stage.get(), Stage::OpenCall(_) | Stage::Back(_));
    away && (called() || any_loot(table) || table.asked.with(Option::is_some))
}

/// The turn, and the most lines that a hand took in it.
#[derive(Clone, Copy)]
struct High(Memo<(u32, usize)>);

/// Lets the hand stay as high as it was in this turn, also where it was not there meanwhile: what is played from it moves
/// nothing else.
pub fn keep_high(table: Table) {
    provide_context(High(Memo::new(move |last: Option<&(u32, usize)>| {
        let (turn, now) = table.view.with(|v| (v.turn, rows(loose::hand(v).len())));
        let before = last.filter(|last| last.0 == turn).map_or(0, |last| last.1);
        (turn, now.max(before))
    })));
}

/// The hand.
#[component]
pub fn Hand(table: Table) -> impl IntoView {
    let cards = Memo::new(move |_| table.view.with(loose::hand));
    let viewer = Memo::new(move |_| table.view.with(|v| v.viewer));
    let style = move || {
        let n = cards.with(Vec::len);
        format!("--cols:{};--rows:{}", columns(n), rows(n))
    };
    let High(high) = expect_context();
    let class =
        move || viewer.get().map_or("hand".to_owned(), |s| format!("hand seat-{}", s.0 + 1));
    let label = move || match viewer.get() {
        Some(seat) => (t().table.hand)(&table.name(seat), cards.with(Vec::len)),
        None => t().table.no_hand.to_owned(),
    };
    view! {
        <section class=class prop:style=style aria-label=label data-rows=move || high.get().1>
            <h2 class="sr-only">{t().table.hand_title}</h2>
            {each(
                move || cards.get(),
                |c| key_of(c.at.slug(None), c.card.id.0.into()),
                move |card| view! { <HandCard table card viewer /> }.into_any(),
            )}
            {move || (viewer.get().is_none()).then(|| view! { <p class="hand-away">{t().table.hand_away}</p> })}
        </section>
    }
}

/// The place of a card that lies with the hand.
fn zone(card: &Loose, viewer: Option<Seat>) -> &'static str {
    card.at.slug(viewer)
}

/// A card in the hand.
#[component]
fn HandCard(table: Table, card: Loose, viewer: Memo<Option<Seat>>) -> impl IntoView {
    let (id, def) = (card.card.id, card.card.def);
    let zone = zone(&card, viewer.get_untracked());
    let mark = mark_of(table, id);
    let new = Memo::new(move |_| table.facts.with(|f| f.fresh.contains(&id)));
    let free = move || table.asked.with(|a| a.as_ref().is_some_and(Asked::is_free));
    view! {
        <CardButton
            table
            card=card.card
            zone
            class:draggable=move || free() || mark.get().is_some()
            attr:tabindex=move || skipped(table, mark).then_some("-1")
            attr:data-seat=move || viewer.get().map(|s| s.0 + 1)
            attr:data-lifted=move || (mark.get() == Some(Mark::Lifted)).then_some("")
            attr:data-new=move || new.get().then_some(t().table.new)
            attr:data-pile=(zone == "discard").then_some(t().table.pile)
            attr:data-kind=kind_slug(def)
            attr:data-hand=id.0
        />
    }
}
