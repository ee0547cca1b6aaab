//! Small positions that show a rule, for the rules page.

use super::position::{Player, Position, Site};

const fn player(name: &'static str) -> Player {
    Player { name, factions: ["Pirates", "Robots"], vp: 0, hand: &[], deck: &[] }
}

const PLAYERS: &[Player] = &[player("Ana"), player("Ben"), player("Cleo")];

/// A base that scores, with a first, a second and a third.
pub const SCORES: Position = Position {
    players: PLAYERS,
    sites: &[Site {
        base: "Tar Pits",
        minions: &[("King Rex", 0), ("Warbot", 1), ("Zapbot", 1), ("Invader", 2)],
    }],
    bases: &[],
};

/// A base that scores, with two who are tied for first.
pub const TIED: Position = Position {
    players: PLAYERS,
    sites: &[Site {
        base: "Tar Pits",
        minions: &[
            ("Pirate King", 0),
            ("Zapbot", 0),
            ("Nukebot", 1),
            ("Zapbot", 1),
            ("Invader", 2),
        ],
    }],
    bases: &[],
};

/// Printed cards that show what is where on a card.
pub const CARDS: [&str; 3] = ["Cut Lass", "Mystic Studies", "The Mothership"];
