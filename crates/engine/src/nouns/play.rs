//! A play: what may be played, from where, to where.

use crate::nouns::ids::{AbilityId, CardId, DefId, Seat, SiteId};
use serde::{Deserialize, Serialize};

/// Minion play or action play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayKind {
    /// A minion.
    Minion,
    /// An action.
    Action,
}

/// Where the played card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayFrom {
    /// The player's hand.
    Hand,
    /// The player's discard pile.
    Discard,
}

/// Where the played card may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayAt {
    /// Anywhere.
    Anywhere,
    /// One site.
    Site(SiteId),
    /// A site where the player has no minions.
    WhereYouHaveNone,
    /// Onto one card.
    On(CardId),
}

/// One play that is open to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Permission {
    /// Minion or action.
    pub what: PlayKind,
    /// From where.
    pub from: PlayFrom,
    /// To where.
    pub at: PlayAt,
    /// At most this printed power, for minions.
    pub most: Option<i32>,
    /// Only cards of this name.
    pub name: Option<DefId>,
    /// Only this very card.
    pub only: Option<CardId>,
    /// The regular play of the turn, not an extra one.
    pub regular: bool,
    /// The ability of a card in play that offers it each turn, if one does.
    pub source: Option<AbilityId>,
}

impl Permission {
    /// The regular play of the turn.
    #[must_use]
    pub const fn regular(what: PlayKind) -> Permission {
        Permission { regular: true, ..Permission::extra(what) }
    }

    /// An extra play from the hand, without further limits.
    #[must_use]
    pub const fn extra(what: PlayKind) -> Permission {
        Permission {
            what,
            from: PlayFrom::Hand,
            at: PlayAt::Anywhere,
            most: None,
            name: None,
            only: None,
            regular: false,
            source: None,
        }
    }

    /// An extra minion.
    #[must_use]
    pub const fn minion() -> Permission {
        Permission::extra(PlayKind::Minion)
    }

    /// An extra action.
    #[must_use]
    pub const fn action() -> Permission {
        Permission::extra(PlayKind::Action)
    }

    /// ... of at most this power.
    #[must_use]
    pub const fn power_at_most(self, most: i32) -> Permission {
        Permission { most: Some(most), ..self }
    }

    /// ... at this site.
    #[must_use]
    pub const fn at(self, site: SiteId) -> Permission {
        Permission { at: PlayAt::Site(site), ..self }
    }

    /// ... on a base where you have no minions.
    #[must_use]
    pub const fn where_you_have_none(self) -> Permission {
        Permission { at: PlayAt::WhereYouHaveNone, ..self }
    }

    /// ... from your discard pile.
    #[must_use]
    pub const fn from_discard(self) -> Permission {
        Permission { from: PlayFrom::Discard, ..self }
    }

    /// ... onto this card.
    #[must_use]
    pub const fn onto(self, card: CardId) -> Permission {
        Permission { at: PlayAt::On(card), ..self }
    }

    /// ... with this card's name.
    #[must_use]
    pub const fn named(self, name: DefId) -> Permission {
        Permission { name: Some(name), ..self }
    }

    /// ... this very card.
    #[must_use]
    pub const fn only(self, card: CardId) -> Permission {
        Permission { only: Some(card), ..self }
    }

    /// The more limited a permission, the earlier it pays; the regular play pays last.
    pub(crate) fn strictness(&self) -> u8 {
        let place = u8::from(self.at != PlayAt::Anywhere);
        let name = u8::from(self.name.is_some() || self.only.is_some());
        name * 8 + place * 4 + u8::from(self.most.is_some()) * 2 + u8::from(!self.regular)
    }
}

/// A play somebody tries, for those who forbid.
#[derive(Clone, Copy, Debug)]
pub struct Attempt {
    /// Who.
    pub seat: Seat,
    /// Which card.
    pub card: CardId,
    /// What it would be played as.
    pub kind: PlayKind,
    /// At which site, if it goes to one.
    pub at: Option<SiteId>,
    /// Onto which card, if it goes onto one.
    pub on: Option<CardId>,
    /// Whether it is played by its Special.
    pub special: bool,
}

impl Attempt {
    /// Whether it would be played as a minion.
    #[must_use]
    pub fn is_minion(&self) -> bool {
        self.kind == PlayKind::Minion
    }

    /// Whether an action would be played on the base of a site, not on a card there.
    #[must_use]
    pub fn is_action_on_base(&self, site: Option<SiteId>) -> bool {
        self.kind == PlayKind::Action && self.at.is_some() && self.at == site && self.on.is_none()
    }
}

/// Where a played card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Nowhere: a standard action.
    None,
    /// To a site.
    Site(SiteId),
    /// Onto a card.
    On(CardId),
}

/// Whether a play that is now or never may be declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It may.
    May,
    /// It may not: a specific card, or one that is not from the hand.
    Must,
}
