//! How cards leave where they are: one way for all of them. A verb says which cards, in which way and where to. The
//! gate says which of those in play are reached; rows may send a card elsewhere; what is on and under the cards falls off;
//! all of it happens at one moment; one event tells what really happened, and the table is settled.

use crate::look::protect::Keeper;
use crate::nouns::counter::Counter;
use crate::nouns::effect::{Effect, EffectKind};
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{Going, To, Way};
use crate::nouns::ids::{CardId, Ref, Seats, SiteId};
use crate::nouns::mask::Mask;
use crate::nouns::order::sort_by_key;
use crate::nouns::question::Why;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::Duty;
use crate::print::kinds;
use crate::run::cx::{Cx, Step};
use crate::run::frame::{Doing, Ear};

/// A card that leaves, as it was.
struct Leaving {
    going: Going,
    was: Snapshot,
    /// Whether it only falls off a card that leaves.
    falls: Falls,
}

/// Why a card leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Falls {
    /// It was sent.
    No,
    /// What it was on, or under, was.
    Off,
}

impl Cx<'_> {
    /// Sends cards somewhere, each of them to where its kind and its owner say; which really left.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub(crate) fn send(&mut self, cards: &[Ref], way: Way, to: To) -> Step<Vec<Snapshot>> {
        if self.laying {
            // What has been laid stays where it was laid.
            return Ok(Vec::new());
        }
        let (in_play, elsewhere): (Vec<Ref>, Vec<Ref>) =
            cards.iter().partition(|r| self.state.in_play(r.card));
        let reached = match way.effect() {
            Some(kind) if !in_play.is_empty() => self.gate(kind, &in_play)?,
            _ => in_play,
        };
        let mut gone = self.go(&reached, way, to)?;
        let goes = |r: &Ref| way.is_for_all() || self.state.on_table(r.card);
        let mut elsewhere: Vec<Ref> = elsewhere.into_iter().filter(goes).collect();
        let discarded = self.replaced_elsewhere(&mut elsewhere, way, to)?;
        gone.extend(self.go(&elsewhere, way, to)?);
        gone.extend(discarded);
        Ok(gone)
    }

    /// Cards leave, whatever would keep them: those that the gate has let through, or that the rules send.
    pub(crate) fn go(&mut self, cards: &[Ref], way: Way, to: To) -> Step<Vec<Snapshot>> {
        let there: Vec<Ref> = cards.iter().copied().filter(|r| self.state.stays(*r)).collect();
        let (kept, there): (Vec<Ref>, Vec<Ref>) =
            there.into_iter().partition(|&r| self.is_kept_from_itself(r, to));
        // It may still go there, if what keeps it lets it.
        self.bound_for.extend(kept.into_iter().map(|r| (r, to)));
        let there = if to == To::Discard { self.before_discard(there)? } else { there };
        if there.is_empty() {
            return Ok(Vec::new());
        }
        let on_table = there.iter().any(|&r| self.state.on_table(r.card) || self.held(r).is_some());
        // Buried cards are affected where they lie, other cards elsewhere than in play are not.
        let buried = there.iter().any(|r| matches!(self.state.card(r.card).zone, Zone::Buried(_)));
        let affected = if buried { kinds::AFFECTED } else { Mask::NONE };
        let ears = match way {
            _ if on_table => self.ears(kinds::AFTER_LEAVING),
            Way::Buried => self.ears(kinds::after(EventKind::Buried).or(affected)),
            Way::Discarded
            | Way::Destroyed
            | Way::Returned
            | Way::Placed
            | Way::ShuffledIn
            | Way::Removed
            | Way::Stored
            | Way::Boxed => self.ears(
                kinds::after(EventKind::Discarded)
                    .or(kinds::after(EventKind::ToHand))
                    .or(kinds::after(EventKind::Handed))
                    .or(kinds::after(EventKind::ToPile))
                    .or(affected),
            ),
        };
        let (leaving, waiting) = self.all_that_leave(&there, way, to)?;
        let leaving = self.in_order(leaving)?;
        let known = |l: &Leaving| self.state.witnesses(l.going.card.card, l.going.to);
        let seen = leaving.iter().fold(Seats::ALL, |seen, l| seen.and(known(l)));
        self.detach_within(&there);
        waiting.into_iter().for_each(|action| self.hold(action));
        let mut decks = Vec::new();
        for l in &leaving {
            if let Some(deck) = self.depart(l.going) {
                decks.push(deck);
            }
        }
        let gone = leaving.iter().filter(|l| l.falls == Falls::No).map(|l| l.was.clone()).collect();
        self.tell_of(leaving, &ears, seen);
        if on_table {
            self.settle()?;
        }
        self.shuffle_each(decks);
        Ok(gone)
    }

    /// "Before ... goes to the discard pile ...": what is done before any of these cards leaves play for it; those that still
    /// do.
    fn before_discard(&mut self, mut there: Vec<Ref>) -> Step<Vec<Ref>> {
        let in_play: Vec<Ref> =
            there.iter().copied().filter(|r| self.state.in_play(r.card)).collect();
        if in_play.is_empty() || self.laying {
            return Ok(there);
        }
        let mut left = in_play.clone();
        let effect = Effect::on(EffectKind::Discard, &in_play, self.cause());
        self.run_replacements(&effect, &mut left)?;
        there.retain(|r| !in_play.contains(r) || left.contains(r));
        Ok(there)
    }

    /// Discards a card that is done: a standard action after its play, or what could not stay where it was played. It
    /// tells nothing by itself, unless something falls off it that came from stasis with it.
    pub(crate) fn lay_by(&mut self, card: CardId) -> Step {
        let of = self.state.card(card);
        if !of.attached.is_empty() || !of.stored.is_empty() {
            return self.go(&[self.state.at(card)], Way::Discarded, To::Discard).map(drop);
        }
        let going = Going { card: self.state.at(card), way: Way::Discarded, to: To::Discard };
        let to = self.diverted(going)?;
        match self.under_deck_instead(Going { to, ..going }).to {
            To::Discard => {
                self.depart(going);
                Ok(())
            }
            to => self.go(&[going.card], to.way().unwrap_or(going.way), to).map(drop),
        }
    }

    /// Cards that really go to the same end of the same deck are ordered by its player, the first named on top.
    fn in_order(&mut self, mut leaving: Vec<Leaving>) -> Step<Vec<Leaving>> {
        for to in [To::DeckTop, To::DeckBottom] {
            let cards: Vec<Ref> =
                leaving.iter().filter(|l| l.going.to == to).map(|l| l.going.card).collect();
            if cards.len() < 2 {
                continue;
            }
            let ordered = self.on_decks_in_order(cards, to)?;
            let place = |l: &Leaving| ordered.iter().position(|&card| card == l.going.card);
            sort_by_key(&mut leaving, place);
            self.detach_within(&ordered);
        }
        Ok(leaving)
    }

    /// Cards in the order in which they go to this end of their decks.
    fn on_decks_in_order(&mut self, cards: Vec<Ref>, to: To) -> Step<Vec<Ref>> {
        let mut left = cards;
        let mut ordered = Vec::with_capacity(left.len());
        for deck in self.state.homes() {
            let (mine, others): (Vec<Ref>, Vec<Ref>) =
                left.into_iter().partition(|r| self.state.with_whom(r.card) == deck);
            left = others;
            let who = match deck {
                Home::Player(seat) => seat,
                Home::Madness | Home::Bases | Home::Monsters | Home::Treasures => self.you(),
            };
            let mine: Vec<CardId> = mine.iter().map(|r| r.card).collect();
            let mine = self.arrange(who, Why::Arrange(deck), &mine)?;
            let mut mine = self.refs(&mine);
            if to == To::DeckTop {
                mine.reverse();
            }
            ordered.extend(mine);
        }
        Ok(ordered)
    }

    /// The cards and all that falls off them, each to where it really goes, in the order in which they leave; and what does
    /// not fall off, but waits.
    fn all_that_leave(
        &mut self,
        cards: &[Ref],
        way: Way,
        to: To,
    ) -> Step<(Vec<Leaving>, Vec<Ref>)> {
        let (mut leaving, mut waiting) = (Vec::with_capacity(cards.len()), Vec::new());
        for &card in cards {
            let sent = self.leaving(Going { card, way, to }, Falls::No)?;
            // What is on and under a card goes into stasis with it.
            if sent.going.to.way().is_some() && !matches!(sent.going.to, To::Stasis(_)) {
                let kept = self.keeps_stored(card.card);
                let of = self.state.card(card.card);
                let stored = of.stored.iter().filter(|_| !kept);
                let hung = of.attached.iter().chain(stored).map(|&c| self.state.at(c));
                let alone = |r: &Ref| !cards.contains(r);
                for card in hung.filter(alone).collect::<Vec<_>>() {
                    if self.spared() == Some(card) || self.state.clings(card.card) {
                        waiting.push(card);
                        continue;
                    }
                    let falls = Going { card, way: Way::Discarded, to: To::Discard };
                    leaving.push(self.leaving(falls, Falls::Off)?);
                }
            }
            leaving.push(sent);
        }
        Ok((leaving, waiting))
    }

    fn leaving(&mut self, going: Going, falls: Falls) -> Step<Leaving> {
        let bound = self.really(going);
        let to = self.diverted(bound)?;
        let going = self.under_deck_instead(self.really(Going { to, ..bound }));
        // What waits beside the table leaves as it was in play.
        let was = self.held(going.card).cloned();
        let was = was.unwrap_or_else(|| self.snapshot(going.card.card));
        Ok(Leaving { going, was, falls })
    }

    /// How a card leaves, and where to, that trades places with another: as any that is sent there.
    pub(super) fn bound_for(&mut self, going: Going) -> Step<Going> {
        Ok(self.leaving(going, Falls::No)?.going)
    }

    /// How a card leaves that is sent so: monsters and treasures for their own piles, whatever a text says; what would come
    /// to a hand that takes nothing is discarded.
    fn really(&self, going: Going) -> Going {
        let goal = self.state.goal(going.card.card, going.to, self.you());
        match goal.map(|goal| goal.zone) {
            Some(Zone::Discard(_)) => Going { to: To::Discard, ..going },
            Some(Zone::Hand(seat)) if self.state.hand_is_closed(seat) => {
                Going { way: Way::Discarded, to: To::Discard, ..going }
            }
            _ => going,
        }
    }

    /// Where a card really goes that is bound for the discard pile: what would send it elsewhere is asked, one after the
    /// other.
    fn diverted(&mut self, going: Going) -> Step<To> {
        if going.to != To::Discard {
            return Ok(going.to);
        }
        let mut waiting = self.state.diversions(going);
        // What sends it where it goes anyway is nothing "instead".
        let elsewhere = |keeper: &Keeper| {
            let to = self.state.diversion(&keeper.host, going);
            to.is_some_and(|to| self.really(Going { to, ..going }).to != To::Discard)
        };
        waiting.retain(elsewhere);
        while !waiting.is_empty() {
            let next = waiting.remove(self.first_of(&waiting)?);
            let Some(to) = self.state.diversion(&next.host, going) else { continue };
            if self.diverts(&next)? {
                return Ok(to);
            }
        }
        Ok(To::Discard)
    }

    /// Whether an ability that can send a card elsewhere does: not if it is a base's, and the card's player ignores that.
    fn diverts(&mut self, Keeper { host, target }: &Keeper) -> Step<bool> {
        let is_base = matches!(self.state.card(host.id.host.card).zone, Zone::Base(_));
        if let Some(seat) = self.state.card(target.card).controller.filter(|_| is_base)
            && self.ignores(seat, host)?
        {
            return Ok(false);
        }
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        let mut does = true;
        if ability.is_some_and(|a| a.duty == Duty::May) {
            self.as_ability(*host, Doing::Ability, |cx| {
                does = cx.yes()?;
                Ok(())
            })?;
        }
        if does {
            let used = self.state.used_now(host);
            self.tell(used);
        }
        Ok(does)
    }

    /// Actions that leave together with what they are on do not fall off it.
    fn detach_within(&mut self, cards: &[Ref]) {
        for r in cards {
            if let Zone::On(wearer) = self.state.card(r.card).zone
                && cards.iter().any(|w| w.card == wearer)
                && let Some(site) = self.state.site_of(wearer)
            {
                self.state.relocate(r.card, Zone::Site(site));
            }
        }
    }

    /// An action that goes on when what it was on has left waits beside the table: its stay goes on, too.
    fn hold(&mut self, action: Ref) {
        let was = self.snapshot(action.card);
        let with = was.controller.unwrap_or_else(|| self.you());
        self.state.relocate(action.card, Zone::Resolving(with));
        if let Some(frame) = self.frames.last_mut() {
            frame.held.push(was);
        }
    }

    /// An action that waits beside the table, as it was in play.
    pub(crate) fn held(&self, action: Ref) -> Option<&Snapshot> {
        let waits = self.state.stays(action)
            && matches!(self.state.card(action.card).zone, Zone::Resolving(_));
        let mut held = self.frames.iter().flat_map(|frame| &frame.held);
        held.find(|was| waits && was.card == action)
    }

    /// What still waits beside the table as the play or ability is over that made it wait is discarded.
    pub(crate) fn let_go(&mut self) -> Step {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        let held: Vec<Ref> = frame.held.iter().map(|was| was.card).collect();
        let held: Vec<Ref> = held.into_iter().filter(|&r| self.held(r).is_some()).collect();
        if held.is_empty() {
            return Ok(());
        }
        self.go(&held, Way::Discarded, To::Discard)?;
        self.reactions()
    }

    /// A card leaves for its goal; the deck that it was shuffled into, if it was.
    pub(crate) fn depart(&mut self, Going { card, to, .. }: Going) -> Option<Home> {
        let goal = self.state.goal(card.card, to, self.you())?;
        if let Zone::Site(_) = goal.zone {
            self.state.relocate(card.card, goal.zone);
            return None;
        }
        if self.state.on_table(card.card) || self.held(card).is_some() {
            self.note_removed(card);
        }
        if to == To::MadnessDeck {
            self.state.card_mut(card.card).home = Home::Madness;
        }
        if let Zone::Discard(home) = goal.zone {
            self.state.card_mut(card.card).home = home;
        }
        let (you, knew) = (self.you(), self.state.seen_by(card.card));
        let face_down = matches!(self.state.card(card.card).zone, Zone::Buried(_) | Zone::Under(_));
        self.state.put(card.card, goal.zone, goal.end);
        if let (To::Stasis(n), Zone::Stasis(_)) = (to, goal.zone) {
            self.state.card_mut(card.card).counters.set(Counter::Stasis, n.into());
        }
        let know = self.state.seen_by(card.card);
        // A card that lay face down for whoever sends it; a buried one goes with its base, a stored one with the card over it,
        // whoever sends that.
        if know.has(you) && !knew.has(you) || face_down && know != knew && know == Seats::ALL {
            self.reveal_barrier();
        }
        match goal.zone {
            Zone::Deck(deck) if matches!(to, To::Deck | To::DeckOf(_)) => Some(deck),
            Zone::Buried(_) => {
                // Who buries a card controls it.
                self.state.give(card.card, self.you());
                None
            }
            _ => None,
        }
    }

    /// Tells what left, an event for each way and place; what fell off comes last. All that was destroyed is told with the first
    /// event.
    fn tell_of(&mut self, mut leaving: Vec<Leaving>, ears: &[Ear], seen: Seats) {
        sort_by_key(&mut leaving, |l| l.falls);
        let destroyed = leaving.iter().filter(|l| l.going.way == Way::Destroyed);
        self.destroyed = destroyed.map(|l| l.was.clone()).collect();
        while let Some(&Leaving { going: Going { way, to, .. }, falls, .. }) = leaving.first() {
            let together = |l: &mut Leaving| (l.falls, l.going.way, l.going.to) == (falls, way, to);
            let cards: Vec<Snapshot> = leaving.extract_if(.., together).map(|l| l.was).collect();
            if let (To::Site(_), Way::Destroyed) = (to, way) {
                // What was destroyed is destroyed all the same, though it goes to another base instead of the discard pile.
                self.emit_to(ears, seen, Happened::Went { way, to, cards: cards.clone() });
            }
            let what = match to {
                To::Site(site) => Happened::Moved(moved(cards, site)),
                To::Hand
                | To::HandOf(_)
                | To::TreasureTo(_)
                | To::OwnDeckTop
                | To::OwnDeckBottom
                | To::DeckTop
                | To::DeckBottom
                | To::Deck
                | To::DeckOf(_)
                | To::Discard
                | To::MadnessDeck
                | To::Buried(_)
                | To::Under(_)
                | To::Stasis(_)
                | To::Box => Happened::Went { way, to, cards },
            };
            self.emit_to(ears, seen, what);
        }
    }

    /// Shuffles decks, each once: the players' in their order, then the others.
    fn shuffle_each(&mut self, decks: Vec<Home>) {
        for deck in self.state.homes().filter(|deck| decks.contains(deck)) {
            self.shuffle(deck);
        }
    }
}

