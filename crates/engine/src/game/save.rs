//! A game as text: its setup, its seed and its answers, and the position it began with if that was set up by hand.
//!
//! No position of the game is kept: opening plays the record. If an answer no longer fits the rules, the game can be
//! gone on with from the last position that the record reaches.

use crate::game::answers_text;
use crate::game::content::{Content, Recorded};
use crate::game::first_format::{self, FirstNumbers};
use crate::game::session::Session;
use crate::game::setup::{BadSetup, Setup};
use crate::game::start::Start;
use crate::nouns::question::Ask;
use crate::print::catalog::Catalog;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;

/// The format written here.
const FORMAT: u32 = 2;

/// The first format, which is still read.
const FIRST: u32 = 1;

/// What is read first, to tell what the rest is.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

#[derive(Serialize, Deserialize)]
struct Save {
    format: u32,
    setup: Setup,
    seed: u64,
    /// As [`answers_text`] writes them.
    answers: String,
    /// The fingerprints of the questions they answer, [`DIGITS`] characters each.
    questions: String,
    /// Who gave each, a digit for the seat: for whoever looks into a save without playing it.
    #[serde(default)]
    by: String,
    /// The position it began with, if that was set up by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Start>,
    checksum: u32,
}

/// What can be told of a saved game of any format before its cards are here: enough to know which are needed.
#[derive(Deserialize)]
pub struct Cover {
    /// Who plays, with which factions.
    pub setup: Setup,
    /// The position it began with, if that was set up by hand: it may hold cards of any set.
    #[serde(default)]
    start: Option<IgnoredAny>,
}

impl Cover {
    /// Reads no more of a save than this; none if it is not one.
    #[must_use]
    pub fn read(text: &str) -> Option<Cover> {
        serde_json::from_str(text).ok()
    }

    /// Whether it began with a position set up by hand.
    #[must_use]
    pub fn began_with_a_position(&self) -> bool {
        self.start.is_some()
    }
}

/// Why a saved game cannot be opened as it is.
#[derive(Debug)]
pub enum LoadError {
    /// It is not a saved game of this program.
    Foreign(String),
    /// It was written in a later format.
    TooNew(u32),
    /// It has been changed or cut off.
    Damaged,
    /// Its setup cannot be played.
    Setup(BadSetup),
    /// The position it began with cannot be laid: a card of it is not in the game any more.
    Start,
    /// The rules have changed since: an answer no longer fits. What was played before it is there.
    NoLongerFits(Box<Reached>),
}

/// A saved game as far as its record still fits the rules.
#[derive(Clone)]
pub struct Reached {
    /// The answer that does not fit, counted from 1.
    pub step: usize,
    /// How many answers there are in all.
    pub of: usize,
    /// The game before that answer.
    pub session: Session,
}

impl fmt::Debug for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {} of {}", self.step, self.of)
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Foreign(why) => write!(f, "this is not a saved game ({why})"),
            LoadError::TooNew(n) => write!(f, "saved by a newer version (format {n})"),
            LoadError::Damaged => f.write_str("the saved game is damaged"),
            LoadError::Setup(why) => write!(f, "its setup cannot be played: {why}"),
            LoadError::Start => f.write_str("the position it began with cannot be laid any more"),
            LoadError::NoLongerFits(reached) => {
                let step = reached.step;
                write!(f, "the rules have changed since it was saved: step {step} no longer fits")
            }
        }
    }
}

impl std::error::Error for LoadError {}

impl Session {
    /// The game as text. Of a game that began with a position ([`Session::from_position`]) that is kept as what was
    /// laid; anything that had happened there is not.
    #[must_use]
    pub fn save(&self) -> String {
        let save = Save {
            format: FORMAT,
            setup: self.setup().clone(),
            seed: self.seed(),
            answers: answers_text::written(self.answers(), self.state().catalog()),
            questions: self.answers().flat_map(|r| digits(r.fingerprint)).collect(),
            by: self.answers().map(|r| char::from(b'0' + r.who.0)).collect(),
            start: self.start().map(Start::of),
            checksum: 0,
        };
        let text = serde_json::to_string(&save).unwrap_or_default();
        sealed(&text).unwrap_or_default()
    }

