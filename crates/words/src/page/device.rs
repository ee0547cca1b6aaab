//! Passing the device, open calls, and taking back by agreement.

use super::Around;

#[derive(Clone, Copy, Debug)]
pub struct Device {
    /// The title of the tab while a game is open.
    pub title: &'static str,
    /// A player's name.
    pub title_of: fn(&str) -> String,
    /// A player's name.
    pub title_pass: fn(&str) -> String,
    pub title_over: &'static str,
    pub title_replay: &'static str,

    /// Around a player's name.
    pub pass_to: Around,
    /// Around a player's name.
    pub back_to: Around,
    /// A player's name.
    pub i_am: fn(&str) -> String,
    pub hands_dealt: &'static str,
    pub turn_goes_on: &'static str,
    pub your_turn: &'static str,
    pub your_question: &'static str,
    /// How many cards may be kept.
    pub too_many_cards: fn(usize) -> String,
    /// Whose turn it is.
    pub a_duel: fn(&str) -> String,
    /// A base, and the window.
    pub at_base: fn(&str, &str) -> String,
    /// Whose turn it is, and the window.
    pub in_turn_of: fn(&str, &str) -> String,
    /// Whose turn it is.
    pub yours_to_decide: fn(&str) -> String,

    pub drawn: &'static str,
    /// Around a player's name.
    pub drew: Around,
    /// A player's name.
    pub pass_on: fn(&str) -> String,
    pub revealed: &'static str,
    pub for_all: &'static str,
    pub seen: &'static str,

    pub call: &'static str,
    /// A base, and the window.
    pub call_at: fn(&str, &str) -> String,
    /// The window, with a capital.
    pub call_in: fn(&str) -> String,
    /// In place of a window.
    pub now: &'static str,
    pub nobody: &'static str,
    pub not_again: &'static str,
    /// A player's name.
    pub not_again_who: fn(&str) -> String,
    pub passed_for: &'static str,
    /// A player's name.
    pub ask_again: fn(&str) -> String,
}

pub const ENGLISH: Device = Device {
    title: "Smash Up",
    title_of: |name| format!("{name} - Smash Up"),
    title_pass: |name| format!("Pass to {name} - Smash Up"),
    title_over: "Game over - Smash Up",
    title_replay: "Replay - Smash Up",

    pass_to: ["Pass to ", ""],
    back_to: ["Back to ", ""],
    i_am: |name| format!("I am {name}"),
    hands_dealt: "The opening hands are dealt.",
    turn_goes_on: "Your turn goes on.",
    your_turn: "It is your turn.",
    your_question: "It is your turn, and a question is open.",
    too_many_cards: |most| format!("You have more than {most} cards."),
    a_duel: |name| format!("It is {name}'s turn: a duel, for which you may place a card."),
    at_base: |base, window| format!("{base}: {window}."),
    in_turn_of: |name, window| format!("It is {name}'s turn: {window}."),
    yours_to_decide: |name| format!("It is {name}'s turn, but this is yours to decide."),

    drawn: "Cards drawn",
    drew: ["", " drew"],
    pass_on: |name| format!("Pass to {name}"),
    revealed: "Revealed to all",
    for_all: "For all to see",
    seen: "Everybody has seen it",

    call: "Open call",
    call_at: |base, window| format!("{base}, {window}: does anybody want to use a card?"),
    call_in: |window| format!("{window}: does anybody want to use a card?"),
    now: "now",
    nobody: "Nobody",
    not_again: "Do not ask again in this scoring:",
    not_again_who: |name| format!("{name} is not asked again in this scoring"),
    passed_for: "Passed for in this scoring:",
    ask_again: |name| format!("Ask {name} again"),
};

#[derive(Clone, Copy, Debug)]
pub struct TakeBack {
    pub title: &'static str,
    pub nothing: &'static str,
    pub how: &'static str,
    /// A player's name, for the start of the turn and for the last decision.
    pub to_turn: fn(&str) -> String,
    pub to_decision: fn(&str) -> String,
    /// How many decisions, and whether something hidden has become known.
    pub cost: fn(usize, bool) -> String,

    /// Around the name of who is asked.
    pub all_right: Around,
    /// Who asks, for the start of the turn or else a decision.
    pub asks: fn(&str, bool) -> String,
    /// The same, and how many answers are taken back.
    pub asks_back: fn(&str, bool, usize) -> String,
    /// Who is asked, and the line of what.
    pub asked: fn(&str, &str) -> String,
    pub known: &'static str,
    pub not_known: &'static str,
    /// Who lets whom.
    pub lets: fn(&str, &str) -> String,
    pub refuse: &'static str,
    /// Who asked.
    pub done: fn(&str) -> String,
    pub failed: &'static str,
    pub refused: &'static str,
}

pub const TAKE_BACK: TakeBack = TakeBack {
    title: "Take back",
    nothing: "There is nothing to go back to in this turn and the one before.",
    how: "If all others agree, the game goes back further. Dice and decks come the same way again, and what was revealed is known.",
    to_turn: |name| format!("{name}: back to before the start of the turn"),
    to_decision: |name| format!("{name}: back to before the last decision"),
    cost: |n, revealed| {
        let s = if n == 1 { "" } else { "s" };
        let what = if revealed { "something" } else { "nothing" };
        format!("{n} decision{s}; {what} hidden has become known since")
    },

    all_right: ["", ", is that all right?"],
    asks: |name, turn| match turn {
        true => format!("{name} asks to go back to the start of the turn"),
        false => format!("{name} asks to take back a decision"),
    },
    asks_back: |name, turn, n| match turn {
        true => {
            format!("{name} asks to go back to the start of the turn: {n} answers are taken back.")
        }
        false => format!("{name} asks to take back a decision: {n} answers are taken back."),
    },
    asked: |name, asks| format!("{name}: {asks}"),
    known: "Something hidden has become known since. It stays known, and comes the same way again.",
    not_known: "Nothing hidden has become known since.",
    lets: |name, asker| format!("{name} lets {asker} take it back"),
    refuse: "No, it stays",
    done: |name| format!("{name} took it back. What was revealed is known."),
    failed: "The game could not be played again from its record.",
    refused: "It stays as it is.",
};
