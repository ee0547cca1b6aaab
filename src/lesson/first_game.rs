//! The first game: three players in the middle of it, and the learner's way to its end.
//!
//! Card by card: two turns of the others, three of the learner; one base is won with a Special, one with an
//! action, and the second wins the game.

use super::guide::{At, LEARNER, Step, Until};
use super::position::{Player, Position, Site};

/// Where the first game begins.
pub const POSITION: Position = Position {
    players: &[
        Player {
            name: "Ana",
            factions: ["Pirates", "Dinosaurs"],
            vp: 9,
            hand: &["Cut Lass", "Upgrade", "First Mate", "Swashbuckling"],
            deck: &[
                "King Rex",
                "Dinghy",
                "Buccaneer",
                "Augmentation",
                "War Raptor",
                "Cannon",
                "Howl",
                "Armor Stego",
            ],
        },
        Player {
            name: "Ben",
            factions: ["Robots", "Zombies"],
            vp: 7,
            hand: &["Warbot", "Nukebot", "Walker", "Grave Robbing", "Tech Center"],
            deck: &["Hoverbot", "Outbreak", "Zapbot", "Walker", "Lend a Hand", "Tenacious Z"],
        },
        Player {
            name: "Cleo",
            factions: ["Aliens", "Wizards"],
            vp: 6,
            hand: &["Invader", "Enchantress", "Beam Up", "Scry", "Summon"],
            deck: &["Neophyte", "Probe", "Invasion", "Enchantress", "Portal", "Sacrifice"],
        },
    ],
    sites: &[
        Site::new("The Mothership", &[("Supreme Overlord", 2), ("Zapbot", 1)]),
        Site::new("Tar Pits", &[("Grave Digger", 1), ("Chronomage", 2)]),
        Site::new("The Central Brain", &[("Pirate King", 0), ("Walker", 1)]),
        Site::new("Jungle Oasis", &[("Neophyte", 2)]),
    ],
    bases: &["The Great Library", "Rhodes Plaza Mall", "Evans City Cemetery", "The Homeworld"],
};

/// What is left to be said when it is won.
pub const LAST_WORDS: &str =
    "Ben and Cleo were tied for second at the last base, so both took its second number.";

/// A step in which the learner reads.
const fn read(say: &'static str, at: At) -> Step {
    Step { theirs: &[], say, at, onto: At::Nothing, until: Until::Next, no: "" }
}

/// A step in which another player's turn is watched.
const fn watch(theirs: &'static [&'static str], say: &'static str, at: At) -> Step {
    Step { theirs, ..read(say, at) }
}

/// A step in which the learner answers.
const fn act(
    say: &'static str,
    at: At,
    answers: &'static [&'static str],
    no: &'static str,
) -> Step {
    Step { until: Until::Answers(answers), no, ..read(say, at) }
}

/// A step in which the learner plays a card onto something.
const fn play(
    say: &'static str,
    card: &'static str,
    onto: At,
    answers: &'static [&'static str],
    no: &'static str,
) -> Step {
    Step { onto, ..act(say, At::InHand(card), answers, no) }
}

