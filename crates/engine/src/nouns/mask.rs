//! Kinds of abilities as a set of bits.

/// Which kinds of abilities a card has, so that a scan can pass over the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(u128);

impl Mask {
    /// Nothing.
    pub const NONE: Mask = Mask(0);
    /// Every kind.
    pub const ALL: Mask = Mask(u128::MAX);
    /// How many kinds there can be.
    pub const ROOM: u8 = u128::BITS as u8;

    /// The kind of this number alone.
    ///
    /// # Panics
    /// If there cannot be so many; where masks are constants, the code does not compile.
    #[must_use]
    pub const fn bit(number: u8) -> Mask {
        assert!(number < Mask::ROOM, "a kind more than there can be");
        Mask(1 << number)
    }

    /// Whether there is no kind in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the kind of this number is in it.
    #[must_use]
    pub const fn has(self, number: u8) -> bool {
        (self.0 >> number) & 1 != 0
    }

    /// Whether the two have a kind in common.
    #[must_use]
    pub const fn meets(self, other: Mask) -> bool {
        self.0 & other.0 != 0
    }

    /// What is in this and not in the other.
    #[must_use]
    pub const fn without(self, other: Mask) -> Mask {
        Mask(self.0 & !other.0)
    }

    /// Both together.
    #[must_use]
    pub const fn or(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }
}
