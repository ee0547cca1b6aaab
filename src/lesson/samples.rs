//! Small positions that show a rule, for the rules page. Those of rules that not every game has hold cards of other sets.

use super::position::{Player, Position, Site, With};

const fn player(name: &'static str, factions: [&'static str; 2]) -> Player {
    Player { name, factions, vp: 0, hand: &[], deck: &[] }
}

const PLAYERS: &[Player] = &[
    player("Ana", ["Pirates", "Robots"]),
    player("Ben", ["Pirates", "Robots"]),
    player("Cleo", ["Pirates", "Robots"]),
];

const fn one(players: &'static [Player], sites: &'static [Site]) -> Position {
    Position { players, sites, bases: &[] }
}

/// A base that scores, with a first, a second and a third.
pub const SCORES: Position = one(
    PLAYERS,
    &[Site::new("Tar Pits", &[("King Rex", 0), ("Warbot", 1), ("Zapbot", 1), ("Invader", 2)])],
);

/// A base that scores, with two who are tied for first.
pub const TIED: Position = one(
    PLAYERS,
    &[Site::new(
        "Tar Pits",
        &[("Pirate King", 0), ("Zapbot", 0), ("Nukebot", 1), ("Zapbot", 1), ("Invader", 2)],
    )],
);

/// Cards of both players that lie face down.
pub const BURIED: Position = one(
    &[player("Ana", ["Ancient Egyptians", "Pirates"]), player("Ben", ["Cowboys", "Robots"])],
    &[Site::new("Tar Pits", &[("Pyramid Engineer", 0), ("Gunfighter", 1)]).with(&[
        With::Buried("Tomb Trap", 0),
        With::Buried("Mummy", 0),
        With::Buried("Deputy", 1),
    ])],
);

/// Two minions for a duel, of which the first player's would win.
pub const DUEL: Position = one(
    &[player("Ana", ["Cowboys", "Pirates"]), player("Ben", ["Samurai", "Robots"])],
    &[Site::new("Tar Pits", &[("Sheriff", 0), ("Ronin", 1)])],
);

/// A titan with counters beside a minion of its player.
pub const TITAN: Position = one(
    &[player("Ana", ["Dinosaurs", "Pirates"]), player("Ben", ["Robots", "Aliens"])],
    &[Site::new("Tar Pits", &[("Armor Stego", 0), ("Warbot", 1)]).with(&[With::Titan(
        "Fort Titanosaurus",
        0,
        2,
    )])],
);

/// Monsters, which add to the breakpoint.
pub const MONSTERS: Position = one(
    &[player("Ana", ["Elves", "Robots"]), player("Ben", ["Warriors", "Aliens"])],
    &[Site::new("Treehouse", &[("Warbot", 0), ("Invader", 1)])
        .with(&[With::Monster("Bigfoot"), With::Monster("Hippogriff")])],
);

/// A minion of the second player that the first one controls.
pub const LOST: Position = one(
    &[player("Ana", ["Pirates", "Aliens"]), player("Ben", ["Robots", "Zombies"])],
    &[Site::new("Tar Pits", &[("First Mate", 0), ("Zapbot", 1)])
        .with(&[With::Lost("Nukebot", 1, 0)])],
);

/// A minion that an action gives an ability.
pub const GRANTED: Position = one(
    &[player("Ana", ["Changerbots", "Pirates"]), player("Ben", ["Robots", "Aliens"])],
    &[Site::new("Tar Pits", &[("Zapbot", 1), ("Huffie", 0)]).with(&[With::On("The Touch", 0)])],
);

/// Printed cards that show what is where on a card, and the last one what raises power.
pub const CARDS: [&str; 4] = ["Cut Lass", "Mystic Studies", "The Mothership", "Augmentation"];

/// A table in the middle of a game, for the start page. Its cards are of three factions: each further one brings a file of pictures
/// to the first visit.
pub const COVER: Position = Position {
    players: &[
        Player {
            hand: &["Pirate King", "Ninja Master", "Full Sail", "Shinobi", "Broadside"],
            ..player("Ana", ["Pirates", "Ninjas"])
        },
        player("Ben", ["Robots", "Zombies"]),
    ],
    sites: &[
        Site::new(
            "Tortuga",
            &[("Buccaneer", 0), ("First Mate", 0), ("Warbot", 1), ("Hoverbot", 1), ("Zapbot", 1)],
        ),
        Site::new("Tar Pits", &[("Tiger Assassin", 0), ("Shinobi", 0), ("Zapbot", 1)]),
        Site::new(
            "The Central Brain",
            &[
                ("Cut Lass", 0),
                ("Ninja Acolyte", 0),
                ("Nukebot", 1),
                ("Microbot Guard", 1),
                ("Microbot Fixer", 1),
            ],
        ),
    ],
    bases: &[],
};
