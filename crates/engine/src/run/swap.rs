//! Two cards that trade places: "swap ... for ...". What is on them, under them and their counters stay where they are and
//! come onto the other card; what lasts for a while does not. All of that is one moment, and then a card that came into play
//! by it is resolved as any other that is played.

use crate::look::state::State;
use crate::nouns::counter::{Counter, Counters};
use crate::nouns::effect::EffectKind;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{Going, To, Way};
use crate::nouns::ids::{CardId, Ref, SiteId};
use crate::nouns::mask::Mask;
use crate::nouns::play::Spot;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::Zone;
use crate::print::kinds;
use crate::run::course::PLAYED;
use crate::run::cx::{Cx, Step};
use crate::run::frame::{Doing, Ear};
use crate::run::send::moved;
use crate::run::zones::End;

/// Whoever listens for what comes from one card to the other.
const HUNG: Mask = kinds::AFFECTED.or(kinds::after(EventKind::Counters));

impl Cx<'_> {
    /// "Swap ... for one in your hand, deck, or discard pile": a minion in play, or an action on a base, for one that is
    /// elsewhere, which you play in its place; or two minions in play. Whether they were swapped: not if either is not affected, or may not be played there. A
    /// deck from which one comes is shuffled.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub fn swap(&mut self, old: Ref, new: Ref) -> Step<bool> {
        let (Some(site), true) = (self.state.site_of(old.card), self.state.stays(new)) else {
            return Ok(false);
        };
        match self.state.site_of(new.card) {
            Some(other) => self.swap_in_play((old, site), (new, other)),
            None => self.swap_in((old, site), new),
        }
    }

    /// A card from elsewhere is played in the place of one in play, which goes where it was.
    fn swap_in(&mut self, (old, site): (Ref, SiteId), new: Ref) -> Step<bool> {
        let from = self.state.card(new.card).zone;
        let (way, to) = match from {
            Zone::Hand(_) => (Way::Placed, To::Hand),
            Zone::Discard(_) => (Way::Placed, To::Discard),
            _ => (Way::ShuffledIn, To::Deck),
        };
        let Some(kind) = way.effect().filter(|_| self.can_play_at(new, site)) else {
            return Ok(false);
        };
        // "If either card of the swap is immune to its effects, e.g. a minion is not allowed to be moved away, then the entire swap
        // fails."
        if self.state.is_minion(old.card) && !self.would_reach(EffectKind::Move, old) {
            return Ok(false);
        }
        if self.gate_alone(kind, &[old])? != [old] || !self.state.stays(new) {
            return Ok(false);
        }
        let Going { way, to, .. } = self.bound_for(Going { card: old, way, to })?;
        let you = self.you();
        self.pay_prices(you, new.card, Spot::Site(site))?;
        let ears = self.ears(PLAYED.or(kinds::AFTER_LEAVING).or(HUNG));
        let (was, hung) = (self.snapshot(old.card), self.hung_on(old.card));
        let (on, counters) = (self.wearing(&hung), self.state.card(old.card).counters);
        self.state.put(new.card, Zone::Site(site), End::Top);
        self.state.give(new.card, you);
        let bare = self.snapshot(new.card);
        self.state.card_mut(new.card).counters = counters;
        self.state.hang(&hung, new.card);
        let deck = self.depart(Going { card: old, way, to });
        let searched = match from {
            Zone::Deck(home) => Some(home),
            _ => None,
        };
        for home in deck.into_iter().chain(searched.filter(|&home| deck != Some(home))) {
            self.shuffle(home);
        }
        self.emit(&ears, Happened::Went { way, to, cards: vec![was] });
        self.tell_of_counters(&ears, bare, old, counters);
        self.tell_of_new_wearer(&ears, on, new.card)?;
        let host = self.state.play_host(new.card, you);
        self.frame(Some(host), Doing::Play, None, |cx| {
            let (card, kind) =
                (cx.snapshot(new.card), cx.state.play_kind(new.card, Spot::Site(site)));
            let (by, at) = (Some(you), Some(site));
            let on = None;
            cx.emit(&ears, Happened::Played { card, kind, by, from, at, on, stopped: false });
            cx.takes_effect(&ears, new.card)
        })?;
        Ok(true)
    }

    /// Two cards in play trade places.
    fn swap_in_play(&mut self, one: (Ref, SiteId), other: (Ref, SiteId)) -> Step<bool> {
        let pair = [one.0, other.0];
        let reached = self.gate_alone(EffectKind::Move, &pair)?;
        if one.0 == other.0 || reached != pair {
            return Ok(false);
        }
        let ears = self.ears(kinds::after(EventKind::Moved).or(HUNG));
        let moves = [(one.0, other.1), (other.0, one.1)];
        let before = moves.map(|(card, to)| (self.snapshot(card.card), to));
        let hung = pair.map(|card| self.hung_on(card.card));
        let on = [0, 1].map(|i| self.wearing(&hung[i]));
        let counters = pair.map(|card| self.state.card(card.card).counters);
        for (card, to) in moves {
            self.state.relocate(card.card, Zone::Site(to));
        }
        for (i, card) in pair.into_iter().rev().enumerate() {
            self.state.card_mut(card.card).counters = counters[i];
            self.state.hang(&hung[i], card.card);
        }
        if one.1 != other.1 {
            for (card, to) in before {
                self.emit(&ears, Happened::Moved(moved(vec![card], to)));
            }
        }
        for (i, taker) in pair.into_iter().rev().enumerate() {
            let bare = self.snapshot(taker.card);
            self.tell_of_counters(&ears, bare, pair[i], counters[i]);
        }
        for (on, card) in on.into_iter().zip(pair.into_iter().rev()) {
            self.tell_of_new_wearer(&ears, on, card.card)?;
        }
        self.settle()?;
        Ok(true)
    }

    /// Tells that the +1 power counters of a card have been transferred to another.
    fn tell_of_counters(&mut self, ears: &[Ear], to: Snapshot, from: Ref, counters: Counters) {
        let n = counters.of(Counter::Power);
        if n > 0 {
            self.emit(ears, Happened::Counters(to, Counter::Power, n, Some(from)));
        }
    }

    /// What lies on a card and under it.
    fn hung_on(&self, card: CardId) -> Vec<Ref> {
        let card = self.state.card(card);
        card.attached.iter().chain(&card.stored).map(|&c| self.state.at(c)).collect()
    }

    /// Those of these that are on a card, as they are.
    fn wearing(&self, hung: &[Ref]) -> Vec<Snapshot> {
        let on = hung.iter().filter(|r| matches!(self.state.card(r.card).zone, Zone::On(_)));
        on.map(|r| self.snapshot(r.card)).collect()
    }

    /// Tells that actions have been transferred to a card, and what they do as long as they lie there begins for it.
    fn tell_of_new_wearer(&mut self, ears: &[Ear], actions: Vec<Snapshot>, wearer: CardId) -> Step {
        for action in actions {
            let moved = action.card;
            let wearer = self.snapshot(wearer);
            self.emit(ears, Happened::Transferred(action, wearer));
            self.begin_again(moved)?;
        }
        Ok(())
    }
}

