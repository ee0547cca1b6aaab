//! Learning the game: the first game with its speech bubble, and the rules page. What the lesson is stands in
//! [`crate::lesson`], what the rules say in [`crate::words::rules`].

#[cfg(target_arch = "wasm32")]
mod bubble;
#[cfg(target_arch = "wasm32")]
mod coach;
#[cfg(target_arch = "wasm32")]
mod learned;
mod place;
#[cfg(target_arch = "wasm32")]
mod rules;
#[cfg(target_arch = "wasm32")]
mod samples;

#[cfg(target_arch = "wasm32")]
pub use bubble::Bubble;
#[cfg(target_arch = "wasm32")]
pub use coach::FirstGame;
#[cfg(target_arch = "wasm32")]
pub use learned::Learned;
#[cfg(target_arch = "wasm32")]
pub use rules::{RulesPage, RulesText};
