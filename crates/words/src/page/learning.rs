//! The first game, and the frame of the rules page. The steps of the first game are in `src/lesson`, the
//! rules in `src/words/rules.rs`.

use super::Around;

#[derive(Clone, Copy, Debug)]
pub struct Learning {
    pub lesson: &'static str,
    pub skip: &'static str,
    pub not_yet: &'static str,
    pub later: &'static str,
    pub learned: &'static str,
    /// The points that win, and the last words of the lesson.
    pub won: fn(i32, &str) -> String,
    pub rest: &'static str,
    pub choose_factions: &'static str,
    pub read_rules: &'static str,

    /// Around the link to the first game.
    pub new_here: Around,
    pub sections: &'static str,
    pub glossary: &'static str,
    pub a_minion: &'static str,
    pub an_action: &'static str,
    pub a_base: &'static str,
    /// A player, the power and the points.
    pub gets: fn(&str, i32, i32) -> String,
    /// Who gets what where the first place is shared.
    pub tied: fn(&str) -> String,
    /// Who gets what.
    pub scored: fn(&str) -> String,
}

pub const ENGLISH: Learning = Learning {
    lesson: "Lesson",
    skip: "Skip the lesson",
    not_yet: "First things first.",
    later: "Later",
    learned: "You know the game",
    won: |goal, last| {
        format!(
            "And you have won: {goal} points or more at the end of a turn, and more than anybody else. {last}"
        )
    },
    rest: "The rest is on the cards. Hold one to read it; the rules are in the menu of every game.",
    choose_factions: "Choose factions",
    read_rules: "Read the rules",

    new_here: ["New here? ", ", in a game that shows you how."],
    sections: "Sections",
    glossary: "Words",
    a_minion: "A minion: its power in the star, its name, and what it does when it is played.",
    an_action: "An action has no power: it does what it says, and is gone.",
    a_base: "The ability of a base stands under its name.",
    gets: |name, power, points| format!("{name}: {power} power, {points} points"),
    tied: |gets| format!("The first place is shared. {gets}."),
    scored: |gets| format!("{gets}."),
};
