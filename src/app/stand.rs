//! How a game stands and how it went, in a few numbers: what the list of saved games draws without opening one.

use crate::engine::session::Session;
pub use crate::story::course::{Moment, course};
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::random_game;

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
