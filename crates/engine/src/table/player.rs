//! What belongs to one player.

use crate::nouns::edition::Printing;
use crate::nouns::ids::CardId;
use crate::nouns::play::{Paid, Permission};

/// What belongs to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The chosen factions, each in one of its editions.
    pub factions: Vec<Printing>,
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
    /// How many cards the regular plays of this turn have paid for, once its Play Cards phase is over.
    pub free: usize,
}

impl Player {
    /// What was played is paid for by these plays from now on, in its order; where there are none, by those that pay first.
    pub(crate) fn pay_by(&mut self, by: &[Permission]) {
        for (paid, by) in self.paid.iter_mut().zip(by) {
            let at = paid.plays.iter().position(|p| p.is(by)).unwrap_or(0);
            paid.plays[..=at].rotate_right(1);
        }
        let Player { plays, paid, .. } = self;
        plays.retain(|p| !paid.iter().any(|paid| paid.by().is(p)));
    }
}
