//! Monsters, which nobody controls unless a card says so, and treasures, which are got for them.

use crate::look::eye::Eye;
use crate::look::playable::ANYWHERE;
use crate::look::state::State;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{To, Way};
use crate::nouns::host::Host;
use crate::nouns::ids::{CardId, Ref, Seat, Seats, SiteId};
use crate::nouns::order::sort_by_key;
use crate::nouns::play::{Attempt, Payer, Permission, PlayKind, Spot};
use crate::nouns::question::Why;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::tags::Tags;
use crate::nouns::time::Window;
use crate::nouns::zone::{Home, Zone};
use crate::print::act::Act;
use crate::print::kinds::{self, Fresh, SiteNumber};
use crate::print::select::Select;
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;
use crate::run::zones::End;
use std::slice::from_ref;

/// Whether what a monster does as it is played happens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OnPlay {
    /// It does.
    Does,
    /// It does not: a base played it by its ability.
    DoesNot,
}

impl State {
    /// Whether a card is a monster.
    #[must_use]
    pub fn is_monster(&self, card: CardId) -> bool {
        self.card(card).home == Home::Monsters
    }

    /// Whether a card is a treasure.
    #[must_use]
    pub fn is_treasure(&self, card: CardId) -> bool {
        self.card(card).home == Home::Treasures
    }

    /// How many treasures the base at a site brings when it scores.
    pub(crate) fn loot_at(&self, site: SiteId) -> usize {
        let Some(at) = self.site(site) else { return 0 };
        let monsters = self.minions_at(site).filter(|&m| self.is_monster(m));
        let mut loot: i32 = monsters.map(|m| i32::from(self.def(m).number)).sum();
        let kinds = kinds::site_number(SiteNumber::Loot);
        self.each_ability_at(from_ref(at), kinds, &mut |eye, a| {
            if let Act::SiteNumber(SiteNumber::Loot, f) = a.act {
                loot += f(&eye, site);
            }
        });
        usize::try_from(loot).unwrap_or(0)
    }
}

