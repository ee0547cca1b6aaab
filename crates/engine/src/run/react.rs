//! Timing: who hears what happened, and the one function that resolves simultaneous abilities, in answer to
//! an event or in a window of the turn: mandatory ones first in the order the current player chooses, then
//! optional ones, one at a time clockwise until all pass in a row.

use crate::look::eye::Eye;
use crate::nouns::event::{Event, EventKind, Happened};
use crate::nouns::host::{Host, picks};
use crate::nouns::ids::{Seat, Seats};
use crate::nouns::mask::Mask;
use crate::nouns::play::Permission;
use crate::nouns::privacy::Privacy;
use crate::nouns::question::Why;
use crate::nouns::time::Window;
use crate::print::ability::{Ability, Duty, Whom};
use crate::print::act::Act;
use crate::print::kinds;
use crate::run::candidates::{Candidate, Timing, Use};
use crate::run::cx::{Cx, Step};
use crate::run::frame::{Answer, Doing, Ear, Triggered};

impl Cx<'_> {
    /// Everybody who could hear an event of these kinds now. Taken before a change: who leaves by it hears
    /// it, who comes by it does not.
    pub(crate) fn ears(&self, kinds: Mask) -> Vec<Ear> {
        if let Some(moment) = self.frames.last().and_then(|f| f.moment.as_ref()) {
            return moment.clone();
        }
        let mut ears = Vec::new();
        self.state.each_ability(kinds, |eye, ability| ears.push((eye.host, ability)));
        self.state.each_hidden(kinds, &mut |host, ability| ears.push((host, ability)));
        ears
    }

    /// Runs several changes as one: whoever is there as they begin hears all of them, and the table is settled when
    /// they are over.
    pub(crate) fn at_one_moment(&mut self, body: impl FnOnce(&mut Self) -> Step) -> Step {
        let ears = self.ears(kinds::AFTER_ANYTHING);
        if let Some(frame) = self.frames.last_mut() {
            frame.moment = Some(ears);
        }
        let result = body(self);
        if let Some(frame) = self.frames.last_mut() {
            frame.moment = None;
        }
        result.and_then(|()| self.settle())
    }

    /// Whether changes go on that happen at one moment.
    pub(crate) fn in_one_moment(&self) -> bool {
        self.frames.last().is_some_and(|f| f.moment.is_some())
    }

    /// Adds an event, and lets those in `ears` who listen for it wait for their turn to answer.
    pub(crate) fn emit(&mut self, ears: &[Ear], what: Happened) {
        self.emit_to(ears, Seats::ALL, what);
    }

    /// As [`Cx::emit`], with its cards known to some seats only.
    pub(crate) fn emit_to(&mut self, ears: &[Ear], seen: Seats, what: Happened) {
        self.tell_to(seen, what);
        let at = self.state.history.len() - 1;
        let frame = self.frame_id();
        self.note_for_hidden_hands(at);
        for (host, ability) in ears {
            let (kind, heard, answer) = match ability.act {
                Act::After(kind, heard, run) => (kind, heard, Answer::Run(run)),
                Act::ExtraPlay(kind, heard, what) => (kind, heard, Answer::ExtraPlay(what)),
                _ => continue,
            };
            let event = &self.state.history[at];
            if !event.what.is(kind) {
                continue;
            }
            let Some(you) = self.state.whom(ability.whom, *host, event) else { continue };
            let host = host.for_player(you);
            if !heard(&Eye { state: self.state, host }, event) {
                continue;
            }
            let Some(top) = self.frames.last_mut() else { continue };
            // "A card that affects this minion" answers once for the card, not for each of its effects.
            let again = kind == EventKind::Affected
                && top.pending.iter().any(|t| t.host.id == host.id && t.kind == kind);
            if !again {
                top.pending.push(Triggered {
                    host,
                    duty: ability.duty,
                    limit: ability.limit,
                    when: ability.when,
                    answer,
                    event: at,
                    frame,
                    kind,
                });
            }
        }
    }

    /// Notes an event that somebody might answer from the hand, as far as all can see.
    fn note_for_hidden_hands(&mut self, at: usize) {
        let state = &*self.state;
        if state.privacy == Privacy::Exact || !state.hidden_kinds[0].meets(kinds::AFTER_ANYTHING) {
            return;
        }
        let hears = |host, ability: &Ability| state.hears(host, ability, at);
        let could = state.seats().any(|seat| state.could_hold(seat, hears));
        if let Some(frame) = self.frames.last_mut().filter(|_| could) {
            frame.events.push(at);
        }
    }

    /// Resolves what the current frame triggered.
    pub(crate) fn reactions(&mut self) -> Step {
        loop {
            let Some(frame) = self.frames.last_mut() else { return Ok(()) };
            if frame.pending.is_empty() && frame.events.is_empty() {
                return Ok(());
            }
            let waiting = std::mem::take(&mut frame.pending);
            let events = std::mem::take(&mut frame.events);
            self.resolve(&mut Timing::After(waiting, events))?;
        }
    }

    /// Opens a window of the turn or of a scoring and resolves what belongs to it.
    pub(crate) fn window(&mut self, window: Window) -> Step {
        let site = self.state.scoring_site();
        self.tell(Happened::Window(window, site));
        let outer = self.window.replace(window);
        self.resolve(&mut Timing::Window(window, Vec::new()))?;
        self.window = outer;
        Ok(())
    }

    /// Lets players answer a card that has been played before it does anything.
    pub(crate) fn interrupts(&mut self) -> Step {
        let at = self.state.history.len() - 1;
        let mut any = self.state.hidden_kinds[0].meets(kinds::WHEN);
        self.state.each_ability(kinds::WHEN, |_, _| any = true);
        if !any {
            return Ok(());
        }
        self.resolve(&mut Timing::When(at, Vec::new()))
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
                let picks = self.put(ask)?;
                waiting.iter().find(|c| picks.contains(&c.host.pick())).copied().unwrap_or(first)
            } else {
                first
            };
            self.answer(timing, chosen)?;
        }
    }

    /// Lets the players use optional abilities, one each, clockwise from the current player, until all have
    /// passed in a row. True if a mandatory ability came up meanwhile.
    fn optional_round(&mut self, timing: &mut Timing) -> Step<bool> {
        let seats: Vec<Seat> = self.state.clockwise().collect();
        let mut passed = 0;
        let mut turn = 0;
        while passed < seats.len() {
            let seat = seats[turn % seats.len()];
            turn += 1;
            let mine: Vec<Candidate> = self
                .candidates(timing, Duty::May)
                .into_iter()
                .filter(|c| c.host.you == seat)
                .collect();
            let could = self.could_answer(timing, seat);
            if mine.is_empty() && !could {
                passed += 1;
                continue;
            }
            // What heard several events is offered once, for the first of them.
            let options = picks(mine.iter().map(|c| &c.host));
            let (why, window) = match timing {
                Timing::After(..) | Timing::When(..) => (Why::React, false),
                Timing::Window(w, _) => (Why::Window(*w), true),
            };
            let private = could || mine.iter().any(|c| self.state.works_from_hand(&c.host));
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
            let picks = self.put_always(ask)?;
            let used = mine.iter().find(|c| picks.contains(&c.host.pick()));
            match used {
                None => passed += 1,
                Some(&candidate) => {
                    passed = 0;
                    self.answer(timing, candidate)?;
                    if !self.candidates(timing, Duty::Must).is_empty() {
                        self.mandatory(timing)?;
                    }
                }
            }
        }
        Ok(!self.candidates(timing, Duty::Must).is_empty())
    }

    /// Runs one waiting ability.
    fn answer(&mut self, timing: &mut Timing, candidate: Candidate) -> Step {
        let Candidate { answer, event, limit, .. } = candidate;
        let host = self.state.refreshed(candidate.host);
        match timing {
            Timing::After(waiting, _) => {
                waiting.remove(candidate.at);
            }
            Timing::Window(_, used) => used.push(Use { id: host.id, by: host.you }),
            Timing::When(_, used) => used.push(host.id),
        }
        if candidate.idle || !self.count_use(host.id) {
            return Ok(());
        }
        self.state.mark_used(limit, &host);
        self.tell(Happened::Used(host.id, host.you));
        self.frame(Some(host), Doing::Ability, event, |cx| {
            let run = match answer {
                Answer::Run(run) => run,
                Answer::ExtraPlay(what) => return cx.answer_by_a_play(what),
            };
            if candidate.duty == Duty::May {
                // Who uses a base's ability does not ignore it.
                cx.set_ignored(host.you, false);
            } else if cx.concerns(&host) && cx.ignores_base(host.you)? {
                return Ok(());
            }
            let action = cx.state.is_action(host.id.host.card) && cx.eye().own_play().is_none();
            if action && cx.state.works_from_hand(&host) {
                // Using the Special of an action in the hand is playing it, unless it says where to.
                return cx.play_special(host, event, run);
            }
            run(cx)
        })
    }

    /// "..., you may play an extra ...": nothing that anybody would ignore.
    fn answer_by_a_play(&mut self, what: fn(&Eye, &Event) -> Permission) -> Step {
        self.set_ignored(self.you(), false);
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
<<<<<<< HEAD

    /// The abilities of one duty that may answer now, in table order.
    fn candidates(&self, timing: &Timing, duty: Duty) -> Vec<Candidate> {
        match timing {
            Timing::After(waiting, _) => {
                let live = |t: &Triggered| self.duty_of(t) == duty && self.still_answers(t);
                let all = waiting.iter().enumerate().filter(|(_, t)| live(t));
                all.map(|(at, t)| Candidate {
                    host: t.host,
                    duty,
                    answer: t.answer,
                    event: Some(t.event),
                    limit: t.limit,
                    at,
                    idle: false,
                })
                .collect()
            }
            Timing::Window(window, used) => self.in_window(*window, used, duty),
            Timing::When(at, used) => self.interrupting(*at, used, duty),
        }
    }

    /// An extra play is granted to a player in their Play Cards phase without a question; at other times it is now or
    /// never, and an optional ability like any other.
    fn duty_of(&self, t: &Triggered) -> Duty {
        match t.answer {
            Answer::ExtraPlay(_) if self.state.plays_now(t.host.you) => Duty::Must,
            Answer::Run(_) | Answer::ExtraPlay(_) => t.duty,
        }
    }

    /// Whether an extra play would be of use: a card could be played by it, or it may wait.
    fn is_of_use(&self, t: &Triggered) -> bool {
        let Answer::ExtraPlay(what) = t.answer else { return true };
        let you = t.host.you;
        let eye = Eye { state: self.state, host: self.state.refreshed(t.host) };
        let play = what(&eye, &self.state.history[t.event]);
        self.state.plays_now(you) || eye.is_asked(self.state.could_play(you, play), eye.has_hand())
    }

    /// A witness that has left play since does nothing, unless what triggered it also removed it; nor does one
    /// whose condition does not hold now, or a base that everybody ignores by now.
    fn still_answers(&self, t: &Triggered) -> bool {
        let host = t.host.id.host;
        let there = match self.state.is_there(t.host.id) {
            true => !self.state.ignored_by_all(host.card),
            false => self.removed_by(host, t.frame),
        };
        there
            && self.state.may_use(t.limit, &t.host)
            && (t.when)(&Eye { state: self.state, host: self.state.refreshed(t.host) })
            && self.is_of_use(t)
    }

    /// Who may answer a card that has been played, before it does anything.
    fn interrupting(&self, at: usize, used: &[AbilityId], duty: Duty) -> Vec<Candidate> {
        let state = &*self.state;
        let played = &state.history[at];
        let mut found: Vec<Candidate> = Vec::new();
        if !state.is_there_still(played) {
            return found;
        }
        let card = played.what.cards().first().map(|c| c.card);
        let mut consider = |host: Host, ability: &Ability| {
            let Act::When(heard, run) = ability.act else { return };
            let eye = Eye { state, host };
            // A card does not hear that it is played itself: it was not there yet.
            let fits = ability.duty == duty
                && Some(host.id.host) != card
                && !used.contains(&host.id)
                && state.may_use(ability.limit, &host);
            if fits && heard(&eye, played) && (ability.when)(&eye) {
                let (n, limit) = (found.len(), ability.limit);
                let answer = Answer::Run(run);
                let event = Some(at);
                found.push(Candidate { host, duty, answer, event, limit, at: n, idle: false });
            }
        };
        state.each_ability(kinds::WHEN, |eye, ability| consider(eye.host, ability));
        state.each_hidden(kinds::WHEN, &mut consider);
        found
    }

    fn in_window(&self, window: Window, used: &[(AbilityId, Seat)], duty: Duty) -> Vec<Candidate> {
        let state = &*self.state;
        let mut found: Vec<Candidate> = Vec::new();
        if state.scoring_stopped() {
            return found;
        }
        let mut consider = |host: Host, ability: &Ability| {
            let Act::At(at, moment, run) = ability.act else { return };
            if at != window || ability.duty != duty {
                return;
            }
            for you in state.whoms(ability.whom, host.you) {
                let host = host.for_player(you);
                // Once for each player that a base's ability works for; once whoever controls another card.
                let again = |u: &(AbilityId, Seat)| {
                    u.0 == host.id && (ability.whom == Whom::You || u.1 == you)
                };
                let fresh = !used.iter().any(again) && state.may_use(ability.limit, &host);
                // Of several players with the same ability, one after the other, clockwise.
                let first = !found.iter().any(|c| c.host.id == host.id && duty == Duty::Must);
                let eye = Eye { state, host };
                if fresh && first && moment(&eye) {
                    let idle = !(ability.when)(&eye);
                    if idle && duty == Duty::May {
                        continue;
                    }
                    let (at, limit, answer) = (found.len(), ability.limit, Answer::Run(run));
                    found.push(Candidate { host, duty, answer, event: None, limit, at, idle });
                }
            }
        };
        if window == Window::AfterReplacement {
            state.each_of_scored_base(&mut consider);
        }
        let kinds = kinds::at(window);
        state.each_ability(kinds, |eye, ability| consider(eye.host, ability));
        state.each_hidden(kinds, &mut consider);
        found
    }

    /// Whether a seat could have an answer in its hand as far as everybody can see, at a table with hidden
    /// hands: it is asked even if it has none, and in private even if it has another in play, so that neither
    /// tells anything.
    fn could_answer(&self, timing: &Timing, seat: Seat) -> bool {
        let state = &*self.state;
        let answers = |host: Host, ability: &Ability| match timing {
            Timing::After(_, events) => events.iter().any(|&at| state.hears(host, ability, at)),
            Timing::Window(window, _) => matches!(ability.act, Act::At(w, ..) if w == *window),
            Timing::When(at, _) => match ability.act {
                Act::When(heard, _) => {
                    let event = &state.history[*at];
                    state.is_there_still(event) && heard(&Eye { state, host }, event)
                }
                _ => false,
            },
        };
        state.privacy == Privacy::Table
            && !(matches!(timing, Timing::Window(..)) && state.scoring_stopped())
            && state.could_hold(seat, answers)
    }
=======
>>>>>>> 33b260b (Who may answer now is a file of its own; a use in a window has names)
}
