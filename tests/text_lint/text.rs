//! A card's text: the sentences that each of its abilities has to keep, and what they claim.

use smashup::engine::def::{CardDef, Label};
use smashup::engine::question::Why;

/// Something a sentence says that can be held against what was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// "may": declining is possible.
    May,
    /// An extra play, which nobody has to make.
    Extra,
    /// "up to ...": as many, or fewer, or none.
    UpTo(u8),
    /// "any number".
    AnyNumber,
    /// "another", "other ...": not this card itself.
    Another,
    /// "power ... or less".
    PowerAtMost(i32),
    /// "your minions", "their minions": of the player who is asked.
    Yours,
    /// "another player's ...": not of the player who is asked.
    OtherPlayers,
    /// "here": at the site of this card.
    Here,
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
    /// "gain 1 VP".
    Vp(i32),
}

/// One sentence.
#[derive(Clone, Debug)]
pub struct Sentence {
    words: Vec<String>,
    pub claims: Vec<Claim>,
}

impl Sentence {
    fn read(text: &str) -> Sentence {
        let text = text.to_lowercase();
        let words = text.split(|c: char| !(c.is_alphanumeric() || "'+-".contains(c)));
        let words: Vec<String> = words.filter(|w| !w.is_empty()).map(str::to_owned).collect();
        let claims = claims(&words);
        Sentence { words, claims }
    }

    /// Whether a word of it begins so.
    fn speaks_of(&self, stem: &str) -> bool {
        self.words.iter().any(|w| w.starts_with(stem))
    }

    pub fn has(&self, claim: Claim) -> bool {
        self.claims.contains(&claim)
    }

    /// Whether it lets somebody do less than all.
    pub fn permits(&self) -> bool {
        let less =
            |c: &Claim| matches!(c, Claim::May | Claim::Extra | Claim::UpTo(_) | Claim::AnyNumber);
        self.claims.iter().any(less)
    }
}

fn claims(words: &[String]) -> Vec<Claim> {
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
            "any" if next == "number" => add(Claim::AnyNumber),
            "another" | "other" | "others" => match next {
                "player's" | "players'" => add(Claim::OtherPlayers),
                "base" | "bases" => add(Claim::OtherBase),
                "player" | "players" | "than" => {}
                _ => add(Claim::Another),
            },
            "power" => power(before, rest).into_iter().for_each(&mut add),
            "your" | "their" if next.starts_with("minion") => add(Claim::Yours),
            "your" if before == "from" && rest.starts_with(&["discard", "pile"]) => {
                add(Claim::FromYourDiscard);
            }
            // "to here" and "you have here" say it of something else.
            "here" if before != "to" && before != "have" => add(Claim::Here),
            "vp" if !counts(rest) => {
                before.parse().ok().map(Claim::Vp).into_iter().for_each(&mut add)
            }
            _ => {}
        }
    }
    let speaks_of = |stem: &str| words.iter().any(|w| w.starts_with(stem));
    match ["minion", "action", "card"].map(speaks_of) {
        [true, false, false] => add(Claim::Minions),
        [false, true, false] => add(Claim::Actions),
        _ => {}
    }
    claims
}

/// "... power 2 or less", "+2 power".
fn power(before: &str, rest: &[&str]) -> Option<Claim> {
    if let [n, "or", "less", ..] = rest {
        return n.parse().ok().map(Claim::PowerAtMost);
    }
    let signed = before.starts_with(['+', '-']) && !counts(rest);
    before.parse().ok().filter(|_| signed).map(Claim::Power)
}

/// Whether what was said before is multiplied.
fn counts(rest: &[&str]) -> bool {
    matches!(rest, ["for", "each" | "every", ..])
}

fn number(word: &str) -> Option<u8> {
    let words = ["zero", "one", "two", "three", "four", "five", "six"];
    words.iter().position(|w| *w == word).map(|n| n as u8)
}

