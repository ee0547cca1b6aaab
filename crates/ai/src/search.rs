//! Looking ahead: a tree over the seat's own decisions of the turn, played on in sampled worlds.
//!
//! Each look-ahead takes one way down the tree, plays on with the quick policy for all seats, and judges where that
//! leads. The n-th look at an answer is in the n-th world whatever the answer, so that answers are compared on
//! equal luck; those that turn out worse get fewer looks.

use super::candidates::{Candidate, candidates};
use super::eval::Taste;
use super::greedy::Greedy;
use super::quick::Quick;
use super::worlds::Worlds;
use engine::ids::Seat;
use engine::question::{Ask, Pick};
use engine::state::State;
use engine::tape::Decider;
use engine::time::Phase;
use std::collections::BTreeMap;

/// Questions in a look-ahead after which everybody only declines: what is left of a turn that goes round in circles.
const MOST_ASKED: usize = 400;

/// Looks before one answer can be plainly the best.
const ENOUGH: u32 = 80;

/// How much of what is expected of all answers to a decision goes to the one that greedy play has found best.
const FAVOUR: f64 = 0.6;

/// How to look ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ahead {
    /// Turns to play on after the current one.
    pub turns: u32,
    /// Whether later decisions of the turn are searched too; else the quick policy takes them.
    pub deep: bool,
    /// Whether everybody tries cards, and where they go, as the game is played on; else the quick policy plays them.
    pub tries: bool,
    /// How far the quick policy strays as it plays on.
    pub noise: f64,
    /// How readily answers that look worse are looked at again; none if all are looked at equally often.
    pub curiosity: Option<f64>,
    /// The most answers looked at, the most promising first.
    pub answers: usize,
    /// Looks for each answer, on the average, after which it is enough.
    pub each: u32,
}

/// An answer and what looking ahead said of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Looked {
    /// The answer.
    pub picks: Vec<Pick>,
    /// How likely the quick policy is to give it.
    pub prior: f64,
    /// How often it was looked at.
    pub looks: u32,
    /// The sum of the values found.
    total: f64,
}

impl Looked {
    fn new(candidate: Candidate) -> Looked {
        Looked { picks: candidate.picks, prior: candidate.prior, looks: 0, total: 0.0 }
    }

    /// The mean of the values found; of an answer never looked at, `unseen`.
    fn mean(&self, unseen: f64) -> f64 {
        if self.looks == 0 { unseen } else { self.total / f64::from(self.looks) }
    }

    /// The mean of the values found, 0 if there are none.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.mean(0.0)
    }
}

/// A decision in the tree.
struct Node {
    arms: Vec<Looked>,
    looks: u32,
}

impl Node {
    fn new(candidates: Vec<Candidate>) -> Node {
        Node { arms: candidates.into_iter().map(Looked::new).collect(), looks: 0 }
    }

    /// The answer to look at next.
    fn select(&self, curiosity: Option<f64>) -> usize {
        let Some(curiosity) = curiosity else { return self.least_looked() };
        let total: f64 = self.arms.iter().map(|a| a.total).sum();
        let mean = if self.looks == 0 { 0.5 } else { total / f64::from(self.looks) };
        let root = f64::from(self.looks + 1).sqrt();
        let worth =
            |arm: &Looked| arm.mean(mean) + curiosity * arm.prior * root / f64::from(1 + arm.looks);
        // The first of the best: the most promising one where nothing is known yet.
        let mut best = (0, f64::MIN);
        for (i, arm) in self.arms.iter().enumerate() {
            let worth = worth(arm);
            if worth > best.1 {
                best = (i, worth);
            }
        }
        best.0
    }

    /// Expects more of this answer from now on, and less of the others; where it is, if it is among them.
    fn favour(&mut self, picks: &[Pick]) -> Option<usize> {
        let at = self.arms.iter().position(|arm| arm.picks == picks)?;
        for arm in &mut self.arms {
            arm.prior *= 1.0 - FAVOUR;
        }
        self.arms[at].prior += FAVOUR;
        Some(at)
    }

