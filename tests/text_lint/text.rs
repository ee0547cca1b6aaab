//! A card's text: the sentences that each of its abilities has to keep, and which of them a question is about.

use crate::claims::{self, Claim};
use smashup::engine::ability::Label;
use smashup::engine::def::CardDef;
use smashup::engine::ids::CardId;
use smashup::engine::question::Why;

/// One sentence.
#[derive(Clone, Debug)]
pub struct Sentence {
    words: Vec<String>,
    pub claims: Vec<Claim>,
}

impl Sentence {
    /// Whether it leaves a number open.
    pub fn says_how_many(&self) -> bool {
        self.claims.iter().any(|c| matches!(c, Claim::UpTo(_) | Claim::AnyNumber))
    }

    fn read(text: &str) -> Sentence {
        let words = claims::words(text);
        let claims = claims::claims(&words);
        Sentence { words, claims }
    }

    /// Whether a word of it begins so.
    fn speaks_of(&self, stem: &str) -> bool {
        self.words.iter().any(|w| w.starts_with(stem))
    }

    /// Whether it has this verb. A "player" does not play, and a "discard pile" is a thing.
    fn does(&self, verb: &str) -> bool {
        let next = self.words.iter().skip(1).map(String::as_str).chain([""]);
        self.words.iter().zip(next).any(|(word, next)| {
            let ending = word.strip_prefix(verb).filter(|_| next != "pile");
            ending.is_some_and(|e| matches!(e, "" | "s" | "es" | "d" | "ed" | "n"))
        })
    }

    /// Whether it says this of everything that happened: what it does may be seen several times at once.
    pub fn answers_each(&self) -> bool {
        self.words.first().is_some_and(|w| w == "after")
    }

    /// Whether it is whom somebody named before duels.
    fn is_challenged(&self) -> bool {
        self.words.first().is_some_and(|w| w == "duels")
    }

    /// Whether it is where a transfer goes.
    pub fn is_goal(&self) -> bool {
        self.words.first().is_some_and(|w| w == "to")
    }

    pub fn has(&self, claim: Claim) -> bool {
        self.claims.contains(&claim)
    }

