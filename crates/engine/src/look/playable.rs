//! Which cards may be played where: permissions held against places, and those who forbid.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::event::Event;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat, SiteId};
use crate::nouns::play::{
    Attempt, Payer, Permission, PlayAt, PlayFrom, PlayKind, PlayName, Raising, Spot,
};
use crate::nouns::question::Reason;
use crate::nouns::time::{Phase, Window};
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::{Ability, Label, Limit};
use crate::print::act::Act;
use crate::print::def::{PlayOn, Raises};
use crate::print::kinds::{self, Bound, CardNumber, CardRule, Moment};
use crate::print::select::minions;

/// A play of whatever, wherever.
pub(crate) const ANYWHERE: &[Permission] = &[Permission::card()];

impl State {
    /// The card that forbids a play, if one does; `Err` where the rules themselves do.
    pub(crate) fn forbidder(&self, attempt: &Attempt) -> Option<Host> {
        let mut found = None;
        self.each_ability(kinds::bound(Bound::Forbidden), |eye, a| {
            if let Act::Bound(_, f) = a.act
                && found.is_none()
                && f(&eye, attempt)
                && !self.not_bound(&eye, attempt.seat)
            {
                found = Some(eye.host);
            }
        });
        found
    }

    /// Who ignores a base's ability is not bound by its restrictions.
    fn not_bound(&self, eye: &Eye, seat: Seat) -> bool {
        matches!(self.card(eye.this()).zone, Zone::Base(_)) && self.may_ignore(seat, eye.this())
    }

    /// Whether a minion is one whose power must be increased by a play, or which it must affect.
    pub(crate) fn may_be_raised(&self, raising: Raising, seat: Seat, minion: CardId) -> bool {
        match raising {
            Raising::Yours => {
                self.is_minion_in_play(minion) && self.card(minion).controller == Some(seat)
            }
            Raising::This(this) | Raising::Affecting(this) => this == self.at(minion),
        }
    }

    /// Whether an action would do what it is played for, as far as its print says.
    fn would_do(&self, attempt: &Attempt, raising: Raising) -> bool {
        let def = self.def(attempt.card);
        let Raising::Affecting(minion) = raising else { return self.would_raise(attempt, raising) };
        if !self.stays(minion) {
            return false;
        }
        let host = self.play_host(attempt.card, attempt.seat);
        let on = attempt.on.map(|minion| self.at(minion));
        let eye = Eye { state: self, host: Host { site: attempt.at, on, ..host } };
        attempt.on == Some(minion.card)
            || def.affects.is_some_and(|which| eye.is(minion.card, which))
            || (def.affects.is_none()
                && attempt.at.is_none_or(|site| self.site_of(minion.card) == Some(site))
                && def.raises == Raises::Played
                && self.card(minion.card).controller == Some(attempt.seat)
                && self.would_raise(attempt, raising))
    }

    /// Whether an action that works on a minion all the time would increase its power there: not if it does less for it
    /// than what it has. What an action does as it is played is not judged before.
    fn would_raise(&self, attempt: &Attempt, raising: Raising) -> bool {
        let host = self.play_host(attempt.card, attempt.seat);
        let on = attempt.on.map(|minion| self.at(minion));
        let eye = Eye { state: self, host: Host { site: attempt.at, on, ..host } };
        let raises = |minion: CardId, act: &Act| match act {
            Act::CardNumber(CardNumber::Power, change) => change(&eye, minion) > 0,
            Act::CardNumber(CardNumber::Printed, number) => {
                number(&eye, minion) > self.printed_power(minion)
            }
            Act::Run(Moment::OnPlay, ..) => true,
            _ => false,
        };
        let acts = || self.def(attempt.card).own().map(|(_, ability)| &ability.act);
        let is_number = |act: &Act| matches!(act, Act::CardNumber(..));
        // One on another minion may raise those beside it, or others if its text says so.
        let reached: Vec<CardId> = match self.def(attempt.card).affects {
            Some(which) => which.find(&eye),
            None => attempt.at.into_iter().flat_map(|site| self.minions_at(site)).collect(),
        };
        let meant = |&minion: &CardId| self.may_be_raised(raising, attempt.seat, minion);
        if acts().any(is_number) {
            let mut meant = reached.into_iter().filter(meant);
            return meant.any(|minion| acts().any(|act| raises(minion, act)));
        }
        match attempt.on {
            Some(on) => meant(&on),
            None => attempt.at.is_none() || reached.iter().any(meant),
        }
    }

