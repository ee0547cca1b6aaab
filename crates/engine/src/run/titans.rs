//! Titans: set aside beside their decks, played by their Specials, and clashing where two of them meet.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::counter::Counter;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{To, Way};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat, SiteId};
use crate::nouns::play::{Attempt, Payer, PlayKind, Spot};
use crate::nouns::question::{Pick, Why};
use crate::nouns::zone::Zone;
use crate::print::act::Act;
use crate::print::kinds::{self, Fresh, OwnNumber, Rule};
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;
use crate::run::zones::End;

impl State {
    /// The titans of this name that a player could play now at one of these sites: the one beside their own deck, or else
    /// those beside others'. Who plays a titan controls it, whoever owns it.
    fn titans_to_play(&self, seat: Seat, name: &str, sites: &[SiteId]) -> Vec<CardId> {
        let beside = |seat| {
            let aside = self.list(Zone::SetAside(seat)).iter().copied();
            aside.filter(|&card| self.is_named(card, name))
        };
        let mut aside: Vec<CardId> = beside(seat).collect();
        if aside.is_empty() {
            aside.extend(self.seats().filter(|&other| other != seat).flat_map(beside));
        }
        aside.retain(|&titan| !self.titan_spots(seat, titan, sites).is_empty());
        aside
    }

    /// The titans of this name in play that are elsewhere than at one of these sites.
    fn titans_to_move(&self, name: &str, sites: &[SiteId]) -> Vec<CardId> {
        let there = |titan| self.site_of(titan);
        let elsewhere = |titan| sites.iter().any(|&site| Some(site) != there(titan));
        self.titans_in_play().filter(|&c| self.is_named(c, name) && elsewhere(c)).collect()
    }

    /// Whether a player could play this titan now: it is set aside, and they control none in play, or fewer than they may.
    #[must_use]
    pub fn may_play_titan(&self, seat: Seat, titan: CardId) -> bool {
        let fewer = |limit: usize| self.titans_of(seat).take(limit).count() < limit;
        matches!(self.card(titan).zone, Zone::SetAside(_))
            && (fewer(1) || fewer(self.titan_limit(seat)))
    }

    /// The titans in play.
    fn titans_in_play(&self) -> impl Iterator<Item = CardId> {
        let there = self.sites.iter().flat_map(|site| site.cards.iter().copied());
        there.filter(|&card| self.sorts(card).is_titan())
    }

    /// The titans in play that a player controls.
    fn titans_of(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.titans_in_play().filter(move |&card| self.card(card).controller == Some(seat))
    }

    /// How many titans a player may have in play.
    fn titan_limit(&self, seat: Seat) -> usize {
        let mut limit = 1;
        self.each_ability(kinds::own_number(OwnNumber::Titans), |eye, a| {
            if let Act::OwnNumber(_, f) = a.act
                && eye.you() == seat
            {
                limit += f(&eye);
            }
        });
        usize::try_from(limit).unwrap_or(0)
    }

    /// Where a titan may be played now by the ability that a pick names.
    #[must_use]
    pub fn titan_sites(&self, seat: Seat, pick: Pick) -> Vec<SiteId> {
        let Pick::Use(card, def, index) = pick else { return Vec::new() };
        let id = AbilityId { host: self.at(card), def, index, by: None };
        Eye { state: self, host: Host::of(id, seat) }.own_titan_sites()
    }

    /// Those of these sites where a player may play a titan.
    pub(crate) fn titan_spots(&self, seat: Seat, titan: CardId, sites: &[SiteId]) -> Vec<Spot> {
        if !self.may_play_titan(seat, titan) {
            return Vec::new();
        }
        let open = |site: SiteId| {
            let spot = Spot::Site(site);
            let attempt = Attempt { by: Payer::Free, ..self.attempt(seat, titan, spot) };
            self.is_open_for(To::Site(site)) && self.forbidder(&attempt).is_none()
        };
        sites.iter().copied().filter(|&s| open(s)).map(Spot::Site).collect()
    }

