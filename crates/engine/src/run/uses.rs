//! Talents and abilities used on your turn.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::event::EventKind;
use crate::nouns::host::{Host, picks};
use crate::nouns::ids::{AbilityId, Ref, Row, Seat};
use crate::nouns::mask::Mask;
use crate::nouns::play::PlayKind;
use crate::nouns::question::Why;
use crate::nouns::zone::Zone;
use crate::print::ability::{Ability, Limit, Whom};
use crate::print::act::{Act, Run};
use crate::print::kinds::{self, Moment};
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// The talents and "on your turn" abilities a player may use now.
    #[must_use]
    pub(crate) fn usable(&self, seat: Seat) -> Vec<Host> {
        let state = &*self.state;
        let mut found: Vec<Host> = Vec::new();
        let mut consider = |host: Host, ability: &Ability| {
            let Act::Run(moment, can, _) = ability.act else { return };
            let again = moment == Moment::InsteadOfAction;
            if again && state.forgoable(seat, PlayKind::Action, host.id.host.card).is_empty() {
                return;
            }
            let again = again || ability.limit == Limit::AnyNumber;
            // "On each player's turn, that player may ...": it is theirs who may use it now.
            let host = if ability.whom == Whom::Actor { host.for_player(seat) } else { host };
            if host.you == seat
                && !state.is_barred(&host, ability)
                && (again || !state.has_used(&host.id, ability) || state.talent_again(&host).is_some())
                && state.may_use(ability.limit, &host)
                && can(&Eye { state, host })
                // One that a card was given twice is one answer as long as it can be used at all.
                && !found.iter().any(|h| h.pick() == host.pick())
            {
                found.push(host);
            }
        };
        state.each_ability(kinds::USABLE, |eye, ability| consider(eye.host, ability));
        state.each_hidden(kinds::USABLE, &mut consider);
        found
    }

    /// "Use a talent of it an extra time.": at once, which of them if it has several, whether it has been used or not.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub fn use_talent_again(&mut self, card: Ref) -> Step {
        let talents = self.state.talents_of(card, Some);
        match self.choose_talent(&talents)? {
            Some((host, run)) => {
                self.mark_name(&host);
                self.use_as(host, |cx| run(cx))
            }
            None => Ok(()),
        }
    }

    /// Of an ability of which "only one ... each turn" may be used, one was: also where it is copied, or used besides.
    pub(crate) fn mark_name(&mut self, host: &Host) {
        let limit = self.state.limit_of(host.id);
        if limit == Limit::OneNamePerTurn {
            self.state.mark_used(limit, host);
        }
    }

    /// Which of several talents is used.
    pub(crate) fn choose_talent(&mut self, talents: &[(Host, Run)]) -> Step<Option<(Host, Run)>> {
        let options = picks(talents.iter().map(|(host, _)| host));
        let picked = self.put_for_one(self.question(self.you(), Why::Mode, options))?;
        Ok(talents.iter().find(|(host, _)| picked == Some(host.pick())).copied())
    }

    /// Uses an ability: tells so, and runs it; whoever answers that it was used does so when it is over.
    pub(crate) fn use_as(&mut self, host: Host, run: impl FnOnce(&mut Self) -> Step) -> Step {
        self.as_ability(host, Doing::Ability, |cx| {
            cx.begin_use(&host);
            run(cx)?;
            cx.settle()
        })
    }

    /// The running ability has been used.
    pub(crate) fn begin_use(&mut self, host: &Host) {
        let used = self.state.used_now(host);
        let told = [EventKind::TalentUsed, EventKind::SpecialUsed, EventKind::ActionPartUsed];
        let kinds = told.into_iter().fold(Mask::NONE, |kinds, kind| kinds.or(kinds::after(kind)));
        let ears = self.ears(kinds);
        self.emit(&ears, used);
    }

    /// An ability let a player play a card.
    pub(crate) fn tell_used(&mut self, id: AbilityId, seat: Seat) {
        self.begin_use(&Host::of(id, seat));
    }

    /// "Use the talent of another minion as if it were on this minion.": on the one that this card is on.
    ///
    /// # Errors
    /// As [`Cx::use_talent_again`].
    pub fn use_talent_as_wearer(&mut self, of: Ref) -> Step {
        let talents = self.eye().talents_as_wearer(of);
        self.copy_one_of(&talents)
    }

    /// Does what one of several talents does, which is no use of a talent of the card that has it.
    pub(crate) fn copy_one_of(&mut self, talents: &[(Host, Run)]) -> Step {
        match self.choose_talent(talents)? {
            Some((host, run)) => {
                self.mark_name(&host);
                self.as_ability(host, Doing::Ability, |cx| run(cx))
            }
            None => Ok(()),
        }
    }

    /// Uses a talent or an "on your turn" ability.
    pub(crate) fn use_ability(&mut self, host: Host) -> Step {
        let Some(ability) = self.state.catalog.def(host.id.def).ability(host.id.index) else {
            return Ok(());
        };
        let Act::Run(moment, _, run) = ability.act else { return Ok(()) };
        if moment == Moment::InsteadOfAction {
            self.forgo_action(host.id, host.you);
        }
        if moment == Moment::InsteadOfAction || ability.limit == Limit::AnyNumber {
            return self.use_as(host, |cx| run(cx));
        }
        if self.state.used.contains(&host.id) {
            let again = self.state.talent_again(&host);
            self.state.used.extend(again);
        }
        self.state.used.push(host.id);
        self.state.mark_used(ability.limit, &host);
        self.use_as(host, |cx| run(cx))
    }
}

