//! What lasts for a while.

use crate::nouns::ids::{AbilityId, DefId, Ref, Row, Seat, SiteId};
use crate::nouns::time::Until;

/// Which minions an immunity covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Covers {
    /// One card.
    Card(Ref),
    /// The minions of a player at a site.
    Minions(Seat, SiteId),
}

/// Who or what has a printed row for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bearer {
    /// A card in play: it is an ability of that card, and "you" its controller.
    Card(Ref),
    /// A base, as the place: "here". "You" is who made it so.
    Base(Ref),
    /// A player: "you".
    Player(Seat),
    /// All. "You" is who made it so.
    Table,
    /// A player, about a card: "you" and "it".
    About(Seat, Ref),
}

/// What stands for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stands {
    /// The starting power of a minion, or breakpoint of a base, is set to a number.
    Starting(Ref, i32),
    /// A minion in play now has more (or less) power.
    Power(Ref, i32),
    /// A minion in play now has more (or less) power while it is at this base.
    PowerAt(Ref, Ref, i32),
    /// The printed breakpoint of a base counts as a number.
    Printed(Ref, i32),
    /// A player has power at a base without a minion.
    Presence(Seat, Ref, i32),
    /// The breakpoint of a base card is higher (or lower).
    Breakpoint(Ref, i32),
    /// Not affected by one card, since a shield fell.
    Immune(Covers, Ref),
    /// Control of a card.
    Control(Ref, Seat),
    /// The abilities of a card count as if they were not there.
    Cancel(Ref),
    /// All abilities that a card had as this began count as if they were not there, but this one if one is named.
    Loses(Ref, Option<AbilityId>),
    /// One ability of a card counts as if it were not there.
    Rests(AbilityId),
    /// A printed row: an ability like any other.
    Row(Row, Bearer),
}

impl Stands {
    /// The card it is about, in the stay it ends with, if it is about one.
    #[must_use]
    pub fn about(&self) -> Option<Ref> {
        match *self {
            Stands::Starting(r, _)
            | Stands::Power(r, _)
            | Stands::PowerAt(r, ..)
            | Stands::Printed(r, _)
            | Stands::Breakpoint(r, _)
            | Stands::Presence(_, r, _)
            | Stands::Control(r, _)
            | Stands::Cancel(r)
            | Stands::Loses(r, _)
            | Stands::Immune(Covers::Card(r), _)
            | Stands::Row(_, Bearer::Card(r) | Bearer::Base(r) | Bearer::About(_, r)) => Some(r),
            Stands::Rests(id) => Some(id.host),
            Stands::Immune(Covers::Minions(..), _)
            | Stands::Row(_, Bearer::Player(_) | Bearer::Table) => None,
        }
    }
}

/// A lasting effect with its span and its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// The effect.
    pub what: Stands,
    /// Only during the n-th turn of this seat, if set; else from now on.
    pub during: Option<(Seat, u32)>,
    /// When it ends.
    pub until: Until,
    /// The card it comes from.
    pub source: Ref,
    /// What is printed on that card.
    pub def: DefId,
    /// Whose ability made it.
    pub by: Option<Seat>,
}
