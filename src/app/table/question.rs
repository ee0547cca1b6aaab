//! The open question: who decides, what about, and every answer that is not a place on the table.

use super::controller::Table;
use super::drag::{is_shut, shut};
use super::loose::Loose;
use super::quiet::QuietSeats;
use super::who::{Undo, Who};
use crate::app::computers::hints::{Hint, HintNote};
use crate::desk::guard::Guard;
use crate::desk::manner::{By, answered};
use crate::desk::place::Where;
use crate::desk::{Asked, Lift, Move, Sheet, place, words};
use crate::engine::def::{CardDef, Kind};
use crate::engine::ids::{CardId, Seat};
use crate::engine::question::{Pick, Why};
use crate::engine::view::{AskView, TableView};
use crate::words::page::t;
use crate::words::{Left, capital};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// The bar between the bases and the hand.
#[component]
pub fn Question(table: Table) -> impl IntoView {
    move || {
        let asked = table.asked.get()?;
        let ask = &asked.ask;
        let spot = if table.view.with(|v| v.viewer != Some(ask.who)) { " spot" } else { "" };
        let class = format!("question seat-{}{spot}", ask.who.0 + 1);
        let slug = words::slug(ask.why);
        Some(view! {
            <section class=class data-question=slug aria-label=t().asking.question tabindex="-1">
                {move || match table.lift.get() {
                    Some(lift) => view! { <Lifted table lift /> }.into_any(),
                    None => view! { <Open table asked=asked.clone() /> }.into_any(),
                }}
            </section>
        })
    }
}

/// A question with its answers.
#[component]
fn Open(table: Table, asked: Asked) -> impl IntoView {
    let ask = asked.ask.clone();
    let free = asked.is_free();
    let line = (!free).then(|| asked.line.clone());
    let several = ask.max > 1;
    let source = ask.def;
    let text = asked.explained();
    // More than a line of them are looked through: they lie apart from what leads on.
    let many = asked.has_many();
    let [few, heap] = [!many, many].map(|here| here.then(|| buttons(table, &asked)));
    let uses = uses(table, &asked);
    let plays = free.then(|| view! { <Plays table seat=ask.who /> });
    let pass = (ask.min == 0 && !several).then(|| decline(table, &ask));
    let who = ask.who;
    let scoring = table.facts.with_untracked(|f| f.scoring);
    let unscored = table.facts.with_untracked(|f| f.unscored);
    let for_good = (matches!(ask.why, Why::Window(_)) && ask.min == 0 && unscored).then(|| {
        view! {
            <button type="button" class="quiet" data-answer="pass for good" on:click=move |_| table.send(Move::Quiet(who))>
                {t().asking.pass_until_scored}
            </button>
        }
    });
    let reads = table.view.with_untracked(|v| asked.labelled().any(|(p, _)| asked.reads(v, p)));
    let confirm = (several || reads).then(|| view! { <Confirm table ask=ask.clone() /> });
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
                            on:click=move |_| table.send(Move::Open(Sheet::Def(def)))
                        >
                            "?"
                        </button>
                    }
                })}
        </div>
        {text.map(|text| view! { <p class="lifted-text">{text}</p> })}
        <Loose table asked />
        {reads.then(|| view! { <Read table /> })}
        {heap.map(|buttons| view! { <div class="heap">{buttons}</div> })}
        {uses}
        <HintNote table />
        <div class="answers">
            <Undo table />
            <Hint table />
            <span class="answers-mid">{few}</span>
            {confirm}
            {for_good}
            {pass}
        </div>
        {scoring.then(|| view! { <QuietSeats table /> })}
    }
}

