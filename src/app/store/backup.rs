//! Everything of this device, or some of its games, in one text: all games, those that cannot be read too, and the statistics.

use super::keys::{game_key, is_game_key, is_id, write};
use super::{Meta, Saved, stats};
use crate::app::computers::{Game, Opened};
use crate::app::tally::Finished;
use crate::cards::catalog;
use crate::words::page::t;
use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// The format written here.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Backup<M, F> {
    /// Also what tells a backup from a single game.
    backup: u32,
    games: Vec<Packed<M>>,
    finished: Vec<F>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Packed<M> {
    id: String,
    meta: Option<M>,
    text: String,
}

/// A value as it comes in, and the names of what else stands beside it.
#[derive(Deserialize)]
struct Known<T> {
    #[serde(flatten)]
    it: T,
    #[serde(flatten)]
    more: Names,
}

/// What is known of a game, if that can be read; the game itself is what matters.
#[derive(Deserialize)]
#[serde(untagged)]
enum Described {
    Well(Known<Meta>),
    Badly(IgnoredAny),
}

/// The names of an object's values.
struct Names(Vec<String>);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Names, D::Error> {
        struct All;
        impl<'de> Visitor<'de> for All {
            type Value = Names;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("{}")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Names, A::Error> {
                let mut names = Vec::new();
                while let Some((name, IgnoredAny)) = map.next_entry()? {
                    names.push(name);
                }
                Ok(Names(names))
            }
        }
        from.deserialize_map(All)
    }
}

/// A backup as it comes in.
type Incoming = Backup<Described, Known<Finished>>;

impl Incoming {
    /// A word in it that no backup holds.
    fn stranger(&self) -> Option<&String> {
        let bad_id = |game: &&Packed<_>| !is_id(&game.id) && !is_game_key(&game.id);
        let id = self.games.iter().find(bad_id).map(|game| &game.id);
        let described = self.games.iter().filter_map(|game| match &game.meta {
            Some(Described::Well(known)) => known.more.0.first(),
            Some(Described::Badly(_)) | None => None,
        });
        let finished = self.finished.iter().filter_map(|known| known.more.0.first());
        id.into_iter().chain(described).chain(finished).next()
    }
}

/// The games of these ids as text, with what the statistics know of them; without a choice all that is kept here.
#[must_use]
pub fn backup(chosen: Option<&[String]>) -> String {
    let wanted = |id: &String| chosen.is_none_or(|ids| ids.contains(id));
    let packed = |saved: Saved| {
        let text = super::text(&saved.id)?;
        Some(Packed { id: saved.id, meta: saved.meta, text })
    };
    let games = super::list().into_iter().filter(|saved| wanted(&saved.id));
    let games = games.filter_map(packed).collect();
    let mut finished = stats::finished().unwrap_or_default();
    finished.retain(|game| wanted(&game.id));
    let all = Backup { backup: FORMAT, games, finished };
    serde_json::to_string(&all).unwrap_or_default()
}

/// What a backup begins with, whatever else it holds.
#[derive(Deserialize)]
struct Head {
    backup: u32,
}

/// Takes a backup in. Nothing that is here is changed: a game that is here already is passed over, and one
/// that has gone another way gets a new name. Gives the number of new games; none if the text is no backup.
///
/// # Errors
/// It is one, but nothing of it is taken in: why not, as a clause.
pub fn restore(text: &str) -> Result<Option<usize>, String> {
    let Ok(head) = serde_json::from_str::<Head>(text) else { return Ok(None) };
    if head.backup > FORMAT {
        return Err(t().fail.too_new.to_owned());
    }
    let all: Incoming = serde_json::from_str(text).map_err(|why| refused(&why.to_string()))?;
    if let Some(other) = all.stranger() {
        return Err((t().fail.not_in_backups)(other));
    }
    let here: Vec<String> = super::list().iter().filter_map(|s| super::text(&s.id)).collect();
    let mut new = 0;
    for game in all.games.into_iter().rev().filter(|g| !here.contains(&g.text)) {
        let free = super::text(&game.id).is_none();
        let id = if free { game.id } else { super::new_id() };
        let described = match game.meta {
            Some(Described::Well(known)) => Some(known.it),
            Some(Described::Badly(_)) | None => None,
        };
        match Game::load(catalog(), &game.text) {
            Ok(Opened { game: Game { session, crew }, .. }) => {
                let meta = described.unwrap_or_else(|| Meta::of(&session, crew));
                let _in_memory = super::keep(&id, game.text, meta);
            }
            // Unreadable here, and kept all the same.
            Err(_) => drop(write(&game_key(&id), &game.text)),
        }
        new += 1;
    }
    let _no_room = stats::add(all.finished.into_iter().map(|known| known.it).collect());
    Ok(Some(new))
}

/// What is wrong with a backup: the word in it that does not belong there, if that is it.
fn refused(why: &str) -> String {
    match why.split('`').nth(1).filter(|_| why.starts_with("unknown")) {
        Some(word) => (t().fail.not_in_backups)(word),
        None => t().fail.damaged.to_owned(),
    }
}
