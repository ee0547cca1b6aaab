//! What lasts for a while.

use crate::nouns::ids::{DefId, Ref, Seat, SiteId};
use crate::nouns::time::Until;
use serde::{Deserialize, Serialize};

/// Which minions an immunity covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Covers {
    /// One card.
    Card(Ref),
    /// The minions of a player at a site.
    Minions(Seat, SiteId),
}

/// A lasting effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// The starting power of a minion, or breakpoint of a base, is set to a number.
    Starting(Ref, i32),
    /// A minion in play now has more (or less) power.
    Power(Ref, i32),
    /// The breakpoint of a base card is higher (or lower).
    Breakpoint(Ref, i32),
    /// A player cannot play actions.
    NoActions(Seat),
    /// Not affected by one card.
    Immune(Covers, Ref),
    /// Control of a card.
    Control(Ref, Seat),
    /// A card has another card's ability: definition and index.
    Grant(Ref, DefId, u8),
    /// The abilities of a card count as if they were not there.
    Cancel(Ref),
}

impl What {
    /// The card it is about, in the stay it ends with, if it is about one.
    #[must_use]
    pub fn about(&self) -> Option<Ref> {
        match *self {
            What::Starting(r, _)
            | What::Power(r, _)
            | What::Breakpoint(r, _)
            | What::Control(r, _)
            | What::Grant(r, ..)
            | What::Cancel(r)
            | What::Immune(Covers::Card(r), _) => Some(r),
            What::Immune(..) | What::NoActions(_) => None,
        }
    }
}

/// A lasting effect with its span and its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasting {
    /// The effect.
    pub what: What,
    /// Only during the n-th turn of this seat, if set; else from now on.
    pub during: Option<(Seat, u32)>,
    /// When it ends.
    pub until: Until,
    /// The card it comes from.
    pub source: Ref,
    /// What is printed on that card.
    pub def: DefId,
    /// Whose ability made it.
    pub by: Option<Seat>,
}
