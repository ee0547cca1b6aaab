//! The table: bases, cards in play, players and the hand.

use super::factions::monsters_of;
use engine::def::CardDef;

#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The parts of the table, as they are read aloud.
    pub title: &'static str,
    pub tools: &'static str,
    pub bases: &'static str,
    pub hand_title: &'static str,
    pub menu: &'static str,
    pub leave: &'static str,
    pub record: &'static str,
    /// Why.
    pub not_saved: fn(&str) -> String,
    pub brought_back: &'static str,
    /// How many answers of a record are left out.
    pub left_out: fn(usize) -> String,
    /// A player's name: whose hand, and how many cards.
    pub hand: fn(&str, usize) -> String,
    pub no_hand: &'static str,
    pub hand_away: &'static str,
    /// On a card that has just been drawn.
    pub new: &'static str,
    /// A player's name, whose turn it is.
    pub current: fn(&str) -> String,
    /// How many.
    pub vp: fn(i32) -> String,
    pub in_hand: &'static str,
    /// How many.
    pub cards_in_hand: fn(usize) -> String,
    pub in_deck: &'static str,
    /// How many.
    pub cards_in_deck: fn(usize) -> String,
    pub pile: &'static str,
    /// A player's name, and how many cards.
    pub pile_of: fn(&str, usize) -> String,
    pub base_vp: &'static str,
    pub scores: &'static str,
    pub will_score: &'static str,
    pub you: &'static str,
    pub duel: &'static str,
    /// What becomes of the cards that are placed for one.
    pub duel_cards: &'static str,
    /// A player's name: a card that is placed face down for a duel.
    pub duel_card: fn(&str) -> String,
    /// A player's name: no card is placed for a duel.
    pub no_duel_card: fn(&str) -> String,
    pub site: fn(&SiteSaid) -> String,
    /// Victory points that are gained or lost.
    /// As a game begins: a player's factions.
    pub opens: fn(&str) -> String,
    pub gained: fn(i32) -> String,
    /// Names of who was passed without being asked.
    pub passed: fn(&str) -> String,
}

/// A base as it is read aloud.
#[derive(Clone, Copy, Debug)]
pub struct SiteSaid<'a> {
    /// Its place among the bases, from 1.
    pub nth: usize,
    /// How many bases there are.
    pub sites: usize,
    /// Its name.
    pub name: &'a str,
    /// The power there.
    pub sum: i32,
    /// The breakpoint.
    pub breakpoint: i32,
    /// The printed one.
    pub printed: i32,
    /// Who has how much there, as in "Ana 5".
    pub power: &'a [String],
    /// What it pays.
    pub vp: [i32; 3],
    /// Whether it scores, or will.
    pub scores: bool,
    /// How many cards are buried there.
    pub buried: usize,
}

/// "1 card", "2 cards".
fn cards(n: usize) -> String {
    if n == 1 { "1 card".to_owned() } else { format!("{n} cards") }
}

pub const ENGLISH: Table = Table {
    title: "Table",
    tools: "Menu, log and sound",
    bases: "Bases",
    hand_title: "Hand",
    menu: "Menu",
    leave: "Back to the start (the game is kept)",
    record: "Record, links and replay",
    not_saved: |why| format!("Not saved: {why}"),
    brought_back: "The browser had not kept the last answers of this game. They are back.",
    left_out: |answers| {
        match answers {
        1 => "The rules have changed since this game was saved, and its last answer no longer fits: it is as it was before."
            .to_owned(),
        n => format!(
            "The rules have changed since this game was saved, and its last {n} answers no longer fit: it is as it was before them."
        ),
    }
    },
    hand: |name, n| format!("Hand of {name}, {}", cards(n)),
    no_hand: "No hand is shown now",
    hand_away: "Hands are put away",
    new: "new",
    current: |name| format!("{name}, their turn"),
    vp: |n| match n {
        1 => "1 victory point".to_owned(),
        n => format!("{n} victory points"),
    },
    in_hand: "cards in hand",
    cards_in_hand: |n| format!("{} in hand", cards(n)),
    in_deck: "cards in deck",
    cards_in_deck: |n| format!("{} in deck", cards(n)),
    pile: "discard pile",
    pile_of: |name, n| format!("Discard pile of {name}, {}", cards(n)),
    base_vp: "victory points",
    scores: "scores",
    will_score: " will score",
    you: "you",
    duel: "Duel",
    duel_cards: "Actions are played, other cards return to hand.",
    duel_card: |name| format!("A card of {name}, face down"),
    no_duel_card: |name| format!("No card of {name}"),
    site: |site| {
        let SiteSaid { nth, sites, name, sum, breakpoint, printed, vp, .. } = site;
        let changed = match printed {
            n if n == breakpoint => String::new(),
            n => format!(" (printed {n})"),
        };
        let power = match site.power {
            [] => "nobody there".to_owned(),
            some => some.join(", "),
        };
        let [first, second, third] = vp;
        let scores = if site.scores { "; scores" } else { "" };
        let buried = match site.buried {
            0 => String::new(),
            n => format!("; {n} buried"),
        };
        format!(
            "Base {nth} of {sites}, {name}, {sum} of {breakpoint}{changed}; {power}; {first}, {second}, {third} points{buried}{scores}"
        )
    },
    opens: |factions| format!("{factions}!"),
    gained: |n| format!("{n:+} VP"),
    passed: |names| format!("Passed for {names}."),
};

