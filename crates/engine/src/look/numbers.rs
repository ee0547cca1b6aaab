//! Power and breakpoints: computed in layers, never stored, always with their parts.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::effect::{Cause, Effect};
use crate::nouns::ids::{CardId, DefId, Ref, Seat, SiteId};
use crate::nouns::lasting::Stands;
use crate::nouns::mask::Mask;
use crate::nouns::zone::Zone;
use crate::print::act::Act;
use crate::print::def::Kind;
use crate::print::kinds::{
    self, CardNumber, CardRule, OwnNumber, Rule, SeatNumber, SeatRule, SiteNumber,
};
use crate::table::site::Site;
use std::slice::from_ref;

/// What leaves the power of minions out at their base, for everybody.
const ADDS_NOTHING: Mask = kinds::card_rule(CardRule::AddsNothing);

/// What leaves it out for who controls them.
const ADDS_NOTHING_FOR_YOU: Mask = kinds::card_rule(CardRule::AddsNothingForYou);

/// Either of them.
const LEFT_OUT_OF_TOTALS: Mask = ADDS_NOTHING.or(ADDS_NOTHING_FOR_YOU);

/// What makes minions add less than their power for who controls them.
const ADDS_LESS: Mask = kinds::card_number(CardNumber::AddsLess);

/// Where a part of a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is printed on the card.
    Printed,
    /// What an effect set the starting number to, by the card it came from.
    Set(DefId),
    /// The +1 power counters on it.
    Counters,
    /// An ability of a card in play.
    Card(CardId),
    /// Something that lasts for a while, by the card it came from.
    Lasting(DefId),
}

/// A number and its parts; their sum, but never below zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// The number.
    pub value: i32,
    /// What it is made of, in the order it is added.
    pub parts: Vec<(Part, i32)>,
}

/// What the parts of a number come to, if nobody wants to see them.
fn sum(parts: impl FnOnce(&mut dyn FnMut(Part, i32))) -> i32 {
    let mut sum = 0;
    parts(&mut |_, n| sum += n);
    sum.max(0)
}

impl Number {
    /// The number these parts make.
    fn of(parts: impl FnOnce(&mut dyn FnMut(Part, i32))) -> Number {
        let mut list = Vec::new();
        parts(&mut |part, n| list.push((part, n)));
        Number { value: list.iter().map(|p| p.1).sum::<i32>().max(0), parts: list }
    }
}

impl State {
    /// Calls `add` with each part of the power of some minions in play: all that makes it, and what takes all of it away.
    /// Those in `met` are left out where a minion counts how strong others are: see [`State::parts_for_each`].
    fn power_parts(
        &self,
        minions: &[CardId],
        counts: &dyn Fn(&Eye, CardId, i32) -> bool,
        met: &mut Vec<CardId>,
        add: &mut dyn FnMut(usize, Part, i32),
    ) {
        if !self.might_have(kinds::card_rule(CardRule::Powerless)) {
            return self.parts_that_add(minions, counts, met, add);
        }
        let mut sums = vec![0; minions.len()];
        self.parts_that_add(minions, counts, met, &mut |at, part, n| {
            sums[at] += n;
            add(at, part, n);
        });
        self.take_away(CardRule::Powerless, minions, &mut sums, counts, add);
    }

    /// Calls `add` with what such a rule takes of the power of the minions in play that it fits: all of what is said of each,
    /// once, whatever else says the same.
    fn take_away(
        &self,
        rule: CardRule,
        minions: &[CardId],
        amounts: &mut [i32],
        counts: &dyn Fn(&Eye, CardId, i32) -> bool,
        add: &mut dyn FnMut(usize, Part, i32),
    ) {
        self.each_ability(kinds::card_rule(rule), |eye, a| {
            let Act::CardRule(_, which) = a.act else { return };
            for (at, &minion) in minions.iter().enumerate() {
                let in_play = matches!(self.card(minion).zone, Zone::Site(_));
                let n = amounts[at];
                if n > 0 && in_play && which(&eye, minion) && counts(&eye, minion, -n) {
                    add(at, self.part(&eye), -n);
                    amounts[at] = 0;
                }
            }
        });
    }