    /// Whether a permission fits a place.
    pub(crate) fn at_fits(&self, permission: &Permission, seat: Seat, spot: Spot) -> bool {
        let (at, site) = (permission.at, self.site_of_spot(spot));
        match at {
            PlayAt::Anywhere => true,
            PlayAt::Site(_) | PlayAt::Base(_) => site.is_some() && site == self.one_site(at),
            PlayAt::On(card) => self.stays(card) && spot == self.spot_on(card.card),
            PlayAt::ABase => matches!(spot, Spot::Site(_)),
            PlayAt::WhereYouHaveNone => site.is_some_and(|site| !self.has_minion_at(seat, site)),
            PlayAt::WhereYouHave => site.is_some_and(|site| self.has_minion_at(seat, site)),
            PlayAt::OnMinion => matches!(spot, Spot::On(_)),
            PlayAt::OnMinionAt(there) => matches!(spot, Spot::On(_)) && site == Some(there),
            PlayAt::OnAnothers => match spot {
                Spot::On(minion) => self.card(minion).controller.is_some_and(|by| by != seat),
                Spot::None | Spot::Site(_) => false,
            },
            PlayAt::OnBare => match spot {
                Spot::On(minion) => !self.has_action_on_it(minion),
                Spot::None | Spot::Site(_) => false,
            },
        }
    }

    /// Whether there is an action on a minion.
    fn has_action_on_it(&self, minion: CardId) -> bool {
        self.card(minion).attached.iter().any(|&card| self.is_action(card))
    }

    /// Whether a player has a minion at a site.
    fn has_minion_at(&self, seat: Seat, site: SiteId) -> bool {
        self.minions_at(site).any(|m| self.card(m).controller == Some(seat))
    }

    /// The one site where a card may go, if there is one.
    #[must_use]
    pub fn one_site(&self, at: PlayAt) -> Option<SiteId> {
        match at {
            PlayAt::Site(site) => Some(site),
            PlayAt::Base(base) => self.site_of(base.card).filter(|_| self.stays(base)),
            PlayAt::Anywhere
            | PlayAt::WhereYouHaveNone
            | PlayAt::WhereYouHave
            | PlayAt::ABase
            | PlayAt::OnMinion
            | PlayAt::OnMinionAt(_)
            | PlayAt::OnAnothers
            | PlayAt::OnBare
            | PlayAt::On(_) => None,
        }
    }

    /// Where what is played on a card lies: on a base it is at its site.
    pub(crate) fn spot_on(&self, card: CardId) -> Spot {
        match self.card(card).zone {
            Zone::Base(site) => Spot::Site(site),
            _ => Spot::On(card),
        }
    }

    /// What a card is played as at a spot: a fusion as an action where it is put nowhere.
    #[must_use]
    pub fn play_kind(&self, card: CardId, spot: Spot) -> PlayKind {
        let sorts = self.sorts(card);
        match sorts.is_minion() {
            true if sorts.is_action() && spot == Spot::None => PlayKind::Action,
            true => PlayKind::Minion,
            false if sorts.is_titan() => PlayKind::Titan,
            false => PlayKind::Action,
        }
    }

    /// What a card could be played as, where it lies now.
    pub(crate) fn play_kinds(&self, card: CardId) -> impl Iterator<Item = PlayKind> + use<> {
        let sorts = self.sorts(card);
        let is = move |kind: &PlayKind| match kind {
            PlayKind::Minion => sorts.is_minion(),
            PlayKind::Action => sorts.is_action(),
            PlayKind::Titan => sorts.is_titan(),
            PlayKind::Either => false,
        };
        [PlayKind::Minion, PlayKind::Action, PlayKind::Titan].into_iter().filter(is)
    }

    pub(crate) fn site_of_spot(&self, spot: Spot) -> Option<SiteId> {
        match spot {
            Spot::None => None,
            Spot::Site(site) => Some(site),
            Spot::On(card) => self.site_of(card),
        }
    }

