//! What is answered without asking anybody, and what is not: windows of who asked not to be asked again in this scoring, and
//! offers in which who holds the device can do nothing.

use super::super::auto::{idle, quiet, settle};
use super::super::moves::{Do, Focus, Move, Thing};
use super::super::{Crew, Desk, Device, Seating, Stage, Taste};
use super::{Sitting, chance, moment, new_game, play_on, room, round};
use crate::engine::ids::{Ref, Seat, Seats, Stay};
use crate::engine::privacy::Privacy;
use crate::engine::question::{Ask, Why};
use crate::engine::scoring::Stage as Scoring;
use crate::engine::session::Session;
use crate::lesson::{Guide, LEARNER, LESSON, POSITION};

const ASKED: Taste = Taste { auto_pass: false, animated: true };
const PASSED: Taste = Taste { auto_pass: true, animated: true };

fn who(game: &Session) -> Seat {
    game.ask().expect("a question").who
}

fn held(holder: Seat) -> Device {
    Device { holder: Some(holder), ..Device::default() }
}

fn crew(game: &Session, computer: Seat) -> Crew {
    let of = |s: Seat| if s == computer { "easy" } else { "person" };
    let seats: Vec<&str> = game.state().seats().map(of).collect();
    Crew::read(&seats.join(","), seats.len()).expect("a crew")
}

fn is_window(ask: &Ask) -> bool {
    matches!(ask.why, Why::Window(_)) && ask.min == 0
}

/// A chance to answer what has happened.
fn is_answer(ask: &Ask) -> bool {
    ask.why == Why::React && ask.min == 0
}

/// A window in which who is asked has nothing to use.
fn is_empty(ask: &Ask) -> bool {
    is_window(ask) && ask.options.is_empty()
}

/// A window of a scoring, in which who is asked has something to use.
fn in_scoring(game: &Session) -> bool {
    let offers = |a: &Ask| is_window(a) && !a.options.is_empty();
    game.state().scoring.is_some() && game.ask().is_some_and(offers)
}

#[test]
fn an_empty_window_is_passed_where_only_the_holder_could_be_meant() {
    let mut met = [0; 3];
    for seed in 0..40 {
        let mut game = new_game(seed, 2 + seed as usize % 3, Privacy::Table);
        play_on(&mut game, seed, |game| {
            let Some(ask) = game.ask().filter(|a| is_window(a)) else { return };
            let empty = is_empty(ask);
            let only = round(game) == [ask.who];
            for holder in game.state().seats() {
                let own = holder == ask.who;
                assert_eq!(idle(game, held(holder), PASSED), own && empty && only, "{ask:?}");
                assert!(!idle(game, held(holder), ASKED), "who wants to be asked is asked");
            }
            assert!(!idle(game, Device::default(), PASSED), "nobody holds the device");
            let open = Device { open: true, ..Device::default() };
            assert_eq!(idle(game, open, PASSED), empty, "with open hands it tells nothing");
            assert!(!idle(game, open, ASKED));
            let computers = Device { crew: crew(game, ask.who), ..held(ask.who) };
            assert!(!idle(game, computers, PASSED), "a computer answers for itself");
            let called = Device { called: Some(ask.who), ..held(ask.who) };
            assert!(!idle(game, called, PASSED), "who wanted to look looks");
            met[0] += u32::from(empty && only);
            met[1] += u32::from(empty && !only);
            met[2] += u32::from(!empty);
        });
    }
    assert!(met.iter().all(|&n| n > 20), "{met:?}");
}

#[test]
fn an_empty_chance_to_answer_is_passed_where_nobody_hands_the_device_over() {
    let mut met = [0; 2];
    for seed in 0..20 {
        let mut game = new_game(seed, 3, Privacy::Table);
        play_on(&mut game, seed, |game| {
            let Some(ask) = game.ask().filter(|a| is_answer(a)) else { return };
            let empty = ask.options.is_empty();
            let other = game.state().seats().find(|&s| s != ask.who).expect("another");
            let open = Device { open: true, ..Device::default() };
            let lone =
                Device { alone: Some(ask.who), crew: crew(game, other), ..Device::default() };
            for device in [open, lone] {
                assert_eq!(idle(game, device, PASSED), empty, "{ask:?}");
                assert!(!idle(game, device, ASKED));
            }
            assert!(!idle(game, held(ask.who), PASSED), "it would tell what is in the hand");
            met[usize::from(empty)] += 1;
        });
    }
    assert!(met.iter().all(|&n| n > 0), "{met:?}");
}

