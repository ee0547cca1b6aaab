//! Every question can be answered by what is on the screen: by a tap or a button, by a drop where cards are dragged, by
//! a digit where they lie in the hand, and each of these gives the very answer that it seems to give.

use super::super::loose::{hand, loose};
use super::super::manner::{By, answered};
use super::super::moves::{Move, Thing};
use super::super::place::{self, Drawn};
use super::super::{Asked, Desk, Manner, Seating, Sheet, Stage, words};
use super::{Sitting, at, chance, new_game, one_of, room};
use crate::cards::catalog;
use crate::engine::ids::Seat;
use crate::engine::privacy::Privacy;
use crate::engine::question::{Pick, Why};
use crate::engine::session::Session;
use crate::scenario;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The picks of the answers that a move has given.
pub(super) fn given(desk: &Desk, what: &[Move]) -> (Desk, Vec<Vec<Pick>>) {
    let before = desk.game().answers().count();
    let mut desk = desk.clone();
    for what in what {
        desk.step(what.clone());
    }
    let new = desk.game().answers().skip(before).map(|r| r.picks.clone()).collect();
    (desk, new)
}

/// What can be picked is drawn where it can be tapped, or has a button.
pub(super) fn is_drawn(desk: &Desk, asked: &Asked, pick: Pick) {
    let By::Card(card) = answered(pick) else { return };
    let view = desk.view();
    let found = place::find(view, card).expect("what can be picked can be seen");
    let listed = || loose(view, asked).into_iter().chain(hand(view)).any(|l| l.card.id == card);
    let open = found.at.drawn(view.viewer) != Drawn::Loose;
    assert!(open || listed(), "{pick:?} of {:?} is drawn nowhere: {:?}", asked.ask.why, found.at);
    assert!(desk.marks().cards.get(&card).is_some(), "it is marked");
}

/// Whether these are the answers that a place had said; only the first of them where another is asked before the others,
/// which depends on what they hold and could not be known.
fn as_said(then: &Desk, who: Seat, new: &[Vec<Pick>], said: &[Vec<Pick>]) -> bool {
    let another = then.game().ask().is_some_and(|ask| ask.who != who);
    new.starts_with(said) || another && !new.is_empty() && said.starts_with(new)
}

/// A tap, or a button, picks it; a card that is lifted by it can be let go wherever it says.
pub(super) fn by_tap(desk: &Desk, asked: &Asked, pick: Pick) {
    let why = asked.ask.why;
    let tapped = room::pick(desk, pick);
    let (after, new) = given(desk, std::slice::from_ref(&tapped));
    if let Some(lift) = after.held().lift.clone() {
        assert!(new.is_empty() && lift.pick == Some(pick), "{why:?}");
        let mut ways =
            lift.targets.iter().map(|t| (Some(t.at), t.answers.clone())).collect::<Vec<_>>();
        if lift.anywhere {
            ways.push((None, vec![vec![pick]]));
            let again = Move::Tap(Thing::Card(lift.card));
            assert_eq!(given(&after, &[again]).1[0], [pick], "a second tap plays it");
        }
        for (at, answers) in ways {
            let (then, new) = given(&after, &[Move::LetGo(at)]);
            assert!(as_said(&then, lift.who, &new, &answers), "{why:?}: {new:?} for {at:?}");
        }
        return;
    }
    if after.held().chosen == [pick] {
        assert!(new.is_empty() && asked.reads(desk.view(), pick), "{why:?} {pick:?} only reads it");
        assert_eq!(given(&after, &[tapped]).1[0], [pick], "a second tap chooses it");
        assert_eq!(given(&after, &[Move::Confirm]).1[0], [pick], "and so does the button");
        return;
    }
    if new.is_empty() {
        // The sheet of a card whose abilities are to be told apart, or one that has two roles here.
        assert!(matches!(after.sheet(), Some(Sheet::Card(_))), "{why:?} {pick:?} opens no sheet");
        assert_eq!(given(&after, &[Move::Choose(pick)]).1[0], [pick]);
        return;
    }
    assert_eq!(new[0], [pick], "{why:?}");
}

