//! Settling the table after every change: what may no longer be where it is, and what is due.

use super::cx::{Cx, Step};
use super::def::Act;
use super::effect::{Cause, EffectKind};
use super::eye::Host;
use super::ids::{CardId, Ref};
use super::mask;
use super::state::{State, Zone};

impl Cx<'_> {
    /// After every change: what may no longer be on a card is destroyed, shields fall, and what is granted
    /// once each turn is granted, until nothing changes.
    pub(crate) fn settle(&mut self) -> Step {
        while self.drop_forbidden_attachment()? || self.fall_for_continuous()? {}
        self.grant_each_turn()
    }

    /// Destroys one action on a card that is not affected by it, if there is one that can be: lying on a card is an
    /// effect.
    fn drop_forbidden_attachment(&mut self) -> Step<bool> {
        for (protector, action) in self.state.forbidden_attachments() {
            let mut gone = false;
            self.as_ability(protector, false, |cx| {
                gone = cx.destroy(action)?;
                Ok(())
            })?;
            if gone {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Shields also fall for what other players' cards in play do all the time.
    fn fall_for_continuous(&mut self) -> Step<bool> {
        let mut found = None;
        let state = &*self.state;
        let effects = std::cell::LazyCell::new(|| state.standing_effects());
        state.each_ability(mask::SHIELD, |shield, a| {
            let Act::Shield(f) = a.act else { return };
            found = found.or(effects.iter().find_map(|&(minion, cause)| {
                let hit = f(&shield, minion, &cause) && !state.immune(minion, &cause);
                hit.then_some((shield.host, minion, cause))
            }));
        });
        let Some((shield, minion, cause)) = found else { return Ok(false) };
        self.raise_shield(shield, minion, &cause)?;
        Ok(true)
    }

    /// Grants what cards in play grant once in each of your Play Cards phases.
    pub(crate) fn grant_each_turn(&mut self) -> Step {
        if self.state.phase != super::state::Phase::PlayCards {
            return Ok(());
        }
        let mut due = Vec::new();
        let state = &*self.state;
        state.each_ability(mask::EACH_TURN, |eye, a| {
            if let Act::EachTurn(run) = a.act
                && eye.you() == state.current
                && !state.used.contains(&eye.host.id)
            {
                due.push((eye.host, run));
            }
        });
        for (host, run) in due {
            self.state.used.push(host.id);
            self.with_host(host, |cx| run(cx))?;
        }
        Ok(())
    }
}

impl State {
    /// The actions on other cards, with what they are on.
    fn attachments(&self) -> impl Iterator<Item = (CardId, CardId)> + '_ {
        self.table().filter_map(|c| match self.card(c).zone {
            Zone::On(wearer) => Some((c, wearer)),
            _ => None,
        })
    }

    /// The actions on cards that are protected from them, with what protects.
    fn forbidden_attachments(&self) -> Vec<(Host, Ref)> {
        let mut found = Vec::new();
        self.each_ability(mask::PROTECT, |eye, a| {
            let Act::Protect(f) = a.act else { return };
            let forbidden = self.attachments().filter(|&(c, wearer)| {
                f(&eye, wearer, EffectKind::Attach, &self.continuous_cause(c))
            });
            found.extend(forbidden.map(|(c, _)| (eye.host, self.at(c))));
        });
        found
    }

    /// What cards in play do to minions all the time. An action that merely lies on a minion is not among it:
    /// who falls to keep off what lies there already stops its effect for the turn, not the card.
    fn standing_effects(&self) -> Vec<(CardId, Cause)> {
        let mut effects = Vec::new();
        self.each_ability(mask::POWER, |eye, a| {
            let Act::Power(change) = a.act else { return };
            let cause = self.continuous_cause(eye.this());
            let minions = self.sites.iter().flat_map(|s| self.minions_at(s.id));
            effects.extend(minions.filter(|&m| change(&eye, m) != 0).map(|m| (m, cause)));
        });
        effects
    }

    /// The cause of what a card in play does all the time.
    fn continuous_cause(&self, card: CardId) -> Cause {
        let you = self.card(card).controller.unwrap_or(self.current);
        let host = self.play_host(card, you);
        Cause::of(self, &host, false)
    }
}
