//! What abilities do to cards in play. Each verb goes through the gate, makes one event of what really
//! happened, and settles the table before the next sentence of the ability.

use super::cx::{Cx, Step};
use super::def::{Act, Label};
use super::effect::{Cause, EffectKind};
use super::event::{EventKind, Happened, Place, Snapshot};
use super::eye::Host;
use super::ids::{AbilityId, CardId, Ref, Seat, SiteId};
use super::mask::{self, Mask};
use super::question::{Pick, Why};
use super::state::{Home, Lasting, State, Until, What, Zone};
use super::zones::End;

/// Whoever listens for cards in play being affected.
const AFFECTED: Mask = mask::after(EventKind::Affected);

impl Cx<'_> {
    /// Destroys a card in play; whether it was really destroyed.
    ///
    /// # Errors
    /// [`super::Halt`] while a question about it is open; so for all functions here.
    pub fn destroy(&mut self, card: Ref) -> Step<bool> {
        Ok(!self.destroy_all(&[card])?.is_empty())
    }

    /// Destroys cards in play together; which really were.
    pub fn destroy_all(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let reached = self.gate(EffectKind::Destroy, cards)?;
        self.leave_play(&reached, Happened::Destroyed, |state, card| state.discard_zone(card))
    }

    /// Returns a card in play to its owner's hand; whether it really was.
    pub fn return_to_hand(&mut self, card: Ref) -> Step<bool> {
        Ok(!self.return_all(&[card])?.is_empty())
    }

    /// Returns cards in play to their owners' hands together; which really were.
    pub fn return_all(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let reached = self.gate(EffectKind::Return, cards)?;
        self.leave_play(&reached, Happened::Returned, home_hand)
    }

    /// Places a card in play at the bottom of its owner's deck; whether it really was.
    pub fn place_under_deck(&mut self, card: Ref) -> Step<bool> {
        Ok(!self.place_all_under_decks(&[card])?.is_empty())
    }

    /// Places cards in play at the bottom of their owners' decks; their owners order several.
    pub fn place_all_under_decks(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let reached = self.gate(EffectKind::Place, cards)?;
        let order = self.owners_order(&reached)?;
        let placed = |cards| Happened::Placed(cards, Place::DeckBottom);
        self.leave_play_to(
            &order,
            placed,
            |state, card| Zone::Deck(state.card(card).home),
            End::Bottom,
        )
    }

    /// Shuffles cards in play into their owners' decks together; which really were.
    pub fn shuffle_in_all(&mut self, cards: &[Ref]) -> Step<Vec<Snapshot>> {
        let reached = self.gate(EffectKind::ShuffleIn, cards)?;
        let gone = self.leave_play(&reached, Happened::ShuffledIn, |state, card| {
            Zone::Deck(state.card(card).home)
        })?;
        for seat in self.state.clockwise() {
            if gone.iter().any(|c| c.owner == Some(seat)) {
                self.shuffle(Home::Player(seat));
            }
        }
        Ok(gone)
    }

    /// Places a card in play into its owner's hand; whether it really was.
    pub fn place_in_hand(&mut self, card: Ref) -> Step<bool> {
        let reached = self.gate(EffectKind::Place, &[card])?;
        let placed = |cards| Happened::Placed(cards, Place::Hand);
        Ok(!self.leave_play(&reached, placed, home_hand)?.is_empty())
    }

    /// Discards cards in play that are neither destroyed nor affected: those of a scored base, or of one
    /// that leaves.
    pub fn discard_from_play(&mut self, cards: &[Ref]) -> Step {
        self.leave_play(cards, Happened::Discarded, |state, card| state.discard_zone(card))?;
        Ok(())
    }

    /// Several cards that go under the same deck are ordered by its owner.
    fn owners_order(&mut self, cards: &[Ref]) -> Step<Vec<Ref>> {
        let mut order = Vec::with_capacity(cards.len());
        for seat in self.state.clockwise() {
            let of_seat = |r: &&Ref| self.state.owner(r.card) == Some(seat);
            let mine: Vec<CardId> = cards.iter().filter(of_seat).map(|r| r.card).collect();
            let home = Home::Player(seat);
            let mine = self.arrange(seat, Why::Arrange(home), &mine)?;
            order.extend(mine.into_iter().map(|c| self.state.at(c)));
        }
        let ownerless = cards.iter().filter(|r| self.state.owner(r.card).is_none());
        order.extend(ownerless.copied());
        Ok(order)
    }

    fn leave_play(
        &mut self,
        cards: &[Ref],
        what: impl FnOnce(Vec<Snapshot>) -> Happened,
        to: fn(&State, CardId) -> Zone,
    ) -> Step<Vec<Snapshot>> {
        self.leave_play_to(cards, what, to, End::Top)
    }

    fn leave_play_to(
        &mut self,
        cards: &[Ref],
        what: impl FnOnce(Vec<Snapshot>) -> Happened,
        to: fn(&State, CardId) -> Zone,
        end: End,
    ) -> Step<Vec<Snapshot>> {
        if cards.is_empty() {
            return Ok(Vec::new());
        }
        let ears = self.ears(mask::AFTER_LEAVING);
        let gone: Vec<Snapshot> = cards.iter().map(|r| self.snapshot(r.card)).collect();
        let mut fallen = Vec::new();
        self.detach_within(cards);
        for &r in cards {
            fallen.extend(self.fall_off(r.card));
            self.note_removed(r);
            let zone = to(self.state, r.card);
            self.state.put(r.card, zone, end);
        }
        self.emit(&ears, what(gone.clone()));
        if !fallen.is_empty() {
            self.emit(&ears, Happened::Discarded(fallen));
        }
        self.settle()?;
        Ok(gone)
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

    /// Moves a minion to a site; whether it really moved.
    pub fn move_to(&mut self, card: Ref, to: SiteId) -> Step<bool> {
        Ok(!self.move_all(&[card], to)?.is_empty())
    }

    /// Moves minions to a site together; which really moved.
    pub fn move_all(&mut self, cards: &[Ref], to: SiteId) -> Step<Vec<Ref>> {
        let elsewhere: Vec<Ref> =
            cards.iter().copied().filter(|r| self.state.site_of(r.card) != Some(to)).collect();
        let reached = self.gate(EffectKind::Move, &elsewhere)?;
        if reached.is_empty() || self.state.site(to).is_none() {
            return Ok(Vec::new());
        }
        let ears = self.ears(mask::after(EventKind::Moved).or(AFFECTED));
        let moved = reached.iter().map(|r| (self.snapshot(r.card), to)).collect();
        for r in &reached {
            self.state.relocate(r.card, Zone::Site(to));
        }
        self.emit(&ears, Happened::Moved(moved));
        self.settle()?;
        Ok(reached)
    }

    /// Transfers an action in play onto another minion, or to the base at another site. It stays the same card in play,
    /// with the same controller; whether it was really transferred. It is discarded if the minion is not affected.
    pub fn transfer_action(&mut self, action: Ref, to: Ref) -> Step<bool> {
        if self.gate(EffectKind::Place, &[action])?.is_empty() {
            return Ok(false);
        }
        let zone = if !self.state.is_minion_in_play(to.card) {
            self.state.site_of(to.card).map(Zone::Site)
        } else {
            self.gate(EffectKind::Attach, &[to])?.first().map(|wearer| Zone::On(wearer.card))
        };
        let Some(zone) = zone else {
            self.discard_from_play(&[action])?;
            return Ok(false);
        };
        let (before, host) = (self.snapshot(action.card), self.snapshot(to.card));
        let ears = self.ears(AFFECTED);
        self.state.relocate(action.card, zone);
        self.emit(&ears, Happened::Transferred(before, host));
        self.begin_again(action)?;
        self.settle()?;
        Ok(true)
    }

    /// What lasts as long as a transferred action is in play goes on where it is now.
    fn begin_again(&mut self, action: Ref) -> Step {
        let lasts = |l: &Lasting| l.source == action && l.until == Until::SourceLeaves;
        let over: Vec<CardId> =
            self.state.lasting.iter().filter(|l| lasts(l)).filter_map(|l| l.what.card()).collect();
        self.state.lasting.retain(|l| !lasts(l));
        for card in over {
            self.state.refresh_control(card);
        }
        let card = self.state.card(action.card);
        let (def, you) = (card.def, card.controller.unwrap_or(self.state.current));
        let on = match card.zone {
            Zone::On(wearer) => Some(self.state.at(wearer)),
            _ => None,
        };
        for (index, ability) in self.state.def(action.card).abilities() {
            if let Act::OnPlay(run) = ability.act
                && ability.label == Label::Ongoing
            {
                let id = AbilityId { host: action, def, index, by: None };
                let host = Host { id, you, site: self.state.site_of(action.card), on };
                self.with_host(host, |cx| run(cx))?;
            }
        }
        Ok(())
    }

    /// Gives minions in play more (or less) power for a while.
    pub fn give_power(&mut self, minions: &[Ref], amount: i32, until: Until) -> Step {
        let reached = self.gate(EffectKind::Power, minions)?;
        if reached.is_empty() {
            return Ok(());
        }
        let ears = self.ears(AFFECTED);
        let changed = reached.iter().map(|r| self.snapshot(r.card)).collect();
        for r in reached {
            self.last(What::Power(r, amount), until);
        }
        self.emit(&ears, Happened::PowerChanged(changed, amount));
        self.settle()
    }

    /// Sets the starting power of a minion for a while.
    pub fn set_power(&mut self, minion: Ref, number: u8, until: Until) -> Step {
        for r in self.gate(EffectKind::Power, &[minion])? {
            self.set_starting(r, number, until)?;
        }
        self.settle()
    }

    /// Sets the starting breakpoint of the base at a site for a while.
    pub fn set_breakpoint(&mut self, site: SiteId, number: u8, until: Until) -> Step {
        let Some(base) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        let before = self.state.breakpoint(site);
        self.set_starting(self.state.at(base), number, until)?;
        let change = self.state.breakpoint(site) - before;
        if change != 0 {
            let def = self.state.card(base).def;
            self.tell(Happened::BreakpointChanged(site, def, change));
        }
        self.settle()
    }

    /// Sets the number a card starts from. If another effect has set it to another number, the current player
    /// chooses which of the two counts.
    fn set_starting(&mut self, card: Ref, number: u8, until: Until) -> Step {
        let mut chosen = i32::from(number);
        let known = self.state.lasting.iter().find_map(|l| match l.what {
            What::Starting(c, n) if c == card && n != chosen => Some(n),
            _ => None,
        });
        if let Some(old) = known {
            chosen = self.choose_number(&[old, chosen])?;
        }
        if known != Some(chosen) {
            let same = |l: &Lasting| matches!(l.what, What::Starting(c, _) if c == card);
            self.state.lasting.retain(|l| !same(l));
            self.last(What::Starting(card, chosen), until);
        }
        Ok(())
    }

    /// Lets the current player choose one of two numbers.
    fn choose_number(&mut self, numbers: &[i32; 2]) -> Step<i32> {
        let options = numbers.iter().map(|&n| Pick::Number(n.clamp(0, 255) as u8)).collect();
        let ask = self.question(self.state.current, Why::Choose, options);
        self.pick_number(ask, numbers[0])
    }

    /// Changes the breakpoint of the base at a site for a while.
    pub fn change_breakpoint(&mut self, site: SiteId, amount: i32, until: Until) -> Step {
        let Some(base) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        self.last(What::Breakpoint(self.state.at(base), amount), until);
        let def = self.state.card(base).def;
        self.tell(Happened::BreakpointChanged(site, def, amount));
        self.settle()
    }

    /// Gives a player control of a card in play, as long as it stays.
    pub fn take_control(&mut self, card: Ref, seat: Seat, until: Until) -> Step {
        for r in self.gate(EffectKind::Control, &[card])? {
            let ears = self.ears(AFFECTED);
            let before = self.snapshot(r.card);
            self.last(What::Control(r, seat), until);
            self.state.refresh_control(r.card);
            self.emit(&ears, Happened::TookControl(before, seat));
        }
        self.settle()
    }

    /// Adds a lasting effect of the running ability.
    pub(crate) fn last(&mut self, what: What, until: Until) {
        self.last_during(what, None, until);
    }

    pub(crate) fn last_during(&mut self, what: What, during: Option<(Seat, u32)>, until: Until) {
        let Some(host) = self.host() else { return };
        let (source, def, by) = (host.id.host, host.id.def, self.cause().by);
        self.state.lasting.push(Lasting { what, during, until, source, def, by });
    }

    /// Gives a card in play one of this card's own abilities for a while.
    pub fn lend_ability(&mut self, to: Ref, index: u8, until: Until) {
        if let Some(host) = self.host() {
            self.last(What::Grant(to, host.id.def, index), until);
        }
    }

    /// A player cannot play actions in their next turn.
    pub fn forbid_actions_next_turn(&mut self, seat: Seat) {
        let next = self.state.players[seat].turns + 1;
        let until = Until::EndOfTurn(seat, next);
        self.last_during(What::NoActions(seat), Some((seat, next)), until);
        self.tell(Happened::Forbidden(seat));
    }

    /// After every change: what may no longer be on a card is destroyed, shields fall, and what is granted
    /// once each turn is granted, until nothing changes.
    pub(crate) fn settle(&mut self) -> Step {
        while self.drop_forbidden_attachment()? || self.fall_for_continuous()? {}
        self.grant_each_turn()
    }

    /// Destroys one action on a card that is not affected by it, if there is one that can be: lying on a card is an
    /// effect.
    fn drop_forbidden_attachment(&mut self) -> Step<bool> {
        for (protector, action) in self.state.forbidden_attachments() {
            let mut gone = false;
            self.as_ability(protector, false, |cx| {
                gone = cx.destroy(action)?;
                Ok(())
            })?;
            if gone {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Shields also fall for what other players' cards in play do all the time.
    fn fall_for_continuous(&mut self) -> Step<bool> {
        let mut found = None;
        let state = &*self.state;
        let effects = std::cell::LazyCell::new(|| state.standing_effects());
        state.each_ability(mask::SHIELD, |shield, a| {
            let Act::Shield(f) = a.act else { return };
            found = found.or(effects.iter().find_map(|&(minion, cause)| {
                let hit = f(&shield, minion, &cause) && !state.immune(minion, &cause);
                hit.then_some((shield.host, minion, cause))
            }));
        });
        let Some((shield, minion, cause)) = found else { return Ok(false) };
        self.raise_shield(shield, minion, &cause)?;
        Ok(true)
    }

    /// Grants what cards in play grant once in each of your Play Cards phases.
    pub(crate) fn grant_each_turn(&mut self) -> Step {
        if self.state.phase != super::state::Phase::PlayCards {
            return Ok(());
        }
        let mut due = Vec::new();
        let state = &*self.state;
        state.each_ability(mask::EACH_TURN, |eye, a| {
            if let Act::EachTurn(run) = a.act
                && eye.you() == state.current
                && !state.used.contains(&eye.host.id)
            {
                due.push((eye.host, run));
            }
        });
        for (host, run) in due {
            self.state.used.push(host.id);
            self.with_host(host, |cx| run(cx))?;
        }
        Ok(())
    }
}

fn home_hand(state: &State, card: CardId) -> Zone {
    match state.card(card).home {
        Home::Player(seat) => Zone::Hand(seat),
        _ => state.discard_zone(card),
    }
}

impl State {
    /// The actions on other cards, with what they are on.
    fn attachments(&self) -> impl Iterator<Item = (CardId, CardId)> + '_ {
        self.table().filter_map(|c| match self.card(c).zone {
            Zone::On(wearer) => Some((c, wearer)),
            _ => None,
        })
    }

    /// The actions on cards that are protected from them, with what protects.
    fn forbidden_attachments(&self) -> Vec<(Host, Ref)> {
        let mut found = Vec::new();
        self.each_ability(mask::PROTECT, |eye, a| {
            let Act::Protect(f) = a.act else { return };
            let forbidden = self.attachments().filter(|&(c, wearer)| {
                f(&eye, wearer, EffectKind::Attach, &self.continuous_cause(c))
            });
            found.extend(forbidden.map(|(c, _)| (eye.host, self.at(c))));
        });
        found
    }

    /// What cards in play do to minions all the time. An action that merely lies on a minion is not among it:
    /// who falls to keep off what lies there already stops its effect for the turn, not the card.
    fn standing_effects(&self) -> Vec<(CardId, Cause)> {
        let mut effects = Vec::new();
        self.each_ability(mask::POWER, |eye, a| {
            let Act::Power(change) = a.act else { return };
            let cause = self.continuous_cause(eye.this());
            let minions = self.sites.iter().flat_map(|s| self.minions_at(s.id));
            effects.extend(minions.filter(|&m| change(&eye, m) != 0).map(|m| (m, cause)));
        });
        effects
    }

    /// The cause of what a card in play does all the time.
    fn continuous_cause(&self, card: CardId) -> Cause {
        let you = self.card(card).controller.unwrap_or(self.current);
        let host = self.play_host(card, you);
        Cause::of(self, &host, false)
    }

    /// Works out who controls a card: the last effect that says so, else who played it.
    pub(crate) fn refresh_control(&mut self, card: CardId) {
        let r = self.at(card);
        let last = self.lasting.iter().rev().find_map(|l| match l.what {
            What::Control(c, seat) if c == r => Some(seat),
            _ => None,
        });
        let played_by = self.card(card).played_by;
        self.card_mut(card).controller = last.or(played_by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::catalog;
    use crate::engine::numbers::Part;
    use crate::engine::session::Tape;
    use crate::engine::state::Counter;

    /// Printed, or what it is set to, and then what adds: here a counter.
    #[test]
    fn a_set_power_takes_the_place_of_the_printed_one_and_the_rest_adds() {
        let mut state = State::empty(catalog(), 2, 1);
        let def = |kind: fn(&crate::engine::def::CardDef) -> bool| {
            catalog().ids().find(|&d| kind(catalog().def(d))).expect("there is one")
        };
        let base = state.add_card(def(|d| !d.is_minion() && !d.is_action()), Home::Bases);
        let site = state.add_site(base);
        let minion = state.add_card(def(|d| d.is_minion()), Home::Player(Seat(0)));
        state.put(minion, Zone::Site(site), End::Top);
        state.give(minion, Seat(0));
        state.card_mut(minion).counters.set(Counter::Power, 1);
        let printed = state.printed_power(minion);
        assert_eq!(state.power(minion), printed + 1);

        let host = state.play_host(minion, Seat(0));
        let mut entries = Vec::new();
        let until = state.end_of_turn();
        let card = state.at(minion);
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let set = cx.as_ability(host, false, |cx| cx.set_power(card, 9, until));
        assert!(set.is_ok(), "one number is not asked about");
        assert_eq!(state.power(minion), 10);
        let parts = state.power_explained(minion).parts;
        assert_eq!(parts[0], (Part::Set(state.card(minion).def), 9));

        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let again = cx.as_ability(host, false, |cx| cx.set_power(card, 2, until));
        let asked = cx.tape.pending.as_ref().map(|a| (a.who, a.options.len()));
        assert!(again.is_err(), "two different numbers are asked about");
        assert_eq!(asked, Some((Seat(0), 2)), "the current player chooses");
    }
}
