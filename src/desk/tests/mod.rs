//! The desk, tested without a page: people and computers sit at it and do what one can do.

mod auto;
mod ear;
mod forecast;
mod fusions;
mod guard;
mod looking;
mod mechanics;
mod places;
mod reveal;
mod room;
mod secrets;
mod show;
mod since;
mod stage;
mod takeback;
mod unread;
mod watch;
mod ways;

use super::{Crew, Desk, Seating, Unread};
use crate::cards::catalog;
use crate::engine::ids::Seat;
use crate::engine::privacy::Privacy;
use crate::engine::question::Why;
use crate::engine::session::Session;
use crate::playout::{RandomPlayer, random_setup};
use crate::scenario;
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A random game of two with hidden hands, as it is after at most `most` answers.
pub fn random_game(seed: u64, most: usize) -> Session {
    played(dealt(&["core"], 2, seed, Privacy::Table), seed, most)
}

/// What a scenario leads to, with open hands.
fn at(text: &str) -> Desk {
    let game = scenario::open(catalog(), "", text).expect("it opens");
    Desk::new(game, Seating { open_hands: true, ..Seating::default() })
}

/// The first position of a random game in which there are several cards to choose from.
pub fn choice() -> Session {
    let wanted =
        |g: &Session| g.ask().is_some_and(|a| a.why == Why::PlayCards && a.options.len() > 3);
    (0..200).map(|n| random_game(8, n)).find(wanted).expect("such a position")
}

/// Time for so many steps of what goes on for as long as there is more.
pub fn steps(most: u32) -> impl FnMut() -> bool {
    let mut left = most;
    move || {
        left = left.saturating_sub(1);
        left > 0
    }
}

/// Goes on in slices of so many steps until it has come to its end; how many slices it took.
pub fn in_slices(most: u32, mut go_on: impl FnMut(&mut dyn FnMut() -> bool) -> bool) -> u32 {
    let mut slices = 1;
    while !go_on(&mut steps(most)) {
        slices += 1;
    }
    slices
}

/// A random game of so many players with factions of these sets, at its end.
pub fn ended(sets: &[&str], players: usize, seed: u64, privacy: Privacy) -> Session {
    played(dealt(sets, players, seed, privacy), seed, usize::MAX)
}

/// A new game of so many players with factions of these sets.
fn dealt(sets: &[&str], players: usize, seed: u64, privacy: Privacy) -> Session {
    let sets: Vec<String> = sets.iter().map(|&set| set.to_owned()).collect();
    let setup = random_setup(catalog(), &sets, players, seed, privacy).expect("enough factions");
    Session::new(catalog(), setup, seed)
}

/// A game after at most `most` random answers more.
fn played(mut game: Session, seed: u64, most: usize) -> Session {
    let mut player = RandomPlayer::new(seed);
    while let Some(ask) = game.ask().filter(|_| player.questions < most) {
        let picks = player.answer(ask);
        game.answer(&picks).expect("a legal answer");
    }
    game
}

/// A new game with factions of all sets.
fn new_game(seed: u64, players: usize, privacy: Privacy) -> Session {
    let sets: Vec<&str> = catalog().sets.iter().map(|s| s.slug).collect();
    dealt(&sets, players, seed, privacy)
}

/// Plays a game at random to its end and looks at every question, and at the end.
fn play_on(game: &mut Session, seed: u64, mut look: impl FnMut(&Session)) {
    let mut player = RandomPlayer::new(seed);
    look(game);
    while let Some(ask) = game.ask() {
        let picks = player.answer(ask);
        game.answer(&picks).expect("a legal answer");
        look(game);
    }
}

/// The first moment of random games with hidden hands of which this holds.
fn moment(players: usize, is: impl Fn(&Session) -> bool) -> Session {
    for seed in 0..100 {
        let (mut game, mut player) =
            (new_game(seed, players, Privacy::Table), RandomPlayer::new(seed));
        while !is(&game) {
            let Some(ask) = game.ask() else { break };
            let picks = player.answer(ask);
            game.answer(&picks).expect("a legal answer");
        }
        if is(&game) {
            return game;
        }
    }
    panic!("there is no such moment");
}

/// Who is asked in the open window, one after the other, if all decline.
fn round(game: &Session) -> Vec<Seat> {
    let window = game.ask().map(|a| (a.why, a.source));
    let (mut seats, mut ahead) = (Vec::new(), game.clone());
    while let Some(ask) = ahead.ask() {
        if Some((ask.why, ask.source)) != window || !ask.private || seats.contains(&ask.who) {
            break;
        }
        seats.push(ask.who);
        ahead.answer(&[]).expect("a window can be declined");
    }
    seats
}

/// How people sit at a random table.
#[derive(Clone, Copy, Debug)]
struct Sitting {
    seed: u64,
    players: usize,
    open_hands: bool,
    /// As [`Crew::read`] has it.
    crew: &'static str,
}

impl Sitting {
    fn of(seed: u64) -> Sitting {
        let crews = ["", "", "person,easy", "person,easy,person", "easy,person,person,easy"];
        let crew = crews[seed as usize % crews.len()];
        let players =
            if crew.is_empty() { 2 + seed as usize / 2 % 3 } else { crew.split(',').count() };
        Sitting { seed, players, open_hands: seed % 7 == 3, crew }
    }

    fn desk(self) -> Desk {
        let privacy = if self.open_hands { Privacy::Exact } else { Privacy::Table };
        let game = new_game(self.seed, self.players, privacy);
        self.sat_at(game, Unread::default())
    }

    fn sat_at(self, game: Session, unread: Unread) -> Desk {
        let crew = Crew::read(self.crew, self.players).expect("a crew");
        Desk::new(game, Seating { open_hands: self.open_hands, crew, guide: None, unread })
    }

    /// The desk as the page makes it anew of what it keeps.
    fn reloaded(self, desk: &Desk) -> Desk {
        let unread = Unread::read(&desk.unread().written(), desk.game());
        self.sat_at(desk.game().clone(), unread)
    }
}

/// One of several.
fn one_of<T: Clone>(rng: &mut impl Rng, all: &[T]) -> Option<T> {
    (!all.is_empty()).then(|| all[rng.random_range(0..all.len())].clone())
}

fn chance(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}
