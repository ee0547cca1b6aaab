//! Settling the table after every change: what may no longer be where it is, and what is due.

use crate::look::protect::Keeper;
use crate::look::standing::Standing;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::{Ref, Seat};
use crate::print::ability::Ability;
use crate::print::act::Act;
use crate::print::kinds::{self, Guard, Moment, Rule};
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// After every change: a scoring stops whose base left; what may no longer be on a card is destroyed, shields fall,
    /// and what is granted once each turn is granted, until nothing changes.
    pub(crate) fn settle(&mut self) -> Step {
        if self.laying || self.in_one_moment() {
            return Ok(());
        }
        self.follow_scoring();
        self.follow_top_base();
        self.follow_powers();
        self.follow_totals();
        while self.drop_forbidden_attachments()?
            || self.fall_for_continuous()?
            || self.drop_titans_over_the_limit()?
        {}
        self.follow_conditions();
        self.grant_each_turn()
    }

    /// What is done as soon as something holds, and has come to hold, waits for its turn among all that the running play or
    /// ability triggers.
    fn follow_conditions(&mut self) {
        let mut holding: Vec<(Host, &Ability)> = Vec::new();
        self.state.each_ability(kinds::run(Moment::AsSoonAs), |eye, a| {
            if let Act::Run(_, holds, _) = a.act
                && holds(&eye)
            {
                holding.push((eye.host, a));
            }
        });
        let before = std::mem::take(&mut self.state.holding);
        self.state.holding.extend(holding.iter().map(|(host, _)| *host));
        holding.retain(|(host, _)| !before.contains(host));
        for (host, ability) in holding {
            self.wait_for_turn(host, ability);
        }
    }

    /// Tells of minions that have more power than before, if anybody listens: by whatever that came about.
    pub(crate) fn follow_powers(&mut self) {
        let kind = kinds::after(EventKind::PowerRose);
        if !self.state.could_have(kind) {
            self.state.powers = None;
            return;
        }
        let now = self.state.all_powers();
        let before = self.state.powers.replace(now.clone()).unwrap_or_default();
        let rose = |&&(minion, power): &&(Ref, i32)| {
            before.iter().any(|&(other, was)| other == minion && was < power)
        };
        let rose: Vec<_> = now.iter().filter(rose).map(|(r, _)| self.snapshot(r.card)).collect();
        if !rose.is_empty() {
            let ears = self.ears(kind);
            self.emit(&ears, Happened::Rose(rose));
        }
    }

    /// Remembers whose power has decreased since the table was last settled, if a card of the game asks that: by whatever that
    /// came about.
    pub(crate) fn follow_totals(&mut self) {
        if !self.state.could_have(kinds::rule(Rule::RecallsLostPower)) {
            return;
        }
        let now = self.state.all_totals();
        let before = self.state.totals.replace(now.clone()).unwrap_or_default();
        let fell = |&(base, seat, total): &(Ref, Seat, i32)| {
            before.iter().any(|&(b, s, was)| (b, s) == (base, seat) && was > total)
        };
        let fallen = now.into_iter().filter(fell).map(|(base, seat, _)| (base, seat));
        self.state.fallen.extend(fallen);
    }

    /// Destroys the actions on cards that are not affected by them, together: lying on a card is an effect. It is the rules
    /// that do it, so nothing keeps them and nobody did it.
    fn drop_forbidden_attachments(&mut self) -> Step<bool> {
        let forbidden = self.state.forbidden_attachments();
        if forbidden.is_empty() {
            return Ok(false);
        }
        self.by_rules(|cx| {
            for on in &forbidden {
                cx.tell_protected(on.wearer, on.protector);
            }
            let actions: Vec<Ref> = forbidden.iter().map(|on| on.action).collect();
            cx.destroy(&actions).map(drop)
        })?;
        Ok(true)
    }

    /// Shields also fall for what other players' cards in play do all the time.
    fn fall_for_continuous(&mut self) -> Step<bool> {
        let (mut waiting, mut causes) = (Vec::new(), Vec::new());
        let state = &*self.state;
        let effects = std::cell::LazyCell::new(|| state.standing_effects());
        state.each_ability(kinds::guard(Guard::Shields), |shield, a| {
            let Act::Guard(_, falls) = a.act else { return };
            let mut others =
                effects.iter().filter(|e| e.effect.cause.is_other_player(shield.you()));
            let hit = |e: &Standing| state.hit(e, |minion, effect| falls(&shield, minion, effect));
            let found = others.find_map(|e| Some((hit(e)?, e.effect.cause)));
            if let Some((minion, cause)) = found {
                waiting.push(Keeper { host: shield.host, target: state.at(minion) });
                causes.push(cause);
            }
        });
        if waiting.is_empty() {
            return Ok(false);
        }
        let first = self.first_of(&waiting)?;
        self.raise_shield(waiting[first].host, &causes[first], &mut vec![waiting[first].target])?;
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
