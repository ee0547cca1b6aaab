//! What players are called.

use crate::engine::session::Session;
use crate::words::page::t;

/// What a player is called who has not said.
#[must_use]
pub fn default_name(place: usize) -> String {
    (t().common.player)(place + 1)
}

/// The longest name that fits everywhere, in letters.
pub const LONGEST: usize = 20;

/// A name as far as it fits: one that comes by an address or in a file may be of any length.
fn fitting(name: &str) -> String {
    match name.char_indices().nth(LONGEST) {
        Some(_) => name.chars().take(LONGEST - 1).chain(['…']).collect(),
        None => name.to_owned(),
    }
}

/// A player's name, or what they are called without one.
#[must_use]
pub fn name(session: &Session, place: usize) -> String {
    let name = session.setup().players.get(place).map(|c| c.name.trim());
    name.filter(|n| !n.is_empty()).map_or_else(|| default_name(place), fitting)
}

/// Names as they are read: "Ana, Ben and Cem".
#[must_use]
pub fn listed(names: &[String]) -> String {
    (t().common.listed)(names)
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, fitting};

    #[test]
    fn a_name_of_any_length_fits() {
        assert_eq!(fitting("Ana"), "Ana");
        let longest: String = "ü".repeat(LONGEST);
        assert_eq!(fitting(&longest), longest, "in letters, not in bytes");
        let cut = fitting(&"ü".repeat(300));
        assert_eq!(cut.chars().count(), LONGEST);
        assert!(cut.ends_with('…'));
    }
}
