//! Smash Up: the rules engine and the cards, without a browser.
#![deny(missing_docs)]

#[cfg(target_arch = "wasm32")]
pub mod app;
pub mod cards;
pub mod engine;
