//! The game as its users meet it: sessions, saves, setups, views. The uppermost layer.

pub mod answers_text;
mod content;
pub mod first_format;
pub mod lay;
pub mod opening;
pub mod playout;
pub mod query;
pub mod ran;
pub mod save;
mod second_format;
pub mod session;
pub mod setup;
pub mod start;
pub mod view;
