//! The rules of the game; knows no card by name, no browser, no clock.

pub mod ability;
pub mod catalog;
pub mod check;
mod choose;
mod copy;
mod counters;
pub mod cx;
pub mod def;
pub mod effect;
pub mod event;
pub mod eye;
mod hands;
pub mod ids;
mod madness;
pub mod mask;
pub mod numbers;
pub mod order;
pub mod pay;
pub mod play;
pub mod plays;
pub mod position;
pub mod question;
mod react;
pub mod save;
mod score;
pub mod select;
pub mod session;
pub mod setup;
pub mod state;
mod turn;
mod verbs;
pub mod view;
mod worlds;
pub mod zones;

pub use cx::{Cx, Halt, Step};
pub use turn::GOAL;
