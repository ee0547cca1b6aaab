//! Which cards an ability means, and how many of them, as plain data: `minions().yours().here().power_at_most(2)`.

use crate::look::eye::Eye;
use crate::nouns::ids::{CardId, DefId, Ref, Seat, SiteId};
use crate::nouns::tags::Tags;

/// What kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Any,
    Minion,
    Action,
    Madness,
    Titan,
    Monster,
    Treasure,
}

/// Whose card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    Anyones,
    Yours,
    OtherPlayers,
    /// This player's.
    Of(Seat),
    /// Those that you own, whoever controls them.
    Owned,
    /// Those that this player owns, whoever controls them.
    OwnedBy(Seat),
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
    OnCard(CardId),
    Hand,
    Discard,
    Buried,
    BuriedAt(SiteId),
    BuriedHere,
    Under(CardId),
    Stasis,
}

/// How many of the cards meant a choice takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Many {
    /// At least and at most so many, or as many as there are.
    Between(u16, u16),
    /// All of them: nothing is asked.
    Each,
}

/// A description of cards, relative to the ability that uses it. A choice takes one of them, unless it says how many.
///
/// ```
/// # use smashup_engine::cards::*;
/// // "You may destroy a minion of power 2 or less here."
/// fn cut_lass(cx: &mut Cx) -> Step {
///     let doomed = cx.choose(Why::Destroy, minions().here().power_at_most(2).may())?;
///     cx.destroy(&doomed)?;
///     Ok(())
/// }
/// ```
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
    pub(crate) copy_of: Option<DefId>,
    pub(crate) with_counters: bool,
    pub(crate) that: Option<fn(&Eye, CardId) -> bool>,
    pub(crate) many: Many,
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
    copy_of: None,
    with_counters: false,
    that: None,
    many: Many::Between(1, 1),
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

/// Any titan in play.
#[must_use]
pub const fn titans() -> Select {
    Select { sort: Sort::Titan, ..ALL }
}

/// Any monster in play, whoever controls it.
#[must_use]
pub const fn monsters() -> Select {
    Select { sort: Sort::Monster, ..ALL }
}

/// Any treasure: in play, or narrowed to a hand.
#[must_use]
pub const fn treasures() -> Select {
    Select { sort: Sort::Treasure, ..ALL }
}

/// Any buried card, of whatever kind.
#[must_use]
pub const fn buried() -> Select {
    Select { place: Where::Buried, ..ALL }
}

/// Any card; meant to be narrowed to a hand or pile.
#[must_use]
pub const fn cards() -> Select {
    ALL
}

/// Whose they are.
impl Select {
    /// "Your ...": those you control.
    #[must_use]
    pub const fn yours(self) -> Select {
        Select { whose: Whose::Yours, ..self }
    }
    /// "Another player's ...", "other players' ...": those other players control.
    #[must_use]
    pub const fn of_others(self) -> Select {
        Select { whose: Whose::OtherPlayers, ..self }
    }
    /// "... you own", whoever controls them.
    #[must_use]
    pub const fn owned(self) -> Select {
        Select { whose: Whose::Owned, ..self }
    }
    /// "... they own", whoever controls them.
    #[must_use]
    pub const fn owned_by(self, seat: Seat) -> Select {
        Select { whose: Whose::OwnedBy(seat), ..self }
    }
    /// "That player's ...": those a player controls, or has in the hand or pile that is meant.
    #[must_use]
    pub const fn of(self, seat: Seat) -> Select {
        Select { whose: Whose::Of(seat), ..self }
    }
    /// "Another ...", "other ...": all but the ability's own card.
    #[must_use]
    pub const fn other(self) -> Select {
        Select { another: true, ..self }
    }
}

