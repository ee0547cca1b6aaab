//! What is printed: cards, their abilities in shapes, factions, sets, and the words card files build them with.

pub mod ability;
pub mod act;
pub mod catalog;
pub mod def;
pub mod faction;
pub(crate) mod fingerprint;
pub mod kinds;
pub mod phrases;
pub mod rulebook;
pub mod select;
