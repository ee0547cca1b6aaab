//! The menu of a game.

use super::controller::Table;
use super::drag::Pointers;
use super::opens::Opens;
use super::sound::Mute;
use super::speed;
use crate::desk::Sheet;
use crate::words::page::t;
use leptos::prelude::*;

/// The menu.
#[component]
pub fn Menu(table: Table, on_leave: Callback<()>) -> impl IntoView {
    view! {
        <h2>{t().table.menu}</h2>
        <div class="menu">
            <Opens table sheet=Sheet::Log action="log" label=t().common.log />
            <Opens table sheet=Sheet::Rules action="rules" label=t().common.rules />
            <SpeedChoice table />
            <Mute class="answer mute" />
            <Opens table sheet=Sheet::Settings action="settings" label=t().settings.title />
            {(!table.is_lesson())
                .then(|| view! { <Opens table sheet=Sheet::Record action="record" label=t().table.record /> })}
            <button type="button" class="answer" data-action="leave" on:click=move |_| on_leave.run(())>
                {if table.is_lesson() { t().common.back_to_start } else { t().table.leave }}
            </button>
        </div>
    }
}

/// The choice, for the menu.
#[component]
fn SpeedChoice(table: Table) -> impl IntoView {
    let motion = Pointers::here(table).motion;
    let speed = motion.speed;
    let choose = move |n: u32| {
        motion.finish();
        speed.set(n);
        speed::keep(n);
    };
    let buttons = speed::SPEEDS.map(|n| {
        let name = speed::sign_of(n);
        view! {
            <button
                type="button"
                class="answer"
                data-speed=n
                aria-pressed=move || (speed.get() == n).to_string()
                on:click=move |_| choose(n)
            >
                {name}
            </button>
        }
    });
    view! {
        <div class="speeds" role="group" aria-label=t().settings.animations>
            <p aria-hidden="true">{t().settings.animations}</p>
            {buttons.collect_view()}
        </div>
    }
}
