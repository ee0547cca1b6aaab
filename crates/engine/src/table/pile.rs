//! Decks and discard piles.

use crate::nouns::ids::{BySeat, CardId};
use crate::nouns::zone::Home;
use std::ops::{Index, IndexMut};

/// A deck and its discard pile. The last card of each is on top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pile {
    /// The deck, bottom first.
    pub deck: Vec<CardId>,
    /// The discard pile, bottom first.
    pub discard: Vec<CardId>,
}

/// All decks with their discard piles, each by the home of its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piles {
    players: BySeat<Pile>,
    bases: Pile,
    madness: Pile,
    monsters: Pile,
    treasures: Pile,
}

impl Piles {
    /// Empty ones for so many players.
    pub(crate) fn new(players: usize) -> Piles {
        Piles {
            players: BySeat((0..players).map(|_| Pile::default()).collect()),
            bases: Pile::default(),
            madness: Pile::default(),
            monsters: Pile::default(),
            treasures: Pile::default(),
        }
    }

    /// All of them, the players' first.
    pub fn iter(&self) -> impl Iterator<Item = &Pile> {
        let Piles { players, bases, madness, monsters, treasures } = self;
        players.0.iter().chain([bases, madness, monsters, treasures])
    }
}

impl Index<Home> for Piles {
    type Output = Pile;
    fn index(&self, home: Home) -> &Pile {
        match home {
            Home::Player(seat) => &self.players[seat],
            Home::Bases => &self.bases,
            Home::Madness => &self.madness,
            Home::Monsters => &self.monsters,
            Home::Treasures => &self.treasures,
        }
    }
}

impl IndexMut<Home> for Piles {
    fn index_mut(&mut self, home: Home) -> &mut Pile {
        match home {
            Home::Player(seat) => &mut self.players[seat],
            Home::Bases => &mut self.bases,
            Home::Madness => &mut self.madness,
            Home::Monsters => &mut self.monsters,
            Home::Treasures => &mut self.treasures,
        }
    }
}
