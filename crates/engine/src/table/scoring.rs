//! The scoring that is going on.

use crate::nouns::fate::Fate;
use crate::nouns::ids::{AbilityId, BySeat, CardId, DefId, Ref, Seat, SiteId};
use serde::{Deserialize, Serialize};

/// The scoring that is going on.
#[derive(Clone, Debug, Serialize, Deserialize, PartialEq, Eq)]
pub struct Scoring {
    /// Where.
    pub site: SiteId,
    /// The base card that scores.
    pub base: Ref,
    /// Winners, runners-up, third places, fixed at the award; empty before.
    pub ranks: [Vec<Seat>; 3],
    /// Everybody's power there at the award.
    pub power: BySeat<i32>,
    /// Cards that something else than the discard pile was declared for, by which ability.
    pub fates: Vec<(Ref, Fate, AbilityId, Seat)>,
    /// The base chosen to replace this one.
    pub replacement: Option<CardId>,
    /// Names used that may be used once per base.
    pub used: Vec<(Seat, DefId)>,
    /// Whether its cards have been discarded already: nothing comes there before the replacement.
    pub cleared: bool,
    /// Whether everybody ignored the base's ability as it left, so that what comes after its
    /// replacement does not happen either.
    pub silenced: bool,
}
