//! The game's terms: what each means, and which of them a card's text uses.

/// A term of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keyword {
    /// The term.
    pub name: &'static str,
    /// The forms in which texts use it, in lower case.
    pub forms: &'static [&'static str],
    /// What it means.
    pub means: &'static str,
}

const fn term(name: &'static str, forms: &'static [&'static str], means: &'static str) -> Keyword {
    Keyword { name, forms, means }
}

/// All terms, in the order of the glossary.
pub const KEYWORDS: &[Keyword] = &[
    term(
        "Minion",
        &["minion", "minions"],
        "A card with power that is played at a base and fights for it. \"A minion\" in a text is one in play, but \"play a minion\" means one from your hand.",
    ),
    term(
        "Action",
        &["action", "actions"],
        "A card that does what its text says and is then discarded, unless it says that it is played on a base or on a minion: then it stays there.",
    ),
    term(
        "Fusion",
        &["fusion", "fusions", "minion:", "action:"],
        "A card that is a minion and an action. Whoever plays it says which of the two it is: only that part of its text counts then, and at a base it is only a minion. In hands, decks and discard piles it counts as both.",
    ),
    term(
        "Base",
        &["base", "bases"],
        "A place to be fought for. When the power there reaches its breakpoint it scores, and another base replaces it.",
    ),
    term(
        "Breakpoint",
        &["breakpoint"],
        "The power of all players together at which a base is ready to score.",
    ),
    term(
        "Power",
        &["power"],
        "The number of a minion. It counts for its controller at its base, and cards may raise or lower it, but not below zero.",
    ),
    term(
        "Owner",
        &["owner", "owner's", "owners", "owners'", "you own", "they own", "owns", "owned"],
        "The player whose deck the card was in when the game began. A card that leaves play goes to its owner's hand, deck or discard pile, whoever controlled it. Monsters and treasures have no owner.",
    ),
    term(
        "Controller",
        &["controller", "controller's", "control", "controls", "controlled"],
        "The player a card in play works for: normally the one who played it. \"Your\" cards are those you control. To give or take control changes that for as long as the card is in play, or as the text says; what is on a card keeps its own controller. Nobody controls bases, nor monsters that nobody has taken.",
    ),
    term(
        "Talent",
        &["talent:"],
        "Once in each of your turns, while you play cards, you may use it.",
    ),
    term(
        "Ongoing",
        &["ongoing:"],
        "Works all the time, or each time something happens, for as long as the card is in play.",
    ),
    term(
        "Special",
        &["special:"],
        "Works at an unusual time or from an unusual place, as its text says: for instance from your hand, before a base scores. It does not use up your plays.",
    ),
    term(
        "Extra",
        &["extra"],
        "Over and above the one minion and the one action of your turn. What you get while you play cards may wait until later in that phase, if the text speaks of no particular card.",
    ),
    term(
        "Destroy",
        &["destroy", "destroys", "destroyed"],
        "Puts a card in play into its owner's discard pile. To be discarded, returned or placed somewhere is not to be destroyed.",
    ),
    term(
        "Move",
        &["move", "moves", "moved"],
        "Takes a minion, with all that is on it, to another base. It is not played again, so its text for being played does nothing.",
    ),
    term(
        "Return",
        &["return", "returns", "returned"],
        "Sends a card back to where it came from: from a base to its owner's hand. What was played on it is discarded.",
    ),
    term(
        "Place",
        &["place"],
        "Puts a card somewhere without playing, moving or returning it, for instance on the bottom of a deck.",
    ),
    term(
        "Discard",
        &["discard", "discards", "discarded"],
        "Puts a card into its owner's discard pile: from the hand, if nothing else is said.",
    ),
    term(
        "Draw",
        &["draw", "draws", "drawn"],
        "Take the top card of your deck into your hand. If the deck is empty, the discard pile is shuffled into a new one first.",
    ),
    term(
        "Reveal",
        &["reveal", "reveals", "revealed"],
        "Shows a card to everybody. To look at a card shows it to one player only.",
    ),
    term(
        "Search",
        &["search", "searches"],
        "Look through a whole deck for a card. If one fits, you take it; afterwards the deck is shuffled.",
    ),
    term(
        "Shuffle",
        &["shuffle", "shuffles", "shuffled"],
        "Mixes a deck, or mixes cards into it, so that nobody knows the order.",
    ),
    term(
        "In play",
        &["in play"],
        "On the table: bases, the cards at them, and the cards on those. Hands, decks and discard piles are not in play.",
    ),
    term(
        "Cancel",
        &["cancel", "cancels", "cancelled"],
        "A cancelled ability counts as if it were not there. What it has done before stays done; what works as long as it is there stops.",
    ),
    term(
        "Standard action",
        &["standard action", "standard actions"],
        "An action that does not remain, neither by being played on a base or on a minion nor by being buried: it does what it says and is discarded.",
    ),
    term(
        "Affect",
        &["affect", "affects", "affected", "directly affects", "directly affected"],
        "A card in play is affected if it is moved, destroyed, returned, placed or shuffled away, if its power, its counters, its controller or its abilities are changed, or if an action is put on it. It is affected directly if the text means this very card.",
    ),
    term(
        "Directly",
        &["directly"],
        "The text means this very card: not others that change because of it.",
    ),
    term(
        "Directly increases",
        &["directly increases", "directly increase", "directly increased"],
        "An action does so if it gives a minion in play power, for a while or all the time, places or transfers +1 power counters to it, or raises its printed power. To give it a talent for that, or to remove what lowers it, does not count.",
    ),
    term(
        "Bury",
        &["bury", "buries", "buried"],
        "Puts a card face down beside a base. Only whoever controls it may look at it. It has no power and no ability there, is neither minion nor action, and is discarded when the base goes.",
    ),
    term(
        "Uncover",
        &["uncover", "uncovers", "uncovered"],
        "Turns a buried card face up; its controller plays it at once as an extra card, at that base if it goes to one. If it cannot be played, it is discarded. At the start of your turn you may uncover one of yours.",
    ),
    term(
        "Stasis",
        &["stasis"],
        "Stasis counters say how long a card waits before its owner. Only what speaks of stasis works or reaches it there. At the start of your turn one counter comes off each of your cards in stasis. One without counters you may play as an extra card; if it is still there at the end of a turn, it is discarded.",
    ),
    term(
        "Store",
        &["store", "stores", "stored"],
        "Places a card face down under another card. It is revealed first if the text demands something of it. Whoever controls the card over it may look at it; others only count. It goes where that card goes, and is discarded when that card leaves play.",
    ),
    term(
        "Duel",
        &["duel", "duels", "dueling"],
        "Two minions compare their power. Before that both players may place a card from the hand face down, the challenger's first; actions among these are played. In a tie both have won and both have lost.",
    ),
    term(
        "Flip a coin",
        &["flip a coin", "flip three coins", "flip again", "change its result"],
        "Heads or tails, by chance. Immediately after it some cards let you change the result; only then does anything come of it. Several coins are flipped one after the other.",
    ),
    term(
        "Titan",
        &["titan", "titans"],
        "A card that waits beside its player's deck until its Special lets it come. It is neither minion nor action and has no power, but +1 power counters on it count for its controller. When it leaves play, it waits beside the deck again.",
    ),
    term(
        "Clash",
        &["clash", "clashes"],
        "Where a titan comes to another one, whoever has less power at that base takes their own titan away. In a tie the one that was there first stays.",
    ),
    term(
        "Monster",
        &["monster", "monsters"],
        "A minion from the monster deck that nobody controls, unless somebody takes control of it. As long as nobody does, its power is added to the breakpoint. Whoever destroys it draws as many treasures as it is worth.",
    ),
    term(
        "Undead",
        &["undead"],
        "Only monsters that are called so; not the minions of any faction, whatever they look like.",
    ),
    term(
        "Treasure",
        &["treasure", "treasures"],
        "A minion or action from the treasure deck, got for monsters or by cards, and played from the hand. Nobody owns it: when it leaves play, it goes to the discard pile of treasures.",
    ),
    term(
        "Loot",
        &["loot"],
        "The treasures that are laid out when a base with monsters scores. Whoever has a minion or power there takes one in turn, the winner first, until all are taken.",
    ),
    term(
        "Box",
        &["the box"],
        "A card in the box is out of play for the rest of the game. Nothing keeps it from going there or brings it back.",
    ),
    term(
        "Transfer",
        &["transfer", "transfers", "transferred"],
        "Takes an action from one base or minion to another, or counters from one card to another. The action is not played again and keeps its controller.",
    ),
    term(
        "Swap",
        &["swap", "swaps", "swapped"],
        "Two cards trade places, at one moment. One that comes into play by it is played. What is on them, also counters, stays where it is and is then on the other card; what lasts only for a while is over.",
    ),
    term(
        "Printed, starting",
        &["printed", "starting"],
        "A number is worked out in this order: the printed one; the one it starts from, if a card says so; then all that adds or takes away.",
    ),
    term(
        "Awarded",
        &["awarded"],
        "The victory points that a base gives by rank as it scores. Those that abilities give are gained, not awarded.",
    ),
    term("Here", &["here"], "At the base where the card is. On a base: at that base."),
    term("Any number", &["any number"], "As many as you like, also none."),
    term("Up to", &["up to"], "That many or fewer, also none."),
    term(
        "May",
        &["may"],
        "You can choose not to. Without it you must, as far as it is possible. \"You may do this and that\" is both or neither.",
    ),
];

/// The terms that a text uses, in the order in which it first uses them.
#[must_use]
pub fn keywords_in(text: &str) -> Vec<&'static Keyword> {
    let text = engine::letters::in_small(text);
    let first = |k: &&Keyword| k.forms.iter().filter_map(|form| find(&text, form)).min();
    let mut found: Vec<(usize, &'static Keyword)> =
        KEYWORDS.iter().filter_map(|k| first(&k).map(|at| (at, k))).collect();
    engine::order::sort_by_key(&mut found, |&(at, _)| at);
    found.into_iter().map(|(_, k)| k).collect()
}

/// Where a form stands in a text as a word of its own. Both are in lower case.
fn find(text: &str, form: &str) -> Option<usize> {
    let ends = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(form).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + form.len()..].chars().next();
        ends(before) && (form.ends_with(':') || ends(after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::catalog;

    fn names(text: &str) -> Vec<&'static str> {
        keywords_in(text).iter().map(|k| k.name).collect()
    }

    #[test]
    fn a_text_tells_its_terms_in_their_order() {
        assert_eq!(
            names("You may destroy a minion of power 2 or less here."),
            ["May", "Destroy", "Minion", "Power", "Here"]
        );
        assert_eq!(names("Draw two cards."), ["Draw"]);
        assert_eq!(names(""), Vec::<&str>::new());
    }

    #[test]
    fn only_whole_words_count() {
        assert_eq!(names("There the dismay replaces those displaced."), Vec::<&str>::new());
        // A label is one with its colon: a special day is none.
        assert_eq!(names("A special, ongoing talent"), Vec::<&str>::new());
        assert_eq!(names("Special: Ongoing: Talent:"), ["Special", "Ongoing", "Talent"]);
    }

    #[test]
    fn terms_of_several_words_and_other_forms_are_found() {
        assert_eq!(names("Any number of bases in play"), ["Any number", "Base", "In play"]);
        assert_eq!(names("Returned to its owner's hand"), ["Return", "Owner"]);
        assert_eq!(names("move UP TO three"), ["Move", "Up to"]);
    }

    #[test]
    fn terms_of_other_rules_are_found() {
        assert_eq!(names("Uncover one of your buried cards, or bury a card."), ["Uncover", "Bury"]);
        assert_eq!(names("Its own ability comes first. The boxing match."), Vec::<&str>::new());
        assert_eq!(names("Put a minion you own into the box."), ["Minion", "Owner", "Box"]);
        assert_eq!(
            names("Destroy an undead monster here and draw its treasures."),
            ["Destroy", "Undead", "Monster", "Here", "Draw", "Treasure"]
        );
        assert_eq!(names("Titans do not clash here."), ["Titan", "Clash", "Here"]);
        assert_eq!(
            names("An action that directly increases power"),
            ["Action", "Directly", "Directly increases", "Power"]
        );
    }

    #[test]
    fn every_form_finds_its_own_term() {
        for keyword in KEYWORDS {
            assert!(!keyword.means.is_empty());
            for form in keyword.forms {
                assert_eq!(form.to_lowercase(), *form);
                assert!(names(&format!("x {form} y")).contains(&keyword.name), "{form}");
            }
        }
    }

    #[test]
    fn every_card_with_a_text_has_terms_to_explain() {
        for entry in catalog().defs.iter().filter(|e| !e.def.text.is_empty()) {
            // "Gain 1 VP." has none but its number.
            let known = !names(entry.def.text).is_empty();
            assert!(known || entry.def.text.contains("VP"), "{}", entry.slug);
        }
    }
}
