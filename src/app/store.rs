//! Saved games in the browser's local storage, each under its own key. What cannot be stored is kept in
//! memory, so that play goes on.

use super::browser;
use super::computers::{Game, Opened};
use crate::desk::few::Few;
use crate::desk::{Crew, Unread};
use crate::engine::opening::LoadError;
use crate::engine::order::sort_by_key;
use crate::engine::session::Session;
use crate::words::page::t;
use leptos::prelude::window;
use std::cell::RefCell;

pub mod backup;
mod error;
pub mod journal;
mod json;
mod keys;
mod meta;
pub mod recover;
mod stats;
pub mod trash;

pub use error::SaveError;
pub use keys::{Mark, is_allowed, mark, set_mark, set_setting, setting};
use keys::{PREFIX, game_key, is_game_key, meta_key, read, storage, write};
pub use meta::{Meta, open_hands};
pub use stats::{any_finished, clear_finished, finished};

thread_local! {
    /// Games whose last state could not be stored, by id, and why not.
    static MEMORY: RefCell<Few<String, (String, Meta, SaveError)>> =
        const { RefCell::new(Few::new()) };
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
        /// Why, as a clause in words for people, with what to do about it.
        words: String,
        /// Exactly why.
        why: String,
        /// What is stored.
        text: String,
    },
}

/// What the game that teaches is called where it was the first to be played to its end.
const LESSON: &str = "lesson";

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
pub fn save(id: &str, session: &Session, crew: Crew, unread: &Unread) -> Result<(), SaveError> {
    let meta = Meta::of(session, crew);
    if meta.finished && session.start().is_none() {
        set_mark(Mark::Played, Some(id));
        stats::add(vec![stats::of(id, &meta)]).ok();
    }
    keep(id, Game::kept(session, crew, unread), meta)
}

/// Stores a game, or keeps it in memory; and has it written down at once in any case.
fn keep(id: &str, text: String, mut meta: Meta) -> Result<(), SaveError> {
    let there = read(&meta_key(id));
    let known = SEEN.with_borrow(|seen| seen.get(id).cloned());
    let seen = known.as_ref().and_then(|meta| json::parse::<Meta>(meta));
    let in_memory = MEMORY.with_borrow(|memory| memory.get(id).map(|(_, meta, _)| meta.saved));
    // It tells which of two states is the later one, whatever the clock does.
    let before = seen.map(|meta| meta.saved).max(in_memory);
    meta.saved = meta.saved.max(before.map_or(0, |before| before + 1));
    // One that is stored is no first one: not to be looked for after every answer.
    if there.is_none() && !keys().any(|key| is_game_key(&key)) {
        ask_to_keep();
    }
    let stored = match there.is_some() && there != known {
        true => Err(SaveError::Elsewhere),
        false => store(id, &text, &meta, before.unwrap_or(0)),
    };
    match stored {
        Ok(()) => MEMORY.with_borrow_mut(|memory| memory.remove(id)),
        Err(why) => put_in_memory(id, text, meta, why),
    }
    stored
}

fn put_in_memory(id: &str, text: String, meta: Meta, why: SaveError) {
    MEMORY.with_borrow_mut(|memory| memory.insert(id.to_owned(), (text, meta, why)));
}

fn store(id: &str, text: &str, meta: &Meta, before: u64) -> Result<(), SaveError> {
    let meta = serde_json::to_string(meta).unwrap_or_default();
    journal::put(id, text, &meta, before);
    write(&game_key(id), text)?;
    write(&meta_key(id), &meta)?;
    SEEN.with_borrow_mut(|seen| seen.insert(id.to_owned(), meta));
    Ok(())
}

/// Tries again to store what could not be stored: something may have been deleted.
pub fn try_again() {
    let waiting: Vec<(String, (String, Meta, SaveError))> = MEMORY.with_borrow(|memory| {
        let full = memory.iter().filter(|(_, (_, _, why))| *why == SaveError::Full);
        full.map(|(id, game)| (id.clone(), game.clone())).collect()
    });
    for (id, (text, meta, _)) in waiting {
        let _still_waiting = keep(&id, text, meta);
    }
}

/// Why a game is in memory only; nothing if it is stored.
#[must_use]
pub fn unstored(id: &str) -> Option<SaveError> {
    MEMORY.with_borrow(|memory| memory.get(id).map(|(_, _, why)| *why))
}

