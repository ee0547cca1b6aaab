//! Saved games, taking games in and out, the statistics, and what is said when something cannot be kept or
//! opened.

#[derive(Clone, Copy, Debug)]
pub struct Keeping {
    pub title: &'static str,
    pub save_all: &'static str,
    /// In place of the names of the players of a game that cannot be read.
    pub this_game: &'static str,
    /// Names of the players.
    pub delete_of: fn(&str) -> String,
    /// Names of the players.
    pub replay_of: fn(&str) -> String,
    pub delete: &'static str,
    pub unknown: &'static str,
    /// How many games.
    pub brought_back: fn(usize) -> String,
    pub room: &'static str,
    pub room_note: &'static str,
    pub room_none: &'static str,
    /// Names of the players, and the thousands of bytes.
    pub room_of: fn(&str, usize) -> String,
    /// Names of the winners.
    pub won: fn(&str) -> String,
    /// The number of the turn.
    pub turn: fn(u32) -> String,
    pub open_hands: &'static str,
    /// How many minutes ago, in the largest unit that fits.
    pub ago: fn(u64) -> String,

    pub import: &'static str,
    pub import_note: &'static str,
    pub from_file: &'static str,
    pub from_text: &'static str,
    pub open_text: &'static str,
    /// How many.
    pub taken_in: fn(usize) -> String,
    /// Why not, as part of a sentence.
    pub not_opened: fn(&str) -> String,
    pub the_text: &'static str,
    pub scenario: &'static str,
    pub no_reader: &'static str,
    /// Which step, what was expected and what was found.
    pub step_wrong: fn(&str) -> String,
    pub steps_right: &'static str,
    pub play_position: &'static str,
    pub show_steps: &'static str,

    pub record: &'static str,
    pub record_warning: &'static str,
    pub record_anyway: &'static str,
    pub watch: &'static str,
    pub record_note: &'static str,
    pub link_game: &'static str,
    pub link_start: &'static str,
    pub too_long: &'static str,
    pub copy_link: &'static str,
    pub link_selected: &'static str,
    pub share: &'static str,
}

pub const ENGLISH: Keeping = Keeping {
    title: "Saved games",
    save_all: "Save all to a file",
    this_game: "unknown players",
    delete_of: |names| format!("Delete the game of {names}"),
    replay_of: |names| format!("Replay of the game of {names}"),
    delete: "Delete",
    unknown: "A game that this page cannot read",
    brought_back: |games| match games {
        1 => "The browser had not kept one game as far as it had gone. It is back.".to_owned(),
        n => format!("The browser had not kept {n} games as far as they had gone. They are back."),
    },
    room: "No room left",
    room_note: "The browser has no room for what was played last. Finished games can go, the oldest first; the statistics keep them. Their room is used at once, so they cannot be brought back.",
    room_none: "The browser has no room for what was played last, and there is no finished game that could go. Save all to a file, then delete some.",
    room_of: |names, kilobytes| format!("{names} ({kilobytes} KB)"),
    won: |names| format!("{names} won"),
    turn: |n| format!("Turn {n}"),
    open_hands: "open hands",
    ago: |minutes| {
        let (n, unit) = match minutes {
            0 => return "just now".to_owned(),
            1..60 => (minutes, "minute"),
            60..1440 => (minutes / 60, "hour"),
            _ => (minutes / 1440, "day"),
        };
        format!("{n} {unit}{} ago", if n == 1 { "" } else { "s" })
    },

    import: "Open a game from a file or text",
    import_note: "A game's record, everything of another device, a link, or a scenario.",
    from_file: "From a file",
    from_text: "Or as text",
    open_text: "Open the text",
    taken_in: |n| {
        format!("Games taken in: {n}. Those that were here already are left as they are.")
    },
    not_opened: |why| format!("This cannot be opened: {why}."),
    the_text: "the text",
    scenario: "A scenario",
    no_reader: "what reads scenarios could not be loaded",
    step_wrong: |why| format!("A step is not as the file says. {why}."),
    steps_right: "Its steps are as the file says.",
    play_position: "Play from its position",
    show_steps: "Show its steps",

    record: "Record",
    record_warning: "This game is played with hidden hands. Its record, and every link to it, holds the order of all decks: whoever has it can look into the hands.",
    record_anyway: "Take it out all the same",
    watch: "Watch the replay",
    record_note: "Setup, seed and every answer: for a bug report, another device, or to watch the game again.",
    link_game: "A link to this game, to watch and play on",
    link_start: "A link to a new game with the same cards in the same order",
    too_long: "This game is too long for a link: use the file.",
    copy_link: "Copy link",
    link_selected: "Could not copy: it is selected",
    share: "Share",
};

