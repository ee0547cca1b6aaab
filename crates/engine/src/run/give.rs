//! What abilities give and take for a while: power, breakpoints, control, abilities.

use crate::look::state::State;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::ids::{AbilityId, CardId, Ref, Row, Seat, SiteId};
use crate::nouns::lasting::{Bearer, Covers, Lasting, Stands};
use crate::nouns::question::Why;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::Until;
use crate::nouns::zone::Zone;
use crate::print::kinds;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// "... gains +N power until ...": minions in play get more (or less) power for a while.
    pub fn give_power(&mut self, minions: &[Ref], amount: i32, until: Until) -> Step {
        self.gives_power(minions, amount, until).map(drop)
    }

    /// "Give ... N power until ... to ...": as [`Cx::give_power`]; which really got it.
    pub fn gives_power(&mut self, minions: &[Ref], amount: i32, until: Until) -> Step<Vec<Ref>> {
        if amount == 0 {
            return Ok(Vec::new());
        }
        let reached = self.gate(EffectKind::Power, minions)?;
        if reached.is_empty() {
            return Ok(reached);
        }
        self.begins(&reached, &|cx, r| cx.last(Stands::Power(r, amount), until), &|minions| {
            Happened::PowerChanged(minions, amount)
        })?;
        Ok(reached)
    }

    /// "... gains +N power while it is here until ...": minions here get more power for a while, as long as they are here.
    pub fn give_power_here(&mut self, minions: &[Ref], amount: i32, until: Until) -> Step {
        let reached = self.gate(EffectKind::Power, minions)?;
        let base = self.eye().base_here().map(|base| self.state.at(base));
        let Some(base) = base.filter(|_| !reached.is_empty() && amount != 0) else {
            return Ok(());
        };
        self.begins(
            &reached,
            &|cx, r| cx.last(Stands::PowerAt(r, base, amount), until),
            &|minions| Happened::PowerChanged(minions, amount),
        )
    }

    /// What is true of each of these cards from now on is told to those who hear of affected cards.
    fn begins(
        &mut self,
        reached: &[Ref],
        begin: &dyn Fn(&mut Self, Ref),
        happened: &dyn Fn(Vec<Snapshot>) -> Happened,
    ) -> Step {
        if reached.is_empty() {
            return Ok(());
        }
        let ears = self.ears(kinds::AFFECTED);
        let before = reached.iter().map(|r| self.snapshot(r.card)).collect();
        reached.iter().for_each(|&r| begin(self, r));
        self.emit(&ears, happened(before));
        self.settle()
    }

    /// "You gain +N power here until ...": a player has power at a site without a minion for a while.
    pub fn give_presence(&mut self, seat: Seat, site: SiteId, n: i32, until: Until) -> Step {
        let Some(base) = self.state.site(site).map(|s| self.state.at(s.base)) else {
            return Ok(());
        };
        if n == 0 || self.ignores_base(seat)? {
            return Ok(());
        }
        self.last(Stands::Presence(seat, base, n), until);
        self.tell(Happened::Presence(seat, site, n));
        self.settle()
    }

    /// "You may choose for your minions here not to be affected by it.": by this card, for the rest of the turn.
    pub fn make_immune_here(&mut self, card: Ref) {
        let covers = Covers::Minions(self.you(), self.here());
        let until = self.state.end_of_turn();
        self.last(Stands::Immune(covers, card), until);
    }

    /// "Cancel its abilities until ...": of cards in play and of bases.
    pub fn cancel(&mut self, cards: &[Ref], until: Until) -> Step {
        let is_base = |r: &&Ref| matches!(self.state.card(r.card).zone, Zone::Base(_));
        let (mut reached, others): (Vec<Ref>, Vec<Ref>) = cards.iter().partition(is_base);
        reached.retain(|&base| self.state.stays(base));
        reached.extend(self.gate(EffectKind::Abilities, &others)?);
        self.begins(&reached, &|cx, r| cx.last(Stands::Cancel(r), until), &Happened::Cancelled)
    }

    /// "Its power becomes N until ...": what minions in play start from for a while.
    pub fn set_power(&mut self, minions: &[Ref], number: u8, until: Until) -> Step {
        for r in self.gate(EffectKind::Power, minions)? {
            self.set_starting(r, number, until)?;
        }
        self.settle()
    }

    /// "The breakpoint becomes N until ...": what the base at a site starts from for a while.
    pub fn set_breakpoint(&mut self, site: SiteId, number: u8, until: Until) -> Step {
        let Some(base) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        let before = self.state.breakpoint(site);
        self.set_starting(self.state.at(base), number, until)?;
        let change = self.state.breakpoint(site) - before;
        self.tell_breakpoint(site, change);
        self.settle()
    }

    /// "Its printed breakpoint becomes N until ...": what the base at a site is taken to have printed for a while.
    pub fn set_printed_breakpoint(&mut self, site: SiteId, number: i32, until: Until) -> Step {
        let Some(base) = self.state.site(site).map(|s| self.state.at(s.base)) else {
            return Ok(());
        };
        let before = self.state.breakpoint(site);
        self.last(Stands::Printed(base, number), until);
        let change = self.state.breakpoint(site) - before;
        self.tell_breakpoint(site, change);
        self.settle()
    }

    /// "If its starting breakpoint is less than N, it is increased to N.": as this begins at a site. If an effect has set
    /// the breakpoint to less, the current player chooses which of the two counts.
    pub fn raise_breakpoint(&mut self, site: SiteId) -> Step {
        let Some(base) = self.state.site(site).map(|s| self.state.at(s.base)) else {
            return Ok(());
        };
        let least = self.state.least_breakpoint(site);
        let set = self.state.lasting.iter().find_map(|l| match l.what {
            Stands::Starting(c, n) if c == base && n < least => Some(n),
            _ => None,
        });
        if let Some(set) = set
            && self.pick_number(self.state.current, Why::Choose, [set, least])? == least
        {
            self.state.lasting.retain(|l| l.what != Stands::Starting(base, set));
        }
        self.tell_breakpoint(site, self.state.breakpoint_raised_by(self.this().card, site));
        self.settle()
    }

    /// Sets the number a card starts from. If another effect has set it to another number, the current player
    /// chooses which of the two counts.
    fn set_starting(&mut self, card: Ref, number: u8, until: Until) -> Step {
        let mut chosen = i32::from(number);
        let known = self.state.lasting.iter().find_map(|l| match l.what {
            Stands::Starting(c, n) if c == card && n != chosen => Some(n),
            _ => None,
        });
        if let Some(old) = known {
            chosen = self.pick_number(self.state.current, Why::Choose, [old, chosen])?;
        }
        let least = match self.state.card(card.card).zone {
            Zone::Base(site) => self.state.least_breakpoint(site),
            _ => 0,
        };
        if chosen < least {
            chosen = self.pick_number(self.state.current, Why::Choose, [chosen, least])?;
            if chosen == least {
                self.state
                    .lasting
                    .retain(|l| l.what != Stands::Starting(card, known.unwrap_or(least)));
                return Ok(());
            }
        }
        if known != Some(chosen) {
            let same = |l: &Lasting| matches!(l.what, Stands::Starting(c, _) if c == card);
            self.state.lasting.retain(|l| !same(l));
            self.last(Stands::Starting(card, chosen), until);
        }
        Ok(())
    }

    /// "The breakpoint is reduced by N until ...": changes it for a while.
    pub fn change_breakpoint(&mut self, site: SiteId, amount: i32, until: Until) -> Step {
        let Some(base) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        if amount == 0 {
            return Ok(());
        }
        self.last(Stands::Breakpoint(self.state.at(base), amount), until);
        self.tell_breakpoint(site, amount);
        self.settle()
    }

    /// Tells by how much the breakpoint of a site has changed, if it has.
    fn tell_breakpoint(&mut self, site: SiteId, change: i32) {
        if let Some(base) = self.state.site(site).map(|s| s.base).filter(|_| change != 0) {
            let def = self.state.card(base).def;
            self.tell(Happened::BreakpointChanged(site, def, change));
        }
    }

    /// "You control ...": gives a player control of cards in play, as long as they stay.
    pub fn take_control(&mut self, cards: &[Ref], seat: Seat, until: Until) -> Step {
        for r in self.gate(EffectKind::Control, cards)? {
            let ears = self.ears(kinds::AFFECTED.or(kinds::after(EventKind::ControlChanged)));
            let before = self.snapshot(r.card);
            self.last(Stands::Control(r, seat), until);
            self.state.refresh_control(r.card);
            // Whoever controls it already keeps it for longer: nothing has changed.
            if before.controller != self.state.card(r.card).controller {
                self.emit(&ears, Happened::TookControl(before, seat));
            }
        }
        self.settle()
    }

    /// "Give another player control of ...": as long as the cards stay; of which it really changed.
    pub fn give_control(&mut self, cards: &[Ref], seat: Seat) -> Step<Vec<Ref>> {
        let others = |r: &Ref| self.state.card(r.card).controller != Some(seat);
        let others: Vec<Ref> = cards.iter().copied().filter(others).collect();
        self.take_control(&others, seat, Until::Leaves)?;
        let theirs =
            |r: &Ref| self.state.stays(*r) && self.state.card(r.card).controller == Some(seat);
        Ok(others.into_iter().filter(theirs).collect())
    }

    /// "... loses all other abilities until ...": all that cards in play have now, but the one that runs.
    pub fn lose_other_abilities(&mut self, cards: &[Ref], until: Until) -> Step {
        let but = self.host().map(|h| h.id);
        self.lose(cards, but, until)
    }

    /// "... loses all its abilities until ...": all that cards in play have now, the one that runs, too. What it has begun
    /// goes on.
    pub fn lose_abilities(&mut self, cards: &[Ref], until: Until) -> Step {
        self.lose(cards, None, until)
    }

    fn lose(&mut self, cards: &[Ref], but: Option<AbilityId>, until: Until) -> Step {
        let reached = self.gate(EffectKind::Abilities, cards)?;
        self.begins(&reached, &|cx, r| cx.last(Stands::Loses(r, but), until), &Happened::Cancelled)
    }

    /// Adds a lasting effect of the running ability.
    pub(crate) fn last(&mut self, what: Stands, until: Until) {
        self.last_during(what, None, until);
    }

    pub(crate) fn last_during(&mut self, what: Stands, during: Option<(Seat, u32)>, until: Until) {
        let Some(host) = self.host() else { return };
        let (source, def, by) = (host.id.host, host.id.def, self.cause().by);
        self.state.lent = self.state.lent.or(self.state.kinds_lent_by(what));
        self.state.lasting.push(Lasting { what, during, until, source, def, by });
    }

    /// "Until ..., players cannot ...", "it has ... until ...": stands up the rows of this card that are marked
    /// [`lent`](crate::print::ability::Ability::lent), for a while. Minions whose power that changes are affected as it begins.
    pub fn stand(&mut self, bearer: Bearer, until: Until) -> Step {
        self.stand_now(bearer, until, |_| true)
    }

    /// "Until ..., ... there": as [`Cx::stand`], at the base that is at this site now.
    pub fn stand_at(&mut self, site: SiteId, until: Until) -> Step {
        match self.state.site(site).map(|s| self.state.at(s.base)) {
            Some(base) => self.stand(Bearer::Base(base), until),
            None => Ok(()),
        }
    }

    /// "Until ..., either ... OR ...": as [`Cx::stand`], of those rows only one, counted from 0.
    pub fn stand_one(&mut self, row: usize, bearer: Bearer, until: Until) -> Step {
        self.stand_now(bearer, until, |n| n == row)
    }

    fn stand_now(&mut self, bearer: Bearer, until: Until, meant: impl Fn(usize) -> bool) -> Step {
        let before = self.state.standing_apart().count();
        self.stand_during(bearer, None, until, meant);
        let changed = self.state.changed_apart(before);
        if !changed.is_empty() {
            let ears = self.ears(kinds::AFFECTED);
            self.tell_begun(&ears, changed);
        }
        self.settle()
    }

    /// "It has '...' until ...", of cards in play that this affects: gives them the rows of this card that are marked
    /// [`lent`](crate::print::ability::Ability::lent).
    pub fn lend(&mut self, cards: &[Ref], until: Until) -> Step {
        self.stand_for_each(cards, until, Bearer::Card)
    }

    /// "If it ... this turn, ...", of cards in play that this affects: stands up the rows of this card that are marked
    /// [`lent`](crate::print::ability::Ability::lent) about each of them, as its wearer. They are no abilities of those
    /// cards, and "you" stays who you are now.
    pub fn stand_about(&mut self, cards: &[Ref], until: Until) -> Step {
        let you = self.you();
        self.stand_for_each(cards, until, |card| Bearer::About(you, card))
    }

    fn stand_for_each(
        &mut self,
        cards: &[Ref],
        until: Until,
        bearer: impl Fn(Ref) -> Bearer,
    ) -> Step {
        let reached = self.gate(EffectKind::Abilities, cards)?;
        let begin = |cx: &mut Self, card| cx.stand_during(bearer(card), None, until, |_| true);
        self.begins(&reached, &begin, &|cards| Happened::Began(cards, 0))
    }

    /// "... on their next turn": as [`Cx::stand`], in the player's next turn only.
    pub fn stand_next_turn(&mut self, bearer: Bearer, seat: Seat) {
        let next = self.state.players[seat].turns + 1;
        self.stand_during(bearer, Some((seat, next)), Until::EndOfTurn(seat, next), |_| true);
    }

    fn stand_during(
        &mut self,
        bearer: Bearer,
        during: Option<(Seat, u32)>,
        until: Until,
        meant: impl Fn(usize) -> bool,
    ) {
        let Some(def) = self.host().map(|h| h.id.def) else { return };
        let rows = self.state.catalog.def(def).abilities().filter(|(_, a)| a.is_lent());
        for (_, (index, _)) in rows.enumerate().filter(|&(n, _)| meant(n)) {
            self.last_during(Stands::Row(Row { def, index }, bearer), during, until);
        }
        // What an action gives for as long as it lies there is read on it.
        if until != Until::SourceLeaves {
            self.tell(Happened::Stands(bearer, during.map(|(seat, _)| seat)));
        }
    }
}