impl State {
    /// Whether an ability has been used this turn. A titan is set aside where it is played from: that it has come and gone
    /// since makes no other one of its ability.
    fn has_used(&self, id: &AbilityId, ability: &Ability) -> bool {
        let same = |used: &AbilityId| {
            (used.host.card, used.def, used.index) == (id.host.card, id.def, id.index)
        };
        match ability.own_titan {
            Some(_) => self.used.iter().any(same),
            None => self.used.contains(id),
        }
    }

    /// The talents of a card that could be used now as whatever `host` makes of them, if it does, whether they have been used
    /// or not; also of one in stasis, which can only be copied.
    pub(crate) fn talents_of(
        &self,
        card: Ref,
        host: impl Fn(Host) -> Option<Host>,
    ) -> Vec<(Host, Run)> {
        let mut talents = Vec::new();
        let mut consider = |of: Host, a: &Ability| {
            if let Act::Run(Moment::Talent, can, run) = a.act
                && let Some(host) = host(of)
                && self.stays(card)
                && can(&Eye { state: self, host })
                && self.may_use(a.limit, &host)
            {
                talents.push((host, run));
            }
        };
        if let Zone::Stasis(seat) = self.card(card.card).zone {
            for (Row { def, index }, by) in self.abilities_of(card.card) {
                let id = AbilityId { host: card, def, index, by };
                if let Some(ability) = self.catalog.def(def).ability(index) {
                    consider(Host::of(id, seat), ability);
                }
            }
        } else {
            let talents = kinds::run(Moment::Talent);
            self.each_ability_on(card.card, talents, &mut |eye, a| consider(eye.host, a));
        }
        talents
    }
}

impl Eye<'_> {
    /// "If it has a talent ...": one that could be used now, whether it has been used or not.
    #[must_use]
    pub fn has_talent(&self, card: Ref) -> bool {
        !self.state.talents_of(card, Some).is_empty()
    }

    /// "... as if it were on this minion": whether a card has a talent that you could use as the minion this card is on.
    #[must_use]
    pub fn has_talent_for_wearer(&self, card: Ref) -> bool {
        !self.talents_as_wearer(card).is_empty()
    }

    fn talents_as_wearer(&self, card: Ref) -> Vec<(Host, Run)> {
        let Some(wearer) = self.host.on else { return Vec::new() };
        self.state.talents_of(card, |host| {
            let id = AbilityId { host: wearer, by: Some(self.host.id.host), ..host.id };
            Some(self.state.refreshed(Host::of(id, self.you())))
        })
    }
}
