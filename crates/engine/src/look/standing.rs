//! What stands on the table at this moment that could not come there any more.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::effect::{Cause, Effect, EffectKind};
use crate::nouns::host::Host;
use crate::nouns::ids::{CardId, DefId, Ref};
use crate::nouns::mask::Mask;
use crate::print::ability::Ability;
use crate::print::act::Act;
use crate::print::kinds::{self, CardNumber, CardRule, Guard};
use std::cell::LazyCell;

/// An action that may not be on what it is on.
pub(crate) struct Forbidden {
    /// The action.
    pub action: Ref,
    /// The card that it is on.
    pub wearer: CardId,
    /// The card whose ability protects that one, as printed.
    pub protector: DefId,
}

/// An action on another card.
struct Attachment {
    action: CardId,
    wearer: CardId,
    /// That it lies there, as an effect.
    effect: Effect<'static>,
}

/// What changes the power of minions all the time, or how much of it counts.
const CHANGES: Mask = {
    let mut changes =
        kinds::card_number(CardNumber::Power).or(kinds::card_number(CardNumber::AddsLess));
    let mut n = 0;
    while n < UNCOUNTED.len() {
        changes = changes.or(kinds::card_rule(UNCOUNTED[n]));
        n += 1;
    }
    changes
};

/// What changes the power that minions are taken to have printed.
const PRINTED: Mask = kinds::card_number(CardNumber::Printed);

/// The rules by which power, or what counters add, does not count.
const UNCOUNTED: [CardRule; 4] = [
    CardRule::AddsNothing,
    CardRule::AddsNothingForYou,
    CardRule::CountersAddNothing,
    CardRule::Powerless,
];

/// What a card in play does to the power of minions all the time.
#[derive(Clone, Copy)]
pub(crate) struct Standing {
    /// The ability.
    host: Host,
    change: Change,
    /// The same as an effect.
    pub effect: Effect<'static>,
}

/// How the power of a minion is changed all the time: "changed in actual or counted power" (compilation, Affect).
#[derive(Clone, Copy)]
enum Change {
    /// By so much.
    By(fn(&Eye, CardId) -> i32),
    /// It counts for so much less.
    Less(fn(&Eye, CardId) -> i32),
    /// It, or what its counters add to it, does not count.
    Nothing(CardRule, fn(&Eye, CardId) -> bool),
}

impl Change {
    /// What such an ability does to the power of minions.
    fn of(act: &Act) -> Option<Change> {
        match *act {
            Act::CardNumber(CardNumber::Power, by) => Some(Change::By(by)),
            Act::CardNumber(CardNumber::AddsLess, less) => Some(Change::Less(less)),
            Act::CardRule(rule, which) if UNCOUNTED.contains(&rule) => {
                Some(Change::Nothing(rule, which))
            }
            _ => None,
        }
    }
}

impl State {
    /// The actions on other cards, in table order.
    fn attachments(&self) -> Vec<Attachment> {
        let mut found = Vec::new();
        for &wearer in self.sites.iter().flat_map(|s| &s.cards) {
            for &action in &self.card(wearer).attached {
                found.push(Attachment { action, wearer, effect: self.attached(action) });
            }
        }
        found
    }

    /// The actions on cards that are protected from them.
    pub(crate) fn forbidden_attachments(&self) -> Vec<Forbidden> {
        let mut found: Vec<Forbidden> = Vec::new();
        let attachments = LazyCell::new(|| self.attachments());
        self.each_ability(kinds::guard(Guard::Protects), |eye, a| {
            let Act::Guard(_, f) = a.act else { return };
            for on in attachments.iter().filter(|on| f(&eye, on.wearer, &on.effect)) {
                let action = self.at(on.action);
                if !found.iter().any(|known| known.action == action) {
                    found.push(Forbidden { action, wearer: on.wearer, protector: eye.host.id.def });
                }
            }
        });
        found
    }

