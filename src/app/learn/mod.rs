//! Learning the game: the first game with its speech bubble, and the rules page. What the lesson is stands in
//! [`crate::lesson`], what the rules say in [`crate::words::rules`].

pub(super) mod bubble;
pub(super) mod coach;
pub(super) mod learned;
pub(super) mod rules;
mod samples;
