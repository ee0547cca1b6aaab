//! Where abilities are seen: random games in which all factions come up equally often, and the scenarios.

use crate::common;
use crate::seen::Seen;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;
use smashup::cards::catalog;
use smashup::engine::edition::Edition;
use smashup::engine::privacy::Privacy;
use smashup::engine::session::Session;
use smashup::engine::setup::{Chair, Setup};
use smashup::playout::play_before;
use smashup::playout::{Printings, in_printings};
use smashup::scenario;
use std::path::Path;

/// Plays games with all factions, in random company. How many games it took.
pub fn play_round(seen: &mut Seen, round: u64) -> usize {
    let dealt = deal(round);
    for (n, setup) in (0..).zip(&dealt) {
        seen.begin();
        play_before(catalog(), setup.clone(), round << 8 | n, &mut |game| seen.look(game));
    }
    dealt.len()
}

/// Sets up games with all factions and plays none of them: what bases do that lie there as the game begins.
pub fn set_up_round(seen: &mut Seen, round: u64) {
    for (n, setup) in (0..).zip(deal(round)) {
        seen.begin();
        seen.look(&Session::new(catalog(), setup, round << 8 | n));
    }
}

/// All factions dealt out, with two, three or four players a game.
fn deal(round: u64) -> Vec<Setup> {
    let players = 2 + (round % 3) as usize;
    let mut factions: Vec<&str> = catalog().factions.iter().map(|(f, _)| f.name).collect();
    factions.shuffle(&mut Pcg64Mcg::seed_from_u64(round));
    let begins = (0..factions.len()).step_by(2 * players);
    let setup = |first| {
        // The last game fills up from the front.
        let dealt = factions.iter().cycle().skip(first).take(2 * players);
        let dealt: Vec<String> = dealt.map(|&f| f.to_owned()).collect();
        let chairs =
            dealt.chunks(2).map(|two| Chair { name: String::new(), factions: two.to_vec() });
        let setup = Setup::checked(catalog(), chairs.collect(), Privacy::Exact);
        let setup = setup.expect("different factions").with_titans(catalog());
        // By turns in the one edition and in the other.
        let edition = if round.is_multiple_of(2) { Edition::Of2018 } else { Edition::Current };
        in_printings(catalog(), Printings::All(edition), round, setup)
    };
    begins.map(setup).collect()
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
