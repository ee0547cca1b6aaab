//! Who hears what happens: those who were there just before, and cards that come into a hand by it.

use crate::look::eye::Eye;
use crate::nouns::event::{Event, EventKind, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::{Seats, Stay};
use crate::nouns::mask::Mask;
use crate::nouns::privacy::Privacy;
use crate::nouns::zone::Zone;
use crate::print::ability::{Ability, About, Duty, Limit, Works};
use crate::print::act::{Act, Run};
use crate::print::kinds;
use crate::run::cx::{Cx, Step};
use crate::run::frame::{Answer, Ear, Triggered};

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
            frame.taken.clear();
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
        if self.laying {
            return;
        }
        let at = self.state.history.len() - 1;
        self.note_for_hands(at);
        for &ear in ears {
            self.hear(ear, at);
        }
    }

    /// "Reveal ...": tells it, and lets cards answer that are shown from their owners' decks.
    pub(crate) fn emit_shown(&mut self, seen: Seats, what: Happened) {
        let shown = kinds::after(EventKind::Shown);
        let mut ears = self.ears(shown);
        if what.shows() && seen == Seats::ALL {
            for card in what.each_card().map(|c| c.card) {
                let (zone, owner) = (self.state.card(card.card).zone, self.state.owner(card.card));
                if let (Zone::Revealed(_), Some(owner)) = (zone, owner) {
                    self.state.hidden_abilities(
                        card.card,
                        owner,
                        Works::REVEALED,
                        shown,
                        &mut |host, ability| ears.push((host, ability)),
                    );
                }
            }
        }
        self.emit_to(&ears, seen, what);
    }

    /// Lets an ability wait for its turn to answer an event, if it listens for it.
    pub(crate) fn hear(&mut self, (host, ability): Ear, at: usize) {
        let (kind, heard, answer) = match ability.act {
            Act::After(kind, heard, run) => (kind, heard, Answer::Run(run)),
            Act::ExtraPlay(kind, heard, what) => (kind, heard, Answer::ExtraPlay(what)),
            _ => return,
        };
        let event = &self.state.history[at];
        if !event.is(kind) {
            return;
        }
        let whom = self.state.whom(ability.whom, host, event);
        for you in self.state.seats().filter(|&seat| whom.has(seat)) {
            self.hear_for(host.for_player(you), ability, at, (kind, heard, answer));
        }
    }

    /// As [`Cx::hear`], for one of those whom the ability means by "you".
    fn hear_for(
        &mut self,
        host: Host,
        ability: &'static Ability,
        at: usize,
        (kind, heard, answer): (EventKind, fn(&Eye, &Event) -> bool, Answer),
    ) {
        let (eye, event) = (Eye { state: self.state, host }, &self.state.history[at]);
        if !heard(&eye, event) || self.state.heard_before(host, ability, at) {
            return;
        }
        let times = (ability.times)(&eye, event);
        let frame = self.frame_id();
        // "A card that affects this minion" answers once for the card, not for each of its effects; "that minion", once for each
        // such minion.
        let once = kind == EventKind::Affected || ability.limit == Limit::OncePerCause;
        let it = |event: &Event| event.it(kind, |_| true).map(|it| it.card);
        let history = &self.state.history;
        let same = |t: &Triggered| {
            let other = t.event.is_some_and(|other| it(&history[other]) != it(&history[at]));
            t.host.id == host.id && !(ability.about() == About::It && other)
        };
        let Some(top) = self.frames.last_mut() else { return };
        let again = once && top.pending.iter().any(same);
        let Ability { duty, limit, when, still, .. } = *ability;
        for _ in 0..if again { 0 } else { times } {
            top.pending.push(Triggered {
                host,
                duty,
                limit,
                when,
                still,
                answer,
                event: Some(at),
                frame,
            });
        }
    }

    /// "Destroy ... After it is destroyed, ...": the rest of this text answers the last event of this kind, in its turn among
    /// all that answers it.
    pub fn after_that(&mut self, kind: EventKind, run: Run) {
        let event = self.state.history.iter().rposition(|event| event.is(kind));
        let (frame, host) = (self.frame_id(), self.host());
        let (Some(event), Some(host), Some(top)) = (event, host, self.frames.last_mut()) else {
            return;
        };
        top.unfinished += 1;
        top.pending.push(Triggered {
            host,
            duty: Duty::Must,
            limit: Limit::None,
            when: |_| true,
            still: |_, _| true,
            answer: Answer::GoOn(run),
            event: Some(event),
            frame,
        });
    }

    /// Lets an ability for which something has come to hold wait for its turn.
    pub(crate) fn wait_for_turn(&mut self, host: Host, ability: &Ability) {
        let (frame, Act::Run(_, when, run)) = (self.frame_id(), ability.act) else { return };
        let Some(top) = self.frames.last_mut() else { return };
        top.pending.push(Triggered {
            host,
            duty: ability.duty,
            limit: ability.limit,
            when,
            still: |_, _| true,
            answer: Answer::Run(run),
            event: None,
            frame,
        });
    }

    /// Lets cards answer that have come into a hand only after an event of the running play or ability: nobody else could
    /// tell that they were not there before.
    pub(crate) fn hear_late(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        let told = std::mem::take(&mut frame.told);
        let mut late: Vec<(Ear, usize)> = Vec::new();
        if told.is_empty() {
            return;
        }
        self.state.each_hidden(kinds::AFTER_ANYTHING, &mut |host, ability| {
            let since = |&&(_, stay): &&(usize, Stay)| {
                host.id.host.stay >= stay && self.state.works_from_hand(&host)
            };
            late.extend(told.iter().filter(since).map(|&(at, _)| ((host, ability), at)));
        });
        for (ear, at) in late {
            self.hear(ear, at);
        }
    }

    /// Notes an event that somebody might answer from the hand: with a card that comes there later, or at a table with hidden
    /// hands as far as all can see.
    fn note_for_hands(&mut self, at: usize) {
        let state = &*self.state;
        if !state.waiting[0].kinds.meets(kinds::AFTER_ANYTHING) {
            return;
        }
        let now = Stay(state.next_stay);
        if let Some(frame) = self.frames.last_mut() {
            frame.told.push((at, now));
        }
        if self.state.privacy == Privacy::Exact {
            return;
        }
        let state = &*self.state;
        let hears = |host, ability: &Ability| state.hears(host, ability, at);
        let could = state.seats().any(|seat| state.could_hold(seat, hears));
        if let Some(frame) = self.frames.last_mut().filter(|_| could) {
            frame.events.push(at);
        }
    }
}
