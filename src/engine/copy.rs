//! Abilities of one card that another one has for a while.

use super::cx::{Cx, Step};
use super::def::Act;
use super::event::Happened;
use super::eye::Host;
use super::ids::{AbilityId, CardId, DefId, Ref};
use super::state::{State, Until, What};

impl Cx<'_> {
    /// This card has the abilities of another card in play for a while. What that one does when it is played is done
    /// at once. An ability that this card has from there already is not had twice.
    ///
    /// # Errors
    /// [`super::Halt`] while a question about it is open.
    pub fn copy_abilities(&mut self, of: Ref, until: Until) -> Step {
        let (this, you) = (self.this(), self.you());
        self.tell(Happened::Copied(self.snapshot(this.card), self.snapshot(of.card)));
        for (def, index) in self.state.abilities_of(of.card) {
            if !self.state.stays(this) {
                return Ok(());
            }
            let grant = What::Grant(this, def, index);
            if self.state.lasting.iter().any(|l| l.what == grant) {
                continue;
            }
            self.last(grant, until);
            let ability = self.state.catalog.def(def).ability(index);
            if let Some(Act::OnPlay(run)) = ability.map(|a| a.act) {
                let id = AbilityId { host: this, def, index, by: Some(this) };
                let host = self.state.refreshed(Host { id, you, site: None, on: None });
                self.with_host(host, |cx| run(cx))?;
            }
        }
        self.settle()
    }
}

impl State {
    /// The cards whose abilities a card in play has now beside its own.
    #[must_use]
    pub fn copied_by(&self, card: CardId) -> Vec<DefId> {
        let own = self.card(card).def;
        let mut of: Vec<DefId> = self.abilities_of(card).into_iter().map(|(def, _)| def).collect();
        of.retain(|&def| def != own);
        of.dedup();
        of
    }

    /// The abilities a card in play has now: what is printed, then what it was given; none if they are cancelled.
    fn abilities_of(&self, card: CardId) -> Vec<(DefId, u8)> {
        let r = self.at(card);
        if self.cancelled(r) {
            return Vec::new();
        }
        let printed = self.def(card).abilities().map(|(index, _)| (self.card(card).def, index));
        printed.chain(self.grants(r).map(|(def, index, _)| (def, index))).collect()
    }
}
