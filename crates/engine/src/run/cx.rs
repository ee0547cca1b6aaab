//! The context an ability runs in: how it asks, and the frames of plays and abilities.
//!
//! An ability is a plain function that asks in the middle. If no answer is recorded, the question is put
//! and [`Halt`] is carried out by `?`; when the answer comes, the whole step runs again with it.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::coin::Coin;
use crate::nouns::effect::Cause;
use crate::nouns::event::{Event, Happened};
use crate::nouns::going::{Keeps, KeptFrom, To};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat, Seats};
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::{Until, Window};
use crate::run::frame::{Doing, Frame};
use crate::run::tape::Tape;

/// The running step stops here: a question is open, or an answer did not fit. It must be handed on with `?`.
///
/// It cannot be made or looked into, so that no ability can tell a halt from another:
///
/// ```compile_fail
/// let halt = smashup_engine::Halt(());
/// ```
///
/// ```compile_fail
/// fn why(halt: smashup_engine::Halt) {
///     let smashup_engine::Halt(()) = halt;
/// }
/// ```
///
/// and a step whose halt is not handed on does not compile without a warning:
///
/// ```compile_fail
/// #![deny(unused_must_use)]
/// fn swallow(cx: &mut smashup_engine::Cx) {
///     cx.gain_vp(cx.you(), 1);
/// }
/// ```
///
/// With `?` it does:
///
/// ```
/// #![deny(unused_must_use)]
/// fn hand_on(cx: &mut smashup_engine::Cx) -> smashup_engine::Step {
///     cx.gain_vp(cx.you(), 1)?;
///     Ok(())
/// }
/// ```
#[derive(Debug)]
#[must_use = "a halt must be carried out to the session with `?`"]
pub struct Halt(pub(crate) ());

/// The result of anything that may have to ask.
pub type Step<T = ()> = Result<T, Halt>;

/// The context of a running step.
pub struct Cx<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) tape: Tape<'a>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) removed: Vec<(Ref, u32)>,
    pub(crate) counts: Vec<(AbilityId, u16)>,
    pub(crate) next_frame: u32,
    /// The window that is open.
    pub(crate) window: Option<Window>,
    /// The cards that were let join those which the last effect was meant for.
    pub(crate) joined: Vec<Ref>,
    /// All that has been destroyed at the moment of which the next event tells.
    pub(crate) destroyed: Vec<Snapshot>,
    /// The next card that is played has its abilities cancelled until then, by this player.
    pub(crate) cancelling: Option<(Until, Seat)>,
    /// Where cards go that are being played, instead of the discard pile, when they are done.
    pub(crate) bound_for: Vec<(Ref, To)>,
    /// Standard actions that are being played and wait where they are when they are done, for what plays them; whether also
    /// those that go to the box.
    pub(crate) kept: Vec<(CardId, Keeps)>,
    /// Standard actions that are being played and go under their player's deck, and what they are kept from by that.
    pub(crate) under_deck: Vec<(CardId, KeptFrom)>,
    /// How the coins lie that are being flipped, the last one flipped last.
    pub(crate) coins: Vec<Coin>,
    /// A position is being laid: what lies there is not done by anybody, so nothing keeps it off, nobody hears it, no card
    /// leaves and no play is granted.
    pub(crate) laying: bool,
}

