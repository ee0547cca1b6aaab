//! The form for a new game, and games described by an address.

use super::Around;

#[derive(Clone, Copy, Debug)]
pub struct Setup {
    pub title: &'static str,
    pub who: &'static str,
    pub options: &'static str,
    pub lots: &'static str,
    pub lots_note: &'static str,
    pub same: &'static str,
    pub same_note: &'static str,
    pub titans: &'static str,
    pub titans_note: &'static str,
    /// The factions whose titans take part.
    pub titans_of: fn(&str) -> String,
    pub edition: &'static str,
    pub edition_note: &'static str,
    /// What is written on a chosen faction that is played in the older or in the newer printing.
    pub printed: [&'static str; 2],
    /// A faction, and whether it is the newer printing that a tap would change to.
    pub print_other: fn(&str, bool) -> String,
    pub open: &'static str,
    pub open_note: &'static str,
    pub start: &'static str,
    pub ready: &'static str,
    /// A player's name.
    pub no_faction_left: fn(&str) -> String,
    /// A player's name, who has none yet.
    pub chooses_first: fn(&str) -> String,
    /// A player's name, who has one.
    pub chooses_second: fn(&str) -> String,
    /// How many, and the names of their sets.
    pub bases: fn(usize, &str) -> String,
    /// Sets that have no bases of their own.
    pub without_bases: fn(&str) -> String,
    /// Why not.
    pub unplayable: fn(&dyn std::fmt::Display) -> String,

    /// The number of the place.
    pub name_of: fn(usize) -> String,
    pub begins: &'static str,
    pub let_begin: &'static str,
    /// A player's name.
    pub let_begin_who: fn(&str) -> String,
    /// The number of a free place for a faction.
    pub faction: fn(usize) -> String,
    /// A faction that was chosen.
    pub put_back: fn(&str) -> String,

    pub how: &'static str,
    pub free: &'static str,
    pub free_note: &'static str,
    pub fill: &'static str,
    pub random: &'static str,
    pub random_note: &'static str,
    pub deal: &'static str,
    pub draft: &'static str,
    /// Around the name of who begins.
    pub draft_note: Around,
    pub undo_draft: &'static str,
    pub redraft: &'static str,

    pub find: &'static str,
    pub none_found: &'static str,
    /// How many.
    pub found: fn(usize) -> String,
    /// Which take part.
    pub sets: fn(&str) -> String,
    pub sets_title: &'static str,
    pub every_set: &'static str,
    /// All take part: how many.
    pub all_of: fn(usize) -> String,
    /// Some of all.
    pub some_of: fn(usize, usize) -> String,
    /// The factions and bases of a set.
    pub set_size: fn(usize, usize) -> String,
}

pub const ENGLISH: Setup = Setup {
    title: "New game",
    who: "Who plays",
    options: "Options",
    lots: "Draw lots for who begins",
    lots_note: "Otherwise the first in the list begins.",
    same: "Two players may have the same faction",
    same_note: "Each with cards of their own.",
    titans: "Titans",
    titans_note: "Giants that wait beside the deck until their own text lets them come. Some factions have one.",
    titans_of: |factions| {
        format!("Giants that wait beside the deck. In this game: those of the {factions}.")
    },
    edition: "Newer printings",
    edition_note: "Cards and bases as they are printed today, where they differ from those of 2018.",
    printed: ["2018", "newer"],
    print_other: |faction, newer| {
        let which = if newer { "as printed today" } else { "as printed in 2018" };
        format!("Play the {faction} {which}")
    },
    open: "Open hands",
    open_note: "Everybody sees everything, and the device is not handed over. Good with children.",
    start: "Start",
    ready: "Ready.",
    no_faction_left: |name| format!("No faction is left for {name}: add a set."),
    chooses_first: |name| format!("{name} chooses a first faction"),
    chooses_second: |name| format!("{name} chooses a second faction"),
    bases: |n, sets| format!("{n} bases: {sets}"),
    without_bases: |sets| format!(". None of {sets}: their texts are not published"),
    unplayable: |why| format!("This game cannot be played: {why}."),

    name_of: |n| format!("Name of player {n}"),
    begins: "begins",
    let_begin: "Let begin",
    let_begin_who: |name| format!("Let begin: {name}"),
    faction: |n| format!("Faction {n}"),
    put_back: |faction| format!("{faction}: put back"),

    how: "How factions are chosen",
    free: "Choose",
    free_note: "Take two for everybody. A tap on one that is taken puts it back.",
    fill: "Fill at random",
    random: "Random",
    random_note: "Two factions for everybody, by lot.",
    deal: "Deal again",
    draft: "Draft",
    draft_note: [
        "The lot fell on ",
        ". One faction each clockwise, then one each in reverse order.",
    ],
    undo_draft: "Take the last one back",
    redraft: "Begin again",

    find: "Find a faction or a set",
    none_found: "No faction and no set is called that.",
    found: |n| format!("{n} factions"),
    sets: |which| format!("Sets: {which}"),
    sets_title: "Sets that take part",
    every_set: "All sets",
    all_of: |all| format!("all {all}"),
    some_of: |some, all| format!("{some} of {all}"),
    set_size: |factions, bases| match factions {
        _ if bases == 0 => format!("{factions} factions, no bases of their own"),
        1 => format!("1 faction, {bases} bases"),
        _ => format!("{factions} factions, {bases} bases"),
    },
};

/// What is wrong with an address.
#[derive(Clone, Copy, Debug)]
pub struct Address {
    /// Why.
    pub no_game: fn(&str) -> String,
    /// Why.
    pub no_replay: fn(&str) -> String,
    /// What stands there.
    pub seed: fn(&str) -> String,
    /// What stands there.
    pub open: fn(&str) -> String,
    /// What stands there.
    pub titans: fn(&str) -> String,
    /// How many it says.
    pub count: fn(usize) -> String,
    /// Pairs of factions, and names.
    pub names: fn(usize, usize) -> String,
    /// What stands there.
    pub unreadable: fn(&str) -> String,
    pub too_little: &'static str,
    pub cut_off: &'static str,
    /// The number of the step.
    pub step: fn(usize) -> String,
    pub steps: &'static str,
}

pub const ADDRESS: Address = Address {
    no_game: |why| format!("The address describes no game. {why}"),
    no_replay: |why| format!("The link holds no game that can be shown. {why}"),
    seed: |text| format!("The seed \"{text}\" is not a number."),
    open: |text| format!("Open hands are \"1\" or \"0\", not \"{text}\"."),
    titans: |text| format!("Titans are \"1\" or \"0\", not \"{text}\"."),
    count: |n| format!("It takes two to four players, not {n}."),
    names: |pairs, names| format!("There are {pairs} pairs of factions and {names} names."),
    unreadable: |text| format!("\"{text}\" is not readable."),
    too_little: "It says too little about the game.",
    cut_off: "It has been cut off.",
    step: |n| format!("Step {n} of the game does not fit the rules here."),
    steps: "Its steps do not fit the rules here.",
};
