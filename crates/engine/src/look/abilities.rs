//! The abilities that work in play: printed, granted, cancelled, ignored.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::event::EventKind;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, DefId, FactionId, Ref, Row, Seat, SiteId, Stay};
use crate::nouns::lasting::{Bearer, Lasting, Stands};
use crate::nouns::mask::Mask;
use crate::nouns::tags::Tags;
use crate::nouns::time::Until;
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::{Ability, Label, Works};
use crate::print::act::Act;
use crate::print::def::Kind;
use crate::print::kinds::{self, CardNumber, CardRule, Rule};
use crate::table::site::Site;
use std::slice::from_ref;

/// What cancels the abilities of cards in play all the time.
const CANCELS: Mask = kinds::card_rule(CardRule::Cancels);

/// What stands for a while that changes which abilities there are.
#[derive(Clone, Copy)]
struct Changed {
    /// The kinds of the abilities that cards were given.
    given: Mask,
    /// The abilities of cards are cancelled.
    cancelled: bool,
    /// Cards have lost abilities that they had.
    lost: bool,
    /// Abilities stand by themselves.
    apart: bool,
    /// A card in play cancels the abilities of others.
    silenced: bool,
}

impl State {
    /// Calls `f` with every working ability whose kind is in `kinds`: in table order, then those that stand by
    /// themselves.
    pub(crate) fn each_ability<'a>(
        &'a self,
        kinds: Mask,
        mut f: impl FnMut(Eye<'a>, &'static Ability),
    ) {
        if self.might_have(kinds) {
            self.each_ability_at(&self.sites, kinds, &mut f);
        }
    }

    /// Whether anything in play may have an ability of these kinds, printed or lent.
    pub(crate) fn might_have(&self, kinds: Mask) -> bool {
        self.kinds.or(self.lent).meets(kinds)
    }

    /// As [`State::each_ability`], at some sites. What stands nowhere in particular is among it.
    pub(crate) fn each_ability_at<'a>(
        &'a self,
        sites: &'a [Site],
        kinds: Mask,
        f: &mut dyn FnMut(Eye<'a>, &'static Ability),
    ) {
        let changed = self.changed();
        for site in sites {
            self.each_bearer(site, kinds, changed, |card| {
                self.each_ability_of(card, site.id, kinds, changed, f);
            });
        }
        if changed.apart {
            let among = |at: SiteId| sites.iter().any(|s| s.id == at);
            for (host, ability) in self.standing_apart() {
                if ability.kind().meets(kinds) && host.site.is_none_or(among) {
                    f(Eye { state: self, host }, ability);
                }
            }
        }
    }

    /// Calls `f` with the cards at a site that may have abilities of these kinds, printed or given, in table order.
    fn each_bearer(&self, site: &Site, kinds: Mask, changed: Changed, mut f: impl FnMut(CardId)) {
        if changed.given.meets(kinds) {
            for card in self.table_at(site) {
                if self.catalog.standing(self.card(card).def).meets(kinds) || self.given(card) {
                    f(card);
                }
            }
        } else if site.kinds.meets(kinds) {
            for &(card, _) in site.bearers.iter().filter(|(_, of_card)| of_card.meets(kinds)) {
                f(card);
            }
        }
    }

    /// As [`State::each_ability`], of one card; elsewhere than in play it has none.
    pub(crate) fn each_ability_on<'a>(
        &'a self,
        card: CardId,
        kinds: Mask,
        f: &mut dyn FnMut(Eye<'a>, &'static Ability),
    ) {
        if self.catalog.standing(self.card(card).def).or(self.lent).meets(kinds)
            && self.in_play(card)
            && let Some(site) = self.site_of(card)
        {
            self.each_ability_of(card, site, kinds, self.changed(), f);
        }
    }

    fn changed(&self) -> Changed {
        let mut changed = Changed {
            given: Mask::NONE,
            cancelled: false,
            lost: false,
            apart: false,
            silenced: false,
        };
        for lasting in &self.lasting {
            match lasting.what {
                Stands::Cancel(_) => changed.cancelled = true,
                Stands::Loses(..) | Stands::Rests(_) => changed.lost = true,
                Stands::Row(_, Bearer::Card(_)) => {
                    changed.given = changed.given.or(self.kinds_lent_by(lasting.what));
                }
                Stands::Row(
                    _,
                    Bearer::Base(_) | Bearer::Player(_) | Bearer::Table | Bearer::About(..),
                ) => {
                    changed.apart = true;
                    changed.silenced |= self.kinds_lent_by(lasting.what).meets(CANCELS);
                }
                Stands::Starting(..)
                | Stands::Power(..)
                | Stands::PowerAt(..)
                | Stands::Printed(..)
                | Stands::Presence(..)
                | Stands::Breakpoint(..)
                | Stands::Immune(..)
                | Stands::Control(..) => {}
            }
        }
        changed.silenced |= self.kinds.or(changed.given).meets(CANCELS);
        changed
    }

    /// Whether a card was given an ability, in this stay or one before.
    pub(crate) fn given(&self, card: CardId) -> bool {
        let to = |what: Stands| match what {
            Stands::Row(_, Bearer::Card(to)) => Some(to.card),
            _ => None,
        };
        self.lasting.iter().any(|l| to(l.what) == Some(card))
    }

    /// An ability list is what is printed, then, if there are changes at all, what was granted, less what is cancelled;
    /// the ability of a base that everybody ignores does not count either.
    fn each_ability_of<'a>(
        &'a self,
        card: CardId,
        site: SiteId,
        kinds: Mask,
        changed: Changed,
        f: &mut dyn FnMut(Eye<'a>, &'static Ability),
    ) {
        let c = self.card(card);
        let this = self.at(card);
        if changed.cancelled && self.cancelled_for_a_while(this) {
            return;
        }
        let before = if kinds.meets(CANCELS) { this.stay } else { Stay(u32::MAX) };
        if changed.silenced && self.cancelled_in_play(this, before, changed) {
            return;
        }
        let base = matches!(c.zone, Zone::Base(_));
        if base && !kinds.meets(kinds::IGNORE_BASE) && self.ignored_by_all(card) {
            return;
        }
        let on = match c.zone {
            Zone::On(wearer) => Some(self.at(wearer)),
            _ => None,
        };
        // What a card gives its controller, nobody has from a card that nobody controls; a base gives it to all.
        let kinds = match c.controller {
            None if !base => kinds.without(kinds::OF_ITS_CONTROLLER),
            _ => kinds,
        };
        let id = AbilityId { host: this, def: c.def, index: 0, by: None };
        let you = c.controller.unwrap_or(self.current);
        let host = Host { id, you, by: c.controller, site: Some(site), on };
        for (index, ability) in self.catalog.def(c.def).abilities() {
            if ability.from.meets(Works::PLAY) && kinds.has(ability.bit()) {
                let id = AbilityId { index, ..id };
                if changed.lost && self.had_lost(id, before) {
                    continue;
                }
                f(Eye { state: self, host: Host { id, ..host } }, ability);
            }
        }
        if !changed.given.meets(kinds) {
            return;
        }
        for (row, by) in self.grants_before(this, before) {
            let Some(ability) = self.catalog.row(row) else { continue };
            if ability.from.meets(Works::BORNE) && kinds.has(ability.bit()) {
                let id = AbilityId { host: this, def: row.def, index: row.index, by: Some(by) };
                if changed.lost && self.had_lost(id, before) {
                    continue;
                }
                f(Eye { state: self, host: Host { id, ..host } }, ability);
            }
        }
    }

    /// Whether a card in play has lost an ability that it had: all but one that it had at a moment, its own and those it
    /// had been given by then, or one that rests.
    pub(crate) fn has_lost(&self, id: AbilityId) -> bool {
        self.had_lost(id, Stay(u32::MAX))
    }

    /// As [`State::has_lost`], whatever came after this moment.
    fn had_lost(&self, id: AbilityId, before: Stay) -> bool {
        let given = Stands::Row(Row { def: id.def, index: id.index }, Bearer::Card(id.host));
        let since = |l: &Lasting| l.what == given && Some(l.source) == id.by;
        let first = id.by.map_or(Some(0), |_| self.lasting.iter().position(since));
        let Some(first) = first else { return false };
        let loses = |l: &Lasting| match l.what {
            Stands::Loses(card, but) => {
                card == id.host && but != Some(id) && self.goes_on(l, before)
            }
            Stands::Rests(ability) => ability == id && self.active(l),
            _ => false,
        };
        self.lasting[first..].iter().any(loses)
    }

    /// The abilities that a card in play was given, with what gave them.
    pub(crate) fn grants(&self, host: Ref) -> impl Iterator<Item = (Row, Ref)> + '_ {
        self.grants_before(host, Stay(u32::MAX))
    }

    /// The abilities that other cards in play have from this one now.
    pub(crate) fn given_by(&self, card: Ref) -> Vec<Row> {
        let given = |l: &Lasting| match l.what {
            Stands::Row(row, Bearer::Card(to)) => {
                let goes_on = l.source == card && to != card && self.goes_on(l, Stay(u32::MAX));
                (goes_on && self.stays(to)).then_some(row)
            }
            _ => None,
        };
        self.lasting.iter().filter_map(given).collect()
    }

    /// As [`State::grants`], whatever came after this moment.
    fn grants_before(&self, host: Ref, before: Stay) -> impl Iterator<Item = (Row, Ref)> + '_ {
        self.lasting.iter().filter_map(move |l| match l.what {
            Stands::Row(row, Bearer::Card(to)) if to == host && self.goes_on(l, before) => {
                Some((row, l.source))
            }
            _ => None,
        })
    }

    /// Whether a lasting effect counts now: what an Ongoing ability does as long as its card lies there does not while that
    /// ability is cancelled, by what came before this moment.
    fn goes_on(&self, lasting: &Lasting, before: Stay) -> bool {
        self.active(lasting)
            && (lasting.until != Until::SourceLeaves || !self.silent(lasting.source, before))
    }

    /// Whether the abilities of a card in play are cancelled by what came before this moment.
    fn silent(&self, card: Ref, before: Stay) -> bool {
        let changed = self.changed();
        self.cancelled_for_a_while(card)
            || (changed.silenced && self.cancelled_in_play(card, before, changed))
    }

    /// The abilities that stand by themselves now: at a base, for a player, for all. Their card is the one they come
    /// from, wherever it is now.
    pub fn standing_apart(&self) -> impl Iterator<Item = (Host, &'static Ability)> + '_ {
        self.lasting.iter().filter(|l| self.active(l)).filter_map(|l| {
            let Stands::Row(row, bearer) = l.what else { return None };
            let owner = l.by.unwrap_or(self.current);
            let (you, site, on) = match bearer {
                Bearer::Card(_) => return None,
                Bearer::Base(base) => (owner, self.site_of(base.card), None),
                Bearer::Player(seat) => (seat, None, None),
                Bearer::Table => (owner, None, None),
                Bearer::About(seat, card) => (seat, self.site_of(card.card), Some(card)),
            };
            let id =
                AbilityId { host: l.source, def: row.def, index: row.index, by: Some(l.source) };
            let by = l.by.map(|_| you);
            Some((Host { id, you, by, site, on }, self.catalog.row(row)?))
        })
    }

    /// Whether an ability is still there: its card stays where it is, or it stands by itself.
    pub(crate) fn is_there(&self, id: AbilityId) -> bool {
        self.stays(id.host) || self.stands_apart(id)
    }

    /// Whether an ability stands by itself: it needs no card in play.
    pub(crate) fn stands_apart(&self, id: AbilityId) -> bool {
        id.by == Some(id.host) && self.standing_apart().any(|(host, _)| host.id == id)
    }

    /// Whether the abilities of a card in play are cancelled.
    #[must_use]
    pub fn cancelled(&self, host: Ref) -> bool {
        self.silent(host, Stay(u32::MAX))
    }

    fn cancelled_for_a_while(&self, host: Ref) -> bool {
        let of = |what| matches!(what, Stands::Cancel(of) if of == host);
        self.lasting.iter().any(|l| of(l.what) && self.active(l))
    }

    /// Whether a card in play that came before this moment cancels the abilities of another, or what stands by itself does.
    /// What cancels is itself cancelled only by what came before it, so that two never wait for each other; what stands by
    /// itself is not cancelled.
    fn cancelled_in_play(&self, host: Ref, before: Stay, changed: Changed) -> bool {
        let mut found = false;
        for site in &self.sites {
            // Only those that may cancel: each card asked asks all that came before it.
            self.each_bearer(site, CANCELS, changed, |card| {
                let asked = card != host.card && self.at(card).stay < before;
                if asked && !found {
                    self.each_ability_of(card, site.id, CANCELS, changed, &mut |eye, a| {
                        if let Act::CardRule(_, which) = a.act {
                            found |= which(&eye, host.card);
                        }
                    });
                }
            });
        }
        found || changed.apart && self.cancelled_apart(host)
    }

    /// Whether what stands by itself cancels the abilities of a card in play.
    fn cancelled_apart(&self, host: Ref) -> bool {
        self.standing_apart().any(|(by, a)| match a.act {
            Act::CardRule(CardRule::Cancels, which) => {
                which(&Eye { state: self, host: by }, host.card)
            }
            _ => false,
        })
    }

    /// Whether a card there makes everybody ignore this base's ability.
    pub(crate) fn ignored_by_all(&self, base: CardId) -> bool {
        self.base_ignored(base, Rule::AllIgnoreBase, |_| true)
    }

    /// Whether a card there lets this player ignore the base's ability.
    #[must_use]
    pub fn may_ignore(&self, seat: Seat, base: CardId) -> bool {
        self.base_ignored(base, Rule::YouMayIgnoreBase, |by| by == seat)
    }

    fn base_ignored(&self, base: CardId, rule: Rule, meant: impl Fn(Seat) -> bool) -> bool {
        let Zone::Base(id) = self.card(base).zone else { return false };
        let Some(site) = self.site(id) else { return false };
        let mut found = false;
        self.each_ability_at(from_ref(site), kinds::rule(rule), &mut |eye, a| {
            if let Act::Rule(_, holds) = a.act {
                found |= meant(eye.you()) && holds(&eye);
            }
        });
        found
    }

    /// The tags of a card: printed, and in play those that others add.
    #[must_use]
    pub fn tags(&self, card: CardId) -> Tags {
        let mut tags = self.def(card).tags;
        if self.in_play(card) {
            self.each_ability(kinds::TAG, |eye, a| {
                if let Act::Tags(f) = a.act {
                    tags = tags.and(f(&eye, card));
                }
            });
        }
        tags
    }

    /// The factions of a card.
    #[must_use]
    pub fn factions(&self, card: CardId) -> &'static [FactionId] {
        self.catalog.defs[usize::from(self.card(card).def.0)].faction.as_slice()
    }

    /// Whether a card has this name: by its print, by an ability of its own that gives it names of others, or by what gives
    /// it those for a while.
    #[must_use]
    pub fn is_named(&self, card: CardId, name: &str) -> bool {
        self.def(card).name == name || self.is_also_named(card, name)
    }

    /// All names that a card has, each once.
    #[must_use]
    pub fn names(&self, card: CardId) -> Vec<&'static str> {
        let mut names = Vec::new();
        for name in self.every_card().map(|c| self.def(c).name) {
            if !names.contains(&name) && self.is_named(card, name) {
                names.push(name);
            }
        }
        names
    }

    /// The top card of the base deck, while it lies face up.
    #[must_use]
    pub fn open_top_base(&self) -> Option<CardId> {
        let mut open = false;
        self.each_ability(kinds::rule(Rule::TopBase), |eye, ability| {
            if let Act::Rule(_, holds) = ability.act {
                open |= holds(&eye);
            }
        });
        self.deck(Home::Bases).last().copied().filter(|_| open)
    }

    /// Whether there is a card in the base deck.
    #[must_use]
    pub fn has_base_in_deck(&self) -> bool {
        !self.deck(Home::Bases).is_empty()
    }

    /// Every card of the game, wherever it is.
    pub(crate) fn every_card(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len()).map(|at| CardId(at as u16))
    }

    fn is_also_named(&self, card: CardId, name: &str) -> bool {
        let (names, mut is) = (kinds::card_rule(CardRule::AlsoNamed), false);
        if !self.might_have(names) {
            return false;
        }
        let mut gives = |eye: Eye, ability: &Ability| {
            if let Act::CardRule(_, which) = ability.act {
                let mut others = self.every_card();
                is |= others.any(|c| self.def(c).name == name && which(&eye, c));
            }
        };
        self.each_ability_on(card, names, &mut |eye, ability| gives(eye, ability));
        for (host, ability) in self.standing_apart() {
            if host.on == Some(self.at(card)) && ability.kind().meets(names) {
                gives(Eye { state: self, host }, ability);
            }
        }
        is
    }

    /// Whether a card that left play lies in a discard pile.
    #[must_use]
    pub fn in_discard_since(&self, left: Ref) -> bool {
        !self.stays(left) && matches!(self.card(left.card).zone, Zone::Discard(_))
    }

    /// Whether a player has a card to draw.
    #[must_use]
    pub fn can_draw(&self, seat: Seat) -> bool {
        let home = Home::Player(seat);
        !self.deck(home).is_empty() || !self.discard(home).is_empty()
    }

    /// Whether two cards have the same name: a printed one that the other has, too.
    #[must_use]
    pub fn same_name(&self, a: CardId, b: CardId) -> bool {
        self.is_named(a, self.def(b).name) || self.is_named(b, self.def(a).name)
    }

    /// The printed power of a minion card, or what counts as such in play; other cards have none.
    #[must_use]
    pub fn printed_power(&self, card: CardId) -> i32 {
        self.printed_as(card, &|eye, minion, n| self.counts_for(eye, minion, n))
    }

    /// As [`State::printed_power`], of those abilities that count.
    pub(crate) fn printed_as(
        &self,
        card: CardId,
        counts: &dyn Fn(&Eye, CardId, i32) -> bool,
    ) -> i32 {
        let printed = kinds::card_number(CardNumber::Printed);
        let possible = self.kinds.meets(printed) && self.is_minion_in_play(card);
        let mut power = self.on_its_face(card);
        if possible {
            self.each_ability(printed, |eye, a| {
                if let Act::CardNumber(_, counts_as) = a.act {
                    let n = counts_as(&eye, card);
                    let does = n != 0 && counts(&eye, card, n - power);
                    power = if does { n } else { power };
                }
            });
        }
        power
    }

    /// The power that is printed on a minion card, whatever counts as such; other cards have none.
    pub(crate) fn on_its_face(&self, card: CardId) -> i32 {
        match self.def(card).kind {
            Kind::Minion { power } | Kind::Fusion { power } => power,
            _ => 0,
        }
    }
}

