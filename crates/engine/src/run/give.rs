//! What abilities give and take for a while: power, breakpoints, control, abilities.

use crate::look::state::State;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::Happened;
use crate::nouns::ids::{CardId, Ref, Seat, SiteId};
use crate::nouns::lasting::{Lasting, What};
use crate::nouns::question::Why;
use crate::nouns::time::Until;
use crate::print::kinds;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// Gives minions in play more (or less) power for a while.
    pub fn give_power(&mut self, minions: &[Ref], amount: i32, until: Until) -> Step {
        if amount == 0 {
            return Ok(());
        }
        let reached = self.gate(EffectKind::Power, minions)?;
        if reached.is_empty() {
            return Ok(());
        }
        let ears = self.ears(kinds::AFFECTED);
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
            chosen = self.pick_number(self.state.current, Why::Choose, [old, chosen])?;
        }
        if known != Some(chosen) {
            let same = |l: &Lasting| matches!(l.what, What::Starting(c, _) if c == card);
            self.state.lasting.retain(|l| !same(l));
            self.last(What::Starting(card, chosen), until);
        }
        Ok(())
    }

    /// Changes the breakpoint of the base at a site for a while.
    pub fn change_breakpoint(&mut self, site: SiteId, amount: i32, until: Until) -> Step {
        let Some(base) = self.state.site(site).map(|s| s.base) else { return Ok(()) };
        if amount == 0 {
            return Ok(());
        }
        self.last(What::Breakpoint(self.state.at(base), amount), until);
        let def = self.state.card(base).def;
        self.tell(Happened::BreakpointChanged(site, def, amount));
        self.settle()
    }

    /// Gives a player control of a card in play, as long as it stays.
    pub fn take_control(&mut self, card: Ref, seat: Seat, until: Until) -> Step {
        for r in self.gate(EffectKind::Control, &[card])? {
            let ears = self.ears(kinds::AFFECTED);
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
}

impl State {
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
    use crate::look::numbers::Part;
    use crate::nouns::counter::Counter;
    use crate::nouns::zone::{Home, Zone};
    use crate::run::frame::Doing;
    use crate::run::tape::Tape;
    use crate::run::zones::End;
    use crate::testing::catalog;

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
        let set = cx.as_ability(host, Doing::Ability, |cx| cx.set_power(card, 9, until));
        assert!(set.is_ok(), "one number is not asked about");
        assert_eq!(state.power(minion), 10);
        let parts = state.power_explained(minion).parts;
        assert_eq!(parts[0], (Part::Set(state.card(minion).def), 9));

        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let again = cx.as_ability(host, Doing::Ability, |cx| cx.set_power(card, 2, until));
        let asked = cx.tape.pending.as_ref().map(|a| (a.who, a.options.len()));
        assert!(again.is_err(), "two different numbers are asked about");
        assert_eq!(asked, Some((Seat(0), 2)), "the current player chooses");
    }
}
