//! The browser's local storage: what lies under which key.

use super::error::SaveError;
use leptos::prelude::window;

/// What all keys begin with; the number changes when a later page cannot read what an earlier one wrote.
pub(super) const PREFIX: &str = "smashup.1.";

pub(super) fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// Whether the browser lets the page store anything at all.
#[must_use]
pub fn is_allowed() -> bool {
    storage().is_some()
}

pub(super) fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

pub(super) fn write(key: &str, text: &str) -> Result<(), SaveError> {
    let storage = storage().ok_or(SaveError::Forbidden)?;
    storage.set_item(key, text).map_err(|_| SaveError::Full)
}

/// Whether this can be the id of a game.
pub(super) fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
}

/// Whether this is the key of a game, of whatever version of the page.
pub(super) fn is_game_key(key: &str) -> bool {
    let version = key.strip_prefix("smashup.").and_then(|rest| rest.split_once(".game."));
    version.is_some_and(|(version, id)| {
        !version.is_empty() && version.bytes().all(|b| b.is_ascii_digit()) && is_id(id)
    })
}

/// The key of a game. A game of another version is named by its key.
pub(super) fn game_key(id: &str) -> String {
    if id.contains('.') { id.to_owned() } else { format!("{PREFIX}game.{id}") }
}

pub(super) fn meta_key(id: &str) -> String {
    format!("{PREFIX}meta.{id}")
}

/// A setting of this device, by its name.
#[must_use]
pub fn setting(name: &str) -> Option<String> {
    read(&format!("{PREFIX}{name}"))
}

/// Keeps a setting; without room for it, it holds until the page is closed.
pub fn set_setting(name: &str, value: &str) {
    let _no_room = write(&format!("{PREFIX}{name}"), value);
}

/// A mark that outlives the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The game that is being opened.
    Starting,
    /// The game whose last step is to be taken back when it opens.
    Undo,
    /// The game that was the last to be played to its end here.
    Played,
}

impl Mark {
    fn key(self) -> String {
        let name = match self {
            Mark::Starting => "starting",
            Mark::Undo => "undo",
            Mark::Played => "played",
        };
        format!("{PREFIX}{name}")
    }
}

/// The game a mark is on.
#[must_use]
pub fn mark(mark: Mark) -> Option<String> {
    read(&mark.key())
}

/// Puts a mark on a game, or takes it away.
pub fn set_mark(mark: Mark, id: Option<&str>) {
    match id {
        // Without room for the mark the game opens unmarked.
        Some(id) => drop(write(&mark.key(), id)),
        None => drop(storage().map(|s| s.remove_item(&mark.key()))),
    }
}
