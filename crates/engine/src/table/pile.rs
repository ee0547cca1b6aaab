//! A deck and its discard pile.

use crate::nouns::ids::CardId;
use serde::{Deserialize, Serialize};

/// A deck and its discard pile. The last card of each is on top.
#[derive(Clone, Debug, Default, Serialize, Deserialize, PartialEq, Eq)]
pub struct Pile {
    /// The deck, bottom first.
    pub deck: Vec<CardId>,
    /// The discard pile, bottom first.
    pub discard: Vec<CardId>,
}
