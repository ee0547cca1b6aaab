//! What else there is to know at a glance.

use super::stage::Stage;
use super::{Desk, auto, back};
use crate::engine::event::{Event, Happened};
use crate::engine::ids::{CardId, Seat, Seats};

/// What else there is to know at a glance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The cards in the viewer's hand that are new to them.
    pub fresh: Vec<CardId>,
    /// Whether a scoring goes on, in which somebody may ask not to be asked again.
    pub scoring: bool,
    /// Who is not asked in it.
    pub quiet: Seats,
    /// Whether the last answer of a person could be taken back.
    pub can_undo: bool,
}

impl Desk {
    pub(super) fn facts_now(&self, stage: &Stage) -> Facts {
        Facts {
            fresh: stage.viewer().map(|viewer| self.fresh(viewer)).unwrap_or_default(),
            scoring: self.game.state().scoring.is_some(),
            quiet: auto::quiet(&self.game, self.device),
            can_undo: back::can_undo(&self.game, self.device.crew).is_ok(),
        }
    }

    /// The cards that this player drew since they last held the device; where nobody hands it over, since they were
    /// last done playing cards.
    fn fresh(&self, viewer: Seat) -> Vec<CardId> {
        let log = self.game.log();
        let seen = self.seen.get(viewer.index()).copied().unwrap_or(0);
        let done = |e: &Event| e.what == Happened::DonePlaying(viewer);
        let from = match self.device.stays() {
            true => log.iter().rposition(done).unwrap_or(seen),
            false => seen,
        };
        let drew = |e: &Event| match &e.what {
            Happened::Drew(seat, cards) if *seat == viewer => {
                cards.iter().map(|c| c.card.card).collect()
            }
            _ => Vec::new(),
        };
        log.get(from..).unwrap_or_default().iter().flat_map(drew).collect()
    }
}
