//! The page, in Leptos; only built for wasm32. It holds no rules and names no card.
//!
//! The address says what is shown ([`route`]); games lie in the browser's storage ([`store`]); what is left
//! when the game itself fails is in [`crash`]; how a newer version of the page comes is in [`update`]. Parts that know no document also compile natively, for tests.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod crash;
#[cfg(target_arch = "wasm32")]
pub mod emblems;
#[cfg(target_arch = "wasm32")]
pub mod learn;
#[cfg(target_arch = "wasm32")]
mod open;
pub mod place;
pub mod route;
#[cfg(target_arch = "wasm32")]
mod settings;
pub mod start;
#[cfg(target_arch = "wasm32")]
pub mod store;
pub mod story;
#[cfg(target_arch = "wasm32")]
pub mod table;
#[cfg(target_arch = "wasm32")]
mod update;

#[cfg(target_arch = "wasm32")]
pub use open::mount;
