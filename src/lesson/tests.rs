//! The whole lesson against the engine, so that a change of the rules cannot break it unseen.

use super::guide::picks;
use super::*;
use crate::cards::catalog;
use crate::engine::def::Raises;
use crate::engine::ids::Seat;
use crate::engine::question::{Pick, Why};
use crate::engine::session::Session;
use crate::engine::time::Phase;
use crate::engine::zone::Zone;
use std::collections::BTreeMap;

/// Every answer of one pick or none that the open question allows.
fn legal(session: &Session) -> Vec<Vec<Pick>> {
    let Some(ask) = session.ask() else { return Vec::new() };
    let one = ask.options.iter().map(|&p| vec![p]);
    one.chain([Vec::new()]).filter(|picks| ask.allows(picks)).collect()
}

/// Whether what a step points at is there.
fn is_there(session: &Session, at: At) -> bool {
    let state = session.state();
    let lies = |name: &str, zone: fn(Zone) -> bool| {
        state.cards.iter().any(|c| catalog().def(c.def).name == name && zone(c.zone))
    };
    match at {
        At::Nothing | At::Hand | At::Points(_) => true,
        At::InHand(name) => lies(name, |z| z == Zone::Hand(LEARNER)),
        At::InPlay(name) => lies(name, |z| matches!(z, Zone::Site(_))),
        At::Base(name) | At::Meter(name) => lies(name, |z| matches!(z, Zone::Base(_))),
        At::Done => session.ask().is_some_and(|a| a.who == LEARNER && a.why == Why::PlayCards),
        At::Undo => session.can_undo().is_ok(),
    }
}

/// Gives one answer that the lesson wants, and checks that every other legal one is turned away with a reason.
fn obey(guide: &mut Guide, session: &mut Session, wanted: &str) {
    let step = guide.progress().0;
    assert_eq!(session.ask().map(|a| a.who), Some(LEARNER), "step {step} asks the learner");
    let admitted = |picks: &Vec<Pick>| guide.admits(session, std::slice::from_ref(picks));
    let (right, wrong): (Vec<_>, Vec<_>) = legal(session).into_iter().partition(admitted);
    assert_eq!(right.len(), wanted.split('|').count(), "step {step} admits {wanted:?}");
    let no = guide.step().map_or("", |s| s.no);
    assert!(wrong.is_empty() || !no.is_empty(), "step {step} says why not {wrong:?}");
    let first = wanted.split('|').next().and_then(|w| picks(session, w));
    session.answer(&first.expect("a legal answer")).expect("a legal answer");
    guide.follow(session);
}

/// Plays the lesson to its end; `look` is called as each step begins.
fn play(mut look: impl FnMut(&mut Guide, &mut Session)) -> Session {
    let mut session = POSITION.session();
    let mut guide = Guide::new(LESSON);
    while let Some(step) = guide.step() {
        let n = guide.progress().0;
        assert!(is_there(&session, step.at), "step {n} points at {:?}", step.at);
        assert!(is_there(&session, step.onto), "step {n} leads to {:?}", step.onto);
        look(&mut guide, &mut session);
        match step.until {
            Until::Answers(answers) => {
                answers.iter().for_each(|a| obey(&mut guide, &mut session, a))
            }
            Until::Next | Until::Looked => guide.next(&mut session),
        }
        let over = guide.step().is_none();
        assert!(over || guide.progress().0 == n + 1, "step {n} leads to the next");
    }
    session
}

fn points(session: &Session) -> Vec<i32> {
    session.state().players.0.iter().map(|p| p.vp).collect()
}

#[test]
fn the_lesson_is_played_to_its_end_and_won() {
    let session = play(|_, _| {});
    let state = session.state();
    assert_eq!((state.phase, state.winners.as_slice()), (Phase::Over, &[LEARNER][..]));
    assert!(state.players[LEARNER].vp >= crate::engine::GOAL);
}