    fn least_looked(&self) -> usize {
        let looks = |i: &usize| self.arms[*i].looks;
        (0..self.arms.len()).min_by_key(looks).unwrap_or(0)
    }
}

/// The tree: decisions by what was answered before and by the fingerprint of their question.
struct Tree {
    nodes: Vec<Node>,
    links: BTreeMap<(usize, usize, u32), usize>,
}

/// One way down the tree and on.
struct Descent<'a> {
    tree: &'a mut Tree,
    ahead: &'a Ahead,
    taste: &'a Taste,
    /// Plays on for everybody, but where `tries` has found something.
    quick: Quick,
    /// Tries what whoever is asked could do, if anything is tried.
    tries: Option<Greedy>,
    me: Seat,
    turn: Option<u32>,
    /// Questions so far.
    asked: usize,
    /// The decisions passed, each with what was answered.
    path: Path,
    /// Whether the next decision may be one of the tree.
    inside: bool,
}

impl Decider for Descent<'_> {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        self.asked += 1;
        if self.asked > MOST_ASKED {
            return ask.least();
        }
        let turn = *self.turn.get_or_insert(state.turn);
        if self.inside && ask.who == self.me && turn == state.turn {
            let node = self.node(state, ask);
            let (arm, picks) = self.chosen(node, state, ask);
            self.path.push((node, arm));
            self.inside &= self.ahead.deep;
            return picks;
        }
        let found = self.found(state, ask);
        let picks = found.unwrap_or_else(|| self.quick.decide(state, ask));
        self.passed(state, ask, &picks);
        picks
    }
}

impl Descent<'_> {
    /// What whoever is asked finds best by trying, if anything is tried at this question.
    fn found(&mut self, state: &State, ask: &Ask) -> Option<Vec<Pick>> {
        self.tries.as_mut()?.found(state, ask)
    }

    fn passed(&mut self, state: &State, ask: &Ask, picks: &[Pick]) {
        if let Some(tries) = &mut self.tries {
            tries.passed(state, ask, picks);
        }
    }

    /// The answer to look at now: the first time what is found by trying, if there is anything.
    fn chosen(&mut self, node: usize, state: &State, ask: &Ask) -> (usize, Vec<Pick>) {
        let is_new = self.tree.nodes[node].looks == 0;
        let found = if is_new { self.found(state, ask) } else { None };
        let node = &mut self.tree.nodes[node];
        let arm = found
            .and_then(|picks| node.favour(&picks))
            .unwrap_or_else(|| node.select(self.ahead.curiosity));
        let picks = node.arms[arm].picks.clone();
        self.passed(state, ask, &picks);
        (arm, picks)
    }

    /// The decision of this question; a new one is the last of the way.
    fn node(&mut self, state: &State, ask: &Ask) -> usize {
        let Some(&(before, arm)) = self.path.last() else { return 0 };
        let key = (before, arm, ask.fingerprint(state.catalog()));
        if let Some(&known) = self.tree.links.get(&key) {
            return known;
        }
        let new = self.tree.nodes.len();
        self.tree.nodes.push(Node::new(candidates(state, ask, self.taste)));
        self.tree.links.insert(key, new);
        self.inside = false;
        new
    }
}

/// The answer to give: that looked at most often, since looks go to what is good; of those looked at equally often
/// that of the best value, and the most promising of equals.
#[must_use]
pub fn best(looked: &[Looked]) -> Option<&Looked> {
    let most = looked.iter().map(|l| l.looks).max()?;
    // A round of equal looks may have been cut short.
    let well = looked.iter().rev().filter(|l| l.looks + 1 >= most);
    well.max_by(|a, b| a.value().total_cmp(&b.value()))
}

/// A search in the making: it can be stopped after any look, asked what it has found, and gone on with.
pub struct Search {
    tree: Tree,
    ahead: Ahead,
    taste: Taste,
    seed: u64,
}

