//! Fits the network of `crates/ai/src/net.rs` to who wins games of the greedy policy against itself:
//!
//!     cargo run --release --example fit -- 12000 > fitted.in && mv fitted.in crates/ai/src/fitted.in
//!
//! The number is that of two-player games; there is one of three players and one of four for every eight of them. First
//! it learns who won, then also what the positions after it seem worth. What is learned of is told on the error stream, with
//! the loss in games that were not learned from.

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use smashup::ai::eval::Taste;
use smashup::ai::greedy::Greedy;
use smashup::ai::net::{BASE, FITTED, HIDDEN, LAYERS, SEAT, SHAPE, Seen, WEIGHTS, judge, seen};
use smashup::ai::standing::Standing;
use smashup::cards::catalog;
use smashup::engine::privacy::Privacy;
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::session::Session;
use smashup::engine::state::State;
use smashup::engine::tape::Decider;
use smashup::engine::time::Phase;
use smashup::playout::random_setup;

/// Steps after which a game is given up.
const MOST_STEPS: usize = 1500;
/// Questions in a step after which whoever is asked declines: it may go round in circles.
const MOST_ASKED: usize = 60;
/// One answer in so many is a random one, so that positions come up which a good player avoids.
const RANDOM: u32 = 16;
const EPOCHS: usize = 8;
const BATCH: usize = 256;
/// How much what came of the game is worth in what is learned, in each round; the rest is what the next position seems worth,
/// and so on from the end of the game to its beginning.
const ROUNDS: [f32; 2] = [1.0, 0.7];

/// The positions of a game between two turns, with everybody's eyes, and who won.
struct Game {
    rows: Vec<Vec<Seen>>,
    winner: usize,
}

/// The greedy policy, for each seat, which sometimes plays at random.
struct Curious {
    greedy: Vec<Greedy>,
    dice: Pcg64Mcg,
    /// Questions in this step.
    asked: usize,
}

impl Decider for Curious {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        self.asked = if ask.why == Why::PlayCards { 1 } else { self.asked + 1 };
        if self.asked > MOST_ASKED {
            return ask.least();
        }
        let (n, who) = (ask.options.len(), ask.who.index());
        let is_random =
            ask.why == Why::PlayCards && n > 0 && self.dice.random_range(0..RANDOM) == 0;
        let picks = if is_random {
            let picks = vec![ask.options[self.dice.random_range(0..n)]];
            self.greedy[who].passed(state, ask, &picks);
            picks
        } else {
            self.greedy[who].decide(state, ask)
        };
        for (_, other) in self.greedy.iter_mut().enumerate().filter(|&(seat, _)| seat != who) {
            other.passed(state, ask, &picks);
        }
        picks
    }
}

/// A game; none if it has no end or several winners.
fn game(players: usize, seed: u64) -> Option<Game> {
    let all: Vec<String> = catalog().sets.iter().map(|s| s.slug.to_owned()).collect();
    let sets = if seed.is_multiple_of(2) { vec!["core".to_owned()] } else { all };
    let setup = random_setup(catalog(), &sets, players, seed, Privacy::Exact);
    let session = Session::new(catalog(), setup.expect("there are enough factions"), seed);
    let greedy = (0..players).map(|_| Greedy::new(seed, Taste::fitted(), 0.05)).collect();
    let mut player = Curious { greedy, dice: Pcg64Mcg::seed_from_u64(seed), asked: 0 };
    let mut state = session.state().clone();
    let mut rows = Vec::new();
    for _ in 0..MOST_STEPS {
        player.asked = 0;
        state = state.after_steps(&mut player, |_| false);
        match state.phase {
            Phase::Over => break,
            Phase::StartTurn => rows.push(seen(&state, &Standing::of(&state), state.current)),
            _ => {}
        }
    }
    let [winner] = state.winners[..] else { return None };
    Some(Game { rows, winner: winner.index() }).filter(|game| !game.rows.is_empty())
}

/// Everybody's chance to win.
fn chances(weights: &[f32; WEIGHTS], row: &[Seen]) -> Vec<f32> {
    let scores: Vec<f32> = row.iter().map(|s| judge(weights, s).score).collect();
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds: Vec<f32> = scores.iter().map(|s| (s - most).exp()).collect();
    let sum: f32 = odds.iter().sum();
    odds.iter().map(|o| o / sum).collect()
}

/// A position to learn of, and the chances to learn.
type Lesson<'a> = (&'a [Seen], Vec<f32>);

/// What there is to learn of a game, if what came of it is worth so much.
fn lessons<'a>(weights: &[f32; WEIGHTS], game: &'a Game, outcome: f32) -> Vec<Lesson<'a>> {
    let seats = game.rows.first().map_or(0, Vec::len);
    let mut next: Vec<f32> = (0..seats).map(|q| f32::from(u8::from(q == game.winner))).collect();
    let mut lessons = Vec::new();
    for row in game.rows.iter().rev() {
        lessons.push((&row[..], next.clone()));
        let mix = |(n, v): (&f32, f32)| outcome * n + (1.0 - outcome) * v;
        next = next.iter().zip(chances(weights, row)).map(mix).collect();
    }
    lessons.reverse();
    lessons
}

