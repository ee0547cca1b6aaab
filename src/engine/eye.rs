//! What an ability can look at: the position, its own card, and who "you" is. It cannot change anything.

use super::def::{Ability, Act, CardDef, From, Ignores, Kind, Tags};
use super::effect::{Cause, EffectKind};
use super::event::{Event, Happened};
use super::ids::{AbilityId, CardId, DefId, FactionId, Ref, Seat, SiteId};
use super::mask::{self, Mask};
use super::select::Select;
use super::state::{Memo, Phase, Privacy, Site, State, What, Zone};

/// The host of an ability, as it was when the ability was triggered or used: an ability of a card that has
/// left meanwhile still knows where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Host {
    /// Which ability.
    pub id: AbilityId,
    /// Who "you" is.
    pub you: Seat,
    /// Where the card is, or last was.
    pub site: Option<SiteId>,
    /// The card it is on, or last was on.
    pub on: Option<Ref>,
}

/// A look at the position through one ability.
#[derive(Clone, Copy)]
pub struct Eye<'a> {
    /// The position.
    pub state: &'a State,
    /// The ability.
    pub host: Host,
}

impl<'a> Eye<'a> {
    /// Who "you" is.
    #[must_use]
    pub fn you(&self) -> Seat {
        self.host.you
    }

    /// This card.
    #[must_use]
    pub fn this(&self) -> CardId {
        self.host.id.host.card
    }

    /// The site this card is at, or last was at.
    #[must_use]
    pub fn here(&self) -> Option<SiteId> {
        self.host.site
    }

    /// The card this action is on.
    #[must_use]
    pub fn wearer(&self) -> Option<CardId> {
        self.host.on.map(|r| r.card)
    }

    /// The base that scores.
    #[must_use]
    pub fn scoring_site(&self) -> Option<SiteId> {
        self.state.scoring_site()
    }

    /// Whether the base that scores is the one this card is at.
    #[must_use]
    pub fn scores_here(&self) -> bool {
        self.here().is_some() && self.scoring_site() == self.here()
    }

    /// Whether a card in play is at the same site as this card.
    #[must_use]
    pub fn is_here(&self, card: CardId) -> bool {
        self.here().is_some() && self.state.site_of(card) == self.here()
    }

    /// Whether you control a card in play.
    #[must_use]
    pub fn is_yours(&self, card: CardId) -> bool {
        self.state.card(card).controller == Some(self.you())
    }

    /// The power of a minion for a protection that depends on it: what a card does to it all the time, or by lying
    /// on it, is judged by the power the minion has without that.
    #[must_use]
    pub fn power_against(&self, minion: CardId, kind: EffectKind, cause: &Cause) -> i32 {
        match cause.card.map(|r| r.card) {
            Some(card) if kind == EffectKind::Standing => self.state.power_before(minion, card),
            Some(card) if kind == EffectKind::Attach && !cause.play => {
                self.state.power_without(minion, card)
            }
            _ => self.state.power(minion),
        }
    }

    /// Whether it is another player's turn.
    #[must_use]
    pub fn not_your_turn(&self) -> bool {
        self.state.current != self.you()
    }

    /// Whether you are asked at all where that depends on your hand: in open play if you have an answer, at a table with
    /// hidden hands if you could have one as far as all can see.
    #[must_use]
    pub fn is_asked(&self, has: bool, could: bool) -> bool {
        match self.state.privacy {
            Privacy::Exact => has,
            Privacy::Table => could,
        }
    }

    /// Whether you have cards in hand.
    #[must_use]
    pub fn has_hand(&self) -> bool {
        !self.state.players[self.you()].hand.is_empty()
    }

    /// What was chosen as this card was played.
    #[must_use]
    pub fn named_faction(&self) -> Option<FactionId> {
        match self.state.card(self.this()).memo {
            Memo::Faction(f) => Some(f),
            Memo::None => None,
        }
    }

    /// Whether this card came into play this turn.
    #[must_use]
    pub fn came_this_turn(&self) -> bool {
        self.state.history.iter().any(|event| match &event.what {
            Happened::Played { card, .. } => card.card == self.host.id.host,
            _ => false,
        })
    }

    /// What has happened this turn since the base that is here now came: "here" is the base, not its place.
    pub fn happened_here(&self) -> impl Iterator<Item = &'a Event> + use<'a> {
        let (state, here) = (self.state, self.here());
        let came = |e: &Event| matches!(e.what, Happened::Replaced(at, ..) if Some(at) == here);
        let first = state.history.iter().rposition(came).map_or(0, |at| at + 1);
        state.history[first..].iter()
    }

    /// The minions you have played here this turn, as they came.
    pub fn minions_you_played_here(&self) -> impl Iterator<Item = Ref> + '_ {
        self.happened_here().filter_map(|event| {
            let (by, card, at) = event.minion_played()?;
            (by == self.you() && Some(at) == self.here()).then_some(card.card)
        })
    }

    /// The minions you have played in this turn's Play Cards phase.
    fn minions_you_played(&self) -> impl Iterator<Item = Ref> + '_ {
        self.state.history.iter().filter_map(|event| {
            let (by, card, _) = event.minion_played()?;
            let in_phase = event.phase == Phase::PlayCards;
            (by == self.you() && in_phase).then_some(card.card)
        })
    }

    /// Whether you have played a minion in this Play Cards phase.
    #[must_use]
    pub fn you_have_played_a_minion(&self) -> bool {
        self.minions_you_played().next().is_some()
    }

    /// Whether this is the first minion you played this turn, in whatever phase.
    #[must_use]
    pub fn is_first_minion_you_played(&self) -> bool {
        let mut played = self.state.history.iter().filter_map(super::event::Event::minion_played);
        let first = played.find(|(by, ..)| *by == self.you());
        first.is_some_and(|(_, card, _)| card.card == self.host.id.host)
    }

    /// The cards a selector means.
    #[must_use]
    pub fn all(&self, which: Select) -> Vec<CardId> {
        which.find(self)
    }

    /// Whether a selector means any card.
    #[must_use]
    pub fn any(&self, which: Select) -> bool {
        which.exists(self)
    }

    /// How many cards a selector means.
    #[must_use]
    pub fn count(&self, which: Select) -> i32 {
        which.count(self)
    }
}

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
            && kinds != mask::IGNORE_BASE
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
                let here = ability.from.meets(From::PLAY) && only.is_none_or(|i| i == index);
                if here && ability.act.mask().meets(kinds) {
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
        self.ignores(base, |i, _| i == Ignores::ForAll)
    }

    /// Whether a card there lets this player ignore the base's ability.
    #[must_use]
    pub fn may_ignore(&self, seat: Seat, base: CardId) -> bool {
        self.ignores(base, |i, by| i == Ignores::ForYou && by == seat)
    }

    fn ignores(&self, base: CardId, meant: impl Fn(Ignores, Seat) -> bool) -> bool {
        let Zone::Base(id) = self.card(base).zone else { return false };
        let Some(site) = self.site(id) else { return false };
        let mut found = false;
        self.each_ability_at(site, mask::IGNORE_BASE, &mut |eye, a| {
            if let Act::IgnoreBase(i) = a.act {
                found |= meant(i, eye.you());
            }
        });
        found
    }

    /// The tags of a card: printed, and in play those that others add.
    #[must_use]
    pub fn tags(&self, card: CardId) -> Tags {
        let mut tags = self.def(card).tags;
        if self.in_play(card) {
            self.each_ability(mask::TAG, |eye, a| {
                if let Act::Tag(f) = a.act {
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
