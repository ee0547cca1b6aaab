//! The table: a game as it is played, from the question that is open to the hand that holds the device.
//!
//! [`controller`] owns the session and is the one way in; [`stage`] says who may look at the screen now;
//! [`lift`] looks ahead for a card that is held in the air. Those know no document. Everything else draws
//! slices of one view, and holds no rules and names no card.

mod act;
mod announce;
mod auto;
mod call;
pub(super) mod card;
mod card_button;
mod chip;
mod choices;
pub(super) mod controller;
mod device;
mod drag;
mod end;
mod hand;
mod handover;
mod help;
mod keys;
mod lift;
mod log;
mod marks;
mod motion;
mod numbers;
mod page;
mod peek;
mod players;
pub(super) mod question;
mod reach;
mod recap;
mod record;
mod replay;
mod reveal;
pub(super) mod scene;
pub(super) mod sheet;
mod signs;
pub(super) mod site;
mod speed;
pub(super) mod stage;
mod takeback;
pub(super) mod words;

pub use page::GamePage;
pub use replay::ReplayPage;
