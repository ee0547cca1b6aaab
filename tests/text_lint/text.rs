//! A card's text: the sentences that each of its abilities has to keep.

use crate::claims::{self, Claim};
use crate::clauses::{Alternative, clauses};
use smashup::engine::ability::{Ability, Label};
use smashup::engine::act::Act;
use smashup::engine::def::CardDef;
use smashup::engine::kinds::Bound;

/// One sentence.
#[derive(Clone, Debug)]
pub struct Sentence {
    words: Vec<String>,
    pub claims: Vec<Claim>,
    /// Which alternative it is, if it is one.
    pub alternative: Option<Alternative>,
    /// It or what stands before it says "may".
    pub may: bool,
    /// It and another are asked for one after the other.
    pub is_end: bool,
}

impl Sentence {
    /// Whether it leaves a number open.
    pub fn says_how_many(&self) -> bool {
        self.claims.iter().any(|c| matches!(c, Claim::UpTo(_) | Claim::AnyNumber))
    }

    pub fn read(text: &str) -> Sentence {
        let words = claims::words(text);
        let claims = claims::claims(&words);
        let may = claims.contains(&Claim::May);
        Sentence { words, claims, alternative: None, may, is_end: false }
    }

    /// Whether a word of it begins so.
    pub fn speaks_of(&self, stem: &str) -> bool {
        self.words.iter().any(|w| w.starts_with(stem))
    }

    /// The words after each place where it has this verb. A "player" does not play, and a "discard pile" is a thing.
    pub fn after(&self, verb: &str) -> impl Iterator<Item = &[String]> {
        let after = |i: usize| &self.words[i + 1..];
        let is_verb = move |i: usize| {
            let thing = after(i).first().is_some_and(|next| next == "pile");
            let ending = self.words[i].strip_prefix(verb).filter(|_| !thing);
            ending.is_some_and(|e| matches!(e, "" | "s" | "es" | "d" | "ed" | "n"))
        };
        (0..self.words.len()).filter(move |&i| is_verb(i)).map(after)
    }

    /// Whether it has this verb.
    pub fn does(&self, verb: &str) -> bool {
        self.after(verb).next().is_some()
    }

    /// Whether it says this of everything that happened: what it does may be seen several times at once.
    pub fn answers_each(&self) -> bool {
        self.words.first().is_some_and(|w| w == "after")
    }

    /// Whether it gives something to another one for each: "For each minion destroyed, its controller gains 1 VP".
    pub fn gives_apart(&self) -> bool {
        self.words.starts_with(&["for".to_owned(), "each".to_owned()])
            && self.words.iter().any(|w| w == "its")
    }

    /// Whether it takes so many from several cards together: "remove two +1 power counters from your minions".
    pub fn is_spread(&self) -> bool {
        self.does("remove")
            && self
                .words
                .windows(3)
                .any(|w| matches!(w, [from, _, of] if from == "from" && of == "minions"))
    }

    /// Whether it takes a card off the top of a deck: the others that are revealed are shuffled in, whatever they are.
    pub fn is_off_the_top(&self) -> bool {
        self.words.windows(3).any(|w| w == ["off", "the", "top"])
    }

    /// Whether it is whom somebody named before duels.
    pub fn is_challenged(&self) -> bool {
        self.words.first().is_some_and(|w| w == "duels")
    }

    /// Whether it is where a transfer goes.
    pub fn is_goal(&self) -> bool {
        self.words.first().is_some_and(|w| w == "to")
    }

    /// Whether it is to be kept while this alternative is carried out.
    pub fn is_open(&self, chosen: Option<Alternative>) -> bool {
        match (self.alternative, chosen) {
            (Some(own), Some(chosen)) if own.of == chosen.of => own == chosen,
            _ => true,
        }
    }

    pub fn has(&self, claim: Claim) -> bool {
        self.claims.contains(&claim)
    }

