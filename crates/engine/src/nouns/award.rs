//! Victory points awarded for a place at a scored base.

use crate::nouns::ids::Seat;
use crate::nouns::rank::Rank;
use serde::{Deserialize, Serialize};

/// What a player is awarded as a base scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Award {
    /// Which place the player has there.
    pub rank: Rank,
    /// The player.
    pub seat: Seat,
    /// Victory points.
    pub points: i32,
    /// The player's power there.
    pub power: i32,
}
