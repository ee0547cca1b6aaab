//! What chance takes where a position was set up so.

use crate::nouns::ids::DefId;

/// What the next choices at random take, by name: a card or a base each. After these, chance decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fated {
    /// The names to come, the next first.
    pub next: Vec<DefId>,
    /// A name that could not be taken when its turn came; chance decided instead.
    pub missed: Option<DefId>,
}
