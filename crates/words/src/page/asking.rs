//! The open question and its answers, and what is told about a card in the hand or in the air. The line of
//! the question itself is in `src/words/questions.rs`.

use super::Around;
use crate::ended;

#[derive(Clone, Copy, Debug)]
pub struct Asking {
    pub question: &'static str,
    /// Around the name of who decides.
    pub decides: Around,
    /// A card's name.
    pub read: fn(&str) -> String,
    pub undo: &'static str,
    pub pass_until_scored: &'static str,
    pub play_cards: &'static str,
    /// After what may still be played.
    pub left: &'static str,
    pub in_your_hand: &'static str,
    pub in_pile: &'static str,
    pub in_stasis: &'static str,
    pub set_aside: &'static str,
    pub being_played: &'static str,
    /// The card with a card on it, and the base.
    pub on: fn(&str, &str) -> String,
    /// The card with a card under it, and the base.
    pub under: fn(&str, &str) -> String,
    /// What is used.
    pub use_it: fn(&str) -> String,
    /// A card that is turned face up.
    pub uncover_it: fn(&str) -> String,
    pub wait_less: fn(&str) -> String,
    pub discard_it: fn(&str) -> String,
    pub use_ability: &'static str,
    pub yes: &'static str,
    pub no: &'static str,
    pub pass: &'static str,
    pub end: &'static str,
    pub none: &'static str,
    /// How many are chosen, and how many must be.
    pub too_few: fn(usize, usize) -> String,
    /// How many are chosen.
    pub done: fn(usize) -> String,
    pub put_back: &'static str,
    /// Of a talent that is looked at.
    pub not_now: &'static str,
    /// Where a card is read before it is chosen, or read as it is chosen: where several are, one press does both.
    pub read_first: &'static str,
    pub choose_it: &'static str,

    /// In the name of a card or a base.
    pub can_play: &'static str,
    pub can_use: &'static str,
    pub can_choose: &'static str,
    pub can_idle: &'static str,
    pub chosen: &'static str,
    pub lifted: &'static str,
    /// Done by key, while cards can still be played.
    pub sure: &'static str,
    /// Done by key, where something must be chosen.
    pub must: &'static str,

    pub lifted_unplayable: &'static str,
    pub lifted_play: &'static str,
    pub lifted_use: &'static str,
    pub lifted_idle: &'static str,
    pub some_idle: &'static str,
    pub lifted_place: &'static str,
    pub place_it: &'static str,
    pub lifted_choose: &'static str,
    /// Likewise of an ability.
    pub lifted_use_on: &'static str,
    /// Of a fusion that can be played in both ways.
    pub lifted_fusion: &'static str,
    pub as_action: &'static str,
    pub lifted_where: &'static str,
    pub not_an_option: &'static str,
    pub not_legal: &'static str,
    pub no_minion_here: &'static str,
    pub no_minion: &'static str,
    pub not_on_a_base: &'static str,
    pub not_here: &'static str,
    pub nowhere: &'static str,
}

