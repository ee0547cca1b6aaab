//! How fast animations are: a setting of the device, not of a game.

use super::controller::Table;
use crate::app::store::{set_setting, setting};
use leptos::prelude::*;

const NAME: &str = "speed";
/// What can be chosen: how many times as fast as usual; 0 is none at all.
const SPEEDS: [(f64, &str); 5] = [(0.0, "Off"), (0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (3.0, "3×")];

/// The speed that was chosen on this device, from 0 to 3.
#[must_use]
pub fn kept() -> f64 {
    let kept = setting(NAME).and_then(|text| text.parse::<f64>().ok());
    kept.filter(|n| (0.0..=3.0).contains(n)).unwrap_or(1.0)
}

/// The choice, for the menu.
#[component]
pub fn SpeedChoice(table: Table) -> impl IntoView {
    let speed = table.motion.speed;
    let choose = move |n: f64| {
        table.motion.finish();
        speed.set(n);
        set_setting(NAME, &n.to_string());
    };
    let buttons = SPEEDS.map(|(n, name)| {
        view! {
            <button
                type="button"
                class="answer"
                data-speed=name
                aria-pressed=move || (speed.get() == n).to_string()
                on:click=move |_| choose(n)
            >
                {name}
            </button>
        }
    });
    view! {
        <div class="speeds" role="group" aria-label="Animations">
            <p aria-hidden="true">"Animations"</p>
            {buttons.collect_view()}
        </div>
    }
}
