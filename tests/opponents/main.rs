//! Computer opponents: honest, repeatable, and of sound judgement, each in a bounded number of games. All limits
//! are numbers of look-aheads, never times.

mod hints;
mod honest;
mod likes;
mod positions;
mod seen;
mod sound;
mod why;

use smashup::ai::{Choice, Opponent, Worlds};
use smashup::cards::catalog;
use smashup::engine::ids::Seat;
use smashup::engine::privacy::Privacy;
use smashup::engine::session::Session;
use smashup::playout::{MOST_QUESTIONS, RandomPlayer, random_setup};

/// A game of random factions of all sets.
fn game(players: usize, seed: u64) -> Session {
    let sets: Vec<String> = catalog().sets.iter().map(|s| s.slug.to_owned()).collect();
    let setup = random_setup(catalog(), &sets, players, seed, Privacy::Exact);
    Session::new(catalog(), setup.expect("there are factions for four players"), seed)
}

/// What an opponent says to the open question after so many looks.
fn choice(opponent: Opponent, game: &Session, looks: u32) -> Option<Choice> {
    let worlds = Worlds::of(game)?;
    Some(opponent.choose(&worlds, &mut |n| n < looks))
}

/// Positions of random games, `each` answers apart.
fn positions(players: usize, seed: u64, each: usize, mut look: impl FnMut(&Session)) {
    let mut game = game(players, seed);
    let mut random = RandomPlayer::new(seed);
    while let Some(ask) = game.ask() {
        let picks = random.answer(ask);
        if random.questions.is_multiple_of(each) {
            look(&game);
        }
        game.answer(&picks).expect("a random answer is legal");
    }
}

/// Plays a game to its end, each question looked at with the answer to it.
fn play(
    game: &mut Session,
    who: impl Fn(Seat) -> Opponent,
    looks: u32,
    mut look: impl FnMut(&Session, &Choice),
) {
    for _ in 0..MOST_QUESTIONS {
        let Some(ask) = game.ask() else { return };
        let choice = choice(who(ask.who), game, looks).expect("a question is open");
        look(game, &choice);
        game.answer(&choice.picks).expect("an opponent's answer is legal");
        game.state().check().expect("the invariants hold");
    }
    panic!("no end after {MOST_QUESTIONS} questions");
}