pub const ENGLISH: Asking = Asking {
    question: "Question",
    decides: ["", " decides:"],
    read: |card| format!("Read {card}"),
    undo: "Undo",
    pass_until_scored: "Pass until scored",
    play_cards: "Play cards: ",
    left: " left",
    in_your_hand: "in your hand",
    in_pile: "in the discard pile",
    in_stasis: "in stasis",
    set_aside: "set aside",
    being_played: "being played",
    on: |card, base| format!("on {card}, {base}"),
    under: |card, base| format!("under {card}, {base}"),
    use_it: |what| format!("Use {what}"),
    uncover_it: |what| format!("Uncover {what}"),
    wait_less: |what| format!("{what}: one stasis counter less"),
    discard_it: |what| format!("Discard {what}"),
    use_ability: "Use its ability",
    yes: "Yes",
    no: "No",
    pass: "Pass",
    end: "Done playing cards",
    none: "None",
    too_few: |n, least| format!("{n} of {least}"),
    done: |n| format!("Done ({n})"),
    put_back: "Put back",
    not_now: "Not now",
    read_first: "Press a card to read it here.",
    choose_it: "Choose it",

    can_play: "can be played",
    can_use: "can be used",
    can_choose: "can be chosen",
    can_idle: "can be chosen, but would do nothing",
    chosen: "chosen",
    lifted: "lifted",
    sure: "There is still something that you can play or use. D once more: done playing cards.",
    must: "Something has to be chosen here.",

    lifted_unplayable: "It cannot be played now.",
    lifted_play: "Play it, or put it back.",
    lifted_use: "Use it, or leave it.",
    lifted_idle: "It would do nothing now.",
    some_idle: "marks where it would do nothing.",
    lifted_place: "Place it face down for the duel, or put it back.",
    place_it: "Place it",
    lifted_choose: "Choose what it works on, or just play it.",
    lifted_use_on: "Choose what it works on, or just use it.",
    lifted_fusion: "Choose a base for it as a minion, or play it as an action.",
    as_action: "As an action",
    lifted_where: "Choose where it goes.",
    not_an_option: "It is not among what can be chosen now.",
    not_legal: "It cannot go there: the places that glow are the legal ones.",
    no_minion_here: "There is no minion here that it could be played on.",
    no_minion: "There is no minion it could be played on.",
    not_on_a_base: "It is not played on a base.",
    not_here: "It cannot be played here.",
    nowhere: "It cannot be played anywhere now.",
};

/// What is told to those who listen.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    /// A card's name, and how many legal places there are.
    pub lifted: fn(&str, usize) -> String,
    /// A card's name, and what it is over.
    pub over: fn(&str, &str) -> String,
    /// A base, its power before and after, its breakpoint, and who would be awarded how many points, as in "Ana 4".
    pub change: fn(&str, i32, i32, i32, &[String]) -> String,
    /// How many are chosen, and how many can be.
    pub picked: fn(usize, usize) -> String,
    /// A card's name.
    pub put_back: fn(&str) -> String,
    pub undone: &'static str,
    /// Who, and how many cards and abilities.
    pub play_cards: fn(&str, usize) -> String,
    /// Who, and what is to be answered with "yes" or "no".
    pub yes_or_no: fn(&str, &str) -> String,
    /// Who, the question, how many options, and how few and how many to choose.
    pub asked: fn(&str, &str, usize, u16, u16) -> String,
}

pub const TOLD: Told = Told {
    lifted: |card, places| match places {
        0 => format!("{card} is lifted. Escape puts it back."),
        1 => format!("{card} is lifted. 1 legal place. Escape puts it back."),
        n => format!("{card} is lifted. {n} legal places. Escape puts it back."),
    },
    over: |card, place| ended(format!("{card} over {place}")),
    change: |base, from, to, breakpoint, awards| {
        let scores = if to >= breakpoint { "will score" } else { "if it scored so" };
        format!("{base}: {from} to {to} of {breakpoint}, {scores}: {}.", awards.join(", "))
    },
    picked: |n, most| format!("{n} of {most} chosen."),
    put_back: |card| format!("{card} is put back."),
    undone: "Taken back.",
    play_cards: |who, n| match n {
        0 => format!("{who}: play cards. Nothing can be played or used."),
        1 => format!("{who}: play cards. 1 card or ability can be used."),
        n => format!("{who}: play cards. {n} cards or abilities can be used."),
    },
    yes_or_no: |who, question| format!("{} Yes or no.", ended(format!("{who}: {question}"))),
    asked: |who, question, options, min, max| {
        let several = match (min, max) {
            (_, 1) => String::new(),
            (min, max) if min == max => format!(" Choose {max}."),
            (0, max) => format!(" Choose up to {max}."),
            (min, max) => format!(" Choose {min} to {max}."),
        };
        let s = if options == 1 { "" } else { "s" };
        let optional = if min == 0 { " Optional." } else { "" };
        let question = ended(format!("{who}: {question}"));
        if options == 0 {
            return format!("{question} Nothing can be chosen.");
        }
        format!("{question} {options} option{s}.{several}{optional}")
    },
};
