//! What else there is to know at a glance.

use super::device::Device;
use super::{auto, back};
use crate::engine::event::{Event, Happened};
use crate::engine::going::To;
use crate::engine::ids::{CardId, Seat, Seats};
use crate::engine::scoring::Stage as Scoring;
use crate::engine::session::{NoUndo, Session};
use crate::engine::zone::Zone;

/// What else there is to know at a glance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The cards in the viewer's hand that are new to them.
    pub fresh: Vec<CardId>,
    /// Whether a scoring goes on, in which somebody may ask not to be asked again.
    pub scoring: bool,
    /// Whether its base has not been awarded yet.
    pub unscored: bool,
    /// Who is not asked in it.
    pub quiet: Seats,
    /// What stops the last answer of a person from being taken back, if anything.
    pub no_undo: Option<NoUndo>,
}

impl Facts {
    /// The facts for this viewer, who has seen the first `seen` events.
    pub(super) fn of(game: &Session, device: Device, viewer: Option<Seat>, seen: usize) -> Facts {
        Facts {
            fresh: viewer.map(|v| fresh(game, device, v, seen)).unwrap_or_default(),
            scoring: game.state().scoring.is_some(),
            unscored: game.state().stage() == Some(Scoring::Before),
            quiet: auto::quiet(game, device),
            no_undo: back::can_undo(game, device.crew).err(),
        }
    }
}

/// The cards that this player drew, or got from anywhere else, since they last held the device; where nobody hands it over,
/// since they were last done playing cards. Of an opening hand nothing is new.
fn fresh(game: &Session, device: Device, viewer: Seat, seen: usize) -> Vec<CardId> {
    let log = game.log();
    let done = |e: &Event| e.what == Happened::DonePlaying(viewer);
    let from = match device.stays() {
        true => log.iter().rposition(done).unwrap_or(seen),
        false => seen,
    };
    // In a position that was set up nothing has been dealt.
    let dealt = game.start().map_or_else(
        || log.iter().position(|e| matches!(e.what, Happened::TurnBegan(_))).unwrap_or(log.len()),
        |_| 0,
    );
    let from = from.max(dealt);
    let came = |e: &Event| match &e.what {
        Happened::Drew(_, cards) | Happened::Went { to: To::Hand, cards, .. } => {
            cards.iter().map(|c| c.card.card).collect()
        }
        _ => Vec::new(),
    };
    let all = log.get(from..).unwrap_or_default().iter().flat_map(came);
    all.filter(|&card| game.state().card(card).zone == Zone::Hand(viewer)).collect()
}
