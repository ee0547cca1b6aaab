//! A fitted judgement of positions: a small network in place of the ten terms.
//!
//! What stands at a base is seen with a player's eyes and becomes a few numbers; their sums over the bases, with what the
//! player has besides, become one: how well the player stands. Who stands how much better than the others says who is
//! likely to win. It is symmetric: all players are judged by the same weights.

use super::standing::{Stand, Standing, lasting_actions, reserve};
use engine::GOAL;
use engine::ids::Seat;
use engine::state::State;
use engine::zone::Home;

/// Numbers by which a player sees a base.
pub const BASE: usize = 14;
/// Numbers by which a player sees everything else.
pub const SEAT: usize = 14;
/// Nodes between what is seen of a base and what it becomes.
pub const HIDDEN: usize = 16;
/// Numbers that a base becomes.
pub const SHAPE: usize = 8;
/// Nodes between what the bases and the rest become and the result.
pub const MIXED: usize = 16;

/// The numbers of weights, layer by layer: for each node as many as it has inputs and one more, but for the last layer, which only adds.
pub const LAYERS: [usize; 5] =
    [(BASE + 1) * HIDDEN, (HIDDEN + 1) * SHAPE, (SHAPE + SEAT + 1) * MIXED, MIXED, SEAT];
/// How many weights there are.
pub const WEIGHTS: usize = LAYERS[0] + LAYERS[1] + LAYERS[2] + LAYERS[3] + LAYERS[4];

/// The weights in thousandths, as `examples/fit.rs` has found and written them; see docs/OPPONENTS.md.
const THOUSANDTHS: [i16; WEIGHTS] = include!("fitted.in");

/// The weights of the network.
pub static FITTED: [f32; WEIGHTS] = {
    let mut weights = [0.0; WEIGHTS];
    let mut i = 0;
    while i < WEIGHTS {
        weights[i] = THOUSANDTHS[i] as f32 / 1000.0;
        i += 1;
    }
    weights
};

/// A position with the eyes of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// Every base.
    pub bases: Vec<[f32; BASE]>,
    /// Everything else.
    pub rest: [f32; SEAT],
}

/// A position with everybody's eyes, by seat; `standing` is what stands in it, `next` whose turn comes next.
#[must_use]
pub fn seen(state: &State, standing: &Standing, next: Seat) -> Vec<Seen> {
    let owned: Vec<Owned> = state.seats().map(|q| owned(state, q)).collect();
    let lasting = lasting_actions(state);
    let seen = |q: Seat| Seen {
        bases: standing.sites.iter().map(|stand| base(stand, q, q == next)).collect(),
        rest: rest(&owned, lasting[q.index()], q, q == next),
    };
    state.seats().map(seen).collect()
}

/// What a player has besides the bases.
struct Owned {
    vp: f32,
    hand: f32,
    /// Minions in hand: how many, their power and that of the strongest.
    minions: [f32; 3],
    /// Cards in deck and discard pile.
    pile: f32,
}

fn owned(state: &State, seat: Seat) -> Owned {
    let (player, home) = (&state.players[seat], Home::Player(seat));
    let minions = player.hand.iter().filter(|&&c| state.is_minion(c));
    let power = minions.map(|&c| state.printed_power(c) as f32);
    let minions = power.fold([0.0; 3], |[n, sum, most], p| [n + 1.0, sum + p, f32::max(most, p)]);
    let pile = (state.deck(home).len() + state.discard(home).len()) as f32;
    Owned { vp: player.vp as f32, hand: reserve(state, seat) as f32, minions, pile }
}

fn yes(so: bool) -> f32 {
    f32::from(u8::from(so))
}

