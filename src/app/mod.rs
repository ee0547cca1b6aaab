//! The page, in Leptos; only built for wasm32. It holds no rules and names no card.

use leptos::prelude::*;

/// Mounts the page into the document's body.
pub fn mount() {
    leptos::mount::mount_to_body(|| view! { <main><h1>"Smash Up"</h1></main> });
}
