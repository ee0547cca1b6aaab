//! The part of a fusion that it has as an action, done by another card or beside its play as a minion. What a fusion is where it lies
//! is asked of the position ([`State::sorts`]), and what it is played as is asked where it could be both
//! (`run/course`).
//!
//! [`State::sorts`]: crate::look::state::State::sorts

use crate::nouns::event::Happened;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, DefId, Ref};
use crate::print::ability::Label;
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// "Copy the Action ability of ...": of a fusion, as if this card had it.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn copy_action_of(&mut self, fusion: Ref) -> Step {
        let (this, you) = (self.this(), self.you());
        let def = self.state.card(fusion.card).def;
        self.tell(Happened::Copied(self.snapshot(this.card), self.snapshot(fusion.card)));
        for index in self.action_rows(def) {
            let id = AbilityId { host: this, def, index, by: Some(this) };
            self.run_action(Host {
                by: Some(you),
                site: self.eye().host.site,
                ..Host::of(id, you)
            })?;
        }
        Ok(())
    }

    /// "You may also use its Action ability.": of a fusion that has just been played as a minion.
    pub fn use_action_of(&mut self, fusion: Ref) -> Step {
        let (you, def) = (self.you(), self.state.card(fusion.card).def);
        for index in self.action_rows(def) {
            let id = AbilityId { host: fusion, def, index, by: None };
            let host = Host { by: Some(you), ..Host::of(id, you) };
            self.as_ability(host, Doing::Ability, |cx| {
                cx.begin_use(&host);
                cx.run_action(host)
            })?;
        }
        Ok(())
    }

    /// Which abilities of a print are those of an action.
    fn action_rows(&self, def: DefId) -> Vec<u8> {
        let rows = self.state.catalog.def(def).own();
        rows.filter(|(_, a)| a.label == Label::Action).map(|(index, _)| index).collect()
    }

    fn run_action(&mut self, host: Host) -> Step {
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        ability.map_or(Ok(()), |ability| self.run_on_play(host, ability))
    }
}
