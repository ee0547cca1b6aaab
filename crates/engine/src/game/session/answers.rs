//! Answering, replaying and taking back.

use crate::game::session::Session;
use crate::nouns::event::Event;
use crate::nouns::ids::Seat;
use crate::nouns::question::{Ask, Pick};
use crate::nouns::time::Phase;
use crate::print::catalog::Catalog;
use crate::run::tape::{Entry, Record, Voice};
use std::fmt;

/// The most turns that are played again when a long record has ended. A copy costs about as much as a quiet turn.
const TURNS_AGAIN: u32 = 8;

/// Why an answer was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAnswer {
    /// The game is over: there is no question.
    GameOver,
    /// It is not among the legal answers of the open question.
    NotLegal,
}

impl fmt::Display for IllegalAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalAnswer::GameOver => "the game is over",
            IllegalAnswer::NotLegal => "this is not among the legal answers",
        })
    }
}

impl std::error::Error for IllegalAnswer {}

/// What stops an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// Nothing has been decided yet.
    Nothing,
    /// Something hidden has become known since.
    Revealed,
    /// The last decision was another person's.
    AnothersAnswer(Seat),
}

impl Session {
    /// All answers so far.
    pub fn answers(&self) -> impl Iterator<Item = &Record> {
        self.entries.iter().filter_map(|e| match e {
            Entry::Answer(record) => Some(record),
            Entry::World(..) => None,
        })
    }

    /// Answers the open question and plays on to the next; the events that happened.
    ///
    /// # Errors
    /// If the answer is not legal; nothing has changed then.
    pub fn answer(&mut self, picks: &[Pick]) -> Result<&[Event], IllegalAnswer> {
        let ask = self.ask.as_ref().ok_or(IllegalAnswer::GameOver)?;
        if !ask.allows(picks) {
            return Err(IllegalAnswer::NotLegal);
        }
        let record = Record {
            who: ask.who,
            picks: picks.to_vec(),
            fingerprint: ask.fingerprint(self.state.catalog),
            barrier: false,
        };
        let before = self.log.len();
        self.entries.push(Entry::Answer(record));
        self.state = self.checkpoint.state.clone();
        self.run();
        Ok(&self.log[before..])
    }

    /// Plays recorded answers on top of what has been answered.
    ///
    /// # Errors
    /// The number of answers that fitted, if one does not fit its question.
    pub fn replay(&mut self, records: &[Record]) -> Result<(), usize> {
        for (n, record) in records.iter().enumerate() {
            let fits = self
                .ask
                .as_ref()
                .is_some_and(|a| a.fingerprint(self.state.catalog) == record.fingerprint);
            if !fits || self.answer(&record.picks).is_err() {
                return Err(n);
            }
        }
        Ok(())
    }

    /// The same game after its first `n` answers.
    ///
    /// # Errors
    /// The number of answers that fitted, if the record does not replay.
    pub fn replay_to(&self, catalog: &'static Catalog, n: usize) -> Result<Session, usize> {
        let mut session = self.beginning(catalog);
        let mut records = self.answers().take(n);
        let fitted = session.follow(&mut |ask| {
            let next = records.next().filter(|r| r.fingerprint == ask.fingerprint(catalog));
            next.map(|record| record.picks.clone())
        });
        if fitted == self.answers().take(n).count() { Ok(session) } else { Err(fitted) }
    }

    /// Plays on by a long record, and says how many answers of it fitted: it gives the answer to each question, until there
    /// is none or it is not legal.
    ///
    /// The game is the same as if they had been given one after the other. But its steps run with all their answers, and
    /// without the copies that undo needs: those are of the last turn alone, and when the record has ended a few turns are
    /// played again with them, by what is on the tape then.
    pub fn follow(&mut self, record: &mut dyn FnMut(&Ask) -> Option<Vec<Pick>>) -> usize {
        let before = self.entries.len();
        let mut back = self.checkpoint.clone();
        self.begin_step_again();
        while self.state.phase != Phase::Over {
            // Undo reaches what is asked at the end of the turn before.
            let turn_ends = self.state.phase == Phase::EndTurn;
            let keep = turn_ends && self.state.turn.is_multiple_of(TURNS_AGAIN);
            let kept = keep.then(|| self.here(self.checkpoint.answers));
            let (pending, used) = self.run_step(Some(Voice::Record(&mut *record)));
            if pending.is_some() || self.mismatch {
                break;
            }
            self.checkpoint.answers = used;
            self.checkpoint.forced = self.forced.len();
            if self.state.phase == Phase::StartTurn
                && let Some(kept) = kept
            {
                self.past.clear();
                back = kept;
            }
        }
        self.checkpoint = back;
        self.begin_step_again();
        self.run();
        self.entries.len() - before
    }

    /// Takes back the last answer.
    ///
    /// # Errors
    /// What stops it; nothing has changed then.
    pub fn undo(&mut self) -> Result<(), NoUndo> {
        self.can_undo()?;
        self.entries.pop();
        while self.checkpoint.answers > self.entries.len()
            && let Some(before) = self.past.pop()
        {
            self.checkpoint = before;
        }
        self.begin_step_again();
        self.run();
        Ok(())
    }

    /// Whether the last answer can be taken back.
    ///
    /// # Errors
    /// What stops it.
    pub fn can_undo(&self) -> Result<(), NoUndo> {
        let Some(Entry::Answer(last)) = self.entries.last() else { return Err(NoUndo::Nothing) };
        if last.barrier {
            return Err(NoUndo::Revealed);
        }
        let first = self.past.first().map_or(self.checkpoint.answers, |c| c.answers);
        if self.entries.len() <= first {
            return Err(NoUndo::Revealed);
        }
        match &self.ask {
            Some(ask) if ask.who != last.who => Err(NoUndo::AnothersAnswer(last.who)),
            _ => Ok(()),
        }
    }
}
