//! The open question: who decides, what about, and every answer that is not a place on the table.

use super::choices::Loose;
use super::controller::Table;
use super::handover::QuietSeats;
use super::lift::Lift;
use super::words;
use crate::engine::def::CardDef;
use crate::engine::ids::{CardId, Seat};
use crate::engine::play::PlayKind;
use crate::engine::question::{Pick, Why};
use crate::engine::view::{AskView, Choice};
use crate::words::page::t;
use leptos::prelude::*;

/// The bar between the bases and the hand.
#[component]
pub fn Question(table: Table) -> impl IntoView {
    move || {
        let ask = table.ask.get()?;
        let spot = if table.view.with(|v| v.viewer != Some(ask.who)) { " spot" } else { "" };
        let class = format!("question seat-{}{spot}", ask.who.0 + 1);
        let slug = words::slug(ask.why);
        let asked = ask.clone();
        Some(view! {
            <section class=class data-question=slug aria-label=t().asking.question tabindex="-1">
                {move || match table.lift.get() {
                    Some(lift) => view! { <Lifted table lift /> }.into_any(),
                    None => view! { <Open table ask=asked.clone() /> }.into_any(),
                }}
            </section>
        })
    }
}

/// Who decides.
#[component]
pub fn Who(table: Table, seat: Seat) -> impl IntoView {
    view! {
        <strong class=format!("who seat-{}", seat.0 + 1)>
            <i aria-hidden="true">{words::symbol(seat)}</i>
            {table.name(seat)}
        </strong>
    }
}

/// A question with its answers.
#[component]
fn Open(table: Table, ask: AskView) -> impl IntoView {
    let free = ask.why == Why::PlayCards;
    let line = (!free).then(|| table.peek(words::question));
    let several = ask.max > 1;
    let source = ask.def;
    // What nothing on the table tells: what the card would do.
    let text =
        source.filter(|_| matches!(ask.why, Why::May | Why::Save)).map(|d| words::def(d).text);
    let buttons = buttons(table, &ask);
    let uses = uses(table, &ask);
    let plays = free.then(|| view! { <Plays table seat=ask.who /> });
    let pass = (ask.min == 0 && !several).then(|| decline(table, &ask));
    let who = ask.who;
    let for_good = (matches!(ask.why, Why::Window(_)) && ask.min == 0 && table.is_scoring()).then(|| {
        view! {
            <button type="button" class="quiet" data-answer="pass for good" on:click=move |_| table.set_quiet(who, true)>
                {t().asking.pass_until_scored}
            </button>
        }
    });
    let confirm = several.then(|| view! { <Confirm table ask=ask.clone() /> });
    let loose = ask.clone();
    let spot = table.view.with_untracked(|v| v.viewer != Some(ask.who));
    let decides = t().asking.decides;
    view! {
        <div class="question-line">
            <p>
                {decides[0]}
                <Who table seat=ask.who />
                {(!free && (spot || table.open_hands())).then(|| view! { <small class="decides">{decides[1]}</small> })}
                " "
                {line}
                {plays}
            </p>
            {source
                .filter(|_| !free)
                .map(|def| {
                    view! {
                        <button
                            type="button"
                            class="quiet"
                            aria-label=(t().asking.read)(words::def(def).name)
                            on:click=move |_| table.sheet.set(Some(super::sheet::Sheet::Def(def)))
                        >
                            "?"
                        </button>
                    }
                })}
        </div>
        {text.map(|text| view! { <p class="lifted-text">{text}</p> })}
        <Loose table ask=loose />
        {uses}
        <div class="answers">
            <Undo table />
            <span class="answers-mid">{buttons}</span>
            {confirm}
            {for_good}
            {pass}
        </div>
        {table.is_scoring().then(|| view! { <QuietSeats table /> })}
    }
}

/// Takes the last answer back.
#[component]
pub fn Undo(table: Table) -> impl IntoView {
    view! {
        <button
            type="button"
            class="quiet"
            data-action="undo"
            data-blocked=move || (!table.can_undo()).then_some("")
            on:click=move |_| table.undo()
        >
            {t().asking.undo}
        </button>
    }
}

/// The plays that are left.
#[component]
fn Plays(table: Table, seat: Seat) -> impl IntoView {
    let left = move |kind: PlayKind| {
        table.view.with(|v| {
            let plays = v.players.get(seat.index()).map_or(&[][..], |p| &p.plays);
            plays.iter().filter(|p| p.what == kind).count()
        })
    };
    let [before, minions, actions] = t().asking.plays_left;
    view! {
        {t().asking.play_cards}
        <span class="plays">
            {before}
            <b>{move || left(PlayKind::Minion)}</b>
            {minions}
            <b>{move || left(PlayKind::Action)}</b>
            {actions}
        </span>
    }
}

