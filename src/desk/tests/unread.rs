//! What was on the screen to be read is there again after a reload, and when the screen was dark in between.

use super::super::moves::{Do, Move};
use super::super::{Desk, Stage, Unread};
use super::{Sitting, chance, room};
use crate::engine::ids::Seat;

/// Plays until a stage comes in which `stop` is.
fn until(sitting: Sitting, stop: impl Fn(&Stage) -> bool) -> Option<Desk> {
    let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
    while !stop(desk.stage()) {
        let next = room::next(&desk, &mut rng)?;
        desk.step(next);
    }
    Some(desk)
}

/// Tables of people only, with hidden hands.
fn tables() -> impl Iterator<Item = Sitting> {
    (0..60).map(Sitting::of).filter(|s| s.crew.is_empty() && !s.open_hands)
}

#[test]
fn what_somebody_drew_is_handed_to_them_again() {
    let mut met = 0;
    for sitting in tables().take(12) {
        let Some(drawn) = until(sitting, |s| matches!(s, Stage::Drawn(_))) else { continue };
        let Stage::Drawn(seat) = *drawn.stage() else { unreachable!("it stopped there") };
        let cards = drawn.drawn();
        let mut dark = drawn.clone();
        dark.step(Move::Darken);
        for mut again in [sitting.reloaded(&drawn), dark] {
            assert_eq!(again.stage(), &Stage::HandOver(seat), "nobody sees it in between");
            assert!(again.drawn().is_empty());
            again.step(Move::TakeDevice);
            assert_eq!((again.stage(), again.drawn()), (&Stage::Drawn(seat), cards.clone()));
            assert!(again.step(Move::PutDown).contains(&Do::Save), "that it was read is kept");
            assert!(matches!(again.stage(), Stage::HandOver(next) if *next != seat));
            assert_eq!(again.unread().drawn, None);
        }
        met += 1;
    }
    assert!(met > 5, "{met} tables");
}

#[test]
fn what_was_revealed_to_all_is_shown_again_until_it_is_put_away() {
    let mut met = 0;
    for sitting in tables() {
        let Some(shown) = until(sitting, |s| matches!(s, Stage::Revealed(_))) else { continue };
        let mut again = sitting.reloaded(&shown);
        assert_eq!((again.stage(), again.revealed()), (shown.stage(), shown.revealed()));
        assert!(again.step(Move::SeenRevealed).contains(&Do::Save));
        assert!(!matches!(again.stage(), Stage::Revealed(_)));
        let later = sitting.reloaded(&again);
        assert!(!matches!(later.stage(), Stage::Revealed(_)), "it has been put away");
        met += 1;
    }
    assert!(met > 3, "{met} tables");
}

#[test]
fn who_takes_the_device_after_a_reload_is_told_what_happened_since() {
    let mut met = 0;
    for sitting in tables().take(12) {
        let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
        // The second time that the device goes to somebody.
        let mut handed = 0;
        while let Some(next) = room::next(&desk, &mut rng) {
            handed += usize::from(matches!(desk.stage(), Stage::HandOver(_)));
            if handed > sitting.players + 1 {
                break;
            }
            desk.step(next);
        }
        let mut again = sitting.reloaded(&desk);
        if again.stage() != desk.stage() {
            continue;
        }
        desk.step(Move::TakeDevice);
        again.step(Move::TakeDevice);
        assert_eq!(again.recap(), desk.recap(), "{sitting:?}");
        met += usize::from(desk.recap().is_some_and(|from| from < desk.game().log().len()));
    }
    assert!(met > 5, "{met} tables");
}

#[test]
fn who_reloads_before_they_have_read_what_happened_is_told_again() {
    let mut met = [0; 2];
    for sitting in (0..60).map(Sitting::of).filter(|s| !s.open_hands) {
        let (mut desk, mut rng) = (sitting.desk(), chance(sitting.seed));
        let told = |desk: &Desk| !desk.recap_steps().is_empty() && desk.looks_back().is_some();
        while !told(&desk)
            && let Some(next) = room::next(&desk, &mut rng)
        {
            desk.step(next);
        }
        if !told(&desk) {
            continue;
        }
        let mut again = sitting.reloaded(&desk);
        // Who is not alone takes the device first.
        again.step(Move::TakeDevice);
        assert_eq!(again.recap_steps(), desk.recap_steps(), "{sitting:?}");
        assert!(again.step(Move::SkipRecap).contains(&Do::Save), "that it was read is kept");
        let mut later = sitting.reloaded(&again);
        later.step(Move::TakeDevice);
        assert_eq!(later.recap_steps(), [], "{sitting:?}");
        met[usize::from(desk.crew().any())] += 1;
    }
    assert!(met.iter().all(|&n| n > 2), "{met:?}");
}

#[test]
fn what_is_not_of_this_game_is_left_out() {
    let game = super::random_game(3, 20);
    let events = game.log().len();
    for text in ["", "x", "d7.r999999", "s1.s2.s3", "ä", "d.r.s", "d-1"] {
        assert_eq!(Unread::read(text, &game), Unread::default(), "{text}");
    }
    let unread =
        Unread { drawn: Some(Seat(1)), revealed: Some(3), showing: Some(5), seen: vec![4, events] };
    assert_eq!(Unread::read(&unread.written(), &game), unread);
    assert_eq!(Unread::read("s4.s999999", &game).seen, [4, events]);
}

#[test]
fn a_screen_that_would_have_nothing_on_it_does_not_come() {
    let sitting = Sitting::of(1);
    let (game, mut met) = (super::random_game(3, 60), 0);
    for event in 0..game.log().len() {
        let unread = Unread { revealed: Some(event), ..Unread::default() };
        let desk = sitting.sat_at(game.clone(), unread);
        let screen = matches!(desk.stage(), Stage::Revealed(_));
        assert_eq!(screen, !desk.revealed().cards.is_empty(), "{event}");
        met += u32::from(!screen);
    }
    assert!(met > 0, "after the last that was revealed there is nothing");
}
