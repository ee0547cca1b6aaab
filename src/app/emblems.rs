//! Pictures: faction emblems and what is shown on cards. They lie in one file a faction beside the page, so
//! that only those in the game are loaded; `emblems/generate.mjs` makes the files and the list.

mod list;

use leptos::prelude::*;
use list::ICONS;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/emblems/load.js")]
extern "C" {
    fn load(file: &str);
}

/// A picture by its name. It keeps its place while it loads, and if there is none.
pub fn picture(name: &str, class: &'static str) -> impl IntoView + use<> {
    let known = ICONS.binary_search_by_key(&name, |(name, _)| name);
    let shown = known.ok().map(|at| {
        let (name, file) = ICONS[at];
        load(file);
        view! { <use href=format!("#picture-{name}")></use> }
    });
    view! {
        <svg class=class viewBox="0 0 512 512" aria-hidden="true" focusable="false">{shown}</svg>
    }
}
