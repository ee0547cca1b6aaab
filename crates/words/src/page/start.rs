//! The start page, and what it says about the page.

#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The name of the game, as it is lettered.
    pub logo: [&'static str; 2],
    pub line: &'static str,
    pub nothing_saved: &'static str,
    pub learn: &'static str,
    pub learn_note: &'static str,
    pub learn_more: &'static str,
    pub new_game: &'static str,
    pub statistics: &'static str,
    pub unofficial: &'static str,
    pub about: &'static str,
    pub resume: &'static str,
    /// The players, and the number of the turn.
    pub resume_note: fn(&str, u32) -> String,
    /// A quick game of so many, with factions of all sets.
    pub quick: fn(usize) -> String,
    /// The same of one set, by its name.
    pub quick_of_set: fn(usize, &str) -> String,
    /// The same of some sets: how many.
    pub quick_of_sets: fn(usize, usize) -> String,
    pub update: &'static str,
    pub update_note: &'static str,
}

pub const ENGLISH: Start = Start {
    logo: ["Smash", "Up"],
    line: "Pick two factions. Shuffle them together. Smash some bases.",
    nothing_saved: "This browser does not let the page save anything. You can play, but a game ends with its tab.",
    learn: "Learn in five minutes",
    learn_note: "A first game that shows you how",
    learn_more: "Learn more",
    new_game: "New game",
    statistics: "Statistics",
    unofficial: "Unofficial fan project for 2 to 4 players at one device.",
    about: "About and credits",
    resume: "Resume",
    resume_note: |names, turn| format!("{names}, turn {turn}"),
    quick: |players| format!("{players} players, random factions"),
    quick_of_set: |players, set| format!("{players} players, random factions of the {set}"),
    quick_of_sets: |players, n| format!("{players} players, random factions of {n} sets"),
    update: "Update ready",
    update_note: "A new version is here. Your games are kept.",
};

#[derive(Clone, Copy, Debug)]
pub struct About {
    pub title: &'static str,
    pub unofficial: &'static str,
    pub private: &'static str,
    pub credits: &'static str,
    pub works: &'static [Credit],
    pub free: &'static str,
    /// The number of the version.
    pub version: fn(&str) -> String,
}

/// What is used, where it comes from and who made it, and under which licence.
#[derive(Clone, Copy, Debug)]
pub struct Credit {
    pub what: &'static str,
    pub from: &'static str,
    pub licence: &'static str,
    /// Where the licence stands.
    pub link: &'static str,
}

pub const ABOUT: About = About {
    title: "About",
    unofficial: "This is an unofficial fan project. It is not affiliated with, endorsed by or supported by the publisher of Smash Up. The names of the game, its factions and its cards belong to their owners. Card texts are in our own words; no official art is used.",
    private: "Games stay in this browser. Nothing is sent anywhere, and there are no accounts, cookies or advertisements.",
    credits: "Credits",
    works: &[
        Credit {
            what: "Pictures",
            from: "game-icons.net by Lorc, Delapouite and contributors, recoloured",
            licence: "Creative Commons BY 3.0",
            link: "https://creativecommons.org/licenses/by/3.0/",
        },
        Credit {
            what: "Bangers",
            from: "the lettering, by Vernon Adams",
            licence: "SIL Open Font License 1.1",
            link: "fonts/bangers-OFL.txt",
        },
        Credit {
            what: "Atkinson Hyperlegible Next",
            from: "the text, by the Braille Institute of America",
            licence: "SIL Open Font License 1.1",
            link: "fonts/atkinson-hyperlegible-next-OFL.txt",
        },
    ],
    free: "The program is free software under the MIT or the Apache 2.0 licence, at your choice.",
    version: |version| format!("Version {version}"),
};