#[test]
fn what_the_steps_say_of_points_is_so() {
    // The first base: the learner takes its first number, Ben the second, Cleo the third; the Invader one more.
    let mut seen = Vec::new();
    play(|_, session| seen.push(points(session)));
    let bonus = 1;
    let [first, second, third] = [4, 3, 2]; // printed on the first base
    let start = POSITION.players.iter().map(|p| p.vp).collect::<Vec<_>>();
    assert_eq!(seen[0], start);
    let after = vec![start[0] + first, start[1] + second, start[2] + third + bonus];
    assert!(seen.contains(&after), "{seen:?}");
}

#[test]
fn the_others_are_tied_for_second_at_the_last_base() {
    let before = points(&{
        let mut last = POSITION.session();
        play(|_, session| last = session.clone());
        last
    });
    let after = points(&play(|_, _| {}));
    assert_eq!(after[1] - before[1], after[2] - before[2], "what the last screen says");
    assert!(after[1] > before[1]);
}

#[test]
fn undo_leads_back_to_the_step_and_it_can_be_done_again() {
    let mut taken_back = 0;
    play(|guide, session| {
        let (step, _) = guide.progress();
        let before = session.answers().count();
        while session.can_undo().is_ok() {
            session.undo().expect("just asked");
            guide.follow(session);
            taken_back += 1;
        }
        assert!(guide.progress().0 <= step);
        // The same way forward again.
        while guide.progress().0 < step {
            match guide.step().map(|s| s.until) {
                Some(Until::Answers(answers)) => {
                    answers.iter().for_each(|a| obey(guide, session, a));
                }
                _ => guide.next(session),
            }
        }
        assert_eq!(session.answers().count(), before);
    });
    assert!(taken_back > 0);
}

#[test]
fn who_acts_at_once_passes_over_what_is_to_be_read() {
    let mut session = POSITION.session();
    let mut guide = Guide::new(LESSON);
    let Some(first) = LESSON.iter().position(|s| matches!(s.until, Until::Answers(_))) else {
        panic!("the lesson asks for something")
    };
    assert!(first > 0, "something is to be read before");
    let Until::Answers(answers) = LESSON[first].until else { panic!("as found") };
    let both: Vec<Vec<Pick>> = {
        let mut ahead = session.clone();
        let give = |label: &&str| {
            let answer = picks(&ahead, label).expect("legal");
            ahead.answer(&answer).expect("legal");
            answer
        };
        answers.iter().map(give).collect()
    };
    assert!(guide.admits(&session, &both), "as a drag gives them, in one go");
    for answer in &both {
        session.answer(answer).expect("legal");
    }
    guide.follow(&mut session);
    assert_eq!(guide.progress().0, first + 2, "the step after it is open");
}

#[test]
fn nothing_is_admitted_while_others_are_watched() {
    play(|guide, session| {
        if session.ask().is_some_and(|a| a.who != LEARNER) {
            let all = legal(session);
            assert!(all.iter().all(|picks| !guide.admits(session, std::slice::from_ref(picks))));
        }
    });
}

/// All that are shown somewhere. What is not in the game yet is not shown.
fn positions() -> impl Iterator<Item = &'static Position> {
    static ALL: [&Position; 9] =
        [&POSITION, &SCORES, &TIED, &BURIED, &DUEL, &TITAN, &MONSTERS, &LOST, &GRANTED];
    ALL.into_iter().filter(|position| position.is_known())
}

#[test]
fn every_position_is_possible() {
    for position in positions() {
        let state = position.state();
        state.check().expect("a possible position");
        // Every name is found: sites, what lies there, hands and decks are all there.
        let named: usize =
            position.sites.iter().map(|s| 1 + s.minions.len() + s.with.len()).sum::<usize>()
                + position.players.iter().map(|p| p.hand.len() + p.deck.len()).sum::<usize>()
                + position.bases.len();
        assert_eq!(state.cards.len(), named);
    }
    assert_eq!(sample_cards().len(), CARDS.len());
}

