//! The list of all factions, and a faction with its cards.

use engine::def::CardDef;
use engine::tags::Tags;

#[derive(Clone, Copy, Debug)]
pub struct Factions {
    pub by_set: &'static str,
    pub all: &'static str,
    pub all_label: &'static str,
    pub others: &'static str,
    /// Stands before the name, for those who listen.
    pub previous: &'static str,
    /// Stands before the name, for those who listen.
    pub next: &'static str,
    /// A faction.
    pub cards_of: fn(&str) -> String,
    /// A player's name.
    pub take_for: fn(&str) -> String,
    /// Minions and actions.
    /// How many minions, fusions and actions.
    pub count: fn(u32, u32, u32) -> String,
    /// The two printings of a faction, the older first.
    pub printings: [&'static str; 2],
    pub printing: &'static str,
    /// Of a card that is another in the other printing: in the older, and in the newer.
    pub differs: [&'static str; 2],
    /// Of a card in the newer printing, among those of a game.
    pub newer_card: &'static str,
    /// A faction in its newer printing.
    pub newer: fn(&str) -> String,
    pub cards: &'static str,
    pub bases: &'static str,
    pub bases_title: &'static str,
    /// How many bases a set has, and its name.
    pub all_bases: fn(usize, &str) -> String,
    /// The kind of card, and its power.
    pub minion: fn(&str, i32) -> String,
    /// The kind of card, its breakpoint, its points.
    pub base: fn(&str, i32, [i32; 3]) -> String,
    pub titan_title: &'static str,
    pub monsters: &'static str,
    pub treasures: &'static str,
    pub madness: &'static str,
    /// How many cards a deck of all players has, and the name of its set.
    pub deck: fn(u32, &str) -> String,
    pub monster_kind: &'static str,
    pub undead: &'static str,
    /// What kind of monster, its power, how many treasures it is worth.
    pub monster: fn(&str, i32, u8) -> String,
    /// What is said of a base, and the base, which brings monsters.
    pub with_monsters: fn(&str, &CardDef) -> String,
    pub no_ability: &'static str,
}

pub const ENGLISH: Factions = Factions {
    by_set: "Set by set",
    all: "All",
    all_label: "All factions",
    others: "Other factions",
    previous: "Previous faction: ",
    next: "Next faction: ",
    cards_of: |faction| format!("Cards of the {faction}"),
    take_for: |name| format!("Take it for {name}"),
    count: |minions, fusions, actions| match fusions {
        0 => format!("{minions} minions and {actions} actions"),
        1 => format!("{minions} minions, 1 fusion and {actions} actions"),
        n => format!("{minions} minions, {n} fusions and {actions} actions"),
    },
    printings: ["As printed in 2018", "As printed today"],
    printing: "Printing",
    differs: ["since changed", "changed since 2018"],
    newer_card: "newer printing",
    newer: |faction| format!("{faction} (newer printing)"),
    cards: "Cards",
    bases: "Bases",
    bases_title: "Their bases",
    all_bases: |n, set| {
        if n == 0 {
            return format!(
                "The texts of {set}'s bases are not published. A game is played with the bases of the other sets; \
                 if these are few, those of the first set take part."
            );
        }
        format!("In a game with them, all {n} bases of the set {set} are in the base deck.")
    },
    minion: |kind, power| format!("{kind}, power {power}"),
    base: |kind, breakpoint, [first, second, third]| {
        format!("{kind}, breakpoint {breakpoint}; {first}, {second} and {third} points")
    },
    titan_title: "Their titan",
    monsters: "The monster deck",
    treasures: "The treasure deck",
    madness: "The Madness deck",
    deck: |n, set| {
        format!(
            "A deck of {n} cards for all players, in each game with a faction of the set {set}."
        )
    },
    monster_kind: "Monster",
    undead: "Undead monster",
    monster: |kind, power, treasures| match treasures {
        1 => format!("{kind}, power {power}, worth 1 treasure"),
        n => format!("{kind}, power {power}, worth {n} treasures"),
    },
    with_monsters: |said, base| format!("{said}; brings {}", monsters_of(base)),
    no_ability: "No ability.",
};

/// The monsters that a base brings: "2 monsters", "1 undead monster for each player".
pub(super) fn monsters_of(base: &CardDef) -> String {
    let undead = if base.tags.has(Tags::UNDEAD) { "undead " } else { "" };
    let many = if base.number == 1 { "" } else { "s" };
    let each = if base.for_each_player { " for each player" } else { "" };
    format!("{} {undead}monster{many}{each}", base.number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::def::base;

    #[test]
    fn of_the_monsters_of_a_base_all_is_said() {
        const CRYPT: CardDef = base("Crypt", "F", 20, [4, 2, 1]);
        assert_eq!(monsters_of(&CRYPT.monsters(2)), "2 monsters");
        assert_eq!(monsters_of(&CRYPT.monsters(1).undead()), "1 undead monster");
        assert_eq!(monsters_of(&CRYPT.monsters_per_player(1)), "1 monster for each player");
    }
}
