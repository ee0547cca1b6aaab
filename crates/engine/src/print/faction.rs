//! Factions and sets: as card files write them, and what is known of them while their cards are not here.

use crate::nouns::edition::Edition;
use crate::nouns::zone::Home;
use crate::print::def::{CardDef, Kind};

/// What is known of a faction without its cards.
#[derive(Clone, Copy, Debug)]
pub struct Faction {
    /// The published name.
    pub name: &'static str,
    /// One line on how it plays.
    pub blurb: &'static str,
    /// Frame colour and its darker companion, as CSS colours.
    pub colors: [&'static str; 2],
    /// How many different cards it has, its titan not included.
    pub cards: usize,
    /// Whether it has a titan.
    pub titan: bool,
    /// Whether it has one in its newer printing only.
    pub newer_titan: bool,
    /// How many of its cards have newer printings or are new in them, its titan included.
    pub revised: usize,
}

impl Faction {
    /// Whether it has a titan in this edition.
    #[must_use]
    pub fn has_titan(&self, edition: Edition) -> bool {
        self.titan || (self.newer_titan && edition == Edition::Current)
    }
}

/// What is known of a set without its cards: what the ids of all cards follow from.
#[derive(Clone, Copy, Debug)]
pub struct KnownSet {
    /// The published name.
    pub name: &'static str,
    /// Its short name, as in `--sets core`.
    pub slug: &'static str,
    /// Its factions.
    pub factions: &'static [Faction],
    /// How many different bases it has.
    pub bases: usize,
    /// How many of them have newer printings.
    pub revised_bases: usize,
    /// The decks of all players that come with it, and how many different cards are in each.
    pub decks: &'static [(Home, usize)],
}

/// What is printed otherwise today than in 2018. Only what differs in what it does is written twice: the older card where
/// the others are, the newer one here.
#[derive(Clone, Copy)]
pub struct Revision {
    /// The newer cards. One that has the name of an older card takes its place.
    pub cards: &'static [CardDef],
    /// The names of older cards that are no longer printed: the newer ones come to twenty without them.
    pub gone: &'static [&'static str],
}

impl Revision {
    /// Everything is as it was, or has only been printed once.
    pub const NONE: Revision = Revision::of(&[]);

    /// These cards came, each in the place of an older one of its name if there is one.
    #[must_use]
    pub const fn of(cards: &'static [CardDef]) -> Revision {
        Revision { cards, gone: &[] }
    }

    /// These older cards are no longer printed either.
    #[must_use]
    pub const fn without(mut self, gone: &'static [&'static str]) -> Revision {
        self.gone = gone;
        self
    }

    /// Whether a titan is among the newer cards.
    const fn has_titan(&self) -> bool {
        let mut i = 0;
        while i < self.cards.len() {
            if matches!(self.cards[i].kind, Kind::Titan) {
                return true;
            }
            i += 1;
        }
        false
    }

    /// Whether an older card is not in the newer printing.
    pub(crate) fn replaces(&self, older: &CardDef) -> bool {
        self.gone.contains(&older.name) || self.cards.iter().any(|card| card.name == older.name)
    }
}

/// A faction as its file writes it: twenty cards in each edition.
#[derive(Clone, Copy)]
pub struct FactionDef {
    /// The published name.
    pub name: &'static str,
    /// One line on how it plays.
    pub blurb: &'static str,
    /// Frame colour and its darker companion, as CSS colours.
    pub colors: [&'static str; 2],
    /// Its cards, minions first, then actions, each alphabetical or by rank.
    pub cards: &'static [CardDef],
    /// Its titan, if it has one.
    pub titan: Option<CardDef>,
    /// The newer printing of its cards, titan included.
    pub revised: Revision,
}

impl FactionDef {
    /// What is known of it without its cards.
    #[must_use]
    pub const fn known(&self) -> Faction {
        Faction {
            name: self.name,
            blurb: self.blurb,
            colors: self.colors,
            cards: self.cards.len(),
            titan: self.titan.is_some(),
            newer_titan: self.titan.is_none() && self.revised.has_titan(),
            revised: self.revised.cards.len(),
        }
    }

    /// The same card in another faction, this many times.
    ///
    /// # Panics
    /// If it has no card of this name (at compile time, since cards are constants).
    #[must_use]
    pub const fn reprint(&self, name: &str, count: u8) -> CardDef {
        one_of(self.cards, name).copies(count)
    }

    /// The same, of a card as it is printed today.
    ///
    /// # Panics
    /// If no newer printing has this name (at compile time, since cards are constants).
    #[must_use]
    pub const fn reprint_revised(&self, name: &str, count: u8) -> CardDef {
        one_of(self.revised.cards, name).copies(count)
    }
}

/// The card of this name.
const fn one_of(cards: &[CardDef], name: &str) -> CardDef {
    let mut i = 0;
    while !same(cards[i].name, name) {
        i += 1;
    }
    cards[i]
}

/// Whether two names are the same, also at compile time.
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// A published set: factions and bases.
#[derive(Clone, Copy)]
pub struct SetDef {
    /// The published name.
    pub name: &'static str,
    /// Its short name, as in `--sets core`.
    pub slug: &'static str,
    /// Its factions.
    pub factions: &'static [&'static FactionDef],
    /// Its bases.
    pub bases: &'static [CardDef],
    /// The newer printing of them.
    pub revised_bases: Revision,
    /// The decks that lie ready for all players when a faction of the set is played.
    pub decks: &'static [(Home, &'static [CardDef])],
}

impl SetDef {
    /// What is known of its factions without their cards. For [`known!`](crate::known).
    #[must_use]
    pub const fn known_factions<const N: usize>(&self) -> [Faction; N] {
        let mut known = [self.factions[0].known(); N];
        let mut i = 1;
        while i < N {
            known[i] = self.factions[i].known();
            i += 1;
        }
        known
    }

    /// How many different cards are in each of its decks. For [`known!`](crate::known).
    #[must_use]
    pub const fn deck_sizes<const N: usize>(&self) -> [(Home, usize); N] {
        let mut sizes = [(Home::Bases, 0); N];
        let mut i = 0;
        while i < N {
            sizes[i] = (self.decks[i].0, self.decks[i].1.len());
            i += 1;
        }
        sizes
    }
}

/// What is known of a set without its cards, taken from its [`SetDef`] while compiling: a program that has only this
/// holds none of its cards.
#[macro_export]
macro_rules! known {
    ($set:expr) => {{
        const SET: $crate::faction::SetDef = $set;
        const FACTIONS: [$crate::faction::Faction; SET.factions.len()] = SET.known_factions();
        const DECKS: [($crate::zone::Home, usize); SET.decks.len()] = SET.deck_sizes();
        $crate::faction::KnownSet {
            name: SET.name,
            slug: SET.slug,
            factions: &FACTIONS,
            bases: SET.bases.len(),
            revised_bases: SET.revised_bases.cards.len(),
            decks: &DECKS,
        }
    }};
}
