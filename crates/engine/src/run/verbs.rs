//! What abilities do to cards in play. Each verb goes through the gate, makes one event of what really
//! happened, and settles the table before the next sentence of the ability.

use crate::look::state::State;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::{EventKind, Happened, Place, Snapshot};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, SiteId};
use crate::nouns::lasting::Lasting;
use crate::nouns::question::Why;
use crate::nouns::time::Until;
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::Label;
use crate::print::act::Act;
use crate::print::kinds::{self, Moment};
use crate::run::cx::{Cx, Step};
use crate::run::zones::End;

impl Cx<'_> {
    /// "Destroy ...": cards in play, together; which really were.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn destroy(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let reached = self.gate(EffectKind::Destroy, cards)?;
        self.leave_play(&reached, Happened::Destroyed, |state, card| state.discard_zone(card))
    }

    /// "Return ... to their owners' hands": cards in play, together; which really were.
    pub fn return_to_hand(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let reached = self.gate(EffectKind::Return, cards)?;
        self.leave_play(&reached, Happened::Returned, home_hand)
    }

    /// "Place ... on the bottom of their owners' decks": cards in play, or cards elsewhere; which really were. Their
    /// owners order several.
    pub fn place_under_decks(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let (in_play, elsewhere) = self.in_play_and_not(cards);
        let reached = self.gate(EffectKind::Place, &in_play)?;
        let order = self.owners_order(&reached)?;
        let what = |cards| Happened::Placed(cards, Place::DeckBottom);
        let to = |state: &State, card| Zone::Deck(state.card(card).home);
        let mut placed = self.leave_play_to(&order, what, to, End::Bottom)?;
        placed.extend(self.place_into_decks(&elsewhere, End::Bottom, Place::DeckBottom)?);
        Ok(placed)
    }

    /// "Place ... into their owners' hands": cards in play, or cards elsewhere; which really were. What only one player
    /// has looked at, only that player knows.
    pub fn place_in_hand(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let (in_play, elsewhere) = self.in_play_and_not(cards);
        let reached = self.gate(EffectKind::Place, &in_play)?;
        let what = |cards| Happened::Placed(cards, Place::Hand);
        let mut placed = self.leave_play(&reached, what, home_hand)?;
        placed.extend(self.take_into_hand(&elsewhere));
        Ok(placed)
    }

    /// "Shuffle ... into their owners' decks": cards in play, together; which really were.
    pub fn shuffle_in(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let reached = self.gate(EffectKind::ShuffleIn, cards)?;
        let gone = self.leave_play(&reached, Happened::ShuffledIn, |state, card| {
            Zone::Deck(state.card(card).home)
        })?;
        for seat in self.state.clockwise() {
            if gone.iter().any(|c| c.owner == Some(seat)) {
                self.shuffle(Home::Player(seat));
            }
        }
        Ok(gone)
    }

    fn in_play_and_not(&self, cards: &[Ref]) -> (Vec<Ref>, Vec<Ref>) {
        cards.iter().partition(|r| self.state.in_play(r.card))
    }

    /// "It is discarded.", of cards in play that are neither destroyed nor affected: those of a scored base, of one that
    /// leaves, or that cannot stay.
    pub fn discard_from_play(&mut self, cards: &[Ref]) -> Step {
        self.leave_play(cards, Happened::Discarded, |state, card| state.discard_zone(card))?;
        Ok(())
    }

    /// Several cards that go under the same deck are ordered by its owner.
    fn owners_order(&mut self, cards: &[Ref]) -> Step<Vec<Ref>> {
        let mut order = Vec::with_capacity(cards.len());
        for seat in self.state.clockwise() {
            let of_seat = |r: &&Ref| self.state.owner(r.card) == Some(seat);
            let mine: Vec<CardId> = cards.iter().filter(of_seat).map(|r| r.card).collect();
            let home = Home::Player(seat);
            let mine = self.arrange(seat, Why::Arrange(home), &mine)?;
            order.extend(mine.into_iter().map(|c| self.state.at(c)));
        }
        let ownerless = cards.iter().filter(|r| self.state.owner(r.card).is_none());
        order.extend(ownerless.copied());
        Ok(order)
    }

    fn leave_play(
        &mut self,
        cards: &[Ref],
        what: impl FnOnce(Vec<Snapshot>) -> Happened,
        to: fn(&State, CardId) -> Zone,
    ) -> Step<Vec<Snapshot>> {
        self.leave_play_to(cards, what, to, End::Top)
    }

    fn leave_play_to(
        &mut self,
        cards: &[Ref],
        what: impl FnOnce(Vec<Snapshot>) -> Happened,
        to: fn(&State, CardId) -> Zone,
        end: End,
    ) -> Step<Vec<Snapshot>> {
        if cards.is_empty() {
            return Ok(Vec::new());
        }
        let ears = self.ears(kinds::AFTER_LEAVING);
        let gone: Vec<Snapshot> = cards.iter().map(|r| self.snapshot(r.card)).collect();
        let mut fallen = Vec::new();
        self.detach_within(cards);
        for &r in cards {
            fallen.extend(self.fall_off(r.card));
            self.note_removed(r);
            let zone = to(self.state, r.card);
            self.state.put(r.card, zone, end);
        }
        self.emit(&ears, what(gone.clone()));
        if !fallen.is_empty() {
            self.emit(&ears, Happened::Discarded(fallen));
        }
        self.settle()?;
        Ok(gone)
    }

    /// Actions that leave together with what they are on do not fall off it.
    fn detach_within(&mut self, cards: &[Ref]) {
        for r in cards {
            if let Zone::On(wearer) = self.state.card(r.card).zone
                && cards.iter().any(|w| w.card == wearer)
                && let Some(site) = self.state.site_of(wearer)
            {
                self.state.relocate(r.card, Zone::Site(site));
            }
        }
    }

    /// "Move ... to ...": minions, together; which really moved.
    pub fn move_to(&mut self, cards: &[Ref], to: SiteId) -> Step<Vec<Ref>> {
        if self.state.site(to).is_none() || !self.state.open_to_cards(to) {
            return Ok(Vec::new());
        }
        let elsewhere: Vec<Ref> =
            cards.iter().copied().filter(|r| self.state.site_of(r.card) != Some(to)).collect();
        let reached = self.gate(EffectKind::Move, &elsewhere)?;
        if reached.is_empty() {
            return Ok(reached);
        }
        let ears = self.ears(kinds::after(EventKind::Moved).or(kinds::AFFECTED));
        let moved = reached.iter().map(|r| (self.snapshot(r.card), to)).collect();
        for r in &reached {
            self.state.relocate(r.card, Zone::Site(to));
        }
        self.emit(&ears, Happened::Moved(moved));
        self.settle()?;
        Ok(reached)
    }

    /// "Move ... to another base", of one minion: to one of these sites, as you choose; whether it really moved.
    pub fn move_to_one_of(&mut self, minion: Ref, sites: &[SiteId]) -> Step<bool> {
        match self.choose_site(Why::MoveTo(minion.card), sites)? {
            Some(site) => Ok(!self.move_to(&[minion], site)?.is_empty()),
            None => Ok(false),
        }
    }

    /// "Transfer that action to ...": to another minion, or to the base at another site. It stays the same card in play, with
    /// the same controller; whether it was really transferred. It is discarded if the minion is not affected.
    pub fn transfer_action(&mut self, action: Ref, to: Ref) -> Step<bool> {
        let at = self.state.site_of(to.card);
        if at.is_some_and(|at| !self.state.open_to_cards(at))
            || self.gate(EffectKind::Place, &[action])?.is_empty()
        {
            return Ok(false);
        }
        let host = match self.state.is_minion_in_play(to.card) {
            true => self.gate(EffectKind::Attach, &[to])?.first().map(|r| r.card),
            false => Some(to.card),
        };
        let zone = host.and_then(|host| match self.state.card(host).zone {
            Zone::Base(site) => Some(Zone::Site(site)),
            Zone::Site(_) => Some(Zone::On(host)),
            _ => None,
        });
        let (Some(host), Some(zone)) = (host, zone) else {
            self.discard_from_play(&[action])?;
            return Ok(false);
        };
        let (before, host) = (self.snapshot(action.card), self.snapshot(host));
        let ears = self.ears(kinds::AFFECTED);
        self.state.relocate(action.card, zone);
        self.emit(&ears, Happened::Transferred(before, host));
        self.begin_again(action)?;
        self.settle()?;
        Ok(true)
    }

    /// What lasts as long as a transferred action is in play goes on where it is now.
    fn begin_again(&mut self, action: Ref) -> Step {
        let lasts = |l: &Lasting| l.source == action && l.until == Until::SourceLeaves;
        let over: Vec<CardId> = self
            .state
            .lasting
            .iter()
            .filter(|l| lasts(l))
            .filter_map(|l| l.what.about())
            .map(|r| r.card)
            .collect();
        self.state.lasting.retain(|l| !lasts(l));
        for card in over {
            self.state.refresh_control(card);
        }
        let card = self.state.card(action.card);
        let (def, by) = (card.def, card.controller);
        let you = by.unwrap_or(self.state.current);
        for (index, ability) in self.state.def(action.card).own() {
            if let Act::Run(Moment::OnPlay, _, run) = ability.act
                && ability.label == Label::Ongoing
            {
                let id = AbilityId { host: action, def, index, by: None };
                let host = self.state.refreshed(Host { by, ..Host::of(id, you) });
                self.with_host(host, |cx| run(cx))?;
            }
        }
        Ok(())
    }
}

fn home_hand(state: &State, card: CardId) -> Zone {
    match state.card(card).home {
        Home::Player(seat) => Zone::Hand(seat),
        _ => state.discard_zone(card),
    }
}
