//! +1 power counters: placing them on cards in play, removing them, and moving them from card to card.

use crate::nouns::counter::Counter;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::ids::{CardId, Ref, Seat};
use crate::nouns::play::Raising;
use crate::nouns::question::{Pick, Why};
use crate::nouns::snapshot::Snapshot;
use crate::print::kinds;
use crate::print::select::{Many, Select};
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// "Place N +1 power counters on ...", on each of these cards in play.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn place_counters(&mut self, cards: &[Ref], n: i32) -> Step {
        self.add_counters(cards, n, None)
    }

    /// Counters come to cards, from another card if they are transferred.
    fn add_counters(&mut self, cards: &[Ref], n: i32, from: Option<Ref>) -> Step {
        if n <= 0 {
            return Ok(());
        }
        let mut reached = self.gate(EffectKind::Counters, cards)?;
        if from.is_none() && !self.laying {
            for card in self.placed_elsewhere(&reached)? {
                reached.retain(|&r| r != card);
                self.change_counters(&[card], n - 1, None);
            }
        }
        self.change_counters(&reached, n, from);
        self.settle()
    }

    /// "When you would place one or more +1 power counters on ..., you may place one of them ... instead.": the cards that get
    /// one less. Once for all that are placed at one moment.
    fn placed_elsewhere(&mut self, cards: &[Ref]) -> Step<Vec<Ref>> {
        let by = self.cause().actor();
        let mut waiting = self.state.replacements(cards, EffectKind::PlacedCounter);
        waiting.retain(|keeper| Some(keeper.host.you) == by && !self.has_taken(keeper.host.id));
        let mut fewer = Vec::new();
        while !waiting.is_empty() {
            let next = waiting.remove(self.first_of(&waiting)?);
            let next = self.one_of_several(next, Why::CountersFrom, &mut waiting)?;
            if let Some(next) = next
                && self.replaced(next)?
            {
                self.note_taken(next.host.id);
                fewer.push(next.target);
                waiting.retain(|w| w.target != next.target);
            }
        }
        Ok(fewer)
    }

    /// "Remove N +1 power counters from ...", up to so many from each of these cards in play; how many really came off.
    pub fn remove_counters(&mut self, cards: &[Ref], n: i32) -> Step<i32> {
        let bearing = |r: &&Ref| n.min(self.state.counters(r.card)) > 0;
        let bearing: Vec<Ref> = cards.iter().filter(bearing).copied().collect();
        let mut removed = 0;
        for card in self.gate(EffectKind::Counters, &bearing)? {
            let n = n.min(self.state.counters(card.card));
            self.change_counters(&[card], -n, None);
            removed += n;
        }
        self.settle()?;
        Ok(removed)
    }

    /// "Transfer N +1 power counters from ... to ...". Counters that their new card is not affected by are lost.
    pub fn transfer_counters(&mut self, from: Ref, to: Ref, n: i32) -> Step {
        self.transfer_each(&[(from, to, n)])
    }

    /// "Transfer a +1 power counter from each ... to ...": several such lots, from one card to another each, at one moment; to
    /// each card once.
    pub fn transfer_each(&mut self, lots: &[(Ref, Ref, i32)]) -> Step {
        self.at_one_moment(|cx| {
            let mut gains: Vec<(Ref, Ref, i32)> = Vec::new();
            for &(from, to, n) in lots {
                let n = cx.remove_counters(&[from], n)?;
                match gains.iter_mut().find(|gain| gain.1 == to) {
                    Some(gain) => gain.2 += n,
                    None => gains.push((from, to, n)),
                }
            }
            gains.into_iter().try_for_each(|(from, to, n)| cx.add_counters(&[to], n, Some(from)))
        })
    }

    /// "Transfer any number of +1 power counters among ...": from one to one, as often as you like. Who is to get some gives
    /// none on, which is no loss: they could go on at once.
    pub fn rearrange_counters(&mut self, among: Select) -> Step {
        let (you, all) = (self.you(), self.all(among));
        let mut lots: Vec<(Ref, Ref, i32)> = Vec::new();
        loop {
            let given = |card: &Ref| lots.iter().filter(|l| l.0 == *card).map(|l| l.2).sum::<i32>();
            let taken = |card: &Ref| lots.iter().any(|l| l.1 == *card);
            let left: Vec<(Ref, i32)> = all
                .iter()
                .filter(|card| !taken(card))
                .map(|card| (*card, self.counters(*card) - given(card)))
                .filter(|&(_, n)| n > 0)
                .collect();
            let givers: Vec<CardId> = left.iter().map(|(card, _)| card.card).collect();
            let leading = self.leading_givers(&lots, &givers, &all);
            let giver = match (leading.is_empty(), givers.is_empty()) {
                (true, true) => break,
                (true, false) => self.ask_for_cards(you, Why::CountersFrom, &givers, 0, 1)?,
                (false, _) => self.ask_for_cards(you, Why::CountersFrom, &leading, 1, 1)?,
            };
            let Some(giver) = giver.one() else { break };
            let others: Vec<CardId> =
                all.iter().map(|card| card.card).filter(|&card| card != giver.card).collect();
            let gives = |bound| self.lot_does(bound, giver, None);
            let taker = match self.is_done_by(&lots) || self.bound().is_some_and(gives) {
                true => self.ask_for_cards(you, Why::CountersTo, &others, 1, 1)?,
                false => self.pick_cards(you, Why::CountersTo, &others, 1, 1)?,
            };
            let Some(taker) = taker.one() else { break };
            let most = left.iter().find(|l| l.0 == giver).map_or(0, |l| l.1);
            let n = self.pick_number(you, Why::HowMany(giver.card), 1..=most)?;
            lots.push((giver, taker, n));
        }
        self.transfer_each(&lots)
    }

    /// Whether these lots do what the play is for.
    fn is_done_by(&self, lots: &[(Ref, Ref, i32)]) -> bool {
        let Some(bound) = self.bound() else { return true };
        lots.iter().any(|&(giver, taker, _)| self.lot_does(bound, giver, Some(taker)))
    }

    /// Whether a lot from this giver does what the play is for, as far as is known who takes it.
    fn lot_does(&self, bound: (Raising, Seat), giver: Ref, taker: Option<Ref>) -> bool {
        let (raising, seat) = bound;
        let fits = |card: Ref| self.state.may_be_raised(raising, seat, card.card);
        let affects = matches!(raising, Raising::Affecting(_));
        taker.is_some_and(fits) || affects && fits(giver)
    }

    /// As long as these lots do not do what the play is for: the givers from which one can.
    fn leading_givers(
        &self,
        lots: &[(Ref, Ref, i32)],
        givers: &[CardId],
        all: &[Ref],
    ) -> Vec<CardId> {
        let Some(bound) = self.bound().filter(|_| !self.is_done_by(lots)) else {
            return Vec::new();
        };
        let leads = |&giver: &CardId| {
            let giver = self.state.at(giver);
            let mut takers = all.iter().filter(|&&taker| taker != giver);
            takers.any(|&taker| self.lot_does(bound, giver, Some(taker)))
        };
        givers.iter().copied().filter(leads).collect()
    }

    /// "Remove any number of +1 power counters from ...": how many came off.
    pub fn remove_any_counters(&mut self, which: Select) -> Step<i32> {
        let chosen = self.choose(Why::CountersFrom, which.with_counters().any_number())?;
        let mut amounts = Vec::with_capacity(chosen.len());
        for card in chosen {
            amounts.push((card, self.choose_amount(card, 1, self.counters(card))?));
        }
        let mut removed = 0;
        for (card, n) in amounts {
            removed += self.remove_counters(&[card], n)?;
        }
        Ok(removed)
    }

    /// Changes the +1 power counters of cards at one moment; an event for each.
    fn change_counters(&mut self, cards: &[Ref], by: i32, from: Option<Ref>) {
        if cards.is_empty() || by == 0 {
            return;
        }
        let ears = self.ears(kinds::AFFECTED.or(kinds::after(EventKind::Counters)));
        let before: Vec<Snapshot> = cards.iter().map(|r| self.snapshot(r.card)).collect();
        for r in cards {
            let now = self.state.counters(r.card) + by;
            self.state.card_mut(r.card).counters.set(Counter::Power, now);
        }
        for card in before {
            self.emit(&ears, Happened::Counters(card, Counter::Power, by, from));
        }
    }

    /// "Place N +1 power counters on ..., divided as you choose.", or up to N where one may choose. They are placed when all
    /// are divided, at one moment, on each card once.
    pub fn spread_counters(&mut self, mut n: i32, among: Select) -> Step {
        let cards = self.all(among);
        let ids: Vec<CardId> = cards.iter().map(|card| card.card).collect();
        let least = if let Many::Between(least, _) = among.many { least } else { 1 };
        let free = least == 0;
        let mut lots: Vec<(Ref, i32)> = Vec::new();
        while n > 0 {
            // What the play is for, the first lot does.
            let chosen = match lots.is_empty() {
                true => self.pick_cards(self.you(), Why::CountersTo, &ids, least, 1)?,
                false => self.ask_for_cards(self.you(), Why::CountersTo, &ids, least, 1)?,
            };
            let Some(card) = chosen.one() else { break };
            let amount = if free || cards.len() > 1 { self.choose_amount(card, 1, n)? } else { n };
            match lots.iter_mut().find(|lot| lot.0 == card) {
                Some(lot) => lot.1 += amount,
                None => lots.push((card, amount)),
            }
            n -= amount;
        }
        self.at_one_moment(|cx| {
            lots.iter().try_for_each(|&(card, amount)| cx.place_counters(&[card], amount))
        })
    }

    /// "Any number of the +1 power counters": from `least` to `most`, of those on a card or for it.
    pub fn choose_amount(&mut self, card: Ref, least: i32, most: i32) -> Step<i32> {
        self.pick_number(self.you(), Why::HowMany(card.card), least..=most)
    }

    /// "Up to N": how many, from none to `most`.
    pub fn choose_count(&mut self, most: usize) -> Step<usize> {
        Ok(self.pick_number(self.you(), Why::Count, 0..=most as i32)? as usize)
    }

    /// "The amount of one of those": one of these numbers.
    pub fn choose_number(&mut self, numbers: &[i32]) -> Step<i32> {
        self.pick_number(self.you(), Why::Choose, numbers.iter().copied())
    }

    /// Lets `who` pick one of these numbers, from 0 to 255; 0 if there is none.
    pub(crate) fn pick_number(
        &mut self,
        who: Seat,
        why: Why,
        numbers: impl IntoIterator<Item = i32>,
    ) -> Step<i32> {
        let options = numbers.into_iter().filter_map(|n| u8::try_from(n).ok()).map(Pick::Number);
        match self.put_for_one(self.question(who, why, options.collect()))? {
            Some(Pick::Number(n)) => Ok(i32::from(n)),
            _ => Ok(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::look::state::State;
    use crate::nouns::counter::Counter;
    use crate::nouns::event::Event;
    use crate::nouns::ids::Seat;
    use crate::nouns::zone::{Home, Zone};
    use crate::run::cx::Cx;
    use crate::run::tape::Tape;
    use crate::run::zones::End;
    use crate::testing::{catalog, lay, table, then};

    /// No event, so that nobody answers; and none for power or a breakpoint that changes by nothing.
    #[test]
    fn a_change_of_zero_is_none() {
        let mut state = State::empty(catalog(), 2, 1);
        let ids = || catalog().ids();
        let place = ids().find(|&d| catalog().def(d).name == "One").expect("a base");
        let small = ids().find(|&d| catalog().def(d).name == "Small").expect("a minion");
        let place = state.add_card(place, Home::Bases);
        let site = state.add_site(place);
        let card = state.add_card(small, Home::Player(Seat(0)));
        state.put(card, Zone::Site(site), End::Top);
        state.give(card, Seat(0));
        let (host, card) = (state.play_host(card, Seat(0)), state.at(card));
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let until = cx.end_of_turn();
        let done = cx.as_ability(host, crate::run::frame::Doing::Play, |cx| {
            cx.place_counters(&[card], 0)?;
            cx.give_power(&[card], 0, until)?;
            cx.change_breakpoint(site, 0, until)?;
            cx.transfer_counters(card, card, 1)
        });
        assert!(done.is_ok(), "nothing is asked");
        assert_eq!(state.history.len(), 0);
        assert_eq!(state.card(card.card).counters.of(Counter::Power), 0);
        assert!(state.lasting.is_empty());
    }
    #[test]
    fn what_is_transferred_is_not_placed() {
        let (mut state, site) = table();
        let [from, to] = [(); 2].map(|()| lay(&mut state, "Big", Seat(0), Zone::Site(site)));
        let [from, to] = [from, to].map(|card| state.at(card));
        then(&mut state, |cx| cx.place_counters(&[from], 2));
        then(&mut state, |cx| cx.transfer_counters(from, to, 1));
        let changed = |e: &Event| e.counters_changed().map(|(card, n)| (card.card, n));
        let placed = |e: &Event| e.counters_placed().map(|(card, n)| (card.card, n));
        let all: Vec<_> = state.history.iter().filter_map(changed).collect();
        assert_eq!(all, [(from, 2), (from, -1), (to, 1)]);
        let placed: Vec<_> = state.history.iter().filter_map(placed).collect();
        assert_eq!(placed, [(from, 2)]);
    }
}
