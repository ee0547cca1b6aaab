//! The scoring that is going on.

use crate::nouns::going::To;
use crate::nouns::ids::{AbilityId, BySeat, Ref, Seat, SiteId};
use crate::nouns::zone::Zone;
use crate::table::named_use::NamedUse;

/// How far a scoring has come. It goes down this list, but ends early if its base leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before the award.
    Before,
    /// From the award on, while its cards are still there.
    Scored,
    /// Its cards have left, and it is about to be replaced: nothing comes there.
    Cleared,
    /// Another base lies in its place.
    Replaced,
    /// It stopped before the award: its base left or can no longer score. It does not go on, whatever comes.
    Stopped,
    /// Its base left after the award other than by the scoring: nothing replaces it.
    Left,
}

/// What was declared for a card of the scored base instead of the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// The card.
    pub card: Ref,
    /// Where it goes.
    pub to: To,
    /// By which ability.
    pub id: AbilityId,
    /// Who "you" was.
    pub you: Seat,
    /// Whose doing it is.
    pub by: Option<Seat>,
    /// Who carries it out, where the ability names a player for that.
    pub doer: Option<Seat>,
}

/// The base chosen to replace the scored one, set aside until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// The base.
    pub base: Ref,
    /// Where it came from.
    pub from: Zone,
}

/// The scoring that is going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// Where.
    pub site: SiteId,
    /// The base card that scores.
    pub base: Ref,
    /// How far it has come.
    pub stage: Stage,
    /// Winners, runners-up, third places, fixed at the award; empty before.
    pub ranks: [Vec<Seat>; 3],
    /// Everybody's power there at the award.
    pub power: BySeat<i32>,
    /// Cards that something else than the discard pile was declared for.
    pub declared: Vec<Declared>,
    /// The base chosen to replace this one.
    pub replacement: Option<Replacement>,
    /// Names used that may be used once per base.
    pub used: Vec<NamedUse>,
    /// Whether everybody ignored the base's ability as it left, so that what comes after its
    /// replacement does not happen either.
    pub silenced: bool,
}

impl Scoring {
    /// A scoring that begins, of players at so many seats.
    #[must_use]
    pub fn of(site: SiteId, base: Ref, seats: usize) -> Scoring {
        Scoring {
            site,
            base,
            stage: Stage::Before,
            ranks: [Vec::new(), Vec::new(), Vec::new()],
            power: BySeat(vec![0; seats]),
            declared: Vec::new(),
            replacement: None,
            used: Vec::new(),
            silenced: false,
        }
    }
}