    /// Whether a permission fits a card, apart from the place.
    #[inline]
    pub(crate) fn kind_fits(&self, permission: &Permission, card: CardId) -> bool {
        let of_kind = match permission.what {
            PlayKind::Minion => self.is_minion(card),
            PlayKind::Action => self.is_action(card),
            PlayKind::Either => self.is_minion(card) || self.is_action(card),
            PlayKind::Titan => false,
        };
        of_kind && self.limits_fit(permission, card)
    }

    /// Whether the limits of a permission fit a card of its kind, apart from the place.
    fn limits_fit(&self, permission: &Permission, card: CardId) -> bool {
        let within = |kind| match kind {
            PlayKind::Minion => {
                permission.most.is_none_or(|most| self.printed_power(card) <= most)
                    && permission.least.is_none_or(|least| self.printed_power(card) >= least)
            }
            PlayKind::Action => {
                let def = self.def(card);
                let fits = |raising| match raising {
                    Raising::Affecting(_) => def.affects_minions(),
                    Raising::Yours | Raising::This(_) => def.raises == Raises::Played,
                };
                !self.special_only(card)
                    && permission.raising.is_none_or(fits)
                    && (!permission.standard || self.is_standard(card))
            }
            PlayKind::Titan | PlayKind::Either => false,
        };
        let fits = match permission.what {
            PlayKind::Either => self.play_kinds(card).any(within),
            kind => within(kind),
        };
        fits && permission.name.is_none_or(|name| self.name_fits(name, card))
            && permission.only.is_none_or(|only| only == self.at(card))
    }

    fn name_fits(&self, name: PlayName, card: CardId) -> bool {
        match name {
            PlayName::Is(name) => self.is_named(card, self.catalog.def(name).name),
            PlayName::As(other) => self.same_name(other, card),
            PlayName::IsNot(name) => !self.is_named(card, self.catalog.def(name).name),
            PlayName::OfOneAt(site) => self.minions_at(site).any(|m| self.same_name(m, card)),
            // Which name it is, is settled with all cards played so far.
            PlayName::Alike(_) => true,
        }
    }

    /// Whether a permission lets a card be played at a spot, wherever it lies.
    pub(crate) fn fits(&self, play: &Permission, seat: Seat, card: CardId, spot: Spot) -> bool {
        self.kind_fits(play, card)
            && self.at_fits(play, seat, spot)
            && self.allowed(play, std::slice::from_ref(play), seat, card, spot)
    }

    pub(crate) fn lies_where(&self, permission: &Permission, seat: Seat, card: CardId) -> bool {
        self.card(card).zone == self.play_zone(permission.from, seat)
    }

    /// Where a card lies that a player plays from there.
    pub(crate) fn play_zone(&self, from: PlayFrom, seat: Seat) -> Zone {
        match from {
            PlayFrom::Hand => Zone::Hand(seat),
            PlayFrom::Discard => Zone::Discard(Home::Player(seat)),
            PlayFrom::Under(host) => Zone::Under(host),
            PlayFrom::Stasis => Zone::Stasis(seat),
        }
    }

    /// Where a card may be put by one of these permissions, by choice; empty if the card may not be played.
    /// An action "on a minion" may be played though there is none; it is discarded then.
    #[must_use]
    pub fn spots(&self, seat: Seat, card: CardId, by: &[Permission]) -> Vec<Spot> {
        let mut spots = Vec::new();
        self.each_spot(seat, card, by, &mut |spot| {
            spots.push(spot);
            false
        });
        spots
    }

    /// Whether a player could use this very permission to play a card, from where it lies now.
    #[must_use]
    pub fn can_play_by(&self, seat: Seat, card: CardId, permission: &Permission) -> bool {
        self.lies_where(permission, seat, card) && self.has_spot(seat, card, &[*permission])
    }

    /// Whether a card may be put anywhere by one of these permissions.
    #[must_use]
    pub fn has_spot(&self, seat: Seat, card: CardId, by: &[Permission]) -> bool {
        let mut any = false;
        self.each_spot(seat, card, by, &mut |_| {
            any = true;
            true
        });
        any
    }

