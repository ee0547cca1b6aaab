//! Everything before and between games: the start page, the form for a new game, saved games, credits.

#[cfg(target_arch = "wasm32")]
pub mod about;
pub mod address;
#[cfg(target_arch = "wasm32")]
pub mod bits;
#[cfg(target_arch = "wasm32")]
pub mod broken;
#[cfg(target_arch = "wasm32")]
pub mod faction_page;
#[cfg(target_arch = "wasm32")]
mod factions;
#[cfg(target_arch = "wasm32")]
pub mod home;
#[cfg(target_arch = "wasm32")]
mod import;
pub mod lineup;
pub mod lots;
#[cfg(target_arch = "wasm32")]
pub mod new_game;
#[cfg(target_arch = "wasm32")]
mod places;
#[cfg(target_arch = "wasm32")]
mod saved;
#[cfg(target_arch = "wasm32")]
mod scenario;
pub mod seats;
pub mod sets;
#[cfg(target_arch = "wasm32")]
mod shelf;
#[cfg(target_arch = "wasm32")]
pub mod stats;

#[cfg(target_arch = "wasm32")]
pub use saved::listed;

/// What a player is called who has not said.
#[must_use]
pub fn default_name(place: usize) -> String {
    (crate::words::page::t().common.player)(place + 1)
}

/// A player's name, or what they are called without one.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn name(session: &crate::engine::session::Session, place: usize) -> String {
    let name = session.setup().players.get(place).map(|c| c.name.trim());
    name.filter(|n| !n.is_empty()).map_or_else(|| default_name(place), str::to_owned)
}

/// A new game.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn game(setup: crate::engine::setup::Setup, seed: u64) -> crate::engine::session::Session {
    crate::engine::session::Session::new(crate::cards::catalog(), setup, seed)
}

/// The same players with the same factions once more, shuffled anew; the same position, if it began with one.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn rematch(session: &crate::engine::session::Session) -> crate::engine::session::Session {
    match session.start() {
        Some(_) => session.beginning(crate::cards::catalog()),
        None => game(session.setup().clone(), super::browser::chance()),
    }
}
