//! +1 power counters: placing them on cards in play, removing them, and moving them from card to card.

use crate::nouns::counter::Counter;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::Happened;
use crate::nouns::ids::{CardId, Ref, Seat};
use crate::nouns::question::{Pick, Why};
use crate::print::kinds;
use crate::print::select::Select;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// Places this many +1 power counters on each of these cards in play.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn place_counters(&mut self, cards: &[Ref], n: i32) -> Step {
        for card in self.gate(EffectKind::Counters, cards)? {
            self.change_counters(card, n);
        }
        self.settle()
    }

    /// Removes up to this many +1 power counters from a card in play; how many really came off.
    pub fn remove_counters(&mut self, card: Ref, n: i32) -> Step<i32> {
        let reached = !self.gate(EffectKind::Counters, &[card])?.is_empty();
        let n = if reached { n.min(self.state.counters(card.card)) } else { 0 };
        self.change_counters(card, -n);
        self.settle()?;
        Ok(n)
    }

    /// Transfers +1 power counters from a card in play to another. Counters that their new card is not
    /// affected by are lost.
    pub fn transfer_counters(&mut self, from: Ref, to: Ref, n: i32) -> Step {
        let n = self.remove_counters(from, n)?;
        self.place_counters(&[to], n)
    }

    fn change_counters(&mut self, card: Ref, by: i32) {
        if by == 0 {
            return;
        }
        let ears = self.ears(kinds::AFFECTED);
        let before = self.snapshot(card.card);
        let now = self.state.counters(card.card) + by;
        self.state.card_mut(card.card).counters.set(Counter::Power, now);
        self.emit(&ears, Happened::Counters(before, Counter::Power, by));
    }

    /// Chooses any number of the +1 power counters on the cards a selector means, as a number for each card.
    pub fn choose_counters(&mut self, which: Select) -> Step<Vec<(Ref, i32)>> {
        let mut bearing = self.eye().all(which);
        bearing.retain(|&c| self.state.counters(c) > 0);
        let you = self.you();
        let chosen = self.pick_cards(you, Why::CountersFrom, &bearing, 0, u8::MAX)?;
        let mut amounts = Vec::with_capacity(chosen.len());
        for card in chosen {
            let most = self.state.counters(card.card);
            amounts.push((card, self.choose_amount(card.card, 1, most)?));
        }
        Ok(amounts)
    }

    /// Places a number of +1 power counters on these cards, divided as you choose.
    pub fn spread_counters(&mut self, mut n: i32, among: &[Ref]) -> Step {
        let cards: Vec<CardId> = among.iter().map(|r| r.card).collect();
        while n > 0 {
            let Some(card) = self.choose_among(Why::CountersTo, &cards)? else { return Ok(()) };
            let amount = if cards.len() > 1 { self.choose_amount(card.card, 1, n)? } else { n };
            self.place_counters(&[card], amount)?;
            n -= amount;
        }
        Ok(())
    }

    /// Chooses a number from `least` to `most`: of the counters on a card, or for it.
    pub fn choose_amount(&mut self, card: CardId, least: i32, most: i32) -> Step<i32> {
        self.pick_number(self.you(), Why::HowMany(card), least..=most)
    }

    /// Chooses how many, from none to `most`.
    pub fn choose_count(&mut self, most: usize) -> Step<usize> {
        Ok(self.pick_number(self.you(), Why::Count, 0..=most as i32)? as usize)
    }

    /// Lets `who` pick one of these numbers, from 0 to 255; 0 if there is none.
    pub(crate) fn pick_number(
        &mut self,
        who: Seat,
        why: Why,
        numbers: impl IntoIterator<Item = i32>,
    ) -> Step<i32> {
        let options = numbers.into_iter().filter_map(|n| u8::try_from(n).ok()).map(Pick::Number);
        let picks = self.put(self.question(who, why, options.collect()))?;
        let number = picks.iter().find_map(|p| match p {
            Pick::Number(n) => Some(i32::from(*n)),
            _ => None,
        });
        Ok(number.unwrap_or(0))
    }
}
