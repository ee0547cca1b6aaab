//! A game as text: its setup, its seed and its answers, and the position it began with if that was set up by hand. It is
//! written as links are ([`query`]):
//!
//! `smashup=3&seed=7&factions=...&names=...&open=0&answers=p12.s2..&questions=AbCd..&by=01..&sum=123`
//!
//! No position of the game is kept: opening plays the record. If an answer no longer fits the rules, the game can be
//! gone on with from the last position that the record reaches.

use crate::game::content::{Content, Recorded, digits, fingerprints};
use crate::game::first_format::{self, FirstNumbers};
use crate::game::opening::{Known, LoadError, Opening};
use crate::game::query::{self, decoded, encoded, value};
use crate::game::session::Session;
use crate::game::setup::Setup;
use crate::game::start::Start;
use crate::game::{answers_text, second_format};
use crate::print::catalog::Catalog;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::ops::Range;

/// The format written here.
const FORMAT: u32 = 3;

/// The formats of before, which are still read: both are JSON.
const FIRST: u32 = 1;
const SECOND: u32 = 2;

/// What a save begins with, before the number of its format.
const HEAD: &str = "smashup=";

/// How many characters a question's [`short`] fingerprint takes.
const DIGITS: usize = 2;

/// What is read first of a save of before, to tell what the rest is.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// What can be told of a saved game of any format before its cards are here: enough to know which are needed.
pub struct Cover {
    /// Who plays, with which factions.
    pub setup: Setup,
    /// Whether it began with a position set up by hand, which may hold cards of any set.
    pub began_with_a_position: bool,
}

impl Cover {
    /// Reads no more of a save than this; none if it is not one.
    #[must_use]
    pub fn read(text: &str) -> Option<Cover> {
        #[derive(Deserialize)]
        struct Before {
            setup: Setup,
            #[serde(default)]
            start: Option<IgnoredAny>,
        }
        if !text.starts_with(HEAD) {
            let Before { setup, start } = serde_json::from_str(text).ok()?;
            return Some(Cover { setup, began_with_a_position: start.is_some() });
        }
        let (setup, _) = query::read_beginning(text)?;
        Some(Cover { setup, began_with_a_position: value(text, "start").is_some() })
    }
}

impl Session {
    /// The game as text. Of a game that began with a position ([`Session::from_position`]) that is kept as what was
    /// laid; anything that had happened there is not.
    #[must_use]
    pub fn save(&self) -> String {
        let answers = answers_text::written(self.answers(), self.state().catalog());
        let mut text = format!(
            "{HEAD}{FORMAT}&{}&answers={}&questions=",
            query::beginning(self.setup(), self.seed()),
            encoded(&answers, ":,./#"),
        );
        text.extend(self.answers().flat_map(|r| digits(short(r.fingerprint), DIGITS)));
        // Who gave each, a digit for the seat: for whoever looks into a save without playing it.
        text.push_str("&by=");
        text.extend(self.answers().map(|r| char::from(b'0' + r.who.0)));
        if let Some(start) = self.start() {
            let start = serde_json::to_string(&Start::of(start)).unwrap_or_default();
            text.push_str("&start=");
            text.push_str(&encoded(&start, "{}[]\":,/"));
        }
        text.push_str("&sum=0");
        sealed(&text).unwrap_or_default()
    }

    /// Opens a saved game by its record.
    ///
    /// # Errors
    /// Why it cannot be opened; [`LoadError::NoLongerFits`] holds the game as far as its record fits.
    pub fn load(catalog: &'static Catalog, text: &str) -> Result<Session, LoadError> {
        Session::opening(catalog, text)?.opened()
    }

    /// Begins to open a saved game, of which nothing has been played yet.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn opening(catalog: &'static Catalog, text: &str) -> Result<Opening, LoadError> {
        let format = format_of(text)?;
        if format > FORMAT {
            return Err(LoadError::TooNew(format));
        }
        if sealed(text).as_deref() != Some(text) {
            return Err(LoadError::Damaged);
        }
        let (content, fingerprint): (_, Known) = match format {
            FORMAT => (Content::read(text), Box::new(|ask| short(ask.fingerprint(catalog)))),
            SECOND => (second_format::read(text), Box::new(|ask| ask.fingerprint(catalog))),
            FIRST => {
                let numbers = FirstNumbers::of(catalog);
                (first_format::read(text), Box::new(move |ask| numbers.fingerprint(ask)))
            }
            _ => return Err(LoadError::Damaged),
        };
        Opening::begun(content.ok_or(LoadError::Damaged)?, catalog, fingerprint)
    }
}

/// The format of a save.
fn format_of(text: &str) -> Result<u32, LoadError> {
    let Some(rest) = text.strip_prefix(HEAD) else {
        let head: Head =
            serde_json::from_str(text).map_err(|e| LoadError::Foreign(e.to_string()))?;
        return Ok(head.format);
    };
    let number = rest.split('&').next().unwrap_or_default();
    number.parse().map_err(|_| LoadError::Damaged)
}

/// Twelve bits of a fingerprint. A question that is another one is not noticed once in four thousand times; then the answer
/// must be among its options, too, and the next questions as they were.
fn short(fingerprint: u32) -> u32 {
    (fingerprint ^ fingerprint >> 12 ^ fingerprint >> 24) & 0xFFF
}

impl Content {
    /// Reads a save of the present format; none if that is not what the text is.
    fn read(text: &str) -> Option<Content> {
        let (setup, seed) = query::read_beginning(text)?;
        let questions = fingerprints(value(text, "questions")?, DIGITS)?;
        let answers = Recorded::all(&decoded(value(text, "answers")?)?, questions)?;
        let start = match value(text, "start") {
            Some(start) => Some(serde_json::from_str(&decoded(start)?).ok()?),
            None => None,
        };
        Some(Content { setup, seed, start, answers })
    }
}

/// A save of any format with its checksum made right; none if it no longer has the form of one. The sum is of the text
/// before it, whatever the page adds after it.
#[must_use]
pub fn sealed(text: &str) -> Option<String> {
    let is_json = !text.starts_with(HEAD);
    let place = number_after(text, if is_json { "\"checksum\":" } else { "&sum=" })?;
    let (before, after) = (&text[..place.start], &text[place.end..]);
    // In JSON as if the sum itself were 0 and came last.
    let end: &[u8] = if is_json { b"0}" } else { b"" };
    let sum = before.bytes().chain(end.iter().copied()).fold(0x811c_9dc5, mix);
    Some(format!("{before}{sum}{after}"))
}

/// Where the number stands that comes after the last such key. In a name the key would be escaped.
fn number_after(text: &str, key: &str) -> Option<Range<usize>> {
    let from = text.rfind(key)? + key.len();
    let digits = text[from..].bytes().take_while(u8::is_ascii_digit).count();
    Some(from..from + digits)
}

fn mix(hash: u32, byte: u8) -> u32 {
    (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193).rotate_left(3)
}
