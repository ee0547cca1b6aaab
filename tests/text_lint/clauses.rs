//! Sentences cut where they speak of several things: alternatives, two ends of one deed, one thing beside another.

use crate::claims::{self, Claim};
use crate::text::Sentence;

/// Which of the alternatives of a sentence this is, and of how many: "... OR ...", or "...; or ..." where it is printed small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    pub at: u8,
    pub of: usize,
}

/// A sentence as those that it is made of: its alternatives, each with what is asked or given one after the other.
pub fn clauses(sentence: &str) -> Vec<Sentence> {
    let parts: Vec<&str> = sentence.split(" OR ").flat_map(|part| part.split("; or ")).collect();
    if let [whole] = parts[..] {
        return ends(whole);
    }
    // "You may ... OR ..." is of all of them.
    let may = Sentence::read(parts[0]).has(Claim::May);
    let mut read = Vec::new();
    for (at, part) in (0..).zip(&parts) {
        let mut clauses = ends(part);
        for sentence in &mut clauses {
            sentence.alternative = Some(Alternative { at, of: parts.len() });
            sentence.may |= may;
        }
        read.append(&mut clauses);
    }
    read
}

/// "Transfer ... from one card to another", "one minion duels another", "move one minion and another": two questions.
fn ends(sentence: &str) -> Vec<Sentence> {
    if let Some(at) = sentence.find(" duels ") {
        let (challenger, challenged) = sentence.split_at(at);
        return two(challenger, challenged);
    }
    if let Some([first, second]) = beside(sentence) {
        return two(&first, &second);
    }
    let whither = sentence.find("ransfer ").and_then(|at| {
        let from = at + sentence[at..].find(" from ")?;
        Some(from + sentence[from..].find(" to ")?)
    });
    let (whence, whither) = sentence.split_at(whither.unwrap_or(sentence.len()));
    let parts = [whence, whither].into_iter().filter(|part| !part.is_empty());
    parts.map(Sentence::read).collect()
}

fn two(first: &str, second: &str) -> Vec<Sentence> {
    let mut ends = [first, second].map(Sentence::read);
    ends.iter_mut().for_each(|s| s.is_end = true);
    ends.into()
}

/// "Move a minion of yours and a minion of another player", "play an extra minion and/or an extra action": with
/// what stands before the first, each of them.
fn beside(sentence: &str) -> Option<[String; 2]> {
    let (at, and) = [" and/or ", " and "]
        .into_iter()
        .flat_map(|and| sentence.match_indices(and))
        .find(|(at, and)| names_a_card(&sentence[at + and.len()..]))?;
    let (before, second) = (&sentence[..at], &sentence[at + and.len()..]);
    let mut starts = before.match_indices(' ').map(|(space, _)| space + 1);
    let first = starts.rfind(|&start| names_a_card(&before[start..]))?;
    Some([before.to_owned(), format!("{}{second}", &before[..first])])
}

/// "a minion ...", "an extra action ...": begins with a card of some kind.
fn names_a_card(text: &str) -> bool {
    let words = claims::words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let ["a" | "an" | "another" | "one", rest @ ..] = &words[..] else { return false };
    let rest = rest.strip_prefix(&["extra"]).unwrap_or(rest);
    rest.split_first().is_some_and(|(word, rest)| claims::kind(word, rest).is_some())
}

#[cfg(test)]
fn claimed(sentence: &str) -> Vec<Vec<Claim>> {
    clauses(sentence).into_iter().map(|s| s.claims).collect()
}

#[test]
fn alternatives_are_read_apart() {
    let read = clauses("Place a counter on a minion here OR destroy one of your minions");
    let which = |at| Some(Alternative { at, of: 2 });
    assert_eq!([read[0].alternative, read[1].alternative], [which(0), which(1)]);
    assert_eq!(read[0].claims, [Claim::Here, Claim::Minions]);
    assert_eq!(read[1].claims, [Claim::Yours, Claim::Minions]);
    assert_eq!(clauses("Draw a card")[0].alternative, None);
    let permits = |text| clauses(text).iter().map(Sentence::permits).collect::<Vec<_>>();
    assert_eq!(permits("You may destroy a minion OR draw a card"), [true, true]);
    assert_eq!(permits("You may destroy a minion; or draw a card"), [true, true]);
    assert_eq!(permits("Destroy up to two minions OR destroy an action"), [true, false]);
}

#[test]
fn what_stands_beside_something_is_read_apart() {
    let run = claimed("Move a minion of yours and a minion of another player from there");
    assert_eq!(
        run,
        [vec![Claim::Yours, Claim::Minions], vec![Claim::OtherPlayers, Claim::Minions]]
    );
    let extra =
        claimed("You may play an extra minion of power 2 or less here and/or an extra action");
    let minion = [Claim::May, Claim::Extra, Claim::Minions, Claim::PowerAtMost(2), Claim::Here];
    assert_eq!(extra.len(), 2);
    assert!(extra[0].len() == minion.len() && minion.iter().all(|c| extra[0].contains(c)));
    assert_eq!(extra[1], [Claim::May, Claim::Extra, Claim::Actions]);
    // Not another deed, and not another card beside this one.
    assert_eq!(clauses("Destroy a minion and draw a card").len(), 1);
    assert_eq!(clauses("Move this minion and another of your minions").len(), 1);
}