    /// Whether it lets somebody do less than all.
    pub fn permits(&self) -> bool {
        let any = |c: &Claim| matches!(c, Claim::AnyNumber | Claim::AnyCounters);
        let less = |c: &Claim| matches!(c, Claim::May | Claim::Extra | Claim::UpTo(_));
        self.claims.iter().any(|c| any(c) || less(c))
    }
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

/// The sentence that says what the card is played on, if one does; no label stands before it.
pub fn played_on(text: &str) -> Option<&str> {
    let before_labels = text.split(". ").take_while(|s| !s.contains(": "));
    before_labels.into_iter().find(|s| s.starts_with("Play on "))
}

/// "Transfer ... from one card to another", "one minion duels another": the two ends are two different questions.
fn clauses(sentence: &str) -> Vec<Sentence> {
    if let Some(at) = sentence.find(" duels ") {
        let (challenger, challenged) = sentence.split_at(at);
        return [challenger, challenged].map(Sentence::read).to_vec();
    }
    let whither = sentence.find("ransfer ").and_then(|at| {
        let from = at + sentence[at..].find(" from ")?;
        Some(from + sentence[from..].find(" to ")?)
    });
    let (whence, whither) = sentence.split_at(whither.unwrap_or(sentence.len()));
    let parts = [whence, whither].into_iter().filter(|part| !part.is_empty());
    parts.map(Sentence::read).collect()
}

/// The sentences an ability has to keep: those under its label; where as many abilities as sentences stand
/// there, each has its own. A Special that plays the card does also what the card does.
pub fn sentences(def: &CardDef, index: u8) -> Vec<Sentence> {
    let ability = def.ability(index).expect("the card has the ability");
    let under = |label: Label| {
        let all = labelled(def.text).into_iter();
        all.filter(|(l, _)| *l == label).map(|(_, s)| s).collect::<Vec<_>>()
    };
    let mut own = under(ability.label);
    let beside: Vec<u8> =
        def.abilities().filter(|(_, a)| a.label == ability.label).map(|(i, _)| i).collect();
    if beside.len() == own.len() && own.len() > 1 {
        let at = beside.iter().position(|i| *i == index).expect("it is one of them");
        own = vec![own.swap_remove(at)];
    }
    if ability.label == Label::Special
        && own.iter().any(|s| s.to_lowercase().contains("play this card"))
    {
        own.extend(under(Label::None));
    }
    own.into_iter().flat_map(clauses).collect()
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
/// card to do it to; else those that choose; else all. Counters are for what was chosen before, if anything was,
/// and whether to do something is asked where the text says so.
pub fn about(sentences: &[Sentence], why: Why) -> Vec<usize> {
    let verbs: &[&str] = match why {
        Why::Destroy => &["destroy"],
        Why::Return => &["return"],
        Why::Move | Why::MoveAllTo => &["move"],
        Why::MoveTo(_) => &["move", "transfer"],
        Why::Discard => &["discard"],
        Why::ShuffleIn => &["shuffle"],
        Why::PlayExtra(_) | Why::PlayThis => &["play"],
        Why::Place | Why::Take => &["place"],
        Why::Search => &["search"],
        Why::Draw => &["draw"],
        Why::CountersFrom => &["transfer", "remove"],
        Why::CountersTo => &["place", "transfer"],
        Why::Save => &["save"],
        Why::Choose => &["gain", "give", "take"],
        Why::Bury | Why::BuryAt(_) => &["bury"],
        Why::Uncover => &["uncover"],
        Why::Duel => &["duel"],
        _ => &[],
    };
    let cards = ["minion", "action", "card", "microbot"];
    let all: Vec<usize> = (0..sentences.len()).collect();
    let only = |fits: &dyn Fn(&Sentence) -> bool| {
        all.iter().copied().filter(|&i| fits(&sentences[i])).collect::<Vec<_>>()
    };
    let verb = only(&|s| verbs.iter().any(|v| s.does(v)) && cards.iter().any(|c| s.speaks_of(c)));
    let choosing = only(&|s| s.speaks_of("choose"));
    let order = match why {
        Why::CountersTo => [only(&Sentence::is_goal), choosing, verb, all],
        Why::HowMany(_) => [only(&|s| s.has(Claim::AnyCounters)), verb, choosing, all],
        Why::May => [only(&Sentence::permits), verb, choosing, all],
        Why::Count => [only(&Sentence::says_how_many), choosing, all, Vec::new()],
        Why::Choose => [choosing, verb, all, Vec::new()],
        Why::Duel => [duel_ends(sentences), verb, all, Vec::new()],
        _ => [verb, choosing, all, Vec::new()],
    };
    order.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}

/// The two ends of a duel: who duels, and whom.
fn duel_ends(sentences: &[Sentence]) -> Vec<usize> {
    let challenged = sentences.iter().position(Sentence::is_challenged);
    challenged.map_or(Vec::new(), |at| vec![at - 1, at])
}

#[cfg(test)]
use smashup::engine::play::PlayKind;

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

#[test]
fn what_a_card_is_played_on_stands_before_its_labels() {
    let text = "You can only play this card on Mondays. Play on a minion. Ongoing: It sleeps.";
    assert_eq!(played_on(text), Some("Play on a minion"));
    assert_eq!(played_on("Play an extra minion. Ongoing: Play on a base."), None);
}

#[test]
fn questions_are_about_sentences_with_their_verb() {
    let read = |text: &str| text.split(". ").flat_map(clauses).collect::<Vec<_>>();
    let extra = read("Move another player's minion. Play an extra minion from your discard pile");
    assert_eq!(about(&extra, Why::PlayExtra(PlayKind::Minion)), [1]);
    let discard = read("Play a minion from your discard pile. Each player discards a card");
    assert_eq!(about(&discard, Why::Discard), [1]);
    let may = read("Choose a minion. You may discard a card to destroy it");
    assert_eq!(about(&may, Why::May), [1]);
    let save = read("Draw a card. You may destroy this card to save a minion");
    assert_eq!(about(&save, Why::Save), [1]);
}

#[test]
fn a_transfer_is_cut_in_two() {
    let read = clauses(
        "Transfer any number of +1 power counters from your minions here to another minion",
    );
    assert_eq!(read.len(), 2);
    let whence = [Claim::AnyCounters, Claim::Yours, Claim::Here, Claim::Minions];
    assert_eq!(read[about(&read, Why::CountersFrom)[0]].claims, whence);
    let whither = [Claim::Another, Claim::Minions];
    assert_eq!(read[about(&read, Why::CountersTo)[0]].claims, whither);
    assert_eq!(about(&read, Why::HowMany(CardId(0))), [0]);
    assert_eq!(clauses("Move a minion from here to another base").len(), 1);
}

#[test]
fn a_duel_has_two_ends() {
    let read = |text: &str| text.split(". ").flat_map(clauses).collect::<Vec<_>>();
    let noon = read("One of your minions duels a minion of another player. Destroy the loser");
    assert_eq!(about(&noon, Why::Duel), [0, 1]);
    let claims = [vec![Claim::Yours, Claim::Minions], vec![Claim::OtherPlayers, Claim::Minions]];
    assert_eq!([noon[0].claims.clone(), noon[1].claims.clone()], claims);
    let one = read("Draw a card. This minion may duel a minion of another player here");
    assert_eq!(about(&one, Why::Duel), [1]);
}

#[test]
fn what_gets_something_is_chosen() {
    let read = |text: &str| text.split(". ").flat_map(clauses).collect::<Vec<_>>();
    let gains = read("One of your minions gains +2 power. Play an extra action");
    assert_eq!(about(&gains, Why::Choose), [0]);
    let chosen = read("Choose a minion. Each of your minions gains +1 power");
    assert_eq!(about(&chosen, Why::Choose), [0]);
}

#[test]
fn counters_go_to_what_was_chosen() {
    let read = |text: &str| text.split(". ").flat_map(clauses).collect::<Vec<_>>();
    let chosen = read("Choose a minion. Place any number of cards under your deck");
    assert_eq!(about(&chosen, Why::CountersTo), [0]);
    let placed = read("Place a +1 power counter on a minion. Destroy a minion of power 2 or less");
    assert_eq!(about(&placed, Why::CountersTo), [0]);
}
