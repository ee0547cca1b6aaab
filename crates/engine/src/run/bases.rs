//! Bases that come and go: they replace a scored one, and are exchanged.

use crate::look::state::State;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{To, Way};
use crate::nouns::ids::{CardId, Ref, SiteId};
use crate::nouns::zone::{Home, Zone};
use crate::print::act::Act;
use crate::print::kinds::{self, Moment};
use crate::run::cx::{Cx, Step};
use crate::run::frame::{Doing, Ear};
use crate::run::zones::End;
use crate::table::scoring::{Replacement, Scoring, Stage};

/// Which base of the base deck comes in exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewBase {
    /// The top card of the deck. The old base is then the top card.
    Top,
    /// The base that was found by a search. The deck is shuffled after it.
    Found(Ref),
    /// A base of the base discard pile.
    Discarded(Ref),
}

/// Which cards at a base that leaves stay for the one that comes. The others are discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// None.
    Nothing,
    /// Minions, with what is on them.
    Minions,
    /// All but the actions on the base and what is buried.
    NoActions,
    /// All, also what is buried.
    All,
}

impl Keep {
    fn stays(self, state: &State, card: CardId) -> bool {
        match self {
            Keep::Nothing => false,
            Keep::Minions => state.is_minion(card),
            Keep::NoActions => !state.is_action(card),
            Keep::All => true,
        }
    }
}

