//! A game as text: setup, seed and answers, with two positions so that it opens quickly and survives an
//! answer that no longer fits.

use crate::game::session::Session;
use crate::game::setup::{BadSetup, Setup};
use crate::look::state::State;
use crate::nouns::ids::{CardId, DefId, FactionId, Seat, SiteId};
use crate::nouns::question::Pick;
use crate::print::catalog::Catalog;
use crate::run::tape::Record;
use crate::table::card::Card;
use crate::table::position::Position;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The format written here; older ones are read as long as this file knows them.
const FORMAT: u32 = 1;

/// An answer as it is written: names as slugs, so that it outlives new cards.
#[derive(Serialize, Deserialize)]
struct Answer(u8, Vec<String>, u32, bool);

/// A position and the number of answers before it.
#[derive(Serialize, Deserialize)]
struct Snapshot {
    answers: usize,
    state: Position,
}

/// The position a game began with. What is printed on its cards is told by slugs, so that it outlives new cards.
#[derive(Serialize, Deserialize)]
struct Start {
    state: Position,
    /// By card.
    cards: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct Save {
    format: u32,
    rules: u32,
    setup: Setup,
    seed: u64,
    answers: Vec<Answer>,
    checkpoint: Snapshot,
    turn_start: Snapshot,
    /// The position it began with, if that was set up by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Start>,
    checksum: u32,
}

/// Why a saved game cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// It is not a saved game of this program.
    Foreign(String),
    /// It was written in a later format.
    TooNew(u32),
    /// It has been changed or cut off.
    Damaged,
    /// Its setup cannot be played.
    Setup(BadSetup),
    /// The rules have changed since: this answer (counted from 1) no longer fits.
    NoLongerFits(usize),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Foreign(why) => write!(f, "this is not a saved game ({why})"),
            LoadError::TooNew(n) => write!(f, "saved by a newer version (format {n})"),
            LoadError::Damaged => f.write_str("the saved game is damaged"),
            LoadError::Setup(why) => write!(f, "its setup cannot be played: {why}"),
            LoadError::NoLongerFits(n) => {
                write!(f, "the rules have changed since it was saved: step {n} no longer fits")
            }
        }
    }
}

impl std::error::Error for LoadError {}

impl Session {
    /// The game as text.
    #[must_use]
    pub fn save(&self) -> String {
        let catalog = self.state().catalog();
        let answers: Vec<Answer> = self
            .answers()
            .map(|r| {
                let picks = r.picks.iter().map(|p| p.encode(catalog)).collect();
                Answer(r.who.0, picks, r.fingerprint, r.barrier)
            })
            .collect();
        let (checkpoint, turn_start) = self.positions();
        let save = Save {
            format: FORMAT,
            rules: rules_version(catalog),
            setup: self.setup().clone(),
            seed: self.seed(),
            checksum: 0,
            answers,
            checkpoint: Snapshot { answers: checkpoint.1, state: checkpoint.0.position.clone() },
            turn_start: Snapshot { answers: turn_start.1, state: turn_start.0.position.clone() },
            start: self.start().map(|state| Start::of(state, catalog)),
        };
        save.sealed()
    }

    /// Opens a saved game by its whole record; if an answer no longer fits, from the start of its turn; if
    /// that does not either, from its last position.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn load(catalog: &'static Catalog, text: &str) -> Result<Session, LoadError> {
        let head: Head =
            serde_json::from_str(text).map_err(|e| LoadError::Foreign(e.to_string()))?;
        if head.format > FORMAT {
            return Err(LoadError::TooNew(head.format));
        }
        let mut save: Save = serde_json::from_str(text).map_err(|_| LoadError::Damaged)?;
        let sum = std::mem::take(&mut save.checksum);
        if sum != checksum(&save) {
            return Err(LoadError::Damaged);
        }
        let records = save.records(catalog)?;
        // The whole record first: it brings the whole log and every undo back.
        let mut session = save.beginning(catalog)?;
        let start = session.clone();
        let Err(fitted) = session.replay(&records) else { return Ok(session) };
        if save.rules == rules_version(catalog) {
            for snapshot in [save.turn_start, save.checkpoint] {
                let setup = save.setup.clone();
                let (state, answers) = (snapshot.state, snapshot.answers);
                let opened = Session::resume(catalog, setup, save.seed, state, &records, answers);
                if let Some(session) = opened {
                    return Ok(session.begun_as(&start));
                }
            }
        }
        Err(LoadError::NoLongerFits(fitted + 1))
    }
}

/// What is read first, to tell what the rest is.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// A save that was changed by hand, with its checksum made right; none if it no longer has the form of one.
/// For tests: a save that somebody or something else has changed is not opened.
#[must_use]
pub fn sealed(text: &str) -> Option<String> {
    serde_json::from_str(text).ok().map(Save::sealed)
}

impl Save {
    /// As text, with its checksum.
    fn sealed(mut self) -> String {
        self.checksum = 0;
        self.checksum = checksum(&self);
        serde_json::to_string(&self).unwrap_or_default()
    }

