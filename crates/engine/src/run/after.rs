//! A position after one more step, for look-ahead.

use crate::look::state::State;
use crate::run::cx::Cx;
use crate::run::tape::{Decider, Tape, Voice};

impl State {
    /// The position after one more step of the game, with a decider who answers everything. For positions with
    /// nothing half done: those between two steps, and those of the free choice of the Play Cards phase.
    #[must_use]
    pub fn after_step(&self, decider: &mut dyn Decider) -> State {
        let (mut state, mut entries) = (self.clone(), Vec::new());
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, Some(Voice::Decider(decider))));
        // With a decider no question stays open.
        let done = cx.step().is_ok();
        debug_assert!(done, "a decider leaves no question open");
        state
    }
}
