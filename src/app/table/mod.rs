//! The table: a game as it is played, from the question that is open to the hand that holds the device.
//!
//! What it is like and what follows from what somebody does is said by the [desk](crate::desk). Here [`controller`] makes
//! signals of it and is the one way in, [`page`] runs what follows, and everything else draws.

mod announce;
mod buried;
pub(super) mod card;
mod card_button;
mod chip;
pub(super) mod controller;
pub(super) mod drag;
mod duel;
mod end;
mod faction;
mod hand;
mod handover;
mod help;
mod keep;
mod keys;
pub(super) mod later;
mod layer;
mod log;
mod loose;
mod menu;
pub(super) mod motion;
mod numbers;
mod opening;
mod opens;
pub(super) mod page;
mod peek;
mod pictures;
mod piles;
mod players;
mod question;
mod quiet;
mod reach;
mod recap;
pub(super) mod record;
pub(super) mod replay;
mod revealed;
mod run;
pub(super) mod scene;
mod sheet;
mod show;
mod signs;
pub(super) mod site;
mod sound;
mod speed;
mod standing;
pub(super) mod stop;
mod takeback;
pub(super) mod who;
