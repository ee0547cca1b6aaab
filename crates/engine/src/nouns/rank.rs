//! Places in the standing at a base.

/// A place in the standing at a scored base.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// The most power there.
    Winner,
    /// The second most.
    RunnerUp,
    /// The third most.
    Third,
}

impl Rank {
    /// All of them, the best first.
    pub const ALL: [Rank; 3] = [Rank::Winner, Rank::RunnerUp, Rank::Third];
}