/// The text cut at its labels: each sentence with the label it stands under. Where the card is played is the
/// play itself, not an ability.
fn labelled(text: &str) -> Vec<(Label, &str)> {
    let mut label = Label::None;
    let mut found = Vec::new();
    for mut sentence in text.trim_end_matches('.').split(". ") {
        for (word, begins) in [
            ("Ongoing: ", Label::Ongoing),
            ("Special: ", Label::Special),
            ("Talent: ", Label::Talent),
        ] {
            if let Some(rest) = sentence.strip_prefix(word) {
                (label, sentence) = (begins, rest);
            }
        }
        let only_where = sentence.starts_with("Play on ") && !sentence.contains(" and ");
        if !sentence.is_empty() && !only_where {
            found.push((label, sentence));
        }
    }
    found
}

/// The sentences an ability has to keep: those under its label; where as many abilities as sentences stand
/// there, each has its own. A Special that plays the card does also what the card does.
pub fn sentences(def: &CardDef, index: u8) -> Vec<Sentence> {
    let ability = def.ability(index).expect("the card has the ability");
    let under = |label: Label| {
        let all = labelled(def.text).into_iter();
        all.filter(|(l, _)| *l == label).map(|(_, s)| Sentence::read(s)).collect::<Vec<_>>()
    };
    let mut own = under(ability.label);
    let beside: Vec<u8> =
        def.abilities().filter(|(_, a)| a.label == ability.label).map(|(i, _)| i).collect();
    if beside.len() == own.len() && own.len() > 1 {
        let at = beside.iter().position(|i| *i == index).expect("it is one of them");
        own = vec![own.swap_remove(at)];
    }
    let plays_it = |s: &Sentence| s.words.windows(3).any(|w| w == ["play", "this", "card"]);
    if ability.label == Label::Special && own.iter().any(plays_it) {
        own.extend(under(Label::None));
    }
    own
}

/// The labels of the text that no ability has, and those of abilities that the text has not.
pub fn stray_labels(def: &CardDef) -> Vec<Label> {
    let written: Vec<Label> = labelled(def.text).into_iter().map(|(l, _)| l).collect();
    let coded: Vec<Label> = def.abilities().map(|(_, a)| a.label).collect();
    let missing = |here: &[Label], there: &[Label]| {
        here.iter().filter(|l| !there.contains(l)).copied().collect::<Vec<_>>()
    };
    [missing(&written, &coded), missing(&coded, &written)].concat()
}

/// The positions of those sentences that a question of this kind can belong to: those with its verb and a
/// card to do it to; else those that choose; else all.
pub fn about(sentences: &[Sentence], why: Why) -> Vec<usize> {
    let stems: &[&str] = match why {
        Why::Destroy => &["destroy"],
        Why::Return => &["return"],
        Why::Move | Why::MoveTo(_) | Why::MoveAllTo => &["move"],
        Why::Discard => &["discard"],
        Why::ShuffleIn => &["shuffle"],
        Why::PlayExtra(_) | Why::PlayThis => &["play"],
        Why::Place | Why::Take => &["place"],
        Why::Search => &["search"],
        Why::Draw => &["draw"],
        _ => &[],
    };
    let cards = ["minion", "action", "card", "microbot"];
    let all: Vec<usize> = (0..sentences.len()).collect();
    let only = |fits: &dyn Fn(&Sentence) -> bool| {
        all.iter().copied().filter(|&i| fits(&sentences[i])).collect::<Vec<_>>()
    };
    let verb =
        only(&|s| stems.iter().any(|v| s.speaks_of(v)) && cards.iter().any(|c| s.speaks_of(c)));
    let choosing = only(&|s| s.speaks_of("choose"));
    [verb, choosing, all].into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}

#[test]
fn sentences_claim_what_they_say() {
    let claims = |text: &str| Sentence::read(text).claims;
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
fn a_text_is_cut_at_its_labels() {
    let text = "Play on a base. Draw a card. Ongoing: It stays. It goes. Special: Never.";
    let parts = [
        (Label::None, "Draw a card"),
        (Label::Ongoing, "It stays"),
        (Label::Ongoing, "It goes"),
        (Label::Special, "Never"),
    ];
    assert_eq!(labelled(text), parts);
}