#[derive(Clone, Copy, Debug)]
pub struct Stats {
    pub title: &'static str,
    pub none: &'static str,
    pub unreadable: &'static str,
    pub clear: &'static str,
    pub clear_sure: &'static str,
    pub clear_note: &'static str,
    /// Around the number of games, which it is told, and that of turns.
    pub finished: fn(usize) -> [&'static str; 3],
    /// Around the number of turns and the names of the players.
    pub longest: [&'static str; 3],
    pub won: &'static str,
    pub played: &'static str,
    pub share: &'static str,
}

pub const STATS: Stats = Stats {
    title: "Statistics",
    none: "No finished game is counted here yet.",
    unreadable: "The statistics cannot be read. They are kept as they are; finished games are counted again once they are cleared.",
    clear: "Clear the statistics",
    clear_sure: "Clear for good",
    clear_note: "Saved games are kept when the statistics are cleared.",
    finished: |games| match games {
        1 => ["", " game finished, ", " turns on average"],
        _ => ["", " games finished, ", " turns on average"],
    },
    longest: ["Longest: ", " turns, ", ""],
    won: "Won",
    played: "Played",
    share: "Share",
};

/// What is said when something is not as it should be.
#[derive(Clone, Copy, Debug)]
pub struct Fail {
    pub crashed: &'static str,
    pub crashed_note: &'static str,
    pub not_started: &'static str,
    pub not_started_note: &'static str,
    pub forbidden: &'static str,
    pub full: &'static str,
    pub elsewhere: &'static str,
    pub elsewhere_now: &'static str,
    pub reload: &'static str,
    pub missing: &'static str,
    pub broken: &'static str,
    /// Why, as a clause.
    pub broken_why: fn(&str) -> String,
    pub broken_ways: &'static str,
    pub exactly: &'static str,
    pub record: &'static str,
    pub delete: &'static str,
    pub delete_sure: &'static str,
    pub not_here: &'static str,
    pub make_room: &'static str,
    pub in_reserve: &'static str,
    pub foreign: &'static str,
    pub too_new: &'static str,
    pub damaged: &'static str,
    pub changed: &'static str,
    /// The word in a backup that does not belong there.
    pub not_in_backups: fn(&str) -> String,
    pub try_again: &'static str,
}

pub const FAIL: Fail = Fail {
    crashed: "Something broke",
    crashed_note: "That is our fault, not yours. The game is saved as it was before this step.",
    not_started: "This game did not start",
    not_started_note: "The last time this game was opened, it did not come up. You can try again, or go back one step.",
    forbidden: "This browser does not let the page save anything. You can play on, but the game ends with this tab.",
    full: "There is no room left to save this game. You can play on, but it ends with this tab unless there is room again.",
    elsewhere: "This game has gone on in another tab and is not saved from here. Reload to see it as it is there.",
    elsewhere_now: "This game has gone on in another tab.",
    reload: "Show it as it is there",
    missing: "This game is not in this browser. It may have been deleted, or saved in another one.",
    broken: "This game does not open",
    broken_why: |why| format!("Why: {why}."),
    broken_ways: "Nothing has been deleted and your other games are not touched. You can take the record out and attach it to a bug report, or try it in another version of the page.",
    exactly: "What went wrong exactly",
    record: "The record",
    delete: "Delete this game",
    delete_sure: "Delete for good",
    not_here: "A part of the game could not be fetched. That is needed once, with a network. If it does not help to try again, reload the page: there may be a newer version.",
    make_room: "Make room",
    in_reserve: "The browser's usual place for games is full. This game is kept in another one for now.",
    foreign: "it is neither a saved game nor a link, a scenario or a backup of this page. Take the whole text, from its first character to its last, or the file itself",
    too_new: "it was saved by a newer version of this page. Reload the page while there is a network, then try again",
    damaged: "it has been changed, or a piece of it is missing. Take it once more from where it comes from, whole",
    changed: "it holds something that is not in this game. It may come from another version of the page",
    not_in_backups: |word| {
        format!(
            "it holds “{word}”, which no backup of this page does. Nothing of it has been taken in. It may come from a newer version of this page: reload the page while there is a network, then try again"
        )
    },
    try_again: "Try again",
};
