//! A game as a sequence of answers to questions: the engine's whole public surface.

use crate::game::setup::Setup;
use crate::look::state::State;
use crate::nouns::event::{Event, Happened};
use crate::nouns::ids::Seat;
use crate::nouns::question::Ask;
use crate::nouns::time::Phase;
use crate::print::catalog::Catalog;
use crate::run::cx::Cx;
use crate::run::tape::{Decider, Entry, Forced, Tape, Voice};
use std::sync::Arc;

mod answers;

pub use answers::{IllegalAnswer, NoUndo};

/// A position at the start of a step, with nothing half done.
#[derive(Clone)]
struct Checkpoint {
    state: State,
    /// Answers given before.
    answers: usize,
    /// Forced choices before.
    forced: usize,
}

/// A game in progress.
#[derive(Clone)]
pub struct Session {
    setup: Setup,
    seed: u64,
    /// The position it began with, if that was set up by hand.
    start: Option<Arc<State>>,
    state: State,
    checkpoint: Checkpoint,
    /// The steps of this turn before the current one.
    past: Vec<Checkpoint>,
    entries: Vec<Entry>,
    ask: Option<Ask>,
    log: Vec<Event>,
    forced: Vec<Forced>,
    /// Whether an answer on the tape did not fit its question.
    mismatch: bool,
}

impl Session {
    /// Starts a game.
    #[must_use]
    pub fn new(catalog: &'static Catalog, setup: Setup, seed: u64) -> Session {
        let mut state = setup.state(catalog, seed);
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        // Dealing asks nothing.
        let dealt = cx.deal();
        debug_assert!(dealt.is_ok());
        let mut session = Session::at(setup, seed, state);
        session.collect();
        session.run();
        session
    }

    /// A game from a position that was set up by hand: a scenario. Its players have no names, and all chance to come
    /// is the seed's.
    ///
    /// Saved and opened again, it begins with what was laid there ([`crate::game::start::Start`]).
    #[must_use]
    pub fn from_position(state: State, seed: u64) -> Session {
        Session::of_players(Setup::of(&state), state, seed)
    }

    /// As [`Session::from_position`], with the people who play it.
    #[must_use]
    pub fn of_players(setup: Setup, mut state: State, seed: u64) -> Session {
        state.reseed(seed);
        let start = Arc::new(state.clone());
        let mut session = Session::at(setup, seed, state);
        session.start = Some(start);
        session.run();
        session
    }

