//! What abilities do with hands, decks and discard piles, and the victory points.

use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{Going, To, Way};
use crate::nouns::ids::{CardId, DefId, Ref, Seat, Seats, SiteId};
use crate::nouns::order::sort_by_key;
use crate::nouns::question::Why;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::{Home, Zone};
use crate::print::kinds;
use crate::print::select::Select;
use crate::run::cx::{Cx, Step};
use crate::run::zones::End;
use crate::table::site::Site;
use rand::RngExt;

impl Cx<'_> {
    /// "Gain N VP.": a player gains (or, below zero, loses) victory points. Of a base's ability they may ignore it.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn gain_vp(&mut self, seat: Seat, points: i32) -> Step {
        if points == 0 || self.ignores_base(seat)? {
            return Ok(());
        }
        let ears = self.ears(kinds::after(EventKind::GainedVp));
        self.state.players[seat].vp += points;
        self.emit(&ears, Happened::GainedVp(seat, points));
        Ok(())
    }

    /// "Draw N cards.": as many as there are. Those for a hand that takes nothing are discarded.
    pub fn draw(&mut self, seat: Seat, n: i32) -> Step {
        if n <= 0 || self.ignores_base(seat)? {
            return Ok(());
        }
        if self.state.hand_is_closed(seat) {
            let home = Home::Player(seat);
            let cards = self.lift(home, Zone::Revealed(home), n as usize)?;
            return self.discard(&cards).map(drop);
        }
        self.draw_by_rules(seat, n)
    }

    /// Draws what the rules give a player to draw: whatever closes their hand.
    pub(crate) fn draw_by_rules(&mut self, seat: Seat, n: i32) -> Step {
        let mut drawn = Vec::new();
        for _ in 0..n {
            let Some(card) = self.top_card(Home::Player(seat))? else { break };
            drawn.push(self.snapshot(card));
            self.state.put(card, Zone::Hand(seat), End::Top);
        }
        if drawn.is_empty() {
            return Ok(());
        }
        self.reveal_barrier();
        let ears = self.ears(kinds::after(EventKind::Drew));
        self.emit_to(&ears, Seats::only(seat), Happened::Drew(seat, drawn));
        Ok(())
    }

    /// "Draw it.", "draw them.": cards that a search, a look or a reveal has found, or that lie in a discard pile or in
    /// somebody's hand. Unlike what is placed in a hand they are drawn, and come to the hand of whoever draws them, whoever owns
    /// them. Into a hand that takes nothing none comes: they are discarded, if they are not yet.
    pub fn draw_from(&mut self, cards: &[Ref]) -> Step {
        let you = self.you();
        if self.ignores_base(you)? {
            return Ok(());
        }
        let zone = |r: &Ref| self.state.card(r.card).zone;
        let is_drawn = |r: &Ref| {
            let lies = matches!(
                zone(r),
                Zone::Deck(_)
                    | Zone::Revealed(_)
                    | Zone::LookedAt(..)
                    | Zone::Discard(_)
                    | Zone::Hand(_)
            );
            lies && self.state.stays(*r)
        };
        let mut there: Vec<Ref> = cards.iter().copied().filter(is_drawn).collect();
        if self.state.hand_is_closed(you) {
            there.retain(|r| !matches!(zone(r), Zone::Discard(_)));
            return self.discard(&there).map(drop);
        }
        self.replaced_elsewhere(&mut there, Way::Placed, To::Hand)?;
        let drawn: Vec<Snapshot> = there.iter().map(|r| self.snapshot(r.card)).collect();
        if drawn.is_empty() {
            return Ok(());
        }
        let ears = self.ears(kinds::after(EventKind::Drew).or(kinds::after(EventKind::ToHand)));
        let witnesses = |r: &Ref| self.state.witnesses(r.card, To::HandOf(you));
        let seen = there.iter().map(witnesses).fold(Seats::ALL, Seats::and);
        for card in &there {
            self.state.put(card.card, Zone::Hand(you), End::Top);
        }
        self.emit_to(&ears, seen, Happened::Drew(you, drawn));
        Ok(())
    }

    /// "That player discards N cards": of their choice, as many as they have.
    pub fn discard_choice(&mut self, seat: Seat, n: u16) -> Step {
        self.discard_chosen(seat, n, Why::Discard)
    }

    pub(crate) fn discard_chosen(&mut self, seat: Seat, n: u16, why: Why) -> Step {
        if self.ignores_base(seat)? {
            return Ok(());
        }
        let hand = self.state.players[seat].hand.clone();
        let cards = self.pick_cards(seat, why, &hand, n, n)?;
        self.discard(&cards)?;
        Ok(())
    }

    /// "They choose a card in their hand, and you discard that card.": whether it was. It is out of their hand before, since nobody
    /// discards it from their own.
    pub fn discard_from_anothers_hand(&mut self, card: Ref) -> Step<bool> {
        if !self.state.stays(card) {
            return Ok(false);
        }
        self.reveal_barrier();
        let holder = self.state.with_whom(card.card);
        self.state.put(card.card, Zone::Revealed(holder), End::Top);
        Ok(!self.discard(&[self.state.at(card.card)])?.is_empty())
    }

    /// "That player discards N random cards.": as many as they have; which.
    pub fn discard_random(&mut self, seat: Seat, n: usize) -> Step<Vec<Snapshot>> {
        if self.ignores_base(seat)? {
            return Ok(Vec::new());
        }
        let hand = self.refs(&self.state.players[seat].hand);
        let chosen = self.random_of(&hand, n);
        self.discard(&chosen)
    }

    /// "N random ...", "chosen at random": so many of these cards, as chance has it; all of them if there are fewer.
    pub fn random_of(&mut self, cards: &[Ref], n: usize) -> Vec<Ref> {
        let (mut left, mut chosen) = (cards.to_vec(), Vec::new());
        while chosen.len() < n && !left.is_empty() {
            let names: Vec<DefId> = left.iter().map(|&r| self.name(r)).collect();
            chosen.push(left.remove(self.random(&names)));
        }
        chosen
    }

    /// "Another random base": one of these sites, as chance has it.
    pub fn random_site(&mut self, sites: &[SiteId]) -> Option<SiteId> {
        let sites: Vec<&Site> = sites.iter().filter_map(|&site| self.state.site(site)).collect();
        let bases = sites.iter().map(|site| self.state.card(site.base).def);
        let (bases, sites): (Vec<DefId>, Vec<SiteId>) =
            (bases.collect(), sites.iter().map(|site| site.id).collect());
        (!sites.is_empty()).then(|| sites[self.random(&bases)])
    }

    /// The place of one of these at random, of which there is at least one: where a position says what chance takes, that.
    fn random(&mut self, names: &[DefId]) -> usize {
        self.reveal_barrier();
        if self.state.fated.next.is_empty() {
            return self.state.rng.random_range(0..names.len());
        }
        let (fated, catalog) = (self.state.fated.next.remove(0), self.state.catalog);
        let same = |&name: &DefId| catalog.def(name).name == catalog.def(fated).name;
        names.iter().position(same).unwrap_or_else(|| {
            self.state.fated.missed = Some(fated);
            self.state.rng.random_range(0..names.len())
        })
    }

    /// "That player discards their hand."
    pub fn discard_hand(&mut self, seat: Seat) -> Step {
        if self.ignores_base(seat)? {
            return Ok(());
        }
        self.discard(&self.refs(&self.state.players[seat].hand))?;
        Ok(())
    }

    /// "Reveal the top N cards of your deck.": as many as there are. They are nobody's until they are put somewhere.
    pub fn reveal_top(&mut self, seat: Seat, n: usize) -> Step<Vec<Ref>> {
        let home = Home::Player(seat);
        let cards = self.lift(home, Zone::Revealed(home), n)?;
        self.reveal(&cards);
        Ok(cards)
    }

    /// "The top N cards of ...", as "Discard the top three cards of the treasure deck.": as many as there are, which nobody sees
    /// before something is done to them.
    pub fn take_off_the_top(&mut self, home: Home, n: usize) -> Step<Vec<Ref>> {
        self.lift(home, Zone::Revealed(home), n)
    }

    /// "The top card of that player's deck", which nobody sees before something is done to it.
    pub fn top_unseen(&mut self, seat: Seat) -> Step<Option<Ref>> {
        let top = self.top_card(Home::Player(seat))?;
        Ok(top.map(|card| self.state.at(card)))
    }

    /// "Reveal the bottom N cards of your deck.": as many as there are, the lowest first. They are nobody's until they are put
    /// somewhere.
    pub fn reveal_bottom(&mut self, seat: Seat, n: usize) -> Step<Vec<Ref>> {
        let home = Home::Player(seat);
        let cards = self.lift_from(End::Bottom, home, Zone::Revealed(home), n)?;
        self.reveal(&cards);
        Ok(cards)
    }

    /// "Draw the bottom N cards of that player's deck.": as many as there are, unseen by others.
    pub fn draw_from_the_bottom(&mut self, seat: Seat, n: usize) -> Step {
        let (you, home) = (self.you(), Home::Player(seat));
        let mut drawn = Vec::new();
        for _ in 0..n {
            let Some(card) = self.end_card(End::Bottom, home)? else { break };
            if self.state.hand_is_closed(you) {
                self.discard(&[self.state.at(card)])?;
                continue;
            }
            drawn.push(self.snapshot(card));
            self.state.put(card, Zone::Hand(you), End::Top);
        }
        if !drawn.is_empty() {
            self.reveal_barrier();
            let ears = self.ears(kinds::after(EventKind::Drew));
            self.emit_to(&ears, Seats::only(you), Happened::Drew(you, drawn));
        }
        Ok(())
    }

    /// "Swap your deck and discard pile.": all see what was in the deck, so that what others own goes to their pile; and as a
    /// discard pile is in no order, the new deck is shuffled.
    pub fn swap_deck_and_discard_pile(&mut self, seat: Seat) -> Step {
        let home = Home::Player(seat);
        let [deck, pile] = [self.state.deck(home), self.state.discard(home)].map(|c| self.refs(c));
        self.shuffle_in(&pile)?;
        let gone: Vec<Ref> = deck.into_iter().filter(|&r| self.state.stays(r)).collect();
        let cards: Vec<Snapshot> = gone.iter().map(|r| self.snapshot(r.card)).collect();
        for card in gone {
            self.depart(Going { card, way: Way::Placed, to: To::Discard });
        }
        if !cards.is_empty() {
            self.reveal_barrier();
            self.tell(Happened::Went { way: Way::Placed, to: To::Discard, cards });
        }
        Ok(())
    }

    /// "Look at the top N cards of ...": as many as there are, off the deck and seen by you alone.
    pub fn look_at_top(&mut self, home: Home, n: usize) -> Step<Vec<Ref>> {
        let cards = self.lift(home, Zone::LookedAt(self.you(), home), n)?;
        self.tell_looked(&cards);
        Ok(cards)
    }

    /// "Look at the bottom N cards of ...": as many as there are, the lowest first, off the deck and seen by you alone.
    pub fn look_at_bottom(&mut self, home: Home, n: usize) -> Step<Vec<Ref>> {
        let cards = self.lift_from(End::Bottom, home, Zone::LookedAt(self.you(), home), n)?;
        self.tell_looked(&cards);
        Ok(cards)
    }

    /// "... without revealing it.", of what a search has found: it is off the deck, seen by you alone, until it is put back.
    pub fn take_unseen(&mut self, found: &[Ref]) {
        let you = self.you();
        for r in found {
            let home = self.state.deck_of(r.card);
            self.state.put(r.card, Zone::LookedAt(you, home), End::Top);
        }
        self.reveal_barrier();
        self.tell_looked(&self.refs(&found.iter().map(|r| r.card).collect::<Vec<_>>()));
    }

    /// "Look at ...", of cards that lie face down: they are seen by you alone, and stay where they are.
    pub fn look_at(&mut self, cards: &[Ref]) {
        if !cards.is_empty() {
            self.reveal_barrier();
            self.tell_looked(cards);
        }
    }

    fn tell_looked(&mut self, cards: &[Ref]) {
        if !cards.is_empty() {
            let you = self.you();
            let seen = cards.iter().map(|r| self.snapshot(r.card)).collect();
            self.emit_shown(Seats::only(you), Happened::Looked(you, seen));
        }
    }

    pub(crate) fn lift(&mut self, home: Home, to: Zone, n: usize) -> Step<Vec<Ref>> {
        self.lift_from(End::Top, home, to, n)
    }

    /// The next card off an end of a deck, which is made anew for it if it is empty.
    fn end_card(&mut self, end: End, home: Home) -> Step<Option<CardId>> {
        match end {
            End::Top => self.top_card(home),
            End::Bottom => {
                self.refill(home)?;
                Ok(self.state.deck(home).first().copied())
            }
        }
    }

    fn lift_from(&mut self, end: End, home: Home, to: Zone, n: usize) -> Step<Vec<Ref>> {
        let mut cards = Vec::new();
        for _ in 0..n {
            let Some(card) = self.end_card(end, home)? else { break };
            self.state.put(card, to, End::Top);
            cards.push(self.state.at(card));
        }
        if !cards.is_empty() {
            self.reveal_barrier();
        }
        Ok(cards)
    }

    /// "Return them to the top in any order": cards taken off a deck, in the order you choose; the first named is on
    /// top.
    pub fn return_to_top(&mut self, cards: &[Ref]) -> Step {
        let Some(first) = cards.first() else { return Ok(()) };
        let home = self.state.deck_of(first.card);
        let cards: Vec<CardId> = cards.iter().map(|r| r.card).collect();
        let order = self.arrange(self.you(), Why::Arrange(home), &cards)?;
        self.put_back(&self.refs(&order));
        Ok(())
    }

    /// "Return them to the top.": cards taken off a deck go back on it as they were; the first is on top.
    pub fn put_back(&mut self, cards: &[Ref]) {
        for r in cards.iter().rev() {
            let home = self.state.deck_of(r.card);
            self.state.put(r.card, Zone::Deck(home), End::Top);
        }
    }

    /// "Return them to the bottom.": cards taken from under a deck go back under it as they were; the first is the lowest.
    pub fn put_back_under(&mut self, cards: &[Ref]) {
        for r in cards.iter().rev() {
            let home = self.state.deck_of(r.card);
            self.state.put(r.card, Zone::Deck(home), End::Bottom);
        }
    }

    /// "Look at that player's hand."
    pub fn look_at_hand(&mut self, seat: Seat) -> Vec<Ref> {
        let hand = self.refs(&self.state.players[seat].hand);
        let seen = hand.iter().map(|r| self.snapshot(r.card)).collect();
        let you = self.you();
        self.reveal_barrier();
        self.emit_shown(Seats::only(you).with(seat), Happened::Looked(you, seen));
        hand
    }

    /// "That player reveals their hand."
    pub fn reveal_hand(&mut self, seat: Seat) -> Vec<Ref> {
        let hand = self.refs(&self.state.players[seat].hand);
        if !hand.is_empty() {
            self.reveal_barrier();
            self.reveal(&hand);
        }
        hand
    }

    /// "Reveal cards from the top of a deck until you have revealed N ...": `which` says what. An empty deck is made
    /// anew before, but not while revealing: then it stops.
    pub fn reveal_until(&mut self, seat: Seat, n: usize, which: Select) -> Step<Vec<Ref>> {
        self.refill(Home::Player(seat))?;
        let mut revealed = Vec::new();
        let mut left = n;
        while left > 0 && !self.state.deck(Home::Player(seat)).is_empty() {
            let card = self.reveal_top(seat, 1)?[0];
            revealed.push(card);
            left -= usize::from(which.fits(&self.eye(), card.card));
        }
        Ok(revealed)
    }

    /// "Search your deck ...": an empty one is refilled first. The cards in it, so that the search tells nothing of their
    /// order. Whoever searches shuffles afterwards.
    pub fn search(&mut self, home: Home) -> Step<Vec<Ref>> {
        self.refill(home)?;
        self.reveal_barrier();
        let you = self.you();
        self.emit_shown(Seats::ALL, Happened::Searched(you, home));
        let mut deck = self.state.deck(home).to_vec();
        sort_by_key(&mut deck, |&c| (self.state.card(c).def, c));
        Ok(self.refs(&deck))
    }

    /// "Reveal it.": shows cards to all.
    pub fn reveal(&mut self, cards: &[Ref]) {
        let shown: Vec<_> = cards.iter().map(|r| self.snapshot(r.card)).collect();
        if !shown.is_empty() {
            self.emit_shown(Seats::ALL, Happened::Revealed(shown));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::state::State;
    use crate::testing::{catalog, named, then};

    #[test]
    fn what_is_taken_unseen_is_told_to_nobody_else() {
        let mut state = State::empty(catalog(), 2, 1);
        let mine = Home::Player(Seat(0));
        let wanted = state.lay_card(named("Big"), mine, Zone::Deck(mine));
        let other = state.lay_card(named("Small"), mine, Zone::Deck(mine));
        then(&mut state, |cx| {
            let deck = cx.search(mine)?;
            let found: Vec<Ref> = deck.into_iter().filter(|r| r.card == wanted).collect();
            cx.take_unseen(&found);
            assert_eq!(cx.state().seen_by(wanted), Seats::only(Seat(0)));
            cx.put_back(&found);
            Ok(())
        });
        assert_eq!(state.deck(mine), [other, wanted]);
        let told =
            state.history.iter().filter(|e| e.what.each_card().any(|c| c.card.card == wanted));
        assert!(told.map(|event| event.seen).eq([Seats::only(Seat(0))]));
    }

    #[test]
    fn what_was_taken_off_a_deck_goes_back_to_that_deck() {
        let mut state = State::empty(catalog(), 2, 1);
        let (mine, theirs) = (Home::Player(Seat(0)), Home::Player(Seat(1)));
        let stranger = state.lay_card(named("Big"), mine, Zone::Deck(theirs));
        let own = state.lay_card(named("Small"), theirs, Zone::Deck(theirs));
        then(&mut state, |cx| {
            let top = cx.look_at_top(theirs, 2)?;
            assert_eq!(top, cx.refs(&[stranger, own]));
            assert_eq!(cx.state().deck_of(stranger), theirs);
            cx.put_back(&top);
            Ok(())
        });
        assert_eq!(state.deck(theirs), [own, stranger]);
        then(&mut state, |cx| {
            let top = cx.reveal_top(Seat(1), 2)?;
            cx.put_back(&top);
            Ok(())
        });
        assert_eq!(state.deck(theirs), [own, stranger]);
        then(&mut state, |cx| cx.draw(Seat(1), 2));
        assert_eq!(state.players[Seat(1)].hand, [stranger, own]);
    }

    #[test]
    fn a_treasure_is_found_and_taken() {
        let mut state = State::empty(catalog(), 2, 1);
        let deck = Zone::Deck(Home::Treasures);
        let gold = [(); 2].map(|()| state.lay_card(named("Gold"), Home::Treasures, deck));
        then(&mut state, |cx| {
            assert_eq!(cx.search(Home::Treasures)?, cx.refs(&gold));
            let first = cx.state().at(gold[0]);
            cx.place_in_hand(&[first]).map(drop)
        });
        assert_eq!(state.players[Seat(0)].hand, [gold[0]]);
        assert_eq!(state.deck(Home::Treasures), [gold[1]]);
        let treasure = state.at(gold[0]);
        then(&mut state, |cx| cx.discard(&[treasure]).map(drop));
        assert_eq!(state.discard(Home::Treasures), [gold[0]]);
    }
}
