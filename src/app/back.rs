//! "Back" closes what is open before it leads away.
//!
//! While something is open, the history of the tab has an entry of the same address above that of the page; going back to
//! the page's own closes it. The entry stays when something is closed in another way, and serves what is opened next: who
//! goes back then, goes back past it.

use super::browser;
use leptos::ev;
use leptos::prelude::*;

/// Lets "Back" close what is open, for as long as the page is there.
pub fn closes(open: impl Fn() -> bool + Copy + Send + Sync + 'static, close: impl Fn() + 'static) {
    let here = browser::hash();
    let above = StoredValue::new(browser::is_above());
    let put_above = move || {
        if open() && !above.get_value() {
            browser::put_above();
            above.set_value(true);
        }
    };
    Effect::new(move |_| put_above());
    let gone = window_event_listener(ev::popstate, move |_| {
        let was = above.get_value();
        above.set_value(browser::is_above());
        if !was || above.get_value() || browser::hash() != here {
            return;
        }
        if untrack(open) {
            close();
            untrack(put_above);
        } else {
            browser::go_back();
        }
    });
    on_cleanup(move || gone.remove());
}
