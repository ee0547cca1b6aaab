//! A position after more steps, for look-ahead.

use crate::look::state::State;
use crate::nouns::time::Phase;
use crate::run::cx::Cx;
use crate::run::tape::{Decider, Tape, Voice};

impl State {
    /// The position after one more step of the game, and after further ones while it `goes_on` and is not over, with a decider
    /// who answers everything. For positions with nothing half done: those between two steps, and those of the free choice of the
    /// Play Cards phase.
    #[must_use]
    pub fn after_steps(
        &self,
        decider: &mut dyn Decider,
        goes_on: impl Fn(&State) -> bool,
    ) -> State {
        let mut state = self.clone();
        loop {
            let mut entries = Vec::new();
            let tape = Tape::new(&mut entries, 0, Some(Voice::Decider(&mut *decider)));
            let mut cx = Cx::new(&mut state, tape);
            // With a decider no question stays open.
            let done = cx.step().is_ok();
            debug_assert!(done, "a decider leaves no question open");
            if state.phase == Phase::Over || !goes_on(&state) {
                return state;
            }
        }
    }
}
