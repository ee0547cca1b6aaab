//! How the victory points went from turn to turn.

use crate::engine::event::Happened;
use crate::engine::session::Session;
use serde::{Deserialize, Serialize};

/// The victory points after a turn. Kept as a list of its two values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u32, Vec<i32>)", into = "(u32, Vec<i32>)")]
pub struct Moment {
    /// The number of the turn; 0 before the first.
    pub turn: u32,
    /// The points by seat.
    pub vp: Vec<i32>,
}

impl From<(u32, Vec<i32>)> for Moment {
    fn from((turn, vp): (u32, Vec<i32>)) -> Moment {
        Moment { turn, vp }
    }
}

impl From<Moment> for (u32, Vec<i32>) {
    fn from(moment: Moment) -> (u32, Vec<i32>) {
        (moment.turn, moment.vp)
    }
}

/// The victory points from the beginning on: as they were then, and after each turn that has changed them.
#[must_use]
pub fn course(session: &Session) -> Vec<Moment> {
    let state = session.state();
    let begun = session.log().iter().filter(|e| matches!(e.what, Happened::TurnBegan(_))).count();
    // A position set up by hand may begin in any turn and with any points.
    let mut turn = state.turn.saturating_sub(u32::try_from(begun).unwrap_or(u32::MAX));
    let before = |seat| session.start().map_or(0, |start| start.players[seat].vp);
    let mut vp: Vec<i32> = state.seats().map(before).collect();
    let mut course = vec![Moment { turn, vp: vp.clone() }];
    for event in session.log() {
        match event.what {
            Happened::TurnBegan(_) => turn += 1,
            Happened::GainedVp(seat, n) | Happened::CountedMadness(seat, _, n) => {
                let lost = matches!(event.what, Happened::CountedMadness(..));
                vp[seat.index()] += if lost { -n } else { n };
                match course.last_mut() {
                    Some(last) if last.turn == turn => last.vp.clone_from(&vp),
                    _ => course.push(Moment { turn, vp: vp.clone() }),
                }
            }
            _ => {}
        }
    }
    course
}

/// The most points that a player gained in one turn: who, in which, and how many. The first, if there are several.
#[must_use]
pub fn best_turn(course: &[Moment]) -> Option<(usize, u32, i32)> {
    let gains = course.windows(2).flat_map(|pair| {
        let gained = pair[0].vp.iter().zip(&pair[1].vp).map(|(before, after)| after - before);
        gained.enumerate().map(|(seat, n)| (seat, pair[1].turn, n)).collect::<Vec<_>>()
    });
    let better = |best: (usize, u32, i32), next: (usize, u32, i32)| {
        if next.2 > best.2 { next } else { best }
    };
    gains.reduce(better).filter(|best| best.2 > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::{ended, random_game};
    use crate::engine::privacy::Privacy;
    use crate::engine::time::Phase;

    #[test]
    fn a_course_leads_from_nothing_to_the_points_there_are() {
        for seed in 0..20 {
            let game = random_game(seed, 10_000);
            let (state, course) = (game.state(), course(&game));
            assert_eq!(state.phase, Phase::Over);
            assert_eq!(course[0], Moment { turn: 0, vp: vec![0, 0] });
            let (seat, turn, n) = best_turn(&course).expect("somebody has won");
            assert!(n > 0 && turn <= state.turn && seat < 2);
            let last = course.last().expect("a course");
            assert_eq!(last.vp, state.seats().map(|s| state.players[s].vp).collect::<Vec<_>>());
            assert!(last.turn <= state.turn);
            assert!(course.is_sorted_by(|a, b| a.turn < b.turn), "one a turn: {course:?}");
        }
    }

    #[test]
    fn madness_is_counted_in_it() {
        let mut met = 0;
        for seed in 0..12 {
            let game = ended(&["cthulhu", "core"], 3, seed, Privacy::Table);
            let counted = |e: &crate::engine::event::Event| matches!(e.what, Happened::CountedMadness(_, _, n) if n > 0);
            met += u32::from(game.log().iter().any(counted));
            let state = game.state();
            let points: Vec<i32> = state.seats().map(|s| state.players[s].vp).collect();
            assert_eq!(course(&game).last().expect("a course").vp, points);
        }
        assert!(met > 2, "{met}");
    }
}
