//! Going back further than a plain undo: what the others may agree to, and the screen that asks them.

use super::controller::Table;
use super::who::Who;
use crate::app::over::ToSettings;
use crate::desk::Move;
use crate::desk::device::Request;
use crate::desk::takeback::Offer;
use crate::desk::words;
use crate::words::page::t;
use leptos::prelude::*;

/// What stops a plain undo, and what the others may agree to.
#[component]
pub fn TakeBack(table: Table) -> impl IntoView {
    let Offer { stopped, points } = table.peek(|desk| desk.offer());
    let nothing = points.is_empty();
    let buttons = points.into_iter().map(|point| {
        let to = if point.turn { t().takeback.to_turn } else { t().takeback.to_decision };
        view! {
            <button
                type="button"
                class=format!("answer seat-{}", point.seat.0 + 1)
                data-action="ask-back"
                data-seat=point.seat.0 + 1
                on:click=move |_| table.send(Move::AskBack(point))
            >
                <i class="seat-sign" aria-hidden="true">{words::symbol(point.seat)}</i>
                " "
                {to(&table.name(point.seat))}
                <small>{(t().takeback.cost)(point.back, point.revealed)}</small>
            </button>
        }
    });
    view! {
        <h2>{t().takeback.title}</h2>
        {stopped.map(|why| view! { <p class="sheet-no" role="alert">{why}</p> })}
        <p>
            {if nothing { t().takeback.nothing } else { t().takeback.how }}
        </p>
        {table.crew().any().then(|| view! { <p>{t().computers.agree}</p> })}
        <div class="menu">{buttons.collect_view()}</div>
    }
}

/// The screen that asks the others, one after the other.
#[component]
pub fn Agree(table: Table, request: Request) -> impl IntoView {
    let point = request.point;
    let asker = table.name(point.seat);
    let seat = table.peek(|desk| desk.agreeing(request))?;
    let name = table.name(seat);
    let known = if point.revealed { t().takeback.known } else { t().takeback.not_known };
    let label = (t().takeback.asked)(&name, &(t().takeback.asks)(&asker, point.turn));
    let [before, after] = t().takeback.all_right;
    Some(view! {
        <div class=format!("screen agree seat-{}", seat.0 + 1) role="dialog" aria-modal="true" aria-label=label tabindex="-1" data-question="agree">
            <span class="handover-symbol" aria-hidden="true">{words::symbol(seat)}</span>
            <h1>{before} <Who table seat /> {after}</h1>
            <p>{(t().takeback.asks_back)(&asker, point.turn, point.back)}</p>
            <p>{known}</p>
            <button type="button" class="answer primary big" data-answer="agree" on:click=move |_| table.send(Move::Agree)>
                {(t().takeback.lets)(&name, &asker)}
            </button>
            <button type="button" class="answer big" data-answer="refuse" on:click=move |_| table.send(Move::RefuseBack)>
                {t().takeback.refuse}
            </button>
            <ToSettings />
        </div>
    })
}
