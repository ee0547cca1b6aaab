//! The desk, tested without a page.

use crate::cards::catalog;
use crate::engine::privacy::Privacy;
use crate::engine::session::Session;
use crate::playout::{RandomPlayer, random_setup};

/// A random game of two with hidden hands, as it is after at most `most` answers.
pub fn random_game(seed: u64, most: usize) -> Session {
    let setup = random_setup(catalog(), &["core".to_owned()], 2, seed, Privacy::Table);
    let mut game = Session::new(catalog(), setup.expect("the core set is enough"), seed);
    let mut player = RandomPlayer::new(seed);
    while let Some(ask) = game.ask().filter(|_| player.questions < most) {
        let picks = player.answer(ask);
        game.answer(&picks).expect("a legal answer");
    }
    game
}