impl Cx<'_> {
    /// "Play N monsters there": from the top of the monster deck, by whose ability it is. Nobody controls them.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn play_monsters(&mut self, n: usize, site: SiteId) -> Step {
        let by = self.cause().actor();
        self.bring_monsters(n, site, by, OnPlay::Does)
    }

    /// "Play N monsters here", of a base that plays them itself: what they do as they are played does not happen.
    pub fn play_monsters_by_base(&mut self, n: usize, site: SiteId) -> Step {
        self.bring_monsters(n, site, None, OnPlay::DoesNot)
    }

    /// A base that comes brings as many monsters as its number says, undead ones if it says so; no player plays them.
    pub(crate) fn monsters_of_new_base(&mut self, site: SiteId) -> Step {
        let Some(base) = self.state.site(site).map(|s| self.state.def(s.base)) else {
            return Ok(());
        };
        let times = if base.for_each_player { self.state.seats().count() } else { 1 };
        match (usize::from(base.number) * times, base.tags.has(Tags::UNDEAD)) {
            (0, _) => Ok(()),
            (n, false) => self.by_rules(|cx| cx.bring_monsters(n, site, None, OnPlay::Does)),
            (n, true) => self.by_rules(|cx| cx.bring_undead(n, site)),
        }
    }

    /// Undead monsters come off the top of their deck: it is revealed until there are enough, and the others are shuffled into it.
    /// An empty deck is made anew before, but not while revealing.
    fn bring_undead(&mut self, n: usize, site: SiteId) -> Step {
        self.refill(Home::Monsters)?;
        let mut others = Vec::new();
        for _ in 0..n {
            if !self.state.is_open_for(To::Site(site)) {
                break;
            }
            let undead = |cx: &Cx, card: CardId| cx.state.tags(card).has(Tags::UNDEAD);
            let Some(next) = self.reveal_monsters_until(undead, &mut others)? else { break };
            self.play_monster(next, site, None, OnPlay::Does)?;
        }
        self.shuffle_in(&others).map(drop)
    }

    /// Reveals monsters off the top of their deck until there is one that is meant, and notes the others. The deck is not made anew
    /// meanwhile.
    fn reveal_monsters_until(
        &mut self,
        is_meant: impl Fn(&Cx, CardId) -> bool,
        others: &mut Vec<Ref>,
    ) -> Step<Option<CardId>> {
        let home = Home::Monsters;
        while !self.state.deck(home).is_empty() {
            let revealed = self.lift(home, Zone::Revealed(home), 1)?;
            self.reveal(&revealed);
            match revealed.first().copied() {
                Some(monster) if is_meant(self, monster.card) => return Ok(Some(monster.card)),
                Some(other) => others.push(other),
                None => break,
            }
        }
        Ok(None)
    }

    fn bring_monsters(
        &mut self,
        n: usize,
        site: SiteId,
        by: Option<Seat>,
        on_play: OnPlay,
    ) -> Step {
        for _ in 0..n {
            if !self.state.is_open_for(To::Site(site)) {
                return Ok(());
            }
            let Some(monster) = self.top_card(Home::Monsters)? else { return Ok(()) };
            self.reveal_barrier();
            let there = [Permission::minion().at(site)];
            if by.is_some_and(|seat| self.may_not_play_monster(seat, monster, site, &there)) {
                self.fizzle(monster)?;
                continue;
            }
            self.bring_monster(monster, site, by, on_play)?;
        }
        Ok(())
    }

    fn bring_monster(
        &mut self,
        monster: CardId,
        site: SiteId,
        by: Option<Seat>,
        on_play: OnPlay,
    ) -> Step {
        if let Some(seat) = by {
            self.pay_prices(seat, monster, Spot::Site(site))?;
        }
        self.play_monster(monster, site, by, on_play)
    }

    /// "Play ... off the top of the monster deck on any base.": cards are revealed until there is a monster that is meant; it is
    /// played where you choose as you see it, and the others are shuffled into their deck. One that can be played nowhere is
    /// discarded.
    pub fn play_monster_off_the_top(&mut self, which: Select) -> Step {
        let by = self.cause().actor();
        self.refill(Home::Monsters)?;
        let mut others = Vec::new();
        let meant = |cx: &Cx, card: CardId| which.fits(&cx.eye(), card);
        if let Some(monster) = self.reveal_monsters_until(meant, &mut others)? {
            let mut sites = self.open_sites();
            sites.retain(|&site| {
                !by.is_some_and(|seat| self.may_not_play_monster(seat, monster, site, ANYWHERE))
            });
            match self.choose_site(Why::PlayWhere(monster), &sites)? {
                Some(site) => self.bring_monster(monster, site, by, OnPlay::Does)?,
                None => self.fizzle(monster)?,
            }
        }
        self.shuffle_in(&others).map(drop)
    }

    /// A monster that a player plays is a minion that a player plays: what forbids these forbids it, and what they cost it costs.
    fn may_not_play_monster(
        &self,
        seat: Seat,
        monster: CardId,
        site: SiteId,
        among: &[Permission],
    ) -> bool {
        let by = Payer::Free;
        let attempt = Attempt { by, among, ..self.state.attempt(seat, monster, Spot::Site(site)) };
        self.state.forbidder(&attempt).is_some() || !self.state.can_pay_for(&attempt)
    }

    fn play_monster(
        &mut self,
        monster: CardId,
        site: SiteId,
        by: Option<Seat>,
        on_play: OnPlay,
    ) -> Step {
        let from = self.state.card(monster).zone;
        let ears = self.ears(kinds::after(EventKind::Played).or(kinds::AFFECTED));
        self.state.put(monster, Zone::Site(site), End::Top);
        let you = by.unwrap_or(self.state.current);
        let host = Host { by: None, site: Some(site), ..self.state.play_host(monster, you) };
        self.frame(Some(host), Doing::Play, None, |cx| {
            let stay = cx.state.at(monster);
            let (card, kind) = (cx.snapshot(monster), PlayKind::Minion);
            let (at, on) = (Some(site), None);
            cx.emit(&ears, Happened::Played { card, kind, by, from, at, on, stopped: false });
            cx.interrupts(Fresh::Play)?;
            if cx.state.stays(stay) {
                cx.settle()?;
                cx.begin(&ears, stay);
                if on_play == OnPlay::Does {
                    cx.on_play(monster)?;
                }
            }
            Ok(())
        })
    }

    /// "Destroy ... but do not collect any treasures."
    pub fn destroy_unrewarded(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Destroyed, To::Discard)
    }

    /// "Destroy ... Any treasures you get from destroying it": those that were drawn for it.
    pub fn destroy_and_loot(&mut self, cards: &[Ref]) -> Step<Vec<Ref>> {
        let gone = self.send(cards, Way::Destroyed, To::Discard)?;
        self.reward(&gone)
    }

    /// Whoever destroyed monsters by an ability draws as many treasures as their numbers say.
    pub(crate) fn reward(&mut self, gone: &[Snapshot]) -> Step<Vec<Ref>> {
        let number = |c: &Snapshot| {
            let monster = c.sorts.is_minion() && self.state.is_monster(c.card.card);
            if monster { usize::from(self.state.catalog.def(c.def).number) } else { 0 }
        };
        let n = gone.iter().map(number).sum();
        match self.cause().actor() {
            Some(seat) if n > 0 => self.draw_treasures(seat, n),
            _ => Ok(Vec::new()),
        }
    }

    /// "Draw N treasures.": as many as there are, into the hand; which.
    pub fn draw_treasures(&mut self, seat: Seat, n: usize) -> Step<Vec<Ref>> {
        if n == 0 || self.ignores_base(seat)? {
            return Ok(Vec::new());
        }
        if self.state.hand_is_closed(seat) {
            let cards = self.lift(Home::Treasures, Zone::Revealed(Home::Treasures), n)?;
            self.discard(&cards)?;
            return Ok(Vec::new());
        }
        let mut drawn = Vec::new();
        for _ in 0..n {
            let Some(card) = self.top_card(Home::Treasures)? else { break };
            drawn.push(self.snapshot(card));
            self.state.put(card, Zone::Hand(seat), End::Top);
        }
        if drawn.is_empty() {
            return Ok(Vec::new());
        }
        self.reveal_barrier();
        let cards = drawn.iter().map(|c| self.state.at(c.card.card)).collect();
        let ears = self.ears(kinds::after(EventKind::Drew));
        self.emit_to(&ears, Seats::only(seat), Happened::Drew(seat, drawn));
        Ok(cards)
    }

    /// "... in the treasure discard pile": the treasures there.
    #[must_use]
    pub fn treasure_pile(&self) -> Vec<Ref> {
        self.refs(self.state.discard(Home::Treasures))
    }

    /// The treasures that a scored base has brought and nobody has taken yet.
    #[must_use]
    pub fn loot_shown(&self) -> Vec<Ref> {
        let shown = self.state.lying_in(Zone::Revealed(Home::Treasures));
        shown.map(|c| self.state.at(c)).collect()
    }

    /// "Place a treasure in play into your hand.": of a text that speaks of treasures.
    pub fn take_treasures(&mut self, cards: &[Ref], seat: Seat) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Placed, To::TreasureTo(seat))
    }

    /// "Place this card on the bottom of the treasure deck.", and likewise of monsters: of a text that speaks of such.
    pub fn place_under_own_deck(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Placed, To::OwnDeckBottom)
    }

    /// "Place this monster on top of the monster deck."
    pub fn place_on_own_deck(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Placed, To::OwnDeckTop)
    }

    /// The treasures of a scored base: as many as its monsters are worth are revealed, and whoever has a minion or power there
    /// takes one after the other, the one with the most power first.
    pub(crate) fn share_loot(&mut self, site: SiteId) -> Step {
        let n = self.state.loot_at(site);
        let takers = self.takers_of_loot(site);
        if n == 0 || takers.is_empty() {
            return Ok(());
        }
        let home = Home::Treasures;
        let loot = self.lift(home, Zone::Revealed(home), n)?;
        if loot.is_empty() {
            return Ok(());
        }
        let shown = loot.iter().map(|r| self.snapshot(r.card)).collect();
        self.tell(Happened::LootRevealed(site, shown));
        self.window(Window::Loot)?;
        let alone = takers.len() == 1;
        for seat in takers.into_iter().cycle() {
            let left: Vec<CardId> = self.loot_shown().iter().map(|r| r.card).collect();
            if left.is_empty() {
                return Ok(());
            }
            // Whoever has nobody beside them takes all of them at once.
            let n = if alone { u16::try_from(left.len()).unwrap_or(u16::MAX) } else { 1 };
            self.by_rules(|cx| {
                let taken = cx.pick_cards(seat, Why::Loot, &left, n, n)?;
                cx.take_into_hand(&taken, seat).map(drop)
            })?;
        }
        Ok(())
    }

    fn takers_of_loot(&self, site: SiteId) -> Vec<Seat> {
        let Some(scoring) = &self.state.scoring else { return Vec::new() };
        let power = |seat: Seat| scoring.power[seat];
        let all = self.state.clockwise();
        let mut takers: Vec<Seat> =
            all.filter(|&seat| self.state.competes_with(seat, site, power(seat))).collect();
        sort_by_key(&mut takers, |&seat| -power(seat));
        takers
    }
}

impl Eye<'_> {
    /// Whether a card is a monster.
    #[must_use]
    pub fn is_monster(&self, card: CardId) -> bool {
        self.state.is_monster(card)
    }

    /// Whether a card is a treasure.
    #[must_use]
    pub fn is_treasure(&self, card: CardId) -> bool {
        self.state.is_treasure(card)
    }

    /// Whether a card is an undead monster.
    #[must_use]
    pub fn is_undead(&self, card: CardId) -> bool {
        self.state.is_monster(card) && self.state.tags(card).has(Tags::UNDEAD)
    }
}
