//! The players' panels: points, hand, deck, discard pile, titans that are set aside, cards in stasis, and whose turn it is.

use super::chip::Chip;
use super::controller::Table;
use crate::app::computers::signs::{Thinks, about};
use crate::app::each::each;
use crate::app::emblems::emblem;
use crate::desk::{Move, Sheet, Thing, words};
use crate::engine::ids::Seat;
use crate::engine::view::PlayerView;
use crate::words::page::t;
use leptos::prelude::*;

/// All players, clockwise.
#[component]
pub fn Players(table: Table) -> impl IntoView {
    let seats = table.seats();
    let n = seats.len();
    let panels = seats.into_iter().map(|seat| view! { <Panel table seat /> });
    view! {
        <section class="players" data-n=n aria-label=t().common.players>
            <h2 class="sr-only">{t().common.players}</h2>
            {panels.collect_view()}
        </section>
    }
}

#[component]
fn Panel(table: Table, seat: Seat) -> impl IntoView {
    let name = table.name(seat);
    let read = move |f: fn(&PlayerView) -> usize| {
        table.view.with(|v| v.players.get(seat.index()).map_or(0, f))
    };
    let vp =
        Memo::new(move |_| table.view.with(|v| v.players.get(seat.index()).map_or(0, |p| p.vp)));
    let hand = Memo::new(move |_| read(|p| p.hand_count));
    let deck = Memo::new(move |_| read(|p| p.deck_count));
    let discard = Memo::new(move |_| read(|p| p.discard.len()));
    let titans = move || {
        let beside = |p: &PlayerView| p.set_aside.iter().chain(&p.stasis).cloned().collect();
        table.view.with(|v| v.players.get(seat.index()).map_or(vec![], beside))
    };
    let titans_here = Memo::new(move |_| Some(titans().len()).filter(|&n| n > 0));
    let factions = table.view.with_untracked(|v| {
        v.players.get(seat.index()).map(|p| p.factions.clone()).unwrap_or_default()
    });
    let emblems = factions.into_iter().map(|f| {
        let faction = crate::cards::catalog().faction(f.faction);
        let [main, dark] = faction.colors;
        let style = format!("--c1:{main};--c2:{dark}");
        view! { <i class="badge" prop:style=style title=faction.name>{emblem(Some(faction), "sign")}</i> }
    });
    let mark = Memo::new(move |_| table.marks.with(|m| m.seats.get(&seat).copied()));
    let pick = move |_| table.send(Move::Tap(Thing::Player(seat)));
    // By their numbers are told apart who have no name: where there is no room for all of it, "Player 3" is "P3".
    let numbered = |(_, n): &(&str, &str)| n.bytes().all(|b| b.is_ascii_digit());
    let (stem, number) = name.rsplit_once(' ').filter(numbered).unwrap_or((&name, ""));
    let number = (!number.is_empty()).then(|| format!(" {number}"));
    let short = number.as_ref().and_then(|_| stem.chars().next()).map(String::from);
    let stem = stem.to_owned();
    let pile = name.clone();
    let label = about(table.crew(), seat).map_or(name.clone(), |about| format!("{name}, {about}"));
    view! {
        <section
            class=format!("player seat-{}", seat.0 + 1)
            role="group"
            data-seat=seat.0 + 1
            data-titans=move || titans_here.get()
            data-current=move || (table.current() == seat).then_some("")
            data-legal=move || mark.get().map(|_| "")
            aria-label=move || {
                if table.current() == seat { (t().table.current)(&label) } else { label.clone() }
            }
            on:click=pick
        >
            <button
                type="button"
                class="player-vp"
                aria-label=move || (t().table.vp)(vp.get())
                on:click=move |ev| {
                    if mark.get_untracked().is_none() {
                        ev.stop_propagation();
                        table.send(Move::Open(Sheet::Points(seat)));
                    }
                }
            >
                <b>{vp}</b>
            </button>
            <span class="player-name">
                <i aria-hidden="true">{words::symbol(seat)}</i>
                <span data-short=short>{stem}</span>
                {number}
            </span>
            <Thinks table seat />
            <span class="player-factions" aria-hidden="true">{emblems.collect_view()}</span>
            <span class="player-titans" prop:style=move || format!("--held:{}", titans_here.get().unwrap_or(1))>
                {each(titans, |c| c.id.0.into(), move |card| view! { <Chip table card /> }.into_any())}
            </span>
            <span class="player-counts">
                <span class="count" role="img" title=t().table.in_hand aria-label=move || (t().table.cards_in_hand)(hand.get())>
                    <i class="ico ico-hand" aria-hidden="true"></i>
                    {hand}
                </span>
                <span class="count" role="img" title=t().table.in_deck aria-label=move || (t().table.cards_in_deck)(deck.get())>
                    <i class="ico ico-deck" aria-hidden="true"></i>
                    {deck}
                </span>
                <button
                    type="button"
                    class="count pile"
                    data-zone="discard"
                    title=t().table.pile
                    aria-label=move || (t().table.pile_of)(&pile, discard.get())
                    on:click=move |ev| {
                        ev.stop_propagation();
                        table.send(Move::Open(Sheet::Discard(seat)));
                    }
                >
                    <i class="ico ico-discard" aria-hidden="true"></i>
                    {discard}
                </button>
            </span>
        </section>
    }
}
