//! Permission to play: what may be played, from where, to where, and which permission pays.

use super::def::{Act, PlayOn};
use super::eye::{Eye, Host};
use super::ids::{AbilityId, CardId, Seat, SiteId};
use super::mask::{self};
use super::question::Reason;
use super::state::{Phase, State, What, Zone};
use serde::{Deserialize, Serialize};

/// Minion play or action play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayKind {
    /// A minion.
    Minion,
    /// An action.
    Action,
}

/// Where the played card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayFrom {
    /// The player's hand.
    Hand,
    /// The player's discard pile.
    Discard,
}

/// Where the played card may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlayAt {
    /// Anywhere.
    Anywhere,
    /// One site.
    Site(SiteId),
    /// A site where the player has no minions.
    WhereYouHaveNone,
}

/// One play that is open to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Permission {
    /// Minion or action.
    pub what: PlayKind,
    /// From where.
    pub from: PlayFrom,
    /// To where.
    pub at: PlayAt,
    /// At most this printed power, for minions.
    pub most: Option<i32>,
    /// The regular play of the turn, not an extra one.
    pub regular: bool,
    /// The ability of a card in play that offers it each turn, if one does.
    pub source: Option<AbilityId>,
}

impl Permission {
    /// The regular play of the turn.
    #[must_use]
    pub const fn regular(what: PlayKind) -> Permission {
        Permission { regular: true, ..Permission::extra(what) }
    }

    /// An extra play from the hand, without further limits.
    #[must_use]
    pub const fn extra(what: PlayKind) -> Permission {
        Permission {
            what,
            from: PlayFrom::Hand,
            at: PlayAt::Anywhere,
            most: None,
            regular: false,
            source: None,
        }
    }

    /// An extra minion.
    #[must_use]
    pub const fn minion() -> Permission {
        Permission::extra(PlayKind::Minion)
    }

    /// An extra action.
    #[must_use]
    pub const fn action() -> Permission {
        Permission::extra(PlayKind::Action)
    }

    /// ... of at most this power.
    #[must_use]
    pub const fn power_at_most(self, most: i32) -> Permission {
        Permission { most: Some(most), ..self }
    }

    /// ... at this site.
    #[must_use]
    pub const fn at(self, site: SiteId) -> Permission {
        Permission { at: PlayAt::Site(site), ..self }
    }

    /// ... on a base where you have no minions.
    #[must_use]
    pub const fn where_you_have_none(self) -> Permission {
        Permission { at: PlayAt::WhereYouHaveNone, ..self }
    }

    /// ... from your discard pile.
    #[must_use]
    pub const fn from_discard(self) -> Permission {
        Permission { from: PlayFrom::Discard, ..self }
    }

    /// The more limited a permission, the earlier it pays; the regular play pays last.
    fn strictness(&self) -> u8 {
        let place = u8::from(self.at != PlayAt::Anywhere);
        place * 4 + u8::from(self.most.is_some()) * 2 + u8::from(!self.regular)
    }
}

/// A play somebody tries, for those who forbid.
#[derive(Clone, Copy, Debug)]
pub struct Try {
    /// Who.
    pub seat: Seat,
    /// Which card.
    pub card: CardId,
    /// Whether it is a minion.
    pub minion: bool,
    /// At which site, if it goes to one.
    pub at: Option<SiteId>,
}

/// Where a played card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Nowhere: a standard action.
    None,
    /// To a site.
    Site(SiteId),
    /// Onto a card.
    On(CardId),
}

impl State {
    /// The plays open to a player now: those waiting, and those that cards in play offer each turn.
    #[must_use]
    pub fn open_plays(&self, seat: Seat) -> Vec<Permission> {
        let mut open = self.players[seat].plays.clone();
        self.offered(seat, mask::PERMIT, &mut open);
        open
    }

    fn offered(&self, seat: Seat, kind: super::mask::Mask, open: &mut Vec<Permission>) {
        if !self.plays_now(seat) {
            return;
        }
        self.each_ability(kind, |eye, a| {
            let (Act::Permit(f) | Act::Substitute(f)) = a.act else { return };
            if eye.you() == seat && !self.used.contains(&eye.host.id) {
                open.push(Permission { source: Some(eye.host.id), ..f(&eye) });
            }
        });
    }

