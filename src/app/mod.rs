//! The page, in Leptos; only built for wasm32. It holds no rules and names no card.
//!
//! The address says what is shown ([`route`]); games lie in the browser's storage ([`store`]); what is left
//! when the game itself fails is in [`crash`]; how a newer version of the page comes is in [`update`];
//! opponents that are no people are in [`computers`]; what is not there from the start is fetched by [`parts`]. Files
//! that know no document also compile natively, for tests.

#[cfg(target_arch = "wasm32")]
mod back;
#[cfg(target_arch = "wasm32")]
mod browser;
pub mod computers;
#[cfg(target_arch = "wasm32")]
mod crash;
#[cfg(target_arch = "wasm32")]
mod each;
#[cfg(target_arch = "wasm32")]
pub mod emblems;
#[cfg(target_arch = "wasm32")]
pub mod learn;
pub mod link;
#[cfg(target_arch = "wasm32")]
mod nav;
#[cfg(target_arch = "wasm32")]
mod open;
#[cfg(target_arch = "wasm32")]
pub mod over;
#[cfg(target_arch = "wasm32")]
mod parts;
pub mod place;
#[cfg(target_arch = "wasm32")]
mod records;
pub mod reel;
pub mod route;
#[cfg(target_arch = "wasm32")]
mod screens;
#[cfg(target_arch = "wasm32")]
mod settings;
#[cfg(target_arch = "wasm32")]
mod share;
pub mod stand;
pub mod start;
#[cfg(target_arch = "wasm32")]
pub mod store;
#[cfg(target_arch = "wasm32")]
pub mod table;
pub mod tally;
#[cfg(target_arch = "wasm32")]
mod update;

#[cfg(target_arch = "wasm32")]
pub use open::mount;

#[cfg(test)]
mod tests {
    pub use crate::desk::tests::{choice, random_game, steps};
}