    fn each_spot(
        &self,
        seat: Seat,
        card: CardId,
        by: &[Permission],
        stop: &mut impl FnMut(Spot) -> bool,
    ) {
        let fits = |p: &Permission| self.kind_fits(p, card);
        let Some(first) = by.iter().position(fits) else { return };
        let (first, others) = (&by[first], &by[first + 1..]);
        let open = |spot: Spot| {
            let lets = |p: &Permission| {
                self.at_fits(p, seat, spot) && self.allowed(p, by, seat, card, spot)
            };
            lets(first) || others.iter().any(|p| fits(p) && lets(p))
        };
        if self.sorts(card).is_fusion() && open(Spot::None) && stop(Spot::None) {
            return;
        }
        match self.played_on(card).filter(|_| !self.is_minion(card)) {
            Some(PlayOn::Nothing) => {
                if open(Spot::None) {
                    stop(Spot::None);
                }
            }
            Some(PlayOn::Minion(which)) => {
                // A copy needs none of the conditions that the other card has.
                let which = if self.card(card).copies.is_some() { minions() } else { which };
                let eye = Eye { state: self, host: self.play_host(card, seat) };
                let mut any = false;
                which.search(&eye, |minion| {
                    any = true;
                    open(Spot::On(minion)) && stop(Spot::On(minion))
                });
                if !any && open(Spot::None) {
                    stop(Spot::None);
                }
            }
            Some(PlayOn::Base) | None => {
                for site in self.open_sites() {
                    let spot = Spot::Site(site);
                    if open(spot) && stop(spot) {
                        return;
                    }
                }
            }
        }
    }

    /// Whether nothing speaks against this play, which is one of those by which the card could be played.
    fn allowed(
        &self,
        play: &Permission,
        among: &[Permission],
        seat: Seat,
        card: CardId,
        spot: Spot,
    ) -> bool {
        let attempt = Attempt { by: play.payer(), among, ..self.attempt(seat, card, spot) };
        play.what.is_for(attempt.kind)
            && play.raising.is_none_or(|raising| self.would_do(&attempt, raising))
            && self.condition_holds(&attempt)
            && self.forbidder(&attempt).is_none()
            && self.can_pay_for(&attempt)
    }

    /// The abilities that make a player discard another card before this play.
    pub(crate) fn prices(&self, attempt: &Attempt) -> Vec<Host> {
        let mut prices = Vec::new();
        self.each_ability(kinds::bound(Bound::Discard), |eye, a| {
            if let Act::Bound(_, f) = a.act
                && f(&eye, attempt)
                && !self.not_bound(&eye, attempt.seat)
            {
                prices.push(eye.host);
            }
        });
        prices
    }

    /// Whether a player has as many other cards in hand as must be discarded for a play.
    pub(crate) fn can_pay_for(&self, attempt: &Attempt) -> bool {
        let prices = self.prices(attempt).len();
        let others = self.players[attempt.seat].hand.iter().filter(|&&c| c != attempt.card);
        prices == 0 || others.count() >= prices
    }

    /// Whether a card that somebody tries to play could be played at this site instead, by the same plays or by another one. Of
    /// several cards that look for another place, each heeds only those that came before it: so two that look at each other
    /// end, and the first of them binds.
    pub(crate) fn could_go(&self, eye: &Eye, attempt: &Attempt, site: SiteId) -> bool {
        let stay = eye.host.id.host.stay;
        if attempt.led.is_some_and(|leads| stay >= leads) {
            return false;
        }
        let here = Attempt { at: Some(site), led: Some(stay), ..*attempt };
        let (seat, card, spot) = (attempt.seat, attempt.card, Spot::Site(site));
        let leads_here = |p: &Permission| self.at_fits(p, seat, spot) && self.kind_fits(p, card);
        let by_another = |p: &Permission| self.lies_where(p, seat, card) && leads_here(p);
        let free = self.open_to_cards(site)
            && self.condition_holds(&here)
            && (attempt.among.iter().any(leads_here)
                || (self.plays_now(seat) && self.possible_plays(seat).iter().any(by_another)));
        free && self.forbidder(&here).is_none() && self.can_pay_for(&here)
    }

