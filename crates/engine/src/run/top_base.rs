//! The top card of the base deck while it lies face up, and the base that has its abilities.

use crate::look::state::State;
use crate::nouns::event::{Copying, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::Row;
use crate::nouns::lasting::{Bearer, Lasting, Stands};
use crate::nouns::time::Until;
use crate::nouns::zone::Home;
use crate::print::kinds::{self, Rule};
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// "... turn it face down until the end of the turn.": the top card of the base deck, which this card has turned face up. The
    /// ability by which it has rests until then.
    pub fn turn_top_base_down(&mut self) -> Step {
        let (card, until) = (self.this().card, self.state.end_of_turn());
        let mut open = Vec::new();
        self.state.each_ability_on(card, kinds::rule(Rule::TopBase), &mut |eye, _| {
            open.push(eye.host.id);
        });
        for ability in open {
            self.last(Stands::Rests(ability), until);
        }
        self.tell(Happened::Stands(Bearer::Table, None));
        self.settle()
    }

    /// "Place the top card of the base deck on the bottom of the base deck."
    pub fn place_top_base_under(&mut self) -> Step {
        if let Some(&top) = self.state.deck(Home::Bases).last() {
            self.place_under_decks(&[self.state.at(top)])?;
        }
        self.settle()
    }

    /// "The top card of the base deck lies face up, and this base also has its abilities.": which these are now. What they have
    /// done is not undone.
    pub(crate) fn follow_top_base(&mut self) {
        let might = self.state.might_have(kinds::rule(Rule::TopBase));
        let top = if might { self.state.open_top_base() } else { None };
        let before = std::mem::replace(&mut self.state.seen_on_top, top);
        if let Some(top) = top.filter(|_| top != before) {
            // Nobody knew that card, whatever it can do.
            self.reveal_barrier();
            self.tell(Happened::TopBase(self.snapshot(top)));
        }
        if !might {
            return;
        }
        let rows = self.state.rows_of_top_base();
        let state = &mut *self.state;
        let catalog = state.catalog;
        let of_rule = |l: &Lasting| {
            let given = matches!(l.what, Stands::Row(_, Bearer::Card(_)));
            given && catalog.standing(l.def).meets(kinds::rule(Rule::TopBase))
        };
        if state.lasting.iter().filter(|l| of_rule(l)).eq(&rows) {
            return;
        }
        state.lasting.retain(|l| !of_rule(l));
        state.lasting.extend(&rows);
        state.lent = state.lent.or(state.kinds_lent());
        if let Some(Lasting { what: Stands::Row(_, Bearer::Card(base)), .. }) = rows.first()
            && let Some(top) = top
        {
            let (base, top) = (self.snapshot(base.card), self.snapshot(top));
            self.tell(Happened::Copied(base, top, Copying::Beside));
        }
    }
}

impl State {
    /// The abilities of the top card of the base deck, as the bases have them that have them, too.
    fn rows_of_top_base(&self) -> Vec<Lasting> {
        let mut rows = Vec::new();
        let Some(top) = self.open_top_base().map(|top| self.card(top).def) else { return rows };
        self.each_ability(kinds::rule(Rule::TopBase), |eye, _| {
            let Some(base) = eye.base_here().map(|base| self.at(base)) else { return };
            let Host { id, by, .. } = eye.host;
            rows.extend(self.catalog.def(top).own().map(|(index, _)| Lasting {
                what: Stands::Row(Row { def: top, index }, Bearer::Card(base)),
                during: None,
                until: Until::SourceLeaves,
                source: id.host,
                def: id.def,
                by,
            }));
        });
        rows
    }
}
