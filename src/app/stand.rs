//! How a game stands and how it went, in a few numbers: what the list of saved games draws without opening one.

use crate::engine::event::Happened;
use crate::engine::session::Session;
use serde::{Deserialize, Serialize};

/// A base in play, with the power there. Kept as a list of its three values: every saved game has some of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(String, i32, Vec<i32>)", into = "(String, i32, Vec<i32>)")]
pub struct Base {
    /// Its name.
    pub name: String,
    /// As it is now.
    pub breakpoint: i32,
    /// The power of each player there, by seat.
    pub power: Vec<i32>,
}

impl From<(String, i32, Vec<i32>)> for Base {
    fn from((name, breakpoint, power): (String, i32, Vec<i32>)) -> Base {
        Base { name, breakpoint, power }
    }
}

impl From<Base> for (String, i32, Vec<i32>) {
    fn from(base: Base) -> (String, i32, Vec<i32>) {
        (base.name, base.breakpoint, base.power)
    }
}

impl Base {
    /// The power of all players.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.power.iter().sum()
    }

    /// The seat with the most power there; none if several have that much, or nobody has any.
    #[must_use]
    pub fn leader(&self) -> Option<usize> {
        let most = self.power.iter().copied().max().filter(|&n| n > 0)?;
        let mut first = (0..self.power.len()).filter(|&seat| self.power[seat] == most);
        first.next().filter(|_| first.next().is_none())
    }
}

/// The bases in play, from left to right.
#[must_use]
pub fn bases(session: &Session) -> Vec<Base> {
    let state = session.state();
    let base = |site: &crate::engine::site::Site| Base {
        name: state.def(site.base).name.to_owned(),
        breakpoint: state.breakpoint(site.id),
        power: state.seats().map(|seat| state.total(seat, site.id)).collect(),
    };
    state.sites.iter().map(base).collect()
}

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
            Happened::GainedVp(seat, n) => {
                vp[seat.index()] += n;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;
    use crate::engine::time::Phase;

    #[test]
    fn a_course_leads_from_nothing_to_the_points_there_are() {
        for seed in 0..20 {
            let game = random_game(seed, 10_000);
            let (state, course) = (game.state(), course(&game));
            assert_eq!(state.phase, Phase::Over);
            assert_eq!(course[0], Moment { turn: 0, vp: vec![0, 0] });
            let last = course.last().expect("a course");
            assert_eq!(last.vp, state.seats().map(|s| state.players[s].vp).collect::<Vec<_>>());
            assert!(last.turn <= state.turn);
            assert!(course.is_sorted_by(|a, b| a.turn < b.turn), "one a turn: {course:?}");
        }
    }

    #[test]
    fn what_is_kept_of_a_game_is_small_and_comes_back() {
        for seed in 0..20 {
            let game = random_game(seed, 150);
            let text = serde_json::to_string(&bases(&game)).expect("plain values");
            assert!(text.len() <= 200, "{} bytes: {text}", text.len());
            assert_eq!(serde_json::from_str::<Vec<Base>>(&text).expect("readable"), bases(&game));
            let text = serde_json::to_string(&course(&game)).expect("plain values");
            assert_eq!(
                serde_json::from_str::<Vec<Moment>>(&text).expect("readable"),
                course(&game)
            );
        }
    }

    #[test]
    fn a_base_is_led_by_who_has_most_alone() {
        let base =
            |power: &[i32]| Base { name: String::new(), breakpoint: 20, power: power.to_vec() };
        assert_eq!(base(&[3, 5]).leader(), Some(1));
        assert_eq!(base(&[5, 5]).leader(), None);
        assert_eq!(base(&[0, 0]).leader(), None);
        assert_eq!(base(&[5, 4, 5, 9]).sum(), 23);
    }
}
