//! Pictures: faction emblems and what is shown on cards. They lie in one file a faction beside the page, so
//! that only those in the game are loaded; `emblems/generate.mjs` makes the files and the list.

mod list;

use list::ICONS;

/// What to put into an `<svg viewBox="0 0 512 512">` to show this picture.
#[must_use]
pub fn icon(name: &str) -> Option<&'static str> {
    let at = ICONS.binary_search_by_key(&name, |(known, _)| known).ok()?;
    Some(ICONS[at].1)
}