impl Search {
    /// Of the answers to the open question. Nothing has been looked at yet.
    #[must_use]
    pub fn new(worlds: &Worlds, ahead: Ahead, taste: Taste, seed: u64) -> Search {
        let mut answers = candidates(&worlds.position(seed), worlds.ask(), &taste);
        answers.truncate(ahead.answers);
        let tree = Tree { nodes: vec![Node::new(answers)], links: BTreeMap::new() };
        Search { tree, ahead, taste, seed }
    }

    /// The same, but of these answers alone.
    #[must_use]
    pub fn among(mut self, answers: &[Vec<Pick>]) -> Search {
        self.tree.nodes[0].arms.retain(|arm| answers.contains(&arm.picks));
        self
    }

    /// What was found of each answer, the most promising first.
    #[must_use]
    pub fn looked(&self) -> &[Looked] {
        &self.tree.nodes[0].arms
    }

    /// Whether more looks would change nothing: there is only one answer, all have had their looks, or one is plainly
    /// the best.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let answers = self.looked().len();
        answers < 2
            || self.looks() >= self.ahead.each.saturating_mul(answers as u32)
            || self.is_plain()
    }

    /// Whether one answer has had nine looks of ten, where looks go to what is good.
    fn is_plain(&self) -> bool {
        let most = || self.looked().iter().map(|l| l.looks).max().unwrap_or(0);
        self.ahead.curiosity.is_some() && self.looks() >= ENOUGH && most() * 10 >= self.looks() * 9
    }

    /// Looks taken.
    #[must_use]
    pub fn looks(&self) -> u32 {
        self.tree.nodes[0].looks
    }

    /// Looks ahead until it is done or `more`, given the number of looks taken, says so. `worlds` are those of the
    /// question that the search was begun with.
    pub fn go_on(&mut self, worlds: &Worlds, more: &mut dyn FnMut(u32) -> bool) {
        while !self.is_done() && more(self.looks()) {
            let root = &self.tree.nodes[0];
            let first = root.select(self.ahead.curiosity);
            let world = self.seed.wrapping_add(u64::from(root.arms[first].looks));
            let (path, value) = look(worlds, &self.ahead, &self.taste, world, &mut self.tree);
            for (node, arm) in path {
                let node = &mut self.tree.nodes[node];
                node.looks += 1;
                node.arms[arm].looks += 1;
                node.arms[arm].total += value;
            }
        }
    }
}

/// The decisions of a way down the tree in a world, each with what was answered.
type Path = Vec<(usize, usize)>;

/// One look ahead: its way down the tree, and what it found.
fn look(worlds: &Worlds, ahead: &Ahead, taste: &Taste, world: u64, tree: &mut Tree) -> (Path, f64) {
    let mut way = Descent {
        tree,
        ahead,
        taste,
        quick: Quick::new(world, *taste, ahead.noise),
        tries: ahead.tries.then(|| Greedy::new(world, *taste, ahead.noise)),
        me: worlds.seat(),
        turn: None,
        asked: 0,
        path: Vec::new(),
        inside: true,
    };
    let value = played_on(worlds, ahead, taste, world, &mut way);
    (way.path, value)
}

/// Plays on; the mean of what the positions at the ends of the turns are worth.
fn played_on(worlds: &Worlds, ahead: &Ahead, taste: &Taste, world: u64, way: &mut Descent) -> f64 {
    let me = worlds.seat();
    let mut last = None;
    let mut values = Vec::new();
    let end = worlds.imagine(world, way, |state| {
        let last = *last.get_or_insert(state.turn + ahead.turns);
        let between = state.phase == Phase::StartTurn;
        if between && state.turn < last {
            values.push(taste.chance(state, me));
        }
        !between || state.turn < last
    });
    values.push(taste.chance(&end, me));
    values.iter().sum::<f64>() / values.len() as f64
}
