//! `smashup playouts`: random legal games, and which abilities run in them.

use crate::deal::Deal;
use crate::say::say;
use crate::watched;
use clap::Args;
use smashup::cards::catalog;
use smashup::engine::ids::{DefId, Row};
use smashup::engine::privacy::Privacy;
use smashup::engine::ran::Ran;
use smashup::engine::setup::Setup;
use smashup::playout::{self, Played};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Args)]
pub struct Playouts {
    #[command(flatten)]
    deal: Deal,
    /// Players in each game, 2 to 4; games of several sizes are played one size after the other
    #[arg(long, value_delimiter = ',', default_value = "2")]
    players: Vec<usize>,
    /// How many games with so many players
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of the first game; each next game has the next seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Check every invariant at every question
    #[arg(long)]
    check: bool,
    /// Ask as at a table with hidden hands: also those who can only pass
    #[arg(long)]
    table: bool,
    /// Print the abilities that run in fewer games than this, and fail if there are any
    #[arg(long, value_name = "GAMES", num_args = 0..=1, default_missing_value = "20")]
    abilities: Option<u64>,
}

impl Playouts {
    /// Plays the games; whether anything went wrong.
    pub fn play(&self) -> bool {
        let mut counts = Counts::default();
        let mut failed = 0;
        for &players in &self.players {
            if self.players.len() > 1 {
                say(format_args!("{players} players:"));
            }
            failed += self.games_of(players, &mut counts);
        }
        let seldom = self.abilities.is_some_and(|least| self.say_seldom(&counts, least));
        failed > 0 || seldom
    }

    /// Plays the games of so many players and says how they went; how many failed.
    // The library has no clock; how fast it plays is measured out here.
    #[expect(clippy::disallowed_types, reason = "the command measures, the rules do not")]
    fn games_of(&self, players: usize, counts: &mut Counts) -> u64 {
        let start = std::time::Instant::now();
        let (mut finished, mut failed, mut questions, mut turns) = (0_u64, 0_u64, 0, 0_u64);
        for seed in (self.seed..).take(self.games as usize) {
            match self.one_game(players, seed, counts) {
                Ok(game) => {
                    finished += u64::from(game.finished);
                    questions += game.questions;
                    turns += u64::from(game.turns);
                    if !game.finished {
                        say(format_args!("seed {seed}: no end after {} questions", game.questions));
                        failed += 1;
                    }
                }
                Err(why) => {
                    say(format_args!("seed {seed}: {why}"));
                    failed += 1;
                }
            }
        }
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        let each = |n: f64| n / self.games.max(1) as f64;
        say(format_args!("{finished} games finished, {failed} failed, in {seconds:.2} s"));
        say(format_args!(
            "{:.1} questions and {:.1} turns a game",
            each(questions as f64),
            each(turns as f64)
        ));
        say(format_args!(
            "{:.0} games/s, {:.0} questions/s",
            self.games as f64 / seconds,
            questions as f64 / seconds
        ));
        failed
    }

    fn one_game(&self, players: usize, seed: u64, counts: &mut Counts) -> Result<Played, String> {
        let privacy = if self.table { Privacy::Table } else { Privacy::Exact };
        let setup = self.deal.setup(players, seed, privacy);
        let setup = setup.ok_or("these sets have too few factions for so many players")?;
        watched(|| {
            let counted = self.abilities.map(|_| counts.play(setup.clone(), seed));
            match (self.check, counted) {
                (true, _) => {
                    playout::play_checked(catalog(), setup, seed).map_err(|t| t.to_string())
                }
                (false, Some(played)) => Ok(played),
                (false, None) => Ok(playout::play(catalog(), setup, seed)),
            }
        })?
    }

    /// Prints the abilities of the cards that could come up which ran in too few games; whether there are any.
    fn say_seldom(&self, counts: &Counts, least: u64) -> bool {
        let mut all: Vec<(u64, Row)> = Vec::new();
        for (at, entry) in (0..).zip(&catalog().defs) {
            let (def, titan) = (DefId(at), catalog().sorts(DefId(at)).is_titan());
            let plays = self.deal.has(&catalog().sets[entry.set])
                && self.deal.can_be(entry)
                && !(titan && self.deal.no_titans);
            // What is printed twice counts as one.
            if plays && catalog().first_print(def) == def {
                let rows = entry.def.abilities().map(|(index, _)| Row { def, index });
                all.extend(rows.map(|row| (counts.of(row), row)));
            }
        }
        let abilities = all.len();
        all.retain(|(games, _)| *games < least);
        all.sort_unstable();
        say(format_args!(
            "{} of {abilities} abilities ran in {least} games or more; the others:",
            abilities - all.len()
        ));
        for (games, row) in &all {
            say(format_args!("{games:6} {} {}", catalog().slug(row.def), row.index));
        }
        !all.is_empty()
    }
}

/// In how many games each ability has run; of cards that are printed twice, under the first.
#[derive(Default)]
struct Counts(BTreeMap<Row, u64>);

impl Counts {
    /// Plays a game and counts what runs.
    fn play(&mut self, setup: Setup, seed: u64) -> Played {
        let (mut ran, mut rows) = (Ran::default(), BTreeSet::new());
        let played = playout::play_before(catalog(), setup, seed, &mut |game| {
            let first = |row: Row| Row { def: catalog().first_print(row.def), ..row };
            rows.extend(ran.look(game).into_iter().map(first));
        });
        for row in rows {
            *self.0.entry(row).or_default() += 1;
        }
        played
    }

    fn of(&self, row: Row) -> u64 {
        self.0.get(&row).copied().unwrap_or_default()
    }
}
