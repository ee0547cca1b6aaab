//! Where something goes that is shown beside a finger or the mouse: not under it, and not on what may be picked.

use super::scene::{self, Area};
use leptos::prelude::window;
use web_sys::HtmlElement;

/// Room around the pointer, and to the window's edge, in CSS pixels.
const ROOM: f64 = 28.0;
const EDGE: f64 = 6.0;

/// Puts an element beside a point, where it covers least of the legal targets.
pub fn place(element: &HtmlElement, at: (f64, f64)) {
    let size = Area::of(element);
    let side = |n: Result<wasm_bindgen::JsValue, wasm_bindgen::JsValue>| {
        n.ok().and_then(|n| n.as_f64()).unwrap_or(0.0)
    };
    let (wide, high) = (side(window().inner_width()), side(window().inner_height()));
    let targets: Vec<Area> = scene::all("[data-legal]").iter().map(Area::of).collect();
    let pointer = Area { x: at.0 - ROOM, y: at.1 - ROOM, w: 2.0 * ROOM, h: 2.0 * ROOM };
    let mut best: Option<(f64, Area)> = None;
    for x in along(at.0, size.w, wide) {
        for y in along(at.1, size.h, high) {
            let area = Area { x, y, ..size };
            let covered = |t: &Area| area.common(t) / (t.w * t.h).max(1.0);
            let (mid_x, mid_y) = area.middle();
            // A small target weighs as much as a large one; the nearer of two equal places is taken.
            let cost = targets.iter().map(covered).sum::<f64>()
                + 9.0 * covered(&pointer)
                + (mid_x - at.0).hypot(mid_y - at.1) / 4000.0;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, area));
            }
        }
    }
    if let Some((_, area)) = best {
        scene::style(element, "left", &format!("{}px", area.x));
        scene::style(element, "top", &format!("{}px", area.y));
    }
}

/// The places to try on one axis: before, around and after the pointer, and at both edges.
fn along(at: f64, size: f64, whole: f64) -> [f64; 5] {
    let most = (whole - size - EDGE).max(EDGE);
    [at - size - ROOM, at - size / 2.0, at + ROOM, EDGE, most].map(|n| n.clamp(EDGE, most))
}