#[test]
fn only_offers_are_passed() {
    for seed in 0..20 {
        let mut game = new_game(seed, 3, Privacy::Table);
        play_on(&mut game, seed, |game| {
            let offers = |a: &Ask| is_window(a) || (is_answer(a) && a.options.is_empty());
            let Some(ask) = game.ask().filter(|a| !offers(a)) else { return };
            let all = game.state().seats().fold(Seats::NONE, Seats::with);
            let base = game.state().scoring.as_ref().map(|s| s.base);
            let device = Device { open: true, quiet: base.map(|b| (b, all)), ..held(ask.who) };
            assert!(!idle(game, device, PASSED), "{ask:?}");
        });
    }
}

#[test]
fn who_said_so_is_passed_in_this_scoring_and_in_no_other() {
    let game = moment(3, in_scoring);
    let (who, base) = (who(&game), game.state().scoring.as_ref().expect("a scoring").base);
    let said = |base: Ref, seat| Device { quiet: Some((base, Seats::only(seat))), ..held(seat) };
    let elsewhere = Ref { stay: Stay(base.stay.0 + 1), ..base };
    let another = game.state().seats().find(|&s| s != who).expect("another");
    for taste in [ASKED, PASSED] {
        assert!(idle(&game, said(base, who), taste), "also with something to use");
        assert!(idle(&game, Device { holder: None, ..said(base, who) }, taste), "wherever it is");
        assert!(!idle(&game, said(elsewhere, who), taste), "of another base");
        assert!(!idle(&game, said(base, another), taste), "it was somebody else's word");
    }
    assert_eq!(quiet(&game, said(base, who)), Seats::only(who));
    assert_eq!(quiet(&game, said(elsewhere, who)), Seats::NONE);
    assert_eq!(quiet(&game, Device::default()), Seats::NONE);
    let later = moment(3, |g| g.state().scoring.is_none() && g.state().turn > 3);
    assert_eq!(quiet(&later, said(base, who)), Seats::NONE, "nothing scores");
}

#[test]
fn settling_passes_all_who_are_not_to_be_asked_and_stops_at_the_first_who_is() {
    let game = moment(3, |g| in_scoring(g) && round(g).len() == 3);
    let (asked, base) = (round(&game), game.state().scoring.as_ref().expect("a scoring").base);
    let but_last = asked[..2].iter().fold(Seats::NONE, |all, &s| all.with(s));
    let device = Device { quiet: Some((base, but_last)), ..held(asked[0]) };
    let mut settled = game.clone();
    assert_eq!(settle(&mut settled, device, ASKED), asked[..2], "each once, in their order");
    assert_eq!(who(&settled), asked[2]);
    let given: Vec<_> = settled.answers().skip(game.answers().count()).collect();
    assert!(given.len() == 2 && given.iter().all(|r| r.picks.is_empty()));
    let mut same = game.clone();
    assert_eq!(settle(&mut same, held(asked[0]), ASKED), []);
    assert!(same.answers().eq(game.answers()), "who is to be asked is not passed");
}

#[test]
fn quiet_holds_for_the_whole_scoring_and_can_be_taken_back() {
    let mut met = [0; 3];
    for sitting in (0..60).map(Sitting::of).filter(|s| s.crew.is_empty() && !s.open_hands) {
        let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
        // The base that scores, and who does not want to be asked meanwhile.
        let mut said: Option<(Ref, Seat)> = None;
        while let Some(what) = room::next(&desk, &mut rng) {
            let now = desk.game().state().scoring.as_ref().map(|s| s.base);
            let before = said;
            said = said.filter(|(base, _)| Some(*base) == now);
            if before.is_some() && said.is_none() {
                assert_eq!(desk.facts().quiet, Seats::NONE, "it is over with the scoring");
                met[0] += 1;
            }
            if let (None, Some(base), Stage::OpenCall(seats)) = (said, now, desk.stage().clone()) {
                let seat = *seats.last().expect("somebody is called");
                assert!(desk.step(Move::Quiet(seat)).contains(&Do::Focus(Focus::Onward)));
                let scores = desk.game().state().scoring.as_ref().map(|s| s.base);
                said = Some((base, seat)).filter(|_| scores == Some(base));
                let shown = matches!(desk.stage(), Stage::Show(_));
                if said.is_some() && desk.stage().shows_table() && !shown {
                    let mut back = desk.clone();
                    back.step(Move::AskAgain(seat));
                    assert!(!back.facts().quiet.has(seat), "{seat:?} is asked after all");
                    met[2] += 1;
                }
            } else {
                desk.step(what);
            }
            let Some((base, seat)) = said else { continue };
            if desk.game().state().scoring.as_ref().is_none_or(|s| s.base != base) {
                continue;
            }
            assert!(desk.facts().quiet.has(seat));
            if let Stage::OpenCall(seats) = desk.stage() {
                assert!(!seats.contains(&seat), "who is quiet is not called");
                met[1] += 1;
            }
            let windows = desk.asked().is_some_and(|a| matches!(a.ask.why, Why::Window(_)));
            assert!(!windows || desk.asked().is_some_and(|a| a.ask.who != seat));
        }
    }
    assert!(met.iter().all(|&n| n > 10), "{met:?}");
}