#[test]
fn the_sets_of_its_factions_are_all_that_a_sample_needs() {
    let first = catalog().sets[0].slug;
    for position in positions() {
        let ids = position.factions().filter_map(|name| catalog().faction_named(name));
        let sets: Vec<&str> = ids
            .map(|id| catalog().sets[catalog().factions[usize::from(id.0)].1].slug)
            .chain([first])
            .collect();
        for card in &position.state().cards {
            let set = catalog().defs[usize::from(card.def.0)].set;
            assert!(sets.contains(&catalog().sets[set].slug), "{}", catalog().slug(card.def));
        }
    }
}

#[test]
fn nobody_has_more_of_a_card_than_there_are() {
    let state = POSITION.state();
    for seat in state.seats() {
        let mut copies: BTreeMap<&str, u8> = BTreeMap::new();
        for (n, card) in state.cards.iter().enumerate() {
            let def = catalog().def(card.def);
            if state.owner(crate::engine::ids::CardId(n as u16)) == Some(seat) {
                *copies.entry(def.name).or_default() += 1;
                assert!(copies[def.name] <= def.count, "{} of {seat}", def.name);
            }
        }
    }
}

#[test]
fn the_samples_show_what_they_are_for() {
    let totals = |position: &Position| {
        let state = position.state();
        let site = state.sites[0].id;
        assert!(state.sum(site) >= state.breakpoint(site), "it scores");
        [0, 1, 2].map(|s| state.total(Seat(s), site))
    };
    let [first, second, third] = totals(&SCORES);
    assert!(first > second && second > third && third > 0);
    let [first, second, third] = totals(&TIED);
    assert!(first == second && second > third && third > 0);
}

#[test]
fn what_is_said_under_the_samples_of_other_rules_is_so() {
    let of = |position: &'static Position| {
        let state = position.is_known().then(|| position.state())?;
        let site = state.sites[0].id;
        Some((state, site))
    };
    let power = |state: &crate::engine::state::State, name: &str| {
        let is = |c: &crate::engine::ids::CardId| state.def(*c).name == name;
        state.power(state.table().find(is).expect("it lies there"))
    };
    // Nor may a minion there have power because something is buried.
    let (state, site) = of(&BURIED).expect("its sets are in the game");
    for (name, seat) in BURIED.sites[0].minions {
        let is = |c: &crate::engine::ids::CardId| state.def(*c).name == *name;
        let minion = state.table().find(is).expect("it lies there");
        assert_eq!(state.total(Seat(*seat), site), state.printed_power(minion), "{name}");
    }
    let (state, _) = of(&DUEL).expect("its sets are in the game");
    let [ours, theirs] = [0, 1].map(|n| power(&state, DUEL.sites[0].minions[n].0));
    assert!(ours > theirs);
    let (state, site) = of(&LOST).expect("its sets are in the game");
    assert!(state.total(Seat(0), site) > power(&state, LOST.sites[0].minions[0].0));
    if let Some((state, site)) = of(&TITAN) {
        let minion = power(&state, TITAN.sites[0].minions[0].0);
        assert_eq!(state.total(Seat(0), site), minion + 2);
    }
    if let Some((state, site)) = of(&MONSTERS) {
        let breakpoint = state.def(state.sites[0].base).kind;
        let crate::engine::def::Kind::Base { breakpoint, .. } = breakpoint else {
            panic!("a base")
        };
        assert!(state.breakpoint(site) > breakpoint);
        assert!(state.table().any(|c| state.is_monster(c)));
    }
}

#[test]
fn the_card_that_raises_power_is_the_only_one_of_the_samples() {
    let raises = sample_cards().into_iter().filter(|&d| catalog().def(d).raises == Raises::Played);
    assert_eq!(raises.count(), 1);
}
