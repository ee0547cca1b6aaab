//! How a finished game went: the points of each player over the turns.

use super::graph::{ACROSS, HEIGHT, WIDTH, graph};
use crate::app::parts::{Code, NotHere, gated, gated_by};
use crate::app::records::RECORDS;
use crate::app::stand::{self, Moment};
use crate::app::store::{self, Meta};
use crate::desk::words::symbol_of;
use crate::engine::GOAL;
use crate::words::page::t;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

/// The course of a finished game, to be opened.
#[component]
pub fn Course(
    /// Its id.
    id: String,
    /// What is known of it.
    meta: Meta,
) -> impl IntoView {
    let wanted = RwSignal::new(false);
    let shown = move || wanted.get().then(|| course(&id, &meta));
    view! {
        <details class="course" on:toggle=move |_| wanted.set(true)>
            <summary>{t().games.course}</summary>
            {shown}
        </details>
    }
}

/// As it was kept; of a game that was finished before courses were, as its record tells.
fn course(id: &str, meta: &Meta) -> AnyView {
    if !meta.course.is_empty() {
        return drawing(&meta.called(), &meta.course, meta.turn);
    }
    let (text, meta) = (store::text(id).unwrap_or_default(), meta.clone());
    gated_by(&RECORDS, vec![], move |records| {
        let (text, meta) = (text.clone(), meta.clone());
        gated((records.sets)(&text), move || match (records.open)(&text) {
            Ok(opened) if opened.left_out == 0 => {
                drawing(&meta.called(), &stand::course(&opened.game.session), meta.turn)
            }
            _ => view! { <p class="muted">{t().games.no_course}</p> }.into_any(),
        })
    })
}

/// The drawing, for who has a table on the screen: it comes with the part `screens`.
pub struct Drawing {
    /// The course of a game, by the names of its players, up to a turn.
    pub of: fn(&[String], &[Moment], u32) -> AnyView,
}

#[wasm_split(screens, fallible)]
fn the_drawing() -> Result<&'static Drawing, NotHere> {
    Ok(&Drawing { of: drawing })
}

/// The drawing.
pub static DRAWING: Code<Drawing> = Code::new(|| Box::pin(the_drawing()));

fn drawing(names: &[String], course: &[Moment], last: u32) -> AnyView {
    let drawn = graph(course, last);
    let seats = drawn.lines.into_iter().zip(drawn.ends).enumerate().map(|(seat, (points, end))| {
        let vp = course.last().and_then(|m| m.vp.get(seat)).copied();
        view! {
            <g class=format!("seat-{}", seat + 1)>
                <polyline points=points/>
                <text x=ACROSS[1] + 5 y=end>{symbol_of(seat)} " " {vp}</text>
            </g>
        }
    });
    let seats = seats.collect_view();
    let across = |class: &'static str, y: i32| {
        view! { <line class=class x1=ACROSS[0] x2=ACROSS[1] y1=y y2=y></line> }
    };
    view! {
        <svg class="course-drawing" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
            {across("course-goal", drawn.goal)}
            {across("course-none", drawn.none)}
            <text class="course-left" x=ACROSS[0] - 5 y=drawn.goal>{GOAL}</text>
            <text class="course-left" x=ACROSS[0] - 5 y=drawn.none>"0"</text>
            <text class="course-left" x=ACROSS[1] y=HEIGHT - 6>{(t().keeping.turn)(last)}</text>
            {seats}
        </svg>
        <div class="sr-only">{table(names, course)}</div>
    }
    .into_any()
}

/// The same for those who listen.
fn table(names: &[String], course: &[Moment]) -> impl IntoView + use<> {
    let heads = names.iter().map(|name| view! { <th scope="col">{name.clone()}</th> });
    let row = |moment: &Moment| {
        let cells = moment.vp.iter().map(|vp| view! { <td>{*vp}</td> }).collect_view();
        view! { <tr><th scope="row">{moment.turn}</th>{cells}</tr> }
    };
    view! {
        <table>
            <caption>{t().games.course_note}</caption>
            <thead><tr><th scope="col">{t().games.after_turn}</th>{heads.collect_view()}</tr></thead>
            <tbody>{course.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