    /// Calls `add` with each part that makes the power of some minions in play: printed, counters, then all that adds or
    /// subtracts. Something a minion is not affected by does not count. Each minion is said by its place among them.
    fn parts_that_add(
        &self,
        minions: &[CardId],
        counts: &dyn Fn(&Eye, CardId, i32) -> bool,
        met: &mut Vec<CardId>,
        add: &mut dyn FnMut(usize, Part, i32),
    ) {
        let in_play = |minion: CardId| matches!(self.card(minion).zone, Zone::Site(_));
        for (at, &minion) in minions.iter().enumerate() {
            let (part, starting) = self.starting_power(minion, counts, &mut Vec::new());
            add(at, part, starting);
            let counters = self.counters(minion);
            if counters != 0 && in_play(minion) {
                add(at, Part::Counters, counters);
            }
        }
        if !minions.iter().any(|&m| in_play(m)) {
            return;
        }
        let idle = CardRule::CountersAddNothing;
        if self.might_have(kinds::card_rule(idle)) {
            let mut counters: Vec<i32> = minions.iter().map(|&m| self.counters(m)).collect();
            self.take_away(idle, minions, &mut counters, counts, add);
        }
        self.each_ability(kinds::card_number(CardNumber::Power), |eye, a| {
            let Act::CardNumber(_, f) = a.act else { return };
            for (at, &minion) in minions.iter().enumerate() {
                let n = f(&eye, minion);
                if n != 0 && in_play(minion) && counts(&eye, minion, n) {
                    add(at, self.part(&eye), n);
                }
            }
        });
        self.parts_for_each(minions, counts, met, add);
        for l in &self.lasting {
            let power = match l.what {
                Stands::Power(m, n) => Some((m, n)),
                Stands::PowerAt(m, base, n) if self.is_at(m, base) => Some((m, n)),
                _ => None,
            };
            if let Some((m, n)) = power
                && let Some(at) = minions.iter().position(|&minion| minion == m.card)
                && self.stays(m)
                && self.active(l)
                && in_play(m.card)
            {
                add(at, Part::Lasting(l.def), n);
            }
        }
    }

    /// Calls `add` with what minions in play have for each minion with them that is strong enough. While one is looked at, it is
    /// left out (`met`): so those that count each other end, and count what is strong without leaning on itself.
    fn parts_for_each(
        &self,
        minions: &[CardId],
        counts: &dyn Fn(&Eye, CardId, i32) -> bool,
        met: &mut Vec<CardId>,
        add: &mut dyn FnMut(usize, Part, i32),
    ) {
        let for_each = kinds::card_number(CardNumber::ForEachStrong);
        if !self.might_have(for_each) {
            return;
        }
        for (at, &minion) in minions.iter().enumerate() {
            met.push(minion);
            self.each_ability_on(minion, for_each, &mut |eye, a| {
                let Act::CardNumber(_, least) = a.act else { return };
                let mut strong = 0;
                for other in self.minions_at(eye.here()) {
                    let least = least(&eye, other);
                    if least > 0 && !met.contains(&other) {
                        strong += i32::from(self.power_of(other, counts, met) >= least);
                    }
                }
                if strong != 0 && counts(&eye, minion, strong) {
                    add(at, self.part(&eye), strong);
                }
            });
            met.pop();
        }
    }

    /// Whether a card in play is at this very base.
    fn is_at(&self, card: Ref, base: Ref) -> bool {
        self.stays(base) && self.site_of(card.card) == self.site_of(base.card)
    }

    /// What the parts of a minion's power come to.
    fn power_of(
        &self,
        minion: CardId,
        counts: &dyn Fn(&Eye, CardId, i32) -> bool,
        met: &mut Vec<CardId>,
    ) -> i32 {
        sum(|add| self.power_parts(&[minion], counts, met, &mut |_, part, n| add(part, n)))
    }