    /// As [`Eye::sites_to_play`](crate::look::eye::Eye::sites_to_play).
    pub(crate) fn sites_to_play(&self, seat: Seat, card: CardId, sites: &[SiteId]) -> Vec<SiteId> {
        let to =
            |&site: &SiteId| Permission::extra(self.play_kind(card, Spot::Site(site))).at(site);
        let by: Vec<Permission> = sites.iter().map(to).collect();
        let spots = self.spots(seat, card, &by);
        spots.into_iter().filter_map(|spot| self.site_of_spot(spot)).collect()
    }

    /// The extra play of a card at a place, as those see it who could forbid it: by a play that leads anywhere.
    pub(crate) fn attempt(&self, seat: Seat, card: CardId, spot: Spot) -> Attempt<'static> {
        let on = match spot {
            Spot::On(on) => Some(on),
            _ => None,
        };
        let (kind, at) = (self.play_kind(card, spot), self.site_of_spot(spot));
        let (by, among) = (Payer::Extra, ANYWHERE);
        Attempt { seat, card, kind, at, on, by, among, special: false, led: None }
    }

    /// Whether something forbids a player to play this action by a Special now.
    pub(crate) fn no_play_as_special(&self, seat: Seat, card: CardId) -> bool {
        let attempt = self.attempt(seat, card, Spot::None);
        self.forbidder(&attempt).is_some() || self.no_specials(seat, card)
    }

    /// Whether something keeps a player from playing Specials of this card from where it waits: what they play is another
    /// question.
    #[must_use]
    pub fn no_specials(&self, seat: Seat, card: CardId) -> bool {
        let attempt = self.attempt(seat, card, Spot::None);
        self.bars_specials(&Attempt { special: true, ..attempt })
    }

    /// Whether something keeps a player from using the Specials of a card in play.
    #[must_use]
    pub fn no_use_of_specials(&self, seat: Seat, card: CardId) -> bool {
        self.bars_specials(&self.attempt(seat, card, Spot::None))
    }

    /// Whether something keeps the player of a Special from using it.
    pub(crate) fn is_barred(&self, host: &Host, ability: &Ability) -> bool {
        // What stands has been used already.
        ability.label == Label::Special
            && !self.stands_apart(host.id)
            && self.no_use_of_specials(host.you, host.id.host.card)
    }

    fn bars_specials(&self, attempt: &Attempt) -> bool {
        let mut barred = false;
        self.each_ability(kinds::bound(Bound::Specials), |eye, a| {
            if let Act::Bound(Bound::Specials, f) = a.act {
                barred |= f(&eye, attempt) && !self.not_bound(&eye, attempt.seat);
            }
        });
        barred
    }

    /// Whether what the card itself demands of its play is given ("You can only play this minion ...").
    pub(crate) fn condition_holds(&self, attempt: &Attempt) -> bool {
        if !self.catalog.mask(self.card(attempt.card).def).meets(kinds::bound(Bound::OnlyIf)) {
            return true;
        }
        let eye = Eye { state: self, host: self.play_host(attempt.card, attempt.seat) };
        self.def(attempt.card).own().all(|(_, ability)| match ability.act {
            Act::Bound(Bound::OnlyIf, holds) => holds(&eye, attempt),
            _ => true,
        })
    }

    /// The host of a card that is about to be played.
    pub(crate) fn play_host(&self, card: CardId, seat: Seat) -> Host {
        let (host, def) = (self.at(card), self.card(card).def);
        let id = AbilityId { host, def, index: AbilityId::PLAY, by: None };
        Host::of(id, seat)
    }

    /// Why a card cannot be played at all, or not at `site`, in the Play Cards phase.
    #[must_use]
    pub fn why_not_play(&self, seat: Seat, card: CardId, site: Option<SiteId>) -> Reason {
        if self.current != seat {
            return Reason::NotYours(self.current);
        }
        if self.phase != Phase::PlayCards {
            return Reason::NotNow;
        }
        if self.special_only(card) {
            return Reason::OnlySpecial;
        }
        // Wherever it would be played.
        if let Some(by) = self.forbidder(&self.attempt(seat, card, Spot::None)) {
            return Reason::Forbidden(by.id.def);
        }
        let sites: Vec<SiteId> = match site {
            Some(s) => vec![s],
            None => self.sites.iter().map(|s| s.id).collect(),
        };
        let mut open = self.possible_plays(seat);
        open.retain(|p| self.lies_where(p, seat, card));
        let spot = site.map_or(Spot::None, Spot::Site);
        let kinds: Vec<PlayKind> = match site {
            Some(_) => vec![self.play_kind(card, spot)],
            None => self.play_kinds(card).collect(),
        };
        open.retain(|p| kinds.iter().any(|&kind| p.what.is_for(kind)));
        if open.is_empty() {
            return match self.play_kind(card, spot) {
                PlayKind::Minion => Reason::NoMinionPlay,
                PlayKind::Action => Reason::NoActionPlay,
                PlayKind::Titan | PlayKind::Either => Reason::OnlySpecial,
            };
        }
        if let Some(most) = open.iter().map(|p| p.most).max().flatten()
            && open.iter().all(|p| !self.kind_fits(p, card))
        {
            return Reason::PowerAtMost(most);
        }
        open.retain(|p| self.kind_fits(p, card));
        let fits = |s: &SiteId| open.iter().any(|p| self.at_fits(p, seat, Spot::Site(*s)));
        if !sites.iter().any(fits) {
            return Reason::OnlyElsewhere;
        }
        let regular = open.iter().find(|p| p.regular);
        let by = regular.map_or(Payer::Extra, Permission::payer);
        for s in sites {
            let attempt = Attempt { by, ..self.attempt(seat, card, Spot::Site(s)) };
            if !self.condition_holds(&attempt) {
                return Reason::Forbidden(self.card(card).def);
            }
            if let Some(by) = self.forbidder(&attempt) {
                return Reason::Forbidden(by.id.def);
            }
        }
        Reason::NotAnOption
    }
}

