//! Trying what could be done in a few worlds, to the end of the step or of the turn, so that one can be held against another.

use super::eval::Taste;
use super::plays::Line;
use super::quick::Quick;
use super::standing::lasting_cards;
use super::worlds::Worlds;
use engine::ids::{CardId, Seat};
use engine::play::PlayKind;
use engine::question::{Ask, Pick, Why};
use engine::state::State;
use engine::tape::Decider;
use engine::time::Phase;
use std::cell::Cell;

/// In how many worlds each line is tried.
pub const WORLDS: u64 = 4;

/// Questions in a trial after which everybody only declines: it may go round in circles.
const MOST_ASKED: usize = 200;

/// A line and what it led to.
#[derive(Clone)]
pub struct Tried {
    /// The answers.
    pub line: Line,
    /// The position after the step, in each world.
    pub after: Vec<State>,
    /// The position at the end of the turn if nothing more is played in it, in each world. Empty if it was tried to the end of
    /// the step alone.
    pub end: Vec<State>,
    /// The seat's own actions that stay in play at the end of the turn and are still there when its next turn has begun, or were
    /// there before: how many, in each world.
    pub lasting: Vec<usize>,
    /// Whether an action that is still there at the end of the turn has gone by then, in every world: whoever judges that end counts
    /// what is as good as gone.
    pub fleeting: bool,
    /// Whether the seat can play more after the step than before it, and holds what it could play, in every world.
    pub opens: bool,
    /// The chance to win that the last of these positions are worth, on the average.
    pub chance: f64,
    /// Whether all of it could be answered in every world.
    pub whole: bool,
}

/// Gives the answers of a line, then those of the quick policy; after the step nobody plays or uses anything more in this turn.
struct Walk<'a> {
    line: std::slice::Iter<'a, Vec<Pick>>,
    me: Seat,
    then: Quick,
    /// The seat's first question after the line, in the same step.
    next: Option<Ask>,
    /// An answer of the line could not be given.
    stuck: bool,
    /// Questions so far.
    asked: usize,
    /// How far it has come.
    at: &'a Cell<At>,
}

/// How far a line is played on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// In its step.
    Step,
    /// In the rest of the turn.
    Turn,
    /// In the turns after it.
    Later,
}

impl Decider for Walk<'_> {
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick> {
        self.asked += 1;
        let declines = self.at.get() == At::Turn && ask.min == 0 && offers(ask.why);
        if declines || self.asked > MOST_ASKED {
            return ask.least();
        }
        if self.at.get() == At::Step && ask.who == self.me && !self.stuck {
            match self.line.next() {
                Some(picks) if ask.allows(picks) => return picks.clone(),
                Some(_) => self.stuck = true,
                None if self.next.is_none() => self.next = Some(ask.clone()),
                None => {}
            }
        }
        self.then.decide(state, ask)
    }
}

/// Whether a card may be played or used of one's own accord.
#[must_use]
pub fn offers(why: Why) -> bool {
    matches!(why, Why::PlayCards | Why::Window(_) | Why::React)
}

/// Where a line leads to in one world.
pub(super) struct Walked {
    after: State,
    /// At the end of the turn, if it was played on to there.
    end: Option<State>,
    /// See [`Tried::lasting`].
    lasting: usize,
    /// What the seat is asked next in the same step.
    pub(super) next: Option<Ask>,
    /// Whether all of the line could be answered.
    whole: bool,
}

/// Plays a line in one world, to the end of its step.
pub(super) fn walk(worlds: &Worlds, line: &[Vec<Pick>], taste: &Taste, seed: u64) -> Walked {
    walk_on(worlds, line, taste, seed, None)
}

/// The same, and from a position `before` it on to the end of the turn; if an action has come into play that lasts until then,
/// on to the beginning of the seat's next turn.
fn walk_on(
    worlds: &Worlds,
    line: &[Vec<Pick>],
    taste: &Taste,
    seed: u64,
    before: Option<&State>,
) -> Walked {
    let me = worlds.seat();
    let at = Cell::new(At::Step);
    let then = Quick::new(seed, *taste, 0.0);
    let line = line.iter();
    let mut way = Walk { line, me, then, next: None, stuck: false, asked: 0, at: &at };
    let (mut after, mut end) = (None, None);
    let had = before.map(|before| own_lasting(before, me)).unwrap_or_default();
    let mut new = Vec::new();
    let last = worlds.imagine(seed, &mut way, |state| {
        if at.get() == At::Step {
            after = Some(state.clone());
            at.set(At::Turn);
        }
        let is_over = matches!(state.phase, Phase::StartTurn | Phase::Over);
        if at.get() == At::Turn && is_over && before.is_some() {
            end = Some(state.clone());
            new = own_lasting(state, me);
            new.retain(|card| !had.contains(card));
            at.set(At::Later);
            return !new.is_empty();
        }
        let has_begun = || state.current == me && state.phase != Phase::StartTurn;
        before.is_some() && !(at.get() == At::Later && has_begun())
    });
    let whole = !way.stuck && way.line.len() == 0;
    let still = own_lasting(&last, me);
    let end = before.map(|_| end.unwrap_or_else(|| last.clone()));
    let lasting = end.as_ref().map_or(0, |end| {
        let all = own_lasting(end, me);
        all.iter().filter(|card| still.contains(card) || !new.contains(card)).count()
    });
    Walked { after: after.unwrap_or(last), end, lasting, next: way.next, whole }
}

