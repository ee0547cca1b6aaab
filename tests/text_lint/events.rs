//! What abilities did: events, held against the sentences of the abilities that caused them.

use crate::claims::Claim;
use crate::held;
use crate::seen::Seen;
use smashup::engine::act::Act;
use smashup::engine::counter::Counter;
use smashup::engine::event::{Event, Happened};
use smashup::engine::going::Way;
use smashup::engine::ids::{AbilityId, DefId};
use smashup::engine::kinds::{Guard, Offer};
use smashup::engine::question::Why;
use smashup::engine::snapshot::Snapshot;
use smashup::engine::state::State;
use smashup::engine::zone::Zone;

impl Seen {
    /// An ability was used; one that lets something be done in another's place need not be.
    fn used(&mut self, id: AbilityId) {
        let key = (id.def, id.index);
        match self.ability(key).map(|ability| ability.act) {
            Some(Act::Guard(Guard::Takes | Guard::Joins, _)) => self.takers.push(id.host.card),
            Some(Act::Offer(Offer::ForMinion | Offer::ForAction, ..)) => {}
            _ => return,
        }
        self.declinable(key, |_| true);
    }

    /// The cards that an effect was meant for: whatever took another's place may be of any kind, and what goes where it was
    /// said before has been chosen then.
    fn meant(&self, cards: &[Snapshot]) -> Vec<Snapshot> {
        let meant =
            |c: &&Snapshot| !self.takers.contains(&c.card.card) && !self.declared.contains(&c.card);
        cards.iter().filter(meant).cloned().collect()
    }

    /// A card kept another from being affected.
    fn protects(&mut self, def: DefId, index: u8, card: &Snapshot) {
        let Some(ability) = self.ability((def, index)) else { return };
        let wrong = held::reached(ability, Why::Save, std::slice::from_ref(card));
        if let Some((rule, what)) = wrong {
            self.fault(def, rule, || what);
        }
    }

    /// An action that directly affects minions which were there before it says so, unless it does when it is uncovered.
    fn affects(&mut self, state: &State, event: &Event) {
        let (cause, Some(def)) = (event.cause, event.cause.def) else { return };
        let (true, Some(played)) = (cause.play && cause.is_action(), cause.card) else { return };
        let mut minions = event.directly_affected().filter(|card| card.sorts.is_minion());
        let reaches = minions.any(|minion| minion.card.stay < played.stay);
        let copies = state.copied(played.card).next().is_some();
        if reaches
            && !state.was_uncovered(played)
            && !copies
            && !self.catalog.def(def).affects_minions()
        {
            self.fault(def, "affects", || "directly affects a minion".to_owned());
        }
    }

    /// What an ability did, against its text.
    pub fn event(&mut self, state: &State, event: &Event) {
        self.affects(state, event);
        match &event.what {
            Happened::Used(id, ..) => self.used(*id),
            Happened::Declared(card, _) => self.declared.push(card.card),
            _ => {}
        }
        if let Happened::Protected(card, Some(def)) = &event.what {
            for (index, ability) in self.catalog.def(*def).abilities() {
                if matches!(ability.act, Act::Guard(Guard::Protects | Guard::Shields, _)) {
                    self.protects(*def, index, card);
                }
            }
        }
        let (Some(def), Some(index)) = (event.cause.def, event.cause.ability) else { return };
        let meant = match &event.what {
            Happened::Went {
                way: Way::Destroyed | Way::Returned | Way::Placed | Way::ShuffledIn,
                cards,
                ..
            }
            | Happened::PowerChanged(cards, _) => self.meant(cards),
            _ => Vec::new(),
        };
        let Some(ability) = self.ability((def, index)) else { return };
        let wrong = match &event.what {
            Happened::ExtraPlay(seat, kind) => {
                let limits = state.players[*seat].plays.iter().filter(|p| p.what == *kind);
                // Those of one use: a card's stay is in its cause.
                let until = state.history.iter().take_while(|e| e.seq <= event.seq);
                let granted = |e: &&Event| matches!(e.what, Happened::ExtraPlay(..));
                let same = |e: &&Event| e.cause.card == event.cause.card;
                let so_far = until.filter(granted).filter(same).count();
                held::extra_play(
                    ability,
                    *kind,
                    so_far,
                    &limits.map(|p| p.most).collect::<Vec<_>>(),
                )
            }
            Happened::Went { way: Way::Destroyed, .. } => {
                held::reached(ability, Why::Destroy, &meant)
            }
            Happened::Went { way: Way::Returned, .. } => {
                held::reached(ability, Why::Return, &meant)
            }
            Happened::Went { way: Way::Placed, .. } => held::reached(ability, Why::Place, &meant),
            Happened::Went { way: Way::ShuffledIn, .. } => {
                held::reached(ability, Why::ShuffleIn, &meant)
            }
            // Found off the top of a deck: nothing was chosen.
            Happened::Drew(_, cards) if cards.iter().all(is_revealed) => {
                held::reached(ability, Why::Draw, cards)
            }
            Happened::PowerChanged(_, n) => held::reached(ability, Why::Choose, &meant)
                .or_else(|| held::number(ability, Claim::Power(*n))),
            Happened::Counters(..) if one_went_beside(state, event) => None,
            // Those of a card that is swapped go to the other, as many as there are.
            Happened::Counters(.., Some(_))
                if !ability.sentences.iter().any(|s| s.does("transfer")) =>
            {
                None
            }
            Happened::Counters(_, Counter::Power, n, _) => held::counters(ability, *n),
            Happened::Declared(card, _) => {
                held::reached(ability, Why::Place, std::slice::from_ref(card))
            }
            Happened::GainedVp(_, n) => held::number(ability, Claim::Vp(*n)),
            _ => None,
        };
        if let Some((rule, what)) = wrong {
            self.fault(def, rule, || what);
        }
    }
}

/// Whether a card was revealed as something happened to it.
fn is_revealed(card: &Snapshot) -> bool {
    matches!(card.zone, Zone::Revealed(_))
}

/// Whether one of the counters that are placed may just have gone to a card that is set aside instead: there are fewer then.
fn one_went_beside(state: &State, event: &Event) -> bool {
    let aside = |e: &Event| match &e.what {
        Happened::Counters(card, Counter::Power, 1, _) => matches!(card.zone, Zone::SetAside(_)),
        _ => false,
    };
    state.history.iter().rev().filter(|e| e.seq < event.seq).take(12).any(aside)
}
