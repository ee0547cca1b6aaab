//! The end: the standing, and where everybody's points came from.

use super::controller::Table;
use super::opens::Opens;
use crate::app::back;
use crate::app::computers::moments::Moments;
use crate::app::computers::signs::{About, Stronger};
use crate::app::over::ToSettings;
use crate::app::parts::gated_by;
use crate::app::start::course::DRAWING;
use crate::desk::{Desk, Sheet, words};
use crate::engine::ids::Seat;
use crate::engine::order::sort_by_key;
use crate::story::course::best_turn;
use crate::words::page::t;
use leptos::prelude::*;

/// The end of the game.
#[component]
pub fn End(
    /// The game.
    table: Table,
    /// Back to the start.
    on_leave: Callback<()>,
    /// The same seats once more.
    on_rematch: Callback<()>,
) -> impl IntoView {
    let (winners, mut standing) = table.view.with_untracked(|v| {
        let standing: Vec<(Seat, i32)> = v.players.iter().map(|p| (p.seat, p.vp)).collect();
        (v.winners.clone(), standing)
    });
    sort_by_key(&mut standing, |&(_, vp)| -vp);
    let names: Vec<String> = winners.iter().map(|&s| table.name(s)).collect();
    let rows = standing
        .into_iter()
        .map(|(seat, vp)| {
            let from = table.peek(|desk| desk.sources(seat));
            let parts = from
                .into_iter()
                .map(|from| view! { <li><b>{format!("{:+}", from.n)}</b> " " {from.what}</li> })
                .collect_view();
            view! {
                <section class=format!("standing seat-{}", seat.0 + 1) data-seat=seat.0 + 1>
                    <h2>
                        <i aria-hidden="true">{words::symbol(seat)}</i>
                        {table.name(seat)}
                        <b class="standing-vp">{vp}</b>
                    </h2>
                    <small class="standing-factions">{table.peek(|desk| desk.factions(seat)).join(", ")}</small>
                    <About table seat />
                    <ul>{parts}</ul>
                </section>
            }
        })
        .collect_view();
    let (course, last) = (table.peek(Desk::course), table.view.with_untracked(|v| v.turn));
    let all: Vec<String> = table.seats().into_iter().map(|s| table.name(s)).collect();
    let turn = best_turn(&course).map(|(seat, turn, n)| {
        (t().looking.best_turn)(all.get(seat).map_or("", String::as_str), turn, n)
    });
    let card = table.peek(Desk::best_card).map(|(card, seat, n)| {
        (t().looking.best_card)(card, all.get(seat.index()).map_or("", String::as_str), n)
    });
    let best = [turn, card].map(|said| said.map(|said| view! { <p class="best">{said}</p> }));
    let drawn = gated_by(&DRAWING, vec![], move |drawing| (drawing.of)(&all, &course, last));
    let again = move |_| on_rematch.run(());
    let look = RwSignal::new(false);
    // What is opened on the table meanwhile lies over it.
    let looks = move || look.get() && table.sheet.with(Option::is_none);
    back::closes(looks, move || look.set(false));
    view! {
        <div class="screen end" data-question="over" role="dialog" aria-modal="true" aria-labelledby="end-title" tabindex="-1" hidden=move || look.get()>
            <h1 id="end-title">{(t().looking.wins)(&names)}</h1>
            <div class="answers">
                <button type="button" class="answer primary big" data-action="rematch" on:click=again>
                    {t().looking.rematch}
                </button>
                <Stronger table />
                <button type="button" class="answer" data-action="leave" on:click=move |_| on_leave.run(())>
                    {t().common.back_to_start}
                </button>
                <button type="button" class="answer" on:click=move |_| look.set(true)>
                    {t().looking.look}
                </button>
                <Opens table sheet=Sheet::Record action="record" label=t().table.record />
            </div>
            <div class="standings">{rows}</div>
            {best.into_iter().collect_view()}
            <Moments table />
            <div class="end-course">{drawn}</div>
            <ToSettings />
        </div>
        <div class="question end-bar" hidden=move || !look.get()>
            <div class="answers">
                <button type="button" class="answer primary" on:click=move |_| look.set(false)>
                    {t().looking.standing}
                </button>
            </div>
        </div>
    }
}
