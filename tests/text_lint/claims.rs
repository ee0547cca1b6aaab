//! What the words of a sentence claim.

use crate::numbers::{any_number, counters, exact_power, number, points, power, times};

/// Something a sentence says that can be held against what was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// "may": declining is possible.
    May,
    /// An extra play, which nobody has to make.
    Extra,
    /// "up to ...": as many, or fewer, or none.
    UpTo(u16),
    /// "any number".
    AnyNumber,
    /// "any number of +1 power counters".
    AnyCounters,
    /// "another", "other ...": not this card itself; of those counters go to, not the one they come from.
    Another,
    /// "power ... or less".
    PowerAtMost(i32),
    /// "a minion of power ...", "of printed power ...": that and no other.
    PowerIs(i32),
    /// "less power": than a card has when the text is carried out.
    LessPower,
    /// "your minions", "their minions": of the player who is asked.
    Yours,
    /// "another player's ...": not of the player who is asked.
    OtherPlayers,
    /// "here": at the site of this card.
    Here,
    /// "from another base to here": not at the site of this card.
    Elsewhere,
    /// "from your discard pile".
    FromYourDiscard,
    /// "from the treasure discard pile".
    FromTreasureDiscard,
    /// "another base": not the one where it is.
    OtherBase,
    /// Speaks of minions and of no other cards.
    Minions,
    /// Speaks of actions and of no other cards.
    Actions,
    /// Speaks of treasures and of no other cards.
    Treasures,
    /// Speaks of monsters and of no other cards.
    Monsters,
    /// "+2 power".
    Power(i32),
    /// "a +1 power counter", "two +1 power counters".
    Counters(i32),
    /// "gain 1 VP", "lose 1 VP".
    Vp(i32),
    /// "+2 power for each ...": as often as it is true.
    PowerEach(i32),
    /// "For each ..., place a +1 power counter".
    CountersEach(i32),
    /// "1 VP for each ...".
    VpEach(i32),
    /// "is treated as 5".
    TreatedAs(i32),
    /// "if it is the only card in your hand".
    LastInHand,
}

impl Claim {
    /// The same of each of several.
    pub fn for_each(self) -> Claim {
        match self {
            Claim::Power(n) => Claim::PowerEach(n),
            Claim::Counters(n) => Claim::CountersEach(n),
            Claim::Vp(n) => Claim::VpEach(n),
            other => other,
        }
    }

    /// Whether it says of what kind a card is.
    pub fn is_of_kind(self) -> bool {
        matches!(self, Claim::Minions | Claim::Actions | Claim::Treasures | Claim::Monsters)
    }
}

/// The words of a text, in small letters.
pub fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !(c.is_alphanumeric() || "'+-".contains(c)));
    words.filter(|w| !w.is_empty()).map(str::to_owned).collect()
}

