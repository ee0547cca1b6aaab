//! What a position is worth to each player.

use super::net;
use super::standing::{BySeat, REACH, SEATS, Stand, Standing, lasting_actions, reserve};
use engine::GOAL;
use engine::ids::Seat;
use engine::state::State;
use engine::time::Phase;

/// What a position is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(usize)]
pub enum Term {
    /// Victory points.
    Points,
    /// How close they are to the goal, beyond their number.
    Finish,
    /// What the bases that break soon are likely to bring.
    Near,
    /// What all bases are likely to bring.
    Far,
    /// Power in play.
    Power,
    /// Minions in play.
    Minions,
    /// Actions that stay in play.
    Lasting,
    /// Cards in hand and buried.
    Hand,
    /// What the next turn could bring at a base in reach.
    Strike,
    /// Being the next to play.
    Tempo,
}

/// How many terms there are.
pub const TERMS: usize = 10;
/// A number for each term.
pub type Terms = [f64; TERMS];

/// How much a unit of each term is worth, in the logarithm of the chance to win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights(pub Terms);

impl Weights {
    /// Found by fitting who won to the positions of Play Cards phases, in games of Medium against itself with
    /// random factions of all sets; see docs/OPPONENTS.md.
    pub const FITTED: Weights =
        Weights([0.45, 0.22, 0.11, 0.20, 0.01, 0.20, 0.02, 0.08, 0.25, 0.31]);

    /// The weight of one term.
    #[must_use]
    pub fn of(&self, term: Term) -> f64 {
        self.0[term as usize]
    }

    /// This with a term worth so many times as much.
    #[must_use]
    pub fn times(mut self, term: Term, factor: f64) -> Weights {
        self.0[term as usize] *= factor;
        self
    }

    /// What these terms come to.
    #[must_use]
    pub fn sum(&self, terms: &Terms) -> f64 {
        self.0.iter().zip(terms).map(|(w, t)| w * t).sum()
    }

    /// What a base is worth to somebody with so much power and such an outlook there: what it is likely to bring,
    /// now or later, and the power. If it has reached its breakpoint: what it brings as it scores.
    fn base(&self, power: i32, outlook: f64, left: i32) -> f64 {
        if left == 0 {
            return self.of(Term::Points) * outlook;
        }
        let [near, far] = nearness(left);
        let soon = self.of(Term::Near) * near + self.of(Term::Far) * far;
        soon * outlook + self.of(Term::Power) * f64::from(power)
    }
}

/// How much a base counts as one that breaks soon, and as one that breaks at all.
fn nearness(left: i32) -> [f64; 2] {
    [4.0, 14.0].map(|scale| scale / (scale + f64::from(left)))
}

/// Everybody's terms in a position, as far as they are settled when the turn ends: a base that has reached its
/// breakpoint counts as scored.
fn terms(state: &State, standing: &Standing) -> BySeat<Terms> {
    let mut all = [[0.0; TERMS]; SEATS];
    let next = next_turn(state);
    for stand in &standing.sites {
        add_base(&mut all, stand);
        let strikes = &mut all[next.index()][Term::Strike as usize];
        *strikes = strikes.max(strike(stand, next));
    }
    let lasting = lasting_actions(state);
    for seat in state.seats() {
        let (of, player) = (&mut all[seat.index()], &state.players[seat]);
        let points = of[Term::Points as usize] + f64::from(player.vp);
        of[Term::Points as usize] = points;
        of[Term::Finish as usize] = points * points / f64::from(GOAL);
        of[Term::Hand as usize] = reserve(state, seat) as f64;
        of[Term::Lasting as usize] = f64::from(lasting[seat.index()]);
        of[Term::Tempo as usize] = f64::from(u8::from(seat == next));
    }
    all
}

/// Adds what stands at a base.
fn add_base(all: &mut BySeat<Terms>, stand: &Stand) {
    let (outlook, left) = (stand.outlook(), stand.left());
    let [near, far] = nearness(left);
    let stands = stand.power.into_iter().zip(stand.minions);
    for ((of, points), (power, minions)) in all.iter_mut().zip(outlook).zip(stands) {
        if left == 0 {
            of[Term::Points as usize] += points;
            continue;
        }
        of[Term::Near as usize] += near * points;
        of[Term::Far as usize] += far * points;
        of[Term::Power as usize] += f64::from(power);
        of[Term::Minions as usize] += f64::from(minions);
    }
}

/// Whose turn comes next; before the first step of a turn it is that turn.
fn next_turn(state: &State) -> Seat {
    let queued = state.queue.first().copied();
    match state.phase {
        Phase::StartTurn | Phase::NewHands(_) => state.current,
        _ => queued.or(state.clockwise().nth(1)).unwrap_or(state.current),
    }
}

