//! Everything before and between games: the start page, the form for a new game, saved games, credits.

#[cfg(target_arch = "wasm32")]
pub mod about;
pub mod address;
#[cfg(target_arch = "wasm32")]
mod bin;
#[cfg(target_arch = "wasm32")]
pub mod bits;
#[cfg(target_arch = "wasm32")]
pub mod broken;
#[cfg(target_arch = "wasm32")]
mod chosen;
#[cfg(target_arch = "wasm32")]
pub(super) mod course;
#[cfg(target_arch = "wasm32")]
mod cover;
#[cfg(target_arch = "wasm32")]
mod day;
#[cfg(target_arch = "wasm32")]
pub mod faction_page;
#[cfg(target_arch = "wasm32")]
mod factions;
pub mod finding;
#[cfg(target_arch = "wasm32")]
pub mod form;
#[cfg(target_arch = "wasm32")]
pub mod games;
pub mod graph;
#[cfg(target_arch = "wasm32")]
pub mod home;
#[cfg(target_arch = "wasm32")]
mod import;
pub mod lineup;
pub mod lots;
#[cfg(target_arch = "wasm32")]
pub mod new_game;
#[cfg(target_arch = "wasm32")]
mod picture;
#[cfg(target_arch = "wasm32")]
mod places;
#[cfg(target_arch = "wasm32")]
pub mod room;
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
pub mod titans;

/// The same players with the same factions once more, shuffled anew; the same position, if it began with one.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn rematch(session: &crate::engine::session::Session) -> crate::engine::session::Session {
    match session.start() {
        Some(_) => session.beginning(crate::cards::catalog()),
        None => crate::engine::session::Session::new(
            crate::cards::catalog(),
            session.setup().clone(),
            super::browser::chance(),
        ),
    }
}
