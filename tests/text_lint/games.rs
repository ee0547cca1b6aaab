//! Where abilities are seen: random games in which all factions come up equally often, and the scenarios.

use crate::common;
use crate::seen::Seen;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;
use smashup::cards::catalog;
use smashup::engine::privacy::Privacy;
use smashup::engine::setup::{Chair, Setup};
use smashup::playout::play_before;
use smashup::scenario;
use std::path::Path;

/// Plays games with all factions, in random company: each round deals all of them out, with two, three or
/// four players a game. How many games it took.
pub fn play_round(seen: &mut Seen, round: u64) -> usize {
    let players = 2 + (round % 3) as usize;
    let mut factions: Vec<&str> = catalog().factions.iter().map(|(f, _)| f.name).collect();
    factions.shuffle(&mut Pcg64Mcg::seed_from_u64(round));
    let begins = (0..factions.len()).step_by(2 * players);
    for (n, first) in begins.clone().enumerate() {
        // The last game fills up from the front.
        let dealt = factions.iter().cycle().skip(first).take(2 * players);
        let dealt: Vec<String> = dealt.map(|&f| f.to_owned()).collect();
        let chairs =
            dealt.chunks(2).map(|two| Chair { name: String::new(), factions: two.to_vec() });
        let setup = Setup::checked(catalog(), chairs.collect(), Privacy::Exact);
        let setup = setup.expect("different factions").with_titans(catalog());
        seen.begin();
        play_before(catalog(), setup, round << 8 | n as u64, &mut |game| seen.look(game));
    }
    begins.len()
}

/// Plays all scenarios. Whether they hold is another test's concern.
pub fn play_scenarios(seen: &mut Seen) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    for file in common::files(&root, "toml") {
        let text = std::fs::read_to_string(&file).expect("a scenario file can be read");
        let _holds = watch(seen, &file.display().to_string(), &text);
    }
}

/// Plays a scenario.
///
/// # Errors
/// It does not hold, or cannot be read.
pub fn watch(seen: &mut Seen, name: &str, text: &str) -> Result<(), scenario::Failure> {
    seen.begin();
    scenario::watch(seen.catalog, name, text, &mut |game| seen.look(game))
}
