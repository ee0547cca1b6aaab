//! What a scene puts on the layer beside cards: words, signs, coins, counters, and bases that have gone or come.

use super::card::frame;
use super::scene;
use crate::app::place::Area;
use crate::desk::words;
use crate::engine::ids::DefId;
use web_sys::HtmlElement;

/// How large a coin is, in CSS pixels.
const COIN: f64 = 84.0;

/// What a base looks like that has gone, or has not come yet.
#[must_use]
pub fn tile(class: &str, base: DefId, area: Area) -> Option<HtmlElement> {
    let made = scene::element(class, words::def(base).name)?;
    HtmlElement::style(&made).set_css_text(&frame(base));
    scene::cover(&made, area);
    Some(made)
}

/// What happens, in words.
#[must_use]
pub fn caption(words: &str, top: f64) -> Option<HtmlElement> {
    let made = scene::element("motion-words passing", words)?;
    scene::pixels(&made, "--top", top);
    Some(made)
}

/// What stands above a target.
#[must_use]
pub fn sign(text: &str, target: Area) -> Option<HtmlElement> {
    let made =
        scene::element(if text.is_empty() { "ring passing" } else { "ring sign passing" }, text)?;
    scene::cover(&made, target);
    Some(made)
}

/// A coin that falls before a player.
#[must_use]
pub fn coin(side: &str, panel: Area) -> Option<HtmlElement> {
    let made = scene::element("flip passing", side)?;
    let (x, _) = panel.middle();
    scene::cover(&made, Area { x: x - COIN / 2.0, y: panel.y + panel.h + 8.0, w: COIN, h: COIN });
    Some(made)
}

/// Counters on their way to a card.
#[must_use]
pub fn counters(from: Area, to: Area, n: i32) -> Option<HtmlElement> {
    let made = scene::element("token counter passing", &format!("+{n}"))?;
    let (x, y) = from.middle();
    let at = Area { x: x - 15.0, y: y - 12.0, w: 30.0, h: 24.0 };
    scene::cover(&made, at);
    scene::far(&made, at, to, 0.7);
    Some(made)
}

/// The place for the name of a card of which nothing else can be seen: under its player's panel.
#[must_use]
pub fn below(panel: Area) -> Area {
    Area { x: panel.x, y: panel.y + panel.h + 2.0, w: panel.w.min(180.0), h: 30.0 }
}
