//! The language of expectations: what must hold when a step is over.

use super::names::Book;
use super::said::{Said, Thing};
use super::tokens::{Token, Tokens};
use engine::ids::Seat;
use engine::play::PlayKind;

/// One expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Expect {
    /// `... = 4`
    Number(Number, i32),
    /// `... = ["A", "B"]`, in any order
    All(Place, Vec<Item>),
    /// `... has "A"`, `... lacks "A"`
    Has(Place, Item, bool),
    /// `... top = "A"`, the topmost first
    Top(Place, Vec<Item>),
    /// `... bottom = "A"`, the bottommost last
    Bottom(Place, Vec<Item>),
    /// `winner = [1, 2]`; none with an empty list
    Winner(Vec<Seat>),
    /// `game over`
    GameOver,
    /// `turn of 2`
    Turn(Seat),
    /// `phase = play`
    Phase(String),
    /// `asked 2`
    Asked(Seat),
    /// `options has "A"`, `options lacks "A"`
    Options(Said, bool),
    /// `log has "some words"`, `log lacks ...`
    Log(String, bool),
}

/// The phases of a turn with their names, in order; the first name is shown.
pub(super) const PHASES: [&[&str]; 7] = [
    &["new hands"],
    &["start", "start turn"],
    &["play", "play cards"],
    &["score", "score bases"],
    &["draw", "draw cards"],
    &["end", "end turn"],
    &["over"],
];

/// A number of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Vp(Seat),
    Power(Thing),
    Total(Seat, Thing),
    Breakpoint(Thing),
    Counters(Thing),
    Count(Place),
    Plays(Seat, PlayKind),
}

/// A place where cards lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    At(Thing),
    On(Thing),
    Stored(Thing),
    Stasis(Seat),
    Hand(Seat),
    Deck(Seat),
    Discard(Seat),
    SetAside(Seat),
    Box,
    BaseDeck,
    BaseDiscard,
    MonsterDeck,
    MonsterDiscard,
    TreasureDeck,
    TreasureDiscard,
    Madness,
    Bases,
}

/// A card as a list has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub(super) thing: Thing,
    pub(super) buried: bool,
    pub(super) counters: Option<i32>,
}

/// Reads an expectation.
///
/// # Errors
/// What cannot be read in it.
pub(super) fn parse(text: &str, book: Book) -> Result<Expect, String> {
    let mut reader = Reader { tokens: Tokens::of(text)?, book };
    let expect = reader.expect()?;
    match reader.tokens.next() {
        None => Ok(expect),
        Some(token) => Err(format!("{token} is too much")),
    }
}

struct Reader {
    tokens: Tokens,
    book: Book,
}

impl Reader {
    fn expect(&mut self) -> Result<Expect, String> {
        let word = self.tokens.word()?;
        match word.as_str() {
            "vp" => {
                let seat = self.seat()?;
                self.number(Number::Vp(seat))
            }
            "power" => {
                let thing = self.thing()?;
                self.number(Number::Power(thing))
            }
            "counters" => {
                let thing = self.thing()?;
                self.number(Number::Counters(thing))
            }
            "total" => {
                let seat = self.seat()?;
                self.tokens.take(&Token::At)?;
                let base = self.thing()?;
                self.number(Number::Total(seat, base))
            }
            "breakpoint" => {
                let base = self.thing()?;
                self.number(Number::Breakpoint(base))
            }
            "plays" => {
                let seat = self.seat()?;
                let kind = match self.tokens.word()?.as_str() {
                    "minion" => PlayKind::Minion,
                    "action" => PlayKind::Action,
                    other => {
                        return Err(format!("\"{other}\": a play is of a minion or an action"));
                    }
                };
                self.number(Number::Plays(seat, kind))
            }
            "winner" => self.winner(),
            "game" => self.tokens.keyword("over").map(|()| Expect::GameOver),
            "turn" => {
                self.tokens.keyword("of")?;
                self.seat().map(Expect::Turn)
            }
            "phase" => {
                self.tokens.take(&Token::Equals)?;
                self.phase()
            }
            "asked" => self.seat().map(Expect::Asked),
            "options" => self.options(),
            "log" => {
                let has = self.has()?;
                self.tokens.string().map(|words| Expect::Log(words, has))
            }
            place => {
                let place = self.place(place)?;
                self.holds(place)
            }
        }
    }

    fn place(&mut self, word: &str) -> Result<Place, String> {
        Ok(match word {
            "at" => Place::At(self.thing()?),
            "on" => Place::On(self.thing()?),
            "stored" => Place::Stored(self.thing()?),
            "stasis" => Place::Stasis(self.seat()?),
            "hand" => Place::Hand(self.seat()?),
            "deck" => Place::Deck(self.seat()?),
            "discard" => Place::Discard(self.seat()?),
            "set" => {
                self.tokens.keyword("aside")?;
                Place::SetAside(self.seat()?)
            }
            "box" => Place::Box,
            "bases" => Place::Bases,
            "madness" => Place::Madness,
            "base" | "monster" | "treasure" => match (word, self.tokens.word()?.as_str()) {
                ("base", "deck") => Place::BaseDeck,
                ("base", "discard") => Place::BaseDiscard,
                ("monster", "deck") => Place::MonsterDeck,
                ("monster", "discard") => Place::MonsterDiscard,
                ("treasure", "deck") => Place::TreasureDeck,
                ("treasure", "discard") => Place::TreasureDiscard,
                (_, other) => return Err(format!("\"{word} {other}\" is no place")),
            },
            other => return Err(format!("\"{other}\" begins no expectation")),
        })
    }

