//! The menu of a game.

use super::controller::Table;
use super::drag::Pointers;
use super::opens::Opens;
use super::sound::Mute;
use super::speed;
use crate::app::over::{Over, Overlay};
use crate::desk::Sheet;
use crate::words::page::t;
use crate::words::standing;
use leptos::prelude::*;

/// The menu.
#[component]
pub fn Menu(table: Table, on_leave: Callback<()>) -> impl IntoView {
    let overlay = Overlay::here();
    let over = move |action: &'static str, label: &'static str, over: Over| {
        view! {
            <button type="button" class="answer" data-action=action on:click=move |_| overlay.open(over)>
                {label}
            </button>
        }
    };
    view! {
        <h2>{t().table.menu}</h2>
        <div class="menu">
            <Opens table sheet=Sheet::Log action="log" label=t().common.log />
            <Opens table sheet=Sheet::Standing action="standing" label=standing::TITLE />
            <Opens table sheet=Sheet::Rules action="rules" label=t().common.rules />
            <SpeedChoice table />
            <Mute class="answer mute" />
            {over("settings", t().settings.title, Over::Settings)}
            {over("keys", t().common.keys, Over::Keys)}
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