    /// Whether titans at a site do not make each other leave.
    fn no_clash_at(&self, site: SiteId) -> bool {
        let Some(at) = self.site(site) else { return true };
        let mut found = false;
        self.each_ability_at(std::slice::from_ref(at), kinds::rule(Rule::NoClash), &mut |_, _| {
            found = true;
        });
        found
    }
}

impl Cx<'_> {
    /// "You may play this titan.": at one of the sites where its text says that it may come; whether it came.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn play_this_titan(&mut self) -> Step<bool> {
        let sites = self.eye().own_titan_sites();
        self.play_this_titan_at(&sites)
    }

    /// "Instead of your regular minion play, you may play this titan.": spends these plays.
    pub(crate) fn play_titan_instead_of(&mut self, kinds: &[PlayKind]) -> Step {
        let (seat, card) = (self.you(), self.this().card);
        kinds.iter().for_each(|&kind| self.state.spend(seat, kind, card));
        self.play_this_titan().map(drop)
    }

    /// "Spend your regular play": as the price of what this ability does.
    pub fn spend_regular_play(&mut self, kind: PlayKind) {
        let (seat, card) = (self.you(), self.this().card);
        self.state.spend(seat, kind, card);
    }

    /// "Use an action play", a regular or an extra one: as the price of what this ability does.
    pub fn use_play(&mut self, kind: PlayKind) {
        let (seat, card) = (self.you(), self.this().card);
        self.state.use_play(seat, kind, card);
    }

    /// "You may play this titan to ...", "... and ...": at one of the sites where its text says that it may come; then what
    /// goes with it is done there, before it may clash; whether it came.
    pub fn play_this_titan_and(
        &mut self,
        then: impl FnOnce(&mut Self, SiteId) -> Step,
    ) -> Step<bool> {
        let sites = self.eye().own_titan_sites();
        self.play_titan_and(self.this().card, &sites, then)
    }

    /// "You may play this titan there.": at one of these sites; whether it came.
    pub fn play_this_titan_at(&mut self, sites: &[SiteId]) -> Step<bool> {
        Ok(self.play_titan(self.this().card, sites)?.is_some())
    }

    /// "Play Gorgodzolla there.": the titan of this name that is set aside beside your deck, if you like; whether it came.
    pub fn play_titan_named(&mut self, name: &str, sites: &[SiteId]) -> Step<bool> {
        let titans = self.state.titans_to_play(self.you(), name, sites);
        Ok(self.may_play_one_of(&titans, sites)?.is_some())
    }

    /// "Play or move Gorgodzolla to here.", "... to a base where ...": which of the titans of this name, if there are several,
    /// you choose. Moving one that is in play is a must, playing one is not. The one that came.
    pub fn play_or_move_titan(&mut self, name: &str, sites: &[SiteId]) -> Step<Option<Ref>> {
        let you = self.you();
        let playable = self.state.titans_to_play(you, name, sites);
        let mut titans = self.state.titans_to_move(name, sites);
        if titans.is_empty() {
            return self.may_play_one_of(&playable, sites);
        }
        let why = if playable.is_empty() { Why::Move } else { Why::Choose };
        titans.extend(playable);
        let Some(titan) = self.ask_for_cards(you, why, &titans, 1, 1)?.one() else {
            return Ok(None);
        };
        let Some(from) = self.state.site_of(titan.card) else {
            return self.play_titan(titan.card, sites);
        };
        let elsewhere: Vec<SiteId> = sites.iter().copied().filter(|&site| site != from).collect();
        Ok(self.move_to_one_of(titan, &elsewhere)?.then_some(titan))
    }

    /// "You may play ...", of these titans: which one came.
    fn may_play_one_of(&mut self, titans: &[CardId], sites: &[SiteId]) -> Step<Option<Ref>> {
        let chosen = match titans {
            [] => None,
            &[titan] => self.yes()?.then_some(titan),
            [_, ..] => {
                let chosen = self.ask_for_cards(self.you(), Why::PlayThis, titans, 0, 1)?;
                chosen.one().map(|titan| titan.card)
            }
        };
        chosen.map_or(Ok(None), |titan| self.play_titan(titan, sites))
    }

    fn play_titan(&mut self, titan: CardId, sites: &[SiteId]) -> Step<Option<Ref>> {
        let came = self.play_titan_and(titan, sites, |_, _| Ok(()))?;
        Ok(came.then(|| self.state.at(titan)))
    }

    fn play_titan_and(
        &mut self,
        titan: CardId,
        sites: &[SiteId],
        then: impl FnOnce(&mut Self, SiteId) -> Step,
    ) -> Step<bool> {
        let seat = self.you();
        let spots = self.state.titan_spots(seat, titan, sites);
        let Some(Spot::Site(site)) = self.ask_spot(seat, titan, &spots)? else { return Ok(false) };
        let (from, counters) = (self.state.card(titan).zone, self.state.counters(titan));
        let ears = self.ears(kinds::after(EventKind::Played));
        self.state.put(titan, Zone::Site(site), End::Top);
        self.state.give(titan, seat);
        // What only counted while it was set aside is gone; power stays.
        self.state.card_mut(titan).counters.set(Counter::Power, counters);
        let host = self.state.play_host(titan, seat);
        self.frame(Some(host), Doing::Play, None, |cx| {
            let (card, kind) = (cx.snapshot(titan), PlayKind::Titan);
            let (by, at) = (Some(seat), Some(site));
            let stay = card.card;
            let on = None;
            cx.emit(&ears, Happened::Played { card, kind, by, from, at, on, stopped: false });
            cx.interrupts(Fresh::Play)?;
            if !cx.state.stays(stay) {
                return Ok(());
            }
            cx.settle()?;
            then(cx, site)?;
            cx.clash(site)
        })?;
        Ok(true)
    }

    /// "Clashes of titans wait until the duel is over."
    pub fn hold_clashes(&mut self) {
        if let Some(duel) = &mut self.state.duel {
            duel.holds = true;
        }
    }

    /// Where titans meet one stays: the one whose controller has more power there; in a tie the one that was there first.
    /// Where a card says so, that waits for the end of a duel.
    pub(crate) fn clash(&mut self, site: SiteId) -> Step {
        if let Some(duel) = self.state.duel.as_mut().filter(|duel| duel.holds) {
            duel.clashes.push(site);
            return Ok(());
        }
        let titans: Vec<CardId> = self.state.titans_at(site).collect();
        if titans.len() < 2 || self.state.no_clash_at(site) {
            return Ok(());
        }
        let total = |c: CardId| {
            self.state.card(c).controller.map_or(0, |seat| self.state.total(seat, site))
        };
        let most = titans.iter().map(|&c| total(c)).max();
        let Some(stays) = titans.iter().copied().find(|&c| Some(total(c)) == most) else {
            return Ok(());
        };
        // Titans of one player do not make each other leave.
        let side = |c: CardId| self.state.card(c).controller;
        let losers = titans.into_iter().filter(|&c| side(c) != side(stays));
        for loser in losers.map(|c| self.state.at(c)).collect::<Vec<_>>() {
            self.tell(Happened::Clashed(self.snapshot(stays), self.snapshot(loser.card)));
            if !self.saved_from_clash(loser)? {
                self.remove_titan(&[loser])?;
            }
        }
        Ok(())
    }

    fn saved_from_clash(&mut self, loser: Ref) -> Step<bool> {
        for keeper in self.state.replacements(&[loser], EffectKind::Clash) {
            if self.replaced(keeper)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Who has more titans in play than they may, since what let them have these has ended, removes as many as are too many.
    pub(crate) fn drop_titans_over_the_limit(&mut self) -> Step<bool> {
        let state = &*self.state;
        if state.titans_in_play().nth(1).is_none() {
            return Ok(false);
        }
        let over = |seat: Seat| {
            let titans: Vec<CardId> = state.titans_of(seat).collect();
            // One may always stay.
            let n = if titans.len() > 1 {
                titans.len().saturating_sub(state.titan_limit(seat))
            } else {
                0
            };
            (n > 0).then_some((seat, n as u16, titans))
        };
        let Some((seat, n, titans)) = self.players().into_iter().find_map(over) else {
            return Ok(false);
        };
        self.by_rules(|cx| {
            let chosen = cx.ask_for_cards(seat, Why::Place, &titans, n, n)?;
            cx.remove_titan(&chosen)
        })?;
        Ok(true)
    }

    /// "Remove this titan from play.": it is set aside.
    pub fn remove_titan(&mut self, titans: &[Ref]) -> Step {
        self.go(titans, Way::Removed, To::Discard).map(drop)
    }

    /// "Place N counters on this titan", while it is set aside: nothing else touches them there. They are +1 power counters,
    /// unless they only count; such go as it is played.
    pub fn count_aside(&mut self, n: i32) {
        let plain = self.state.def(self.this().card).number > 0;
        self.count_on_this(if plain { Counter::Plain } else { Counter::Power }, n);
    }

    /// "Remove all counters from this titan", while it is set aside.
    pub fn clear_counters_aside(&mut self) {
        for kind in [Counter::Power, Counter::Plain] {
            let n = self.state.card(self.this().card).counters.of(kind);
            self.count_on_this(kind, -n);
        }
    }

    /// "Place N counters on this card", of a base in play: they only count.
    pub fn count_on_base(&mut self, n: i32) {
        self.count_on_this(Counter::Plain, n);
    }

    fn count_on_this(&mut self, kind: Counter, n: i32) {
        let this = self.this();
        let counts = matches!(self.state.card(this.card).zone, Zone::SetAside(_) | Zone::Base(_));
        if n == 0 || !counts || !self.state.stays(this) {
            return;
        }
        let before = self.snapshot(this.card);
        let counters = &mut self.state.card_mut(this.card).counters;
        let now = counters.of(kind) + n;
        counters.set(kind, now);
        self.tell(Happened::Counters(before, kind, n, None));
    }
}

impl Eye<'_> {
    /// Where this titan may be played now by the ability that is looked at: nowhere while it cannot be.
    #[must_use]
    pub fn own_titan_sites(&self) -> Vec<SiteId> {
        let id = self.host.id;
        let sites = self.state.catalog.def(id.def).ability(id.index).and_then(|a| a.own_titan);
        let sites = sites.map_or_else(Vec::new, |sites| sites(self));
        let spots = self.state.titan_spots(self.you(), self.this(), &sites);
        spots.into_iter().filter_map(|s| self.state.site_of_spot(s)).collect()
    }

    /// Whether this titan may be played now by the ability that is looked at.
    pub(crate) fn can_play_own_titan(&self) -> bool {
        !self.own_titan_sites().is_empty()
    }

    /// "On a base where ...": the bases of which this holds, from the left.
    pub fn sites_where(&self, holds: impl Fn(&Eye, SiteId) -> bool) -> Vec<SiteId> {
        self.state.open_sites().filter(|&site| holds(self, site)).collect()
    }

    /// "Play Gorgodzolla there": whether you could play the titan of this name now at one of these bases.
    #[must_use]
    pub fn could_play_titan(&self, name: &str, sites: &[SiteId]) -> bool {
        !self.state.titans_to_play(self.you(), name, sites).is_empty()
    }

    /// How many counters that only count are on this card.
    #[must_use]
    pub fn plain_counters(&self) -> i32 {
        self.state.card(self.this()).counters.of(Counter::Plain)
    }

    /// Whether a card has moved this turn.
    #[must_use]
    pub fn has_moved_this_turn(&self, card: CardId) -> bool {
        let this = self.state.at(card);
        self.happened().any(|event| event.moved().any(|(moved, _)| moved.card == this))
    }
}
