//! What belongs to one player.

use crate::nouns::ids::{CardId, FactionId};
use crate::nouns::play::{Paid, Permission};

/// What belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The chosen factions.
    pub factions: Vec<FactionId>,
    /// The hand, in order of drawing.
    pub hand: Vec<CardId>,
    /// The cards in stasis before them.
    pub stasis: Vec<CardId>,
    /// The cards set aside beside their deck: titans that are not in play.
    pub set_aside: Vec<CardId>,
    /// Victory points.
    pub vp: i32,
    /// Turns begun, this one included.
    pub turns: u32,
    /// The plays still open in this Play Cards phase.
    pub plays: Vec<Permission>,
    /// The cards played in it, and what they could have been played by.
    pub paid: Vec<Paid>,
}
