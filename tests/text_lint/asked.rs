//! What abilities asked: questions, held against the sentences of the abilities that put them.

use crate::claims::Claim;
use crate::held::{self, Asked};
use crate::seen::{Key, Seen};
use crate::text;
use smashup::engine::act::Act;
use smashup::engine::def::Kind;
use smashup::engine::event::Event;
use smashup::engine::kinds::{Bound, Rule};
use smashup::engine::question::{Ask, Pick, Why};
use smashup::engine::snapshot::Snapshot;
use smashup::engine::state::State;

impl Seen {
    /// A question, with its cards as they were; `now` is the position unless it has gone on since.
    pub fn question(&mut self, ask: &Ask, mut cards: Vec<Option<Snapshot>>, now: Option<&State>) {
        // Where texts speak of cards they do not mean bases.
        let is_base = |c: &Snapshot| matches!(self.catalog.def(c.def).kind, Kind::Base { .. });
        cards.iter_mut().for_each(|c| drop(c.take_if(|c| is_base(c))));
        if ask.min == 0 {
            for pick in &ask.options {
                if let Pick::Use(_, def, index) = *pick {
                    self.declinable((def, index), |_| true);
                }
            }
        }
        for (pick, card) in ask.options.iter().zip(&cards) {
            if let (Pick::Play(_) | Pick::Card(_), Some(card)) = (pick, card) {
                self.offered_to_play(ask, *pick, card, now);
            }
        }
        match ask.why {
            Why::Ignore => self.may_ignore(ask, now),
            Why::PlayWhere(_) => self.played_on(ask, &cards),
            _ => self.asked(ask, &cards, now),
        }
    }

    /// A card may be played: what it demands of its play is given.
    fn offered_to_play(&mut self, ask: &Ask, pick: Pick, card: &Snapshot, now: Option<&State>) {
        let plays = matches!(ask.why, Why::PlayCards | Why::PlayExtra(_) | Why::PlayThis);
        for (index, ability) in self.catalog.def(card.def).abilities() {
            let (Act::Bound(Bound::OnlyIf, _), true) = (ability.act, plays) else { continue };
            let Some(ability) = self.abilities.get_mut(&(card.def, index)) else { continue };
            let asked = Asked { catalog: self.catalog, ask, now };
            let mut wrong = None;
            for (sentence, kept) in ability.sentences.iter().zip(&mut ability.kept) {
                kept.playable = true;
                let against = |&claim| held::against(claim, asked, pick, Some(card));
                wrong = wrong.or_else(|| sentence.claims.iter().find_map(against));
            }
            if let Some((rule, what)) = wrong {
                self.fault(card.def, rule, || what);
            }
        }
    }

    /// A player may ignore a base: that is what a card of theirs there says.
    fn may_ignore(&mut self, ask: &Ask, now: Option<&State>) {
        let (Some(state), Some(base)) = (now, ask.source) else { return };
        let site = state.site_of(base.card).and_then(|s| state.site(s));
        let cards = site.map_or(&[][..], |s| &s.cards);
        for &card in cards.iter().filter(|&&c| state.card(c).controller == Some(ask.who)) {
            for (index, ability) in state.def(card).abilities() {
                if matches!(ability.act, Act::Rule(Rule::YouMayIgnoreBase, _)) {
                    self.declinable((state.card(card).def, index), |_| true);
                }
            }
        }
    }

    /// "Play on one of your minions."
    fn played_on(&mut self, ask: &Ask, cards: &[Option<Snapshot>]) {
        let Some(def) = ask.def else { return };
        let on = text::played_on(self.catalog.def(def).text);
        let yours = on.is_some_and(|s| s.starts_with("Play on one of your minions"));
        let others = on.is_some_and(|s| s.starts_with("Play on another player's minion"));
        for minion in cards.iter().flatten() {
            let is_yours = minion.controller == Some(ask.who);
            if (yours && !is_yours) || (others && is_yours) {
                self.fault(def, "whose", || "may be played on the wrong minion".to_owned());
            }
        }
    }

