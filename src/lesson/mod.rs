//! Learning the game: a first game that teaches in play, and small positions for the rules page.
//!
//! A lesson is a position, laid out by hand, and a list of steps over it. The engine plays it by the real rules;
//! a [`Guide`] only says what is wanted next and turns away, with the reason, what would leave the lesson.
//! Nothing here knows the page.

mod first_game;
mod guide;
mod position;
mod samples;
#[cfg(test)]
mod tests;

pub use first_game::{LAST_WORDS, LESSON, POSITION};
pub use guide::{At, Guide, LEARNER, Step, Until};
pub use position::{Player, Position, Site, With};
pub use samples::{BURIED, CARDS, COVER, DUEL, GRANTED, LOST, MONSTERS, SCORES, TIED, TITAN};

use crate::engine::ids::DefId;

/// The printed cards of [`CARDS`].
#[must_use]
pub fn sample_cards() -> Vec<DefId> {
    CARDS.iter().filter_map(|name| position::def(name)).collect()
}