    /// Opens a saved game by its record.
    ///
    /// # Errors
    /// Why it cannot be opened; [`LoadError::NoLongerFits`] holds the game as far as its record fits.
    pub fn load(catalog: &'static Catalog, text: &str) -> Result<Session, LoadError> {
        let head: Head =
            serde_json::from_str(text).map_err(|e| LoadError::Foreign(e.to_string()))?;
        if head.format > FORMAT {
            return Err(LoadError::TooNew(head.format));
        }
        if sealed(text).as_deref() != Some(text) {
            return Err(LoadError::Damaged);
        }
        match head.format {
            FORMAT => Content::read(text)?.played(catalog, |ask| ask.fingerprint(catalog)),
            FIRST => {
                let numbers = FirstNumbers::of(catalog);
                let content = first_format::read(text).ok_or(LoadError::Damaged)?;
                content.played(catalog, |ask| numbers.fingerprint(ask))
            }
            _ => Err(LoadError::Damaged),
        }
    }
}

impl Content {
    /// Reads a save of the present format.
    fn read(text: &str) -> Result<Content, LoadError> {
        let save: Save = serde_json::from_str(text).map_err(|_| LoadError::Damaged)?;
        let questions = fingerprints(&save.questions).ok_or(LoadError::Damaged)?;
        let answers: Vec<&str> = save.answers.split_terminator('.').collect();
        if answers.len() != questions.len() {
            return Err(LoadError::Damaged);
        }
        let recorded =
            |(picks, fingerprint): (&str, u32)| Recorded { picks: picks.to_owned(), fingerprint };
        let answers = answers.into_iter().zip(questions).map(recorded).collect();
        Ok(Content { setup: save.setup, seed: save.seed, start: save.start, answers })
    }

    /// The game before its first answer.
    fn beginning(&self, catalog: &'static Catalog) -> Result<Session, LoadError> {
        let setup = self.setup.clone();
        if let Some(start) = &self.start {
            let state = start.lay(catalog, &setup, self.seed).ok_or(LoadError::Start)?;
            return Ok(Session::of_players(setup, state, self.seed));
        }
        let setup = Setup::checked(catalog, setup.players, setup.privacy);
        Ok(Session::new(catalog, setup.map_err(LoadError::Setup)?, self.seed))
    }

    /// The game after its last answer.
    fn played(
        self,
        catalog: &'static Catalog,
        fingerprint: impl Fn(&Ask) -> u32,
    ) -> Result<Session, LoadError> {
        let mut session = self.beginning(catalog)?;
        let of = self.answers.len();
        for (n, recorded) in self.answers.into_iter().enumerate() {
            let asked = session.ask().is_some_and(|ask| fingerprint(ask) == recorded.fingerprint);
            let picks = answers_text::picks(&recorded.picks, catalog).filter(|_| asked);
            if picks.is_none_or(|picks| session.answer(&picks).is_err()) {
                return Err(LoadError::NoLongerFits(Box::new(Reached {
                    step: n + 1,
                    of,
                    session,
                })));
            }
        }
        Ok(session)
    }
}

/// A save with its checksum made right; none if it no longer has the form of one. The sum is of the text before it,
/// whatever the page adds after it.
#[must_use]
pub fn sealed(text: &str) -> Option<String> {
    let place = checksum_place(text)?;
    let (before, after) = (&text[..place.start], &text[place.end..]);
    // As if the sum itself were 0 and came last.
    let sum = before.bytes().chain(*b"0}").fold(0x811c_9dc5, mix);
    Some(format!("{before}{sum}{after}"))
}

/// Where the checksum stands in a save. In a name its quotes would be escaped.
fn checksum_place(text: &str) -> Option<Range<usize>> {
    const KEY: &str = "\"checksum\":";
    let from = text.rfind(KEY)? + KEY.len();
    let digits = text[from..].bytes().take_while(u8::is_ascii_digit).count();
    Some(from..from + digits)
}

fn mix(hash: u32, byte: u8) -> u32 {
    (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193).rotate_left(3)
}

/// How many characters a fingerprint takes.
const DIGITS: usize = 6;

/// What fingerprints are written with, six bits a character.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A fingerprint as text, its lowest bits first.
fn digits(fingerprint: u32) -> [char; DIGITS] {
    std::array::from_fn(|n| char::from(ALPHABET[(fingerprint >> (6 * n)) as usize % 64]))
}

/// Reads fingerprints one after the other; none if that is not what the text is.
fn fingerprints(text: &str) -> Option<Vec<u32>> {
    let one = |digits: &[u8]| {
        digits.iter().rev().try_fold(0_u32, |number, digit| {
            let value = ALPHABET.iter().position(|d| d == digit)? as u32;
            Some(number.checked_mul(64)? | value)
        })
    };
    let whole = text.len().is_multiple_of(DIGITS);
    whole.then(|| text.as_bytes().chunks(DIGITS).map(one).collect()).flatten()
}