/// A drag of it lifts it, and a drop answers with what the place says.
pub(super) fn by_drop(desk: &Desk, asked: &Asked, pick: Pick) -> bool {
    let Some(card) = pick.card().filter(|&c| asked.drags(desk.view(), c)) else { return false };
    let (after, _) = given(desk, &[Move::Lift(card)]);
    let Some(lift) = after.held().lift.clone() else { panic!("{pick:?} does not lift") };
    for target in &lift.targets {
        let (over, none) = given(&after, &[Move::Aim(Some(target.at))]);
        assert!(none.is_empty() && over.held().over == Some(target.at), "it only hangs there");
        let (then, new) = given(&over, &[Move::LetGo(Some(target.at))]);
        assert!(as_said(&then, lift.who, &new, &target.answers), "{new:?} at {:?}", target.at);
    }
    let (back, none) = given(&after, &[Move::LetGo(None)]);
    assert!(lift.anywhere != none.is_empty(), "beside all it is played or put back");
    assert!(back.held().lift.is_none());
    true
}

/// The n-th digit is a tap on the n-th card of the hand.
pub(super) fn by_key(desk: &Desk, pick: Pick) -> bool {
    let Some(card) = pick.card() else { return false };
    let own = desk.view().viewer.and_then(|s| desk.view().players[s.index()].hand.as_ref());
    let Some(nth) = own.and_then(|h| h.iter().position(|c| c.id == card)) else { return false };
    let (by_key, new) = given(desk, &[Move::Tap(Thing::InHand(nth))]);
    let (by_tap, same) = given(desk, &[Move::Tap(Thing::Card(card))]);
    assert!(new == same && by_key.held() == by_tap.held() && by_key.sheet() == by_tap.sheet());
    true
}

/// Where several are picked, each is one more, a second tap takes it away, and only so many are taken.
pub(super) fn by_several(desk: &Desk, asked: &Asked) {
    let picks: Vec<Pick> = asked.labelled().map(|(p, _)| p).collect();
    let most = usize::from(asked.ask.max).min(picks.len());
    let taps: Vec<Move> = picks[..most].iter().map(|&p| room::pick(desk, p)).collect();
    let (after, none) = given(desk, &taps);
    assert!(none.is_empty(), "nothing is answered before it is confirmed");
    assert_eq!(after.held().chosen, picks[..most], "{:?}", asked.ask.why);
    let (fewer, _) = given(&after, &taps[..1]);
    assert_eq!(fewer.held().chosen, picks[1..most]);
    let (_, new) = given(&after, &[Move::Confirm]);
    assert_eq!(new.first(), Some(&picks[..most].to_vec()));
}

/// The names of all kinds of questions: a match that the compiler keeps whole has a line for each.
fn all_kinds() -> BTreeSet<&'static str> {
    let lines = include_str!("../words.rs").lines();
    lines.filter_map(|line| line.trim().strip_prefix("Why::")?.split('"').nth(1)).collect()
}

/// All scenarios, far ones after each other, so that the first of them are of all sets.
pub(super) fn scenarios() -> Vec<PathBuf> {
    const APART: usize = 16;
    let mut all = files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")));
    all.sort();
    (0..APART).flat_map(|first| all.iter().skip(first).step_by(APART)).cloned().collect()
}

/// Looks at every moment of a scenario.
pub(super) fn watch_scenario(file: &Path, mut look: impl FnMut(&Session)) {
    let text = std::fs::read_to_string(file).expect("a readable scenario");
    // Whether it holds is another test's matter.
    let _fails = scenario::watch(catalog(), "", &text, &mut look);
}

/// All files in a folder and those below it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path());
    let of = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    entries.flat_map(of).collect()
}

/// What has been met of the questions, and how they were answered.
#[derive(Default)]
struct Met {
    /// The manners of each kind.
    kinds: BTreeMap<&'static str, BTreeSet<String>>,
    dropped: u32,
    keyed: u32,
}

impl Met {
    /// Notes that this question is open; whether none of its kind and manner was before.
    fn is_first(&mut self, asked: &Asked) -> bool {
        let manner = format!("{:?}", asked.manner);
        let manner = manner.split('(').next().unwrap_or_default().to_owned();
        self.kinds.entry(words::slug(asked.ask.why)).or_default().insert(manner)
    }

    /// Tries the ways to answer an open question: to pick one of its answers, or several, and to decline.
    fn answer(&mut self, desk: &Desk, asked: &Asked, one: Option<Pick>) {
        asked.labelled().for_each(|(pick, _)| is_drawn(desk, asked, pick));
        if asked.ask.max > 1 {
            by_several(desk, asked);
        } else if let Some(pick) = one {
            by_tap(desk, asked, pick);
            self.dropped += u32::from(by_drop(desk, asked, pick));
            self.keyed += u32::from(by_key(desk, pick));
        }
        if asked.ask.min == 0 {
            let none: Vec<Vec<Pick>> = given(desk, &[Move::Decline]).1;
            assert_eq!(none.first(), Some(&Vec::new()), "declining is the empty answer");
        }
    }