impl State {
    /// Whether a player could play this action as a Special in a window: one that is for that moment, or any other.
    #[must_use]
    pub fn can_play_in(&self, window: Window, seat: Seat, card: CardId) -> bool {
        if self.scoring_stopped() || self.no_play_as_special(seat, card) {
            return false;
        }
        if !self.special_only(card) {
            return self.has_spot(seat, card, &[Permission::action()]);
        }
        let host = self.play_host(card, seat);
        self.def(card).own().any(|(_, a)| match a.act {
            Act::At(at, moment, _) => {
                let eye = Eye { state: self, host };
                at == window && moment(&eye) && (a.when)(&eye)
            }
            _ => false,
        })
    }

    /// The extra plays by which a card could be played, whatever it is.
    pub(crate) fn extra_plays_for(&self, card: CardId) -> Vec<Permission> {
        self.play_kinds(card).map(Permission::extra).collect()
    }

    /// The stay in play that the last play of a card this turn began.
    pub(crate) fn last_played(&self, played: CardId) -> Option<Ref> {
        let plays = self.history.iter().rev().filter_map(Event::play);
        plays.map(|play| play.card.card).find(|stay| stay.card == played)
    }

    /// The ability that lets a card use a talent a second time this turn, if one does. It is used up by that: of several the one
    /// that lets fewest cards do it, none of all if it lets each of them.
    pub(crate) fn talent_again(&self, talent: &Host) -> Option<AbilityId> {
        let card = talent.id.host.card;
        let uses = self.used.iter().filter(|u| **u == talent.id).count();
        if uses != 1 || !self.in_play(card) {
            return None;
        }
        let mut found: Option<(usize, AbilityId)> = None;
        self.each_ability(kinds::card_rule(CardRule::TalentTwice), |eye, a| {
            if let Act::CardRule(_, fits) = a.act
                && eye.you() == talent.you
                && self.may_use(a.limit, &eye.host)
                && fits(&eye, card)
            {
                let all = || self.every_card().filter(|&c| fits(&eye, c)).count();
                let cards = if a.limit == Limit::None { 0 } else { all() };
                if found.is_none_or(|(fewest, _)| cards < fewest) {
                    found = Some((cards, eye.host.id));
                }
            }
        });
        found.map(|(_, id)| id)
    }
}