impl State {
    /// Works out who controls a card: the last effect that says so, else who played it.
    pub(crate) fn refresh_control(&mut self, card: CardId) {
        let r = self.at(card);
        let last = self.lasting.iter().rev().find_map(|l| match l.what {
            Stands::Control(c, seat) if c == r => Some(seat),
            _ => None,
        });
        let played_by = self.card(card).played_by;
        self.card_mut(card).controller = last.or(played_by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::numbers::Part;
    use crate::nouns::counter::Counter;
    use crate::nouns::play::{Permission, Spot};
    use crate::nouns::question::Reason;
    use crate::nouns::zone::Home;
    use crate::run::frame::Doing;
    use crate::run::tape::Tape;
    use crate::run::zones::End;
    use crate::testing::{catalog, lay, table};

    /// Printed, or what it is set to, and then what adds: here a counter.
    #[test]
    fn a_set_power_takes_the_place_of_the_printed_one_and_the_rest_adds() {
        let mut state = State::empty(catalog(), 2, 1);
        let def = |kind: fn(&crate::print::def::CardDef) -> bool| {
            catalog().ids().find(|&d| kind(catalog().def(d))).expect("there is one")
        };
        let base = state.add_card(def(|d| d.sorts().is_base()), Home::Bases);
        let site = state.add_site(base);
        let minion = state.add_card(def(|d| d.sorts().is_minion()), Home::Player(Seat(0)));
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
        let set = cx.as_ability(host, Doing::Ability, |cx| cx.set_power(&[card], 9, until));
        assert!(set.is_ok(), "one number is not asked about");
        assert_eq!(state.power(minion), 10);
        let parts = state.power_explained(minion).parts;
        assert_eq!(parts[0], (Part::Set(state.card(minion).def), 9));

        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let again = cx.as_ability(host, Doing::Ability, |cx| cx.set_power(&[card], 2, until));
        let asked = cx.tape.pending.as_ref().map(|a| (a.who, a.options.len()));
        assert!(again.is_err(), "two different numbers are asked about");
        assert_eq!(asked, Some((Seat(0), 2)), "the current player chooses");
    }

    const YOU: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    /// Two cards give one minion the same talent: each can be used once, and no question names a thing twice.
    #[test]
    fn a_talent_given_twice_is_one_answer_and_can_be_used_twice() {
        let (mut state, site) = table();
        let minion = lay(&mut state, "Small", YOU, Zone::Site(site));
        let gifts = [(); 2].map(|()| lay(&mut state, "Gift", YOU, Zone::On(minion)));
        state.begin_play_cards();
        let (bearer, until) = (Bearer::Card(state.at(minion)), state.end_of_turn());
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        assert_eq!(cx.usable(YOU), [], "what a card lends is none of its own");
        for gift in gifts {
            let host = cx.state.play_host(gift, YOU);
            let stood = cx.as_ability(host, Doing::Ability, |cx| cx.stand(bearer, until));
            assert!(stood.is_ok());
        }
        for more in [1, 2] {
            let usable = cx.usable(YOU);
            assert_eq!(usable.len(), 1);
            assert!(cx.use_ability(usable[0]).is_ok());
            assert_eq!(cx.state.power(minion), 2 + more);
        }
        assert_eq!(cx.usable(YOU), []);
    }

    /// A prohibition stands for a player, in their next turn and no other, and needs no card in play.
    #[test]
    fn a_row_that_stands_for_a_player_forbids_in_their_next_turn() {
        let (mut state, _) = table();
        let ban = lay(&mut state, "Ban", YOU, Zone::Hand(YOU));
        let deed = lay(&mut state, "Deed", OTHER, Zone::Hand(OTHER));
        state.begin_play_cards();
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        assert!(cx.play(YOU, ban, Spot::None).is_ok());
        let actions = [Permission::action()];
        assert!(state.has_spot(OTHER, deed, &actions), "not yet");
        state.current = OTHER;
        state.players[OTHER].turns = 1;
        assert!(!state.has_spot(OTHER, deed, &actions));
        assert_eq!(state.why_not_play(OTHER, deed, None), Reason::Forbidden(state.card(ban).def));
        state.players[OTHER].turns = 2;
        assert!(state.has_spot(OTHER, deed, &actions), "not any more");
    }

    /// A card in play is asked as a card in a hand is, before what is played does anything.
    #[test]
    fn a_card_in_play_answers_a_play_before_it_does_anything() {
        for (warden, drawn) in [(YOU, 1), (OTHER, 0)] {
            let (mut state, site) = table();
            lay(&mut state, "Warden", warden, Zone::Site(site));
            lay(&mut state, "Small", YOU, Zone::Deck(Home::Player(YOU)));
            let gain = lay(&mut state, "Gain", YOU, Zone::Hand(YOU));
            state.begin_play_cards();
            let mut entries = Vec::new();
            let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
            assert!(cx.play(YOU, gain, Spot::None).is_ok());
            assert_eq!(state.players[YOU].hand.len(), drawn);
            assert_eq!(state.card(gain).zone, Zone::Discard(Home::Player(YOU)));
        }
    }
}
