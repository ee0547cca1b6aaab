//! Settling the table after every change: what may no longer be where it is, and what is due.

use crate::nouns::effect::EffectKind;
use crate::print::act::{Act, Guard, Moment};
use crate::print::kinds;
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// After every change: a scoring stops whose base left; what may no longer be on a card is destroyed, shields fall, and what is granted
    /// once each turn is granted, until nothing changes.
    pub(crate) fn settle(&mut self) -> Step {
        self.follow_scoring();
        while self.drop_forbidden_attachment()? || self.fall_for_continuous()? {}
        self.grant_each_turn()
    }

    /// Destroys one action on a card that is not affected by it, if there is one that can be: lying on a card is an
    /// effect.
    fn drop_forbidden_attachment(&mut self) -> Step<bool> {
        for (protector, action) in self.state.forbidden_attachments() {
            let mut gone = false;
            self.as_ability(protector, Doing::Ability, |cx| {
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
        state.each_ability(kinds::guard(Guard::Shields), |shield, a| {
            let Act::Guard(_, f) = a.act else { return };
            found = found.or(effects.iter().find_map(|&(minion, cause)| {
                let hit = f(&shield, minion, EffectKind::Standing, &cause)
                    && !state.immune(minion, &cause);
                hit.then_some((shield.host, minion, cause))
            }));
        });
        let Some((shield, minion, cause)) = found else { return Ok(false) };
        self.raise_shield(shield, minion, &cause)?;
        Ok(true)
    }

    /// Grants what cards in play grant once in each of your Play Cards phases.
    pub(crate) fn grant_each_turn(&mut self) -> Step {
        if self.state.phase != crate::nouns::time::Phase::PlayCards {
            return Ok(());
        }
        let mut due = Vec::new();
        let state = &*self.state;
        state.each_ability(kinds::run(Moment::EachTurn), |eye, a| {
            if let Act::Run(_, can, run) = a.act
                && eye.you() == state.current
                && !state.used.contains(&eye.host.id)
                && can(&eye)
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
