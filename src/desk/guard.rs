//! The guard against the second press: once another decides or another screen has come, presses mean nothing for a moment,
//! since they may have been meant for what was there before.

/// How long, from when the new screen is drawn, in milliseconds.
pub const PAUSE: f64 = 400.0;

/// The guard, by the clock of the presses.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guard {
    until: f64,
}

impl Guard {
    /// Another decides, or another screen comes: nothing is pressed before that is seen.
    pub fn shut(&mut self) {
        self.until = f64::INFINITY;
    }

    /// The new screen has been drawn.
    pub fn shown(&mut self, now: f64) {
        self.until = now + PAUSE;
    }

    /// Whether a press at this time means nothing.
    #[must_use]
    pub fn is_shut(&self, at: f64) -> bool {
        at < self.until
    }
}