/// What these words, in small letters, claim.
pub fn claims(words: &[String]) -> Vec<Claim> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut claims = Vec::new();
    let mut add = |claim| {
        if !claims.contains(&claim) {
            claims.push(claim);
        }
    };
    for (i, &word) in words.iter().enumerate() {
        let before = i.checked_sub(1).map_or("", |i| words[i]);
        let rest = &words[i + 1..];
        let next = rest.first().copied().unwrap_or("");
        match word {
            "may" => add(Claim::May),
            "extra" => add(Claim::Extra),
            "up" if next == "to" => {
                let most = rest.get(1).and_then(|w| number(w));
                add(Claim::UpTo(most.expect("a number after \"up to\"")));
            }
            "any" if next == "number" => add(any_number(rest)),
            // "After you play another minion" says when.
            "another" if is_after_a_play(&words[..i]) => {}
            "another" | "other" | "others" => match next {
                "player's" | "players'" => add(Claim::OtherPlayers),
                "base" | "bases" => add(Claim::OtherBase),
                "player" | "players" if of_minions(&words[..i]) => add(Claim::OtherPlayers),
                "player" | "players" | "than" => {}
                _ => add(Claim::Another),
            },
            "power" if next.starts_with("counter") => {
                let claim = counters(&words[..i]);
                claim.map(|c| times(c, &words, &rest[1..])).into_iter().for_each(&mut add);
            }
            "power" => match exact_power(&words[..i], rest) {
                Some(n) => {
                    let played = words[..i].iter().rposition(|w| matches!(*w, "a" | "another"));
                    if !played.is_some_and(|at| is_after_a_play(&words[..at])) {
                        add(Claim::PowerIs(n));
                    }
                }
                None => {
                    let claim = power(before, rest);
                    claim.map(|c| times(c, &words, rest)).into_iter().for_each(&mut add);
                }
            },
            "less" if next == "power" => add(Claim::LessPower),
            // "During a duel of your minions" says when.
            "your" if is_moment(&words[..i]) => {}
            "your" | "their" if next.starts_with("minion") => add(Claim::Yours),
            "yours" if before == "of" && of_minions(&words[..i]) => add(Claim::Yours),
            "your" if before == "from" && rest.starts_with(&["discard", "pile"]) => {
                add(Claim::FromYourDiscard);
            }
            "the" if before == "from" && rest.starts_with(&["treasure", "discard", "pile"]) => {
                add(Claim::FromTreasureDiscard);
            }
            // "to here" and "you have here" say it of something else.
            "here" if before == "to" || before == "have" => {}
            // "From there to here, or from here to there" leaves nowhere out.
            "here" if before == "from" && words.windows(2).any(|w| w == ["to", "here"]) => {}
            // What has gone from here to the pile is not here any more: that is when.
            "here" if before == "from" && rest.starts_with(&["to", "the", "discard", "pile"]) => {}
            // Where the moment was, not where it is taken from.
            "here" if from_elsewhere(&words) => {}
            // What has been done here this turn may be elsewhere now.
            "here" if rest.starts_with(&["this", "turn"]) => {}
            "here" => add(Claim::Here),
            "only" if rest.starts_with(&["card", "in", "your", "hand"]) => add(Claim::LastInHand),
            "vp" => {
                let claim = points(&words[..i]);
                claim.map(|c| times(c, &words, rest)).into_iter().for_each(&mut add);
            }
            "treated" if next == "as" => {
                let n = rest.get(1).and_then(|n| n.parse().ok());
                n.map(Claim::TreatedAs).into_iter().for_each(&mut add);
            }
            _ => {}
        }
    }
    if from_elsewhere(&words) {
        add(Claim::Elsewhere);
    }
    let mut kinds: Vec<Option<Claim>> = Vec::new();
    for (i, word) in words.iter().enumerate() {
        let kind = kind(word, &words[i + 1..]);
        if (kind.is_some() || word.starts_with("card")) && !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    if let [Some(only)] = kinds[..] {
        add(only);
    }
    claims
}

/// The kind of card that a word names, if it names one; "the treasure deck" is a place.
pub fn kind(word: &str, rest: &[&str]) -> Option<Claim> {
    // "The Action ability" is a part of a fusion.
    let place = matches!(rest, ["deck" | "ability", ..] | ["discard", "pile", ..]);
    let kinds = [
        ("minion", Claim::Minions),
        ("action", Claim::Actions),
        ("treasure", Claim::Treasures),
        ("monster", Claim::Monsters),
    ];
    let (_, kind) = kinds.into_iter().find(|(stem, _)| word.starts_with(stem))?;
    (!place).then_some(kind)
}

/// "a minion of another player": the words before "another".
fn of_minions(before: &[&str]) -> bool {
    matches!(before, [.., what, "of"] if what.starts_with("minion"))
}

/// "After you play ...": the words before what is played.
fn is_after_a_play(before: &[&str]) -> bool {
    before.ends_with(&["after", "you", "play"])
}

/// "From another base to here", and not the other way, too.
fn from_elsewhere(words: &[&str]) -> bool {
    let says = |what: &[&str]| words.windows(what.len()).any(|w| w == what);
    says(&["from", "another", "base", "to", "here"]) && !says(&["from", "here"])
}

