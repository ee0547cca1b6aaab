//! Who is not asked again in the scoring that goes on.

use super::controller::Table;
use crate::desk::Move;
use crate::desk::words;
use crate::engine::ids::Seat;
use crate::words::page::t;
use leptos::prelude::*;

/// In a scoring: who is to be asked no more in it, and who has said so already.
#[component]
pub fn QuietToggles(table: Table, seats: Vec<Seat>) -> impl IntoView {
    table.facts.with_untracked(|f| f.scoring).then(|| {
        let toggles = seats.into_iter().map(|seat| {
            view! {
                <button
                    type="button"
                    class=format!("quiet seat-{}", seat.0 + 1)
                    data-answer=format!("not again {}", seat.0 + 1)
                    aria-label=(t().device.not_again_who)(&table.name(seat))
                    on:click=move |_| table.send(Move::Quiet(seat))
                >
                    <i class="seat-sign" aria-hidden="true">{words::symbol(seat)}</i>
                    " "
                    {table.name(seat)}
                </button>
            }
        });
        view! {
            <div class="quiet-row">
                <span>{t().device.not_again}</span>
                {toggles.collect_view()}
            </div>
            <QuietSeats table />
        }
    })
}

/// Who is not asked in this scoring, and the way back.
#[component]
pub fn QuietSeats(table: Table) -> impl IntoView {
    move || {
        let quiet = table.facts.with(|f| f.quiet);
        let seats: Vec<Seat> = table.seats().into_iter().filter(|&s| quiet.has(s)).collect();
        (!seats.is_empty()).then(|| {
            let each = seats.into_iter().map(|seat| {
                view! {
                    <button
                        type="button"
                        class=format!("quiet seat-{}", seat.0 + 1)
                        data-answer=format!("ask again {}", seat.0 + 1)
                        on:click=move |_| table.send(Move::AskAgain(seat))
                    >
                        {(t().device.ask_again)(&table.name(seat))}
                    </button>
                }
            });
            view! {
                <div class="quiet-row">
                    <span>{t().device.passed_for}</span>
                    {each.collect_view()}
                </div>
            }
        })
    }
}
