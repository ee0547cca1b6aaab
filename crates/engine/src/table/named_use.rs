//! Uses that count for all cards of a name.

use crate::nouns::ids::{DefId, Seat};

/// A use of an ability of which only one card of its name may be used in a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedUse {
    /// Who used it.
    pub by: Seat,
    /// The card, which gives the name.
    pub def: DefId,
}
