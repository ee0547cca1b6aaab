//! Looking closer: sheets, numbers, the recap, the end, and replays.

use super::Around;

#[derive(Clone, Copy, Debug)]
pub struct Looking {
    pub details: &'static str,
    pub more: &'static str,
    /// A player's name.
    pub controlled_by: fn(&str) -> String,
    pub power: &'static str,
    pub breakpoint: &'static str,
    /// The lowest a number goes.
    pub never_below: fn(i32) -> String,
    /// Around the sum.
    pub power_there: Around,
    /// Around a number.
    pub other_cards: Around,
    /// The power, and its parts.
    pub power_parts: fn(i32, &str) -> String,
    /// Around the points of the winner, the runner-up and the third.
    pub points: [&'static str; 4],
    /// A player's name.
    pub pile_of: fn(&str) -> String,
    pub pile_empty: &'static str,
    pub monsters: &'static str,
    pub treasures: &'static str,
    pub common_pile: &'static str,
    /// How many cards.
    pub in_deck: fn(usize) -> String,
    pub nobodys: &'static str,
    /// How many treasures a base brings.
    pub loot: fn(u32) -> String,
    /// Who has how many buried at a base.
    pub buried_here: fn(&[(String, usize)]) -> String,
    /// A base.
    pub buried_at: fn(&str) -> String,
    /// A player's name: a titan that is not in play.
    pub set_aside_of: fn(&str) -> String,
    /// Of a card under another, after its name.
    pub stored: &'static str,
    /// A player's name: a card that waits there.
    pub in_stasis_of: fn(&str) -> String,
    /// A player's name.
    pub vp_of: fn(&str) -> String,
    pub no_vp: &'static str,
    /// What gave points if no card did.
    pub the_game: &'static str,
    /// What gave points before a position was set up.
    pub the_start: &'static str,
    /// How many Madness cards cost points at the end.
    pub madness_cost: fn(usize) -> String,
    /// How many, and what they cost.
    pub madness: fn(usize, usize) -> String,
    pub rulings: &'static str,
    pub terms: &'static str,

    /// What has happened since somebody's last turn, and what in the middle of one.
    pub recap: &'static str,
    pub meanwhile: &'static str,
    /// The number of a step, of how many.
    pub step_of: fn(usize, usize) -> String,
    /// What happened since is seen again on the table: by a short button, and by a longer one; and back from there.
    pub see: &'static str,
    pub see_on_table: &'static str,
    pub to_game: &'static str,
    pub open_log: &'static str,
    /// While it is shown, or to be read.
    pub happens: &'static str,
    /// The places at a base that scores.
    pub places: [&'static str; 3],

    /// Names of the winners.
    pub wins: fn(&[String]) -> String,
    /// A player's name, a turn, and the points.
    pub best_turn: fn(&str, u32, i32) -> String,
    /// A card, a player's name, and the points it brought.
    pub best_card: fn(&str, &str, i32) -> String,
    pub rematch: &'static str,
    pub look: &'static str,
    pub standing: &'static str,
}

pub const ENGLISH: Looking = Looking {
    details: "Details",
    more: "More",
    controlled_by: |name| format!("Controlled by {name}"),
    power: "Power",
    breakpoint: "Breakpoint",
    never_below: |n| format!("never below {n}"),
    power_there: ["Power there ", ""],
    other_cards: ["", " from other cards"],
    power_parts: |n, parts| format!("Power {n}: {parts}"),
    points: ["Victory points: ", " for the winner, ", " for the runner-up, ", " for the third"],
    pile_of: |name| format!("Discard pile of {name}"),
    pile_empty: "It is empty.",
    monsters: "Monsters",
    treasures: "Treasures",
    common_pile: "Discard pile",
    in_deck: |n| match n {
        1 => "1 card in the deck".to_owned(),
        n => format!("{n} cards in the deck"),
    },
    nobodys: "Controlled by nobody",
    loot: |n| match n {
        1 => "When it scores: 1 treasure".to_owned(),
        n => format!("When it scores: {n} treasures"),
    },
    buried_here: |players| {
        let of = players.iter().map(|(name, n)| format!("{name}: {n}"));
        format!("Cards buried here: {}", of.collect::<Vec<_>>().join(", "))
    },
    buried_at: |base| format!("Face down at {base}"),
    set_aside_of: |name| format!("Beside the deck of {name}"),
    stored: " (stored)",
    in_stasis_of: |name| format!("In stasis before {name}"),
    vp_of: |name| format!("Victory points of {name}"),
    no_vp: "None yet.",
    the_game: "the game",
    the_start: "as the game began",
    madness_cost: |n| match n {
        1 => "1 Madness card".to_owned(),
        n => format!("{n} Madness cards"),
    },
    madness: |n, cost| format!("Madness cards: {n}. At the end of the game they cost {cost}."),
    rulings: "Rulings",
    terms: "What the words mean",

    recap: "Since your last turn",
    meanwhile: "Meanwhile",
    step_of: |n, all| format!("{n} of {all}"),
    see: "Watch",
    see_on_table: "See it on the table",
    to_game: "Back to the game",
    open_log: "Open the log",
    happens: "This happens:",
    places: ["First", "Second", "Third"],

    wins: |names| format!("{} wins!", names.join(" and ")),
    best_turn: |name, turn, n| format!("Most points in one turn: {name}, {n} in turn {turn}"),
    best_card: |card, name, n| format!("Best card: {card} of {name}, {n} points"),
    rematch: "Rematch",
    look: "Look at the table",
    standing: "Standing",
};

#[derive(Clone, Copy, Debug)]
pub struct Replay {
    pub not_over: &'static str,
    pub not_over_note: &'static str,
    pub show_public: &'static str,
    pub show_hands: &'static str,
    /// The number of the step, of how many, and the turn.
    pub place: fn(usize, usize, u32) -> String,
    /// The same where the record goes on, but not by the rules of now.
    pub cut: fn(usize, usize, u32) -> String,
    pub play_on: &'static str,
    pub play_on_note: &'static str,
    pub step: &'static str,
    pub turn_back: &'static str,
    pub step_back: &'static str,
    pub step_on: &'static str,
    pub turn_on: &'static str,
    pub pause: &'static str,
    /// The speed.
    pub speed: fn(&str) -> String,
    pub whose_hand: &'static str,
    pub hand_of_decider: &'static str,
}

pub const REPLAY: Replay = Replay {
    not_over: "This game is not over",
    not_over_note: "It is played with hidden hands, and its record holds every card that was drawn.",
    show_public: "Show what everybody saw",
    show_hands: "Show the hands too",
    place: |n, all, turn| format!("Step {n} of {all}, turn {turn}"),
    cut: |n, all, turn| {
        format!("Step {n} of {all}, turn {turn}. The rules have changed since: it ends here")
    },
    play_on: "Play on from here",
    play_on_note: "A new game that begins here; this one stays as it is",
    step: "Step",
    turn_back: "Turn back",
    step_back: "Step back",
    step_on: "Step on",
    turn_on: "Turn on",
    pause: "Pause",
    speed: |speed| format!("Speed {speed}"),
    whose_hand: "Whose hand is shown",
    hand_of_decider: "Hand: who decides",
};
