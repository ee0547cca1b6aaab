//! The two editions of the older factions.

use crate::nouns::ids::FactionId;
use serde::{Deserialize, Serialize};

/// Which printing of a faction's cards is played. Factions that came out after 2018 have only one, whatever is chosen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The cards as the rulebook of 2018 speaks of them.
    #[default]
    Of2018,
    /// The cards as they are printed today.
    Current,
}

impl Edition {
    /// What stands behind the slug of a faction or card of this edition: nothing, or `@current`.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Edition::Of2018 => "",
            Edition::Current => "@current",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Edition {
        match self {
            Edition::Of2018 => Edition::Current,
            Edition::Current => Edition::Of2018,
        }
    }

    /// A name without the suffix, and the edition that the suffix says.
    #[must_use]
    pub fn split(name: &str) -> (&str, Edition) {
        match name.strip_suffix(Edition::Current.suffix()) {
            Some(name) => (name, Edition::Current),
            None => (name, Edition::Of2018),
        }
    }
}

/// A faction as a player brings it to the table: in one of its editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Printing {
    /// The faction.
    pub faction: FactionId,
    /// Which of its cards.
    pub edition: Edition,
}
