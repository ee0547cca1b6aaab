//! The finished games of this device, under a key of their own: they outlive the games they are about.

use super::error::SaveError;
use super::json;
use super::keys::{PREFIX, read, storage, write};
use super::meta::Meta;
use crate::app::tally::{Finished, merge};

/// The most games that are kept: beyond that the oldest are forgotten.
const MOST: usize = 1_000;

fn key() -> String {
    format!("{PREFIX}stats")
}

/// The finished games, the oldest first.
///
/// # Errors
/// What is stored, if it cannot be read. It stays as it is until it is cleared.
pub fn finished() -> Result<Vec<Finished>, String> {
    read(&key()).map_or(Ok(Vec::new()), |text| json::parse(&text).ok_or(text))
}

/// Whether there is anything to be shown or cleared.
#[must_use]
pub fn any_finished() -> bool {
    finished().map_or(true, |games| !games.is_empty())
}

/// Adds games to those there are. What cannot be read is not written over.
pub(super) fn add(new: Vec<Finished>) -> Result<(), SaveError> {
    let Ok(mut games) = finished() else { return Ok(()) };
    merge(&mut games, new);
    games.drain(..games.len().saturating_sub(MOST));
    write(&key(), &serde_json::to_string(&games).unwrap_or_default())
}

/// Forgets them all. The games themselves are kept.
pub fn clear_finished() {
    let _not_there = storage().map(|s| s.remove_item(&key()));
}

/// What is kept of a game that is over.
pub(super) fn of(id: &str, meta: &Meta) -> Finished {
    Finished {
        id: id.to_owned(),
        names: meta.called(),
        factions: meta.factions.clone(),
        winners: meta.winners.clone(),
        turns: meta.turn,
        ended: meta.saved,
    }
}
