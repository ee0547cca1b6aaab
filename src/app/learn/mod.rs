//! Learning the game: the first game with its speech bubble, and the rules page. What the lesson is stands in
//! [`crate::lesson`], what the rules say in [`crate::words::rules`].

mod bubble;
mod coach;
mod learned;
mod rules;
mod samples;

pub use bubble::Bubble;
pub use coach::FirstGame;
pub use learned::Learned;
pub use rules::{RulesPage, RulesText};
