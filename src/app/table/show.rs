//! What stands large on the stage while something is shown, and what is said about it in the place of the question.

use super::card::Face;
use super::controller::Table;
use super::log::LogLine;
use super::motion::Motion;
use crate::app::computers::signs::Why;
use crate::desk::{Desk, Move, words};
use crate::engine::award::Award;
use crate::engine::ids::DefId;
use crate::story::beats::Standing;
use crate::story::director::{Act, Turn};
use crate::words::page::t;
use leptos::prelude::*;

/// A card that somebody else plays, or a base that scores.
#[component]
pub fn OnStage(table: Table, motion: Motion) -> impl IntoView {
    let card = Memo::new(move |_| {
        let scene = motion.large.get()?;
        let Act::Card(def) = scene.act else { return None };
        Some((def, scene.beat.seq, scene.line))
    });
    let act = move || motion.large.with(|s| s.as_ref().map(|s| s.act.clone()));
    let scores = Memo::new(move |_| match act() {
        Some(Act::Score(standing, _)) => Some(standing),
        _ => None,
    });
    let turn = Memo::new(move |_| match act() {
        Some(Act::Score(_, turn)) => Some(slug(turn)),
        _ => None,
    });
    view! {
        {move || card.get().map(|(def, seq, line)| view! { <Large table def seq line /> })}
        {move || scores.get().map(|standing| view! { <Score table standing turn /> })}
    }
}

/// What a step of a scoring is called in the style sheet.
fn slug(turn: Turn) -> &'static str {
    match turn {
        Turn::Forward => "forward",
        Turn::Power => "power",
        Turn::Places => "places",
        Turn::Points => "points",
    }
}

/// A card with its text, what was done with it, and why, if a computer did it: who asks that has all the time to read it.
#[component]
fn Large(table: Table, def: DefId, seq: u32, line: String) -> impl IntoView {
    view! {
        <div class="act act-card">
            <span class="card"><Face def /></span>
            <div class="act-words">
                <p class="motion-words">{line}</p>
                <Why table seq hidden=true />
            </div>
        </div>
    }
}

/// A base that scores, and who is awarded what there.
#[component]
fn Score(table: Table, standing: Standing, turn: Memo<Option<&'static str>>) -> impl IntoView {
    let rows = standing.rows.into_iter().enumerate().map(|(nth, award)| {
        let Award { rank, seat, points, power } = award;
        view! {
            <li class=format!("seat-{}", seat.0 + 1) prop:style=format!("--nth:{nth};--power:{power}")>
                <i>{words::symbol(seat)}</i>
                <span>{table.name(seat)}</span>
                <b class="act-power"></b>
                <em>{t().looking.places.get(rank as usize).copied()}</em>
                <b class="act-vp">{(t().table.gained)(points)}</b>
            </li>
        }
    });
    let rows = rows.collect_view();
    view! {
        <div class="act act-score" data-turn=move || turn.get()>
            <span class="card"><Face def=standing.base /></span>
            <ol>{rows}</ol>
        </div>
    }
}

/// In the place of the question: what is shown, in words; all of it where nothing moves, or the show is over.
#[component]
pub fn Showing(table: Table, motion: Motion) -> impl IntoView {
    let lines = StoredValue::new(table.peek(Desk::show_lines));
    let all = move || lines.get_value().into_iter();
    let heard = move || all().map(|line| view! { <li>{line.text}</li> }).collect_view();
    let read = move || all().map(|line| view! { <LogLine table line /> }).collect_view();
    view! {
        <section class="question show" data-question="show" aria-label=t().looking.happens tabindex="-1">
            // While it is seen, the words that belong to it are beside it, and none are here.
            <p class:sr-only=move || motion.playing.get()>{t().looking.happens}</p>
            {move || match motion.playing.get() {
                true => view! { <ul class="sr-only">{heard()}</ul> }.into_any(),
                false => view! { <ul class="show-lines">{read()}</ul> }.into_any(),
            }}
            <div class="answers">
                <span class="answers-mid"></span>
                <button type="button" class="answer primary" data-answer="shown" on:click=move |_| table.send(Move::Shown)>
                    {t().common.next}
                </button>
            </div>
        </section>
    }
}
