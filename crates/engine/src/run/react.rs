//! Timing: who hears what happened, and the one function that resolves simultaneous abilities, in answer to
//! an event or in a window of the turn: mandatory ones first in the order the current player chooses, then
//! optional ones, one at a time clockwise until all pass in a row.

use crate::look::eye::Eye;
use crate::nouns::event::{Event, Happened};
use crate::nouns::host::{Host, picks};
use crate::nouns::ids::{Ref, Seats};
use crate::nouns::play::Permission;
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::Window;
use crate::print::ability::{About, Duty, Whom};
use crate::print::act::Act;
use crate::print::kinds::{self, Fresh};
use crate::run::candidates::{Candidate, Timing, Use};
use crate::run::cx::{Cx, Step};
use crate::run::frame::{Answer, Doing};

impl Cx<'_> {
    /// Resolves what the current frame triggered.
    pub(crate) fn reactions(&mut self) -> Step {
        loop {
            self.hear_late();
            let Some(frame) = self.frames.last_mut() else { return Ok(()) };
            if frame.pending.is_empty() && frame.events.is_empty() {
                if frame.emptied.is_empty() {
                    return Ok(());
                }
                self.discard_emptied()?;
                continue;
            }
            let waiting = std::mem::take(&mut frame.pending);
            let events = std::mem::take(&mut frame.events);
            self.resolve(&mut Timing::After(waiting, events))?;
        }
    }

    /// Resolves what the current frame triggered of a card's own because something holds.
    pub(crate) fn own_conditions(&mut self, card: Ref) -> Step {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let own = frame.pending.extract_if(.., |t| t.event.is_none() && t.host.id.host == card);
        let own: Vec<_> = own.collect();
        if own.is_empty() {
            return Ok(());
        }
        self.resolve(&mut Timing::After(own, Vec::new()))
    }

    /// Opens a window of the turn or of a scoring and resolves what belongs to it.
    pub(crate) fn window(&mut self, window: Window) -> Step {
        let site = self.state.scoring_site();
        self.tell(Happened::Window(window, site));
        let scored_base_speaks = window == Window::AfterReplacement;
        if !scored_base_speaks && !self.state.could_have(kinds::at(window)) {
            return Ok(());
        }
        let outer = self.window.replace(window);
        self.resolve(&mut Timing::Window(window, Vec::new()))?;
        self.window = outer;
        Ok(())
    }

    /// Lets players answer what has just been told before anything comes of it: a card that has been played, a coin that has
    /// fallen.
    pub(crate) fn interrupts(&mut self, fresh: Fresh) -> Step {
        let at = self.state.history.len() - 1;
        if !self.state.could_have(kinds::when(fresh)) {
            return Ok(());
        }
        self.resolve(&mut Timing::When(fresh, at, Vec::new()))
    }

    fn resolve(&mut self, timing: &mut Timing) -> Step {
        loop {
            self.mandatory(timing)?;
            if !self.optional_round(timing)? {
                return Ok(());
            }
        }
    }

    /// Resolves mandatory abilities until none is left.
    fn mandatory(&mut self, timing: &mut Timing) -> Step {
        loop {
            let waiting = self.candidates(timing, Duty::Must);
            let Some(&first) = waiting.first() else { return Ok(()) };
            // A play that is granted is used when its player likes: there is no order to choose.
            if let Some(&grant) = waiting.iter().find(|c| matches!(c.answer, Answer::ExtraPlay(_)))
            {
                self.answer(timing, grant)?;
                continue;
            }
            let mut different: Vec<Host> = Vec::new();
            for c in &waiting {
                if !different.iter().any(|h| self.state.same_reaction(h, &c.host)) {
                    different.push(c.host);
                }
            }
            let options = picks(&different);
            let matters = options.len() > 1 && waiting.iter().any(|c| !c.idle);
            let chosen = if matters {
                let ask = self.rules_question(self.state.current, Why::Order, options);
                let picked = self.put_for_one(ask)?;
                waiting.iter().find(|c| picked == Some(c.host.pick())).copied().unwrap_or(first)
            } else {
                first
            };
            self.answer(timing, chosen)?;
        }
    }

    /// Lets the players use optional abilities, one each, clockwise from the current player, until all have
    /// passed in a row. True if a mandatory ability came up meanwhile.
    fn optional_round(&mut self, timing: &mut Timing) -> Step<bool> {
        let (mut next, seats) = (self.state.current, self.state.players.0.len());
        let mut passed = 0;
        let mut waiting = self.candidates(timing, Duty::May);
        let mut asked = false;
        while passed < seats {
            let seat = next;
            next = self.state.after(seat);
            let mine: Vec<Candidate> =
                waiting.iter().filter(|c| c.host.you == seat).copied().collect();
            let could = self.could_answer(timing, seat);
            if mine.is_empty() && !could {
                passed += 1;
                continue;
            }
            // What heard several events is offered once; of which of them it speaks is asked then.
            let options = picks(mine.iter().map(|c| &c.host));
            let (why, window) = match timing {
                Timing::After(..) | Timing::When(..) => (Why::React, false),
                Timing::Window(w, _) => (Why::Window(*w), !w.is_of_duel()),
            };
            let private = could || mine.iter().any(|c| self.state.works_face_down(&c.host));
            let mut ask = self.rules_question(seat, why, options);
            ask.min = 0;
            ask.private = private;
            if let Some(base) = self.state.scoring.as_ref().map(|s| s.base)
                && window
            {
                ask.source = Some(base);
                ask.def = Some(self.state.card(base.card).def);
            }
            ask.max = 1;
            let picked = self.put_always(ask)?.first().copied();
            asked = true;
            let used = mine.into_iter().filter(|c| picked == Some(c.host.pick())).collect();
            match self.about_one(used)? {
                None => passed += 1,
                Some(candidate) => {
                    passed = 0;
                    self.answer(timing, candidate)?;
                    if !self.candidates(timing, Duty::Must).is_empty() {
                        self.mandatory(timing)?;
                    }
                }
            }
            waiting = self.candidates(timing, Duty::May);
        }
        Ok(asked && !self.candidates(timing, Duty::Must).is_empty())
    }

    /// Of which of several events that an ability heard its player speaks ("it", "there") by using it: asked where that makes a
    /// difference.
    fn about_one(&mut self, waiting: Vec<Candidate>) -> Step<Option<Candidate>> {
        let Some(&first) = waiting.first() else { return Ok(None) };
        let mut apart: Vec<(Pick, Option<Snapshot>, Candidate)> = Vec::new();
        for c in waiting {
            let Some((pick, it)) = self.spoken_of(&c) else { continue };
            let like = |of: &Option<Snapshot>| {
                of.as_ref().zip(it.as_ref()).is_some_and(|(of, it)| of.is_like(it))
            };
            if !apart.iter().any(|(other, of, _)| *other == pick || like(of)) {
                apart.push((pick, it, c));
            }
        }
        if apart.len() < 2 {
            return Ok(apart.pop().map(|(.., c)| c).or(Some(first)));
        }
        let (card, def) = (first.host.id.host, first.host.id.def);
        let options = apart.iter().map(|&(pick, ..)| pick).collect();
        let ask = self.rules_question(first.host.you, Why::AboutWhich, options);
        let private = self.state.seen_by(card.card) != Seats::ALL;
        let ask = Ask { source: Some(card), def: Some(def), private, ..ask };
        let picked = self.put_always(ask)?.first().copied();
        Ok(apart.into_iter().find(|&(pick, ..)| picked == Some(pick)).map(|(.., c)| c))
    }

    /// What the text of an answer speaks of ("it", "there"): how that is picked, and a card as it was.
    fn spoken_of(&self, c: &Candidate) -> Option<(Pick, Option<Snapshot>)> {
        let ability = self.state.catalog.def(c.host.id.def).ability(c.host.id.index)?;
        let (Act::After(kind, heard, _) | Act::ExtraPlay(kind, heard, _)) = ability.act else {
            return None;
        };
        if ability.about() == About::Nothing {
            return None;
        }
        let event = self.state.history.get(c.event?)?;
        if let Some(site) = event.base_came() {
            return Some((Pick::Site(site), None));
        }
        let eye = Eye { state: self.state, host: c.host };
        let it = event.it(kind, |event| heard(&eye, event))?;
        // What has gone where not everybody sees it is named by where it was.
        let by_card =
            ability.about() == About::It && self.state.seen_by(it.card.card) == Seats::ALL;
        match by_card {
            true => Some((Pick::Card(it.card.card), Some(it.clone()))),
            false => {
                let there = event.there(it).filter(|&site| self.state.site(site).is_some())?;
                Some((Pick::Site(there), None))
            }
        }
    }

    /// Runs one waiting ability.
    fn answer(&mut self, timing: &mut Timing, candidate: Candidate) -> Step {
        let Candidate { answer, event, limit, .. } = candidate;
        let host = self.state.refreshed(candidate.host);
        match timing {
            Timing::After(waiting, _) => {
                waiting.remove(candidate.at);
            }
            Timing::Window(_, used) => used.push(Use { id: host.id, by: host.you, on: host.on }),
            Timing::When(_, _, used) => used.push(host.id),
        }
        if let (Answer::GoOn(_), Some(frame)) = (answer, self.frames.last_mut()) {
            frame.unfinished -= 1;
        }
        if candidate.idle || !self.count_use(host.id) {
            return Ok(());
        }
        self.state.mark_used(limit, &host);
        self.frame(Some(host), Doing::Ability, event, |cx| {
            if !matches!(answer, Answer::GoOn(_)) {
                cx.begin_use(&host);
            }
            cx.run_answer(candidate.duty, answer, &host, event)?;
            // What depends on hands or victory points follows at once.
            cx.settle()
        })
    }

    /// What an answer does, in its own frame.
    fn run_answer(
        &mut self,
        duty: Duty,
        answer: Answer,
        host: &Host,
        event: Option<usize>,
    ) -> Step {
        let run = match answer {
            Answer::ExtraPlay(what) => return self.answer_by_a_play(what),
            Answer::GoOn(run) => return run(self),
            Answer::Run(run) => run,
        };
        if duty == Duty::May {
            // Who uses a base's ability does not ignore it.
            self.set_ignored(host.you, host.id.host, false);
        } else if self.concerns(host) && self.ignores_base(host.you)? {
            return Ok(());
        }
        let action = self.state.is_action(host.id.host.card) && self.eye().own_play().is_none();
        let waits = self.state.works_from_hand(host) || self.state.works_revealed(host.id);
        if action && waits {
            // Using the Special of an action in the hand is playing it, unless it says where to.
            return self.play_special(*host, event, run);
        }
        run(self)
    }

    /// "..., you may play an extra ...": nothing that anybody would ignore.
    fn answer_by_a_play(&mut self, what: fn(&Eye, &Event) -> Permission) -> Step {
        let (you, this) = (self.you(), self.this());
        self.set_ignored(you, this, false);
        match self.event().map(|event| what(&self.eye(), event)) {
            Some(play) => self.extra_play(play),
            None => Ok(()),
        }
    }

    /// Whether a base's ability is run for one player ("the winner ..."), who may then ignore it as a whole.
    fn concerns(&self, host: &Host) -> bool {
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        ability.is_some_and(|a| a.whom != Whom::You)
    }
}