/// The steps of the first game.
pub const LESSON: &[Step] = &[
    read(
        "Welcome! You are Ana, with Pirates and Dinosaurs in one deck. Ben and Cleo fight you for the four bases on the table.",
        At::Nothing,
    ),
    read(
        "These are your victory points. Whoever has 15 wins, and bases pay them.",
        At::Points(LEARNER),
    ),
    play(
        "In your turn you may play one minion. Drag Cut Lass onto The Mothership, or tap her and then the base.",
        "Cut Lass",
        At::Base("The Mothership"),
        &["Cut Lass", "The Mothership"],
        "The rules allow it. But The Mothership is where this game will be won: begin there.",
    ),
    act(
        "Now she does what her card says: she may destroy a small minion here. Choose Ben's Zapbot.",
        At::InPlay("Zapbot"),
        &["Zapbot"],
        "You may pass, since her card says \"may\". But then the Zapbot stays.",
    ),
    read(
        "Gone! The meter counts the power of all minions here against the base's breakpoint. Its colour and symbol show who leads.",
        At::Meter("The Mothership"),
    ),
    play(
        "You may also play one action. Most are used up at once, but Upgrade stays on a minion. Put it on Cut Lass.",
        "Upgrade",
        At::InPlay("Cut Lass"),
        &["Upgrade", "Cut Lass"],
        "The rules allow it. But it is Cut Lass who will need it.",
    ),
    Step {
        until: Until::Looked,
        ..read(
            "Tap Cut Lass: you see where her power comes from. To read any card, hold it or point at it.",
            At::InPlay("Cut Lass"),
        )
    },
    act(
        "One minion, one action: that was your turn. Tap \"Done playing cards\".",
        At::Done,
        &[""],
        "",
    ),
    read("At the end of your turn you drew two cards. Now the others play.", At::Hand),
    watch(&["Warbot", "Tar Pits", ""], "Ben played Warbot at Tar Pits.", At::InPlay("Warbot")),
    watch(
        &["Invader", "Tar Pits", ""],
        "Cleo played Invader there, which gave her a victory point. The log tells what everybody did.",
        At::InPlay("Invader"),
    ),
    play(
        "Your turn. Tar Pits is nearly full: play King Rex there.",
        "King Rex",
        At::Base("Tar Pits"),
        &["King Rex", "Tar Pits"],
        "Good, but not now: with King Rex at Tar Pits that base is full.",
    ),
    read(
        "Changed your mind? Undo takes a step back, as long as nothing hidden has come to light. Try it, or go on.",
        At::Undo,
    ),
    Step {
        onto: At::Meter("Tar Pits"),
        ..act(
            "Tar Pits has reached its breakpoint. It scores when you are done: no need to play an action as well.",
            At::Done,
            &[""],
            "You could, but keep your cards for later. Be done now, and the base scores.",
        )
    },
    Step {
        onto: At::Base("Tar Pits"),
        ..act(
            "Before it scores, cards marked \"Special\" may step in. Ben leads at Tar Pits, so send your Pirate King there: tap him to read it, and again to do it.",
            At::InPlay("Pirate King"),
            &["Pirate King"],
            "You may pass. But then Ben is first at Tar Pits.",
        )
    },
    read(
        "You had the most power there and took the first number on the base. Ben took the second and Cleo the third.",
        At::Points(LEARNER),
    ),
    read(
        "All cards at Tar Pits went to the discard piles, and this base came in its place.",
        At::Base("The Great Library"),
    ),
    watch(
        &["Nukebot", "The Mothership", ""],
        "Ben played Nukebot at The Mothership.",
        At::InPlay("Nukebot"),
    ),
    watch(
        &["Enchantress", "Jungle Oasis", ""],
        "Cleo played Enchantress at Jungle Oasis and drew a card for her.",
        At::InPlay("Enchantress"),
    ),
    play(
        "Your turn, and The Mothership can win you the game. Play Buccaneer there.",
        "Buccaneer",
        At::Base("The Mothership"),
        &["Buccaneer", "The Mothership"],
        "The rules allow it. But the points you need are at The Mothership.",
    ),
    play(
        "Not quite full! Augmentation gives a minion more power until the end of your turn. Play it on Buccaneer.",
        "Augmentation",
        At::InPlay("Buccaneer"),
        &["Augmentation", "Buccaneer|Cut Lass"],
        "The rules allow it. But here it is Augmentation, on a minion of yours at The Mothership, that wins.",
    ),
    Step {
        onto: At::Meter("The Mothership"),
        ..act(
            "Full, and the most power there is yours. Be done, and the base scores.",
            At::Done,
            &[""],
            "",
        )
    },
];
