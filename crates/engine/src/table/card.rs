//! A card of this game.

use crate::nouns::counter::Counters;
use crate::nouns::going::WhenDone;
use crate::nouns::ids::{CardId, DefId, FactionId, Seat, Stay};
use crate::nouns::zone::{Home, Zone};

/// What was chosen for a card as it was played, to be remembered while it stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Named {
    /// Nothing.
    #[default]
    None,
    /// A named faction.
    Faction(FactionId),
    /// Named factions, one for each other player.
    Factions([Option<FactionId>; 3]),
    /// Which of the alternatives of its text.
    Mode(u8),
}

/// A card of this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// What is printed on it.
    pub def: DefId,
    /// Where it belongs.
    pub home: Home,
    /// Where it is.
    pub zone: Zone,
    /// Its current stay there.
    pub stay: Stay,
    /// Who controls it, if it is in play.
    pub controller: Option<Seat>,
    /// Who controls it when no effect changes that.
    pub played_by: Option<Seat>,
    /// The counters on it.
    pub counters: Counters,
    /// What was chosen for it.
    pub memo: Named,
    /// The action whose ability it has, as if that were printed on it.
    pub copies: Option<DefId>,
    /// Where it goes when it is done, of an action that is being played.
    pub when_done: WhenDone,
    /// The actions on it, in order of arrival.
    pub attached: Vec<CardId>,
    /// The cards stored under it.
    pub stored: Vec<CardId>,
}