    /// The number a card starts from: what is printed, unless an effect set it. Which of two that set it counts
    /// was settled when the second began, so there is at most one.
    fn starting(&self, card: CardId, printed: i32) -> (Part, i32) {
        if let Some((by, n)) = self.set_to(card).or_else(|| self.starts_from(card)) {
            return (Part::Set(by), n);
        }
        (Part::Printed, printed)
    }

    /// What an effect has set the number to that a card starts from, with what is printed on its card.
    fn set_to(&self, card: CardId) -> Option<(DefId, i32)> {
        self.lasting.iter().find_map(|l| match l.what {
            Stands::Starting(c, n) if c == self.at(card) && self.active(l) => Some((l.def, n)),
            _ => None,
        })
    }

    /// The power that a minion in play starts from. Those in `met` are left out where a minion starts as high as others,
    /// so that two which look at each other end.
    fn starting_power(
        &self,
        minion: CardId,
        counts: &dyn Fn(&Eye, CardId, i32) -> bool,
        met: &mut Vec<CardId>,
    ) -> (Part, i32) {
        let own = self.starting(minion, self.printed_as(minion, counts));
        let high = kinds::card_rule(CardRule::StartsAsHigh);
        let possible = self.kinds.meets(high) || self.given(minion);
        let in_play = matches!(self.card(minion).zone, Zone::Site(_));
        if !possible || !in_play || self.set_to(minion).is_some() {
            return own;
        }
        let mut highest = own;
        met.push(minion);
        let mut raised = Vec::new();
        self.each_ability_on(minion, high, &mut |eye, a| {
            if let Act::CardRule(_, which) = a.act {
                let site = eye.here();
                raised.extend(
                    self.minions_at(site).filter(|&m| which(&eye, m)).map(|m| (eye.host.id.def, m)),
                );
            }
        });
        for (by, other) in raised {
            if met.contains(&other) {
                continue;
            }
            let (_, n) = self.starting_power(other, counts, met);
            if n > highest.1 {
                highest = (Part::Set(by), n);
            }
        }
        met.pop();
        highest
    }

    /// The number that a card's own ability makes it start from, with the printing that has this ability.
    fn starts_from(&self, card: CardId) -> Option<(DefId, i32)> {
        if !matches!(self.card(card).zone, Zone::Site(_)) {
            return None;
        }
        let mut number = None;
        self.each_ability_on(card, kinds::own_number(OwnNumber::Starting), &mut |eye, a| {
            if let Act::OwnNumber(_, f) = a.act {
                number = number.or(Some((eye.host.id.def, f(&eye))));
            }
        });
        number
    }

    /// Whether a continuous ability is a base's, or of a card of the same player as the minion.
    fn is_of_its_side(&self, eye: &Eye, minion: CardId) -> bool {
        let base = matches!(self.card(eye.this()).zone, Zone::Base(_));
        base || (eye.host.by.is_some() && eye.host.by == self.card(minion).controller)
    }

    /// The printed power of a minion card, or what its own side makes count as such.
    pub(crate) fn printed_by_its_side(&self, minion: CardId) -> i32 {
        self.printed_as(minion, &|eye, minion, _| self.is_of_its_side(eye, minion))
    }

    /// What an ability adds, as a part of a number.
    fn part(&self, eye: &Eye) -> Part {
        match self.in_play(eye.this()) {
            true => Part::Card(eye.this()),
            false => Part::Lasting(eye.host.id.def),
        }
    }

    /// Whether a continuous ability reaches a minion: not if it is protected from it, and one who ignores
    /// a base's ability ignores what lowers.
    pub(crate) fn counts_for(&self, eye: &Eye, minion: CardId, n: i32) -> bool {
        let source = eye.this();
        if matches!(self.card(source).zone, Zone::Base(_)) {
            let target = self.card(minion).controller;
            return n > 0 || target.is_none_or(|seat| !self.may_ignore(seat, source));
        }
        if self.immune_to(minion, eye.host.id.host) {
            return false;
        }
        if self.is_of_its_side(eye, minion) {
            return true;
        }
        let cause = Cause::of(self, &eye.host);
        self.protector(minion, &Effect::standing(cause), |_| true).is_none()
    }