#[test]
fn where_nothing_scores_nobody_can_ask_to_be_left_alone() {
    let mut desk = Desk::new(new_game(3, 3, Privacy::Exact), Seating::default());
    let before = desk.clone();
    for what in [Move::Quiet(Seat(0)), Move::AskAgain(Seat(0))] {
        assert_eq!(desk.step(what), []);
        assert_eq!((desk.facts(), desk.stage()), (before.facts(), before.stage()));
    }
}

/// Plays at random with this taste; how often an empty window was put before somebody, and for how many it was passed.
fn played_with(taste: Taste) -> (usize, usize) {
    let (mut asked, mut passed) = (0, 0);
    for seed in 0..12 {
        let game = new_game(seed, 2, Privacy::Table);
        let mut desk = Desk::new(game, Seating { open_hands: true, ..Seating::default() });
        desk.prefer(taste);
        let mut rng = chance(seed);
        while let Some(what) = room::next(&desk, &mut rng) {
            desk.step(what);
            asked += usize::from(desk.game().ask().is_some_and(is_empty));
            let told = desk.said().is_some_and(|s| s.text.starts_with("Passed for"));
            passed += usize::from(told);
        }
        assert!(*desk.stage() != Stage::Over || desk.said().is_none(), "nothing lies on the end");
    }
    (asked, passed)
}

#[test]
fn passing_by_itself_is_told_and_is_a_matter_of_taste() {
    let (asked, passed) = played_with(PASSED);
    assert!(asked == 0 && passed > 20, "{asked} asked, {passed} passed");
    let (asked, passed) = played_with(ASKED);
    assert!(asked > 20 && passed == 0, "{asked} asked, {passed} passed");
}

#[test]
fn what_was_only_told_goes_with_the_next_thing_that_is_done() {
    let mut desk = Desk::new(new_game(1, 2, Privacy::Exact), Seating::default());
    let base = desk.view().sites[0].id;
    for bad in [false, true] {
        desk.say("Passed for Ana.".to_owned(), bad);
        desk.step(Move::Aim(None));
        assert!(desk.said().is_some(), "a pointer passes by");
        desk.step(Move::Tap(Thing::Site(base)));
        assert_eq!(desk.said().is_some(), bad, "what was refused is closed by hand");
    }
}

#[test]
fn after_the_award_nobody_passes_until_it_is_scored() {
    let after = |g: &Session| {
        let awarded = g.state().stage().is_some_and(|s| s != Scoring::Before);
        awarded && g.ask().is_some_and(|a| matches!(a.why, Why::Window(_)))
    };
    let before = |g: &Session| g.state().stage() == Some(Scoring::Before) && g.ask().is_some();
    let unscored = |game: Session| {
        let desk = Desk::new(game, Seating { open_hands: true, ..Seating::default() });
        (desk.facts().scoring, desk.facts().unscored)
    };
    assert_eq!(unscored(moment(3, before)), (true, true));
    assert_eq!(unscored(moment(3, after)), (true, false));
}

#[test]
fn who_takes_the_device_is_passed_if_they_can_do_nothing() {
    let empty = |g: &Session| g.ask().is_some_and(is_empty) && round(g).len() == 1;
    let game = moment(3, empty);
    let (who, before) = (who(&game), game.answers().count());
    for (taste, answers) in [(PASSED, before + 1), (ASKED, before)] {
        let mut desk = Desk::new(game.clone(), Seating::default());
        desk.prefer(taste);
        let another = game.state().seats().find(|&s| s != who);
        desk.device_is(|d| (d.holder, d.called) = (another, Some(who)));
        desk.publish();
        assert_eq!(desk.stage(), &Stage::HandOver(who));
        desk.device_is(|d| d.called = None);
        desk.take_device();
        assert!(desk.game().answers().count() >= answers);
        assert_eq!(desk.game().answers().count() == before, taste == ASKED);
        assert!(desk.recap().is_some(), "what has happened is told all the same");
    }
}

#[test]
fn in_a_first_game_nothing_is_passed() {
    let guide = Some(Guide::new(LESSON));
    let device = Desk::new(POSITION.session(), Seating { guide, ..Seating::default() }).device;
    assert_eq!((device.alone, device.guided()), (Some(LEARNER), true));
    let windows = moment(2, |g| g.ask().is_some_and(|a| is_empty(a) && a.who == LEARNER));
    assert!(!idle(&windows, device, PASSED));
    let against = Device { crew: crew(&windows, Seat(1)), ..device };
    assert!(!against.guided() && idle(&windows, against, PASSED), "but against a computer");
}
