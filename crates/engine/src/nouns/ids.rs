//! The small names everything else is written in: seats, cards, sites, references.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A player's place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's position in a list with one entry a seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.0 + 1)
    }
}

/// A set of seats, for instance those that may see a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// Everybody, whatever their number.
    pub const ALL: Seats = Seats(u8::MAX);

    /// Only `seat`.
    #[must_use]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is a member.
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Those in both sets.
    #[must_use]
    pub fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }
}

/// A physical card of this game (bases included). Ids are given in a fixed order at setup, before any
/// shuffle, so an id tells nothing about where a hidden card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u16);

impl CardId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One uninterrupted stay of a card in a zone. It changes whenever the card changes zones (moving between
/// bases is no change of zone), which is how "no memory" works: what hung on the old stay is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stay(pub u32);

/// A reference to a card during one stay. A verb given a `Ref` whose stay is over does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ref {
    /// The card.
    pub card: CardId,
    /// Which stay of it is meant.
    pub stay: Stay,
}

/// A place in the middle of the table. It holds a base card and outlives its replacement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SiteId(pub u16);

impl SiteId {
    /// No place at all: nothing is there, and nothing can be played or moved there.
    pub const NOWHERE: SiteId = SiteId(u16::MAX);
}

/// A row of the catalog: what is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DefId(pub u16);

/// One printed ability: which of a printed card's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    /// The printed card.
    pub def: DefId,
    /// Its position there.
    pub index: u8,
}

/// A faction of the catalog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FactionId(pub u16);

/// One value a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T>(pub Vec<T>);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// One ability of one card in one stay: what use-per-turn, loop counts and cancelling refer to. The card
/// that hosts an ability need not have printed it: `def` says whose text it is, `by` who granted it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AbilityId {
    /// The card that has the ability.
    pub host: Ref,
    /// The printed card whose ability it is.
    pub def: DefId,
    /// Its position among the printed abilities of `def`.
    pub index: u8,
    /// The card that granted it, if it is not the host's own.
    pub by: Option<Ref>,
}

impl AbilityId {
    /// In place of a position: the play of the card itself, which is none of its abilities.
    pub(crate) const PLAY: u8 = u8::MAX;

    /// The position of the ability; none for the play of the card itself.
    pub(crate) fn position(self) -> Option<u8> {
        (self.index != AbilityId::PLAY).then_some(self.index)
    }
}
