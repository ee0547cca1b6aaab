//! What abilities do to cards: words for where they send them (see [`crate::run::send`]), and what moves cards in play.
//! Each verb goes through the gate, makes one event of what really happened, and settles the table before the next
//! sentence of the ability.

use crate::nouns::effect::EffectKind;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{To, Way};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat, SiteId};
use crate::nouns::lasting::{Bearer, Lasting, Stands};
use crate::nouns::question::Why;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::Until;
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::{Ability, Label};
use crate::print::act::Act;
use crate::print::kinds::{self, Moment};
use crate::run::cx::{Cx, Step};
use rand::seq::SliceRandom;

impl Cx<'_> {
    /// "Destroy ...": cards in play, together; which really were.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn destroy(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let gone = self.send(cards, Way::Destroyed, To::Discard)?;
        self.reward(&gone)?;
        Ok(gone)
    }

    /// "Destroy that minion and transfer the action": as [`Cx::destroy`], but this action does not fall off a card that
    /// leaves. It waits beside the table, to be transferred.
    pub fn destroy_but_not(&mut self, cards: &[Ref], action: Ref) -> Step<Vec<Snapshot>> {
        self.sparing(action, |cx| cx.destroy(cards))
    }

    /// "Return ... to their owners' hands": cards in play, together; which really were.
    pub fn return_to_hand(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send_to_hands(cards, Way::Returned, To::Hand)
    }

    /// "Return ... to your hand", whoever owns them: cards in play, together; which really were.
    pub fn return_to_hand_of(&mut self, cards: &[Ref], seat: Seat) -> Step<Vec<Snapshot>> {
        self.send_to_hands(cards, Way::Returned, To::HandOf(seat))
    }

    /// "Place ... into their owners' hands", "into your hand": cards in play, or cards elsewhere; which really were. What
    /// only one player has looked at, only that player knows.
    pub fn place_in_hand(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send_to_hands(cards, Way::Placed, To::Hand)
    }

    /// "Place ... on the bottom of their owners' decks": cards in play, or cards elsewhere; which really were. Their
    /// owners order several.
    pub fn place_under_decks(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Placed, To::DeckBottom)
    }

    /// "Place this minion on the bottom of its owner's deck ... and transfer this action": as [`Cx::place_under_decks`], but this
    /// action does not fall off a card that leaves. It waits beside the table, to be transferred.
    pub fn place_under_decks_but_not(&mut self, cards: &[Ref], action: Ref) -> Step<Vec<Snapshot>> {
        self.sparing(action, |cx| cx.place_under_decks(cards))
    }

    /// "Place ... on top of their owners' decks": cards in play, or cards elsewhere; which really were. Their owners order
    /// several, the first named on top.
    pub fn place_on_decks(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Placed, To::DeckTop)
    }

    /// "Shuffle them and place them on top of your deck.": cards of your discard pile; nobody knows in which order they lie there.
    pub fn place_shuffled_on_deck(&mut self, cards: &[Ref]) -> Step {
        for &card in cards {
            self.place_on_decks(&[card])?;
        }
        let home = Home::Player(self.you());
        let mut deck = std::mem::take(&mut self.state.piles[home].deck);
        let placed = cards.iter().filter(|r| deck.contains(&r.card)).count();
        let below = deck.len() - placed;
        deck[below..].shuffle(&mut self.state.rng);
        self.state.piles[home].deck = deck;
        self.reveal_barrier();
        Ok(())
    }

    /// "Shuffle ... into their owners' decks": cards in play, or cards elsewhere, together; which really were.
    pub fn shuffle_in(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::ShuffledIn, To::Deck)
    }

    /// "Shuffle ... from your hand or discard pile into your deck": as [`Cx::shuffle_in`], and this player's deck is shuffled
    /// even if no card comes into it.
    pub fn shuffle_into_deck(&mut self, cards: &[Ref], seat: Seat) -> Step {
        let deck = Home::Player(seat);
        let gone = self.shuffle_in(cards)?;
        if !gone.iter().any(|c| self.state.card(c.card.card).zone == Zone::Deck(deck)) {
            self.shuffle(deck);
        }
        Ok(())
    }

    /// "Off the top of the deck": if there are unused ones among the revealed cards, they are shuffled into the deck; a deck of which
    /// none is left over keeps its order.
    pub fn shuffle_unused(&mut self, revealed: &[Ref], seat: Seat) -> Step {
        let unused: Vec<Ref> = revealed.iter().copied().filter(|&r| self.state.stays(r)).collect();
        match unused.is_empty() {
            true => Ok(()),
            false => self.shuffle_into_deck(&unused, seat),
        }
    }

    /// "Place ... into your hand", "that player's hand": into the hand of this player, whoever owns them; which really were.
    pub fn take_into_hand(&mut self, cards: &[Ref], seat: Seat) -> Step<Vec<Snapshot>> {
        self.send_to_hands(cards, Way::Placed, To::HandOf(seat))
    }

    /// Into hands: which really came there. What a closed hand does not take is discarded, which is nothing of that.
    fn send_to_hands(&mut self, cards: &[Ref], way: Way, to: To) -> Step<Vec<Snapshot>> {
        let is_closed = |r: &&Ref| {
            let goal = self.state.goal(r.card, to, self.you()).map(|goal| goal.zone);
            matches!(goal, Some(Zone::Hand(seat)) if self.state.hand_is_closed(seat))
        };
        let discarded: Vec<Ref> = cards.iter().filter(is_closed).copied().collect();
        let mut gone = self.send(cards, way, to)?;
        gone.retain(|was| !discarded.contains(&was.card));
        Ok(gone)
    }

    /// "Shuffle ... into your deck": into the deck of this player, whoever owns them; which really were.
    pub fn shuffle_into_deck_of(&mut self, cards: &[Ref], seat: Seat) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::ShuffledIn, To::DeckOf(seat))
    }

    /// "Put ... back in the box.": out of the game, for good; which really were.
    pub fn put_in_box(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Boxed, To::Box)
    }

    /// "Bury ... there": cards of a hand, which nobody else sees, cards in play or the one that is being played; which really
    /// were. They are yours, whoever owns them.
    pub fn bury(&mut self, cards: &[Ref], site: SiteId) -> Step<Vec<Snapshot>> {
        if !self.state.is_open_for(To::Buried(site)) {
            return Ok(Vec::new());
        }
        self.send(cards, Way::Buried, To::Buried(site))
    }

    /// "Discard ...", "It is discarded.": cards elsewhere than in play; or in play, where it affects nothing: those of a
    /// base that leaves, or that cannot stay. Which really were.
    pub fn discard(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Discarded, To::Discard)
    }

    /// "Place ... into your discard pile.": cards of a deck or a hand, which are not discarded by that; which really were.
    pub fn place_in_discard(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        self.send(cards, Way::Placed, To::Discard)
    }

    /// "Move ... to ...": minions, titans and buried cards, together; which really moved.
    pub fn move_to(&mut self, cards: &[Ref], to: SiteId) -> Step<Vec<Ref>> {
        if !self.state.is_open_for(To::Site(to)) {
            return Ok(Vec::new());
        }
        let elsewhere = cards.iter().copied().filter(|r| self.state.site_of(r.card) != Some(to));
        let is_buried = |r: &Ref| matches!(self.state.card(r.card).zone, Zone::Buried(_));
        let (buried, others): (Vec<Ref>, Vec<Ref>) = elsewhere.partition(is_buried);
        let mut reached = self.gate_to(to, &others)?;
        self.shift(&reached, to)?;
        for card in buried.into_iter().filter(|&r| self.state.stays(r)).collect::<Vec<_>>() {
            let seen = self.state.seen_by(card.card);
            let (ears, cards) = (self.ears(kinds::AFFECTED), vec![self.snapshot(card.card)]);
            self.state.relocate(card.card, Zone::Buried(to));
            let what = Happened::Went { way: Way::Placed, to: To::Buried(to), cards };
            self.emit_to(&ears, seen, what);
            reached.push(card);
        }
        Ok(reached)
    }

    /// "Move ... to other bases.": minions, each to a site of its own, at one moment; which really moved.
    pub fn move_each(&mut self, moves: &[(Ref, SiteId)]) -> Step<Vec<Ref>> {
        let (mut reached, mut joined) = (Vec::new(), Vec::new());
        for to in self.open_sites() {
            let there = moves
                .iter()
                .filter(|&&(r, site)| site == to && self.state.site_of(r.card) != Some(to));
            let there: Vec<Ref> = there.map(|&(r, _)| r).collect();
            if !there.is_empty() {
                reached.extend(self.gate_to(to, &there)?.into_iter().map(|r| (r, to)));
                joined.append(&mut self.joined);
            }
        }
        // What was done instead of moving one of them may have taken others away.
        reached.retain(|&(r, _)| self.state.stays(r));
        self.joined = joined;
        self.shift_each(&reached)?;
        Ok(reached.into_iter().map(|(r, _)| r).collect())
    }

    /// "Move each of them to the other's base.": two minions at one moment; which really moved.
    pub fn trade_places(&mut self, one: Ref, other: Ref) -> Step<Vec<Ref>> {
        let sites = [one, other].map(|r| self.state.site_of(r.card));
        let [Some(at_one), Some(at_other)] = sites else { return Ok(Vec::new()) };
        if at_one == at_other {
            return Ok(Vec::new());
        }
        self.move_each(&[(one, at_other), (other, at_one)])
    }

    /// Cards in play move to another site, whatever would keep them.
    fn shift(&mut self, cards: &[Ref], to: SiteId) -> Step {
        self.shift_each(&cards.iter().map(|&r| (r, to)).collect::<Vec<_>>())
    }

    /// Cards in play move, each to a site of its own, at one moment.
    fn shift_each(&mut self, moves: &[(Ref, SiteId)]) -> Step {
        // Who takes the place of another may be there already.
        let goes = |&(r, to): &(Ref, SiteId)| {
            self.state.is_open_for(To::Site(to)) && self.state.card(r.card).zone != Zone::Site(to)
        };
        let moves: Vec<(Ref, SiteId)> = moves.iter().copied().filter(goes).collect();
        if moves.is_empty() {
            return Ok(());
        }
        let ears = self.ears(kinds::after(EventKind::Moved).or(kinds::AFFECTED));
        let is_titan = |r: Ref| self.state.sorts(r.card).is_titan();
        let met: Vec<_> = moves.iter().copied().filter(|&(r, _)| is_titan(r)).collect();
        let moved = moves.iter().map(|&(r, to)| (self.snapshot(r.card), to)).collect();
        for (r, to) in moves {
            self.state.relocate(r.card, Zone::Site(to));
        }
        self.emit(&ears, Happened::Moved(moved));
        self.settle()?;
        for (r, to) in met {
            if self.state.stays(r) {
                self.clash(to)?;
            }
        }
        Ok(())
    }

    /// Cards in play go where was said, in the way in which cards go there, whatever would keep them.
    pub(crate) fn go_to(&mut self, cards: &[Ref], to: To) -> Step {
        if let To::Site(site) = to {
            return self.shift(cards, site);
        }
        to.way().map_or(Ok(()), |way| self.go(cards, way, to).map(drop))
    }

    /// "Move ... to another base", of one minion: to one of these sites, as you choose; whether it really moved.
    pub fn move_to_one_of(&mut self, minion: Ref, sites: &[SiteId]) -> Step<bool> {
        match self.choose_site(Why::MoveTo(minion.card), sites)? {
            Some(site) => Ok(!self.move_to(&[minion], site)?.is_empty()),
            None => Ok(false),
        }
    }

    /// "Transfer that action to ...": to another minion, or to the base at another site, also of one that waits beside the table
    /// since what it was on has left. It stays the same card in play, with the same controller; whether it was really
    /// transferred. It is discarded if the minion is not affected.
    pub fn transfer_action(&mut self, action: Ref, to: Ref) -> Step<bool> {
        let at = self.state.site_of(to.card);
        if at.is_some_and(|at| !self.state.open_to_cards(at)) {
            return Ok(false);
        }
        if self.held(action).is_none() && self.gate(EffectKind::Place, &[action])?.is_empty() {
            return Ok(false);
        }
        let host = match self.state.is_minion_in_play(to.card) {
            true => self.gate(EffectKind::Attach, &[to])?.first().map(|r| r.card),
            false => Some(to.card),
        };
        let zone = host.and_then(|host| match self.state.card(host).zone {
            Zone::Base(site) => Some(Zone::Site(site)),
            Zone::Site(_) => Some(Zone::On(host)),
            _ => None,
        });
        let (Some(host), Some(zone)) = (host, zone) else {
            self.discard(&[action])?;
            return Ok(false);
        };
        let (before, host) = (self.snapshot(action.card), self.snapshot(host));
        let ears = self.ears(kinds::AFFECTED);
        self.state.relocate(action.card, zone);
        self.emit(&ears, Happened::Transferred(before, host));
        self.begin_again(action)?;
        self.settle()?;
        Ok(true)
    }

    /// What lasts as long as a transferred action is in play goes on where it is now, of abilities that it was given, too.
    pub(crate) fn begin_again(&mut self, action: Ref) -> Step {
        let lasts = |l: &Lasting| {
            let given = matches!(l.what, Stands::Row(_, Bearer::Card(to)) if to == action);
            l.source == action && l.until == Until::SourceLeaves && !given
        };
        let over: Vec<CardId> = self
            .state
            .lasting
            .iter()
            .filter(|l| lasts(l))
            .filter_map(|l| l.what.about())
            .map(|r| r.card)
            .collect();
        self.state.lasting.retain(|l| !lasts(l));
        // An ability that it gives once more is another one, and has not been used.
        self.state.used.retain(|used| used.by != Some(action) || used.host == action);
        for card in over {
            self.state.refresh_control(card);
        }
        self.begin_ongoing(action)
    }

    /// What cards in play do as long as they are there begins for all of them: they have just been laid.
    pub(crate) fn begin_what_is_laid(&mut self) -> Step {
        let table: Vec<CardId> = self.state.table().collect();
        table.into_iter().try_for_each(|card| self.begin_ongoing(self.state.at(card)))?;
        self.follow_top_base();
        Ok(())
    }

    /// "Ongoing: You control this minion.", "it has ...": what lasts as long as a card is in play begins.
    fn begin_ongoing(&mut self, card: Ref) -> Step {
        let by = self.state.card(card.card).controller;
        let you = by.unwrap_or(self.state.current);
        for (row, given) in self.state.abilities_of(card.card) {
            if let Some(Ability {
                act: Act::Run(Moment::OnPlay, _, run),
                label: Label::Ongoing,
                ..
            }) = self.state.catalog.row(row)
            {
                let id = AbilityId { host: card, def: row.def, index: row.index, by: given };
                let host = self.state.refreshed(Host { by, ..Host::of(id, you) });
                self.with_host(host, |cx| run(cx))?;
            }
        }
        Ok(())
    }
}