impl<'a> Cx<'a> {
    pub(crate) fn new(state: &'a mut State, tape: Tape<'a>) -> Cx<'a> {
        Cx {
            state,
            tape,
            frames: Vec::new(),
            removed: Vec::new(),
            counts: Vec::new(),
            next_frame: 0,
            window: None,
            joined: Vec::new(),
            destroyed: Vec::new(),
            cancelling: None,
            bound_for: Vec::new(),
            kept: Vec::new(),
            under_deck: Vec::new(),
            coins: Vec::new(),
            laying: false,
        }
    }

    // ---- looking ------------------------------------------------------------------------------------

    /// The position.
    #[must_use]
    pub fn state(&self) -> &State {
        self.state
    }

    /// The running ability.
    pub(crate) fn host(&self) -> Option<Host> {
        self.frames.last().and_then(|f| f.host)
    }

    /// The position as the running ability sees it.
    ///
    /// # Panics
    /// Outside of any ability; the rules never ask for it there.
    #[must_use]
    pub fn eye(&self) -> Eye<'_> {
        let host = self.host().expect("an ability is running");
        Eye { state: self.state, host }
    }

    /// Who "you" is.
    #[must_use]
    pub fn you(&self) -> Seat {
        self.host().map_or(self.state.current, |h| h.you)
    }

    /// "This card", "this minion", in the stay in which the ability was used or triggered.
    #[must_use]
    pub fn this(&self) -> Ref {
        self.eye().host.id.host
    }

    /// The cause of what the running ability does.
    #[must_use]
    pub(crate) fn cause(&self) -> Cause {
        match self.frames.last() {
            Some(Frame { host: Some(host), doing, doer, .. }) => {
                let cause = Cause::of(self.state, host);
                Cause { doer: doer.or(cause.doer), play: *doing == Doing::Play, ..cause }
            }
            _ => Cause::RULES,
        }
    }

    /// The event the running ability answers.
    #[must_use]
    pub fn event(&self) -> Option<&Event> {
        let at = self.frames.last()?.event?;
        self.state.history.get(at)
    }

    /// A card as it is now.
    #[must_use]
    pub(crate) fn snapshot(&self, card: CardId) -> Snapshot {
        self.state.snapshot(card)
    }

    // ---- telling ------------------------------------------------------------------------------------

    /// Adds an event that no ability listens for.
    pub(crate) fn tell(&mut self, what: Happened) {
        self.tell_to(Seats::ALL, what);
    }

    /// As [`Cx::tell`], with its cards known to some seats only.
    pub(crate) fn tell_to(&mut self, seen: Seats, what: Happened) {
        let cause = self.cause();
        let about = |card: &Snapshot| self.joined.contains(&card.card);
        let joined = match self.joined.is_empty() {
            true => Vec::new(),
            false => what.affected().filter(|c| about(c)).map(|c| c.card).collect(),
        };
        let destroyed = std::mem::take(&mut self.destroyed);
        self.state.add_event(cause, seen, joined, destroyed, what);
    }

    /// Says that from here on something is known that was hidden before: undo stops here.
    pub(crate) fn reveal_barrier(&mut self) {
        self.tape.barrier |= self.tape.pending.is_none();
    }

    // ---- asking -------------------------------------------------------------------------------------

    /// A question of the running ability to `who`, to be completed and put.
    pub(crate) fn question(&self, who: Seat, why: Why, options: Vec<Pick>) -> Ask {
        let host = self.host();
        Ask {
            who,
            why,
            source: host.map(|h| h.id.host),
            def: host.map(|h| h.id.def),
            ability: host.and_then(|h| h.id.position()),
            options,
            min: 1,
            max: 1,
            ordered: false,
            private: false,
            modes: Vec::new(),
        }
    }

    /// As [`Cx::question`], but one that the rules ask in the middle of an ability.
    pub(crate) fn rules_question(&self, who: Seat, why: Why, options: Vec<Pick>) -> Ask {
        Ask { ability: None, ..self.question(who, why, options) }
    }

    /// Puts a question unless it has only one answer, and returns the answer.
    ///
    /// # Errors
    /// [`Halt`] while the question is open.
    pub(crate) fn put(&mut self, ask: Ask) -> Step<Vec<Pick>> {
        match self.taken_unasked(ask) {
            Ok(picks) => Ok(picks),
            Err(ask) => self.put_always(ask).map(<[Pick]>::to_vec),
        }
    }

    /// As [`Cx::put`], where at most one thing is picked.
    ///
    /// # Errors
    /// [`Halt`] while the question is open.
    pub(crate) fn put_for_one(&mut self, ask: Ask) -> Step<Option<Pick>> {
        match self.taken_unasked(ask) {
            Ok(picks) => Ok(picks.first().copied()),
            Err(ask) => Ok(self.put_always(ask)?.first().copied()),
        }
    }

    /// What is taken without asking, if a question has only one answer; else the question.
    fn taken_unasked(&mut self, mut ask: Ask) -> Result<Vec<Pick>, Ask> {
        ask.max = ask.max.min(u16::try_from(ask.options.len()).unwrap_or(u16::MAX));
        ask.min = ask.min.min(ask.max);
        if ask.max == 0 {
            if ask.min == 0 && !ask.options.is_empty() {
                return Ok(Vec::new());
            }
            // That one of several players has nothing does not say that nothing comes of it.
            if ask.who == self.you() {
                self.tell(Happened::Nothing(ask.why));
            }
            return Ok(Vec::new());
        }
        if usize::from(ask.min) == ask.options.len() && (!ask.ordered || ask.options.len() == 1) {
            self.tape.forced(&ask, self.state);
            return Ok(ask.options);
        }
        if ask.min == ask.max && !ask.ordered && self.all_alike(&ask.options) {
            ask.options.truncate(usize::from(ask.min));
            self.tape.forced(&ask, self.state);
            return Ok(ask.options);
        }
        Err(ask)
    }

    /// Puts a question even if it has only one answer: windows, and the free choice.
    ///
    /// # Errors
    /// [`Halt`] while the question is open.
    pub(crate) fn put_always(&mut self, ask: Ask) -> Step<&[Pick]> {
        self.tape.take(self.state, ask).ok_or(Halt(()))
    }

    /// Whether nobody could tell these cards apart.
    fn all_alike(&self, options: &[Pick]) -> bool {
        let mut cards = options.iter().map(|p| match p {
            Pick::Card(c) => Some(*c),
            _ => None,
        });
        let Some(Some(first)) = cards.next() else { return false };
        cards.all(|c| c.is_some_and(|c| self.state.alike(first, c)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::ids::DefId;
    use crate::nouns::zone::{Home, Zone};
    use crate::testing::catalog;

    /// What is asked when so many cards of two kinds lie in a hand and at least `min` and at most `max` are wanted.
    fn asked(cards: usize, min: u16, max: u16) -> Option<Ask> {
        let mut state = State::empty(catalog(), 2, 1);
        let minions: Vec<DefId> =
            catalog().ids().filter(|&d| catalog().sorts(d).is_minion()).collect();
        let laid = (0..cards).map(|n| minions[n % minions.len()]);
        let hand = laid
            .map(|def| state.lay_card(def, Home::Player(Seat(0)), Zone::Hand(Seat(0))))
            .map(Pick::Card)
            .collect();
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let ask = Ask { min, max, ..cx.question(Seat(0), Why::Discard, hand) };
        assert!(cx.put(ask).is_err(), "it is asked");
        cx.tape.pending
    }

    #[test]
    fn a_question_counts_beyond_255_options() {
        for cards in [255, 256, 257, 511, 512, 1_000] {
            let any = asked(cards, 0, u16::MAX).expect("a question");
            assert_eq!((any.options.len(), usize::from(any.max)), (cards, cards));
            let three = asked(cards, 3, 3).expect("a question");
            assert_eq!((three.min, three.max), (3, 3));
            assert!(any.allows(&any.options), "all of them");
            assert!(!three.allows(&any.options[..4]));
        }
        let fingerprints = [255, 256, 511, 512].map(|n| {
            let ask = asked(600, 0, n).expect("a question");
            ask.fingerprint(catalog())
        });
        let differ = (0..4).all(|i| !fingerprints[..i].contains(&fingerprints[i]));
        assert!(differ, "limits beyond 255 are told apart: {fingerprints:?}");
    }
}
