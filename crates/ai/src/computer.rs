//! Which opponents there are, and their names in commands, saves and links: `easy`, `hard-builder`.

use super::{Level, Opponent, Temperament};
use std::fmt;
use std::str::FromStr;

/// The levels, from the weakest, with their names in texts.
pub const LEVELS: [(Level, &str); 3] =
    [(Level::Easy, "easy"), (Level::Medium, "medium"), (Level::Hard, "hard")];

/// The temperaments with their names in texts.
pub const TEMPERAMENTS: [(Temperament, &str); 4] = [
    (Temperament::Even, "even"),
    (Temperament::Builder, "builder"),
    (Temperament::Raider, "raider"),
    (Temperament::Opportunist, "opportunist"),
];

/// A computer opponent, as it was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computer {
    /// How strong it is.
    pub level: Level,
    /// What it likes.
    pub temperament: Temperament,
}

impl Computer {
    /// Such an opponent, whose choices vary with the seed.
    #[must_use]
    pub fn opponent(self, seed: u64) -> Opponent {
        Opponent { temperament: self.temperament, ..Opponent::new(self.level, seed) }
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = LEVELS.iter().find(|l| l.0 == self.level);
        let temperament = TEMPERAMENTS.iter().find(|t| t.0 == self.temperament);
        let [level, temperament] = [level.map(|l| l.1), temperament.map(|t| t.1)];
        write!(f, "{}-{}", level.unwrap_or_default(), temperament.unwrap_or_default())
    }
}

/// Who has no temperament in their name is even.
impl FromStr for Computer {
    type Err = String;

    fn from_str(name: &str) -> Result<Computer, String> {
        let (level, temperament) = name.split_once('-').unwrap_or((name, "even"));
        let temperament = TEMPERAMENTS.iter().find(|t| t.1 == temperament).map(|t| t.0);
        match (level_named(level), temperament) {
            (Some(level), Some(temperament)) => Ok(Computer { level, temperament }),
            _ => Err(format!("no opponent is called {name:?}")),
        }
    }
}

/// The level of this name.
#[must_use]
pub fn level_named(name: &str) -> Option<Level> {
    LEVELS.iter().find(|l| l.1 == name).map(|l| l.0)
}
