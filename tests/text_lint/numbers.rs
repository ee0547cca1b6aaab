//! The numbers that a sentence gives.

use crate::claims::Claim;

/// "... power 2 or less", "+2 power"; not what is only there.
pub fn power(before: &str, rest: &[&str]) -> Option<Claim> {
    if let [_, "or", "less", "is" | "are", ..] = rest {
        return None;
    }
    if let [n, "or", "less", ..] = rest {
        return n.parse().ok().map(Claim::PowerAtMost);
    }
    let signed = before.starts_with(['+', '-']);
    before.parse().ok().filter(|_| signed).map(Claim::Power)
}

/// "a minion of power 3", "of printed power 3": not "3 or less".
pub fn exact_power(before: &[&str], rest: &[&str]) -> Option<i32> {
    let before = before.strip_suffix(&["printed"]).unwrap_or(before);
    let of_minions = matches!(before, [.., what, "of"] if what.starts_with("minion"));
    let n = rest.first()?.parse().ok()?;
    (of_minions && rest.get(1) != Some(&"or")).then_some(n)
}

/// "gain 1 VP", "lose 1 VP": the words before "VP".
pub fn points(before: &[&str]) -> Option<Claim> {
    let [.., verb, n] = before else { return None };
    let sign = if verb.starts_with("lose") { -1 } else { 1 };
    n.parse::<i32>().ok().map(|n| Claim::Vp(sign * n))
}

/// "any number of +1 power counters", or of anything else.
pub fn any_number(rest: &[&str]) -> Claim {
    let what = rest.iter().skip(1).find(|w| !matches!(**w, "of" | "the"));
    if what == Some(&"+1") { Claim::AnyCounters } else { Claim::AnyNumber }
}

/// "a +1 power counter", "two +1 power counters": the words before "power".
pub fn counters(before: &[&str]) -> Option<Claim> {
    let [.., how_many, "+1"] = before else { return None };
    let n = if *how_many == "a" { Some(1) } else { number(how_many) };
    n.map(|n| Claim::Counters(n.into()))
}

/// A number of a text, or as many for each of several: "For each ..., +2 power", "+2 power for each ...", be it for a while.
pub fn times(claim: Claim, words: &[&str], rest: &[&str]) -> Claim {
    let for_a_while = matches!(rest, ["until", "the", "end", "of", _, "turn", ..]);
    let rest = if for_a_while { &rest[6..] } else { rest };
    let each = |words: &[&str]| matches!(words, ["for", "each" | "every", ..]);
    if each(words) || each(rest) { claim.for_each() } else { claim }
}

/// A small number, or none.
pub fn number(word: &str) -> Option<u16> {
    let words = ["zero", "one", "two", "three", "four", "five", "six"];
    words.iter().position(|w| *w == word).map(|n| n as u16)
}

#[cfg(test)]
fn claims(text: &str) -> Vec<Claim> {
    crate::claims::claims(&crate::claims::words(text))
}

#[test]
fn counters_are_not_power() {
    assert_eq!(claims("Place a +1 power counter on it"), [Claim::Counters(1)]);
    assert_eq!(claims("It gets two +1 power counters"), [Claim::Counters(2)]);
    assert_eq!(claims("Remove any number of the +1 power counters"), [Claim::AnyCounters]);
    assert_eq!(claims("Discard any number of cards"), [Claim::AnyNumber]);
    assert_eq!(claims("As many +1 power counters as its power"), []);
    let for_each = "It gains +1 power until the end of the turn for each +1 power counter on it";
    assert_eq!(claims(for_each), [Claim::PowerEach(1)]);
    assert_eq!(claims("It gains +1 power until the end of the turn"), [Claim::Power(1)]);
}

#[test]
fn points_are_gained_or_lost() {
    assert_eq!(claims("Gain 1 VP"), [Claim::Vp(1)]);
    assert_eq!(claims("Lose 1 VP to draw a card"), [Claim::Vp(-1)]);
    assert_eq!(claims("Its printed power is treated as 5"), [Claim::TreatedAs(5)]);
}

#[test]
fn for_each_counts_before_and_after() {
    let leads = "For each monster here, this card has +2 power";
    assert_eq!(claims(leads), [Claim::Here, Claim::PowerEach(2)]);
    assert_eq!(
        claims("For each of them, place a +1 power counter on it"),
        [Claim::CountersEach(1)]
    );
    assert_eq!(claims("They gain 1 VP for each player"), [Claim::VpEach(1)]);
    assert_eq!(claims("It has +2 power. Draw a card for each player"), [Claim::Power(2)]);
}

#[test]
fn a_power_can_be_meant_exactly() {
    use Claim::{May, Minions, PowerAtMost, PowerIs, Yours};
    let three = [PowerIs(3), Minions];
    assert_eq!(claims("Search your deck for a minion of power 3"), three);
    assert_eq!(claims("Return a minion of printed power 3"), three);
    assert_eq!(claims("Destroy a minion of power 3 or less"), [PowerAtMost(3), Minions]);
    let when = "After you play another minion of power 3, you may move one of your minions";
    assert_eq!(claims(when), [May, Yours, Minions]);
}