    /// Whether it lets somebody do less than all.
    pub fn permits(&self) -> bool {
        let any = |c: &Claim| matches!(c, Claim::AnyNumber | Claim::AnyCounters);
        let less = |c: &Claim| matches!(c, Claim::Extra | Claim::UpTo(_));
        self.may || self.claims.iter().any(|c| any(c) || less(c))
    }
}

/// What a card is besides its type, in a sentence of its own: that does nothing.
const KINDS: [&str; 1] = ["Wraith"];

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
            ("Minion: ", Label::Minion),
            ("Action: ", Label::Action),
        ] {
            if let Some(rest) = sentence.strip_prefix(word) {
                (label, sentence) = (begins, rest);
            }
        }
        let only_where = sentence.starts_with("Play on ") && !sentence.contains(" and ");
        let is_kind = KINDS.contains(&sentence);
        if !sentence.is_empty() && !only_where && !is_kind {
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

/// The sentences an ability has to keep: those under its label; where as many abilities as sentences stand
/// there, each has its own; else what says that somebody cannot play is kept by what forbids it, and by nothing else.
/// A Special that plays the card does also what the card does.
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
    } else {
        let forbids = |a: &Ability| matches!(a.act, Act::Bound(Bound::Forbidden, _));
        let says = |s: &str| s.contains("cannot play");
        let beside = || def.abilities().filter(|(_, a)| a.label == ability.label);
        if beside().any(|(_, a)| forbids(a)) && beside().any(|(_, a)| !forbids(a)) {
            own.retain(|s| says(s) == forbids(ability));
        }
    }
    if ability.label == Label::Special
        && own.iter().any(|s| s.to_lowercase().contains("play this card"))
    {
        own.extend(under(Label::None));
    }
    own.into_iter().flat_map(clauses).collect()
}

/// The labels of the text that no ability has, and those of abilities that the text has not. What another card has for a
/// while needs none: it stands in the sentence that gives it. What a Special does later is no Special of its own.
pub fn stray_labels(def: &CardDef) -> Vec<Label> {
    let written: Vec<Label> = labelled(def.text).into_iter().map(|(l, _)| l).collect();
    let coded: Vec<(Label, bool)> = def.abilities().map(|(_, a)| (a.label, a.is_lent())).collect();
    let in_text = |&(label, lent): &(Label, bool)| match (lent, label) {
        (true, Label::None) => !written.is_empty(),
        (true, Label::Special) => false,
        _ => written.contains(&label),
    };
    let uncoded = written.iter().copied().filter(|&l| coded.iter().all(|&(c, _)| c != l));
    let unwritten = coded.iter().filter(|c| !in_text(c)).map(|&(label, _)| label);
    uncoded.chain(unwritten).collect()
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

#[test]
fn what_a_card_is_played_on_stands_before_its_labels() {
    let text = "You can only play this card on Mondays. Play on a minion. Ongoing: It sleeps.";
    assert_eq!(played_on(text), Some("Play on a minion"));
    assert_eq!(played_on("Play an extra minion. Ongoing: Play on a base."), None);
}

#[test]
fn what_another_card_has_for_a_while_needs_no_label() {
    use smashup::engine::def::minion;
    use smashup::engine::phrases::at_end_of_turn;
    const ENDS: smashup::engine::ability::Ability = at_end_of_turn(|_| Ok(())).unlabelled();
    let caller = |ability| {
        let text = "Ongoing: It stays. If you control it at the end of the turn, it goes.";
        minion("Caller", 1, 2).text(text).has(at_end_of_turn(|_| Ok(()))).has(ability)
    };
    assert_eq!(stray_labels(&caller(ENDS.lent())), []);
    assert_eq!(stray_labels(&caller(ENDS)), [Label::None]);
    let later = minion("Later", 1, 2).text("Special: It stays. It goes at the end of the turn.");
    let later = later.has(at_end_of_turn(|_| Ok(())).special());
    assert_eq!(stray_labels(&later.has(ENDS.lent())), []);
    assert_eq!(stray_labels(&later.has(ENDS.special().lent())), [Label::Special]);
    assert_eq!(stray_labels(&minion("Mute", 1, 2).has(ENDS.lent())), [Label::None]);
}
