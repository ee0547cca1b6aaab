//! Uses that count for all cards of a name, and uses that count for one player.

use crate::nouns::host::Host;
use crate::nouns::ids::{DefId, Ref, Seat};

/// A use of an ability of which only one card of its name may be used in a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedUse {
    /// Who used it.
    pub by: Seat,
    /// The card, which gives the name.
    pub def: DefId,
}

/// A use of a card's ability that each player may use once in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnUse {
    /// Who used it.
    pub by: Seat,
    /// The card, in its stay.
    pub card: Ref,
    /// The card whose text it is.
    pub def: DefId,
}

impl OwnUse {
    /// Its use by whom the ability means by "you".
    #[must_use]
    pub fn of(host: &Host) -> OwnUse {
        OwnUse { by: host.you, card: host.id.host, def: host.id.def }
    }
}
