//! What happens when the game itself fails: never a white page, and no game lost. An answer is saved only
//! after it ran, so a reload begins before the failing one.

use super::{route::Route, store};
use crate::words::page::t;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/rescue.js")]
extern "C" {
    fn rescue(title: &str, message: &str, detail: Option<String>, unsaved: Option<String>);
    fn watch(title: &str, message: &str);
}

/// From now on a failure shows what can still be done.
pub fn install() {
    watch(t().fail.crashed, t().fail.crashed_note);
    // Who leaves while a game is being opened has not seen it fail. (A page that hangs does not come to hear of it.)
    let leaving = leptos::prelude::window_event_listener(leptos::ev::pagehide, |_| started());
    std::mem::forget(leaving);
    std::panic::set_hook(Box::new(|info| {
        let detail = format!("smashup {}: {info}", env!("CARGO_PKG_VERSION"));
        web_sys::console::error_1(&detail.as_str().into());
        let unsaved = match Route::of(&super::browser::hash()) {
            Route::Game(id) => store::unsaved(&id),
            _ => None,
        };
        rescue(t().fail.crashed, t().fail.crashed_note, Some(detail), unsaved);
    }));
}

/// Marks that a game is being opened.
///
/// # Errors
/// The last attempt to open it did not come to an end.
pub fn starting(id: &str) -> Result<(), DidNotStart> {
    if store::mark(store::Mark::Starting).as_deref() == Some(id) {
        return Err(DidNotStart);
    }
    store::set_mark(store::Mark::Starting, Some(id));
    Ok(())
}

/// Whether the last attempt to open a game, whichever, is not known to have come to an end.
#[must_use]
pub fn is_starting() -> bool {
    store::mark(store::Mark::Starting).is_some()
}

/// Marks that it is open, unless it has failed since.
pub fn started() {
    let failed = leptos::prelude::document().query_selector(".rescue");
    if matches!(failed, Ok(None)) {
        store::set_mark(store::Mark::Starting, None);
    }
}

/// A game whose last start did not come to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DidNotStart;

/// Offers what can still be done with the game in the address.
pub fn offer() {
    rescue(t().fail.not_started, t().fail.not_started_note, None, None);
}
