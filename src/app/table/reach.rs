//! Where things are on the screen: what a pointer with a card in hand reaches.

use crate::app::browser;
use crate::desk::Lift;
use crate::engine::ids::SiteId;
use crate::engine::question::Pick;
use leptos::prelude::*;
use web_sys::DomRect;

/// How near to a target a card may be let go, in CSS pixels.
const MAGNET: f64 = 24.0;
/// The least size of a target.
pub const LEAST: f64 = 44.0;

/// The legal target at a point or near it; of several the smallest, for cards lie on sites.
#[must_use]
pub fn nearest(lift: &Lift, x: f64, y: f64) -> Option<Pick> {
    let mut best: Option<(f64, f64, Pick)> = None;
    for target in &lift.targets {
        let Some(rect) = rect_of(target.at) else { continue };
        let (far, size) = (distance(&rect, x, y), rect.width() * rect.height());
        let nearer = best.is_none_or(|(f, s, _)| far < f || (far <= f && size < s));
        if far <= MAGNET && nearer {
            best = Some((far, size, target.at));
        }
    }
    best.map(|b| b.2)
}

/// The site at a point.
#[must_use]
pub fn site_under(sites: &[SiteId], x: f64, y: f64) -> Option<SiteId> {
    let here = |s: &SiteId| rect_of(Pick::Site(*s)).is_some_and(|r| distance(&r, x, y) <= 0.0);
    sites.iter().copied().find(here)
}

fn rect_of(pick: Pick) -> Option<DomRect> {
    let name = match pick {
        Pick::Site(s) => format!("s{}", s.0),
        Pick::FaceDown(stay) => format!("b{}", stay.0),
        other => format!("c{}", other.card()?.0),
    };
    rect_at(&format!("[data-drop='{name}']"))
}

/// How far a point is from a box that is at least as large as a finger.
fn distance(rect: &DomRect, x: f64, y: f64) -> f64 {
    let (wide, high) =
        ((LEAST - rect.width()).max(0.0) / 2.0, (LEAST - rect.height()).max(0.0) / 2.0);
    let dx = (rect.left() - wide - x).max(x - rect.right() - wide).max(0.0);
    let dy = (rect.top() - high - y).max(y - rect.bottom() - high).max(0.0);
    dx.hypot(dy)
}

/// The box of what the selector finds first.
fn rect_at(selector: &str) -> Option<DomRect> {
    let found = document().query_selector(selector).ok().flatten();
    found.map(|e| e.get_bounding_client_rect())
}

/// The height of what the selector finds first, in CSS pixels.
#[must_use]
pub fn height(selector: &str) -> Option<f64> {
    rect_at(selector).map(|r| r.height())
}

/// Whether a point is in the box of what the selector finds first.
#[must_use]
pub fn inside(selector: &str, x: f64, y: f64) -> bool {
    rect_at(selector)
        .is_some_and(|r| x >= r.left() && x <= r.right() && y >= r.top() && y <= r.bottom())
}

/// Whether a point is outside of the window.
#[must_use]
pub fn outside(x: f64, y: f64) -> bool {
    let (wide, high) = browser::window_size();
    x < 0.0 || y < 0.0 || x > wide || y > high
}