/// Buttons for abilities of cards: several may share one card, and several cards a name.
fn uses(table: Table, ask: &AskView) -> impl IntoView + use<> {
    let uses: Vec<(Pick, String, &'static str)> = ask
        .choices
        .iter()
        .filter_map(|c| match c.pick {
            Pick::Use(card, ..) => {
                let label = table.peek(|s| words::pick(s, c.pick));
                let site = table.site_of(card);
                let base = table.view.with_untracked(|v| {
                    v.sites.iter().find(|s| Some(s.id) == site).map(|s| s.base.def)
                });
                let other =
                    if in_hand(table, card) { t().asking.in_your_hand } else { t().asking.in_pile };
                let place = base.map_or(other, |d| words::def(d).name);
                let place = if place == label { "" } else { place };
                Some((c.pick, label, place))
            }
            _ => None,
        })
        .collect();
    (!uses.is_empty()).then(|| {
        let buttons = uses.into_iter().map(|(pick, label, base)| {
            let shown = (t().asking.use_it)(&label);
            view! {
                <button type="button" class="answer use" data-answer=label on:click=move |_| table.choose(pick)>
                    {shown}
                    {(!base.is_empty()).then(|| view! { <small>{base}</small> })}
                </button>
            }
        });
        view! { <div class="uses">{buttons.collect_view()}</div> }
    })
}

fn in_hand(table: Table, card: CardId) -> bool {
    table.view.with_untracked(|v| {
        let hand = v.viewer.and_then(|s| v.players.get(s.index())?.hand.as_ref());
        hand.is_some_and(|h| h.iter().any(|c| c.id == card))
    })
}

/// Buttons for the picks that are no place on the table.
fn buttons(table: Table, ask: &AskView) -> impl IntoView + use<> {
    let named = |choice: &Choice| {
        !matches!(choice.pick, Pick::Play(_) | Pick::Use(..) | Pick::Card(_) | Pick::Site(_))
    };
    let picks: Vec<(Pick, String, String)> = ask
        .choices
        .iter()
        .filter(|c| named(c))
        .map(|c| {
            let label = table.peek(|s| words::pick(s, c.pick));
            let shown = match c.pick {
                Pick::Player(seat) => format!("{} {}", words::symbol(seat), table.name(seat)),
                Pick::Yes => t().asking.yes.to_owned(),
                _ => label.clone(),
            };
            (c.pick, label, shown)
        })
        .collect();
    picks
        .into_iter()
        .map(|(pick, label, shown)| {
            let at =
                move || table.chosen.with(|c| c.iter().position(|p| *p == pick).map(|n| n + 1));
            view! {
                <button
                    type="button"
                    class="answer"
                    data-answer=label
                    data-chosen=at
                    on:click=move |_| table.choose(pick)
                >
                    {shown}
                </button>
            }
        })
        .collect_view()
}

/// The button that declines, or is done playing cards.
fn decline(table: Table, ask: &AskView) -> impl IntoView + use<> {
    let (label, words, class) = match ask.why {
        Why::PlayCards if ask.choices.is_empty() => ("end", t().asking.end, "answer done primary"),
        Why::PlayCards => ("end", t().asking.end, "answer done"),
        Why::May | Why::NewHand | Why::Ignore | Why::Draw => ("no", t().asking.no, "answer"),
        _ => ("pass", t().asking.pass, "answer"),
    };
    view! {
        <button type="button" class=class data-answer=label on:click=move |_| table.answer(&[])>
            {words}
        </button>
    }
}

/// The button that gives an answer of several picks.
#[component]
fn Confirm(table: Table, ask: AskView) -> impl IntoView {
    let (min, max) = (usize::from(ask.min), usize::from(ask.max));
    let n = move || table.chosen.with(Vec::len);
    let label = move || if n() == 0 { "pass" } else { "done" };
    let words = move || match n() {
        0 if min == 0 => t().asking.none.to_owned(),
        n if n < min => (t().asking.too_few)(n, min),
        n => (t().asking.done)(n),
    };
    view! {
        <button
            type="button"
            class="answer primary"
            data-answer=label
            disabled=move || !(min..=max).contains(&n())
            on:click=move |_| {
                let picks = table.chosen.get_untracked();
                table.answer(&picks);
            }
        >
            {words}
        </button>
    }
}

/// The card that is held in the air, in full, with what can be done with it.
#[component]
fn Lifted(table: Table, lift: Lift) -> impl IntoView {
    let def: &'static CardDef = words::def(table.def_of(lift.card));
    let hint = match (lift.targets.is_empty(), lift.anywhere) {
        (true, false) => t().asking.lifted_unplayable,
        (true, true) => t().asking.lifted_play,
        (false, true) => t().asking.lifted_choose,
        (false, false) => t().asking.lifted_where,
    };
    let anywhere = lift.anywhere;
    view! {
        <div class="question-line">
            <Who table seat=lift.who />
            <p><b>{def.name}</b> " " <small>{hint}</small></p>
        </div>
        <p class="lifted-text">{def.text}</p>
        <div class="answers">
            <button type="button" class="quiet" data-action="put-back" on:click=move |_| table.put_back()>
                {t().asking.put_back}
            </button>
            <span class="answers-mid"></span>
            {anywhere
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="answer primary"
                            data-answer="play"
                            on:click=move |_| table.let_go(None)
                        >
                            {t().common.play}
                        </button>
                    }
                })}
        </div>
    }
}