    /// Plays games of random factions by people and computers.
    fn play(&mut self) {
        for seed in 0..30 {
            let (mut desk, mut rng) = (Sitting::of(seed).desk(), chance(seed));
            let mut last = usize::MAX;
            while let Some(what) = room::next(&desk, &mut rng) {
                let answers = desk.game().answers().count();
                let asked = desk.asked().cloned().filter(|_| answers != last);
                if let (Stage::Asking { .. }, Some(asked)) = (desk.stage(), asked) {
                    last = answers;
                    let first = self.is_first(&asked);
                    let picks: Vec<Pick> = asked.labelled().map(|(p, _)| p).collect();
                    let one = one_of(&mut rng, &picks).filter(|_| first || answers % 3 == 0);
                    self.answer(&desk, &asked, one);
                }
                desk.step(what);
            }
        }
    }

    fn look(&mut self, game: &Session) {
        let rare = game.ask().is_some_and(|a| !self.kinds.contains_key(words::slug(a.why)));
        if !rare {
            return;
        }
        let open = Seating { open_hands: true, ..Seating::default() };
        let desk = Desk::new(game.clone(), open);
        let asked = desk.asked().expect("with open hands all are asked").clone();
        assert!(self.is_first(&asked));
        for (pick, _) in asked.labelled() {
            self.answer(&desk, &asked, Some(pick));
        }
    }
}

#[test]
fn every_kind_of_question_is_answered_by_tap_drop_and_key() {
    let mut met = Met::default();
    met.play();
    let often = met.kinds.len();
    // A hand in which no minion is comes before all positions.
    let fresh = (0..1000).map(|seed| new_game(seed, 2, Privacy::Table));
    let asks = |game: &Session| game.ask().is_some_and(|a| a.why == Why::NewHand);
    fresh.filter(asks).take(1).for_each(|game| met.look(&game));
    // Those that were not met at random are looked up.
    let all = all_kinds();
    for file in scenarios() {
        if all.iter().all(|kind| met.kinds.contains_key(kind)) {
            break;
        }
        watch_scenario(&file, |game| met.look(game));
    }
    let Met { kinds, dropped, keyed } = met;
    let manners: BTreeSet<&str> = kinds.values().flatten().map(String::as_str).collect();
    for manner in ["Free", "Offer", "Place", "Carry", "Aim", "Several", "Buttons", "List"] {
        assert!(manners.contains(manner), "{manner} is not met: {kinds:?}");
    }
    assert!(often >= 30 && all.len() >= 40, "{often} of {} kinds in random games", all.len());
    let met: BTreeSet<&str> = kinds.into_keys().collect();
    let missing: Vec<_> = all.difference(&met).collect();
    assert!(missing.is_empty(), "met in no game and in no scenario: {missing:?}");
    assert!(dropped > 300 && keyed > 300, "{dropped} drops, {keyed} keys");
}

#[test]
fn a_manner_is_found_from_the_question_alone() {
    let desk = Sitting::of(0).desk();
    assert!(desk.asked().is_none(), "nobody holds the device yet");
    let mut desk = desk;
    while !matches!(desk.asked().map(|a| a.manner), Some(Manner::Free)) {
        let what = room::next(&desk, &mut chance(1)).expect("a way on");
        desk.step(what);
    }
}

/// "Return one of your minions to your hand. You may play it again.": where there is only one it is returned without a question, and
/// whether it is played again is another.
#[test]
fn what_has_left_the_table_is_no_place_to_let_a_card_go() {
    let text = r#"
name = "A minion that returns and may be played again"
rule = "None: it is looked at"

[[player]]
hand = ["Do Over!", "Igor"]

[[player]]

[[base]]
name = "Tortuga"
cards = [{ name = "First Mate", by = 1 }, { name = "King Rex", by = 2 }]

[[base]]
name = "The Mothership"
"#;
    let mut desk = at(text);
    desk.step(Move::Tap(Thing::InHand(0)));
    let lift = desk.held().lift.clone().expect("it is lifted");
    assert!(lift.anywhere && lift.targets.is_empty(), "{lift:?}");
    desk.step(Move::LetGo(None));
    let ask = desk.game().ask().expect("a question");
    assert_eq!((ask.why, ask.min, ask.options.len()), (Why::PlayThis, 0, 1));
}
