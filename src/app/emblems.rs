//! Pictures: faction emblems and what is shown on cards. They lie beside the page, in a file for the cards of each faction and
//! in one for each emblem, so that only those on the screen are loaded; `emblems/generate.mjs` makes the files.

use crate::cards::catalog;
use crate::engine::faction::Faction;
use crate::engine::ids::DefId;
use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/app/emblems/load.js")]
extern "C" {
    fn load(file: &str) -> String;
}

/// The emblem of a faction. A picture keeps its place while it loads, and if there is none.
pub fn emblem(faction: Option<&Faction>, class: &'static str) -> AnyView {
    let shown = faction.map(|f| picture(&format!("emblems/{}", f.emblem), f.emblem));
    frame(class, shown)
}

/// The picture that a card has of its own. It lies with those of the cards that are printed beside it.
pub fn art(def: DefId, class: &'static str) -> AnyView {
    let (file, _) = catalog().slug(def).split_once('/').unwrap_or_default();
    frame(class, Some(picture(file, catalog().def(def).art)))
}

fn picture(file: &str, name: &str) -> AnyView {
    let place = load(file);
    view! { <use href=format!("#{place}-{name}")></use> }.into_any()
}

fn frame(class: &'static str, shown: Option<AnyView>) -> AnyView {
    view! {
        <svg class=class viewBox="0 0 512 512" aria-hidden="true" focusable="false">{shown}</svg>
    }
    .into_any()
}
