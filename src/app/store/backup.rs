//! Everything of this device in one text: all games, those that cannot be read too, and the statistics.

use super::keys::{game_key, write};
use super::{Meta, Saved, stats};
use crate::app::computers::{Game, Opened};
use crate::app::tally::Finished;
use crate::cards::catalog;
use serde::{Deserialize, Serialize};

/// The format written here.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Backup {
    /// Also what tells a backup from a single game.
    backup: u32,
    games: Vec<Packed>,
    finished: Vec<Finished>,
}

#[derive(Serialize, Deserialize)]
struct Packed {
    id: String,
    meta: Option<Meta>,
    text: String,
}

/// All that is kept here, as text.
#[must_use]
pub fn backup() -> String {
    let packed = |saved: Saved| {
        let text = super::text(&saved.id)?;
        Some(Packed { id: saved.id, meta: saved.meta, text })
    };
    let games = super::list().into_iter().filter_map(packed).collect();
    let all = Backup { backup: FORMAT, games, finished: stats::finished().unwrap_or_default() };
    serde_json::to_string(&all).unwrap_or_default()
}

/// Takes a backup in. Nothing that is here is changed: a game that is here already is passed over, and one
/// that has gone another way gets a new name. Gives the number of new games; none if the text is no backup.
#[must_use]
pub fn restore(text: &str) -> Option<usize> {
    let all: Backup = serde_json::from_str(text).ok().filter(|b: &Backup| b.backup <= FORMAT)?;
    let here: Vec<String> = super::list().iter().filter_map(|s| super::text(&s.id)).collect();
    let mut new = 0;
    for game in all.games.into_iter().rev().filter(|g| !here.contains(&g.text)) {
        // A game of another version of the page is named by its whole key.
        let ours = !game.id.contains('.') || game.id.starts_with("smashup.");
        let free = ours && super::text(&game.id).is_none();
        let id = if free { game.id } else { super::new_id() };
        match Game::load(catalog(), &game.text) {
            Ok(Opened { game: Game { session, crew }, .. }) => {
                let meta = game.meta.unwrap_or_else(|| Meta::of(&session, crew));
                let _in_memory = super::keep(&id, game.text, meta);
            }
            // Unreadable here, and kept all the same.
            Err(_) => drop(write(&game_key(&id), &game.text)),
        }
        new += 1;
    }
    let _no_room = stats::add(all.finished);
    Some(new)
}
