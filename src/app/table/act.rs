//! What a tap, a drop or a key on the table means for the open question.

use super::controller::Table;
use super::lift;
use super::sheet::Sheet;
use super::words;
use crate::engine::ids::{CardId, SiteId};
use crate::engine::question::{Pick, Why};
use crate::engine::view::AskView;
use crate::words::page::t;
use leptos::prelude::*;

impl Table {
    /// A card was tapped.
    pub fn tap_card(&self, card: CardId) {
        let site = self.site_of(card);
        if let Some(lift) = self.lift.get_untracked() {
            if lift.card == card {
                // The second tap on the card plays what needs no place, and puts back what does.
                return if lift.anywhere { self.let_go(None) } else { self.put_back() };
            }
            if lift.target(Pick::Card(card)).is_some() {
                return self.let_go(Some(Pick::Card(card)));
            }
            if let Some(site) = site {
                return self.tap_site(site);
            }
            return if self.lifts(card) { self.lift_card(card) } else { self.open(card) };
        }
        let Some(ask) = self.ask.get_untracked() else { return self.open(card) };
        let picks: Vec<Pick> = picks_of(&ask, card);
        match picks[..] {
            [_] if ask.max == 1 && self.lifts(card) => self.lift_card(card),
            [Pick::Use(..)] if ask.why == Why::PlayCards => self.open(card),
            [pick] => self.choose(pick),
            [] => match site.filter(|&s| offers(&ask, Pick::Site(s))) {
                Some(site) => self.tap_site(site),
                None => self.open(card),
            },
            // Several abilities of one card: the sheet tells them apart.
            _ => self.open(card),
        }
    }

    /// A base, or the space beside it, was tapped.
    pub fn tap_site(&self, site: SiteId) {
        let at = Pick::Site(site);
        if let Some(lift) = self.lift.get_untracked() {
            if lift.target(at).is_some() {
                return self.let_go(Some(at));
            }
            if lift.anywhere {
                return self.let_go(None);
            }
            return self.refuse(Some(site));
        }
        let ask = self.ask.get_untracked();
        if let Some(ask) = ask.as_ref().filter(|a| a.why != Why::PlayCards) {
            let base = self
                .view
                .with_untracked(|v| v.sites.iter().find(|s| s.id == site).map(|s| s.base.id));
            let as_card = base.and_then(|b| picks_of(ask, b).first().copied());
            if let Some(pick) = Some(at).filter(|&p| offers(ask, p)).or(as_card) {
                return self.choose(pick);
            }
        }
        self.sheet.set(Some(Sheet::Site(site)));
    }

    /// Whether a tap on this card lifts it, so that it can be read before it is played.
    #[must_use]
    pub fn lifts(&self, card: CardId) -> bool {
        let in_play = self.site_of(card).is_some();
        self.ask.get_untracked().is_some_and(|ask| {
            let free =
                matches!(ask.why, Why::PlayCards | Why::Window(_) | Why::React | Why::PlayExtra(_));
            free && !in_play && ask.max == 1 && picks_of(&ask, card).len() == 1
        })
    }

    /// Lifts a card; true if it hangs in the air now.
    pub fn lift_card(&self, card: CardId) {
        self.put_away();
        self.told.set(String::new());
        self.lift.set(self.peek(|s| lift::lift(s, card)));
        self.focus_targets();
    }

    /// Lets the lifted card go at a place, or anywhere on the table.
    pub fn let_go(&self, at: Option<Pick>) {
        let Some(lift) = self.lift.get_untracked() else { return };
        let name = words::def(self.def_of(lift.card)).name;
        match at.and_then(|at| lift.target(at)) {
            Some(target) => {
                let place = self.place_name(target.at);
                self.answer_all(&target.answers);
                self.told.set((t().told.put_down)(name, place));
            }
            None => match lift.pick.filter(|_| lift.anywhere) {
                Some(pick) => {
                    self.answer(&[pick]);
                    self.told.set((t().told.played)(name));
                }
                None => return self.put_back(),
            },
        }
        self.focus_onward();
    }

    /// The name of a place on the table.
    #[must_use]
    pub fn place_name(&self, at: Pick) -> &'static str {
        let card = match at {
            Pick::Site(site) => self
                .view
                .with_untracked(|v| v.sites.iter().find(|s| s.id == site).map(|s| s.base.id)),
            other => other.card(),
        };
        card.map_or("", |c| words::def(self.def_of(c)).name)
    }

    /// Puts the lifted card back and says why it cannot go to this site.
    pub fn refuse(&self, site: Option<SiteId>) {
        let Some(lift) = self.lift.get_untracked() else { return };
        let why = self.peek(|s| words::why_not(s, lift.who, lift.card, site));
        self.put_back();
        self.say(why, true);
    }

    /// Picks something: the answer itself where one pick is asked for, else one more of several.
    pub fn choose(&self, pick: Pick) {
        let Some(ask) = self.ask.get_untracked() else { return };
        if ask.max == 1 {
            return self.answer(&[pick]);
        }
        self.chosen.update(|chosen| {
            if let Some(at) = chosen.iter().position(|p| *p == pick) {
                chosen.remove(at);
            } else if chosen.len() < usize::from(ask.max) {
                chosen.push(pick);
            }
        });
    }

    /// Shows a card in full.
    pub fn open(&self, card: CardId) {
        self.sheet.set(Some(Sheet::Card(card)));
    }
}

/// The legal picks that are about this card.
#[must_use]
pub fn picks_of(ask: &AskView, card: CardId) -> Vec<Pick> {
    ask.choices.iter().map(|c| c.pick).filter(|p| p.card() == Some(card)).collect()
}

/// Whether this pick is legal.
#[must_use]
pub fn offers(ask: &AskView, pick: Pick) -> bool {
    ask.choices.iter().any(|c| c.pick == pick)
}
