//! A scenario file as it is written: TOML, every part with its place in the text.

use engine::coin::Coin;
use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use std::fmt;
use toml::Spanned;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// What the scenario shows.
    #[serde(default)]
    pub(super) name: String,
    /// Where the ruling comes from; for readers.
    #[serde(default, rename = "rule")]
    pub(super) _rule: String,
    pub(super) seed: Option<u64>,
    pub(super) edition: Option<Spanned<String>>,
    pub(super) phase: Option<Spanned<String>>,
    pub(super) mode: Option<Spanned<String>>,
    #[serde(default, rename = "player")]
    pub(super) players: Vec<PlayerPart>,
    #[serde(default, rename = "base")]
    pub(super) bases: Vec<BasePart>,
    #[serde(default)]
    pub(super) decks: DecksPart,
    #[serde(default, rename = "step")]
    pub(super) steps: Vec<Spanned<StepPart>>,
}

/// Cards somewhere, each with its place in the text.
pub(super) type Cards = Vec<Spanned<CardPart>>;

/// `[[player]]`
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct PlayerPart {
    pub(super) factions: Vec<Spanned<String>>,
    pub(super) hand: Cards,
    pub(super) deck: Cards,
    pub(super) discard: Cards,
    pub(super) set_aside: Cards,
    pub(super) stasis: Cards,
    /// Few enough that points can be added.
    pub(super) vp: i16,
}

/// `[[base]]`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BasePart {
    pub(super) name: Spanned<String>,
    #[serde(default)]
    pub(super) cards: Cards,
}

/// `[decks]`
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct DecksPart {
    pub(super) bases: Cards,
    pub(super) base_discard: Cards,
    pub(super) monsters: Cards,
    pub(super) monster_discard: Cards,
    pub(super) treasures: Cards,
    pub(super) treasure_discard: Cards,
    pub(super) madness: Option<Spanned<u32>>,
    /// What the next choices at random take: cards and bases by name.
    pub(super) random: Vec<Spanned<String>>,
    /// How the next coins fall.
    pub(super) coins: Vec<Coin>,
}

/// A card: its name alone, or a table with what else is to be said about it.
pub(super) struct CardPart(pub(super) CardTable);

/// A card and how it lies.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardTable {
    pub(super) name: String,
    pub(super) faction: Option<String>,
    pub(super) by: Option<u8>,
    pub(super) owner: Option<u8>,
    #[serde(default)]
    pub(super) counters: i32,
    #[serde(default)]
    pub(super) on: Cards,
    #[serde(default)]
    pub(super) buried: bool,
    #[serde(default)]
    pub(super) monster: bool,
    #[serde(default)]
    pub(super) stored: Cards,
}

impl<'de> Deserialize<'de> for CardPart {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardPart, D::Error> {
        struct NameOrTable;
        impl<'de> Visitor<'de> for NameOrTable {
            type Value = CardPart;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the name of a card, or a table with its name")
            }

            fn visit_str<E>(self, name: &str) -> Result<CardPart, E> {
                Ok(CardPart(CardTable { name: name.to_owned(), ..CardTable::default() }))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<CardPart, A::Error> {
                CardTable::deserialize(MapAccessDeserializer::new(map)).map(CardPart)
            }
        }
        deserializer.deserialize_any(NameOrTable)
    }
}

/// `[[step]]`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepPart {
    pub(super) by: Option<u8>,
    pub(super) play: Option<Spanned<String>>,
    pub(super) talent: Option<Spanned<String>>,
    #[serde(rename = "use")]
    pub(super) used: Option<Spanned<String>>,
    pub(super) titan: Option<Spanned<String>>,
    pub(super) uncover: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) end: bool,
    #[serde(default)]
    pub(super) picks: Vec<Spanned<String>>,
    pub(super) refuse: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) hold: bool,
    #[serde(default)]
    pub(super) order: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) never: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) expect: Vec<Spanned<String>>,
}

/// What is wrong with a file, and on which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) line: usize,
    pub(super) what: String,
}

/// The text of a file, to tell lines.
#[derive(Clone, Copy)]
pub(super) struct Text<'a>(pub(super) &'a str);

impl Text<'_> {
    /// The line of a byte of the text, from 1.
    fn line(self, at: usize) -> usize {
        self.0.bytes().take(at).filter(|&b| b == b'\n').count() + 1
    }

    /// The line on which a part begins.
    pub(super) fn line_of<T>(self, part: &Spanned<T>) -> usize {
        self.line(part.span().start)
    }

    /// A problem with a part of the file.
    pub(super) fn problem<T>(self, part: &Spanned<T>, what: impl Into<String>) -> Problem {
        Problem { line: self.line_of(part), what: what.into() }
    }

    /// Reads the file.
    ///
    /// # Errors
    /// What is not TOML, or not what a scenario is made of.
    pub(super) fn parse(self) -> Result<File, Problem> {
        toml::from_str(self.0).map_err(|error| Problem {
            line: error.span().map_or(1, |span| self.line(span.start)),
            what: error.message().trim().to_owned(),
        })
    }
}