/// Whether a game could not be stored for want of room.
#[must_use]
pub fn is_full() -> bool {
    MEMORY.with_borrow(|memory| memory.iter().any(|(_, (_, _, why))| *why == SaveError::Full))
}

/// Describes a sound game anew whose description cannot be read; the storage knows nothing of when it was played.
pub fn describe(id: &str, open: Open) -> Option<Meta> {
    let opened = open(&text(id)?).ok()?;
    let meta = Meta { saved: 0, ..Meta::of(&opened.game.session, opened.game.crew) };
    let _no_room = write(&meta_key(id), &serde_json::to_string(&meta).unwrap_or_default());
    Some(meta)
}

/// Asks the browser not to clear this page's storage when it needs room.
fn ask_to_keep() {
    if window().is_secure_context() {
        // Its answer changes nothing for us.
        let _asked = window().navigator().storage().persist();
    }
}

/// Whether a game was ever played to its end in this browser, or the first one that teaches is behind somebody.
#[must_use]
pub fn has_played(games: &[Saved]) -> bool {
    let finished = |g: &Saved| g.meta.as_ref().is_some_and(|m| m.finished);
    mark(Mark::Played).is_some() || games.iter().any(finished)
}

/// Whether a game was ever played to its end in this browser, the one that teaches not counted.
#[must_use]
pub fn has_finished(games: &[Saved]) -> bool {
    let finished = |g: &Saved| g.meta.as_ref().is_some_and(|m| m.finished);
    mark(Mark::Played).is_some_and(|game| game != LESSON) || games.iter().any(finished)
}

/// The first game has been played to its end, or somebody wants no more of it.
pub fn has_learnt() {
    if mark(Mark::Played).is_none() {
        set_mark(Mark::Played, Some(LESSON));
    }
}

/// All games there are, the last saved first; what cannot be read comes last.
#[must_use]
pub fn list() -> Vec<Saved> {
    let mut found: Few<String, Option<Meta>> = Few::new();
    for key in keys().filter(|key| is_game_key(key)) {
        let id = key.strip_prefix(PREFIX).and_then(|k| k.strip_prefix("game."));
        found.insert(id.unwrap_or(&key).to_owned(), id.and_then(Meta::stored));
    }
    MEMORY.with_borrow(|memory| {
        for (id, (_, meta, _)) in memory.iter() {
            found.insert(id.clone(), Some(meta.clone()));
        }
    });
    let mut list: Vec<Saved> = found.into_iter().map(|(id, meta)| Saved { id, meta }).collect();
    sort_by_key(&mut list, |s| std::cmp::Reverse(s.meta.as_ref().map_or(0, |m| m.saved)));
    list
}

/// All keys of the local storage.
fn keys() -> impl Iterator<Item = String> {
    storage().into_iter().flat_map(|storage| {
        let count = storage.length().unwrap_or(0);
        (0..count).filter_map(move |n| storage.key(n).ok().flatten())
    })
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
        Err(why) => {
            Err(OpenError::Unreadable { words: in_words(&why), why: why.to_string(), text })
        }
    }
}

/// Takes a game in as text, which is kept as it is, under a new id.
///
/// # Errors
/// Why it cannot be read, as a clause.
pub fn import(text: &str, open: Open) -> Result<String, String> {
    let Opened { game, .. } = open(text).map_err(|why| in_words(&why))?;
    let id = new_id();
    // If it cannot be stored, it is in memory, and the table says so.
    let _unsaved = keep(&id, text.to_owned(), Meta::of(&game.session, game.crew));
    Ok(id)
}

/// Why a text cannot be taken in as a game, as a clause, with what to do about it.
fn in_words(why: &LoadError) -> String {
    let words = match why {
        LoadError::Foreign(_) => t().fail.foreign,
        LoadError::TooNew(_) => t().fail.too_new,
        LoadError::Damaged => t().fail.damaged,
        LoadError::Setup(_) | LoadError::Start | LoadError::NoLongerFits(_) => t().fail.changed,
    };
    words.to_owned()
}

/// Takes a game in that was not played here, under a new id.
pub fn add(game: &Game) -> String {
    let id = new_id();
    // If it cannot be stored, it is in memory, and the table says so.
    let Game { session, crew } = game;
    let text = Game::text(session, *crew);
    let _unsaved = keep(&id, text, Meta::of(session, *crew));
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
    journal::remove(id);
}