impl Cx<'_> {
    /// "Swap this base with ...": exchanges the base at a site for one from the base deck or discard pile, where it takes that
    /// one's place; if there is none, nothing happens.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn exchange_base(&mut self, site: SiteId, with: NewBase, keep: Keep) -> Step {
        let Some(old) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        let Some(new) = self.new_base(with)? else { return Ok(()) };
        self.discard_at(site, keep)?;
        if with == NewBase::Top {
            self.reveal_barrier();
        }
        self.note_removed(self.state.at(old));
        self.state.put(old, self.state.card(new).zone, End::Top);
        self.place_base(site, old, new)?;
        if matches!(with, NewBase::Found(_)) {
            self.shuffle(Home::Bases);
        }
        Ok(())
    }

    /// The base that comes, if there is one.
    fn new_base(&mut self, with: NewBase) -> Step<Option<CardId>> {
        match with {
            NewBase::Top => self.top_card(Home::Bases),
            NewBase::Found(base) | NewBase::Discarded(base) => Ok(Some(base.card)),
        }
    }

    /// "Destroy a base. Replace it with ...": the base goes to the base discard pile before the other is looked for.
    pub fn destroy_base(&mut self, site: SiteId, with: NewBase, keep: Keep) -> Step {
        let Some(old) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        self.discard_at(site, keep)?;
        self.note_removed(self.state.at(old));
        self.tell(Happened::BaseDestroyed(site, self.state.card(old).def));
        self.state.put(old, Zone::Discard(Home::Bases), End::Top);
        let Some(new) = self.new_base(with)? else { return Ok(()) };
        if with == NewBase::Top {
            self.reveal_barrier();
        }
        self.place_base(site, old, new)
    }

    /// "Replace this base with the top card of the base deck, keep all cards on it, discard this card, and keep scoring."
    pub fn score_on_with_top_base(&mut self) -> Step {
        let Some(site) = self.state.scoring_site() else { return Ok(()) };
        let Some(old) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        let Some(new) = self.top_card(Home::Bases)? else { return Ok(()) };
        self.reveal_barrier();
        self.note_removed(self.state.at(old));
        self.state.put(old, Zone::Discard(Home::Bases), End::Top);
        self.lay_base(site, new);
        let new = self.state.at(new);
        if let Some(scoring) = &mut self.state.scoring {
            scoring.base = new;
        }
        self.tell_of_base(site, old, new.card)
    }

    /// The bases of the base discard pile.
    #[must_use]
    pub fn discarded_bases(&self) -> Vec<Ref> {
        self.refs(self.state.discard(Home::Bases))
    }

    /// "Play the top base of the base deck.": beside the others, where it stays; where it is then, if there was one.
    pub fn play_base(&mut self) -> Step<Option<SiteId>> {
        let Some(new) = self.top_card(Home::Bases)? else { return Ok(None) };
        self.reveal_barrier();
        let site = self.state.add_site(new);
        let ears = self.ears_with_base(new);
        self.emit(&ears, Happened::NewBase(site, self.state.card(new).def));
        self.settle()?;
        self.monsters_of_new_base(site)?;
        Ok(Some(site))
    }

    /// Discards the cards at a site, all but those that stay for the next base; what is buried there does only where all
    /// does.
    pub(crate) fn discard_at(&mut self, site: SiteId, keep: Keep) -> Step {
        let Some(site) = self.state.site(site) else { return Ok(()) };
        let goes = site.cards.iter().filter(|&&c| !keep.stays(self.state, c));
        let buried = site.buried.iter().filter(|_| keep != Keep::All);
        let goes = goes.chain(buried).map(|&c| self.state.at(c));
        let goes: Vec<Ref> = goes.collect();
        self.go(&goes, Way::Discarded, To::Discard).map(drop)
    }

    /// Puts a base on a site from which the old one has been taken.
    fn place_base(&mut self, site: SiteId, old: CardId, new: CardId) -> Step {
        self.lay_base(site, new);
        self.tell_of_base(site, old, new)
    }

    fn lay_base(&mut self, site: SiteId, new: CardId) {
        self.state.put(new, Zone::Base(site), End::Top);
        if let Some(s) = self.state.site_mut(site) {
            s.base = new;
        }
        self.state.refresh_site(Some(site));
    }

    /// Tells that a base has come in the place of another; it hears of that itself.
    fn tell_of_base(&mut self, site: SiteId, old: CardId, new: CardId) -> Step {
        let ears = self.ears_with_base(new);
        let (old, new) = (self.state.card(old).def, self.state.card(new).def);
        self.emit(&ears, Happened::Replaced(site, old, new));
        self.settle()?;
        self.monsters_of_new_base(site)
    }

    /// Who hears that a base comes: whoever is there, and of its own abilities those that are about itself.
    fn ears_with_base(&self, base: CardId) -> Vec<Ear> {
        let kind = kinds::after(EventKind::BaseCame);
        let mut ears = self.ears(kind);
        ears.retain(|(host, ability)| ability.is_of_itself() == (host.id.host.card == base));
        ears
    }

    /// What bases do that lie there as the game begins, from the left: one that comes by it does the same.
    pub(crate) fn set_up_bases(&mut self) -> Step {
        let sites: Vec<SiteId> = self.state.sites.iter().map(|s| s.id).collect();
        for &site in &sites {
            self.monsters_of_new_base(site)?;
        }
        for site in sites {
            let mut done: Option<CardId> = None;
            while let Some(base) =
                self.state.site(site).map(|s| s.base).filter(|&b| done != Some(b))
            {
                done = Some(base);
                let mut rows = Vec::new();
                let setup = kinds::run(Moment::Setup);
                self.state.each_ability_on(base, setup, &mut |eye, a| {
                    if let Act::Run(_, _, run) = a.act {
                        rows.push((eye.host, run));
                    }
                });
                for (host, run) in rows {
                    self.as_ability(host, Doing::Ability, |cx| run(cx))?;
                }
            }
        }
        Ok(())
    }

    /// Steps 8 and 9 of a scoring: the base goes to the base discard pile, and another takes its place. If there is
    /// none, its site is gone.
    pub(crate) fn replace_scored(&mut self) -> Step {
        let Some(scoring) = &mut self.state.scoring else { return Ok(()) };
        let (site, base, chosen) = (scoring.site, scoring.base, scoring.replacement.take());
        self.state.put(base.card, Zone::Discard(Home::Bases), End::Top);
        let gone = self.state.at(base.card);
        if let Some(scoring) = &mut self.state.scoring {
            scoring.base = gone;
            scoring.stage = Stage::Replaced;
        }
        let next = match chosen {
            Some(chosen) => Some(chosen.base.card),
            None => self.top_card(Home::Bases)?,
        };
        let Some(next) = next else {
            self.state.sites.retain(|s| s.id != site);
            self.state.kinds = self.state.kinds_on_table();
            return Ok(());
        };
        self.reveal_barrier();
        self.place_base(site, base.card, next)
    }

    /// "It replaces this base": declares which base replaces the scored one. It is set aside until then. What was declared
    /// first counts; another base goes back to where it came from.
    pub fn replace_with(&mut self, base: Ref) {
        let from = self.state.card(base.card).zone;
        if !self.state.stays(base) || self.state.scoring.is_none() {
            return;
        }
        if matches!(from, Zone::Discard(_)) {
            self.state.put(base.card, Zone::Revealed(Home::Bases), End::Top);
        }
        let chosen = Replacement { base: self.state.at(base.card), from };
        match &mut self.state.scoring {
            Some(Scoring { replacement: first @ None, .. }) => *first = Some(chosen),
            _ => self.put_base_back(chosen),
        }
    }

    /// A base that was chosen to replace another, and does not: back to where it came from.
    pub(crate) fn put_base_back(&mut self, Replacement { base, from }: Replacement) {
        let back = match from {
            Zone::Discard(_) => from,
            _ => Zone::Deck(Home::Bases),
        };
        if self.state.stays(base) {
            self.state.put(base.card, back, End::Top);
        }
    }
}
