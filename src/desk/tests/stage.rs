//! Who may look at what, row by row: each stage by the question and by what is known of the device, in positions of real
//! games. What no stage must ever do is in `secrets.rs`.

use super::super::device::{Point, Request};
use super::super::stage::stage;
use super::super::{Crew, Desk, Device, Seating, Stage, Watch};
use super::{moment, new_game, play_on, round};
use crate::engine::ids::{Ref, Seat, Seats, Stay};
use crate::engine::privacy::Privacy;
use crate::engine::question::{Ask, Why};
use crate::engine::session::Session;

fn who(game: &Session) -> Seat {
    game.ask().expect("a question").who
}

/// The device in these hands.
fn held(holder: Seat) -> Device {
    Device { holder: Some(holder), ..Device::default() }
}

/// The others of a game.
fn others(game: &Session, seat: Seat) -> Vec<Seat> {
    game.state().seats().filter(|&s| s != seat).collect()
}

/// A desk at this game, with the device as it is said.
fn desk(game: &Session, device: Device) -> Desk {
    let mut desk = Desk::new(game.clone(), Seating::default());
    desk.device_is(|d| *d = device);
    desk.publish();
    desk
}

/// Whose hands can be seen there.
fn hands(game: &Session, device: Device) -> Vec<Seat> {
    let desk = desk(game, device);
    let seen = desk.view().players.iter().filter(|p| p.hand.is_some());
    seen.map(|p| p.seat).collect()
}

fn is_window(ask: &Ask) -> bool {
    matches!(ask.why, Why::Window(_)) && ask.private
}

#[test]
fn what_another_decides_from_open_information_shows_no_hand() {
    let theirs = |a: &Ask, g: &Session| !a.private && a.who != g.state().current;
    let game = moment(3, |g| g.ask().is_some_and(|a| theirs(a, g)));
    let who = who(&game);
    for holder in others(&game, who) {
        let device = held(holder);
        assert_eq!(stage(&game, device), Stage::Asking { who, viewer: None });
        assert_eq!(hands(&game, device), [], "neither the holder's nor that of who decides");
        assert!(desk(&game, device).asked().is_some_and(|a| a.ask.who == who), "on the spot");
    }
    assert_eq!(stage(&game, held(who)), Stage::Asking { who, viewer: Some(who) });
    assert_eq!(hands(&game, held(who)), [who]);
}

#[test]
fn a_private_question_waits_until_who_decides_has_the_device() {
    let game = moment(3, |g| g.ask().is_some_and(|a| a.why == Why::PlayCards && a.private));
    let who = who(&game);
    let nobody = Device::default();
    for device in others(&game, who).into_iter().map(held).chain([nobody]) {
        assert_eq!(stage(&game, device), Stage::HandOver(who));
        assert_eq!(hands(&game, device), []);
        assert!(desk(&game, device).asked().is_none());
    }
    assert_eq!(stage(&game, held(who)), Stage::Asking { who, viewer: Some(who) });
    assert_eq!(hands(&game, held(who)), [who]);
}

#[test]
fn only_in_a_computers_turn_does_the_device_lie_on_the_table() {
    let theirs = |a: &Ask, g: &Session| !a.private && a.who != g.state().current;
    let game = moment(3, |g| g.ask().is_some_and(|a| theirs(a, g)));
    let (who, current) = (who(&game), game.state().current);
    let seats = |computer: Seat| -> Vec<&str> {
        game.state().seats().map(|s| if s == computer { "easy" } else { "person" }).collect()
    };
    let crew = |computer| Crew::read(&seats(computer).join(","), 3).expect("a crew");
    let on_table = Device { crew: crew(current), ..Device::default() };
    assert_eq!(stage(&game, on_table), Stage::Asking { who, viewer: None });
    assert_eq!(hands(&game, on_table), []);
    let third = others(&game, who).into_iter().find(|&s| s != current).expect("a third");
    for crew in [Crew::default(), crew(third)] {
        let device = Device { crew, ..Device::default() };
        assert_eq!(stage(&game, device), Stage::HandOver(who), "in a person's turn");
    }
    let device = Device { crew: crew(who), ..held(current) };
    assert_eq!(stage(&game, device), Stage::Watching { who, viewer: None }, "a computer decides");
    assert_eq!(hands(&game, device), []);
}

#[test]
fn all_are_called_where_another_than_the_holder_could_be_meant() {
    let mut met = [0; 4];
    for seed in 0..40 {
        let mut game = new_game(seed, 3, Privacy::Table);
        play_on(&mut game, seed, |game| {
            if !game.ask().is_some_and(is_window) {
                return;
            }
            let (who, asked) = (who(game), round(game));
            let scored = game.state().scoring.as_ref().map(|s| s.base);
            for holder in game.state().seats() {
                let stage = stage(game, held(holder));
                if asked == [holder] {
                    let own = Stage::Asking { who, viewer: Some(who) };
                    assert_eq!(stage, own, "nobody else could be meant");
                    met[0] += 1;
                } else if asked == [game.state().current] {
                    assert_eq!(stage, Stage::HandOver(who), "it is their turn, and theirs alone");
                    met[3] += 1;
                } else {
                    assert_eq!(stage, Stage::OpenCall(asked.clone()));
                    met[1] += 1;
                }
            }
            if asked.len() > 1 {
                // A computer decides for itself first, before anybody behind it is called.
                let of = |s: Seat| if s == asked[1] { "easy" } else { "person" };
                let crew: Vec<&str> = game.state().seats().map(of).collect();
                let crew = Crew::read(&crew.join(","), 3).expect("a crew");
                let own = Stage::Asking { who, viewer: Some(who) };
                assert_eq!(stage(game, Device { crew, ..held(who) }), own);
            }
            // Who said so for this scoring is not called; what that says of another scoring counts for nothing.
            let Some(scored) = scored.filter(|_| asked.len() > 1) else { return };
            let rest = asked[1..].iter().fold(Seats::NONE, |all, &s| all.with(s));
            let quiet = Device { quiet: Some((scored, rest)), ..held(who) };
            assert_eq!(stage(game, quiet), Stage::Asking { who, viewer: Some(who) });
            let last = *asked.last().expect("several");
            let one = Device { quiet: Some((scored, Seats::only(last))), ..held(last) };
            let left = &asked[..asked.len() - 1];
            let their_own = left == [game.state().current];
            let called = Stage::OpenCall(left.to_vec());
            let expected = if their_own { Stage::HandOver(who) } else { called };
            assert_eq!(stage(game, one), expected);
            let other = Ref { stay: Stay(scored.stay.0 + 1), ..scored };
            let before = Device { quiet: Some((other, rest)), ..held(who) };
            assert_eq!(stage(game, before), Stage::OpenCall(asked));
            met[2] += 1;
        });
    }
    assert!(met.iter().all(|&n| n > 20), "{met:?}");
}