    /// What is said of a place.
    fn holds(&mut self, place: Place) -> Result<Expect, String> {
        if self.tokens.accept(&Token::Equals) {
            if place == Place::Madness {
                return self.tokens.number().map(|n| Expect::Number(Number::Count(place), n));
            }
            return self.list().map(|items| Expect::All(place, items));
        }
        match self.tokens.word()?.as_str() {
            "has" => self.item().map(|item| Expect::Has(place, item, true)),
            "lacks" => self.item().map(|item| Expect::Has(place, item, false)),
            "count" => self.number(Number::Count(place)),
            "top" => {
                self.tokens.take(&Token::Equals)?;
                self.list().map(|items| Expect::Top(place, items))
            }
            "bottom" => {
                self.tokens.take(&Token::Equals)?;
                self.list().map(|items| Expect::Bottom(place, items))
            }
            other => Err(format!("\"{other}\": a place has, lacks or counts")),
        }
    }

    fn number(&mut self, number: Number) -> Result<Expect, String> {
        self.tokens.take(&Token::Equals)?;
        self.tokens.number().map(|n| Expect::Number(number, n))
    }

    fn phase(&mut self) -> Result<Expect, String> {
        let mut name = self.tokens.string().map_or_else(|_| self.tokens.word(), Ok)?;
        while let Ok(more) = self.tokens.word() {
            name = format!("{name} {more}");
        }
        let name = name.to_lowercase();
        match PHASES.iter().flat_map(|p| *p).any(|known| *known == name) {
            true => Ok(Expect::Phase(name)),
            false => Err(format!("\"{name}\" is no phase")),
        }
    }

    fn winner(&mut self) -> Result<Expect, String> {
        self.tokens.take(&Token::Equals)?;
        if self.tokens.keyword("none").is_ok() {
            return Ok(Expect::Winner(Vec::new()));
        }
        let mut seats = Vec::new();
        let several = self.tokens.accept(&Token::Open);
        while !(several && self.tokens.accept(&Token::Close)) {
            seats.push(self.seat()?);
            if !several {
                break;
            }
            if !self.tokens.accept(&Token::Comma) {
                self.tokens.take(&Token::Close)?;
                break;
            }
        }
        seats.sort_unstable();
        Ok(Expect::Winner(seats))
    }

    fn options(&mut self) -> Result<Expect, String> {
        let has = self.has()?;
        let text = self.tokens.string()?;
        let said = match Said::parse(&text, self.book)? {
            Said::Thing(thing) => Said::Thing(self.qualified(thing)?),
            other => other,
        };
        Ok(Expect::Options(said, has))
    }

    fn has(&mut self) -> Result<bool, String> {
        match self.tokens.word()?.as_str() {
            "has" => Ok(true),
            "lacks" => Ok(false),
            other => Err(format!("\"{other}\": it has or lacks")),
        }
    }

    /// One card, or several in brackets.
    fn list(&mut self) -> Result<Vec<Item>, String> {
        let mut items = Vec::new();
        if !self.tokens.accept(&Token::Open) {
            items.push(self.item()?);
            return Ok(items);
        }
        while !self.tokens.accept(&Token::Close) {
            items.push(self.item()?);
            if !self.tokens.accept(&Token::Comma) {
                self.tokens.take(&Token::Close)?;
                break;
            }
        }
        Ok(items)
    }

    fn item(&mut self) -> Result<Item, String> {
        let buried = self.tokens.keyword("buried").is_ok();
        let thing = self.thing()?;
        let counters = self.tokens.number().ok();
        Ok(Item { thing, buried, counters })
    }

    /// A name in quotes with what makes it unique, inside the quotes or after them.
    fn thing(&mut self) -> Result<Thing, String> {
        let text = self.tokens.string()?;
        let thing = Thing::parse(&text, self.book)?;
        self.qualified(thing)
    }

    fn qualified(&mut self, mut thing: Thing) -> Result<Thing, String> {
        loop {
            if self.tokens.keyword("of").is_ok() {
                match self.tokens.keyword("none") {
                    Ok(()) => thing.nobodys = true,
                    Err(_) => thing.of = Some(self.seat()?),
                }
            } else if self.tokens.accept(&Token::At) {
                thing.at = Some(Thing::parse(&self.tokens.string()?, self.book)?.name);
            } else if self.tokens.accept(&Token::Count) {
                let nth =
                    usize::try_from(self.tokens.number()?).ok().and_then(|n| n.checked_sub(1));
                thing.nth = Some(nth.ok_or("# counts from 1")?);
            } else {
                return Ok(thing);
            }
        }
    }

    fn seat(&mut self) -> Result<Seat, String> {
        let number = self.tokens.number()?;
        self.book.seat(u8::try_from(number).unwrap_or(0))
    }
}
