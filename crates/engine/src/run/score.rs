//! The big score, in its ten steps.

use crate::nouns::event::Happened;
use crate::nouns::fate::Fate;
use crate::nouns::ids::{BySeat, CardId, Ref, Seat, SiteId};
use crate::nouns::order::sort_by_key;
use crate::nouns::question::{Pick, Why};
use crate::nouns::time::Window;
use crate::nouns::zone::{Home, Zone};
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;
use crate::run::zones::End;
use crate::table::scoring::Scoring;

impl Cx<'_> {
    /// Steps 1 and 2: which bases are ready, and which of them the current player scores first.
    pub(crate) fn base_to_score(&mut self) -> Step<Option<SiteId>> {
        let ready = self.state.ready();
        if ready.len() < 2 {
            return Ok(ready.first().copied());
        }
        let options = ready.iter().map(|&s| Pick::Site(s)).collect();
        let ask = self.question(self.state.current, Why::ScoreFirst, options);
        let picks = self.put(ask)?;
        Ok(picks.iter().find_map(|p| match p {
            Pick::Site(s) => Some(*s),
            _ => None,
        }))
    }

    /// Steps 3 to 9 for one base.
    pub(crate) fn score(&mut self, site: SiteId) -> Step {
        let Some(base) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        let base = self.state.at(base);
        let seats = self.state.players.0.len();
        self.state.scoring = Some(Scoring {
            site,
            base,
            ranks: [Vec::new(), Vec::new(), Vec::new()],
            power: BySeat(vec![0; seats]),
            fates: Vec::new(),
            replacement: None,
            used: Vec::new(),
            cleared: false,
            silenced: false,
        });
        self.tell(Happened::Scoring(site, self.state.card(base.card).def));
        self.window(Window::BeforeScoring)?;
        let scores = self.still_scores(base) && self.state.can_score(site);
        if scores {
            self.award(site)?;
            self.window(Window::WhenScoring)?;
        }
        if scores && self.still_scores(base) {
            self.window(Window::AfterScoring)?;
        }
        if scores && self.still_scores(base) {
            let silenced = self.state.ignored_by_all(base.card);
            if let Some(scoring) = &mut self.state.scoring {
                scoring.silenced = silenced;
            }
            self.clear(site)?;
            self.replace(site, base)?;
            self.window(Window::AfterReplacement)?;
        } else {
            self.tell(Happened::ScoringStopped(site));
        }
        self.state.scoring = None;
        Ok(())
    }

    fn still_scores(&self, base: Ref) -> bool {
        self.state.stays(base)
    }

    /// Step 4: victory points by rank. Winner, runner-up and third are fixed here.
    fn award(&mut self, site: SiteId) -> Step {
        let state = &*self.state;
        let vp = state.site(site).map_or([0; 3], |s| state.victory_points(s.base));
        let mut standing: Vec<(Seat, i32)> = state
            .clockwise()
            .filter(|&seat| state.competes(seat, site))
            .map(|seat| (seat, state.total(seat, site)))
            .collect();
        sort_by_key(&mut standing, |&(_, power)| -power);
        let mut ranks = [Vec::new(), Vec::new(), Vec::new()];
        let mut awards = Vec::new();
        for &(seat, power) in &standing {
            let rank = standing.iter().filter(|(_, p)| *p > power).count();
            if rank < 3 {
                ranks[rank].push(seat);
                awards.push((rank as u8, seat, vp[rank], power));
            }
        }
        let power = BySeat(state.seats().map(|s| state.total(s, site)).collect());
        if let Some(scoring) = &mut self.state.scoring {
            scoring.ranks = ranks;
            scoring.power = power;
        }
        self.tell(Happened::Awarded(site, awards.clone()));
        self.by_rules(|cx| {
            for (_, seat, points, _) in awards {
                cx.gain_vp(seat, points)?;
            }
            Ok(())
        })
    }

    /// Step 7: what was declared instead of the discard pile happens, and all other cards are discarded
    /// together.
    fn clear(&mut self, site: SiteId) -> Step {
        let fates = self.state.scoring.as_ref().map_or(Vec::new(), |s| s.fates.clone());
        for (card, fate, id, you) in fates {
            if self.state.site_of(card.card) != Some(site) {
                continue;
            }
            let host = crate::nouns::host::Host { id, you, site: Some(site), on: None };
            self.as_ability(host, Doing::Ability, |cx| {
                match fate {
                    Fate::Move(to) => cx.move_to(card, to)?,
                    Fate::Hand => cx.place_in_hand(card)?,
                    Fate::ShuffledIn => !cx.shuffle_in_all(&[card])?.is_empty(),
                };
                Ok(())
            })?;
        }
        let left: Vec<Ref> = self
            .state
            .site(site)
            .map_or(Vec::new(), |s| s.cards.iter().map(|&c| self.state.at(c)).collect());
        if let Some(scoring) = &mut self.state.scoring {
            scoring.cleared = true;
        }
        self.by_rules(|cx| cx.discard_from_play(&left))
    }

    /// Steps 8 and 9: the base goes to the base discard pile, and another takes its place.
    fn replace(&mut self, site: SiteId, base: Ref) -> Step {
        let chosen = self.state.scoring.as_mut().and_then(|s| s.replacement.take());
        self.state.put(base.card, Zone::Discard(Home::Bases), End::Top);
        let gone = self.state.at(base.card);
        if let Some(scoring) = &mut self.state.scoring {
            scoring.base = gone;
            scoring.cleared = false;
        }
        let next = match chosen {
            Some(card) => Some(card),
            None => self.top_card(Home::Bases),
        };
        let Some(next) = next else {
            self.state.sites.retain(|s| s.id != site);
            return Ok(());
        };
        self.reveal_barrier();
        self.place_base(site, base.card, next)
    }

    /// Puts a base card on a site from which the old one has been taken.
    pub(crate) fn place_base(&mut self, site: SiteId, old: CardId, new: CardId) -> Step {
        self.state.put(new, Zone::Base(site), End::Top);
        if let Some(s) = self.state.site_mut(site) {
            s.base = new;
        }
        self.state.refresh_site(Some(site));
        let (old, new) = (self.state.card(old).def, self.state.card(new).def);
        self.tell(Happened::Replaced(site, old, new));
        self.settle()
    }

    /// Swaps the base at a site with one from the base deck: the cards played on the base are discarded,
    /// the minions stay.
    pub fn swap_base(&mut self, site: SiteId, new: CardId) -> Step {
        let Some(s) = self.state.site(site) else { return Ok(()) };
        let old = s.base;
        let is_action = |c: &&CardId| self.state.is_action(**c);
        let actions: Vec<Ref> =
            s.cards.iter().filter(is_action).map(|&c| self.state.at(c)).collect();
        self.discard_from_play(&actions)?;
        self.exchange_base(site, old, new)?;
        self.shuffle(Home::Bases);
        Ok(())
    }

    /// Swaps the base at a site with the top card of the base deck, which it is then the top card of. What is still
    /// there is discarded.
    pub fn swap_base_with_top(&mut self, site: SiteId) -> Step {
        let Some(s) = self.state.site(site) else { return Ok(()) };
        let (old, left) = (s.base, s.cards.iter().map(|&c| self.state.at(c)).collect::<Vec<_>>());
        let Some(new) = self.top_card(Home::Bases) else { return Ok(()) };
        self.discard_from_play(&left)?;
        self.reveal_barrier();
        self.exchange_base(site, old, new)
    }

    /// The base at a site goes on top of the base deck, and one from there takes its place.
    fn exchange_base(&mut self, site: SiteId, old: CardId, new: CardId) -> Step {
        self.note_removed(self.state.at(old));
        self.state.put(old, Zone::Deck(Home::Bases), End::Top);
        self.place_base(site, old, new)
    }

    /// Declares what becomes of a card of the scoring base instead of the discard pile.
    pub fn instead_of_discard(&mut self, card: Ref, fate: Fate) {
        let Some(host) = self.host() else { return };
        let snapshot = self.snapshot(card.card);
        if let Some(scoring) = &mut self.state.scoring {
            scoring.fates.push((card, fate, host.id, host.you));
        }
        self.tell(Happened::Declared(snapshot, fate));
    }

    /// Declares which base replaces the scored one. It is kept aside until then. What was declared first
    /// counts; another base goes back to the top of its deck.
    pub fn replace_with(&mut self, base: CardId) {
        let Some(scoring) = &mut self.state.scoring else { return };
        if scoring.replacement.is_none() {
            scoring.replacement = Some(base);
        } else if !matches!(self.state.card(base).zone, Zone::Discard(_)) {
            self.state.put(base, Zone::Deck(Home::Bases), End::Top);
        }
    }
}