/// A card: what it is, and its state as a list of a few words each.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub minion: &'static str,
    pub action: &'static str,
    pub action_on_base: &'static str,
    pub action_on_minion: &'static str,
    pub fusion: &'static str,
    pub base: &'static str,
    pub titan: &'static str,
    pub monster: &'static str,
    pub treasure: &'static str,
    pub face_down: &'static str,
    /// A card's name and its power.
    pub power: fn(&str, i32) -> String,
    /// The printed power.
    pub printed: fn(i32) -> String,
    /// A player's name.
    pub of: fn(&str) -> String,
    /// A card's name.
    pub with: fn(&str) -> String,
    /// How many.
    pub counters: fn(i32) -> String,
    /// How many that are no power.
    pub plain_counters: fn(i32) -> String,
    /// How many of a card in stasis.
    pub stasis_counters: fn(i32) -> String,
    /// How many cards are stored under it.
    pub stored: fn(i32) -> String,
    /// How many a monster is worth.
    pub treasures: fn(u8) -> String,
    /// How many monsters come with a base.
    pub brings: fn(&CardDef) -> String,
    pub duels: &'static str,
    /// A card's name.
    pub buried: fn(&str) -> String,
    /// A player's name: a card that lies face down.
    pub buried_of: fn(&str) -> String,
    /// A player's name.
    pub owned_by: fn(&str) -> String,
    pub cancelled: &'static str,
    /// A faction.
    pub named: fn(&str) -> String,
    /// A card's name.
    pub copies: fn(&str) -> String,
}

pub const CARD: Card = Card {
    minion: "Minion",
    action: "Action",
    action_on_base: "Action on a base",
    action_on_minion: "Action on a minion",
    fusion: "Minion or action",
    base: "Base",
    titan: "Titan",
    monster: "Monster",
    treasure: "Treasure",
    face_down: "a card that is face down",
    power: |card, n| format!("{card} {n} power"),
    printed: |n| format!("printed {n}"),
    of: |name| format!("of {name}"),
    with: |card| format!("with {card}"),
    counters: |n| match n {
        1 => "1 power counter".to_owned(),
        n => format!("{n} power counters"),
    },
    stasis_counters: |n| match n {
        1 => "1 stasis counter".to_owned(),
        n => format!("{n} stasis counters"),
    },
    stored: |n| match n {
        1 => "1 stored card".to_owned(),
        n => format!("{n} stored cards"),
    },
    plain_counters: |n| match n {
        1 => "1 counter".to_owned(),
        n => format!("{n} counters"),
    },
    treasures: |n| match n {
        1 => "worth 1 treasure".to_owned(),
        n => format!("worth {n} treasures"),
    },
    brings: |base| {
        let come = if base.number == 1 { "comes" } else { "come" };
        format!("{} {come} with it", monsters_of(base))
    },
    duels: "in a duel",
    buried: |card| format!("{card}, face down"),
    buried_of: |name| format!("A card of {name}, face down"),
    owned_by: |name| format!("owned by {name}"),
    cancelled: "its abilities are cancelled",
    named: |faction| format!("named: {faction}"),
    copies: |card| format!("has the abilities of {card}"),
};
