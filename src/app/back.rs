//! "Back" closes what is open before it leads away.
//!
//! While something is open, the history of the tab has an entry of the same address above that of the page; going back to
//! the page's own closes it. The entry stays when something is closed in another way, and serves what is opened next: who
//! goes back then, goes back past it. One listener knows all that is open: of several, each would take the same step back
//! for its own.

use super::browser;
use super::nav::Nav;
use super::over::Overlay;
use leptos::ev;
use leptos::prelude::*;

/// What is open on a page, and how it is closed.
type Layer = (Signal<bool>, Callback<()>);

/// What may be open on the page that is shown, from below.
#[derive(Clone, Copy)]
struct Layers(RwSignal<Vec<Layer>>);

/// Lets "Back" close what lies over any page, and what is open on the page itself.
pub fn provide(nav: Nav, overlay: Overlay) {
    let layers = Layers(RwSignal::new(Vec::new()));
    provide_context(layers);
    let over =
        (Signal::derive(move || overlay.get().is_some()), Callback::new(move |()| overlay.close()));
    let top = move || {
        let under = || layers.0.with(|all| all.iter().rev().find(|layer| layer.0.get()).copied());
        if over.0.get() { Some(over) } else { under() }
    };
    // Where we are, if that is at an entry above.
    let above = StoredValue::new(None);
    let look = move || above.set_value(browser::is_above().then(browser::hash));
    let put_above = move || {
        if top().is_some() && above.with_value(Option::is_none) {
            browser::put_above();
            look();
        }
    };
    Effect::new(move |_| {
        let _followed = nav.route();
        look();
        put_above();
    });
    let gone = window_event_listener(ev::popstate, move |_| {
        let was = above.get_value();
        look();
        if was != Some(browser::hash()) || above.with_value(Option::is_some) {
            return;
        }
        match untrack(top) {
            Some((_, close)) => {
                close.run(());
                untrack(put_above);
            }
            None => browser::go_back(),
        }
    });
    on_cleanup(move || gone.remove());
}

/// Lets "Back" close what is open, for as long as the page is there.
pub fn closes(
    open: impl Fn() -> bool + Send + Sync + 'static,
    close: impl Fn() + Send + Sync + 'static,
) {
    let Layers(all) = expect_context();
    let layer = (Signal::derive(open), Callback::new(move |()| close()));
    all.update(|all| all.push(layer));
    on_cleanup(move || all.update(|all| all.retain(|other| other.0 != layer.0)));
}