/// Whether a text that has come so far still says when: "during a duel of ..."
fn is_moment(before: &[&str]) -> bool {
    before.iter().rev().find(|w| matches!(**w, "during" | "may")) == Some(&"during")
}

#[test]
fn words_claim_what_they_say() {
    let claims = |text: &str| claims(&words(text));
    assert_eq!(
        claims("You may destroy up to two minions of power 3 or less here"),
        [Claim::May, Claim::UpTo(2), Claim::PowerAtMost(3), Claim::Here, Claim::Minions]
    );
    assert_eq!(
        claims("Move another player's minion to another base"),
        [Claim::OtherPlayers, Claim::OtherBase, Claim::Minions]
    );
    assert_eq!(claims("It has -4 power"), [Claim::Power(-4)]);
    assert_eq!(claims("Has +1 power for each War Raptor here"), [Claim::PowerEach(1), Claim::Here]);
    assert_eq!(claims("Destroy another action on it"), [Claim::Another, Claim::Actions]);
}

#[test]
fn both_ways_are_no_limit() {
    let claims = |text: &str| claims(&words(text));
    assert_eq!(claims("Move it from here to another base"), [Claim::Here, Claim::OtherBase]);
    let both = "Move it from another base to here, or from here to another base";
    assert_eq!(claims(both), [Claim::OtherBase]);
}

#[test]
fn what_has_gone_from_here_says_when() {
    let claims = |text: &str| claims(&words(text));
    let gone = "After a minion goes from here to the discard pile, you may draw a card";
    assert_eq!(claims(gone), [Claim::May]);
}

#[test]
fn what_was_done_here_may_be_elsewhere_now() {
    let claims = |text: &str| claims(&words(text));
    assert_eq!(claims("If you have played a minion here this turn"), [Claim::Minions]);
    assert_eq!(claims("Destroy a minion here"), [Claim::Here, Claim::Minions]);
}

#[test]
fn a_moment_and_what_is_there_are_no_limit() {
    let claims = |text: &str| claims(&words(text));
    let duel = "During a duel of one of your minions, you may give a minion +2 power";
    assert_eq!(claims(duel), [Claim::May, Claim::Power(2), Claim::Minions]);
    assert_eq!(
        claims("During a duel you may move one of your minions"),
        [Claim::May, Claim::Yours, Claim::Minions]
    );
    let there = "Draw a card if a minion of power 2 or less is here";
    assert_eq!(claims(there), [Claim::Here]);
    let comes = "After you play a minion here, you may move one from another base to here";
    let claimed = [Claim::May, Claim::OtherBase, Claim::Elsewhere, Claim::Minions];
    assert_eq!(claims(comes), claimed);
}

#[test]
fn a_minion_of_another_player_is_another_players_minion() {
    let claims = |text: &str| claims(&words(text));
    let both = [Claim::OtherPlayers, Claim::Minions];
    assert_eq!(claims("Destroy a minion of another player"), both);
    assert_eq!(claims("Destroy another player's minion"), both);
    assert_eq!(claims("Look at the hand of another player"), []);
}

#[test]
fn the_last_card_in_hand_is_a_claim() {
    let text = "You can only play this card if it is the only card in your hand";
    assert_eq!(claims(&words(text)), [Claim::LastInHand]);
}

#[test]
fn treasures_and_monsters_are_kinds_and_their_decks_are_places() {
    let claims = |text: &str| claims(&words(text));
    assert_eq!(claims("Discard a treasure from your hand"), [Claim::Treasures]);
    assert_eq!(claims("Destroy a monster"), [Claim::Monsters]);
    assert_eq!(claims("Destroy a minion that is no monster"), []);
    assert_eq!(claims("Place an action in the treasure deck"), [Claim::Actions]);
    assert_eq!(
        claims("Take a treasure from the treasure discard pile"),
        [Claim::FromTreasureDiscard, Claim::Treasures]
    );
}
