//! Permission to play: what may be played, from where, to where, and which permission pays.

use super::def::{Act, PlayOn};
use super::eye::{Eye, Host};
use super::ids::{AbilityId, CardId, DefId, Seat, SiteId};
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
    /// Onto one card.
    On(CardId),
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
    /// Only cards of this name.
    pub name: Option<DefId>,
    /// Only this very card.
    pub only: Option<CardId>,
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
            name: None,
            only: None,
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

    /// ... onto this card.
    #[must_use]
    pub const fn onto(self, card: CardId) -> Permission {
        Permission { at: PlayAt::On(card), ..self }
    }

    /// ... with this card's name.
    #[must_use]
    pub const fn named(self, name: DefId) -> Permission {
        Permission { name: Some(name), ..self }
    }

    /// ... this very card.
    #[must_use]
    pub const fn only(self, card: CardId) -> Permission {
        Permission { only: Some(card), ..self }
    }

    /// The more limited a permission, the earlier it pays; the regular play pays last.
    pub(crate) fn strictness(&self) -> u8 {
        let place = u8::from(self.at != PlayAt::Anywhere);
        let name = u8::from(self.name.is_some() || self.only.is_some());
        name * 8 + place * 4 + u8::from(self.most.is_some()) * 2 + u8::from(!self.regular)
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
    /// Onto which card, if it goes onto one.
    pub on: Option<CardId>,
    /// Whether it is played by its Special.
    pub special: bool,
}

impl Try {
    /// Whether an action would be played on the base of a site, not on a card there.
    #[must_use]
    pub fn is_action_on_base(&self, site: Option<SiteId>) -> bool {
        !self.minion && self.at.is_some() && self.at == site && self.on.is_none()
    }
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

    /// Whether a permission fits a place.
    pub(crate) fn at_fits(&self, permission: &Permission, seat: Seat, spot: Spot) -> bool {
        let site = self.site_of_spot(spot);
        match permission.at {
            PlayAt::Anywhere => true,
            PlayAt::Site(s) => site == Some(s),
            PlayAt::On(card) => spot == Spot::On(card),
            PlayAt::WhereYouHaveNone => site.is_some_and(|site| {
                !self.minions_at(site).any(|m| self.card(m).controller == Some(seat))
            }),
        }
    }

    fn site_of_spot(&self, spot: Spot) -> Option<SiteId> {
        match spot {
            Spot::None => None,
            Spot::Site(site) => Some(site),
            Spot::On(card) => self.site_of(card),
        }
    }

    /// Whether a permission fits a card, apart from the place.
    pub(crate) fn kind_fits(&self, permission: &Permission, card: CardId) -> bool {
        let def = self.def(card);
        let named = |name: DefId| self.is_named(card, self.catalog.def(name).name);
        let meant =
            permission.name.is_none_or(named) && permission.only.is_none_or(|only| only == card);
        if !meant {
            return false;
        }
        match permission.what {
            PlayKind::Minion => {
                def.is_minion()
                    && permission.most.is_none_or(|most| self.printed_power(card) <= most)
            }
            PlayKind::Action => def.is_action() && !def.special_only(),
        }
    }

    pub(crate) fn lies_where(&self, permission: &Permission, seat: Seat, card: CardId) -> bool {
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

    pub(crate) fn has_spot(&self, seat: Seat, card: CardId, by: &[Permission]) -> bool {
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
        let cleared = self.scoring.as_ref().filter(|s| s.cleared).map(|s| s.site);
        let open = |spot: Spot| {
            by.iter().filter(fits).any(|p| self.at_fits(p, seat, spot))
                && self.allowed(seat, card, spot)
        };
        match def.kind {
            super::def::Kind::Action { on: PlayOn::Nothing } => {
                if open(Spot::None) {
                    stop(Spot::None);
                }
            }
            super::def::Kind::Action { on: PlayOn::Minion(which) } => {
                let host = self.play_host(card, seat);
                let targets = which.find(&Eye { state: self, host });
                let any = !targets.is_empty();
                for minion in targets {
                    if open(Spot::On(minion)) && stop(Spot::On(minion)) {
                        return;
                    }
                }
                if !any && open(Spot::None) {
                    stop(Spot::None);
                }
            }
            _ => {
                for site in self.sites.iter().filter(|s| Some(s.id) != cleared) {
                    let spot = Spot::Site(site.id);
                    if open(spot) && stop(spot) {
                        return;
                    }
                }
            }
        }
    }

    fn allowed(&self, seat: Seat, card: CardId, spot: Spot) -> bool {
        let attempt = self.attempt(seat, card, spot);
        self.condition_holds(&attempt) && self.forbidder(&attempt).is_none()
    }

    /// The play of a card at a place, as those see it who could forbid it.
    pub(crate) fn attempt(&self, seat: Seat, card: CardId, spot: Spot) -> Try {
        let on = match spot {
            Spot::On(on) => Some(on),
            _ => None,
        };
        let (minion, at) = (self.def(card).is_minion(), self.site_of_spot(spot));
        Try { seat, card, minion, at, on, special: false }
    }

    /// Whether something forbids a player to play this card by a Special now; only while a base scores.
    pub(crate) fn no_specials(&self, seat: Seat, card: CardId) -> bool {
        let attempt = Try { special: true, ..self.attempt(seat, card, Spot::None) };
        self.scoring.is_some() && self.forbidder(&attempt).is_some()
    }

    /// Whether what the card itself demands of its play is given ("You can only play this minion ...").
    pub(crate) fn condition_holds(&self, attempt: &Try) -> bool {
        if !self.catalog.mask(self.card(attempt.card).def).meets(mask::PLAY_IF) {
            return true;
        }
        let eye = Eye { state: self, host: self.play_host(attempt.card, attempt.seat) };
        self.def(attempt.card).abilities().all(|(_, ability)| match ability.act {
            Act::PlayIf(holds) => holds(&eye, attempt),
            _ => true,
        })
    }

    /// The host of a card that is about to be played.
    pub(crate) fn play_host(&self, card: CardId, seat: Seat) -> Host {
        let (host, def) = (self.at(card), self.card(card).def);
        let id = AbilityId { host, def, index: AbilityId::PLAY, by: None };
        Host { id, you: seat, site: None, on: None }
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
        let fits = |s: &SiteId| open.iter().any(|p| self.at_fits(p, seat, Spot::Site(*s)));
        if !sites.iter().any(fits) {
            return Reason::OnlyElsewhere;
        }
        for s in sites {
            let attempt = self.attempt(seat, card, Spot::Site(s));
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
