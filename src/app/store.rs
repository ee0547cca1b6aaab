//! Saved games in the browser's local storage, each under its own key. What cannot be stored is kept in
//! memory, so that play goes on.

use super::browser;
use super::computers::{Game, Opened};
use crate::desk::Crew;
use crate::desk::few::Few;
use crate::engine::order::sort_by_key;
use crate::engine::save::LoadError;
use crate::engine::session::Session;
use leptos::prelude::window;
use std::cell::RefCell;

pub mod backup;
mod error;
mod keys;
mod meta;
mod stats;

pub use error::SaveError;
pub use keys::{Mark, is_allowed, mark, set_mark, set_setting, setting};
use keys::{PREFIX, game_key, meta_key, read, storage, write};
pub use meta::{Meta, open_hands};
pub use stats::{any_finished, clear_finished, finished};

thread_local! {
    /// Games whose last state could not be stored, by id.
    static MEMORY: RefCell<Few<String, (String, Meta)>> = const { RefCell::new(Few::new()) };
    /// What this tab last knew to be stored about a game: anything else comes from another tab.
    static SEEN: RefCell<Few<String, String>> = const { RefCell::new(Few::new()) };
}

/// A saved game as it is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its id; of a game of another version of the page the whole key.
    pub id: String,
    /// What is known about it; nothing if that cannot be read.
    pub meta: Option<Meta>,
}

/// Why a game does not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// There is none of this id.
    Missing,
    /// It cannot be read. It stays where it is.
    Unreadable {
        /// Why, as a clause.
        why: String,
        /// What is stored.
        text: String,
    },
}

/// A name for a new game.
#[must_use]
pub fn new_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let chance = browser::chance();
    (0..8).map(|n| char::from(LETTERS[(chance >> (n * 5)) as usize % 32])).collect()
}

/// Saves a game that has just been played on. If it is over now, it counts among the finished games, unless it
/// began with a position set up by hand.
///
/// # Errors
/// Why it is in memory only; each time until it can be stored again.
pub fn save(id: &str, session: &Session, crew: Crew) -> Result<(), SaveError> {
    let meta = Meta::of(session, crew);
    if meta.finished && session.start().is_none() {
        if finished().is_ok_and(|games| games.is_empty()) {
            ask_to_keep();
        }
        set_mark(Mark::Played, Some(id));
        stats::add(vec![stats::of(id, &meta)]).ok();
    }
    keep(id, Game::text(session, crew), meta)
}

/// Stores a game, or keeps it in memory.
fn keep(id: &str, text: String, meta: Meta) -> Result<(), SaveError> {
    let stored = store(id, &text, &meta);
    MEMORY.with_borrow_mut(|memory| match stored {
        Ok(()) => memory.remove(id),
        Err(_) => memory.insert(id.to_owned(), (text, meta)),
    });
    stored
}

fn store(id: &str, text: &str, meta: &Meta) -> Result<(), SaveError> {
    let there = read(&meta_key(id));
    let known = SEEN.with_borrow(|seen| seen.get(id).cloned());
    if there.is_some() && there != known {
        return Err(SaveError::Elsewhere);
    }
    let meta = serde_json::to_string(meta).unwrap_or_default();
    write(&game_key(id), text)?;
    write(&meta_key(id), &meta)?;
    SEEN.with_borrow_mut(|seen| seen.insert(id.to_owned(), meta));
    Ok(())
}

/// Asks the browser not to clear this page's storage when it needs room.
fn ask_to_keep() {
    if window().is_secure_context() {
        // Its answer changes nothing for us.
        let _asked = window().navigator().storage().persist();
    }
}

/// Whether a game, or the first one that teaches, was ever played to its end in this browser.
#[must_use]
pub fn has_played(games: &[Saved]) -> bool {
    let finished = |g: &Saved| g.meta.as_ref().is_some_and(|m| m.finished);
    mark(Mark::Played).is_some() || games.iter().any(finished)
}

/// All games there are, the last saved first; what cannot be read comes last.
#[must_use]
pub fn list() -> Vec<Saved> {
    let mut found: Few<String, Option<Meta>> = Few::new();
    if let Some(storage) = storage() {
        let keys = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
        for key in keys.filter(|k| k.starts_with("smashup.") && k.contains(".game.")) {
            let id = key.strip_prefix(PREFIX).and_then(|k| k.strip_prefix("game."));
            let meta = id.and_then(|id| read(&meta_key(id)));
            let meta = meta.and_then(|text| serde_json::from_str(&text).ok());
            found.insert(id.unwrap_or(&key).to_owned(), meta);
        }
    }
    MEMORY.with_borrow(|memory| {
        for (id, (_, meta)) in memory.iter() {
            found.insert(id.clone(), Some(meta.clone()));
        }
    });
    let mut list: Vec<Saved> = found.into_iter().map(|(id, meta)| Saved { id, meta }).collect();
    sort_by_key(&mut list, |s| std::cmp::Reverse(s.meta.as_ref().map_or(0, |m| m.saved)));
    list
}

/// A game as text, as it was last saved.
#[must_use]
pub fn text(id: &str) -> Option<String> {
    unsaved(id).or_else(|| read(&game_key(id)))
}

/// A game as text, if it is in memory only.
#[must_use]
pub fn unsaved(id: &str) -> Option<String> {
    // Also called while the page fails, maybe in the middle of `save`.
    MEMORY.with(|m| Some(m.try_borrow().ok()?.get(id)?.0.clone()))
}

/// What opens a saved game: a part of the page that this file does without.
pub type Open = fn(&str) -> Result<Opened, LoadError>;

/// Opens a game.
///
/// # Errors
/// Why it does not open; it stays where it is.
pub fn load(id: &str, open: Open) -> Result<Opened, OpenError> {
    let meta = read(&meta_key(id));
    let text = text(id).ok_or(OpenError::Missing)?;
    match open(&text) {
        Ok(opened) => {
            SEEN.with_borrow_mut(|seen| meta.map(|meta| seen.insert(id.to_owned(), meta)));
            Ok(opened)
        }
        Err(why) => Err(OpenError::Unreadable { why: why.to_string(), text }),
    }
}

/// Takes a game in as text, which is kept as it is, under a new id.
///
/// # Errors
/// Why it cannot be read, as a clause.
pub fn import(text: &str, open: Open) -> Result<String, String> {
    let Opened { game, .. } = open(text).map_err(|why| why.to_string())?;
    let id = new_id();
    // If it cannot be stored, it is in memory, and the table says so.
    let _unsaved = keep(&id, text.to_owned(), Meta::of(&game.session, game.crew));
    Ok(id)
}

/// Takes a game in that was not played here, under a new id.
pub fn add(game: &Game) -> String {
    let id = new_id();
    // If it cannot be stored, it is in memory, and the table says so.
    let Game { session, crew } = game;
    let _unsaved = keep(&id, Game::text(session, *crew), Meta::of(session, *crew));
    id
}

/// Whether the key is the one that changes when another tab saves this game.
#[must_use]
pub fn is_key_of(key: &str, id: &str) -> bool {
    key == meta_key(id)
}

/// Forgets a game.
pub fn delete(id: &str) {
    if let Some(storage) = storage() {
        for key in [game_key(id), meta_key(id)] {
            let _not_there = storage.remove_item(&key);
        }
    }
    MEMORY.with_borrow_mut(|memory| memory.remove(id));
    SEEN.with_borrow_mut(|seen| seen.remove(id));
}
