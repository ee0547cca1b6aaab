//! What chance takes where a position was set up so.

use crate::nouns::coin::Coin;
use crate::nouns::ids::DefId;

/// What the next choices at random take, by name: a card or a base each; and how the next coins fall. After these, chance
/// decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fated {
    /// The names to come, the next first.
    pub next: Vec<DefId>,
    /// How the coins to come fall, the next first.
    pub coins: Vec<Coin>,
    /// A name that could not be taken when its turn came; chance decided instead.
    pub missed: Option<DefId>,
}
