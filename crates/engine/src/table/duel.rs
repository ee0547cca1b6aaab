//! The duel that is going on.

use crate::nouns::ids::{Ref, SiteId};

/// The duel that is going on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The minion of whoever began it.
    pub challenger: Ref,
    /// The minion it duels.
    pub other: Ref,
    /// Whether the dueling cards have been shown to all.
    pub shown: bool,
    /// Whether titans that meet wait until it is over.
    pub holds: bool,
    /// Where titans have met meanwhile: they clash when it is over.
    pub clashes: Vec<SiteId>,
}
