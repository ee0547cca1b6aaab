//! Which factions are played with, in commands that play many games.

use clap::{Args, ValueEnum};
use smashup::cards::catalog;
use smashup::engine::catalog::{Entry, SetEntry};
use smashup::engine::edition::Edition;
use smashup::engine::privacy::Privacy;
use smashup::engine::setup::Setup;
use smashup::playout::{Printings, in_printings, random_setup};

/// What stands for all sets.
const ALL: &str = "all";

/// Which printings are played.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Which {
    /// Those of 2018
    #[value(name = "2018")]
    Of2018,
    /// Those of today
    Current,
    /// Of each faction one or the other
    Mixed,
}

#[derive(Args)]
pub struct Deal {
    /// The sets whose factions are played, by their short names; "all" for all
    #[arg(long, value_delimiter = ',', default_value = "core")]
    sets: Vec<String>,
    /// The printing of the older factions' cards that is played
    #[arg(long, value_enum, default_value = "2018")]
    edition: Which,
    /// Play without the titans of the factions
    #[arg(long)]
    pub no_titans: bool,
}

impl Deal {
    /// Whether a set is played with.
    pub fn has(&self, set: &SetEntry) -> bool {
        self.sets.iter().any(|name| name == set.slug || name == ALL)
    }

    /// Whether a card or base of such a set can be in a game.
    pub fn can_be(&self, entry: &Entry) -> bool {
        match self.printings() {
            Printings::All(edition) => entry.is_of(edition),
            Printings::Mixed => true,
        }
    }

    fn printings(&self) -> Printings {
        match self.edition {
            Which::Of2018 => Printings::All(Edition::Of2018),
            Which::Current => Printings::All(Edition::Current),
            Which::Mixed => Printings::Mixed,
        }
    }

    /// The factions of a game; none if the sets have too few.
    pub fn setup(&self, players: usize, seed: u64, privacy: Privacy) -> Option<Setup> {
        let sets = catalog().sets.iter().filter(|set| self.has(set));
        let sets: Vec<String> = sets.map(|set| set.slug.to_owned()).collect();
        let setup = random_setup(catalog(), &sets, players, seed, privacy)?;
        let setup = in_printings(catalog(), self.printings(), seed, setup);
        Some(Setup { titans: setup.titans && !self.no_titans, ..setup })
    }
}