impl State {
    /// What lay on one card and under it comes onto another and under it.
    fn hang(&mut self, hung: &[Ref], card: CardId) {
        for r in hung {
            let zone = match self.card(r.card).zone {
                Zone::Under(_) => Zone::Under(card),
                _ => Zone::On(card),
            };
            self.relocate(r.card, zone);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::ids::Seat;
    use crate::nouns::lasting::Stands;
    use crate::nouns::time::Until;
    use crate::nouns::zone::Home;
    use crate::testing::{lay, table, then};

    const YOU: Seat = Seat(0);

    /// A minion in play with an action and a counter on it, and one in a hand that is swapped for it.
    #[test]
    fn what_is_on_a_card_stays_and_is_the_others_and_what_lasts_for_a_while_is_over() {
        for from in
            [Zone::Hand(YOU), Zone::Discard(Home::Player(YOU)), Zone::Deck(Home::Player(YOU))]
        {
            let (mut state, site) = table();
            let old = lay(&mut state, "Big", YOU, Zone::Site(site));
            let hat = lay(&mut state, "Hat", YOU, Zone::On(old));
            let new = lay(&mut state, "Small", YOU, from);
            state.card_mut(old).counters.set(Counter::Power, 2);
            let (this, that) = (state.at(old), state.at(new));
            then(&mut state, |cx| {
                cx.give_power(&[this], 3, Until::Leaves)?;
                assert!(cx.swap(this, that)?);
                Ok(())
            });
            assert_eq!((state.card(old).zone, state.card(new).zone), (from, Zone::Site(site)));
            assert_eq!(state.card(hat).zone, Zone::On(new));
            assert_eq!(state.counters(new), 2);
            assert!(!state.lasting.iter().any(|l| matches!(l.what, Stands::Power(..))));
        }
    }

    #[test]
    fn two_cards_in_play_trade_what_is_on_them_with_their_places() {
        let (mut state, site) = table();
        let base = state.site(site).map(|s| state.card(s.base).def).expect("a base");
        let base = state.add_card(base, Home::Bases);
        let there = state.add_site(base);
        let one = lay(&mut state, "Big", YOU, Zone::Site(site));
        let other = lay(&mut state, "Small", YOU, Zone::Site(there));
        let hat = lay(&mut state, "Hat", YOU, Zone::On(one));
        state.card_mut(other).counters.set(Counter::Power, 1);
        let pair = [one, other].map(|c| state.at(c));
        then(&mut state, |cx| cx.swap(pair[0], pair[1]).map(drop));
        assert_eq!((state.site_of(one), state.site_of(other)), (Some(there), Some(site)));
        assert_eq!(state.card(hat).zone, Zone::On(other));
        let counters = [one, other].map(|c| state.counters(c));
        assert_eq!(counters, [1, 0]);
    }
}