/// Cards that moved to a site.
pub(crate) fn moved(cards: Vec<Snapshot>, to: SiteId) -> Vec<(Snapshot, SiteId)> {
    cards.into_iter().map(|card| (card, to)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::ids::Seat;
    use crate::nouns::play::Spot;
    use crate::nouns::zone::{Home, Zone};
    use crate::run::tape::Tape;
    use crate::testing::{lay, sent, table, then};

    const YOU: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    #[test]
    fn cards_of_one_deck_are_ordered_by_its_player() {
        for to in [To::DeckTop, To::DeckBottom] {
            let (mut state, site) = table();
            let cards = ["Big", "Small"].map(|name| lay(&mut state, name, OTHER, Zone::Site(site)));
            let cards = cards.map(|c| state.at(c));
            let mut entries = Vec::new();
            let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
            assert!(cx.by_rules(|cx| cx.send(&cards, Way::Placed, to).map(drop)).is_err());
            let ask = cx.tape.pending.take().expect("a question");
            let asked = (ask.who, ask.why, ask.ordered);
            assert_eq!(asked, (OTHER, Why::Arrange(Home::Player(OTHER)), true));
        }
    }

    #[test]
    fn what_is_on_a_card_falls_off_it_and_is_told_last() {
        let (mut state, site) = table();
        let minion = lay(&mut state, "Big", YOU, Zone::Site(site));
        let hat = lay(&mut state, "Hat", OTHER, Zone::On(minion));
        let told = sent(&mut state, &[minion], Way::Returned, To::Hand);
        assert_eq!(told, [(Way::Returned, To::Hand, 1), (Way::Discarded, To::Discard, 1)]);
        assert_eq!(state.card(hat).zone, Zone::Discard(Home::Player(OTHER)));
    }

    #[test]
    fn an_action_that_waits_is_transferred_in_its_stay_or_discarded_from_play() {
        let (mut state, site) = table();
        let [minion, other] =
            ["Big", "Small"].map(|name| lay(&mut state, name, YOU, Zone::Site(site)));
        let hat = lay(&mut state, "Hat", YOU, Zone::On(minion));
        let [leaves, action, to] = [minion, hat, other].map(|card| state.at(card));
        then(&mut state, |cx| {
            cx.place_under_decks_but_not(&[leaves], action)?;
            assert_eq!(cx.state.card(hat).zone, Zone::Resolving(YOU));
            cx.transfer_action(action, to).map(drop)
        });
        assert_eq!((state.card(hat).zone, state.at(hat)), (Zone::On(other), action));
        let before = state.history.len();
        then(&mut state, |cx| cx.destroy_but_not(&[to], action).map(drop));
        assert_eq!(state.card(hat).zone, Zone::Discard(Home::Player(YOU)));
        let fallen = state.history[before..].iter().flat_map(|e| e.what.from_play_to_discard());
        assert_eq!(fallen.map(|c| c.card.card).collect::<Vec<_>>(), [other, hat]);
    }

    #[test]
    fn what_leaves_together_with_what_it_is_on_does_not_fall_off() {
        let (mut state, site) = table();
        let minion = lay(&mut state, "Big", YOU, Zone::Site(site));
        let hat = lay(&mut state, "Hat", YOU, Zone::On(minion));
        let told = sent(&mut state, &[minion, hat], Way::Returned, To::Hand);
        assert_eq!(told, [(Way::Returned, To::Hand, 2)]);
        assert_eq!(state.players[YOU].hand, [minion, hat]);
    }

    #[test]
    fn what_goes_elsewhere_instead_of_the_discard_pile_is_destroyed_all_the_same() {
        let (mut state, site) = table();
        let bouncer = lay(&mut state, "Bouncer", YOU, Zone::Site(site));
        let other = lay(&mut state, "Big", YOU, Zone::Site(site));
        let told = sent(&mut state, &[bouncer, other], Way::Destroyed, To::Discard);
        assert_eq!(told, [(Way::Destroyed, To::Hand, 1), (Way::Destroyed, To::Discard, 1)]);
        assert_eq!(state.players[YOU].hand, [bouncer]);
        assert_eq!(state.discard(Home::Player(YOU)), [other]);
        let (mut state, site) = table();
        let bouncer = lay(&mut state, "Bouncer", YOU, Zone::Site(site));
        sent(&mut state, &[bouncer], Way::Placed, To::DeckTop);
        assert_eq!(state.deck(Home::Player(YOU)), [bouncer], "it was not bound for the pile");
    }

    /// A standard action is bound for the pile after its play: its player is asked.
    #[test]
    fn a_standard_action_can_go_elsewhere_after_its_play() {
        let (mut state, site) = table();
        lay(&mut state, "Recycling", YOU, Zone::Site(site));
        let deed = lay(&mut state, "Deed", YOU, Zone::Hand(YOU));
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        assert!(cx.play(YOU, deed, Spot::None).is_err());
        let ask = cx.tape.pending.take().expect("a question");
        assert_eq!((ask.who, ask.why, ask.min), (YOU, Why::May, 0));
        let (mut state, _) = table();
        let deed = lay(&mut state, "Deed", YOU, Zone::Hand(YOU));
        then(&mut state, |cx| cx.play(YOU, deed, Spot::None));
        assert_eq!(state.discard(Home::Player(YOU)), [deed]);
    }
    #[test]
    fn what_would_come_to_a_closed_hand_is_discarded() {
        let (mut state, site) = table();
        let lid = lay(&mut state, "Lid", YOU, Zone::Site(site));
        let minion = lay(&mut state, "Big", OTHER, Zone::Site(site));
        let told = sent(&mut state, &[minion], Way::Returned, To::Hand);
        assert_eq!(told, [(Way::Discarded, To::Discard, 1)]);
        let bouncer = lay(&mut state, "Bouncer", OTHER, Zone::Site(site));
        let told = sent(&mut state, &[bouncer], Way::Destroyed, To::Discard);
        assert_eq!(told, [(Way::Destroyed, To::Discard, 1)], "nothing goes there instead");
        let drawn = lay(&mut state, "Small", OTHER, Zone::Deck(Home::Player(OTHER)));
        then(&mut state, |cx| cx.draw(OTHER, 1));
        assert_eq!(state.discard(Home::Player(OTHER)), [minion, bouncer, drawn]);
        let own = lay(&mut state, "Big", YOU, Zone::Site(site));
        sent(&mut state, &[own, lid], Way::Returned, To::Hand);
        assert_eq!(state.players[YOU].hand, [own, lid]);
        let drawn = lay(&mut state, "Small", OTHER, Zone::Deck(Home::Player(OTHER)));
        then(&mut state, |cx| cx.draw(OTHER, 1));
        assert_eq!(state.players[OTHER].hand, [drawn], "it is open again");
    }
}