    /// The game before its first answer.
    fn beginning(&mut self, catalog: &'static Catalog) -> Result<Session, LoadError> {
        let same_rules = self.rules == rules_version(catalog);
        let Some(start) = self.start.take() else {
            let chairs = self.setup.players.clone();
            Setup::checked(catalog, chairs, self.setup.privacy).map_err(LoadError::Setup)?;
            return Ok(Session::new(catalog, self.setup.clone(), self.seed));
        };
        let state = start.position(catalog, &self.setup, same_rules);
        let state = state.ok_or(LoadError::NoLongerFits(1))?;
        Ok(Session::of_players(self.setup.clone(), state, self.seed))
    }

    fn records(&self, catalog: &Catalog) -> Result<Vec<Record>, LoadError> {
        let decode = |a: &Answer| {
            let picks: Option<Vec<Pick>> = a.1.iter().map(|p| Pick::decode(p, catalog)).collect();
            picks.map(|picks| Record { who: Seat(a.0), picks, fingerprint: a.2, barrier: a.3 })
        };
        let all = self.answers.iter().enumerate();
        all.map(|(n, a)| decode(a).ok_or(LoadError::NoLongerFits(n + 1))).collect()
    }
}

impl Start {
    fn of(state: &State, catalog: &Catalog) -> Start {
        let slug = |c: &Card| catalog.defs[usize::from(c.def.0)].slug.clone();
        Start { state: state.position.clone(), cards: state.cards.iter().map(slug).collect() }
    }

    /// The position among the cards there are now; none if one is gone, or if the list of cards has changed and
    /// more hangs on it than the cards themselves.
    fn position(self, catalog: &'static Catalog, setup: &Setup, same_rules: bool) -> Option<State> {
        let Start { mut state, cards } = self;
        let players = state.players.0.len();
        if !(2..=4).contains(&players) || players != setup.players.len() {
            return None;
        }
        if !same_rules {
            let granted =
                state.players.0.iter().any(|p| p.plays.iter().any(|p| p.source.is_some()));
            let under_way = !state.lasting.is_empty() || !state.history.is_empty();
            if granted || under_way || cards.len() != state.cards.len() {
                return None;
            }
            for (card, slug) in state.cards.iter_mut().zip(&cards) {
                card.def = def_of(slug, catalog)?;
            }
            for (player, chair) in state.players.0.iter_mut().zip(&setup.players) {
                let factions = chair.factions.iter().map(|f| catalog.faction_named(f));
                player.factions = factions.collect::<Option<_>>()?;
            }
        }
        State::adopted(state, catalog)
    }
}

fn def_of(slug: &str, catalog: &Catalog) -> Option<DefId> {
    let at = catalog.defs.iter().position(|e| e.slug == slug)?;
    Some(DefId(at as u16))
}

/// A number that changes when the list of cards does: positions written under another one are not used.
fn rules_version(catalog: &Catalog) -> u32 {
    catalog.defs.iter().fold(FORMAT, |hash, e| e.slug.bytes().fold(hash, mix))
}

fn mix(hash: u32, byte: u8) -> u32 {
    (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193).rotate_left(3)
}

fn checksum(save: &Save) -> u32 {
    let text = serde_json::to_string(save).unwrap_or_default();
    text.bytes().fold(0x811c_9dc5, mix)
}

impl Pick {
    /// The pick as a short text that outlives new cards.
    #[must_use]
    pub fn encode(self, catalog: &Catalog) -> String {
        let slug = |def: DefId| &catalog.defs[usize::from(def.0)].slug;
        match self {
            Pick::Play(c) => format!("p{}", c.0),
            Pick::Use(c, def, i) => format!("u{}:{}:{i}", c.0, slug(def)),
            Pick::Card(c) => format!("c{}", c.0),
            Pick::Hidden(n) => format!("h{n}"),
            Pick::Site(s) => format!("s{}", s.0),
            Pick::Player(s) => format!("a{}", s.0),
            Pick::Faction(id) => {
                format!("f{}", crate::print::catalog::slug(catalog.faction(id).name))
            }
            Pick::Name(def) => format!("n{}", slug(def)),
            Pick::Mode(n) => format!("m{n}"),
            Pick::Number(n) => format!("#{n}"),
            Pick::Yes => "y".to_owned(),
        }
    }

    /// Reads what [`Pick::encode`] wrote; none if it names nothing.
    #[must_use]
    pub fn decode(text: &str, catalog: &Catalog) -> Option<Pick> {
        let kind = text.chars().next()?;
        let rest = &text[kind.len_utf8()..];
        let def = |slug: &str| def_of(slug, catalog);
        Some(match kind {
            'p' => Pick::Play(CardId(rest.parse().ok()?)),
            'u' => {
                let mut parts = rest.split(':');
                let card = CardId(parts.next()?.parse().ok()?);
                Pick::Use(card, def(parts.next()?)?, parts.next()?.parse().ok()?)
            }
            'c' => Pick::Card(CardId(rest.parse().ok()?)),
            'h' => Pick::Hidden(rest.parse().ok()?),
            's' => Pick::Site(SiteId(rest.parse().ok()?)),
            'a' => Pick::Player(Seat(rest.parse().ok()?)),
            'f' => Pick::Faction(catalog.faction_named(rest).map(|f| FactionId(f.0))?),
            'n' => Pick::Name(def(rest)?),
            'm' => Pick::Mode(rest.parse().ok()?),
            '#' => Pick::Number(rest.parse().ok()?),
            'y' => Pick::Yes,
            _ => return None,
        })
    }
}
