//! The answers that are worth looking at.

use super::eval::Taste;
use super::quick;
use engine::ids::{CardId, DefId, Seat};
use engine::order::sort_by;
use engine::question::{Ask, Pick};
use engine::state::State;
use engine::zone::Zone;

/// The most answers looked at where a question takes several picks.
const MOST: usize = 24;

/// An answer that could be given, and how promising it looks.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The answer.
    pub picks: Vec<Pick>,
    /// How likely the quick policy is to give it, from 0 to 1.
    pub prior: f64,
}

/// The answers to a question, without those that come to the same, the most promising first.
#[must_use]
pub fn candidates(state: &State, ask: &Ask, taste: &Taste) -> Vec<Candidate> {
    let scores = quick::scores(state, ask, taste);
    let mut ranked: Vec<(Pick, f64)> = ask.options.iter().copied().zip(scores).collect();
    sort_by(&mut ranked, |a, b| a.1 > b.1);
    let answers = if ask.max == 1 { singles(state, ask, &ranked) } else { several(ask, &ranked) };
    with_priors(answers)
}

type Scored = (Vec<Pick>, f64);

fn singles(state: &State, ask: &Ask, ranked: &[(Pick, f64)]) -> Vec<Scored> {
    let mut seen: Vec<Alike> = Vec::new();
    let mut answers: Vec<Scored> = Vec::new();
    for &(pick, score) in ranked {
        let alike = Alike::of(state, pick);
        if alike.as_ref().is_none_or(|a| !seen.contains(a)) {
            answers.push((vec![pick], score));
            seen.extend(alike);
        }
    }
    if ask.min == 0 {
        answers.push((Vec::new(), 0.0));
    }
    answers
}

/// Of sets, all if they are few; else those of the best options, by number, and each option once more or less.
/// Of orders, the best options in their order, and each of them first.
fn several(ask: &Ask, ranked: &[(Pick, f64)]) -> Vec<Scored> {
    let (least, n) = (usize::from(ask.min), ranked.len());
    let most = usize::from(ask.max).min(n);
    let answer = |chosen: &[usize]| -> Scored {
        (chosen.iter().map(|&i| ranked[i].0).collect(), chosen.iter().map(|&i| ranked[i].1).sum())
    };
    let mut answers = Vec::new();
    if !ask.ordered && n <= 5 {
        for set in 0..1_usize << n {
            let chosen: Vec<usize> = (0..n).filter(|i| set >> i & 1 == 1).collect();
            if (least..=most).contains(&chosen.len()) {
                answers.push(answer(&chosen));
            }
        }
        return answers;
    }
    for count in least..=most {
        let best: Vec<usize> = (0..count).collect();
        answers.push(answer(&best));
        if count == 0 {
            continue;
        }
        for first in count..n {
            let mut other = best.clone();
            other[count - 1] = first;
            answers.push(answer(&other));
        }
        for first in (1..count).filter(|_| ask.ordered) {
            let mut other = best.clone();
            other.swap(0, first);
            answers.push(answer(&other));
        }
    }
    answers.truncate(MOST);
    answers
}

/// Turns scores into chances to be chosen, a part of them spread evenly.
fn with_priors(mut answers: Vec<Scored>) -> Vec<Candidate> {
    const WARMTH: f64 = 0.15;
    const EVEN: f64 = 0.3;
    sort_by(&mut answers, |a, b| a.1 > b.1);
    let best = answers.first().map_or(0.0, |a| a.1);
    let all: f64 = answers.iter().map(|a| ((a.1 - best) / WARMTH).exp()).sum();
    let even = EVEN / answers.len().max(1) as f64;
    let prior = |score: f64| even + (1.0 - EVEN) * ((score - best) / WARMTH).exp() / all;
    let candidate = |(picks, score): Scored| Candidate { picks, prior: prior(score) };
    answers.into_iter().map(candidate).collect()
}

/// What makes two picks come to the same.
#[derive(PartialEq)]
struct Alike {
    plays: bool,
    def: DefId,
    zone: Zone,
    controller: Option<Seat>,
    numbers: (i32, i32),
}

impl Alike {
    /// Of a card without anything on it; other picks are like no other.
    fn of(state: &State, pick: Pick) -> Option<Alike> {
        let (plays, id): (bool, CardId) = match pick {
            Pick::Play(card) => (true, card),
            Pick::Card(card) => (false, card),
            _ => return None,
        };
        let card = state.card(id);
        let plain = card.attached.is_empty() && card.stored.is_empty();
        let minion = state.is_minion_in_play(id);
        let numbers = (state.counters(id), if minion { state.power(id) } else { 0 });
        let alike =
            Alike { plays, def: card.def, zone: card.zone, controller: card.controller, numbers };
        plain.then_some(alike)
    }
}