/// The plays that are left.
#[component]
fn Plays(table: Table, seat: Seat) -> impl IntoView {
    let told = move || {
        table.view.track();
        let of = |(n, Left { many, what })| {
            let between = if n > 0 { ", " } else { "" };
            let many = many.map(|many| view! { <b>{many}</b> " " });
            view! { {between} {many} {what} }
        };
        let left = table.peek(|desk| desk.plays_left(seat));
        left.into_iter().enumerate().map(of).collect_view()
    };
    view! {
        {t().asking.play_cards}
        <span class="plays">{told} {t().asking.left}</span>
    }
}

/// Buttons for abilities of cards: several may share one card, and several cards a name.
fn uses(table: Table, asked: &Asked) -> impl IntoView + use<> {
    let uses: Vec<(Pick, String, String)> = asked
        .labelled()
        .filter_map(|(pick, label)| match answered(pick) {
            By::Use(card) => {
                // Of an ability of a base, its label says where.
                let place = Some(place_of(table, card)).filter(|place| place != label);
                Some((pick, label.to_owned(), place.unwrap_or_default()))
            }
            By::Card(_) | By::FaceDown(_) | By::Site(_) | By::Player(_) | By::Button => None,
        })
        .collect();
    (!uses.is_empty()).then(|| {
        let buttons = uses.into_iter().map(|(pick, label, base)| {
            let shown = match pick {
                Pick::Use(card, def, _) if matches!(words::def(def).kind, Kind::Rules) => {
                    by_rules(table, card)(&label)
                }
                _ => (t().asking.use_it)(&label),
            };
            view! {
                <button type="button" class="answer use" data-answer=label on:click=move |_| table.send(Move::TakeUp(pick))>
                    {shown}
                    {(!base.is_empty()).then(|| view! { <small>{base}</small> })}
                </button>
            }
        });
        view! { <div class="uses">{buttons.collect_view()}</div> }
    })
}

/// What the rulebook itself does with a card: one in stasis loses a counter or, with none, is discarded; any other is uncovered.
fn by_rules(table: Table, card: CardId) -> fn(&str) -> String {
    let waits = |v: &TableView| {
        let found = place::find(v, card)?;
        matches!(found.at, Where::Stasis(_)).then_some(found.card.stasis_counters)
    };
    match table.view.with_untracked(waits) {
        Some(0) => t().asking.discard_it,
        Some(_) => t().asking.wait_less,
        None => t().asking.uncover_it,
    }
}

/// Where the card lies whose ability may be used.
fn place_of(table: Table, card: CardId) -> String {
    let place = |v: &TableView| place::find(v, card).map(|found| found.at.words(v));
    table.view.with_untracked(place).unwrap_or_default()
}

/// Buttons for the picks that are no place on the table.
fn buttons(table: Table, asked: &Asked) -> impl IntoView + use<> {
    let shown = |pick: Pick, label: &str| match (answered(pick), pick) {
        (By::Player(seat), _) => Some(format!("{} {}", words::symbol(seat), table.name(seat))),
        (By::Button, Pick::Yes) => Some(t().asking.yes.to_owned()),
        (By::Button, _) => Some(capital(label)),
        (By::Card(_) | By::Use(_) | By::FaceDown(_) | By::Site(_), _) => None,
    };
    let picks: Vec<(Pick, String, String)> = asked
        .labelled()
        .filter_map(|(pick, label)| Some((pick, label.to_owned(), shown(pick, label)?)))
        .collect();
    // They come where a card was just played by a press: a second one is not meant for them.
    let guard = StoredValue::new(Guard::default());
    shut(guard);
    let press = move |ev: MouseEvent, pick| {
        if !is_shut(guard, &ev) {
            table.send(Move::Choose(pick));
        }
    };
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
                    on:click=move |ev| press(ev, pick)
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
    // What ends a turn lies where a card was just played by a press: a second one is not meant for it.
    let guard = StoredValue::new(Guard::default());
    if ask.why == Why::PlayCards {
        shut(guard);
    }
    let press = move |ev: MouseEvent| {
        if !is_shut(guard, &ev) {
            table.send(Move::Decline);
        }
    };
    view! {
        <button type="button" class=class data-answer=label on:click=press>
            {words}
        </button>
    }
}

