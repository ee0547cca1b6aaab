//! What players are called.

use crate::engine::session::Session;
use crate::words::page::t;

/// What a player is called who has not said.
#[must_use]
pub fn default_name(place: usize) -> String {
    (t().common.player)(place + 1)
}

/// A player's name, or what they are called without one.
#[must_use]
pub fn name(session: &Session, place: usize) -> String {
    let name = session.setup().players.get(place).map(|c| c.name.trim());
    name.filter(|n| !n.is_empty()).map_or_else(|| default_name(place), str::to_owned)
}

/// Names as they are read: "Ana, Ben and Cem".
#[must_use]
pub fn listed(names: &[String]) -> String {
    (t().common.listed)(names)
}
