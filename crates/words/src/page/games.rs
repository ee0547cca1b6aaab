//! The page of all saved games, and what is said where games are deleted.

#[derive(Clone, Copy, Debug)]
pub struct Games {
    /// The title of the page of all saved games.
    pub title: &'static str,
    /// The way there: how many there are.
    pub all: fn(usize) -> String,
    pub none: &'static str,
    pub find: &'static str,
    pub which: &'static str,
    pub which_all: &'static str,
    pub which_open: &'static str,
    pub which_finished: &'static str,
    /// How many are shown, and how many there are.
    pub found: fn(usize, usize) -> String,
    /// Names of the players.
    pub choose_of: fn(&str) -> String,
    pub choose_all: &'static str,
    pub choose_none: &'static str,
    pub chosen_title: &'static str,
    /// How many are chosen, and how many of these are not shown.
    pub chosen: fn(usize, usize) -> String,
    pub copy: &'static str,
    pub tells_hands: &'static str,
    /// A base: its name, the power there, its breakpoint, and whose power it is.
    pub base: fn(&str, i32, i32, &[String]) -> String,
    /// How a game stands: the points of each player, and the bases.
    pub stands: fn(&[String], &[String]) -> String,
    pub course: &'static str,
    pub course_note: &'static str,
    pub after_turn: &'static str,
    pub no_course: &'static str,

    /// How many games.
    pub deleted: fn(usize) -> String,
    pub undo: &'static str,
    /// How many games.
    pub are_back: fn(usize) -> String,
    /// How many games.
    pub not_back: fn(usize) -> String,
}

pub const ENGLISH: Games = Games {
    title: "All games",
    all: |n| format!("All games ({n})"),
    none: "No game is saved on this device.",
    find: "Find a player, a faction or a day",
    which: "Which games",
    which_all: "All",
    which_open: "Open",
    which_finished: "Finished",
    found: |n, all| match n {
        0 => "No game is found.".to_owned(),
        _ if n == all => games(n),
        _ => format!("{n} of {}", games(all)),
    },
    choose_of: |names| format!("Choose the game of {names}"),
    choose_all: "Choose all shown",
    choose_none: "Choose none",
    chosen_title: "The chosen games",
    chosen: |n, unseen| match unseen {
        0 => format!("{} chosen", games(n)),
        _ => format!("{} chosen, {unseen} of them not shown", games(n)),
    },
    copy: "Copy",
    tells_hands: "With hidden hands still in play: whoever has the file or the copy can look into them.",
    base: |name, sum, breakpoint, there| match there {
        [] => format!("{name}: power {sum} of {breakpoint}"),
        _ => format!("{name}: power {sum} of {breakpoint}, {}", there.join(", ")),
    },
    stands: |points, bases| format!("Points: {}. {}.", points.join(", "), bases.join(". ")),
    course: "How it went",
    course_note: "Victory points after each turn that changed them",
    after_turn: "After turn",
    no_course: "How this game went cannot be told: its record does not open in this version of the page.",

    deleted: |n| format!("{} deleted.", games(n)),
    undo: "Undo",
    are_back: |n| match n {
        1 => "1 game is back.".to_owned(),
        _ => format!("{n} games are back."),
    },
    not_back: |n| format!("There is no room to bring back {}.", games(n)),
};

/// A number of games.
fn games(n: usize) -> String {
    match n {
        1 => "1 game".to_owned(),
        _ => format!("{n} games"),
    }
}