    /// A minion's power now; of a minion card elsewhere than in play what is printed.
    #[must_use]
    pub fn power(&self, minion: CardId) -> i32 {
        self.power_of(minion, &|eye, minion, n| self.counts_for(eye, minion, n), &mut Vec::new())
    }

    /// A minion's power without what a card does to it all the time.
    #[must_use]
    pub fn power_without(&self, minion: CardId, source: CardId) -> i32 {
        let counts = |eye: &Eye, minion, n| eye.this() != source && self.counts_for(eye, minion, n);
        self.power_of(minion, &counts, &mut Vec::new())
    }

    /// A minion's power before a card in play changes it: with what its own side does all the time, and of other
    /// players' cards with those before it on the table. What it counts of others is what their own side makes of them.
    #[must_use]
    pub fn power_before(&self, minion: CardId, source: CardId) -> i32 {
        let reached = std::cell::Cell::new(false);
        let counts = |eye: &Eye, of, n| {
            reached.set(reached.get() || eye.this() == source);
            let before = of == minion && !reached.get();
            self.is_of_its_side(eye, of) || (before && self.counts_for(eye, of, n))
        };
        self.power_of(minion, &counts, &mut Vec::new())
    }

    /// A minion's power with its parts.
    #[must_use]
    pub fn power_explained(&self, minion: CardId) -> Number {
        let counts = |eye: &Eye, minion, n| self.counts_for(eye, minion, n);
        Number::of(|add| {
            let met = &mut Vec::new();
            self.power_parts(&[minion], &counts, met, &mut |_, part, n| add(part, n));
        })
    }

    /// The powers of some minions: all at once, so that each ability is looked at only once.
    fn powers(&self, minions: &[CardId]) -> impl Iterator<Item = i32> + use<> {
        let counts = |eye: &Eye, minion, n| self.counts_for(eye, minion, n);
        let mut powers = vec![0; minions.len()];
        self.power_parts(minions, &counts, &mut Vec::new(), &mut |at, _, n| powers[at] += n);
        powers.into_iter().map(|power| power.max(0))
    }

    /// The power of each minion in play.
    pub(crate) fn all_powers(&self) -> Vec<(Ref, i32)> {
        let minions: Vec<CardId> = self.sites.iter().flat_map(|s| self.minions_at(s.id)).collect();
        let powers = self.powers(&minions);
        minions.iter().map(|&m| self.at(m)).zip(powers).collect()
    }

    /// The total power of each player at each base.
    pub(crate) fn all_totals(&self) -> Vec<(Ref, Seat, i32)> {
        let at = |site: &Site| {
            let (id, base) = (site.id, self.at(site.base));
            self.seats().map(move |seat| (base, seat, self.total(seat, id)))
        };
        self.sites.iter().flat_map(at).collect()
    }

    /// A player's total power at a site.
    #[must_use]
    pub fn total(&self, seat: Seat, site: SiteId) -> i32 {
        self.power_at(site, |of| of == seat, LEFT_OUT_OF_TOTALS) - self.withheld(seat, site)
    }

    /// How much of the power of a player's minions at a site does not add to that player's total: of none more than it has.
    fn withheld(&self, seat: Seat, site: SiteId) -> i32 {
        if !self.might_have(ADDS_LESS) {
            return 0;
        }
        let theirs = |&m: &CardId| self.card(m).controller == Some(seat);
        let minions: Vec<CardId> = self.minions_at(site).filter(theirs).collect();
        let mut less = vec![0; minions.len()];
        self.each_ability(ADDS_LESS, |eye, a| {
            let Act::CardNumber(_, number) = a.act else { return };
            for (less, &minion) in less.iter_mut().zip(&minions) {
                let n = number(&eye, minion);
                if n != 0 && self.counts_for(&eye, minion, -n) {
                    *less += n;
                }
            }
        });
        if less.iter().all(|&n| n == 0) {
            return 0;
        }
        let withheld = |(&minion, (power, less)): (&CardId, (i32, i32))| {
            if self.is_left_out(minion, LEFT_OUT_OF_TOTALS) { 0 } else { power.min(less) }
        };
        minions.iter().zip(self.powers(&minions).zip(less)).map(withheld).sum()
    }

