//! Which factions are played with, in commands that play many games.

use clap::Args;
use smashup::cards::catalog;
use smashup::engine::catalog::SetEntry;
use smashup::engine::privacy::Privacy;
use smashup::engine::setup::Setup;
use smashup::playout::random_setup;

/// What stands for all sets.
const ALL: &str = "all";

#[derive(Args)]
pub struct Deal {
    /// The sets whose factions are played, by their short names; "all" for all
    #[arg(long, value_delimiter = ',', default_value = "core")]
    sets: Vec<String>,
    /// Play without the titans of the factions
    #[arg(long)]
    pub no_titans: bool,
}

impl Deal {
    /// Whether a set is played with.
    pub fn has(&self, set: &SetEntry) -> bool {
        self.sets.iter().any(|name| name == set.slug || name == ALL)
    }

    /// The factions of a game; none if the sets have too few.
    pub fn setup(&self, players: usize, seed: u64, privacy: Privacy) -> Option<Setup> {
        let sets = catalog().sets.iter().filter(|set| self.has(set));
        let sets: Vec<String> = sets.map(|set| set.slug.to_owned()).collect();
        let setup = random_setup(catalog(), &sets, players, seed, privacy)?;
        Some(Setup { titans: setup.titans && !self.no_titans, ..setup })
    }
}
