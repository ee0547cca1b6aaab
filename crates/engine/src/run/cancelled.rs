//! Minions that are played with their abilities cancelled: whatever they demand of their own play is cancelled, too.

use crate::nouns::going::To;
use crate::nouns::ids::{Ref, Seat, SiteId};
use crate::nouns::play::{Attempt, Permission, Spot};
use crate::nouns::question::Why;
use crate::nouns::time::Until;
use crate::print::select::{cards, minions};
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// "Play it there; cancel its abilities until ...": these very minions, as [`Cx::play_these_at`]; what they demand of their own
    /// play is cancelled, too. It is the doing of `by`, whoever plays them.
    pub fn play_these_cancelled_at(
        &mut self,
        cards: &[Ref],
        site: SiteId,
        until: Until,
        by: Seat,
    ) -> Step {
        let you = self.you();
        for &r in cards {
            if !self.state.stays(r) {
                continue;
            }
            if !self.can_play_cancelled_at(r, site) {
                self.fizzle(r.card)?;
                continue;
            }
            self.cancelling = Some((until, by));
            self.play(you, r.card, Spot::Site(site))?;
        }
        Ok(())
    }

    /// "Play an extra minion there. Its abilities are cancelled until ...", if you like: one of your hand, as
    /// [`Cx::play_these_cancelled_at`], or a card that takes the place of such a play.
    pub fn play_one_cancelled_at(&mut self, site: SiteId, until: Until) -> Step {
        let you = self.you();
        self.tells_of_hand(you);
        let in_place: Vec<Permission> = self
            .state
            .substitutes(you, &[Permission::minion().at(site)])
            .into_iter()
            .map(|substitute| substitute.play)
            .collect();
        let mut playable = self.all(minions().in_hand());
        playable.retain(|&minion| self.can_play_cancelled_at(minion, site));
        playable.extend(self.refs(&self.state.playable_by(you, &in_place)));
        let Some(minion) = self.choose_from(Why::PlayThis, &playable, cards().may())?.one() else {
            return Ok(());
        };
        let pays = |play: &&Permission| self.state.can_play_by(you, minion.card, play);
        if let Some(play) = in_place.iter().find(pays) {
            self.use_up(play);
        }
        self.cancelling = Some((until, you));
        self.play(you, minion.card, Spot::Site(site))
    }

    /// Whether [`Cx::play_these_cancelled_at`] could play a minion at a site: whatever it demands itself, no other card forbids
    /// it, and what others demand can be paid.
    #[must_use]
    pub fn can_play_cancelled_at(&self, card: Ref, site: SiteId) -> bool {
        let attempt = self.state.attempt(self.you(), card.card, Spot::Site(site));
        let attempt = Attempt { among: &[Permission::minion().at(site)], ..attempt };
        self.state.is_open_for(To::Site(site))
            && self.state.forbidder(&attempt).is_none()
            && self.state.can_pay_for(&attempt)
    }
}
