//! Who may answer now: to an event, in a window, or to a card that has just been played.

use crate::look::eye::Eye;
use crate::nouns::event::Happened;
use crate::nouns::going::Way;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, Ref, Seat};
use crate::nouns::privacy::Privacy;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::Window;
use crate::nouns::zone::Zone;
use crate::print::ability::{Ability, Duty, Limit, Whom};
use crate::print::act::Act;
use crate::print::kinds::{self, Fresh};
use crate::run::cx::Cx;
use crate::run::frame::{Answer, Triggered};

/// An ability that may answer now.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) host: Host,
    pub(crate) duty: Duty,
    pub(crate) answer: Answer,
    pub(crate) event: Option<usize>,
    pub(crate) limit: Limit,
    /// Which of the waiting triggers it is.
    pub(crate) at: usize,
    /// Whether its moment is now, but not what its text demands: it has its turn, and does nothing.
    pub(crate) idle: bool,
}

/// A use of an ability in a window.
#[derive(Clone, Copy)]
pub(crate) struct Use {
    pub(crate) id: AbilityId,
    pub(crate) by: Seat,
    /// The card it is on, or about.
    pub(crate) on: Option<Ref>,
}

/// What is being resolved.
pub(crate) enum Timing {
    /// The answers to events: those who wait, and the events that somebody might answer from a hidden hand.
    After(Vec<Triggered>, Vec<usize>),
    /// A window, and the uses in it so far.
    Window(Window, Vec<Use>),
    /// A card has been played and has not done anything yet, or a coin has fallen: the event's position in this turn's
    /// history, and the abilities used.
    When(Fresh, usize, Vec<AbilityId>),
}