impl State {
    /// The cards whose abilities a card in play has now beside its own.
    #[must_use]
    pub fn copied_by(&self, card: CardId) -> Vec<DefId> {
        let own = self.card(card).def;
        let mut of: Vec<DefId> = self.abilities_of(card).into_iter().map(|row| row.0.def).collect();
        of.retain(|&def| def != own);
        of.dedup();
        of
    }

    /// What is printed on cards whose abilities a card in play has now: its own text, and those of what it copies. The texts of
    /// abilities that are cancelled or lost are not among them.
    #[must_use]
    pub fn texts_of(&self, card: CardId) -> Vec<&'static str> {
        let mut defs: Vec<DefId> =
            self.abilities_of(card).into_iter().map(|(row, _)| row.def).collect();
        defs.dedup();
        defs.into_iter().map(|def| self.catalog.def(def).text).collect()
    }

    /// Whether an ability of an action lets it go on when what it is on leaves play.
    pub(crate) fn clings(&self, action: CardId) -> bool {
        let mut clings = false;
        let kind = kinds::after(EventKind::Left);
        self.each_ability_on(action, kind, &mut |_, ability| clings |= ability.clings());
        clings
    }

    /// The abilities a card in play has now: what is printed, then what it was given; none if they are cancelled. Of a fusion
    /// that is both a minion and an action, in stasis, those of a minion.
    pub(crate) fn abilities_of(&self, card: CardId) -> Vec<(Row, Option<Ref>)> {
        let r = self.at(card);
        if self.cancelled(r) {
            return Vec::new();
        }
        let def = self.card(card).def;
        let sorts = self.sorts(card);
        let is_of =
            |label: Label| label.is_of(sorts) && !(sorts.is_minion() && label == Label::Action);
        let own = self.def(card).own().filter(|(_, ability)| is_of(ability.label));
        let own = own.map(|(index, _)| (Row { def, index }, None));
        let all = own.chain(self.grants(r).map(|(row, from)| (row, Some(from))));
        let id = |&(row, by): &(Row, Option<Ref>)| AbilityId {
            host: r,
            def: row.def,
            index: row.index,
            by,
        };
        all.filter(|had| !self.has_lost(id(had))).collect()
    }
}
