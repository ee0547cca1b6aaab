//! What the words of a sentence claim.

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
    /// "another base": not the one where it is.
    OtherBase,
    /// Speaks of minions and of no other cards.
    Minions,
    /// Speaks of actions and of no other cards.
    Actions,
    /// "+2 power".
    Power(i32),
    /// "a +1 power counter", "two +1 power counters".
    Counters(i32),
    /// "gain 1 VP", "lose 1 VP".
    Vp(i32),
    /// "is treated as 5".
    TreatedAs(i32),
    /// "if it is the only card in your hand".
    LastInHand,
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
            "another" | "other" | "others" => match next {
                "player's" | "players'" => add(Claim::OtherPlayers),
                "base" | "bases" => add(Claim::OtherBase),
                "player" | "players" if of_minions(&words[..i]) => add(Claim::OtherPlayers),
                "player" | "players" | "than" => {}
                _ => add(Claim::Another),
            },
            "power" if next.starts_with("counter") => {
                counters(&words[..i]).into_iter().for_each(&mut add);
            }
            "power" => power(before, rest).into_iter().for_each(&mut add),
            "less" if next == "power" => add(Claim::LessPower),
            // "During a duel of your minions" says when.
            "your" if is_moment(&words[..i]) => {}
            "your" | "their" if next.starts_with("minion") => add(Claim::Yours),
            "your" if before == "from" && rest.starts_with(&["discard", "pile"]) => {
                add(Claim::FromYourDiscard);
            }
            // "to here" and "you have here" say it of something else.
            "here" if before == "to" || before == "have" => {}
            // "From there to here, or from here to there" leaves nowhere out.
            "here" if before == "from" && words.windows(2).any(|w| w == ["to", "here"]) => {}
            // Where the moment was, not where it is taken from.
            "here" if from_elsewhere(&words) => {}
            // What has been done here this turn may be elsewhere now.
            "here" if rest.starts_with(&["this", "turn"]) => {}
            "here" => add(Claim::Here),
            "only" if rest.starts_with(&["card", "in", "your", "hand"]) => add(Claim::LastInHand),
            "vp" if !counts(rest) => points(&words[..i]).into_iter().for_each(&mut add),
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
    let speaks_of = |stem: &str| words.iter().any(|w| w.starts_with(stem));
    match ["minion", "action", "card"].map(speaks_of) {
        [true, false, false] => add(Claim::Minions),
        [false, true, false] => add(Claim::Actions),
        _ => {}
    }
    claims
}

/// "... power 2 or less", "+2 power"; not what is only there.
fn power(before: &str, rest: &[&str]) -> Option<Claim> {
    if let [_, "or", "less", "is" | "are", ..] = rest {
        return None;
    }
    if let [n, "or", "less", ..] = rest {
        return n.parse().ok().map(Claim::PowerAtMost);
    }
    let signed = before.starts_with(['+', '-']) && !counts(rest);
    before.parse().ok().filter(|_| signed).map(Claim::Power)
}

/// "gain 1 VP", "lose 1 VP": the words before "VP".
fn points(before: &[&str]) -> Option<Claim> {
    let [.., verb, n] = before else { return None };
    let sign = if verb.starts_with("lose") { -1 } else { 1 };
    n.parse::<i32>().ok().map(|n| Claim::Vp(sign * n))
}

/// "a minion of another player": the words before "another".
fn of_minions(before: &[&str]) -> bool {
    matches!(before, [.., what, "of"] if what.starts_with("minion"))
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

/// "any number of +1 power counters", or of anything else.
fn any_number(rest: &[&str]) -> Claim {
    let what = rest.iter().skip(1).find(|w| !matches!(**w, "of" | "the"));
    if what == Some(&"+1") { Claim::AnyCounters } else { Claim::AnyNumber }
}

/// "a +1 power counter", "two +1 power counters": the words before "power".
fn counters(before: &[&str]) -> Option<Claim> {
    let [.., how_many, "+1"] = before else { return None };
    let n = if *how_many == "a" { Some(1) } else { number(how_many) };
    n.map(|n| Claim::Counters(n.into()))
}

/// Whether what was said before is multiplied, be it for a while.
fn counts(rest: &[&str]) -> bool {
    let for_a_while = matches!(rest, ["until", "the", "end", "of", _, "turn", ..]);
    let rest = if for_a_while { &rest[6..] } else { rest };
    matches!(rest, ["for", "each" | "every", ..])
}

fn number(word: &str) -> Option<u16> {
    let words = ["zero", "one", "two", "three", "four", "five", "six"];
    words.iter().position(|w| *w == word).map(|n| n as u16)
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
    assert_eq!(claims("Has +1 power for each War Raptor here"), [Claim::Here]);
    assert_eq!(claims("Destroy another action on it"), [Claim::Another, Claim::Actions]);
}

#[test]
fn counters_are_not_power() {
    let claims = |text: &str| claims(&words(text));
    assert_eq!(claims("Place a +1 power counter on it"), [Claim::Counters(1)]);
    assert_eq!(claims("It gets two +1 power counters"), [Claim::Counters(2)]);
    assert_eq!(claims("Remove any number of the +1 power counters"), [Claim::AnyCounters]);
    assert_eq!(claims("Discard any number of cards"), [Claim::AnyNumber]);
    assert_eq!(claims("As many +1 power counters as its power"), []);
    let for_each = "It gains +1 power until the end of the turn for each +1 power counter on it";
    assert_eq!(claims(for_each), []);
    assert_eq!(claims("It gains +1 power until the end of the turn"), [Claim::Power(1)]);
}

#[test]
fn both_ways_are_no_limit() {
    let claims = |text: &str| claims(&words(text));
    assert_eq!(claims("Move it from here to another base"), [Claim::Here, Claim::OtherBase]);
    let both = "Move it from another base to here, or from here to another base";
    assert_eq!(claims(both), [Claim::OtherBase]);
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
fn points_are_gained_or_lost() {
    let claims = |text: &str| claims(&words(text));
    assert_eq!(claims("Gain 1 VP"), [Claim::Vp(1)]);
    assert_eq!(claims("Lose 1 VP to draw a card"), [Claim::Vp(-1)]);
    assert_eq!(claims("Its printed power is treated as 5"), [Claim::TreatedAs(5)]);
}

#[test]
fn the_last_card_in_hand_is_a_claim() {
    let text = "You can only play this card if it is the only card in your hand";
    assert_eq!(claims(&words(text)), [Claim::LastInHand]);
}