    fn asked(&mut self, ask: &Ask, cards: &[Option<Snapshot>], now: Option<&State>) {
        let (Some(def), Some(index)) = (ask.def, ask.ability) else { return };
        let Some(ability) = self.abilities.get(&(def, index)).filter(|_| !ask.ordered) else {
            return;
        };
        let asked = Asked { catalog: self.catalog, ask, now };
        let about = self.end((def, index), ability.about(ask.why), asked, cards);
        let Some(ability) = self.abilities.get_mut(&(def, index)) else { return };
        let mut wrong: Vec<(&'static str, String)> = Vec::new();
        // Whoever may transfer something may say so where it would go.
        let whole = |&i: &usize| {
            let whence = i.checked_sub(1).filter(|_| ability.sentences[i].is_goal());
            [Some(i), whence].into_iter().flatten()
        };
        let read: Vec<usize> = about.iter().flat_map(whole).collect();
        let permitted = read.iter().any(|&i| ability.sentences[i].permits());
        if ask.min == 0 && !permitted && !ability.used_by_choice {
            wrong.push(("declines", format!("{:?} can be declined", ask.why)));
        }
        for &i in &read {
            ability.kept[i].declinable |= ask.min == 0;
        }
        for &i in &about {
            let (sentence, kept) = (&ability.sentences[i], &mut ability.kept[i]);
            let before = match (ask.source, now) {
                (Some(card), Some(state)) if ask.max == 1 && cards.iter().all(Option::is_some) => {
                    let uses = state.history.iter().filter_map(Event::used);
                    let uses = uses.filter(|(id, _)| id.host == card).count();
                    self.singly.entry((card, (def, index), i, (state.turn, uses))).or_default()
                }
                _ => &mut 0,
            };
            for claim in sentence.claims_for(ask.why) {
                // An action that must do something for a minion is asked for one at least.
                let must = now.is_none_or(|state| state.must_raise(ask.who).is_some());
                wrong.extend(held::amount(claim, ask, *before, kept).filter(|_| !must));
                for (pick, card) in ask.options.iter().zip(cards) {
                    if let (Claim::PowerAtMost(_), Some(c)) = (claim, card) {
                        kept.power = kept.power.max(c.sorts.is_minion().then_some(c.power));
                    }
                    wrong.extend(held::against(claim, asked, *pick, card.as_ref()));
                    if claim == Claim::Another && self.giver.is_some() && self.giver == pick.card()
                    {
                        wrong.push(("another", "counters go back where they come from".to_owned()));
                    }
                }
            }
            *before += ask.max;
        }
        for (rule, what) in wrong {
            self.fault(def, rule, || what);
        }
    }

    /// Of two ends that are asked for one after the other, that which this question asks for: one that was not asked for
    /// yet this turn, and nothing on offer is against; else the next.
    fn end(
        &mut self,
        key: Key,
        about: Vec<usize>,
        asked: Asked,
        cards: &[Option<Snapshot>],
    ) -> Vec<usize> {
        let (Some(ability), Some(card)) = (self.abilities.get(&key), asked.ask.source) else {
            return about;
        };
        let (ends, mut others): (Vec<usize>, Vec<usize>) =
            about.into_iter().partition(|&i| ability.sentences[i].is_end);
        if ends.len() < 2 || cards.iter().any(Option::is_none) {
            return [ends, others].concat();
        }
        let had = self.ends.entry((card, key, self.turn)).or_default();
        let left = || ends.iter().copied().filter(|i| !had.contains(i));
        let fits = |&i: &usize| {
            let mut each = asked.ask.options.iter().zip(cards);
            each.all(|(pick, card)| {
                let against = |&c| held::against(c, asked, *pick, card.as_ref());
                ability.sentences[i].claims.iter().find_map(against).is_none()
            })
        };
        let Some(end) = left().find(fits).or_else(|| left().next()) else { return others };
        had.push(end);
        if had.len() == ends.len() {
            had.clear();
        }
        others.push(end);
        others
    }
}
