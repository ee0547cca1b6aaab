//! `smashup arena`: computer opponents play each other, and how that ends.

use crate::deal::Deal;
use crate::say::say;
use clap::Args;
use smashup::ai::computer::Computer;
use smashup::ai::standing::Standing;
use smashup::ai::{Choice, Opponent, Worlds};
use smashup::cards::catalog;
use smashup::engine::ids::Seat;
use smashup::engine::privacy::Privacy;
use smashup::engine::question::Pick;
use smashup::engine::session::Session;
use smashup::engine::setup::Setup;
use smashup::playout::{MOST_QUESTIONS, RandomPlayer};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

#[derive(Args)]
pub struct Arena {
    #[command(flatten)]
    factions: Deal,
    /// Players in each game, 2 to 4
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// How many games; each deal is played once in every rotation of the seats
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Who plays: easy, medium or hard, with a temperament if wanted (hard-builder), or random; the first one's wins
    /// are counted, the last one takes all further seats
    #[arg(long, value_delimiter = ',', default_value = "hard,medium")]
    seats: Vec<Who>,
    /// The seed of the first deal
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Milliseconds a decision may take
    #[arg(long, default_value_t = 150)]
    time_ms: u64,
    /// Look-aheads that a decision may take, in place of a time: then the same games are played each time
    #[arg(long)]
    nodes: Option<u32>,
    /// The others leave the first one alone while that one is behind
    #[arg(long)]
    spare: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Random,
    Computer(Computer),
}

impl FromStr for Who {
    type Err = String;

    fn from_str(name: &str) -> Result<Who, String> {
        match name {
            "random" => Ok(Who::Random),
            name => name.parse().map(Who::Computer),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Random => f.write_str("random"),
            Who::Computer(computer) => computer.fmt(f),
        }
    }
}

/// Games between two lines on the error stream, for runs of hours.
const PROGRESS: u64 = 20;

/// What decisions have cost, and what has come of them.
#[derive(Clone, Copy, Default)]
struct Spent {
    turns: u64,
    minions: u64,
    decisions: u64,
    looks: u64,
    time: Duration,
    longest: Duration,
}

impl Spent {
    /// A turn has ended, and this is what its player left in play.
    fn turn_ended(&mut self, minions: u32) {
        self.turns += 1;
        self.minions += u64::from(minions);
    }

    fn line(&self, games: u64) -> String {
        let each = |n: f64| n / self.decisions.max(1) as f64;
        format!(
            "{:.2} ms a decision ({:.0} at most), {:.0} look-aheads, {:.0} decisions a game, {:.2} minions in play after a turn",
            each(self.time.as_secs_f64() * 1e3),
            self.longest.as_secs_f64() * 1e3,
            each(self.looks as f64),
            self.decisions as f64 / games.max(1) as f64,
            self.minions as f64 / self.turns.max(1) as f64,
        )
    }
}

impl Arena {
    /// Plays the games and prints how they ended; whether anything went wrong.
    pub fn play(&self) -> bool {
        let (mut won, mut unfinished) = (0.0, 0);
        let mut spent = [Spent::default(); 2];
        let rotations = self.players.max(1) as u64;
        for game in 0..self.games {
            let deal = self.seed + game / rotations;
            let first = Seat(((rotations - game % rotations) % rotations) as u8);
            let Some(setup) = self.factions.setup(self.players, deal, Privacy::Exact) else {
                eprintln!("these sets have too few factions for so many players");
                return true;
            };
            match self.game(setup, deal, first, &mut spent) {
                Some(share) => won += share,
                None => unfinished += 1,
            }
            if (game + 1).is_multiple_of(PROGRESS) {
                eprintln!("{} games: {won:.1} won", game + 1);
            }
        }
        let finished = (self.games - unfinished) as f64;
        let (low, high) = wilson(won, finished);
        let [rate, low, high] = [won / finished.max(1.0), low, high].map(|n| 100.0 * n);
        let first = self.seats[0];
        let others: Vec<String> = self.seats[1..].iter().map(Who::to_string).collect();
        say(format_args!(
            "{first} against {}: {rate:.1} % of {finished} games (95 %: {low:.1} to {high:.1})",
            others.join(", ")
        ));
        say(format_args!("{first}: {}", spent[0].line(self.games)));
        say(format_args!("the others: {}", spent[1].line(self.games)));
        if unfinished > 0 {
            say(format_args!("{unfinished} games without an end"));
        }
        unfinished > 0
    }

    /// One game; the share of the win of the first named, who sits at `first`, none if it does not end.
    fn game(&self, setup: Setup, deal: u64, first: Seat, spent: &mut [Spent; 2]) -> Option<f64> {
        let mut game = Session::new(catalog(), setup, deal);
        let mut random = RandomPlayer::new(deal);
        for _ in 0..MOST_QUESTIONS {
            let Some(worlds) = Worlds::of(&game) else { break };
            let nth = (worlds.seat().index() + self.players - first.index()) % self.players;
            let who = *self.seats.get(nth).or(self.seats.last())?;
            let spent_here = &mut spent[usize::from(nth != 0)];
            let picks = match who {
                Who::Random => random.answer(worlds.ask()),
                Who::Computer(computer) => {
                    let spared = Some(first).filter(|&s| self.spare && s != worlds.seat());
                    let opponent = Opponent { spared, ..computer.opponent(deal) };
                    self.choose(opponent, &worlds, spent_here)
                }
            };
            let (turn, whose) = (game.state().turn, game.state().current);
            game.answer(&picks).ok()?;
            if game.state().turn != turn {
                spent[usize::from(whose != first)]
                    .turn_ended(Standing::of(game.state()).minions(whose));
            }
        }
        let winners = &game.state().winners;
        let share = if winners.contains(&first) { 1.0 / winners.len() as f64 } else { 0.0 };
        game.ask().is_none().then_some(share)
    }

    /// An opponent's answer within the time or number, and what it costs.
    // The library has no clock; how long it may think is said out here.
    #[expect(clippy::disallowed_types, reason = "the command measures, the opponents do not")]
    fn choose(&self, opponent: Opponent, worlds: &Worlds, spent: &mut Spent) -> Vec<Pick> {
        let start = std::time::Instant::now();
        let limit = Duration::from_millis(self.time_ms);
        let choice: Choice = opponent.choose(worlds, &mut |looks| match self.nodes {
            Some(most) => looks < most,
            None => start.elapsed() < limit,
        });
        spent.decisions += 1;
        spent.looks += u64::from(choice.looks());
        spent.time += start.elapsed();
        spent.longest = spent.longest.max(start.elapsed());
        choice.picks
    }
}

/// The 95 % interval of a rate by Wilson's score.
fn wilson(won: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let (rate, z2) = (won / games, Z * Z);
    let middle = (rate + z2 / (2.0 * games)) / (1.0 + z2 / games);
    let spread = (rate * (1.0 - rate) / games + z2 / (4.0 * games * games)).sqrt();
    let half = Z * spread / (1.0 + z2 / games);
    (middle - half, middle + half)
}