/// What a player could win over the others, compared with what is expected now, by breaking a base in the
/// coming turn.
fn strike(stand: &Stand, seat: Seat) -> f64 {
    if stand.left() == 0 || stand.left() > REACH {
        return 0.0;
    }
    let edge = |points| over_others(points, stand.seats, seat);
    (edge(stand.with(seat, REACH).award()) - edge(stand.outlook())).max(0.0)
}

/// A seat's number less the average of the others'.
fn over_others(numbers: BySeat<f64>, seats: usize, seat: Seat) -> f64 {
    let mine = numbers[seat.index()];
    let others = numbers.iter().sum::<f64>() - mine;
    mine - others / (seats.max(2) - 1) as f64
}

/// How somebody judges positions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// What the terms of their own are worth.
    pub mine: Weights,
    /// What those of the others are worth.
    pub theirs: Weights,
    /// A rival who is not to be brought below the average of the others: as seen by this one, that gains nothing.
    pub spared: Option<Seat>,
    /// Whether positions are judged by the fitted network; else by the terms alone.
    pub fitted: bool,
}

impl Taste {
    /// Judges everybody alike, by these weights.
    #[must_use]
    pub fn even(weights: Weights) -> Taste {
        Taste { mine: weights, theirs: weights, spared: None, fitted: false }
    }

    /// Judges everybody alike, positions by the fitted network.
    #[must_use]
    pub fn fitted() -> Taste {
        Taste { fitted: true, ..Taste::even(Weights::FITTED) }
    }

    /// What a base is worth to everybody, as a seat sees it.
    #[must_use]
    pub fn worth(&self, stand: &Stand, seat: Seat) -> BySeat<f64> {
        let (outlook, left) = (stand.outlook(), stand.left());
        let mut worth = [0.0; SEATS];
        for q in 0..stand.seats {
            let weights = if q == seat.index() { &self.mine } else { &self.theirs };
            worth[q] = weights.base(stand.power[q], outlook[q], left);
        }
        worth
    }

    /// What a base is worth to a seat over what it is worth to the others, on the average.
    #[must_use]
    pub fn edge(&self, stand: &Stand, seat: Seat) -> f64 {
        over_others(self.worth(stand, seat), stand.seats, seat)
    }

    /// A seat's chance to win from a position between two steps of the game, as it sees it.
    #[must_use]
    pub fn chance(&self, state: &State, seat: Seat) -> f64 {
        if state.phase == Phase::Over {
            let won = state.winners.contains(&seat);
            return if won { 1.0 / state.winners.len() as f64 } else { 0.0 };
        }
        let sums = self.sums(state, seat);
        let sum = |q: Seat| sums[q.index()];
        let mine = sum(seat);
        let rivals = state.seats().filter(|&q| q != seat);
        let odds: f64 = rivals.map(|q| (self.judged(q, seat, state, sum) - mine).exp()).sum();
        1.0 / (1.0 + odds)
    }

    /// How well everybody stands, in the logarithm of the chance to win, as a seat sees it: by the terms, or by the
    /// network and what this taste weighs otherwise than others.
    fn sums(&self, state: &State, seat: Seat) -> BySeat<f64> {
        let weights = |q: usize| if q == seat.index() { &self.mine } else { &self.theirs };
        let standing = Standing::of(state);
        if !self.fitted {
            let terms = terms(state, &standing);
            return std::array::from_fn(|q| weights(q).sum(&terms[q]));
        }
        let usual = Weights::FITTED;
        let mut sums = [0.0; SEATS];
        for (sum, seen) in sums.iter_mut().zip(net::seen(state, &standing, next_turn(state))) {
            *sum = f64::from(net::judge(&net::FITTED, &seen).score);
        }
        if self.mine != usual || self.theirs != usual {
            let terms = terms(state, &standing);
            for (q, sum) in sums.iter_mut().enumerate() {
                *sum += weights(q).sum(&terms[q]) - usual.sum(&terms[q]);
            }
        }
        sums
    }

    /// What a rival's terms come to, or are taken for.
    fn judged(&self, rival: Seat, seat: Seat, state: &State, sum: impl Fn(Seat) -> f64) -> f64 {
        if self.spared != Some(rival) {
            return sum(rival);
        }
        let others = state.seats().filter(|&q| q != seat && q != rival);
        let (all, n) = others.fold((0.0, 0), |(all, n), q| (all + sum(q), n + 1));
        if n == 0 { sum(rival) } else { sum(rival).max(all / f64::from(n)) }
    }
}