    /// The power of all players at a site, which is held against its breakpoint.
    #[must_use]
    pub fn sum(&self, site: SiteId) -> i32 {
        self.power_at(site, |_| true, ADDS_NOTHING)
    }

    /// The power that the players meant have at a site: their minions', but of those that such rules leave out, and what
    /// needs no minion.
    fn power_at(&self, site: SiteId, meant: impl Fn(Seat) -> bool, rules: Mask) -> i32 {
        let of_those = |&m: &CardId| {
            self.card(m).controller.is_some_and(&meant) && !self.is_left_out(m, rules)
        };
        let minions: Vec<CardId> = self.minions_at(site).filter(of_those).collect();
        self.powers(&minions).sum::<i32>() + self.presence(site, meant)
    }

    /// The power that the players meant have at a site without a minion.
    fn presence(&self, site: SiteId, meant: impl Fn(Seat) -> bool) -> i32 {
        let Some(site) = self.site(site) else { return 0 };
        let mut sum = 0;
        let presence = kinds::own_number(OwnNumber::Presence);
        self.each_ability_at(from_ref(site), presence, &mut |eye, a| {
            if let Act::OwnNumber(_, f) = a.act
                && meant(eye.you())
            {
                sum += f(&eye);
            }
        });
        let of_seats = kinds::seat_number(SeatNumber::Presence);
        self.each_ability_at(from_ref(site), of_seats, &mut |eye, a| {
            if let Act::SeatNumber(_, f) = a.act {
                sum += self.seats().filter(|&s| meant(s)).map(|s| f(&eye, s)).sum::<i32>();
            }
        });
        for titan in self.titans_at(site.id) {
            if self.card(titan).controller.is_some_and(&meant) {
                sum += self.counters(titan);
            }
        }
        for l in &self.lasting {
            if let Stands::Presence(seat, base, n) = l.what
                && base == self.at(site.base)
                && meant(seat)
                && self.active(l)
            {
                sum += n;
            }
        }
        sum
    }

    /// Whether the power of a minion counts at its base.
    fn adds_power(&self, minion: CardId) -> bool {
        !self.is_left_out(minion, ADDS_NOTHING)
    }

    /// Whether one of such rules leaves out the power of a minion.
    fn is_left_out(&self, minion: CardId, rules: Mask) -> bool {
        let mut left_out = false;
        self.each_ability(rules, |eye, a| {
            if let Act::CardRule(_, which) = a.act {
                left_out |= which(&eye, minion) && self.counts_for(&eye, minion, -1);
            }
        });
        left_out
    }

