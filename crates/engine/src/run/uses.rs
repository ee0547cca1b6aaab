//! Talents and abilities used on your turn.

use crate::look::eye::Eye;
use crate::nouns::event::Happened;
use crate::nouns::host::Host;
use crate::nouns::ids::Seat;
use crate::print::ability::Ability;
use crate::print::act::Act;
use crate::print::kinds;
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// The talents and "on your turn" abilities a player may use now.
    #[must_use]
    pub(crate) fn usable(&self, seat: Seat) -> Vec<Host> {
        let state = &*self.state;
        let mut found: Vec<Host> = Vec::new();
        let mut consider = |host: Host, ability: &Ability| {
            let Act::Run(_, can, _) = ability.act else { return };
            if host.you == seat
                && (!state.used.contains(&host.id) || state.talent_again(&host).is_some())
                && state.may_use(ability.limit, &host)
                && can(&Eye { state, host })
                // One that a card was given twice is one answer as long as it can be used at all.
                && !found.iter().any(|h| h.pick() == host.pick())
            {
                found.push(host);
            }
        };
        state.each_ability(kinds::USABLE, |eye, ability| consider(eye.host, ability));
        state.each_hidden(kinds::USABLE, &mut consider);
        found
    }

    /// Uses a talent or an "on your turn" ability.
    pub(crate) fn use_ability(&mut self, host: Host) -> Step {
        let Some(ability) = self.state.catalog.def(host.id.def).ability(host.id.index) else {
            return Ok(());
        };
        let Act::Run(_, _, run) = ability.act else { return Ok(()) };
        if self.state.used.contains(&host.id) {
            let again = self.state.talent_again(&host);
            self.state.used.extend(again);
        }
        self.state.used.push(host.id);
        self.state.mark_used(ability.limit, &host);
        self.tell(Happened::Used(host.id, host.you));
        self.as_ability(host, Doing::Ability, run)
    }
}
