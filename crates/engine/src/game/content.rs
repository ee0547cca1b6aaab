//! What a save holds, whatever its format.

use crate::game::setup::Setup;
use crate::game::start::Start;

/// What a save of any format holds.
pub(crate) struct Content {
    pub(crate) setup: Setup,
    pub(crate) seed: u64,
    pub(crate) start: Option<Start>,
    pub(crate) answers: Vec<Recorded>,
}

/// An answer as it was recorded.
pub(crate) struct Recorded {
    /// Its picks, separated by commas.
    pub(crate) picks: String,
    /// The fingerprint of its question, by the rule of its format.
    pub(crate) fingerprint: u32,
}
