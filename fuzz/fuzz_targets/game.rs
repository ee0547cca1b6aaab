//! A game as the fuzzer's bytes begin it.

use crate::bytes::Bytes;
use smashup::cards::catalog;
use smashup::engine::privacy::Privacy;
use smashup::engine::session::Session;
use smashup::playout::random_setup;

/// A new game: players, privacy and seed are read off the bytes.
pub fn begin(bytes: &mut Bytes) -> Session {
    let players = 2 + bytes.below(3);
    let privacy = [Privacy::Exact, Privacy::Table][bytes.below(2)];
    let seed = bytes.number() as u64;
    let sets: Vec<String> = catalog().sets.iter().map(|s| s.slug.to_owned()).collect();
    let setup = random_setup(catalog(), &sets, players, seed, privacy);
    Session::new(catalog(), setup.expect("there are factions for four players"), seed)
}
