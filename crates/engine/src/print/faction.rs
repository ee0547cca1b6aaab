//! Factions and sets as card files write them.

use crate::nouns::zone::Home;
use crate::print::def::CardDef;

/// A faction: twenty cards.
#[derive(Clone, Copy)]
pub struct FactionDef {
    /// The published name.
    pub name: &'static str,
    /// One line on how it plays.
    pub blurb: &'static str,
    /// The name of its emblem (an icon of the credited icon set).
    pub emblem: &'static str,
    /// Frame colour and its darker companion, as CSS colours.
    pub colors: [&'static str; 2],
    /// Its cards, minions first, then actions, each alphabetical or by rank.
    pub cards: &'static [CardDef],
}

impl FactionDef {
    /// Another printing of one of its cards: the same entry, this many times.
    ///
    /// # Panics
    /// If it has no card of this name (at compile time, since cards are constants).
    #[must_use]
    pub const fn reprint(&self, name: &str, count: u8) -> CardDef {
        let mut i = 0;
        while !same(self.cards[i].name, name) {
            i += 1;
        }
        self.cards[i].copies(count)
    }
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
    /// The decks that lie ready for all players when a faction of the set is played.
    pub decks: &'static [(Home, &'static [CardDef])],
}
