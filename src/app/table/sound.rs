//! What is heard at a table, and felt by who holds the device.

use crate::app::settings::{SHAKE, SOUND};
use crate::story::sounds::Sound;
use crate::words::page::t;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/table/sound.js")]
extern "C" {
    fn sound(name: &str);
    fn shake(milliseconds: u32);
}

/// Lets a sound be heard, if sounds are wanted.
pub fn make(heard: Sound) {
    if SOUND.is_on() {
        sound(heard.name());
    }
    if let Some(long) = heard.shakes().filter(|_| SHAKE.is_on()) {
        shake(long);
    }
}

/// Turns sounds off and on by one press.
#[component]
pub fn Mute(class: &'static str) -> impl IntoView {
    let turn = move |_| {
        SOUND.set(if SOUND.is_on() { "off" } else { "on" });
        make(Sound::Play);
    };
    view! {
        <button
            type="button"
            class=class
            data-action="mute"
            aria-label=t().settings.sound.label
            aria-pressed=move || SOUND.follows_on().to_string()
            on:click=turn
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m3,9h4l6,-5v16l-6,-5h-4z" />
                <path
                    d=move || if SOUND.follows_on() { "m16,8q4,4,0,8m3,-11q6,7,0,14" } else { "m16,9l6,6m0,-6l-6,6" }
                />
            </svg>
            <span aria-hidden="true">{t().settings.sound.label}</span>
        </button>
    }
}
