//! Which sentences a question is about, and what they say of its cards.

use crate::claims::{self, Claim};
use crate::text::Sentence;
use smashup::engine::play::PlayKind;
use smashup::engine::question::Why;

/// What stands between a verb and the cards that it is about.
const LEADS: &str = "a an the another other one two three four up to any number of your extra random each all undead";

impl Sentence {
    /// What it claims of the cards that a question of this kind is about: where it speaks of several kinds of
    /// cards, also that they are of the one that its verb names.
    pub fn claims_for(&self, why: Why) -> Vec<Claim> {
        let mut claims = self.claims.clone();
        if !claims.iter().any(|c| c.is_of_kind()) {
            let verbs = verbs(why).iter().flat_map(|verb| self.after(verb));
            let mut objects: Vec<Option<Claim>> = verbs.map(object).collect();
            objects.dedup();
            if let [Some(only)] = objects[..] {
                claims.push(only);
            }
        }
        claims
    }
}

/// The kind of the cards that a verb is about: "play *a treasure* from the discard pile on a minion".
fn object(after_verb: &[String]) -> Option<Claim> {
    let lead = |word: &str| LEADS.split(' ').any(|lead| lead == word);
    let words: Vec<&str> = after_verb.iter().map(String::as_str).skip_while(|w| lead(w)).collect();
    let (word, rest) = words.split_first()?;
    // "A minion, an action or a card" is of no kind.
    let mut next = rest.iter().skip_while(|w| lead(w));
    let listed = next.next().is_some_and(|w| claims::kind(w, &[]).is_some());
    let or = |w: &[&str]| matches!(w, ["or" | "and" | "and/or", "a" | "an" | "another" | "one"]);
    let joined = matches!(rest, ["or" | "and" | "and/or", ..]) || rest.windows(2).any(or);
    let alone = !listed && !joined;
    claims::kind(word, rest).filter(|_| alone)
}

/// The verbs of the sentences that a question of this kind can belong to.
fn verbs(why: Why) -> &'static [&'static str] {
    match why {
        Why::Destroy => &["destroy"],
        Why::Return => &["return"],
        Why::Move | Why::MoveAllTo => &["move"],
        Why::MoveTo(_) => &["move", "transfer"],
        Why::Transfer => &["transfer"],
        Why::Discard => &["discard"],
        Why::ShuffleIn => &["shuffle"],
        Why::PlayExtra(_) | Why::PlayThis => &["play"],
        Why::Place | Why::Give(_) => &["place"],
        Why::Take => &["place", "draw"],
        Why::Search => &["search"],
        Why::Draw => &["draw"],
        Why::CountersFrom => &["transfer", "remove"],
        Why::CountersTo => &["place", "transfer"],
        Why::Save => &["save"],
        Why::Choose => &["gain", "give", "take", "reveal"],
        Why::Bury | Why::BuryAt(_) => &["bury"],
        Why::Uncover => &["uncover"],
        Why::Store => &["store"],
        Why::Duel => &["duel"],
        _ => &[],
    }
}

/// The positions of those of the `open` sentences that a question of this kind can belong to: those with its verb and a
/// card to do it to; else those that choose; else all. Counters are for what was chosen before, if anything was,
/// what is transferred goes where a sentence says whither, and whether to do something is asked where the text says so.
pub fn about(sentences: &[Sentence], open: impl Fn(&Sentence) -> bool, why: Why) -> Vec<usize> {
    let verbs = verbs(why);
    let cards = ["minion", "action", "card", "microbot", "treasure", "monster"];
    let all: Vec<usize> = (0..sentences.len()).filter(|&i| open(&sentences[i])).collect();
    let only = |fits: &dyn Fn(&Sentence) -> bool| {
        all.iter().copied().filter(|&i| fits(&sentences[i])).collect::<Vec<_>>()
    };
    let verb = only(&|s| verbs.iter().any(|v| s.does(v)) && cards.iter().any(|c| s.speaks_of(c)));
    let choosing = only(&|s| s.speaks_of("choose"));
    let order = match why {
        Why::CountersTo => [only(&Sentence::is_goal), choosing, verb, all],
        Why::MoveTo(_) => [only(&Sentence::is_goal), verb, choosing, all],
        Why::HowMany(_) => [only(&|s| s.has(Claim::AnyCounters)), verb, choosing, all],
        Why::May => [only(&Sentence::permits), verb, choosing, all],
        Why::Count => [only(&Sentence::says_how_many), choosing, all, Vec::new()],
        Why::Choose => [choosing, verb, all, Vec::new()],
        Why::PlayExtra(kind) => {
            [only(&|s| s.does("play") && s.speaks_of(played(kind))), verb, choosing, all]
        }
        Why::Duel => [duel_ends(sentences), verb, all, Vec::new()],
        _ => [verb, choosing, all, Vec::new()],
    };
    order.into_iter().find(|found| !found.is_empty()).unwrap_or_default()
}

/// What such a play is of, in a text.
fn played(kind: PlayKind) -> &'static str {
    match kind {
        PlayKind::Minion => "minion",
        PlayKind::Action => "action",
        PlayKind::Titan => "titan",
        PlayKind::Either => "card",
    }
}

/// The two ends of a duel: who duels, and whom.
fn duel_ends(sentences: &[Sentence]) -> Vec<usize> {
    let challenged = sentences.iter().position(Sentence::is_challenged);
    challenged.map_or(Vec::new(), |at| vec![at - 1, at])
}

