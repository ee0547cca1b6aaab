//! The frames of a running step: a play or an ability each, with what it triggered and who waits to answer.

use crate::look::eye::Eye;
use crate::nouns::event::{Event, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat, Stay};
use crate::nouns::play::{Permission, Raising};
use crate::nouns::snapshot::Snapshot;
use crate::print::ability::{Ability, Duty, Limit};
use crate::print::act::{Run, Still, Test};
use crate::run::cx::{Cx, Step};

/// An ability that can listen, with everything needed to tell whether it hears.
pub(crate) type Ear = (Host, &'static Ability);

/// What a frame is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doing {
    /// A card that is just being played.
    Play,
    /// An ability of a card that is there already, or the rules.
    Ability,
}

/// A play or an ability while it runs.
pub(crate) struct Frame {
    pub(crate) id: u32,
    pub(crate) host: Option<Host>,
    pub(crate) doing: Doing,
    pub(crate) doer: Option<Seat>,
    pub(crate) event: Option<usize>,
    pub(crate) pending: Vec<Triggered>,
    /// Events that somebody might answer from a hidden hand, by their position in the turn's history.
    pub(crate) events: Vec<usize>,
    /// What it has told, each with the first stay that began after it: cards that come into a hand may answer it.
    pub(crate) told: Vec<(usize, Stay)>,
    /// How much of its text waits among what it triggered.
    pub(crate) unfinished: usize,
    /// Whether players ignore bases, which have been asked.
    pub(crate) ignored: Vec<(Seat, Ref, bool)>,
    /// The abilities that have added a card to those that this play affects.
    pub(crate) joined: Vec<AbilityId>,
    /// The cards for which something else has taken the place of what this would have done to them.
    pub(crate) replaced: Vec<Ref>,
    /// Cards that it took out of play whose stored cards lie there until all that answers it is done.
    pub(crate) emptied: Vec<CardId>,
    /// An action that does not fall off the card that leaves now.
    pub(crate) spared: Option<Ref>,
    /// Actions that wait beside the table since what they were on has left, as they were in play: they are to be transferred.
    pub(crate) held: Vec<Snapshot>,
    /// Whose power this play must directly increase, who plays it, and before which event it began.
    pub(crate) raising: Option<(Raising, Seat, u32)>,
    /// While all that this does happens at one moment: everybody who could hear it as that began.
    pub(crate) moment: Option<Vec<Ear>>,
    /// The abilities that have had a +1 power counter placed elsewhere of those that are placed at this moment.
    pub(crate) taken: Vec<AbilityId>,
}

/// What an ability does when it answers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answer {
    /// It runs.
    Run(Run),
    /// It lets a player play an extra card.
    ExtraPlay(fn(&Eye, &Event) -> Permission),
    /// What is left of the text that caused the event goes on: it is no ability of its own.
    GoOn(Run),
}

/// An ability that heard an event, or for which something has come to hold, and waits for its turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Triggered {
    pub(crate) host: Host,
    pub(crate) duty: Duty,
    pub(crate) limit: Limit,
    pub(crate) when: Test,
    pub(crate) still: Still,
    pub(crate) answer: Answer,
    /// Position of the event in this turn's history; none if it waits because something holds.
    pub(crate) event: Option<usize>,
    /// The play or ability that caused it.
    pub(crate) frame: u32,
}