impl Cx<'_> {
    /// The abilities of one duty that may answer now, in table order.
    pub(crate) fn candidates(&self, timing: &Timing, duty: Duty) -> Vec<Candidate> {
        match timing {
            Timing::After(waiting, _) => {
                let live = |t: &Triggered| self.duty_of(t) == duty && self.still_answers(t);
                let all = waiting.iter().enumerate().filter(|(_, t)| live(t));
                all.map(|(at, t)| Candidate {
                    host: t.host,
                    duty,
                    answer: t.answer,
                    event: t.event,
                    limit: t.limit,
                    at,
                    idle: false,
                })
                .collect()
            }
            Timing::Window(window, used) => self.in_window(*window, used, duty),
            Timing::When(fresh, at, used) => self.interrupting(*fresh, *at, used, duty),
        }
    }

    /// An extra play is granted to a player in their Play Cards phase without a question; at other times it is now or
    /// never, and an optional ability like any other.
    fn duty_of(&self, t: &Triggered) -> Duty {
        match t.answer {
            Answer::ExtraPlay(_) if self.state.plays_now(t.host.you) => Duty::Must,
            Answer::Run(_) | Answer::ExtraPlay(_) | Answer::GoOn(_) => t.duty,
        }
    }

    /// Whether an extra play would be of use: a card could be played by it, or it may wait.
    fn is_of_use(&self, t: &Triggered) -> bool {
        let (Answer::ExtraPlay(what), Some(event)) = (t.answer, t.event) else { return true };
        let you = t.host.you;
        let eye = Eye { state: self.state, host: self.state.refreshed(t.host) };
        let play = what(&eye, &self.state.history[event]);
        if self.state.plays_now(you) {
            return true;
        }
        let could = self.state.could_play(you, play) || !self.timely_by(you, &play).is_empty();
        eye.is_asked(could, eye.has_hand())
    }

    /// A witness that has left play since does nothing, unless what triggered it also removed it; nor does what has left while
    /// it waited because something held, nor one whose condition does not hold now, or a base that everybody ignores by now.
    fn still_answers(&self, t: &Triggered) -> bool {
        let host = t.host.id.host;
        let there = match self.state.is_there(t.host.id) {
            true => {
                !self.state.ignored_by_all(host.card)
                    && !self.state.cancelled(host)
                    && !self.state.has_lost(t.host.id)
            }
            false => t.event.is_some_and(|event| {
                // What was said of a card for a while is about that card.
                let about = t.host.on.filter(|_| t.host.id.by == Some(host));
                self.removed_by(about.unwrap_or(host), t.frame)
                    || self.state.works_revealed(t.host.id)
                    || self.heard_its_own_discard(t, event)
            }),
        };
        let eye = Eye { state: self.state, host: self.state.refreshed(t.host) };
        let printed = self.state.catalog.def(t.host.id.def).ability(t.host.id.index);
        // A card that waits is at no site.
        let waits =
            t.host.site.is_none() && t.host.id.by.is_none() && !matches!(t.answer, Answer::GoOn(_));
        let barred = printed.is_some_and(|a| {
            let held_back = waits && self.state.is_held_back(host.card, t.host.you, a);
            held_back || self.state.is_barred(&t.host, a)
        });
        let undone = printed.is_some_and(|a| self.has_come_to_nothing(t, a));
        there
            && !barred
            && !undone
            && self.state.may_use(t.limit, &t.host)
            && (t.when)(&eye)
            && t.event.is_none_or(|event| (t.still)(&eye, &self.state.history[event]))
            && self.is_of_use(t)
    }

    /// Whether a play that was heard because it affected something has been stopped since, and so has not.
    fn has_come_to_nothing(&self, t: &Triggered, ability: &Ability) -> bool {
        match (t.answer, ability.act, t.event) {
            (Answer::GoOn(_), ..) | (.., None) => false,
            (_, Act::After(kind, ..) | Act::ExtraPlay(kind, ..), Some(event)) => {
                !self.state.history[event].is(kind)
            }
            _ => false,
        }
    }

    /// "After you discard this card from your hand": whether that is what it heard. It answers from wherever it lies by now.
    fn heard_its_own_discard(&self, t: &Triggered, event: usize) -> bool {
        let this =
            |card: &Snapshot| card.card == t.host.id.host && matches!(card.zone, Zone::Hand(_));
        match &self.state.history[event].what {
            Happened::Went { way: Way::Discarded, cards, .. } => cards.iter().any(this),
            _ => false,
        }
    }

    /// Who may answer a card that has been played, before it does anything, or a coin that has fallen.
    fn interrupting(
        &self,
        fresh: Fresh,
        at: usize,
        used: &[AbilityId],
        duty: Duty,
    ) -> Vec<Candidate> {
        let state = &*self.state;
        let played = &state.history[at];
        let mut found: Vec<Candidate> = Vec::new();
        if !state.is_there_still(played) {
            return found;
        }
        let card = played.what.each_card().next().map(|c| c.card);
        let mut consider = |host: Host, ability: &Ability| {
            let Act::When(_, heard, run) = ability.act else { return };
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
        let kinds = kinds::when(fresh);
        state.each_ability(kinds, |eye, ability| consider(eye.host, ability));
        state.each_hidden(kinds, &mut consider);
        found
    }

    fn in_window(&self, window: Window, used: &[Use], duty: Duty) -> Vec<Candidate> {
        let state = &*self.state;
        let mut found: Vec<Candidate> = Vec::new();
        if state.scoring_stopped() && !window.is_of_duel() {
            return found;
        }
        let mut consider = |host: Host, ability: &Ability| {
            let Act::At(at, moment, run) = ability.act else { return };
            if at != window || ability.duty != duty || state.is_barred(&host, ability) {
                return;
            }
            for &you in state.whoms(ability.whom, &host.you) {
                let host = host.for_player(you);
                // Once for each player that a base's ability works for; once whoever controls another card.
                let again = |u: &Use| {
                    u.id == host.id
                        && (!ability.is_lent() || u.on == host.on)
                        && (ability.whom == Whom::You || u.by == you)
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
    pub(crate) fn could_answer(&self, timing: &Timing, seat: Seat) -> bool {
        let state = &*self.state;
        let answers = |host: Host, ability: &Ability| match timing {
            Timing::After(_, events) => events.iter().any(|&at| state.hears(host, ability, at)),
            Timing::Window(window, _) => matches!(ability.act, Act::At(w, ..) if w == *window),
            Timing::When(fresh, at, _) => match ability.act {
                Act::When(to, heard, _) if to == *fresh => {
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
}