/// The card that was picked last, or the one whose name was, in words: what is chosen is read first.
#[component]
fn Read(table: Table) -> impl IntoView {
    let def = Memo::new(move |_| match table.chosen.with(|c| c.last().copied())? {
        Pick::Name(def) => Some(def),
        pick => table.def_of(pick.card()?),
    });
    view! {
        <p class="lifted-text read" aria-live="polite">
            {move || match def.get().map(words::def) {
                Some(def) => view! { <b>{def.name}</b> " " {def.text} }.into_any(),
                None => t().asking.read_first.into_any(),
            }}
        </p>
    }
}

/// The button that gives an answer of what was picked: of several, or of one card that was to be read.
#[component]
fn Confirm(table: Table, ask: AskView) -> impl IntoView {
    let (min, max) = (usize::from(ask.min), usize::from(ask.max));
    let least = if max > 1 { min } else { 1 };
    let n = move || table.chosen.with(Vec::len);
    let label = move || if n() == 0 && max > 1 { "pass" } else { "done" };
    let words = move || match n() {
        0 if least == 0 => t().asking.none.to_owned(),
        _ if max == 1 => t().asking.choose_it.to_owned(),
        n if n < min => (t().asking.too_few)(n, min),
        n => (t().asking.done)(n),
    };
    view! {
        <button
            type="button"
            // To choose nothing is not what is meant.
            class="answer confirm"
            class:primary=move || n() != 0
            data-answer=label
            disabled=move || !(least..=max).contains(&n())
            on:click=move |_| table.send(Move::Confirm)
        >
            {words}
        </button>
    }
}

/// The card that is held in the air, in full, with what can be done with it.
#[component]
fn Lifted(table: Table, lift: Lift) -> impl IntoView {
    let def: &'static CardDef = words::def(lift.def);
    let duels =
        table.asked.with_untracked(|a| a.as_ref().is_some_and(|a| a.ask.why == Why::DuelCard));
    let used = matches!(lift.pick, Some(Pick::Use(..)));
    let hint = match (lift.targets.is_empty(), lift.anywhere) {
        _ if lift.idle => t().asking.lifted_idle,
        _ if lift.fuses => t().asking.lifted_fusion,
        (true, true) if duels => t().asking.lifted_place,
        (true, true) if used => t().asking.lifted_use,
        (true, false) => t().asking.lifted_unplayable,
        (true, true) => t().asking.lifted_play,
        (false, true) if used => t().asking.lifted_use_on,
        (false, true) => t().asking.lifted_choose,
        (false, false) => t().asking.lifted_where,
    };
    // Of some places only: what the sign says that these have.
    let some = !lift.idle && lift.targets.iter().any(|target| target.idle);
    let some =
        some.then(|| view! { " " <small data-nothing="some">{t().asking.some_idle}</small> });
    let (anywhere, fuses) = (lift.anywhere, lift.fuses);
    let play = move || if fuses { Move::AsAction } else { Move::LetGo(None) };
    view! {
        <div class="question-line">
            <Who table seat=lift.who />
            <p><b>{def.name}</b> " " <small data-nothing=lift.idle.then_some("")>{hint}</small>{some}</p>
        </div>
        <p class="lifted-text">{def.text}</p>
        <div class="answers">
            <button type="button" class="quiet" data-action="put-back" on:click=move |_| table.send(Move::PutBack)>
                {if used { t().asking.not_now } else { t().asking.put_back }}
            </button>
            <span class="answers-mid"></span>
            {anywhere
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="answer primary"
                            data-answer="play"
                            on:click=move |_| table.send(play())
                        >
                            {match (duels, used) {
                                (true, _) => t().asking.place_it,
                                (_, true) => t().asking.use_ability,
                                _ if fuses => t().asking.as_action,
                                _ => t().common.play,
                            }}
                        </button>
                    }
                })}
        </div>
    }
}
