//! The answers a step runs with.

use crate::look::state::State;
use crate::nouns::ids::Seat;
use crate::nouns::question::{Ask, Pick};
use crate::nouns::snapshot::Snapshot;
use crate::run::worlds;

/// An answer as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Who decided.
    pub who: Seat,
    /// What.
    pub picks: Vec<Pick>,
    /// The fingerprint of the question it answers.
    pub fingerprint: u32,
    /// Whether it led to something becoming known that was hidden: undo does not go back beyond it.
    pub barrier: bool,
}

/// A choice with only one answer, taken without asking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// The question that was not put, with only what was taken as its options.
    pub ask: Ask,
    /// For each option the card it is (or the base card of the site it is), as it was when it was taken.
    pub cards: Vec<Option<Snapshot>>,
    /// How many events there had been.
    pub seq: u32,
}

/// Somebody who answers at once: a random player, a computer opponent.
pub trait Decider {
    /// Answers a question of the game.
    fn decide(&mut self, state: &State, ask: &Ask) -> Vec<Pick>;
}

/// Who answers at once what the tape has no answer to.
pub(crate) enum Voice<'a> {
    /// Somebody who decides everything; nothing is noted to look back on.
    Decider(&'a mut dyn Decider),
    /// A record: its next answer, as long as that is to the question asked. Where it gives none, the question is open.
    Record(&'a mut dyn FnMut(&Ask) -> Option<Vec<Pick>>),
}

impl Voice<'_> {
    /// The same for a while.
    pub(crate) fn lent(&mut self) -> Voice<'_> {
        match self {
            Voice::Decider(decider) => Voice::Decider(*decider),
            Voice::Record(record) => Voice::Record(*record),
        }
    }
}

/// One entry of the tape.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    /// An answer.
    Answer(Record),
    /// From here on in another world: the cards hidden from this seat permuted, the generator reseeded.
    World(Seat, u64),
}

/// The answers a step runs with, and what it left behind.
pub(crate) struct Tape<'a> {
    entries: &'a mut Vec<Entry>,
    pub(crate) at: usize,
    voice: Option<Voice<'a>>,
    pub(crate) pending: Option<Ask>,
    pub(crate) mismatch: bool,
    pub(crate) forced: Vec<Forced>,
    /// Something hidden became known since the last answer.
    pub(crate) barrier: bool,
    /// So it did before the first answer of this step.
    pub(crate) barrier_before: bool,
}

impl<'a> Tape<'a> {
    pub(crate) fn new(
        entries: &'a mut Vec<Entry>,
        at: usize,
        voice: Option<Voice<'a>>,
    ) -> Tape<'a> {
        Tape {
            entries,
            at,
            voice,
            pending: None,
            mismatch: false,
            forced: Vec::new(),
            barrier: false,
            barrier_before: false,
        }
    }

    /// Who gave the last answer.
    pub(crate) fn answered_last(&self) -> Option<Seat> {
        self.entries[..self.at].iter().rev().find_map(|entry| match entry {
            Entry::Answer(record) => Some(record.who),
            Entry::World(..) => None,
        })
    }

    /// Hands the barrier since the last answer over to that answer.
    pub(crate) fn settle_barrier(&mut self) {
        if std::mem::take(&mut self.barrier) {
            match self.at.checked_sub(1).and_then(|i| self.entries.get_mut(i)) {
                Some(Entry::Answer(record)) => record.barrier = true,
                _ => self.barrier_before = true,
            }
        }
    }

    /// The answer to a question; none if it is open.
    pub(crate) fn take(&mut self, state: &mut State, ask: Ask) -> Option<&[Pick]> {
        // A question that could not stop the step at once is open.
        if self.pending.is_some() || self.mismatch {
            return None;
        }
        self.settle_barrier();
        while let Some(Entry::World(seat, seed)) = self.entries.get(self.at) {
            worlds::enter(state, *seat, *seed, &ask);
            self.at += 1;
        }
        if let Some(Entry::Answer(record)) = self.entries.get(self.at) {
            if record.fingerprint != ask.fingerprint(state.catalog) || !ask.allows(&record.picks) {
                self.mismatch = true;
                return None;
            }
        } else if let Some(picks) = self.answered_at_once(state, &ask) {
            let fingerprint = ask.fingerprint(state.catalog);
            let record = Record { who: ask.who, picks, fingerprint, barrier: false };
            self.entries.push(Entry::Answer(record));
        } else {
            self.pending = Some(ask);
            return None;
        }
        self.at += 1;
        match &self.entries[self.at - 1] {
            Entry::Answer(record) => Some(&record.picks),
            Entry::World(..) => None,
        }
    }

    /// A legal answer by whoever answers at once; none if nobody does.
    fn answered_at_once(&mut self, state: &State, ask: &Ask) -> Option<Vec<Pick>> {
        match self.voice.as_mut()? {
            Voice::Decider(decider) => {
                let picks = decider.decide(state, ask);
                debug_assert!(ask.allows(&picks), "a decider gave an illegal answer");
                Some(picks)
            }
            Voice::Record(next) => next(ask).filter(|picks| ask.allows(picks)),
        }
    }

    /// Notes a choice that was taken without asking.
    pub(crate) fn forced(&mut self, ask: &Ask, state: &State) {
        if matches!(self.voice, Some(Voice::Decider(_))) || self.pending.is_some() {
            return;
        }
        let card = |pick: &Pick| match *pick {
            Pick::Site(site) => state.site(site).map(|s| s.base),
            other => other.card(),
        };
        let cards = ask.options.iter().map(|p| card(p).map(|c| state.snapshot(c))).collect();
        self.forced.push(Forced { ask: ask.clone(), cards, seq: state.seq });
    }
}
