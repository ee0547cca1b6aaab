//! Cards as they were.

use crate::nouns::ids::{CardId, DefId, Ref, Seat, SiteId};
use crate::nouns::sorts::Sorts;
use crate::nouns::tags::Tags;
use crate::nouns::zone::Zone;

/// A card as it was just before an event.
#[derive(Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The card and its stay before.
    pub card: Ref,
    /// What is printed on it.
    pub def: DefId,
    /// Its owner.
    pub owner: Option<Seat>,
    /// Its controller, if it was in play.
    pub controller: Option<Seat>,
    /// Where it was.
    pub zone: Zone,
    /// The site it was at.
    pub site: Option<SiteId>,
    /// Its power, if it was a minion in play; else its printed power.
    pub power: i32,
    /// The +1 power counters that were on it; where stasis counters come or go, those.
    pub counters: i32,
    /// Its tags.
    pub tags: Tags,
    /// What it was.
    pub sorts: Sorts,
    /// The actions that were on it.
    pub attached: Vec<CardId>,
}

/// Written out: a derived one is put in wherever an event is copied, and made again in each crate that does so, which together is
/// thirty kilobytes of the page.
impl Clone for Snapshot {
    fn clone(&self) -> Snapshot {
        Snapshot { attached: self.attached.clone(), ..*self }
    }
}

impl Snapshot {
    /// Whether nobody could tell two cards apart as they were.
    pub(crate) fn is_like(&self, other: &Snapshot) -> bool {
        let bare = |s: &Snapshot| Snapshot { card: self.card, attached: Vec::new(), ..s.clone() };
        bare(self) == bare(other)
    }
}
