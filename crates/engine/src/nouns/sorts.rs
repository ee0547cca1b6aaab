//! What a card is.

/// What a card is for the rules; one card can be of several sorts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sorts(u8);

impl Sorts {
    /// Neither of them.
    pub const NONE: Sorts = Sorts(0);
    /// A minion.
    pub const MINION: Sorts = Sorts(1);
    /// An action.
    pub const ACTION: Sorts = Sorts(1 << 1);
    /// A base.
    pub const BASE: Sorts = Sorts(1 << 2);
    /// A titan.
    pub const TITAN: Sorts = Sorts(1 << 3);
    /// Whatever is no base.
    pub const NOT_BASE: Sorts = Sorts::MINION.and(Sorts::ACTION).and(Sorts::TITAN);
    /// Whatever there is.
    pub const ANY: Sorts = Sorts::NOT_BASE.and(Sorts::BASE);

    /// Both these and those.
    #[must_use]
    pub const fn and(self, other: Sorts) -> Sorts {
        Sorts(self.0 | other.0)
    }

    /// Those of these that are among those.
    #[must_use]
    pub const fn only(self, those: Sorts) -> Sorts {
        Sorts(self.0 & those.0)
    }

    /// Whether it is a fusion: minion and action, of which it is played as one.
    #[must_use]
    pub const fn is_fusion(self) -> bool {
        self.is_minion() && self.is_action()
    }

    /// Whether it is of any of these sorts.
    #[must_use]
    pub const fn meets(self, any: Sorts) -> bool {
        self.0 & any.0 != 0
    }

    /// Whether it is a minion.
    #[must_use]
    pub const fn is_minion(self) -> bool {
        self.meets(Sorts::MINION)
    }

    /// Whether it is an action.
    #[must_use]
    pub const fn is_action(self) -> bool {
        self.meets(Sorts::ACTION)
    }

    /// Whether it is a base.
    #[must_use]
    pub const fn is_base(self) -> bool {
        self.meets(Sorts::BASE)
    }

    /// Whether it is a titan.
    #[must_use]
    pub const fn is_titan(self) -> bool {
        self.meets(Sorts::TITAN)
    }
}