    /// What cards in play do to minions all the time. An action that merely lies on a minion is not among it:
    /// who falls to keep off what lies there already stops its effect for the turn, not the card.
    pub(crate) fn standing_effects(&self) -> Vec<Standing> {
        let mut effects = Vec::new();
        self.each_ability(CHANGES, |eye, a| {
            let Some(change) = Change::of(&a.act) else { return };
            let cause = match self.in_play(eye.this()) {
                true => self.continuous_cause(eye.this()),
                // It stands by itself, and its card is gone.
                false => Cause::of(self, &eye.host),
            };
            effects.push(Standing { host: eye.host, change, effect: Effect::standing(cause) });
        });
        effects
    }

    /// A minion that a shield would fall for because of this.
    pub(crate) fn hit(
        &self,
        standing: &Standing,
        falls: impl Fn(CardId, &Effect) -> bool,
    ) -> Option<CardId> {
        let mut minions = self.sites.iter().flat_map(|s| self.minions_at(s.id));
        minions.find(|&m| falls(m, &standing.effect) && self.changes(standing, m))
    }

    /// The minions whose power a card in play changes all the time, or how much of it counts, besides itself, and by how
    /// much it is more or less (0 of what merely counts for less).
    pub(crate) fn changed_by(&self, card: CardId) -> Vec<(CardId, i32)> {
        let mut changed = Vec::new();
        self.each_ability_on(card, CHANGES.or(PRINTED), &mut |eye, a| {
            changed.extend(self.changed_through(&eye, a).into_iter().filter(|&(m, _)| m != card));
        });
        changed
    }

    /// The same of what stands by itself, but for the first so many of it.
    pub(crate) fn changed_apart(&self, but: usize) -> Vec<(CardId, i32)> {
        let apart = self.standing_apart().skip(but);
        let through = |(host, a)| self.changed_through(&Eye { state: self, host }, a);
        apart.flat_map(through).collect()
    }

    /// The minions whose power this ability changes, or how much of it counts, and by how much.
    fn changed_through(&self, eye: &Eye, ability: &Ability) -> Vec<(CardId, i32)> {
        let minions = self.sites.iter().flat_map(|s| self.minions_at(s.id));
        if let Act::CardNumber(CardNumber::Printed, counts_as) = ability.act {
            let numbers = minions.map(|m| (m, counts_as(eye, m))).filter(|&(_, n)| n != 0);
            return numbers.map(|(m, n)| (m, n - self.on_its_face(m))).collect();
        }
        let Some(change) = Change::of(&ability.act) else { return Vec::new() };
        let effect = Effect::standing(Cause::of(self, &eye.host));
        let standing = Standing { host: eye.host, change, effect };
        let by = |m| match change {
            Change::By(by) => by(eye, m),
            Change::Less(_) | Change::Nothing(..) => 0,
        };
        minions.filter(|&m| self.changes(&standing, m)).map(|m| (m, by(m))).collect()
    }

    /// Whether an ability really changes a minion's power, or how much of it counts: not if the minion is protected from it,
    /// and what has no power already does not lose any.
    fn changes(&self, standing: &Standing, minion: CardId) -> bool {
        let eye = Eye { state: self, host: standing.host };
        let n = match standing.change {
            Change::By(by) => by(&eye, minion),
            Change::Less(less) => -less(&eye, minion),
            Change::Nothing(_, which) if !which(&eye, minion) => 0,
            Change::Nothing(CardRule::CountersAddNothing, _) => -self.counters(minion),
            Change::Nothing(..) => -self.power_before(minion, eye.this()),
        };
        n != 0
            && self.counts_for(&eye, minion, n)
            && (n > 0 || self.power_before(minion, eye.this()) > 0)
    }

    /// That an action lies on a card.
    fn attached(&self, action: CardId) -> Effect<'static> {
        let cause = self.continuous_cause(action);
        Effect::on(EffectKind::Attach, &[], cause)
    }

    /// The cause of what a card in play does all the time: nobody's doing if it is a base's.
    fn continuous_cause(&self, card: CardId) -> Cause {
        let by = self.card(card).controller;
        let host = Host { by, ..self.play_host(card, by.unwrap_or(self.current)) };
        Cause::of(self, &host)
    }
}
