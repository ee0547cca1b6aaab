//! The abilities that work in play: printed, granted, cancelled, ignored.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, DefId, FactionId, Ref, Seat, SiteId};
use crate::nouns::lasting::What;
use crate::nouns::mask::Mask;
use crate::nouns::tags::Tags;
use crate::nouns::zone::Zone;
use crate::print::ability::{Ability, Works};
use crate::print::act::{Act, Rule};
use crate::print::def::{CardDef, Kind};
use crate::print::kinds;
use crate::table::site::Site;

impl State {
    /// Calls `f` with every working ability in play whose kind is in `kinds`, in table order.
    pub(crate) fn each_ability<'a>(
        &'a self,
        kinds: Mask,
        mut f: impl FnMut(Eye<'a>, &'static Ability),
    ) {
        let rewritten = self.rewritten();
        for site in &self.sites {
            self.at_site(site, kinds, rewritten, &mut f);
        }
    }

    /// As [`State::each_ability`], at one site.
    pub(crate) fn each_ability_at<'a>(
        &'a self,
        site: &'a Site,
        kinds: Mask,
        f: &mut impl FnMut(Eye<'a>, &'static Ability),
    ) {
        self.at_site(site, kinds, self.rewritten(), f);
    }

    /// As [`State::each_ability`], of one card at a site.
    pub(crate) fn each_ability_on<'a>(
        &'a self,
        card: CardId,
        site: SiteId,
        kinds: Mask,
        f: &mut impl FnMut(Eye<'a>, &'static Ability),
    ) {
        let rewritten = self.rewritten();
        if rewritten || self.catalog.standing(self.card(card).def).meets(kinds) {
            self.each_ability_of(card, site, kinds, rewritten, f);
        }
    }

    /// Whether any card has abilities other than the printed ones.
    fn rewritten(&self) -> bool {
        self.lasting.iter().any(|l| matches!(l.what, What::Grant(..) | What::Cancel(_)))
    }

    fn at_site<'a>(
        &'a self,
        site: &'a Site,
        kinds: Mask,
        rewritten: bool,
        f: &mut impl FnMut(Eye<'a>, &'static Ability),
    ) {
        if rewritten {
            for card in self.table_at(site) {
                self.each_ability_of(card, site.id, kinds, rewritten, f);
            }
        } else if site.kinds.meets(kinds) {
            for &(card, of_card) in &site.bearers {
                if of_card.meets(kinds) {
                    self.each_ability_of(card, site.id, kinds, rewritten, f);
                }
            }
        }
    }

    /// As [`State::each_ability`], of one card at a site. An ability list is what is printed, then what was granted,
    /// less what is cancelled; the ability of a base that everybody ignores does not count either.
    fn each_ability_of<'a>(
        &'a self,
        card: CardId,
        site: SiteId,
        kinds: Mask,
        rewritten: bool,
        f: &mut impl FnMut(Eye<'a>, &'static Ability),
    ) {
        let c = self.card(card);
        let def = self.catalog.def(c.def);
        let host = self.at(card);
        if rewritten && self.cancelled(host) {
            return;
        }
        if matches!(c.zone, Zone::Base(_))
            && !kinds.meets(kinds::IGNORE_BASE)
            && self.ignored_by_all(card)
        {
            return;
        }
        let on = match c.zone {
            Zone::On(wearer) => Some(self.at(wearer)),
            _ => None,
        };
        let you = c.controller.unwrap_or(self.current);
        let mut call = |def: &'static CardDef, def_id: DefId, by: Option<Ref>, only: Option<u8>| {
            for (index, ability) in def.abilities() {
                let here = ability.from.meets(Works::PLAY) && only.is_none_or(|i| i == index);
                if here && ability.kind().meets(kinds) {
                    let id = AbilityId { host, def: def_id, index, by };
                    f(Eye { state: self, host: Host { id, you, site: Some(site), on } }, ability);
                }
            }
        };
        call(def, c.def, None, None);
        if rewritten {
            for (def_id, index, by) in self.grants(host) {
                call(self.catalog.def(def_id), def_id, Some(by), Some(index));
            }
        }
    }

    /// The abilities that a card in play was given, with what gave them.
    pub(crate) fn grants(&self, host: Ref) -> impl Iterator<Item = (DefId, u8, Ref)> + '_ {
        self.lasting.iter().filter(|l| self.active(l)).filter_map(move |l| match l.what {
            What::Grant(to, def, index) if to == host => Some((def, index, l.source)),
            _ => None,
        })
    }

    /// Whether the abilities of a card in play are cancelled.
    pub(crate) fn cancelled(&self, host: Ref) -> bool {
        self.lasting.iter().any(|l| l.what == What::Cancel(host) && self.active(l))
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
        self.each_ability_at(site, kinds::rule(rule), &mut |eye, a| {
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
    pub fn factions(&self, card: CardId) -> Vec<FactionId> {
        let faction = self.catalog.defs[usize::from(self.card(card).def.0)].faction;
        faction.into_iter().collect()
    }

    /// Whether a card has this name.
    #[must_use]
    pub fn is_named(&self, card: CardId, name: &str) -> bool {
        self.def(card).name == name
    }

    /// Whether a card that left play lies in a discard pile.
    #[must_use]
    pub fn in_discard_since(&self, left: Ref) -> bool {
        !self.stays(left) && matches!(self.card(left.card).zone, Zone::Discard(_))
    }

    /// Whether a player has a card to draw.
    #[must_use]
    pub fn can_draw(&self, seat: Seat) -> bool {
        let pile = &self.players[seat].pile;
        !pile.deck.is_empty() || !pile.discard.is_empty()
    }

    /// Whether two cards have the same name.
    #[must_use]
    pub fn same_name(&self, a: CardId, b: CardId) -> bool {
        self.is_named(a, self.def(b).name)
    }

    /// The printed power of a minion card; other cards have none.
    #[must_use]
    pub fn printed_power(&self, card: CardId) -> i32 {
        match self.def(card).kind {
            Kind::Minion { power } => power,
            _ => 0,
        }
    }
}

impl State {
    /// The cards whose abilities a card in play has now beside its own.
    #[must_use]
    pub fn copied_by(&self, card: CardId) -> Vec<DefId> {
        let own = self.card(card).def;
        let mut of: Vec<DefId> = self.abilities_of(card).into_iter().map(|(def, _)| def).collect();
        of.retain(|&def| def != own);
        of.dedup();
        of
    }

    /// The abilities a card in play has now: what is printed, then what it was given; none if they are cancelled.
    pub(crate) fn abilities_of(&self, card: CardId) -> Vec<(DefId, u8)> {
        let r = self.at(card);
        if self.cancelled(r) {
            return Vec::new();
        }
        let printed = self.def(card).abilities().map(|(index, _)| (self.card(card).def, index));
        printed.chain(self.grants(r).map(|(def, index, _)| (def, index))).collect()
    }
}
