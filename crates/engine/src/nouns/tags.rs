//! Properties that cards speak of.

/// A property that other cards speak of and that is not a name or a faction ("Microbot"). Sets of them are
/// bit masks; the card files give the bits their meaning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tags(pub u32);

impl Tags {
    /// Undead, of monsters. The bits below are the card files'.
    pub const UNDEAD: Tags = Tags(1 << 31);

    /// Whether all of `other` is in this set.
    #[must_use]
    pub const fn has(self, other: Tags) -> bool {
        self.0 & other.0 == other.0
    }
    /// Both sets together.
    #[must_use]
    pub const fn and(self, other: Tags) -> Tags {
        Tags(self.0 | other.0)
    }
}
