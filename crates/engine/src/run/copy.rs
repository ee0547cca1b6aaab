//! Abilities of one card that another one has for a while.

use crate::nouns::event::Happened;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, Ref};
use crate::nouns::lasting::{Bearer, Stands};
use crate::nouns::time::Until;
use crate::print::act::Act;
use crate::print::kinds::Moment;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// "This card has the abilities of ...", for a while. What the other card does when it is played is done at once. An
    /// ability that this card has from there already is not had twice.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub fn copy_abilities(&mut self, of: Ref, until: Until) -> Step {
        let (this, you) = (self.this(), self.you());
        self.tell(Happened::Copied(self.snapshot(this.card), self.snapshot(of.card)));
        for (row, _) in self.state.abilities_of(of.card) {
            if !self.state.stays(this) {
                return Ok(());
            }
            let grant = Stands::Row(row, Bearer::Card(this));
            if self.state.lasting.iter().any(|l| l.what == grant) {
                continue;
            }
            self.last(grant, until);
            let ability = self.state.catalog.row(row);
            if let Some(Act::Run(Moment::OnPlay, _, run)) = ability.map(|a| a.act) {
                let id = AbilityId { host: this, def: row.def, index: row.index, by: Some(this) };
                let host = self.state.refreshed(Host::of(id, you));
                self.with_host(host, |cx| run(cx))?;
            }
        }
        self.settle()
    }
}
