//! What the journal has further than the local storage, at the start of the page.

use super::journal::{all, remove};
use super::json;
use super::keys::{game_key, is_id, meta_key, write};
use super::{Meta, put_in_memory};
use crate::app::browser;

/// How long the browser may take to write its local storage down, and some more, in milliseconds.
const WRITTEN_AFTER: u64 = 120_000;

/// Takes over what is written down here and is further than what the local storage has, so that no game goes back.
/// Gives the games that have been brought back. To be called before anything is read.
pub async fn bring_back() -> Vec<String> {
    let mut back = Vec::new();
    for entry in js_sys::Array::from(&all().await).iter() {
        let entry = js_sys::Array::from(&entry);
        let word = |n| entry.get(n).as_string();
        let (Some(id), Some(text), Some(meta)) = (word(0), word(1), word(2)) else { continue };
        let Some(known) = json::parse::<Meta>(&meta) else { continue };
        if Meta::stored(&id).is_none_or(|here| here.saved < known.saved) && is_id(&id) {
            take_over(&id, text, &meta, known);
            back.push(id);
        } else if known.saved + WRITTEN_AFTER < browser::now() {
            remove(&id);
        }
    }
    back
}

/// Puts a game where the page looks for it: into the local storage or, without room there, into memory.
fn take_over(id: &str, text: String, meta: &str, known: Meta) {
    let written = write(&game_key(id), &text).and_then(|()| write(&meta_key(id), meta));
    if let Err(why) = written {
        put_in_memory(id, text, known, why);
    }
}
