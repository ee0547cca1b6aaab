//! Stasis: cards that wait face up before their owner, with stasis counters that say for how long. They count as being in play,
//! but only what speaks of stasis works there or reaches them. What the rules do with them at the start and at the end of a turn, and
//! that one without counters may be played, are rows of [`crate::print::rulebook`].

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::counter::Counter;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{To, Way};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat};
use crate::nouns::play::Permission;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::Zone;
use crate::print::act::Act;
use crate::print::kinds::{self, Moment, Offer};
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// "Place N stasis counters on ...": cards from wherever, each before its owner with what is on and under it; which really
    /// were. A card that is just being played from stasis does not go there again, and what nobody owns has no place there.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn place_in_stasis(&mut self, cards: &[Ref], n: i32) -> Step<Vec<Snapshot>> {
        let n = u8::try_from(n).unwrap_or(0);
        let can = |r: &&Ref| self.state.owner(r.card).is_some() && !self.leaves_stasis_now(**r);
        let cards: Vec<Ref> = cards.iter().filter(can).copied().collect();
        if n == 0 {
            return Ok(Vec::new());
        }
        let gone = self.send(&cards, Way::Placed, To::Stasis(n))?;
        for card in &gone {
            self.enters_stasis(card.card.card)?;
        }
        Ok(gone)
    }

    /// "Add N stasis counters to ...", to each of these cards in stasis.
    pub fn add_stasis(&mut self, cards: &[Ref], n: i32) {
        self.change_stasis(cards, n);
    }

    /// "Remove N stasis counters from ...", up to so many from each of these cards in stasis; how many came off.
    pub fn remove_stasis(&mut self, cards: &[Ref], n: i32) -> Step<i32> {
        let mut removed = 0;
        for &card in cards {
            let n = n.min(self.state.stasis_counters(card.card));
            self.change_stasis(&[card], -n);
            removed += n;
        }
        Ok(removed)
    }

    fn change_stasis(&mut self, cards: &[Ref], n: i32) {
        let ears = self.ears(kinds::after(EventKind::StasisRemoved));
        for &r in cards {
            if n == 0 || !self.state.stays(r) || !self.state.is_in_stasis(r.card) {
                continue;
            }
            let now = self.state.stasis_counters(r.card);
            let before = Snapshot { counters: now, ..self.snapshot(r.card) };
            self.state.card_mut(r.card).counters.set(Counter::Stasis, now + n);
            self.emit(&ears, Happened::Counters(before, Counter::Stasis, n, None));
        }
    }

    /// Runs what a card does when it has come into stasis.
    fn enters_stasis(&mut self, card: CardId) -> Step {
        let (r, def) = (self.state.at(card), self.state.card(card).def);
        let Zone::Stasis(seat) = self.state.card(card).zone else { return Ok(()) };
        for (index, ability) in self.state.catalog.def(def).own() {
            if let Act::Run(Moment::InStasis, _, run) = ability.act
                && self.state.stays(r)
            {
                let host = Host::of(AbilityId { host: r, def, index, by: None }, seat);
                if self.state.is_barred(&host, ability) {
                    continue;
                }
                self.as_ability(host, Doing::Ability, |cx| {
                    cx.begin_use(&host);
                    run(cx)
                })?;
            }
        }
        Ok(())
    }

    /// Whether a card is just being played from stasis.
    fn leaves_stasis_now(&self, card: Ref) -> bool {
        self.is_being_played(card) && self.state.came_from_stasis(card)
    }
}

impl State {
    /// How many stasis counters are on a card.
    #[must_use]
    pub fn stasis_counters(&self, card: CardId) -> i32 {
        self.card(card).counters.of(Counter::Stasis)
    }

    /// Whether a card is in stasis.
    #[must_use]
    pub fn is_in_stasis(&self, card: CardId) -> bool {
        matches!(self.card(card).zone, Zone::Stasis(_))
    }

    /// The plays of a player's own cards in stasis that have no counters left.
    pub(crate) fn offered_from_stasis(&self, seat: Seat, f: &mut dyn FnMut(Permission)) {
        self.each_by_rulebook(kinds::offer(Offer::Another), &mut |host, a| {
            let Act::Offer(_, _, offer) = a.act else { return };
            let eye = Eye { state: self, host };
            if host.you == seat && (a.when)(&eye) {
                f(Permission { source: Some(host.id), ..offer(&eye) });
            }
        });
    }
}

impl Eye<'_> {
    /// "... for each stasis counter on it": how many there are.
    #[must_use]
    pub fn stasis_counters(&self, card: CardId) -> i32 {
        self.state.stasis_counters(card)
    }

    /// "When you play this card from stasis": whether this card has been played from there.
    #[must_use]
    pub fn came_from_stasis(&self) -> bool {
        self.state.came_from_stasis(self.host.id.host)
    }

    /// "If a card had its last stasis counter removed this turn."
    #[must_use]
    pub fn a_last_stasis_counter_was_removed(&self) -> bool {
        let mut removed = self.happened().filter_map(|event| event.what.stasis_removed());
        removed.any(|(_, _, left)| left == 0)
    }
}
