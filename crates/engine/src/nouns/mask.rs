//! Kinds of abilities as a set of bits.

/// Which kinds of abilities a card has, so that a scan can pass over the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(pub u64);

impl Mask {
    /// Nothing.
    pub const NONE: Mask = Mask(0);
    /// Whether the two have a kind in common.
    #[must_use]
    pub const fn meets(self, other: Mask) -> bool {
        self.0 & other.0 != 0
    }
    /// Both together.
    #[must_use]
    pub const fn or(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }
}
