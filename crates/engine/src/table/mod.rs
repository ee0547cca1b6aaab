//! The position as plain data, without what is printed on its cards.

pub mod card;
pub mod duel;
pub mod fated;
pub mod named_use;
pub mod pile;
pub mod places;
pub mod player;
pub mod position;
pub mod scoring;
pub mod site;