impl<'a> Cx<'a> {
    /// Runs `body` as the given ability, then resolves what it triggered.
    pub(crate) fn as_ability(
        &mut self,
        host: Host,
        doing: Doing,
        body: impl FnOnce(&mut Cx<'a>) -> Step,
    ) -> Step {
        self.frame(Some(host), doing, None, body)
    }

    /// Runs `body` as the rules of the game, then resolves what it triggered.
    pub(crate) fn by_rules(&mut self, body: impl FnOnce(&mut Cx<'a>) -> Step) -> Step {
        self.frame(None, Doing::Ability, None, body)
    }

    pub(crate) fn frame(
        &mut self,
        host: Option<Host>,
        doing: Doing,
        event: Option<usize>,
        body: impl FnOnce(&mut Cx<'a>) -> Step,
    ) -> Step {
        let id = self.next_frame;
        self.next_frame += 1;
        self.frames.push(Frame {
            id,
            host,
            doing,
            doer: None,
            event,
            pending: Vec::new(),
            events: Vec::new(),
            told: Vec::new(),
            unfinished: 0,
            ignored: Vec::new(),
            joined: Vec::new(),
            replaced: Vec::new(),
            emptied: Vec::new(),
            spared: None,
            held: Vec::new(),
            raising: None,
            moment: None,
            taken: Vec::new(),
        });
        let result = body(self).and_then(|()| self.reactions()).and_then(|()| self.let_go());
        self.frames.pop();
        result
    }

    /// Runs part of the current frame as another ability of the same card.
    pub(crate) fn with_host(&mut self, host: Host, body: impl FnOnce(&mut Cx<'a>) -> Step) -> Step {
        let before = self.frames.last_mut().and_then(|f| f.host.replace(host));
        let result = body(self);
        if let Some(frame) = self.frames.last_mut() {
            frame.host = before;
        }
        result
    }

    /// Runs part of an ability that another player carries out ("each other player destroys ...").
    ///
    /// # Errors
    /// [`Halt`] while a question about it is open.
    pub fn done_by<T>(&mut self, seat: Seat, body: impl FnOnce(&mut Cx<'a>) -> Step<T>) -> Step<T> {
        self.with_doer(Some(seat), body)
    }

    /// Runs part of an ability that this player carries out, or whom the frame names already.
    pub(crate) fn with_doer<T>(
        &mut self,
        doer: Option<Seat>,
        body: impl FnOnce(&mut Cx<'a>) -> Step<T>,
    ) -> Step<T> {
        let before = self.frames.last().and_then(|f| f.doer);
        if let Some(frame) = self.frames.last_mut() {
            frame.doer = doer.or(before);
        }
        let result = body(self);
        if let Some(frame) = self.frames.last_mut() {
            frame.doer = before;
        }
        result
    }

    /// Runs part of an ability that says "you" of another player ("that minion's owner may play ...").
    ///
    /// # Errors
    /// [`Halt`] while a question about it is open.
    pub fn as_player<T>(
        &mut self,
        seat: Seat,
        body: impl FnOnce(&mut Cx<'a>) -> Step<T>,
    ) -> Step<T> {
        let theirs = |host: Host| Host { you: seat, by: host.by.map(|_| seat), ..host };
        let before = self.frames.last_mut().and_then(|f| f.host.replace(theirs(f.host?)));
        let result = body(self);
        if let Some(frame) = self.frames.last_mut() {
            frame.host = before;
        }
        result
    }

    /// The running play goes on as this host: its card has landed.
    pub(crate) fn rehost(&mut self, host: Host) {
        if let Some(frame) = self.frames.last_mut() {
            frame.host = Some(host);
        }
    }

    /// The running play must directly increase the power of such a minion.
    pub(crate) fn bind(&mut self, raising: Option<(Raising, Seat)>) {
        let since = self.state.seq;
        if let Some(frame) = self.frames.last_mut() {
            frame.raising = raising.map(|(raising, seat)| (raising, seat, since));
        }
    }

    /// Does something while an action does not fall off the card that leaves.
    pub(crate) fn sparing<T>(
        &mut self,
        action: Ref,
        does: impl FnOnce(&mut Self) -> Step<T>,
    ) -> Step<T> {
        self.spare(Some(action));
        let done = does(self)?;
        self.spare(None);
        Ok(done)
    }

    fn spare(&mut self, action: Option<Ref>) {
        if let Some(frame) = self.frames.last_mut() {
            frame.spared = action;
        }
    }

    /// The action that does not fall off now, if there is one.
    pub(crate) fn spared(&self) -> Option<Ref> {
        self.frames.last()?.spared
    }

    /// Whether this card is just being played.
    pub(crate) fn is_being_played(&self, card: Ref) -> bool {
        let is_its_play =
            |f: &Frame| f.doing == Doing::Play && f.host.is_some_and(|host| host.id.host == card);
        self.frames.iter().any(is_its_play)
    }

    /// Whose power the running play must still increase, and who plays it.
    pub(crate) fn bound(&self) -> Option<(Raising, Seat)> {
        let frame = self.frames.last()?;
        let (raising, seat, since) = frame.raising?;
        let card = frame.host?.id.host.card;
        (!self.state.has_raised(card, since, raising, seat)).then_some((raising, seat))
    }

    /// Whether something has taken the place of what the running ability would have done to a card.
    pub(crate) fn was_replaced(&self, card: Ref) -> bool {
        self.frames.last().is_some_and(|f| f.replaced.contains(&card))
    }

    /// Whether an ability has had a counter placed elsewhere of those that are placed at this moment.
    pub(crate) fn has_taken(&self, id: AbilityId) -> bool {
        self.frames.last().is_some_and(|f| f.taken.contains(&id))
    }

    /// An ability has had a counter placed elsewhere: the next of this moment stay where they are placed.
    pub(crate) fn note_taken(&mut self, id: AbilityId) {
        if let Some(frame) = self.frames.last_mut().filter(|f| f.moment.is_some()) {
            frame.taken.push(id);
        }
    }

    pub(crate) fn frame_id(&self) -> u32 {
        self.frames.last().map_or(u32::MAX, |f| f.id)
    }

    /// An uncovering is one with the play that follows from it: what waits because of it waits for what that play triggers.
    pub(crate) fn join_uncovering(&mut self, card: Ref) {
        let history = &self.state.history;
        let uncovers =
            |at: usize| matches!(&history[at].what, Happened::Uncovered(c) if c.card == card);
        let [.., outer, play] = &mut self.frames[..] else { return };
        let waiting = outer.pending.extract_if(.., |t| t.event.is_some_and(uncovers));
        play.pending.extend(waiting.map(|t| Triggered { frame: play.id, ..t }));
        play.events.extend(outer.events.extract_if(.., |at| uncovers(*at)));
        play.told.extend(outer.told.extract_if(.., |(at, _)| uncovers(*at)));
    }

    /// A card leaves play by what runs now.
    pub(crate) fn note_removed(&mut self, card: Ref) {
        self.removed.push((card, self.frame_id()));
    }

    /// Whether `card` left play by the play or ability of frame `id`.
    pub(crate) fn removed_by(&self, card: Ref, id: u32) -> bool {
        self.removed.contains(&(card, id))
    }

    /// Whether a player ignores a base in what runs, if that is known.
    pub(crate) fn ignored(&self, seat: Seat, base: Ref) -> Option<bool> {
        let known = &self.frames.last()?.ignored;
        known.iter().find(|&&(who, of, _)| (who, of) == (seat, base)).map(|&(.., ignores)| ignores)
    }

    pub(crate) fn set_ignored(&mut self, seat: Seat, base: Ref, ignores: bool) {
        if let Some(frame) = self.frames.last_mut() {
            frame.ignored.push((seat, base, ignores));
        }
    }

    /// Counts a use of an ability within this step; how many there were before.
    pub(crate) fn uses(&mut self, id: AbilityId) -> u16 {
        if let Some((_, n)) = self.counts.iter_mut().find(|(i, _)| *i == id) {
            *n = n.saturating_add(1);
            return *n - 1;
        }
        self.counts.push((id, 1));
        0
    }
}
