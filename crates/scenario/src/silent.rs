//! What picks say without being asked: the source of a question, and choices that were taken without one.

use super::answer::Answers;
use super::choice::{Choices, Face};
use super::said::Said;
use engine::ids::CardId;
use engine::kinds;
use engine::question::{Ask, Pick, Why};
use engine::state::State;
use engine::tape::Forced;

impl Answers {
    /// A choice that was taken without asking uses up the first pick that names it, and the naming of its
    /// source before that.
    ///
    /// # Errors
    /// It is not what the step says.
    pub(super) fn forced(&mut self, state: &State, forced: &Forced) -> Result<(), String> {
        let choices = Choices::taken(state, forced);
        let main = self.main_where == Some(forced.ask.why);
        if main && self.place.is_some()
            || matches!(forced.ask.why, Why::PlayWhere(_)) && !self.reading.spots
        {
            return self.only_spot(main, &choices);
        }
        let mut source = None;
        let mut named = false;
        for choice in &choices.0 {
            for i in 0..self.picks.len() {
                let written = &self.picks[i];
                if written.used {
                    continue;
                }
                if choice.fits(state, &written.said) {
                    self.picks[i].used = true;
                    let base = self.base_named_before(state, i);
                    let there = |b: &Face| choice.face.as_ref().is_some_and(|f| f.is_at(b.name()));
                    self.acted.extend(base.filter(there));
                    named = true;
                    break;
                }
                if source.is_none() && self.names_source(state, &forced.ask, &written.said) {
                    source = Some(i);
                }
            }
        }
        match (named, source) {
            (true, Some(i)) => self.picks[i].used = true,
            (false, _) => {
                self.acted.extend(self.sources(state, &forced.ask));
                let bases = choices.0.iter().filter_map(|c| c.face.as_ref()?.base_of(state));
                self.acted.extend(bases);
            }
            (true, None) => {}
        }
        self.note_acting(&forced.ask, &forced.ask.options);
        Ok(())
    }

    /// Where a card goes if it can go to one place only. "Play it there" is no choice by the words of most
    /// cards, so a pick may name the place or leave it out.
    fn only_spot(&mut self, main: bool, choices: &Choices) -> Result<(), String> {
        let spot = choices.0.first().and_then(|c| c.face.clone());
        let place = if main { self.place.take() } else { None };
        match (place, spot) {
            (Some(place), Some(spot)) if !spot.is_at(&place) => {
                return Err(format!("it can only go to \"{}\"", spot.name()));
            }
            (None, spot) => self.acted.extend(spot),
            (Some(_), _) => {}
        }
        Ok(())
    }

    /// A pick that nothing has used, unless it names a card that acted without having to ask.
    pub(super) fn left_over(&mut self) -> Option<String> {
        for written in self.picks.iter().filter(|w| !w.used) {
            if written.said == Said::Yes && self.said_yes > 0 {
                self.said_yes -= 1;
                continue;
            }
            let Said::Thing(thing) = &written.said else { return Some(written.text.clone()) };
            match self.acted.iter().position(|face| face.fits(thing)) {
                Some(at) => drop(self.acted.swap_remove(at)),
                None => return Some(written.text.clone()),
            }
        }
        None
    }

    /// Whether a pick names the card whose optional ability or Special asks.
    pub(super) fn names_source(&self, state: &State, ask: &Ask, said: &Said) -> bool {
        let Said::Thing(thing) = said else { return false };
        self.sources(state, ask).iter().any(|face| face.fits(thing))
    }

    /// The card whose ability asks, unless it has been named already.
    pub(super) fn sources(&self, state: &State, ask: &Ask) -> Vec<Face> {
        let cards: Vec<CardId> = match ask.why {
            Why::PlayCards | Why::Order | Why::ScoreFirst | Why::Window(_) | Why::React => {
                Vec::new()
            }
            // What lets a player ignore a base, not the base, is the source of that question.
            Why::Ignore => ignoring(state, ask),
            Why::PlayWhere(card) => vec![card],
            _ => ask.source.map(|r| r.card).into_iter().collect(),
        };
        let fresh = cards.into_iter().filter(|c| !self.acting.contains(c));
        fresh.map(|c| Face::of(state, c)).collect()
    }

    /// Remembers which cards begin to act by an answer.
    pub(super) fn note_acting(&mut self, ask: &Ask, picks: &[Pick]) {
        if ask.why == Why::Order {
            return;
        }
        for &pick in picks {
            match (pick, ask.why) {
                (Pick::Use(card, ..) | Pick::Play(card), _)
                | (Pick::Card(card), Why::PlayExtra(_) | Why::PlayThis) => self.acting.push(card),
                _ => {}
            }
        }
    }
}

/// The cards that let the asked player ignore the base whose ability is running.
fn ignoring(state: &State, ask: &Ask) -> Vec<CardId> {
    let site = ask.source.and_then(|base| state.site_of(base.card)).and_then(|s| state.site(s));
    let ignores = |c: &CardId| {
        state.card(*c).controller == Some(ask.who) && state.def(*c).mask().meets(kinds::IGNORE_BASE)
    };
    site.map_or(Vec::new(), |s| s.cards.iter().copied().filter(ignores).collect())
}
