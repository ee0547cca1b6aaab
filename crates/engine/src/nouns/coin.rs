//! The two sides of a coin.

use serde::{Deserialize, Serialize};

/// How a coin lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coin {
    /// Heads.
    Heads,
    /// Tails.
    Tails,
}

impl Coin {
    /// The other side.
    #[must_use]
    pub const fn turned(self) -> Coin {
        match self {
            Coin::Heads => Coin::Tails,
            Coin::Tails => Coin::Heads,
        }
    }
}
