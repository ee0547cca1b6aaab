//! Computers at the table: who of the players is one ([`crew`]), how that is kept with a game ([`record`]), how a
//! decision is made in short slices ([`thought`]), and what the page does with it.
//!
//! The engine knows nothing of this: to it a computer's answer is an answer.

#[cfg(target_arch = "wasm32")]
pub(super) mod choose;
#[cfg(target_arch = "wasm32")]
pub(super) mod hints;
#[cfg(target_arch = "wasm32")]
mod minds;
#[cfg(target_arch = "wasm32")]
pub(super) mod moments;
#[cfg(target_arch = "wasm32")]
pub(super) mod play;
pub mod record;
pub mod request;
#[cfg(target_arch = "wasm32")]
pub(super) mod signs;
pub mod text;
pub mod thought;
#[cfg(target_arch = "wasm32")]
pub(super) mod worker;

pub use record::{Game, Opened};
