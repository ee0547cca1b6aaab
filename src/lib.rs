//! Smash Up: the rules engine and the cards, without a browser.
//!
//! A game is a sequence of answers to questions. This is a whole turn of one:
//!
//! ```
//! use smashup::engine::question::{Pick, Why};
//! use smashup::engine::session::Session;
//! use smashup::engine::setup::{Chair, Setup};
//! use smashup::engine::privacy::Privacy;
//!
//! let chair = |name: &str, factions: [&str; 2]| Chair {
//!     name: name.to_owned(),
//!     factions: factions.map(str::to_owned).to_vec(),
//! };
//! let players =
//!     vec![chair("Ana", ["Pirates", "Dinosaurs"]), chair("Ben", ["Robots", "Zombies"])];
//! let setup = Setup::checked(smashup::cards::catalog(), players, Privacy::Exact)?;
//! let mut game = Session::new(smashup::cards::catalog(), setup, 7);
//!
//! // The open question lists every legal answer.
//! let ask = game.ask().expect("a new game has a question");
//! assert_eq!(ask.why, Why::PlayCards);
//! let ana = ask.who;
//!
//! // Play a minion: which card, then where.
//! let minion = ask.options.iter().copied().find(|pick| {
//!     pick.card().is_some_and(|card| game.state().is_minion(card))
//! });
//! game.answer(&[minion.expect("the hand holds a minion")])?;
//! while game.ask().is_some_and(|ask| ask.why != Why::PlayCards) {
//!     let first: Vec<Pick> = game.ask().into_iter().flat_map(|ask| ask.options.first().copied()).collect();
//!     game.answer(&first)?;
//! }
//!
//! // Take it back, look at what Ana may see, and end the turn with the empty answer.
//! game.undo().ok();
//! let table = smashup::engine::view::view(&game, Some(ana));
//! assert_eq!(table.players.len(), 2);
//! while game.ask().is_some_and(|ask| ask.who == ana) {
//!     let ask = game.ask().expect("just checked");
//!     let least: Vec<Pick> = ask.options.iter().copied().take(ask.min.into()).collect();
//!     game.answer(&least)?;
//! }
//! assert_eq!(game.state().turn, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(missing_docs)]

pub use engine::playout;
pub use {ai, cards, engine, scenario, words};

#[cfg(any(test, target_arch = "wasm32"))]
pub mod app;
pub mod desk;
pub mod lesson;
pub mod story;
