//! Which cards an ability means, as plain data: `minions().yours().here().power_at_most(2)`.

use crate::nouns::ids::SiteId;
use crate::nouns::tags::Tags;

/// What kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Any,
    Minion,
    Action,
    Madness,
}

/// Whose card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    Anyones,
    Yours,
    OtherPlayers,
}

/// Where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    InPlay,
    Here,
    Elsewhere,
    There,
    At(SiteId),
    OnBaseHere,
    OnBaseAt(SiteId),
    YourHand,
    YourDiscard,
}

/// A description of cards, relative to the ability that uses it.
#[derive(Clone, Copy, Debug)]
pub struct Select {
    pub(crate) sort: Sort,
    pub(crate) whose: Whose,
    pub(crate) place: Where,
    pub(crate) power: (i32, i32),
    pub(crate) named: Option<&'static str>,
    pub(crate) not_named: Option<&'static str>,
    pub(crate) tags: Tags,
    pub(crate) another: bool,
}

pub(crate) const ALL: Select = Select {
    sort: Sort::Any,
    whose: Whose::Anyones,
    place: Where::InPlay,
    power: (i32::MIN, i32::MAX),
    named: None,
    not_named: None,
    tags: Tags(0),
    another: false,
};

/// Any minion in play.
#[must_use]
pub const fn minions() -> Select {
    Select { sort: Sort::Minion, ..ALL }
}

/// Any action in play, on a base or on a minion.
#[must_use]
pub const fn actions() -> Select {
    Select { sort: Sort::Action, ..ALL }
}

/// Madness cards; meant to be narrowed to a hand or pile.
#[must_use]
pub const fn madness() -> Select {
    Select { sort: Sort::Madness, ..ALL }
}

/// Any card; meant to be narrowed to a hand or pile.
#[must_use]
pub const fn cards() -> Select {
    ALL
}

impl Select {
    /// Those you control.
    #[must_use]
    pub const fn yours(self) -> Select {
        Select { whose: Whose::Yours, ..self }
    }
    /// Those other players control.
    #[must_use]
    pub const fn of_others(self) -> Select {
        Select { whose: Whose::OtherPlayers, ..self }
    }
    /// Those at the site of the ability's card.
    #[must_use]
    pub const fn here(self) -> Select {
        Select { place: Where::Here, ..self }
    }
    /// Those in play at other sites than the ability's card.
    #[must_use]
    pub const fn elsewhere(self) -> Select {
        Select { place: Where::Elsewhere, ..self }
    }
    /// Those at the base that scores.
    #[must_use]
    pub const fn there(self) -> Select {
        Select { place: Where::There, ..self }
    }
    /// Those at a site.
    #[must_use]
    pub const fn at(self, site: SiteId) -> Select {
        Select { place: Where::At(site), ..self }
    }
    /// Actions played on the base the ability's card is at.
    #[must_use]
    pub const fn on_this_base(self) -> Select {
        Select { place: Where::OnBaseHere, ..self }
    }
    /// Actions played on the base at a site.
    #[must_use]
    pub const fn on_base_at(self, site: SiteId) -> Select {
        Select { place: Where::OnBaseAt(site), ..self }
    }
    /// Those in your hand.
    #[must_use]
    pub const fn in_hand(self) -> Select {
        Select { place: Where::YourHand, ..self }
    }
    /// Those in your discard pile.
    #[must_use]
    pub const fn in_discard(self) -> Select {
        Select { place: Where::YourDiscard, ..self }
    }
    /// Those of at most this power.
    #[must_use]
    pub const fn power_at_most(self, most: i32) -> Select {
        Select { power: (self.power.0, most), ..self }
    }
    /// Those of less than this power.
    #[must_use]
    pub const fn power_below(self, limit: i32) -> Select {
        self.power_at_most(limit - 1)
    }
    /// Those of more than this power.
    #[must_use]
    pub const fn power_above(self, limit: i32) -> Select {
        Select { power: (limit + 1, self.power.1), ..self }
    }
    /// Those with this name.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Select {
        Select { named: Some(name), ..self }
    }
    /// Those with another name than this.
    #[must_use]
    pub const fn not_named(self, name: &'static str) -> Select {
        Select { not_named: Some(name), ..self }
    }
    /// Those with these tags.
    #[must_use]
    pub const fn tagged(self, tags: Tags) -> Select {
        Select { tags, ..self }
    }
    /// All but the ability's own card.
    #[must_use]
    pub const fn other(self) -> Select {
        Select { another: true, ..self }
    }

    /// Whether cards in hand are meant.
    pub(crate) fn is_of_hand(&self) -> bool {
        self.place == Where::YourHand
    }
}
