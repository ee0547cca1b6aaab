//! A card on the table: small on a phone, a card of its own on a large screen.

use super::card::{art, emblem, frame, kind_slug};
use super::controller::Table;
use super::drag::Pointers;
use super::signs::{conditions, signs, way};
use crate::desk::place::{Where, find};
use crate::desk::{Mark, Move, Thing, words};
use crate::engine::def::Kind;
use crate::engine::ids::{CardId, Seat};
use crate::engine::view::CardView;
use crate::engine::zone::{Home, Zone};
use crate::words::page::t;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The mark of a card, as its element needs it.
pub fn mark_of(table: Table, card: CardId) -> Memo<Option<Mark>> {
    Memo::new(move |_| table.marks.with(|m| m.cards.get(&card).copied()))
}

/// Whether something with this mark is a legal target.
#[must_use]
pub fn is_legal(mark: Option<Mark>) -> Option<&'static str> {
    match mark? {
        Mark::Legal(_) | Mark::Usable | Mark::Chosen(_) => Some(""),
        Mark::Idle => Some("idle"),
        Mark::Lifted => None,
    }
}

/// The n of a card picked as the n-th.
#[must_use]
pub fn nth(mark: Option<Mark>) -> Option<usize> {
    match mark {
        Some(Mark::Chosen(n)) => Some(n),
        _ => None,
    }
}

/// Whether it is pressed, of a card or base that has been picked or could be one of several, or is held in the air.
#[must_use]
pub fn pressed(table: Table, mark: Option<Mark>) -> Option<&'static str> {
    let several = || table.asked.with(|a| a.as_ref().is_some_and(|a| a.ask.max > 1));
    match mark? {
        Mark::Chosen(_) | Mark::Lifted => Some("true"),
        Mark::Legal(_) | Mark::Usable | Mark::Idle => several().then_some("false"),
    }
}

/// Whether the Tab key passes over it: while a card is held in the air it walks the legal targets only.
pub fn skipped(table: Table, mark: Memo<Option<Mark>>) -> bool {
    table.lift.with(Option::is_some)
        && !matches!(mark.get(), Some(Mark::Legal(_) | Mark::Idle | Mark::Lifted))
}

/// A minion, an action played on the base, or a titan: at a base, or set aside or in stasis in the panel of its player.
#[component]
pub fn Chip(
    /// The game.
    table: Table,
    /// The card as it is when it arrives.
    card: CardView,
) -> impl IntoView {
    let (id, def) = (card.id, card.def);
    let first = card.clone();
    let zone = table.view.with_untracked(|v| Where::from(card.zone).slug(v.viewer));
    let card = Memo::new(move |last: Option<&CardView>| {
        let found = table.view.with(|v| find(v, id).map(|found| found.card.clone()));
        found.unwrap_or_else(|| last.unwrap_or(&first).clone())
    });
    let printed = words::def(def);
    let mark = mark_of(table, id);
    let lands = RwSignal::new(table.settled.get_value());
    let base = match printed.kind {
        Kind::Minion { power } | Kind::Fusion { power } => power,
        _ => 0,
    };
    let power =
        Memo::new(move |_| card.with(|c| c.power.as_ref().map(|p| (p.value, way(p, base)))));
    let differs = move || power.get().and_then(|(_, way)| way);
    let owner = move || card.with(holder);
    let (is_minion, is_titan) = (printed.sorts().is_minion(), printed.sorts().is_titan());
    let pointers = Pointers::here(table);
    on_cleanup(move || pointers.peek.hide());
    let label = move || {
        let described = describe(table, &card.get(), base);
        mark.get().map_or(described.clone(), |mark| format!("{described}, {}", mark.said()))
    };
    view! {
        <button
            type="button"
            class="chip"
            class:chip-action=!is_minion && !is_titan
            class:chip-titan=is_titan
            class:chip-monster=words::deck(def) == Some(Home::Monsters)
            class:chip-treasure=words::deck(def) == Some(Home::Treasures)
            class:landing=move || lands.get()
            on:animationend=move |_| lands.set(false)
            class:draggable=move || {
                table.asked.track();
                pointers.drags(id)
            }
            tabindex=move || skipped(table, mark).then_some("-1")
            prop:style=frame(def)
            data-card=printed.name
            data-zone=zone
            data-kind=kind_slug(def)
            data-seat=move || owner().map(|s| s.0 + 1)
            data-legal=move || is_legal(mark.get())
            data-answer=move || mark.get().map(|_| printed.name)
            data-chosen=move || nth(mark.get())
            data-usable=move || (mark.get() == Some(Mark::Usable)).then_some("")
            data-lifted=move || (mark.get() == Some(Mark::Lifted)).then_some("")
            data-about=move || table.marks.with(|m| m.about == Some(id)).then_some("")
            data-power=differs
            data-drop=format!("c{}", id.0)
            aria-label=label
            aria-pressed=move || pressed(table, mark.get())
            on:pointerdown=move |ev: PointerEvent| pointers.press(&ev, id)
            on:pointerenter=move |ev: PointerEvent| pointers.peek.hover(&ev, Some(id))
            on:pointerleave=move |ev: PointerEvent| pointers.peek.hover(&ev, None)
            on:click=move |ev| {
                ev.stop_propagation();
                if !pointers.grows(&ev, id) {
                    table.send(Move::Tap(Thing::Card(id)));
                }
            }
        >
            <span class="chip-in" data-says=printed.text>
                {art(def)}
                <span class="chip-name">{printed.name}</span>
                " "
                {move || {
                    power
                        .get()
                        .map(|(now, way)| {
                            let class = format!("burst {}", way.unwrap_or_default());
                            view! { <span class=class>{now}</span> }
                        })
                }}
                <span class="chip-marks">
                {signs(table, card)}
                {move || {
                    let on = card.with(|c| c.attached.iter().map(|a| a.def).collect::<Vec<_>>());
                    (!on.is_empty())
                        .then(|| {
                            view! {
                                <span class="chip-on">
                                    {on
                                        .into_iter()
                                        .map(|d| {
                                            view! {
                                                <i prop:style=frame(d) data-card=words::def(d).name data-zone="site">
                                                    {emblem(d, "sign")}
                                                </i>
                                            }
                                        })
                                        .collect_view()}
                                </span>
                            }
                        })
                }}
                </span>
            </span>
        </button>
    }
}

/// Who controls it, or has it beside their deck or in stasis.
fn holder(card: &CardView) -> Option<Seat> {
    match card.zone {
        Zone::SetAside(seat) | Zone::Stasis(seat) => Some(seat),
        _ => card.controller,
    }
}

/// A card in play for those who do not see it: name, power, whose.
fn describe(table: Table, card: &CardView, printed: i32) -> String {
    let name = words::def(card.def).name;
    let power = card.power.as_ref();
    // As it is shown: the name, then the number.
    let mut words = vec![power.map_or(name.to_owned(), |p| (t().card.power)(name, p.value))];
    if power.is_some_and(|p| p.value != printed) {
        words.push((t().card.printed)(printed));
    }
    if let Some(seat) = holder(card) {
        words.push((t().card.of)(&table.name(seat)));
    }
    if matches!(card.zone, Zone::SetAside(_)) {
        words.push(t().asking.set_aside.to_owned());
    }
    if matches!(card.zone, Zone::Stasis(_)) {
        words.push(t().asking.in_stasis.to_owned());
    }
    words.extend(conditions(table, card));
    for on in &card.attached {
        words.push((t().card.with)(words::def(on.def).name));
    }
    words.join(", ")
}
