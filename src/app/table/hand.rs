//! The hand of whoever may look, within the thumb's reach.

use super::card::kind_slug;
use super::card_button::CardButton;
use super::chip::{is_legal, mark_of, skipped};
use super::choices::any_loose;
use super::controller::Table;
use super::marks::Mark;
use crate::app::each::{each, key_of};
use crate::engine::ids::Seat;
use crate::engine::question::{Pick, Why};
use crate::engine::view::CardView;
use crate::words::page::t;
use leptos::prelude::*;

/// The cards in hand and, while they may be played, those of the discard pile that may be too.
fn cards(table: Table) -> Vec<(CardView, &'static str)> {
    table.view.with(|v| {
        let own = v.viewer.and_then(|s| v.players.get(s.index()));
        let hand = own.and_then(|p| p.hand.clone()).unwrap_or_default();
        let playable = |c: &CardView| {
            v.ask.as_ref().is_some_and(|a| {
                a.why == Why::PlayCards && a.choices.iter().any(|o| o.pick == Pick::Play(c.id))
            })
        };
        let pile = own.map(|p| p.discard.clone()).unwrap_or_default();
        let also: Vec<CardView> = pile.into_iter().filter(playable).collect();
        let hand = hand.into_iter().map(|c| (c, "hand"));
        hand.chain(also.into_iter().map(|c| (c, "discard"))).collect()
    })
}

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

/// The hand.
#[component]
pub fn Hand(table: Table) -> impl IntoView {
    let cards = Memo::new(move |_| cards(table));
    let viewer = Memo::new(move |_| table.view.with(|v| v.viewer));
    let style = move || {
        let n = cards.with(Vec::len);
        format!("--n:{n};--cols:{}", columns(n))
    };
    // Cards are chosen from elsewhere, and none from here.
    let idle = Memo::new(move |_| {
        let here =
            |c: &(CardView, _)| table.marks.with(|m| is_legal(m.cards.get(&c.0.id).copied()));
        any_loose(table) && !cards.with(|all| all.iter().any(|c| here(c).is_some()))
    });
    let class =
        move || viewer.get().map_or("hand".to_owned(), |s| format!("hand seat-{}", s.0 + 1));
    let label = move || match viewer.get() {
        Some(seat) => (t().table.hand)(&table.name(seat), cards.with(Vec::len)),
        None => t().table.no_hand.to_owned(),
    };
    view! {
        <section class=class prop:style=style aria-label=label data-rows=move || rows(cards.with(Vec::len)) data-idle=move || idle.get().then_some("")>
            {each(
                move || cards.get(),
                |(c, zone)| key_of(zone, c.id.0.into()),
                move |(card, zone)| view! { <HandCard table card zone viewer /> }.into_any(),
            )}
            {move || (viewer.get().is_none()).then(|| view! { <p class="hand-away">{t().table.hand_away}</p> })}
        </section>
    }
}

/// A card in the hand.
#[component]
fn HandCard(
    table: Table,
    card: CardView,
    zone: &'static str,
    viewer: Memo<Option<Seat>>,
) -> impl IntoView {
    let (id, def) = (card.id, card.def);
    let mark = mark_of(table, id);
    let new = Memo::new(move |_| table.is_new(id));
    let free = move || table.ask.with(|a| a.as_ref().is_some_and(|a| a.why == Why::PlayCards));
    view! {
        <CardButton
            table
            id
            def
            zone
            class:draggable=move || free() || mark.get().is_some()
            attr:tabindex=move || skipped(table, mark).then_some("-1")
            attr:data-seat=move || viewer.get().map(|s| s.0 + 1)
            attr:data-lifted=move || (mark.get() == Some(Mark::Lifted)).then_some("")
            attr:data-new=move || new.get().then_some(t().table.new)
            attr:data-pile=(zone == "discard").then_some(t().table.pile)
            attr:data-kind=kind_slug(def)
            attr:data-hand=id.0
            attr:aria-pressed=move || matches!(mark.get(), Some(Mark::Lifted | Mark::Chosen(_))).to_string()
        />
    }
}
