//! Victory points awarded for a place at a scored base.

use crate::nouns::ids::Seat;
use crate::nouns::rank::Rank;

/// What a player is awarded as a base scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
