//! The rules in our own words, as data: sections with an anchor each.

/// A section of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its anchor: the address of the rules page with `/` and this leads to it.
    pub id: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// Its paragraphs.
    pub text: &'static [&'static str],
    /// What follows them as a list.
    pub list: &'static [&'static str],
}

const fn section(
    id: &'static str,
    title: &'static str,
    text: &'static [&'static str],
    list: &'static [&'static str],
) -> Section {
    Section { id, title, text, list }
}

/// The rules, in the order in which one learns them.
pub const RULES: &[Section] = &[
    section(
        "aim",
        "The aim",
        &[
            "Everybody takes two factions and shuffles them into one deck of forty cards. Your minions fight for the bases in the middle; bases that fill up pay victory points (VP). Whoever has 15 wins.",
            "At the start there is one base more than players, and everybody draws five cards. Who finds no minion among them may show the hand and draw a new one, once.",
        ],
        &[],
    ),
    section(
        "turn",
        "Your turn",
        &[],
        &[
            "Start: what happens \"at the start of your turn\".",
            "Play cards: one minion, one action, both or neither, in any order. Talents and what works \"on your turn\" come now too.",
            "Score bases: every base whose power has reached its breakpoint scores.",
            "Draw two cards. With more than ten in hand, discard down to ten.",
            "End: what happens \"at the end of the turn\", then what lasts until then ends. Has somebody won?",
        ],
    ),
    section(
        "minions",
        "Playing a minion",
        &[
            "Choose a base, put the minion there and do what its text says. Its power counts for you at that base for as long as it is there.",
            "A text without a label happens once, as the card is played. A minion that is moved later is not played again.",
        ],
        &[],
    ),
    section(
        "actions",
        "Playing an action",
        &[
            "Do what its text says, then discard it. One that says \"Play on a base\" or \"Play on a minion\" stays there instead and works for you, whoever controls the minion.",
            "You may play an action that can do nothing just now.",
        ],
        &[],
    ),
    section(
        "scoring",
        "Bases and scoring",
        &[
            "The meter of a base shows the power of all players there against its breakpoint. A base that is full scores after the current player is done playing cards, never in the middle of it; then it must.",
            "The most power there earns the first number on the base, the next the second, the next the third. You need a minion there, even of power 0, or at least 1 power by other means.",
            "Then all cards there are discarded and the next base of the base deck takes the place. If several bases are full, the current player chooses which scores first, and after each one everybody looks again.",
        ],
        &[],
    ),
    section(
        "ties",
        "Ties",
        &[
            "Players who are tied all earn the points of the place they share, and the places behind them are skipped: after two firsts comes a third.",
            "If tied players both have the right to a base's ability, both use it, the current player first. What makes sense only once is for the first of them.",
        ],
        &[],
    ),
    section(
        "specials",
        "Before and after a base scores",
        &[
            "\"Before a base scores\": once it is settled which base scores, Specials may still change who is ahead. Even if the power falls below the breakpoint, the base scores.",
            "\"After a base scores\": the points are given, the cards still lie there. A card that goes somewhere \"instead of the discard pile\" is saved now.",
            "Cards in play that must do something come first. Then each player in turn, clockwise from the current player, uses one card or passes, until all have passed in a row.",
        ],
        &[],
    ),
    section(
        "abilities",
        "Ongoing and Talent",
        &[
            "Ongoing: works for as long as the card is in play. Talent: you may use it once in each of your turns while you play cards.",
            "The ability of a base is for whoever its text speaks of; nobody controls a base.",
        ],
        &[],
    ),
    section(
        "order",
        "What happens first",
        &[],
        &[
            "A card is resolved in the order of its text, as far as it can be done.",
            "Then come the abilities it has triggered: first those that must happen, in the order the current player chooses.",
            "Then those that may be used, one at a time, clockwise from the current player, until all pass.",
            "What these trigger comes before what still waits.",
            "An action that does not stay is discarded at the very end.",
        ],
    ),
    section(
        "numbers",
        "Printed, starting, now",
        &[
            "Power and breakpoint are worked out anew all the time: from what is printed; or from another number, if a card says that it starts from that; then comes all that adds or takes away. It is never less than zero.",
            "Touch a number to see what it is made of.",
        ],
        &[],
    ),
    section(
        "comingbases",
        "Bases that come and go",
        &[
            "Some cards destroy a base or exchange it without scoring it, and some bring another one beside the others, where it stays. Nobody gains points by that. The card says what happens to the cards there: what stays is at the new base, and was not played or moved there.",
            "\"After a base comes into play\" is after each of these, and after a scored base is replaced.",
        ],
        &[],
    ),
    section(
        "cancelled",
        "Cancelled abilities",
        &[
            "A card whose abilities are cancelled keeps its power and its counters, but what its text does stops. What it has done before stays done. Abilities that other cards have given it are cancelled, too; those of the actions on it are not.",
            "If what cancels them goes, or its time is over, they are back.",
        ],
        &[],
    ),
    section(
        "sameway",
        "Affected in the same way",
        &[
            "Where a standard action does something to a minion, some cards let another minion join: it is moved to the same base, destroyed with it, gets the same power. It need not fit what the action asks for, and it is still the action that does it.",
            "Each such card can add one minion to one part of each action, and only where the action itself means its targets, not where another card has joined.",
        ],
        &[],
    ),
    section(
        "end",
        "The end of a turn",
        &[
            "\"Until the end of the turn\" is this turn, whoever's it is. \"Until the end of your turn\" is your next turn's end if it is somebody else's now.",
            "An empty deck is no trouble: when a card is needed from it, the discard pile is shuffled and is the new deck.",
        ],
        &[],
    ),
    section(
        "winning",
        "Winning",
        &[
            "At the end of every turn: has anybody 15 victory points? Then whoever has the most wins. If the most is shared, play goes on until it no longer is.",
        ],
        &[],
    ),
];

/// The glossary's anchor; it comes after the sections.
pub const GLOSSARY: &str = "words";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_unique_and_fit_into_an_address() {
        let mut ids: Vec<&str> = RULES.iter().map(|s| s.id).chain([GLOSSARY]).collect();
        assert!(ids.iter().all(|id| id.chars().all(|c| c.is_ascii_lowercase())));
        ids.sort_unstable();
        assert!(ids.windows(2).all(|two| two[0] != two[1]));
    }

    #[test]
    fn what_the_rules_say_of_numbers_is_what_the_engine_plays() {
        let goal = engine::GOAL.to_string();
        for id in ["aim", "winning"] {
            let section = RULES.iter().find(|s| s.id == id).expect("a section");
            assert!(section.text.iter().any(|t| t.contains(&goal)), "{id}");
        }
    }
}