#[cfg(test)]
use crate::clauses::clauses;
#[cfg(test)]
use smashup::engine::ids::CardId;

#[cfg(test)]
fn read(text: &str) -> Vec<Sentence> {
    text.split(". ").flat_map(clauses).collect()
}

#[cfg(test)]
fn about_any(sentences: &[Sentence], why: Why) -> Vec<usize> {
    about(sentences, |_| true, why)
}

#[test]
fn questions_are_about_sentences_with_their_verb() {
    let extra = read("Move another player's minion. Play an extra minion from your discard pile");
    assert_eq!(about_any(&extra, Why::PlayExtra(PlayKind::Minion)), [1]);
    let discard = read("Play a minion from your discard pile. Each player discards a card");
    assert_eq!(about_any(&discard, Why::Discard), [1]);
    let may = read("Choose a minion. You may discard a card to destroy it");
    assert_eq!(about_any(&may, Why::May), [1]);
    let save = read("Draw a card. You may destroy this card to save a minion");
    assert_eq!(about_any(&save, Why::Save), [1]);
}

#[test]
fn a_transfer_is_cut_in_two() {
    let read = clauses(
        "Transfer any number of +1 power counters from your minions here to another minion",
    );
    assert_eq!(read.len(), 2);
    let whence = [Claim::AnyCounters, Claim::Yours, Claim::Here, Claim::Minions];
    assert_eq!(read[about_any(&read, Why::CountersFrom)[0]].claims, whence);
    let whither = [Claim::Another, Claim::Minions];
    assert_eq!(read[about_any(&read, Why::CountersTo)[0]].claims, whither);
    assert_eq!(about_any(&read, Why::HowMany(CardId(0))), [0]);
    assert_eq!(clauses("Move a minion from here to another base").len(), 1);
}

#[test]
fn a_duel_has_two_ends() {
    let noon = read("One of your minions duels a minion of another player. Destroy the loser");
    assert_eq!(about_any(&noon, Why::Duel), [0, 1]);
    let claims = [vec![Claim::Yours, Claim::Minions], vec![Claim::OtherPlayers, Claim::Minions]];
    assert_eq!([noon[0].claims.clone(), noon[1].claims.clone()], claims);
    let one = read("Draw a card. This minion may duel a minion of another player here");
    assert_eq!(about_any(&one, Why::Duel), [1]);
}

#[test]
fn what_gets_something_is_chosen() {
    let gains = read("One of your minions gains +2 power. Play an extra action");
    assert_eq!(about_any(&gains, Why::Choose), [0]);
    let chosen = read("Choose a minion. Each of your minions gains +1 power");
    assert_eq!(about_any(&chosen, Why::Choose), [0]);
}

#[test]
fn counters_go_to_what_was_chosen() {
    let chosen = read("Choose a minion. Place any number of cards under your deck");
    assert_eq!(about_any(&chosen, Why::CountersTo), [0]);
    let placed = read("Place a +1 power counter on a minion. Destroy a minion of power 2 or less");
    assert_eq!(about_any(&placed, Why::CountersTo), [0]);
}

#[test]
fn an_action_is_transferred_before_it_goes_somewhere() {
    let mugging = read("Transfer an action from a minion to one of your minions");
    let [whence] = about_any(&mugging, Why::Transfer)[..] else { panic!("one sentence") };
    assert_eq!(mugging[whence].claims_for(Why::Transfer), [Claim::Actions]);
    let [whither] = about_any(&mugging, Why::MoveTo(CardId(0)))[..] else { panic!("one sentence") };
    assert_eq!(mugging[whither].claims, [Claim::Yours, Claim::Minions]);
}

#[test]
fn a_verb_names_the_kind_of_its_cards() {
    let kind = |text: &str, why| read(text)[0].claims_for(why);
    let play = Why::PlayThis;
    assert_eq!(
        kind("Play a treasure on one of your minions", play),
        [Claim::Yours, Claim::Treasures]
    );
    assert_eq!(kind("Play a card, or destroy a minion", play), []);
    assert_eq!(kind("Destroy a minion or an action", Why::Destroy), []);
    assert_eq!(kind("Destroy a minion, an action in play or a card", Why::Destroy), []);
    assert_eq!(kind("Destroy an action, on a minion or on a base, or a card", Why::Destroy), []);
    let after = "After you play a minion, you may play an extra minion here or an extra action";
    assert_eq!(kind(after, play), [Claim::May, Claim::Extra, Claim::Here]);
    let both = "Destroy a minion. Destroy an action on it";
    assert_eq!(read(both)[1].claims_for(Why::Destroy), [Claim::Actions]);
}

#[test]
fn what_can_be_destroyed_is_also_a_monster() {
    let cleave = read("Destroy a monster. You may play any number of the treasures");
    assert_eq!(about_any(&cleave, Why::Destroy), [0]);
    assert_eq!(about_any(&cleave, Why::PlayThis), [1]);
}

#[test]
fn only_what_is_open_is_asked_about() {
    let read = read("Destroy a minion here OR destroy a minion of power 2 or less");
    let second = |s: &Sentence| s.alternative.is_some_and(|a| a.at == 1);
    assert_eq!(about(&read, second, Why::Destroy), [1]);
    assert_eq!(about_any(&read, Why::Destroy), [0, 1]);
}
