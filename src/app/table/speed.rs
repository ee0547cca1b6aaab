//! How fast animations are: a setting of the device, not of a game.

use crate::app::store::{set_setting, setting};
use crate::words::page::t;

const NAME: &str = "speed";
/// The usual speed, in percent.
pub const USUAL: u32 = 100;
/// What can be chosen, in percent of the usual; 0 is none at all.
pub const SPEEDS: [u32; 5] = [0, 50, USUAL, 200, 300];

/// What a speed is called.
#[must_use]
pub fn sign_of(speed: u32) -> &'static str {
    match speed {
        0 => t().settings.off,
        50 => "0.5×",
        USUAL => "1×",
        200 => "2×",
        300 => "3×",
        _ => "",
    }
}

/// The speed that was chosen on this device, in percent of the usual, from 0 to 300.
#[must_use]
pub fn kept() -> u32 {
    let kept = setting(NAME).and_then(|text| text.parse().ok());
    kept.filter(|n| *n <= 300).unwrap_or(USUAL)
}

/// Whether things may move at this speed, and for who wants as little movement as possible.
#[must_use]
pub fn moves(speed: u32) -> bool {
    let query = leptos::prelude::window().match_media("(prefers-reduced-motion: reduce)");
    let still = query.ok().flatten().is_some_and(|q| q.matches());
    speed > 0 && !still
}

/// Keeps the speed that was chosen, in percent of the usual.
pub fn keep(speed: u32) {
    set_setting(NAME, &speed.to_string());
}