/// Where they are; in play if nothing is said.
impl Select {
    /// "... here": at the site of the ability's card.
    #[must_use]
    pub const fn here(self) -> Select {
        let buried = matches!(self.place, Where::Buried);
        Select { place: if buried { Where::BuriedHere } else { Where::Here }, ..self }
    }
    /// "... on another base": in play at other sites than the ability's card.
    #[must_use]
    pub const fn elsewhere(self) -> Select {
        Select { place: Where::Elsewhere, ..self }
    }
    /// "... there": at the base that scores.
    #[must_use]
    pub const fn there(self) -> Select {
        Select { place: Where::There, ..self }
    }
    /// "... there", "... at its base": at a site.
    #[must_use]
    pub const fn at(self, site: SiteId) -> Select {
        let buried = matches!(self.place, Where::Buried);
        Select { place: if buried { Where::BuriedAt(site) } else { Where::At(site) }, ..self }
    }
    /// "... on this base": actions played on the base the ability's card is at.
    #[must_use]
    pub const fn on_this_base(self) -> Select {
        Select { place: Where::OnBaseHere, ..self }
    }
    /// "... on it": actions played on the base at a site.
    #[must_use]
    pub const fn on_base_at(self, site: SiteId) -> Select {
        Select { place: Where::OnBaseAt(site), ..self }
    }
    /// "... on it": actions on a minion.
    #[must_use]
    pub const fn on(self, minion: Ref) -> Select {
        Select { place: Where::OnCard(minion.card), ..self }
    }
    /// "... in your hand", or in that of the player named by [`Select::of`].
    #[must_use]
    pub const fn in_hand(self) -> Select {
        Select { place: Where::Hand, ..self }
    }
    /// "... stored under this card".
    #[must_use]
    pub const fn stored_under(self, host: CardId) -> Select {
        Select { place: Where::Under(host), ..self }
    }
    /// "... in stasis", of your cards, or of those of the player named by [`Select::of`].
    #[must_use]
    pub const fn in_stasis(self) -> Select {
        Select { place: Where::Stasis, ..self }
    }
    /// "... in your discard pile", or in that of the player named by [`Select::of`].
    #[must_use]
    pub const fn in_discard(self) -> Select {
        Select { place: Where::Discard, ..self }
    }
}

/// What they are like.
impl Select {
    /// "... of power N or less": in play their power now, elsewhere the printed one.
    #[must_use]
    pub const fn power_at_most(self, most: i32) -> Select {
        Select { power: (self.power.0, most), ..self }
    }
    /// "... of power N or more".
    #[must_use]
    pub const fn power_at_least(self, least: i32) -> Select {
        Select { power: (least, self.power.1), ..self }
    }
    /// "... of less power than ..."
    #[must_use]
    pub const fn power_below(self, limit: i32) -> Select {
        self.power_at_most(limit - 1)
    }
    /// "... of more power than ..."
    #[must_use]
    pub const fn power_above(self, limit: i32) -> Select {
        self.power_at_least(limit + 1)
    }
    /// "Each War Raptor", "your Locals": those with this name.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Select {
        Select { named: Some(name), ..self }
    }
    /// "... but no Collector": those with another name than this.
    #[must_use]
    pub const fn not_named(self, name: &'static str) -> Select {
        Select { not_named: Some(name), ..self }
    }
    /// "... of the same name", "a copy of it": those with the name of this printing.
    #[must_use]
    pub const fn copy_of(self, name: DefId) -> Select {
        Select { copy_of: Some(name), ..self }
    }
    /// "Each Microbot": those with these tags.
    #[must_use]
    pub const fn tagged(self, tags: Tags) -> Select {
        Select { tags, ..self }
    }
    /// "Undead", of monsters.
    #[must_use]
    pub const fn undead(self) -> Select {
        self.tagged(Tags::UNDEAD)
    }
    /// "... with +1 power counters".
    #[must_use]
    pub const fn with_counters(self) -> Select {
        Select { with_counters: true, ..self }
    }
    /// "... that ...": those of which this holds.
    #[must_use]
    pub const fn that(self, holds: fn(&Eye, CardId) -> bool) -> Select {
        Select { that: Some(holds), ..self }
    }
}

/// How many a choice takes; one if nothing is said, or none if there is none.
impl Select {
    /// "You may ... a ...": one or none.
    #[must_use]
    pub const fn may(self) -> Select {
        self.between(0, 1)
    }
    /// "Up to N ..."
    #[must_use]
    pub const fn up_to(self, most: u16) -> Select {
        self.between(0, most)
    }
    /// "Any number of ..."
    #[must_use]
    pub const fn any_number(self) -> Select {
        self.between(0, u16::MAX)
    }
    /// "One or two ...", and exactly so many if both numbers are the same; all of them if there are fewer.
    #[must_use]
    pub const fn between(self, least: u16, most: u16) -> Select {
        Select { many: Many::Between(least, most), ..self }
    }
    /// "Each ...", "all ...": all of them, unasked.
    #[must_use]
    pub const fn each(self) -> Select {
        Select { many: Many::Each, ..self }
    }

    /// Whether cards in a hand are meant.
    pub(crate) fn is_of_hand(&self) -> bool {
        self.place == Where::Hand
    }
}
