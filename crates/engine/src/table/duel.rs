//! The duel that is going on.

use crate::nouns::ids::Ref;

/// The duel that is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duel {
    /// The minion of whoever began it.
    pub challenger: Ref,
    /// The minion it duels.
    pub other: Ref,
    /// Whether the dueling cards have been shown to all.
    pub shown: bool,
}
