//! The guard against the second press: when it shuts, and how long.

use super::super::guard::{Guard, PAUSE};
use super::super::{Desk, Do, Stage};
use super::{Sitting, chance, room};

/// Who decides, and whether it is the table that is on the screen.
fn screen(desk: &Desk) -> (Option<crate::engine::ids::Seat>, bool, Stage) {
    let who = match desk.stage() {
        Stage::Asking { who, .. } | Stage::Watching { who, .. } => Some(*who),
        _ => None,
    };
    (who, desk.stage().shows_table(), desk.stage().clone())
}

#[test]
fn it_shuts_when_another_decides_or_another_screen_comes_and_only_then() {
    let (mut shut, mut open) = (0, 0);
    for seed in 0..20 {
        let (mut desk, mut rng) = (Sitting::of(seed).desk(), chance(seed));
        while let Some(what) = room::next(&desk, &mut rng) {
            let before = screen(&desk);
            let todo = desk.step(what);
            let changed = before != screen(&desk);
            assert_eq!(todo.contains(&Do::Guard), changed, "{before:?} to {:?}", desk.stage());
            if changed { shut += 1 } else { open += 1 }
        }
    }
    assert!(shut > 500 && open > 500, "{shut} and {open}");
}

#[test]
fn it_is_shut_until_the_screen_is_seen_and_a_moment_longer() {
    let mut guard = Guard::default();
    assert!(!guard.is_shut(0.0), "nothing has changed yet");
    guard.shut();
    assert!(guard.is_shut(1e12), "however long it takes to draw");
    guard.shown(1000.0);
    assert!(guard.is_shut(900.0), "pressed before it was drawn, and heard of only now");
    assert!(guard.is_shut(1000.0 + PAUSE - 1.0));
    assert!(!guard.is_shut(1000.0 + PAUSE));
}
