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
        "fusions",
        "Fusions",
        &[
            "A fusion is a minion and an action in one card. Whoever plays it says as which of the two: it uses that play, only that part of its text counts, and everything that answers a minion or an action answers it as what it is. At a base it is a minion and nothing else.",
            "In a hand, a deck, a discard pile, buried or stored it counts as both: what looks for a minion finds it, and what looks for an action. A play for minions plays it as a minion, a play for actions as an action.",
        ],
        &[],
    ),
    section(
        "swaps",
        "Swapping",
        &[
            "To swap two cards is to let them trade places, at one moment. What is on them, their counters and what is stored under them stay where they are and are then on the other card; what lasts only for a while is over.",
            "A card that comes into play by it is played there, though by none of your plays, and the other goes where that one was. A deck from which one comes is shuffled. If either cannot be affected, or cannot be played there, nothing is swapped.",
        ],
        &[],
    ),
    section(
        "burying",
        "Buried cards",
        &[
            "Some cards let you bury a card: it lies face down beside a base. Only you may look at it; you show it as you bury it only if its own text buries it. There it has no power, lets nobody take part in the scoring, and none of its abilities works. It is neither minion nor action, but what a text says of \"cards\" may reach it. Until it is uncovered or discarded, whoever controls it counts as its owner.",
            "At the start of your turn you may uncover one of yours. You play it at once, as an extra card: at that base, on a minion there, or to be done and discarded. If it cannot be played, it is discarded. It is not buried again at once.",
            "When the base goes, scored or not, the cards still buried there go to their owners' discard piles.",
        ],
        &[],
    ),
    section(
        "duels",
        "Duels",
        &[
            "A card can start a duel of two minions. It says what winning brings or losing costs.",
            "If in the end the two are not at the same base, nobody has won. A duel that would begin in the middle of another does not take place.",
        ],
        &[
            "The player of the challenger may place a card from the hand face down, then the other player.",
            "Both are shown. Actions are played, the challenger's first; other cards go back to the hand. Nothing else is played meanwhile but what these bring.",
            "Whoever has more power wins. In a tie both have won, and both have lost.",
        ],
    ),
    section(
        "titans",
        "Titans",
        &[
            "Some factions have a titan; before the game you settle whether titans take part. It waits beside the deck, seen by all, and is never in a hand, a deck or a discard pile. Its Special says how it comes into play. That takes the place of a play only if the text says so, and you cannot play one while you control a titan in play.",
            "A titan is neither minion nor action: only what speaks of titans or of cards reaches it. It has no power, but +1 power counters on it and what its text gives count for its controller there, with or without minions. If it leaves play, or its base does, it waits beside its owner's deck again, without its counters.",
            "Where a titan comes to another one, they clash: the two players compare their power at that base, and whoever has less takes their own titan away. In a tie the one that was there first stays.",
        ],
        &[],
    ),
    section(
        "monsters",
        "Monsters, treasures and loot",
        &[
            "Some bases bring monsters: as they come into play, so many are played there from the monster deck. A monster is a minion that nobody controls, and it makes its base harder to fill: its power is added to the breakpoint. If you take control of one, it fights for you like any other minion.",
            "Whoever destroys a monster by a card of theirs draws as many treasures as it is worth.",
            "If a base scores with monsters still there, as many treasures as all of them are worth are laid out once the points are given. Whoever has a minion or power there takes one, the winner first and then by power, the current player first in a tie; and so on in turn until all are taken. That is the loot.",
            "Treasures are played from the hand like other minions and actions. Nobody owns monsters and treasures: those that leave play go to the discard piles of their own decks.",
        ],
        &[],
    ),
    section(
        "owners",
        "Cards of other owners",
        &[
            "You own the cards that your deck began with. You control what you play, and what a card gives you control of; \"your\" minions are those you control, \"minions you own\" may work for somebody else.",
            "A card that others can see goes to the hand, deck or discard pile of its owner, whoever controlled it. One that nobody else sees may stay where it is: so a card of another player can come into your hand or your deck, and you may play it.",
        ],
        &[],
    ),
    section(
        "granted",
        "Abilities given and lost",
        &[
            "A card that is given an ability has it as if it were printed there: whoever controls the card uses it, not whoever gave it.",
            "A card that \"loses its other abilities\" loses all that it has at that moment, those it was given among them, but for the one that says so. It keeps its power and its counters, and what it is given later works.",
        ],
        &[],
    ),
    section(
        "directly",
        "Directly, and what raises power",
        &[
            "A card affects another one directly if its text means that very card.",
            "An action \"directly increases\" the power of a minion if it gives it power, for a while or for as long as the action is there, places or transfers +1 power counters to it, or raises its printed power. To give a talent that raises power, or to remove what lowers it, is not direct.",
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
