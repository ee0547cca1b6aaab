//! One key for being done, whatever is asked.

use super::{Desk, Stage};
use crate::words::page::t;

impl Desk {
    /// Gives as the answer what was picked, or declines; goes on from what is shown, and passes an open call for all. While
    /// cards can still be played it only says so, and the second time is done: a turn cannot be taken back.
    pub(super) fn done(&mut self) {
        match self.stage {
            Stage::Show(_) => return self.shown(),
            Stage::OpenCall(_) => return self.call(None),
            _ => {}
        }
        let Some(asked) = self.asked.as_ref().filter(|_| self.lifted().is_none()) else { return };
        let ask = &asked.ask;
        let (min, max, picked) =
            (usize::from(ask.min), usize::from(ask.max), self.held.chosen.len());
        let unsure = asked.is_free() && !ask.choices.is_empty() && !self.held.sure;
        if picked > 0 && picked >= min || picked == 0 && min == 0 && !unsure {
            return self.answer(&self.held.chosen.clone());
        }
        if unsure {
            self.held.sure = true;
            return self.say(t().asking.sure.to_owned(), false);
        }
        let lacking = match max {
            1 => t().asking.must.to_owned(),
            _ => (t().asking.too_few)(picked, min),
        };
        self.say(lacking, true);
    }
}
