//! Random games for WebAssembly, without a browser: `node benches/wasm.mjs` measures it against the native command.

use smashup::cards::catalog;
use smashup::engine::privacy::Privacy;
use smashup::playout::{play, random_setup};

/// Plays random games of the core set on seeds from 1, as `smashup playouts` does; the questions in all of them, or 0 if
/// the core set has too few factions for so many players.
#[unsafe(no_mangle)]
pub extern "C" fn playouts(players: u32, games: u32) -> u32 {
    #[cfg(target_arch = "wasm32")]
    smashup::cards::SETS.iter().enumerate().for_each(|(at, set)| smashup::cards::arrive(at, set));
    let core = ["core".to_owned()];
    let mut questions = 0;
    for seed in 1..=u64::from(games) {
        let setup = random_setup(catalog(), &core, players as usize, seed, Privacy::Exact);
        let Some(setup) = setup else { return 0 };
        questions += play(catalog(), setup, seed).questions as u32;
    }
    questions
}
