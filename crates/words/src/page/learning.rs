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
    pub raises: &'static str,
    /// For what a player has at a base: the name and the power.
    pub has: fn(&str, i32) -> String,
    /// Who has what where cards are buried.
    pub buried: fn(&str) -> String,
    /// Who would win a duel, and the power of both, the winner's first.
    pub duel: fn(&str, i32, i32) -> String,
    /// A player's name, all the power there, and how much of it the counters of the titan are.
    pub titan: fn(&str, i32, i32) -> String,
    /// The breakpoint, what of it the monsters add, and the treasures.
    pub monsters: fn(i32, i32, u32) -> String,
    /// Who controls a minion, and who owns it.
    pub lost: fn(&str, &str) -> String,
    /// Who controls a minion that was given an ability.
    pub granted: fn(&str) -> String,
    /// Fetches the example of a section: its title.
    pub example: fn(&str) -> String,
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
    raises: "This one directly increases the power of a minion.",
    has: |name, power| format!("{name}: {power} power"),
    buried: |has| format!("What lies face down counts for nobody. {has}."),
    duel: |name, more, less| {
        format!(
            "In a duel of these two {name} would win, {more} against {less}; unless a card that is placed changes it."
        )
    },
    titan: |name, power, counters| {
        format!("{name}: {power} power, {counters} of it by the counters on the titan.")
    },
    monsters: |breakpoint, added, treasures| {
        format!(
            "The breakpoint is {breakpoint}, {added} of it by the monsters. {treasures} treasures are laid out when it scores."
        )
    },
    lost: |by, owner| {
        format!(
            "{by} controls a minion that {owner} owns. When it leaves play, it goes to {owner}."
        )
    },
    granted: |name| format!("The action gives its minion a talent, which {name} may use."),
    example: |section| format!("Show an example: {section}"),
    tied: |gets| format!("The first place is shared. {gets}."),
    scored: |gets| format!("{gets}."),
};
