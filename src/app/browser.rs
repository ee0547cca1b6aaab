//! The little that the page asks of the browser, apart from storage.

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen(module = "/src/app/rescue.js")]
extern "C" {
    /// Puts text on the clipboard; tells whether that worked.
    #[wasm_bindgen(js_name = copyText)]
    pub async fn copy_text(text: &str) -> JsValue;
    /// Offers text as a file.
    #[wasm_bindgen(js_name = saveFile)]
    pub fn save_file(name: &str, text: &str);
}

/// The part of the address after `#`, still percent-encoded.
#[must_use]
pub fn hash() -> String {
    let hash = leptos::prelude::window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// The whole address of the page with another part after `#`.
#[must_use]
pub fn link(hash: &str) -> String {
    let here = leptos::prelude::window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}#{hash}")
}

/// How an address comes into the history of the tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// "Back" leads to where we are now.
    Push,
    /// The address we are at is forgotten.
    Replace,
}

/// Changes the part of the address after `#` without telling anybody.
pub fn set_hash(hash: &str, entry: Entry) {
    let window = leptos::prelude::window();
    let Ok(history) = window.history() else { return };
    // Not "" for an empty hash: that would keep the old one.
    let url = format!("#{hash}");
    let null = &JsValue::NULL;
    // A browser that refuses (too many changes) costs the address, not the game.
    let _refused = match entry {
        Entry::Push => history.push_state_with_url(null, "", Some(&url)),
        Entry::Replace => history.replace_state_with_url(null, "", Some(&url)),
    };
}

/// What marks an entry of the history that is there to close what is open.
const ABOVE: &str = "open";

/// Puts an entry of the same address into the history.
pub fn put_above() {
    if let Ok(history) = leptos::prelude::window().history() {
        let _refused = history.push_state(&JsValue::from_str(ABOVE), "");
    }
}

/// Whether we are at such an entry.
#[must_use]
pub fn is_above() -> bool {
    let history = leptos::prelude::window().history();
    history
        .and_then(|h| web_sys::History::state(&h))
        .is_ok_and(|state| state.as_string().as_deref() == Some(ABOVE))
}

/// Goes back in the history.
pub fn go_back() {
    if let Ok(history) = leptos::prelude::window().history() {
        let _nowhere = history.back();
    }
}

/// Tells the document that the page is there, in place of what it shows until then.
pub fn started() {
    if let Ok(event) = web_sys::Event::new("smashup-started") {
        let _never_cancelled = leptos::prelude::window().dispatch_event(&event);
    }
}

/// The time of day, in milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// The time by which the browser stamps what is pressed, in milliseconds.
#[must_use]
pub fn clock() -> f64 {
    leptos::prelude::window().performance().map_or(0.0, |p| p.now())
}

/// A number nobody can foresee: the seed of a game.
#[must_use]
pub fn chance() -> u64 {
    // Without the system's randomness the clock must do; a game can be played all the same.
    getrandom::u64().unwrap_or_else(|_| now())
}

/// The window's width and height, in CSS pixels.
#[must_use]
pub fn window_size() -> (f64, f64) {
    let size = |n: Result<JsValue, JsValue>| n.ok().and_then(|n| n.as_f64()).unwrap_or(0.0);
    let window = leptos::prelude::window();
    (size(window.inner_width()), size(window.inner_height()))
}

/// Moves the keyboard's focus to the first element that fits, so that a screen reader reads on from there.
pub fn focus(selector: &str) {
    focus_first(&[selector]);
}

/// The same by the first of these that anything fits.
pub fn focus_first(selectors: &[&str]) {
    let find =
        |selector: &&str| leptos::prelude::document().query_selector(selector).ok().flatten();
    let found = selectors.iter().find_map(find);
    if let Some(element) = found.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _gone = element.focus();
    }
}

/// Goes to what the selector finds first: it is at the top of the window, and the keyboard at it.
pub fn show(selector: &str) {
    if let Ok(Some(element)) = leptos::prelude::document().query_selector(selector) {
        element.scroll_into_view();
    }
    focus(selector);
}

/// What has the keyboard's focus; the page itself if nothing on it has.
#[must_use]
pub fn focused() -> Option<web_sys::Element> {
    leptos::prelude::document().active_element()
}

/// Whether the keyboard is at something of this kind, or within it.
#[must_use]
pub fn is_at(selector: &str) -> bool {
    focused().is_some_and(|e| is_in(&e, selector))
}

/// Whether a press is on something of this kind, or within it.
#[must_use]
pub fn is_on(ev: &web_sys::Event, selector: &str) -> bool {
    let on = ev.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    on.is_some_and(|e| is_in(&e, selector))
}

fn is_in(element: &web_sys::Element, selector: &str) -> bool {
    matches!(element.closest(selector), Ok(Some(_)))
}

/// Takes the keyboard's focus from what has it.
pub fn blur() {
    if let Some(element) = focused().and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _gone = element.blur();
    }
}

/// Takes the keyboard's focus from what has it within such an element, before that is built anew: an element that goes while it
/// has the focus makes the browser lay everything out at once, half built.
pub fn blur_in(selector: &str) {
    if is_at(selector) {
        blur();
    }
}

/// Does something once what has just changed is on the screen.
pub fn drawn(what: impl FnOnce() + 'static) {
    leptos::prelude::request_animation_frame(|| soon(what));
}

/// What something was until the frame before: what is laid out by it then has a frame of its own.
#[must_use]
pub fn a_frame_later(of: Memo<String>) -> RwSignal<String> {
    let shown = RwSignal::new(of.get_untracked());
    let renew = move || {
        if let Some(now) = of.try_get_untracked() {
            let _gone = shown.try_set(now);
        }
    };
    Effect::new(move |_| {
        if of.with(|now| shown.with_untracked(|shown| shown != now)) {
            drawn(renew);
        }
    });
    shown
}

/// Does something once what was just built is on the screen.
pub fn soon(what: impl FnOnce() + 'static) {
    leptos::prelude::set_timeout(what, std::time::Duration::ZERO);
}
