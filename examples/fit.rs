//! Fits the network of `crates/ai/src/net.rs` to who wins games of the greedy policy against itself:
//!
//!     cargo run --release --example fit -- 12000 > fitted.in && mv fitted.in crates/ai/src/fitted.in
//!
//! The number is that of two-player games; there is one of three players and one of four for every four of them. What
//! is learned of is told on the error stream, with the loss in games that were not learned from.

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
/// One answer in so many is a random one, so that positions come up which a good player avoids.
const RANDOM: u32 = 16;
const EPOCHS: usize = 12;
const BATCH: usize = 256;

/// A position between two turns, with everybody's eyes, and who won.
struct Row {
    seen: Vec<Seen>,
    winner: usize,
}

/// The greedy policy, which sometimes plays at random.
struct Curious {
    greedy: Greedy,
    dice: Pcg64Mcg,
}

impl Decider for Curious {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        let n = ask.options.len();
        if ask.why == Why::PlayCards && n > 0 && self.dice.random_range(0..RANDOM) == 0 {
            let picks = vec![ask.options[self.dice.random_range(0..n)]];
            self.greedy.passed(state, ask, &picks);
            return picks;
        }
        self.greedy.decide(state, ask)
    }
}

/// The positions of a game; none if it has no end or several winners.
fn game(players: usize, seed: u64) -> Vec<Row> {
    let all: Vec<String> = catalog().sets.iter().map(|s| s.slug.to_owned()).collect();
    let sets = if seed.is_multiple_of(2) { vec!["core".to_owned()] } else { all };
    let setup = random_setup(catalog(), &sets, players, seed, Privacy::Exact);
    let session = Session::new(catalog(), setup.expect("there are enough factions"), seed);
    let greedy = Greedy::new(seed, Taste::fitted(), 0.05);
    let mut player = Curious { greedy, dice: Pcg64Mcg::seed_from_u64(seed) };
    let mut state = session.state().clone();
    let mut positions = Vec::new();
    for _ in 0..MOST_STEPS {
        state = state.after_steps(&mut player, |_| false);
        match state.phase {
            Phase::Over => break,
            Phase::StartTurn => positions.push(seen(&state, &Standing::of(&state), state.current)),
            _ => {}
        }
    }
    let [winner] = state.winners[..] else { return Vec::new() };
    let row = |seen| Row { seen, winner: winner.index() };
    positions.into_iter().map(row).collect()
}

/// How far the network is from who won (cross entropy), and for each seat in which direction its score should go.
fn loss(weights: &[f32; WEIGHTS], row: &Row) -> (f32, Vec<f32>) {
    let scores: Vec<f32> = row.seen.iter().map(|s| judge(weights, s).score).collect();
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let odds: Vec<f32> = scores.iter().map(|s| (s - most).exp()).collect();
    let sum: f32 = odds.iter().sum();
    let mut wrong: Vec<f32> = odds.iter().map(|o| o / sum).collect();
    let loss = -wrong[row.winner].max(1e-9).ln();
    wrong[row.winner] -= 1.0;
    (loss, wrong)
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

fn mean_loss(weights: &[f32; WEIGHTS], rows: &[Row]) -> f32 {
    rows.iter().map(|r| loss(weights, r).0).sum::<f32>() / rows.len().max(1) as f32
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(12_000);
    let (mut learned, mut kept) = (Vec::new(), Vec::new());
    for (players, games) in [(2, games), (3, games / 4), (4, games / 4)] {
        for seed in 1..=games {
            let rows = game(players, seed);
            if seed.is_multiple_of(10) { kept.extend(rows) } else { learned.extend(rows) }
        }
    }
    eprintln!("{} positions, and {} kept apart", learned.len(), kept.len());
    eprintln!("before: {:.4}", mean_loss(&FITTED, &kept));
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    let mut weights: [f32; WEIGHTS] = std::array::from_fn(|_| dice.random_range(-0.25..0.25));
    let mut steps = Steps { mean: [0.0; WEIGHTS], square: [0.0; WEIGHTS], taken: 0 };
    let mut order: Vec<usize> = (0..learned.len()).collect();
    for epoch in 0..EPOCHS {
        let rate = 0.003 * (1.0 - epoch as f32 / EPOCHS as f32).powi(2) + 0.0001;
        order.shuffle(&mut dice);
        for batch in order.chunks(BATCH) {
            let mut gradient = [0.0; WEIGHTS];
            for &i in batch {
                let (_, wrong) = loss(&weights, &learned[i]);
                for (seen, much) in learned[i].seen.iter().zip(wrong) {
                    descend(&weights, seen, much / batch.len() as f32, &mut gradient);
                }
            }
            steps.take(&mut weights, &gradient, rate);
        }
        eprintln!("epoch {}: {:.4}", epoch + 1, mean_loss(&weights, &kept));
    }
    let thousandths = |w: &f32| format!("{:.0}", w * 1000.0);
    let line = |few: &[f32]| few.iter().map(thousandths).collect::<Vec<_>>().join(", ");
    let lines: Vec<String> = weights.chunks(20).map(line).collect();
    println!("[\n    {},\n]", lines.join(",\n    "));
}
