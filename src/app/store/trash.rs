//! What was deleted last, for as long as it can be brought back: games exactly as they were stored. It ends with the tab.

use super::error::SaveError;
use super::keys::{game_key, meta_key, read, write};
use super::{MEMORY, Meta, journal};
use crate::app::browser;
use std::cell::RefCell;

/// For how many seconds something deleted can be brought back.
pub const SECONDS: u32 = 20;

thread_local! {
    static TRASH: RefCell<Trash> = const { RefCell::new(Trash { games: Vec::new(), until: 0 }) };
}

struct Trash {
    games: Vec<Deleted>,
    /// When they are gone for good, in milliseconds since 1970.
    until: u64,
}

struct Deleted {
    id: String,
    /// What lay under the keys of the game and of its description.
    text: Option<String>,
    meta: Option<String>,
    /// What was in memory only.
    unsaved: Option<(String, Meta, SaveError)>,
}

fn deadline() -> u64 {
    browser::now() + u64::from(SECONDS) * 1_000
}

/// Deletes games. They can be brought back, together with those that were deleted just before.
pub fn delete(ids: &[String]) {
    let deleted = ids.iter().map(|id| {
        let unsaved = MEMORY.with_borrow(|memory| memory.get(id).cloned());
        let (text, meta) = (read(&game_key(id)), read(&meta_key(id)));
        super::delete(id);
        Deleted { id: id.clone(), text, meta, unsaved }
    });
    let deleted: Vec<Deleted> = deleted.collect();
    TRASH.with_borrow_mut(|trash| {
        trash.games.extend(deleted);
        trash.until = deadline();
    });
}

/// How many games can be brought back, and for how many seconds yet. Those whose time is over are gone for good.
#[must_use]
pub fn held() -> (usize, u32) {
    TRASH.with_borrow_mut(|trash| {
        let left = trash.until.saturating_sub(browser::now()).div_ceil(1_000);
        if left == 0 {
            trash.games.clear();
        }
        (trash.games.len(), u32::try_from(left).unwrap_or(SECONDS))
    })
}

/// Lets what was deleted go for good, and what could not be stored take its room.
pub fn empty() {
    TRASH.with_borrow_mut(|trash| trash.games.clear());
    super::try_again();
}

/// Brings everything back that was deleted last, and gives the ids. A game that has gone on in another tab meanwhile is left
/// as it is there.
///
/// # Errors
/// Why some could not be stored; these can be brought back for as long once more.
pub fn bring_back() -> Result<Vec<String>, SaveError> {
    let games = TRASH.with_borrow_mut(|trash| std::mem::take(&mut trash.games));
    let ids = games.iter().map(|game| game.id.clone()).collect();
    let mut done = Ok(ids);
    let mut kept = Vec::new();
    for game in games {
        if let Err(why) = put_back(&game) {
            done = Err(why);
            kept.push(game);
        }
    }
    TRASH.with_borrow_mut(|trash| *trash = Trash { games: kept, until: deadline() });
    done
}

fn put_back(game: &Deleted) -> Result<(), SaveError> {
    if let (Some(text), None) = (&game.text, read(&game_key(&game.id))) {
        write(&game_key(&game.id), text)?;
        if let Some(meta) = &game.meta {
            write(&meta_key(&game.id), meta).inspect_err(|_| super::delete(&game.id))?;
            journal::put(&game.id, text, meta, u64::MAX);
        }
    }
    if let Some(unsaved) = &game.unsaved {
        let (text, meta, _) = unsaved;
        let described = serde_json::to_string(meta).unwrap_or_default();
        journal::put(&game.id, text, &described, u64::MAX);
        MEMORY.with_borrow_mut(|memory| memory.insert(game.id.clone(), unsaved.clone()));
    }
    Ok(())
}
