//! What holds in every game: random games of random factions, each invariant of `docs/ARCHITECTURE.md` a
//! property named after it. What the compiler or the text of the sources can tell is in `architecture.rs`.
//!
//! A failure prints the smallest `Game` that fails, which is all that is needed to play it again. Games are
//! others in each run; `PROPTEST_CASES=1000 cargo test --test properties` looks through more of them.

mod answers;
mod copies;
mod game;
mod positions;
mod replay;
mod secrets;
mod specials;