#[test]
fn who_has_called_is_asked_and_nobody_is_called_twice() {
    let game = moment(3, |g| g.ask().is_some_and(is_window) && round(g).len() > 1);
    let who = who(&game);
    for holder in game.state().seats() {
        let called = Device { called: Some(who), ..held(holder) };
        let expected = match holder == who {
            true => Stage::Asking { who, viewer: Some(who) },
            false => Stage::HandOver(who),
        };
        assert_eq!(stage(&game, called), expected);
        let another = Device { called: Some(others(&game, who)[0]), ..held(holder) };
        assert!(matches!(stage(&game, another), Stage::OpenCall(_)), "it was somebody else's word");
    }
}

#[test]
fn with_open_hands_or_one_person_nobody_hands_the_device_over() {
    let game = moment(3, |g| g.ask().is_some_and(is_window) && round(g).len() > 1);
    let who = who(&game);
    let open = Device { open: true, ..Device::default() };
    assert_eq!(stage(&game, open), Stage::Asking { who, viewer: Some(who) });
    for alone in game.state().seats() {
        let device = Device { alone: Some(alone), ..Device::default() };
        let viewer = Some(alone);
        let expected = match alone == who {
            true => Stage::Asking { who, viewer },
            false => Stage::Watching { who, viewer },
        };
        assert_eq!(stage(&game, device), expected);
        assert_eq!(hands(&game, device), [alone]);
    }
}

#[test]
fn what_is_put_before_somebody_comes_before_the_question() {
    let game = moment(3, |g| g.ask().is_some_and(|a| a.why == Why::PlayCards));
    let over = moment(2, |g| g.ask().is_none());
    let who = who(&game);
    let drew = others(&game, who)[0];
    let point = Point { seat: who, to: 0, back: 1, turn: false, revealed: false };
    let request = Request { point, agreed: 0 };
    let all = Device {
        drawn: Some(drew),
        revealed: Some(3),
        request: Some(request),
        watch: Some(Watch::Nobody),
        crew: Crew::read("easy,easy,easy", 3).expect("a crew"),
        ..held(drew)
    };
    assert_eq!(stage(&game, all), Stage::Replay(None));
    let played = Device { watch: None, ..all };
    assert_eq!(stage(&game, played), Stage::Agree(request));
    let agreed = Device { request: None, ..played };
    assert_eq!(stage(&game, agreed), Stage::Revealed(3));
    assert_eq!(stage(&over, agreed), Stage::Revealed(3), "also what the last answer revealed");
    let seen = Device { revealed: None, ..agreed };
    assert_eq!(stage(&game, seen), Stage::Drawn(drew), "also before a computer");
    assert_eq!(hands(&game, seen), [drew]);
    assert_eq!(stage(&over, seen), Stage::Over);
    let handed = Device { holder: None, ..seen };
    assert_eq!(stage(&game, handed), Stage::HandOver(drew), "who drew gets it first");
    let lent = Device { lent: true, ..seen };
    assert_eq!(stage(&game, lent), Stage::HandOver(drew), "not who has decided in between");
    let put_away = Device { drawn: None, ..seen };
    assert_eq!(stage(&game, put_away), Stage::Watching { who, viewer: None });
}

/// Each stage: whose hand, who answers, and whether the table is there.
#[test]
fn each_stage_shows_what_it_says() {
    let [a, b] = [Seat(0), Seat(1)];
    let point = Point { seat: a, to: 0, back: 1, turn: false, revealed: false };
    let rows = [
        (Stage::Over, None, None, true),
        (Stage::HandOver(a), None, None, false),
        (Stage::OpenCall(vec![a, b]), None, None, true),
        (Stage::Back(a), None, None, true),
        (Stage::Drawn(a), Some(a), None, false),
        (Stage::Revealed(3), None, None, false),
        (Stage::Agree(Request { point, agreed: 0 }), None, None, false),
        (Stage::Asking { who: a, viewer: Some(a) }, Some(a), Some(a), true),
        (Stage::Asking { who: a, viewer: None }, None, Some(a), true),
        (Stage::Watching { who: a, viewer: Some(b) }, Some(b), None, true),
        (Stage::Watching { who: a, viewer: None }, None, None, true),
        (Stage::Replay(Some(b)), Some(b), None, false),
        (Stage::Replay(None), None, None, false),
    ];
    for (stage, viewer, asked, table) in rows {
        assert_eq!((stage.viewer(), stage.asked()), (viewer, asked), "{stage:?}");
        assert_eq!(stage.shows_table(), table, "{stage:?}");
    }
}
