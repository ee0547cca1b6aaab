//! The rules of the game; knows no card by name, no browser, no clock.
//!
//! Six layers, each a folder; a file uses its own layer and those below:
//!
//! - [`nouns`]: plain values, no code but accessors
//! - [`table`]: the position as data
//! - [`print`](mod@print): what is printed on cards
//! - [`look`]: reading the position
//! - [`run`]: what changes it: the running step, its questions, the verbs, plays, reactions, scorings, turns
//! - [`game`]: sessions, saves, setups, views
//!
//! Outside of the engine each file is known by its own name alone: `engine::zone::Zone`.
#![deny(missing_docs)]

pub mod cards;
pub mod game;
pub mod look;
pub mod nouns;
pub mod print;
pub mod run;
pub mod table;
#[cfg(test)]
mod testing;

pub use game::{
    answers_text, first_format, lay, opening, playout, query, ran, save, session, setup, start,
    view,
};
pub use look::{check, eye, numbers, pay, state};
pub use nouns::{
    award, coin, counter, edition, effect, event, going, host, ids, lasting, letters, mask, order,
    play, privacy, question, rank, snapshot, sorts, tags, time, zone,
};
pub use print::{ability, act, catalog, def, faction, kinds, phrases, rulebook, select};
pub use run::{bases, cx, tape};
pub use table::{card, duel, fated, named_use, pile, player, position, scoring, site};

pub use run::cx::{Cx, Halt, Step};
pub use run::turn::GOAL;