    /// Whether it has been dealt, and nobody has decided anything in it yet.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.start.is_none() && self.entries.is_empty()
    }

    /// The same game before its first answer.
    #[must_use]
    pub fn beginning(&self, catalog: &'static Catalog) -> Session {
        match &self.start {
            Some(start) => Session::of_players(self.setup.clone(), State::clone(start), self.seed),
            None => Session::new(catalog, self.setup.clone(), self.seed),
        }
    }

    fn at(setup: Setup, seed: u64, state: State) -> Session {
        let checkpoint = Checkpoint { state: state.clone(), answers: 0, forced: 0 };
        Session {
            setup,
            seed,
            start: None,
            state,
            checkpoint,
            past: Vec::new(),
            entries: Vec::new(),
            ask: None,
            log: Vec::new(),
            forced: Vec::new(),
            mismatch: false,
        }
    }

    /// The players and options of the game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of the game.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The position the game began with, if that was set up by hand and not dealt.
    #[must_use]
    pub fn start(&self) -> Option<&State> {
        self.start.as_deref()
    }

    /// The open question; none if the game is over.
    #[must_use]
    pub fn ask(&self) -> Option<&Ask> {
        self.ask.as_ref()
    }

    /// The position, hidden cards included. A player's page uses [`crate::game::view::view`] instead.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Everything that has happened, oldest first.
    #[must_use]
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The choices taken without asking so far.
    #[must_use]
    pub fn forced(&self) -> &[Forced] {
        &self.forced
    }

    /// Lets a decider answer everything until the game is over or `most` answers have been given. No step
    /// is ever run twice.
    pub fn drive(&mut self, decider: &mut dyn Decider, most: usize) {
        if self.ask.take().is_some() {
            // The checkpoint is made anew when the decider is done.
            std::mem::swap(&mut self.state, &mut self.checkpoint.state);
        }
        while self.state.phase != Phase::Over && self.entries.len() < most {
            let (_, used) = self.run_step(Some(Voice::Decider(&mut *decider)));
            self.checkpoint.answers = used;
        }
        self.past.clear();
        self.checkpoint.state = self.state.clone();
        self.checkpoint.forced = self.forced.len();
        self.run();
    }

    /// The position that a decider comes to from the open question, in a world this seat could be in (as with
    /// [`Session::sample`]): it answers everything, from step to step of the turn, while `goes_on`. Nothing is
    /// kept of it and no step is run twice, which makes it the quick way to look ahead many times.
    #[must_use]
    pub fn imagine(
        &self,
        seat: Seat,
        seed: u64,
        decider: &mut dyn Decider,
        mut goes_on: impl FnMut(&State) -> bool,
    ) -> State {
        let mut state = self.checkpoint.state.clone();
        let mut entries = self.entries[self.checkpoint.answers..].to_vec();
        entries.push(Entry::World(seat, seed));
        let mut at = 0;
        while state.phase != Phase::Over {
            let mut cx = Cx::new(
                &mut state,
                Tape::new(&mut entries, at, Some(Voice::Decider(&mut *decider))),
            );
            let stopped = cx.step().is_err();
            at = cx.tape.at;
            if stopped || !goes_on(&state) {
                break;
            }
        }
        state
    }

    /// Another game that a seat could be in for all it knows: the cards hidden from it are permuted and
    /// all randomness to come is other. Never saved; for look-ahead and computer opponents.
    ///
    /// It begins with the step that runs: of what was before it holds the events of the turn alone, and answers to undo only
    /// those of the step. So it costs the same late in a long game.
    #[must_use]
    pub fn sample(&self, seat: Seat, seed: u64) -> Session {
        let Checkpoint { state, answers, .. } = &self.checkpoint;
        let mut other = Session::at(self.setup.clone(), self.seed, state.clone());
        other.entries.extend_from_slice(&self.entries[*answers..]);
        other.entries.push(Entry::World(seat, seed));
        other.collect();
        other.run();
        other
    }

    /// Runs steps until a question is open or the game is over.
    fn run(&mut self) {
        self.ask = None;
        while self.state.phase != Phase::Over {
            let (pending, used) = self.run_step(None);
            if pending.is_some() || self.mismatch {
                self.ask = pending;
                return;
            }
            self.step_done(used);
        }
    }

    /// Runs the current step from its start; the question it stopped at, if any, and how many answers of
    /// the tape have been used so far.
    fn run_step(&mut self, mut voice: Option<Voice<'_>>) -> (Option<Ask>, usize) {
        let quick = matches!(voice, Some(Voice::Decider(_)));
        let Session { state, entries, checkpoint, .. } = self;
        let voice = voice.as_mut().map(Voice::lent);
        let mut cx = Cx::new(state, Tape::new(entries, checkpoint.answers, voice));
        let _stopped = cx.step().is_err();
        let mut tape = cx.tape;
        tape.settle_barrier();
        let used = tape.at;
        let (pending, forced) = (tape.pending.take(), std::mem::take(&mut tape.forced));
        self.mismatch = tape.mismatch;
        if tape.barrier_before
            && let Some(at) = self.checkpoint.answers.checked_sub(1)
            && let Some(Entry::Answer(last)) = self.entries.get_mut(at)
        {
            last.barrier = true;
        }
        if !quick {
            self.collect();
            let known = self.forced.len() - self.checkpoint.forced;
            self.forced.extend(forced.into_iter().skip(known));
        }
        (pending, used)
    }

    /// Back to where the current step began, with the events and forced choices there were.
    fn begin_step_again(&mut self) {
        self.state = self.checkpoint.state.clone();
        let seq = self.state.seq;
        self.log.retain(|e| e.seq < seq);
        self.forced.truncate(self.checkpoint.forced);
    }

    /// The step is finished: the next begins here.
    fn step_done(&mut self, answers: usize) {
        if self.state.phase == Phase::StartTurn {
            self.past.clear();
        }
        let next = self.here(answers);
        let before = std::mem::replace(&mut self.checkpoint, next);
        self.past.push(before);
    }

    /// A checkpoint of now, after so many answers.
    fn here(&self, answers: usize) -> Checkpoint {
        Checkpoint { state: self.state.clone(), answers, forced: self.forced.len() }
    }

    /// Takes over the events that have not been delivered yet; anew where a copy may have come to lie on something, which is
    /// noted in the event that is its play.
    fn collect(&mut self) {
        let history = &self.state.history;
        // What was told before can turn out to be something else.
        let revised = |e: &Event| {
            matches!(e.what, Happened::Copied(..) | Happened::Played { stopped: true, .. })
        };
        let revised = history.iter().any(revised);
        let next = match history.first().filter(|_| revised) {
            Some(first) => first.seq,
            None => self.log.last().map_or(0, |e| e.seq + 1),
        };
        self.log.truncate(self.log.partition_point(|e| e.seq < next));
        self.log.extend(self.state.history.iter().filter(|e| e.seq >= next).cloned());
    }
}
