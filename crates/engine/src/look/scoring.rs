//! Looking at the scoring that is going on.

use crate::look::state::State;
use crate::nouns::award::Award;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Seat, SiteId};
use crate::nouns::order::sort_by_key;
use crate::nouns::rank::Rank;
use crate::print::ability::Ability;
use crate::table::scoring::Stage;

impl State {
    /// How far the scoring that is going on has come.
    #[must_use]
    pub fn stage(&self) -> Option<Stage> {
        self.scoring.as_ref().map(|s| s.stage)
    }

    /// Where a base is scoring. Nowhere once it has left in another way than by scoring.
    #[must_use]
    pub fn scoring_site(&self) -> Option<SiteId> {
        let scoring = self.scoring.as_ref()?;
        match scoring.stage {
            Stage::Before | Stage::Scored | Stage::Cleared | Stage::Replaced => Some(scoring.site),
            Stage::Stopped | Stage::Left => None,
        }
    }

    /// Whether the scoring stopped before the award. Its windows are over, and with them the moment of every Special
    /// that is for one.
    #[must_use]
    pub fn scoring_stopped(&self) -> bool {
        self.stage() == Some(Stage::Stopped)
    }

    /// Whether cards can come to a site: not to a base that was cleared and is about to be replaced.
    #[must_use]
    pub fn open_to_cards(&self, site: SiteId) -> bool {
        self.scoring.as_ref().is_none_or(|s| s.site != site || s.stage != Stage::Cleared)
    }

    /// The sites that cards can come to, from the left.
    pub fn open_sites(&self) -> impl Iterator<Item = SiteId> + '_ {
        self.sites.iter().map(|s| s.id).filter(|&s| self.open_to_cards(s))
    }

    /// The sites that cards can come to from this one, from the left.
    #[must_use]
    pub fn other_sites(&self, from: Option<SiteId>) -> Vec<SiteId> {
        self.open_sites().filter(|&s| Some(s) != from).collect()
    }

    /// Calls `f` with the abilities of the base that scored and was replaced: it still speaks, from where it lies now,
    /// unless everybody ignored it as it left.
    pub(crate) fn each_of_scored_base(&self, f: &mut impl FnMut(Host, &'static Ability)) {
        let Some(scoring) = self.scoring.as_ref().filter(|s| !s.silenced) else { return };
        let def = self.card(scoring.base.card).def;
        for (index, ability) in self.catalog.def(def).own() {
            let id = AbilityId { host: scoring.base, def, index, by: None };
            f(Host { by: None, site: Some(scoring.site), ..Host::of(id, self.current) }, ability);
        }
    }

    /// What the base at a site would award if it scored as it is now, the winners first.
    #[must_use]
    pub fn awards(&self, site: SiteId) -> Vec<Award> {
        let vp = self.site(site).map_or([0; 3], |s| self.victory_points(s.base));
        let with_power = self.clockwise().map(|seat| (seat, self.total(seat, site)));
        let there = |&(seat, power): &(Seat, i32)| self.competes_with(seat, site, power);
        let mut standing: Vec<(Seat, i32)> = with_power.filter(there).collect();
        sort_by_key(&mut standing, |&(_, power)| -power);
        let place = |&(seat, power): &(Seat, i32)| {
            let better = standing.iter().filter(|(_, p)| *p > power).count();
            let rank = *Rank::ALL.get(better)?;
            Some(Award { rank, seat, points: self.awarded(seat, site, vp[better]), power })
        };
        standing.iter().filter_map(place).collect()
    }

    /// The seats of a rank at the award.
    #[must_use]
    pub fn ranked(&self, rank: Rank) -> &[Seat] {
        self.scoring.as_ref().map_or(&[], |s| &s.ranks[rank as usize])
    }

    /// A player's power at the base that scores, as it was at the award.
    #[must_use]
    pub fn scored_power(&self, seat: Seat) -> i32 {
        self.scoring.as_ref().map_or(0, |s| s.power[seat])
    }

    /// Whether something else than the discard pile has been declared for a card.
    #[must_use]
    pub fn has_fate(&self, card: CardId) -> bool {
        let of_card = self.at(card);
        self.scoring.as_ref().is_some_and(|s| s.declared.iter().any(|d| d.card == of_card))
    }
}