    /// The titans at a site, in order of arrival.
    pub fn titans_at(&self, site: SiteId) -> impl Iterator<Item = CardId> + '_ {
        let cards = self.site(site).map_or(&[][..], |s| &s.cards);
        cards.iter().copied().filter(|&c| self.sorts(c).is_titan())
    }

    /// Calls `add` with each part of the breakpoint of a site.
    fn breakpoint_parts(&self, site: SiteId, add: &mut dyn FnMut(Part, i32)) {
        let Some(s) = self.site(site) else { return };
        let (part, starting) = self.starting_breakpoint(s.base);
        let least = self.least_breakpoint_by(site, None);
        match least {
            Some((by, least)) if least > starting && self.set_to(s.base).is_none() => {
                add(Part::Set(by), least);
            }
            _ => add(part, starting),
        }
        self.each_ability(kinds::site_number(SiteNumber::Breakpoint), |eye, a| {
            if let Act::SiteNumber(_, f) = a.act {
                let n = f(&eye, site);
                if n != 0 {
                    add(self.part(&eye), n);
                }
            }
        });
        // Monsters that nobody controls make it harder to score.
        let wild = self.minions_at(site).filter(|&m| self.card(m).controller.is_none());
        for monster in wild.filter(|&m| self.adds_power(m)) {
            add(Part::Card(monster), self.power(monster));
        }
        for l in &self.lasting {
            if let Stands::Breakpoint(base, n) = l.what
                && base == self.at(s.base)
                && self.active(l)
            {
                add(Part::Lasting(l.def), n);
            }
        }
    }

    /// What the breakpoint of a site starts from.
    #[must_use]
    pub fn breakpoint_from(&self, site: SiteId) -> i32 {
        let Some(s) = self.site(site) else { return 0 };
        let starting = self.starting_breakpoint(s.base).1;
        match self.set_to(s.base) {
            Some(_) => starting,
            None => starting.max(self.least_breakpoint(site)),
        }
    }

    /// What the breakpoint of a base starts from, whatever it starts from at least.
    fn starting_breakpoint(&self, base: CardId) -> (Part, i32) {
        let printed = match self.def(base).kind {
            Kind::Base { breakpoint, .. } => breakpoint,
            _ => 0,
        };
        let printed = self.counts_as_printed(base, printed);
        let (part, starting) = self.starting(base, printed.1);
        (if part == Part::Printed { printed.0 } else { part }, starting)
    }

    /// By how much a card raises what the breakpoint of a site starts from.
    pub(crate) fn breakpoint_raised_by(&self, card: CardId, site: SiteId) -> i32 {
        let Some(base) = self.site(site).map(|s| s.base) else { return 0 };
        let least = |but| self.least_breakpoint_by(site, but).map_or(0, |(_, n)| n);
        let without = self.starting_breakpoint(base).1.max(least(Some(card)));
        if self.set_to(base).is_some() { 0 } else { (least(None) - without).max(0) }
    }

    /// What counts as the printed number of a base.
    fn counts_as_printed(&self, base: CardId, printed: i32) -> (Part, i32) {
        let set = self.lasting.iter().rev().find_map(|l| match l.what {
            Stands::Printed(b, n) if b == self.at(base) && self.active(l) => Some((l.def, n)),
            _ => None,
        });
        set.map_or((Part::Printed, printed), |(by, n)| (Part::Set(by), n))
    }

    /// What the breakpoint of a site starts from at least.
    pub(crate) fn least_breakpoint(&self, site: SiteId) -> i32 {
        self.least_breakpoint_by(site, None).map_or(0, |(_, n)| n)
    }

    /// What the breakpoint of a site starts from at least, and what says so; one card may be left out.
    fn least_breakpoint_by(&self, site: SiteId, but: Option<CardId>) -> Option<(DefId, i32)> {
        let mut least: Option<(DefId, i32)> = None;
        self.each_ability(kinds::site_number(SiteNumber::LeastBreakpoint), |eye, a| {
            if let Act::SiteNumber(_, f) = a.act
                && Some(eye.this()) != but
            {
                let n = f(&eye, site);
                if n > least.map_or(0, |(_, n)| n) {
                    least = Some((eye.host.id.def, n));
                }
            }
        });
        least
    }

    /// The victory points that a player is awarded at a site, where the base gives so many; never less than none.
    pub(crate) fn awarded(&self, seat: Seat, site: SiteId, points: i32) -> i32 {
        let Some(at) = self.site(site) else { return points };
        let mut sum = points;
        let awards = kinds::seat_number(SeatNumber::Award);
        self.each_ability_at(from_ref(at), awards, &mut |eye, a| {
            if let Act::SeatNumber(_, f) = a.act
                && eye.here() == site
                && !self.is_barred(&eye.host, a)
            {
                sum += f(&eye, seat);
            }
        });
        sum.max(0)
    }

    /// How many more cards than the rules give a player draws at the end of their turn.
    pub(crate) fn more_draws(&self, seat: Seat) -> i32 {
        self.sum_for(seat, SeatNumber::Draws)
    }

    /// How many more cards than the rules say a player may keep after drawing.
    pub(crate) fn more_in_hand(&self, seat: Seat) -> i32 {
        self.sum_for(seat, SeatNumber::HandLimit)
    }

    /// What all cards together say of a number of a player that is the same everywhere.
    fn sum_for(&self, seat: Seat, number: SeatNumber) -> i32 {
        let mut sum = 0;
        self.each_ability(kinds::seat_number(number), |eye, a| {
            if let Act::SeatNumber(_, f) = a.act {
                sum += f(&eye, seat);
            }
        });
        sum
    }

    /// Whether abilities add no cards to a player's hand now.
    pub(crate) fn hand_is_closed(&self, seat: Seat) -> bool {
        let mut closed = false;
        self.each_ability(kinds::seat_rule(SeatRule::HandClosed), |eye, a| {
            if let Act::SeatRule(_, whose) = a.act {
                closed |= whose(&eye, seat);
            }
        });
        closed
    }

    /// The breakpoint of a site with its parts.
    #[must_use]
    pub fn breakpoint_explained(&self, site: SiteId) -> Number {
        Number::of(|add| self.breakpoint_parts(site, add))
    }

    /// The breakpoint of a site.
    #[must_use]
    pub fn breakpoint(&self, site: SiteId) -> i32 {
        sum(|add| self.breakpoint_parts(site, add))
    }

    /// The victory points printed on a base for winner, runner-up and third place.
    #[must_use]
    pub fn victory_points(&self, base: CardId) -> [i32; 3] {
        match self.def(base).kind {
            Kind::Base { vp, .. } => vp,
            _ => [0; 3],
        }
    }

    /// Whether a player may earn victory points at a site: a minion there, or power by any means.
    #[must_use]
    pub fn competes(&self, seat: Seat, site: SiteId) -> bool {
        self.competes_with(seat, site, self.total(seat, site))
    }

    /// As [`State::competes`], of a player who has this power there.
    pub(crate) fn competes_with(&self, seat: Seat, site: SiteId, power: i32) -> bool {
        power > 0 || self.minions_at(site).any(|m| self.card(m).controller == Some(seat))
    }

    /// Whether nothing keeps the base at a site from scoring.
    #[must_use]
    pub fn can_score(&self, site: SiteId) -> bool {
        let mut free = true;
        if let Some(s) = self.site(site) {
            self.each_ability_at(from_ref(s), kinds::rule(Rule::NoScoring), &mut |eye, a| {
                if let Act::Rule(_, holds) = a.act {
                    free &= !holds(&eye);
                }
            });
        }
        free
    }

    /// The sites whose power has reached their breakpoint, from the left.
    #[must_use]
    pub fn ready(&self) -> Vec<SiteId> {
        let that_count = |site: SiteId| {
            let owned = |m: &CardId| self.card(*m).controller.is_some() && self.adds_power(*m);
            self.minions_at(site).filter(owned)
        };
        let mut minions = Vec::with_capacity(self.sites.iter().map(|s| s.cards.len()).sum());
        self.sites.iter().for_each(|s| minions.extend(that_count(s.id)));
        let mut powers = self.powers(&minions);
        let is_ready = |&site: &SiteId| {
            let power = powers.by_ref().take(that_count(site).count()).sum::<i32>();
            self.may_score_with(site, power + self.presence(site, |_| true))
        };
        self.sites.iter().map(|s| s.id).filter(is_ready).collect()
    }

    /// Whether the power at a site has reached its breakpoint, and nothing keeps it from scoring.
    #[must_use]
    pub fn is_ready(&self, site: SiteId) -> bool {
        self.may_score_with(site, self.sum(site))
    }

    fn may_score_with(&self, site: SiteId, power: i32) -> bool {
        power >= self.breakpoint(site) && self.can_score(site)
    }
}