/// A base as a player sees it; all numbers about as large as 1.
fn base(stand: &Stand, q: Seat, next: bool) -> [f32; BASE] {
    let own = stand.power[q.index()] as f32;
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    for other in (0..stand.seats).filter(|&o| o != q.index()) {
        let power = stand.power[other] as f32;
        (best, second) = if power > best { (power, best) } else { (best, second.max(power)) };
    }
    let mine = stand.minions[q.index()] as f32;
    let all = stand.minions.iter().sum::<u32>() as f32;
    let left = (stand.breakpoint - stand.power.iter().sum::<i32>()) as f32;
    let vp = stand.vp.map(|points| points as f32 / 4.0);
    [
        own / 10.0,
        best / 10.0,
        second / 10.0,
        left / 10.0,
        ((own - best) / 4.0).clamp(-2.0, 2.0),
        vp[0],
        vp[1],
        vp[2],
        mine / 3.0,
        (all - mine) / 3.0,
        yes(next),
        yes(mine > 0.0 || own > 0.0),
        yes(left <= 0.0),
        4.0 / (4.0 + left.max(0.0)),
    ]
}

/// Everything else as a player sees it; all numbers about as large as 1.
fn rest(all: &[Owned], lasting: u32, q: Seat, next: bool) -> [f32; SEAT] {
    let me = &all[q.index()];
    let others = || all.iter().enumerate().filter(|&(i, _)| i != q.index()).map(|(_, o)| o);
    let most = |of: fn(&Owned) -> f32| others().map(of).fold(0.0, f32::max);
    let goal = GOAL as f32;
    let (vp, ahead) = (me.vp / goal, most(|o| o.vp) / goal);
    let nearly = 12.0 / 15.0;
    [
        vp,
        ahead,
        vp * vp,
        ahead * ahead,
        me.hand / 10.0,
        most(|o| o.hand) / 10.0,
        me.minions[0] / 5.0,
        me.minions[1] / 15.0,
        me.minions[2] / 5.0,
        me.pile / 20.0,
        lasting as f32 / 3.0,
        yes(next),
        yes(vp >= nearly),
        yes(ahead >= nearly),
    ]
}

/// A layer: each node adds up its inputs by its weights, and its own last weight.
fn layer<const I: usize, const O: usize>(weights: &[f32], input: &[f32; I]) -> [f32; O] {
    let mut rows = weights.chunks_exact(I + 1);
    std::array::from_fn(|_| {
        let row = rows.next().unwrap_or(&[]);
        let sum: f32 = row.iter().zip(input).map(|(w, x)| w * x).sum();
        sum + row.last().copied().unwrap_or(0.0)
    })
}

/// What a node passes on: a negative sum counts a tenth.
fn bent<const N: usize>(sums: [f32; N]) -> [f32; N] {
    sums.map(|s| s.max(0.1 * s))
}

/// All nodes of the network for one player, as fitting needs them.
#[derive(Clone, Debug)]
pub struct Nodes {
    /// Of each base.
    pub hidden: Vec<[f32; HIDDEN]>,
    /// What the bases became, then the rest.
    pub joined: [f32; SHAPE + SEAT],
    /// Of all together.
    pub mixed: [f32; MIXED],
    /// How well the player stands.
    pub score: f32,
}

/// Judges a position as one player sees it.
#[must_use]
pub fn judge(weights: &[f32; WEIGHTS], seen: &Seen) -> Nodes {
    let (to_hidden, weights) = weights.split_at(LAYERS[0]);
    let (to_shape, weights) = weights.split_at(LAYERS[1]);
    let (to_mixed, weights) = weights.split_at(LAYERS[2]);
    let (out, direct) = weights.split_at(LAYERS[3]);
    let mut joined = [0.0; SHAPE + SEAT];
    joined[SHAPE..].copy_from_slice(&seen.rest);
    let mut hidden = Vec::with_capacity(seen.bases.len());
    for base in &seen.bases {
        let nodes: [f32; HIDDEN] = bent(layer(to_hidden, base));
        let shape: [f32; SHAPE] = layer(to_shape, &nodes);
        joined.iter_mut().zip(shape).for_each(|(sum, s)| *sum += s);
        hidden.push(nodes);
    }
    let mixed: [f32; MIXED] = bent(layer(to_mixed, &joined));
    let add = |weights: &[f32], xs: &[f32]| weights.iter().zip(xs).map(|(w, x)| w * x).sum::<f32>();
    let score = joined[0] + add(out, &mixed) + add(direct, &seen.rest);
    Nodes { hidden, joined, mixed, score }
}