/// The actions that stay in play and are this seat's.
fn own_lasting(state: &State, me: Seat) -> Vec<CardId> {
    lasting_cards(state).filter(|&(_, seat)| seat == me).map(|(card, _)| card).collect()
}

/// Whether more of a kind can be played after a step than before it, and there is as much that may be played so.
fn opens(before: &State, after: &State, me: Seat) -> bool {
    let more = |kind: PlayKind| {
        let plays = |s: &State| s.open_plays(me).iter().filter(|p| p.what.is_for(kind)).count();
        let is_one = |&&card: &&CardId| match kind {
            PlayKind::Minion => after.is_minion(card),
            _ => after.is_action(card),
        };
        let now = plays(after);
        now > plays(before) && after.playable(me).iter().filter(is_one).count() >= now
    };
    after.plays_now(me) && (more(PlayKind::Minion) || more(PlayKind::Action))
}

/// Tries a line in each world, to the end of its step.
#[must_use]
pub fn tried(worlds: &Worlds, line: Line, taste: &Taste, seed: u64) -> Tried {
    let walks = |world: u64| walk(worlds, &line, taste, seed.wrapping_add(world));
    let walks: Vec<Walked> = (0..WORLDS).map(walks).collect();
    summed(worlds, line, walks, taste)
}

/// A line that is being tried to the end of its step and then of the turn, one world after the other.
pub struct Playing {
    line: Line,
    walks: Vec<Walked>,
    opens: bool,
}

impl Playing {
    /// It has not been tried in any world yet.
    #[must_use]
    pub fn new(line: Line) -> Playing {
        Playing { line, walks: Vec::new(), opens: true }
    }

    /// Tries it in the next world; what has come of it once that was the last.
    pub fn go_on(&mut self, worlds: &Worlds, taste: &Taste, seed: u64) -> Option<Tried> {
        let world = seed.wrapping_add(self.walks.len() as u64);
        let before = worlds.position(world);
        let walked = walk_on(worlds, &self.line, taste, world, Some(&before));
        self.opens &= opens(&before, &walked.after, worlds.seat());
        self.walks.push(walked);
        if self.walks.len() < WORLDS as usize {
            return None;
        }
        let (line, walks) = (std::mem::take(&mut self.line), std::mem::take(&mut self.walks));
        Some(Tried { opens: self.opens, ..summed(worlds, line, walks, taste) })
    }
}

/// Tries a line in each world, to the end of its step and then of the turn.
#[must_use]
pub fn played_out(worlds: &Worlds, line: Line, taste: &Taste, seed: u64) -> Tried {
    let mut playing = Playing::new(line);
    loop {
        if let Some(tried) = playing.go_on(worlds, taste, seed) {
            return tried;
        }
    }
}

fn summed(worlds: &Worlds, line: Line, walks: Vec<Walked>, taste: &Taste) -> Tried {
    let whole = walks.iter().all(|walked| walked.whole);
    let chance = |w: &Walked| taste.chance(w.end.as_ref().unwrap_or(&w.after), worlds.seat());
    let sum: f64 = walks.iter().map(chance).sum();
    let lasting: Vec<usize> = walks.iter().map(|walked| walked.lasting).collect();
    let fleeting = walks.iter().all(|walked| {
        let end = walked.end.as_ref().map(|end| own_lasting(end, worlds.seat()).len());
        end.is_some_and(|end| end > walked.lasting)
    });
    let (after, end): (Vec<State>, Vec<Option<State>>) =
        walks.into_iter().map(|walked| (walked.after, walked.end)).unzip();
    let end = end.into_iter().flatten().collect();
    Tried { line, after, end, lasting, fleeting, opens: false, chance: sum / WORLDS as f64, whole }
}
