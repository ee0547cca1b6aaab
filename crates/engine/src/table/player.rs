//! What belongs to one player.

use crate::nouns::edition::Printing;
use crate::nouns::ids::CardId;
use crate::nouns::play::{Paid, Permission, PlayKind};

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
    /// How many of the cards played this turn were no extra cards: as many as the regular plays could have paid for.
    #[must_use]
    pub fn free_cards(&self) -> usize {
        let kinds = [PlayKind::Minion, PlayKind::Action];
        self.free + kinds.into_iter().filter(|&kind| self.has_free_card(kind)).count()
    }

    /// Whether the regular play of this kind could have paid for a card of this Play Cards phase.
    #[must_use]
    pub fn has_free_card(&self, kind: PlayKind) -> bool {
        let pays = |p: &Permission| p.regular && p.what == kind;
        self.paid.iter().any(|paid| paid.plays.iter().any(pays))
    }
}
