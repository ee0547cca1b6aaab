//! Pictures: faction emblems and what is shown on cards. They lie beside the page, in a file for the cards of each faction and
//! in one for each emblem, so that only those on the screen are loaded. Each is called as the slug of what it is a picture of,
//! so cards and factions know nothing of them; `emblems/generate.mjs` makes the files from the list in `emblems/pictures.txt`.

use crate::cards::catalog;
use crate::engine::catalog::slug;
use crate::engine::edition::Edition;
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
    let shown =
        faction.map(|f| slug(f.name)).map(|name| picture(&format!("emblems/{name}"), &name));
    frame(class, shown)
}

/// The picture that a card has of its own, in both printings; none of a section of the rulebook. It lies with those of the
/// cards that are printed beside it.
pub fn art(def: DefId, class: &'static str) -> Option<AnyView> {
    let (file, name) = catalog().slug(def).split_once('/')?;
    Some(frame(class, Some(picture(file, name.trim_end_matches(Edition::Current.suffix())))))
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