/// Adds to `gradient` how each weight moves the score of one seat, so much.
fn descend(weights: &[f32; WEIGHTS], seen: &Seen, much: f32, gradient: &mut [f32; WEIGHTS]) {
    let nodes = judge(weights, seen);
    let at: Vec<usize> =
        LAYERS.iter().scan(0, |sum, n| Some(std::mem::replace(sum, *sum + n))).collect();
    let slope = |x: f32| if x > 0.0 { 1.0 } else { 0.1 };
    let mut joined = [0.0; SHAPE];
    joined[0] = much;
    for (j, &mixed) in nodes.mixed.iter().enumerate() {
        gradient[at[3] + j] += much * mixed;
        let back = much * weights[at[3] + j] * slope(mixed);
        let row = at[2] + j * (SHAPE + SEAT + 1);
        for (i, &x) in nodes.joined.iter().enumerate() {
            gradient[row + i] += back * x;
        }
        gradient[row + SHAPE + SEAT] += back;
        for (i, sum) in joined.iter_mut().enumerate() {
            *sum += back * weights[row + i];
        }
    }
    for (i, &x) in seen.rest.iter().enumerate() {
        gradient[at[4] + i] += much * x;
    }
    for (base, hidden) in seen.bases.iter().zip(&nodes.hidden) {
        for (j, &node) in hidden.iter().enumerate() {
            let mut back = 0.0;
            for (e, &much) in joined.iter().enumerate() {
                gradient[at[1] + e * (HIDDEN + 1) + j] += much * node;
                back += much * weights[at[1] + e * (HIDDEN + 1) + j];
            }
            let back = back * slope(node);
            let row = at[0] + j * (BASE + 1);
            for (i, &x) in base.iter().enumerate() {
                gradient[row + i] += back * x;
            }
            gradient[row + BASE] += back;
        }
        for (e, &much) in joined.iter().enumerate() {
            gradient[at[1] + e * (HIDDEN + 1) + HIDDEN] += much;
        }
    }
}

/// How the weights are moved (Adam).
struct Steps {
    mean: [f32; WEIGHTS],
    square: [f32; WEIGHTS],
    taken: i32,
}

impl Steps {
    fn take(&mut self, weights: &mut [f32; WEIGHTS], gradient: &[f32; WEIGHTS], rate: f32) {
        self.taken += 1;
        let [a, b] = [0.9_f32, 0.999].map(|keep| 1.0 - keep.powi(self.taken));
        for i in 0..WEIGHTS {
            self.mean[i] += 0.1 * (gradient[i] - self.mean[i]);
            self.square[i] += 0.001 * (gradient[i] * gradient[i] - self.square[i]);
            weights[i] -= rate * (self.mean[i] / a) / ((self.square[i] / b).sqrt() + 1e-8);
        }
    }
}

/// How far the network is from who won (cross entropy).
fn mean_loss(weights: &[f32; WEIGHTS], games: &[Game]) -> f32 {
    let rows = || games.iter().flat_map(|game| game.rows.iter().map(|row| (row, game.winner)));
    let loss = |(row, winner): (&Vec<Seen>, usize)| -chances(weights, row)[winner].max(1e-9).ln();
    rows().map(loss).sum::<f32>() / rows().count().max(1) as f32
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(12_000);
    let (mut learned, mut kept) = (Vec::new(), Vec::new());
    for (players, games) in [(2, games), (3, games / 8), (4, games / 8)] {
        for seed in 1..=games {
            let game = game(players, seed);
            if seed.is_multiple_of(10) { kept.extend(game) } else { learned.extend(game) }
        }
    }
    eprintln!("{} games, and {} kept apart", learned.len(), kept.len());
    eprintln!("before: {:.4}", mean_loss(&FITTED, &kept));
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut weights: [f32; WEIGHTS] = std::array::from_fn(|_| dice.random_range(-0.25..0.25));
    for (round, outcome) in ROUNDS.into_iter().enumerate() {
        let all = learned.iter().flat_map(|game| lessons(&weights, game, outcome));
        let mut all: Vec<Lesson> = all.collect();
        let mut steps = Steps { mean: [0.0; WEIGHTS], square: [0.0; WEIGHTS], taken: 0 };
        let first = 0.003 / (round + 1) as f32;
        for epoch in 0..EPOCHS {
            let rate = first * (1.0 - epoch as f32 / EPOCHS as f32).powi(2) + 0.0001;
            all.shuffle(&mut dice);
            for batch in all.chunks(BATCH) {
                let mut gradient = [0.0; WEIGHTS];
                for (row, goal) in batch {
                    let wrong = chances(&weights, row).into_iter().zip(goal).map(|(c, g)| c - g);
                    for (seen, much) in row.iter().zip(wrong) {
                        descend(&weights, seen, much / batch.len() as f32, &mut gradient);
                    }
                }
                steps.take(&mut weights, &gradient, rate);
            }
            eprintln!(
                "round {}, epoch {}: {:.4}",
                round + 1,
                epoch + 1,
                mean_loss(&weights, &kept)
            );
        }
    }
    let thousandths = |w: &f32| format!("{:.0}", w * 1000.0);
    let line = |few: &[f32]| few.iter().map(thousandths).collect::<Vec<_>>().join(", ");
    let lines: Vec<String> = weights.chunks(20).map(line).collect();
    println!("[\n    {},\n]", lines.join(",\n    "));
}