    /// The card that forbids a play, if one does; `Err` where the rules themselves do.
    fn forbidder(&self, attempt: &Try) -> Option<Host> {
        let mut found = None;
        self.each_ability(mask::FORBID, |eye, a| {
            if let Act::Forbid(f) = a.act
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

    /// Whether a player cannot play actions now, and what made it so.
    pub(crate) fn no_actions(&self, seat: Seat) -> Option<super::ids::DefId> {
        let stops = |l: &&super::state::Lasting| l.what == What::NoActions(seat) && self.active(l);
        self.lasting.iter().find(stops).map(|l| l.def)
    }

    fn at_fits(&self, permission: &Permission, seat: Seat, site: SiteId) -> bool {
        match permission.at {
            PlayAt::Anywhere => true,
            PlayAt::Site(s) => s == site,
            PlayAt::WhereYouHaveNone => {
                !self.minions_at(site).any(|m| self.card(m).controller == Some(seat))
            }
        }
    }

    /// Whether a permission fits a card, apart from the place.
    fn kind_fits(&self, permission: &Permission, card: CardId) -> bool {
        let def = self.def(card);
        match permission.what {
            PlayKind::Minion => {
                def.is_minion()
                    && permission.most.is_none_or(|most| self.printed_power(card) <= most)
            }
            PlayKind::Action => def.is_action() && !def.special_only(),
        }
    }

    fn lies_where(&self, permission: &Permission, seat: Seat, card: CardId) -> bool {
        match permission.from {
            PlayFrom::Hand => self.card(card).zone == Zone::Hand(seat),
            PlayFrom::Discard => {
                matches!(self.card(card).zone, Zone::Discard(_))
                    && self.players[seat].pile.discard.contains(&card)
            }
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

    fn has_spot(&self, seat: Seat, card: CardId, by: &[Permission]) -> bool {
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
        let fits = |p: &&Permission| self.kind_fits(p, card);
        if !by.iter().any(|p| fits(&p)) {
            return;
        }
        let def = self.def(card);
        if def.is_action() && self.no_actions(seat).is_some() {
            return;
        }
        let open = |site: SiteId| {
            by.iter().filter(fits).any(|p| self.at_fits(p, seat, site))
                && self.allowed(seat, card, Some(site))
        };
        match def.kind {
            super::def::Kind::Action { on: PlayOn::Nothing } => {
                if self.allowed(seat, card, None) {
                    stop(Spot::None);
                }
            }
            super::def::Kind::Action { on: PlayOn::Minion(which) } => {
                let host = self.play_host(card, seat);
                let targets = which.find(&Eye { state: self, host });
                let any = !targets.is_empty();
                for minion in targets {
                    if self.site_of(minion).is_some_and(&open) && stop(Spot::On(minion)) {
                        return;
                    }
                }
                if !any && self.allowed(seat, card, None) {
                    stop(Spot::None);
                }
            }
            _ => {
                for site in &self.sites {
                    if open(site.id) && stop(Spot::Site(site.id)) {
                        return;
                    }
                }
            }
        }
    }

    fn allowed(&self, seat: Seat, card: CardId, at: Option<SiteId>) -> bool {
        let minion = self.def(card).is_minion();
        self.forbidder(&Try { seat, card, minion, at }).is_none()
    }

    /// The host of a card that is about to be played.
    pub(crate) fn play_host(&self, card: CardId, seat: Seat) -> Host {
        let (host, def) = (self.at(card), self.card(card).def);
        let id = AbilityId { host, def, index: AbilityId::PLAY, by: None };
        Host { id, you: seat, site: None, on: None }
    }

    /// The cards a player may play in the Play Cards phase: from the hand, then from elsewhere.
    #[must_use]
    pub fn playable(&self, seat: Seat) -> Vec<CardId> {
        let open = self.open_plays(seat);
        let mut cards: Vec<CardId> = Vec::new();
        let (hand, discard): (Vec<_>, Vec<_>) =
            open.iter().copied().partition(|p| p.from == PlayFrom::Hand);
        if !hand.is_empty() {
            let from_hand = self.players[seat].hand.iter().copied();
            cards.extend(from_hand.filter(|&c| self.has_spot(seat, c, &hand)));
        }
        let from_discard: Vec<Permission> =
            discard.into_iter().chain(self.substitutes(seat)).collect();
        if !from_discard.is_empty() {
            let pile = self.players[seat].pile.discard.iter().copied();
            cards.extend(pile.filter(|&c| self.has_spot(seat, c, &from_discard)));
        }
        cards
    }

    /// The plays from other zones that could take the place of a play from the hand, each for minions of at
    /// most the power that the plays it could stand for allow.
    pub(crate) fn substitutes(&self, seat: Seat) -> Vec<Permission> {
        let mut subs = Vec::new();
        self.offered(seat, mask::SUBSTITUTE, &mut subs);
        let open = if subs.is_empty() { Vec::new() } else { self.open_plays(seat) };
        subs.retain_mut(|sub| {
            let mut most = open.iter().filter(|p| self.stands_for(seat, sub, p)).map(|p| p.most);
            let Some(first) = most.next() else { return false };
            // No limit at all beats every limit.
            sub.most = most.fold(first, |a, b| a.zip(b).map(|(a, b)| a.max(b)));
            true
        });
        subs
    }

    /// Whether a substitute could be used instead of a play from the hand: the same kind, at its place.
    fn stands_for(&self, seat: Seat, substitute: &Permission, play: &Permission) -> bool {
        let PlayAt::Site(site) = substitute.at else { return false };
        play.from == PlayFrom::Hand
            && play.what == substitute.what
            && self.at_fits(play, seat, site)
    }

    /// The play from the hand that a substitute uses up for this card: the most limited that fits.
    fn paid_by(&self, seat: Seat, sub: &Permission, card: CardId) -> Option<Permission> {
        let fits = |p: &Permission| self.stands_for(seat, sub, p) && self.kind_fits(p, card);
        self.open_plays(seat).into_iter().filter(fits).max_by_key(Permission::strictness)
    }

    /// Where a card may be played in the Play Cards phase.
    #[must_use]
    pub fn free_spots(&self, seat: Seat, card: CardId) -> Vec<Spot> {
        let mut open = self.open_plays(seat);
        open.extend(self.substitutes(seat));
        open.retain(|p| self.lies_where(p, seat, card));
        self.spots(seat, card, &open)
    }

    /// Takes the permission that pays for playing a card at a spot: of those that fit, the most limited.
    pub(crate) fn pay(&mut self, seat: Seat, card: CardId, spot: Spot) {
        let site = match spot {
            Spot::None => None,
            Spot::Site(site) => Some(site),
            Spot::On(minion) => self.site_of(minion),
        };
        let fits = |p: &Permission, state: &State| {
            state.kind_fits(p, card)
                && state.lies_where(p, seat, card)
                && site.is_none_or(|s| state.at_fits(p, seat, s))
        };
        let open = self.open_plays(seat);
        let best = open.into_iter().filter(|p| fits(p, self)).max_by_key(Permission::strictness);
        if let Some(permission) = best {
            self.use_up(seat, &permission);
            return;
        }
        let subs = self.substitutes(seat);
        if let Some(sub) = subs.into_iter().find(|p| fits(p, self)) {
            if let Some(paid) = self.paid_by(seat, &sub, card) {
                self.use_up(seat, &paid);
            }
            self.used.extend(sub.source);
        }
    }

    fn use_up(&mut self, seat: Seat, permission: &Permission) {
        if let Some(source) = permission.source {
            self.used.push(source);
            return;
        }
        let plays = &mut self.players[seat].plays;
        if let Some(at) = plays.iter().position(|p| p == permission) {
            plays.remove(at);
        }
    }

    /// Why a card cannot be played at all, or not at `site`, in the Play Cards phase.
    #[must_use]
    pub fn why_not_play(&self, seat: Seat, card: CardId, site: Option<SiteId>) -> Reason {
        if self.current != seat {
            return Reason::NotYours(self.current);
        }
        let def = self.def(card);
        if self.phase != Phase::PlayCards {
            return Reason::NotNow;
        }
        if def.special_only() {
            return Reason::OnlySpecial;
        }
        if def.is_action()
            && let Some(by) = self.no_actions(seat)
        {
            return Reason::Forbidden(by);
        }
        let sites: Vec<SiteId> = match site {
            Some(s) => vec![s],
            None => self.sites.iter().map(|s| s.id).collect(),
        };
        let mut open = self.open_plays(seat);
        open.retain(|p| self.lies_where(p, seat, card));
        let kind = if def.is_minion() { PlayKind::Minion } else { PlayKind::Action };
        open.retain(|p| p.what == kind);
        if open.is_empty() {
            return if def.is_minion() { Reason::NoMinionPlay } else { Reason::NoActionPlay };
        }
        if let Some(most) = open.iter().map(|p| p.most).max().flatten()
            && open.iter().all(|p| !self.kind_fits(p, card))
        {
            return Reason::PowerAtMost(most);
        }
        open.retain(|p| self.kind_fits(p, card));
        if !sites.iter().any(|&s| open.iter().any(|p| self.at_fits(p, seat, s))) {
            return Reason::OnlyElsewhere;
        }
        let minion = def.is_minion();
        for s in sites {
            if let Some(by) = self.forbidder(&Try { seat, card, minion, at: Some(s) }) {
                return Reason::Forbidden(by.id.def);
            }
        }
        Reason::NotAnOption
    }
}
