//! Cards that are not in play, and what happens instead of what would happen to them: of one that would be discarded from a hand, or
//! would leave a discard pile.

use crate::nouns::effect::EffectKind;
use crate::nouns::event::Happened;
use crate::nouns::going::{To, Way};
use crate::nouns::ids::{CardId, Ref};
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::{Home, Zone};
use crate::print::act::Act;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// Takes from cards that are sent somewhere those for which something else happens instead; which cards were discarded in
    /// their place: whoever would discard has discarded those.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub(crate) fn replaced_elsewhere(
        &mut self,
        cards: &mut Vec<Ref>,
        way: Way,
        to: To,
    ) -> Step<Vec<Snapshot>> {
        let mut discarded = Vec::new();
        for kind in [EffectKind::DiscardFromHand, EffectKind::LeavePile] {
            let is_it = |r: &Ref| would_be(kind, self.state.card(r.card).zone, way, to);
            let meant: Vec<Ref> = cards.iter().copied().filter(is_it).collect();
            if !meant.is_empty() {
                let left = self.replaced_by(kind, &meant, &mut discarded)?;
                cards.retain(|r| !meant.contains(r) || left.contains(r));
            }
        }
        Ok(discarded)
    }

    /// Whether something else happens instead of a card's being played from a discard pile.
    pub(crate) fn is_not_played(&mut self, card: CardId) -> Step<bool> {
        if !matches!(self.state.card(card).zone, Zone::Discard(Home::Player(_))) {
            return Ok(false);
        }
        let card = self.state.at(card);
        Ok(self.replaced_by(EffectKind::LeavePile, &[card], &mut Vec::new())?.is_empty())
    }

    /// A discard pile is about to become the deck: what may do something else instead does so before. Whoever needs the deck
    /// cannot stop here, so a question about it only stops the step when that asks again or ends. Until it is answered there is
    /// no deck, and the position stays as it was when it was put. Whether it has been answered.
    pub(crate) fn pile_is_ready(&mut self, home: Home) -> bool {
        let pile = self.refs(self.state.discard(home));
        if self.state.replacements_elsewhere(&pile, EffectKind::LeavePile).is_empty() {
            return true;
        }
        let answered = self.replaced_by(EffectKind::LeavePile, &pile, &mut Vec::new()).is_ok();
        if !answered && self.stopped_at.is_none() {
            self.stopped_at = Some(Box::new(self.state.clone()));
        }
        answered
    }

    /// Those of these cards to which it happens.
    fn replaced_by(
        &mut self,
        kind: EffectKind,
        cards: &[Ref],
        discarded: &mut Vec<Snapshot>,
    ) -> Step<Vec<Ref>> {
        let mut left = cards.to_vec();
        if self.runs_instead_of(kind) {
            return Ok(left);
        }
        let waiting = self.state.replacements_elsewhere(cards, kind);
        if waiting.is_empty() {
            return Ok(left);
        }
        let by: Vec<Ref> = waiting.iter().map(|keeper| keeper.host.id.host).collect();
        let before = self.state.history.len();
        self.run_each_replacement(waiting, &mut left)?;
        for event in &self.state.history[before..] {
            if let Happened::Went { way: Way::Discarded, cards, .. } = &event.what
                && event.cause.card.is_some_and(|card| by.contains(&card))
            {
                discarded.extend(cards.iter().cloned());
            }
        }
        Ok(left)
    }

    /// Whether what runs is itself what happens instead: what that does to other cards nothing takes the place of in turn.
    fn runs_instead_of(&self, kind: EffectKind) -> bool {
        let Some(host) = self.host() else { return false };
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        ability.is_some_and(|a| matches!(a.act, Act::Instead(of, ..) if of == kind))
    }
}

/// Whether this happens to a card out of play that is sent so.
fn would_be(kind: EffectKind, zone: Zone, way: Way, to: To) -> bool {
    match (kind, zone) {
        (EffectKind::DiscardFromHand, Zone::Hand(_)) => way == Way::Discarded,
        (EffectKind::LeavePile, Zone::Discard(Home::Player(_))) => to != To::Discard,
        _ => false,
    }
}
