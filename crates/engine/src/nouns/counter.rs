//! Counters that lie on cards.

/// Counters that lie on cards, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counter {
    /// A +1 power counter.
    Power,
    /// A stasis counter.
    Stasis,
    /// A counter that only counts.
    Plain,
}

/// How many counters of each kind lie on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters([u8; 3]);

impl Counters {
    /// The number of one kind.
    #[must_use]
    pub fn of(self, kind: Counter) -> i32 {
        i32::from(self.0[kind as usize])
    }
    /// Sets the number of one kind; below zero is zero.
    pub(crate) fn set(&mut self, kind: Counter, n: i32) {
        self.0[kind as usize] = n.clamp(0, 255) as u8;
    }
}
