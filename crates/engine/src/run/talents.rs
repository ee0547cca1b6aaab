//! Talents used otherwise than by the card that has them: copied by another card, or one in place of another.

use crate::look::eye::Eye;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Row};
use crate::nouns::question::Why;
use crate::print::ability::Ability;
use crate::print::act::{Act, Run};
use crate::print::kinds::Moment;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// "Copy the talent of ...": uses a talent of that card as if this one had it; which of them if it has several, and
    /// whether that card has used it or not.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn copy_talent(&mut self, of: Ref) -> Step {
        let talents = self.eye().talents_as_this(of);
        self.copy_one_of(&talents)
    }

    /// "This minion may copy the talent that this action gives.", of the minion that the running ability's card is on: whoever
    /// controls that minion decides, and is "you".
    pub fn wearer_may_copy_talent_given_by(&mut self, action: Ref) -> Step {
        let talents = self.eye().talents_given_to_wearer(action);
        let Some(&(Host { you, .. }, _)) = talents.first() else { return Ok(()) };
        if !self.yes_of(you, Why::May)? {
            return Ok(());
        }
        self.as_player(you, |cx| cx.copy_one_of(&talents))
    }

    /// "When this minion would use a talent given by an action, it may instead use another of its talents an extra time.": the
    /// one is used up, the other is used.
    pub fn use_another_talent_instead(&mut self) -> Step {
        let (this, given) = (self.this(), self.eye().unused_talents_from_actions());
        let Some((given, _)) = self.choose_talent(&given)? else { return Ok(()) };
        let mut others = self.state.talents_of(this, Some);
        others.retain(|(host, _)| host.id != given.id);
        let Some((host, run)) = self.choose_talent(&others)? else { return Ok(()) };
        self.state.used.push(given.id);
        self.mark_name(&host);
        self.use_as(host, |cx| run(cx))
    }
}

impl Eye<'_> {
    /// "Copy the talent of ...": whether a card has a talent that could be used now if this card had it.
    #[must_use]
    pub fn has_talent_for_this(&self, card: Ref) -> bool {
        !self.talents_as_this(card).is_empty()
    }

    fn talents_as_this(&self, card: Ref) -> Vec<(Host, Run)> {
        let this = self.host.id;
        // A talent that copies would be looked at through itself, for ever.
        self.state.talents_of(card, |host| {
            let id = AbilityId { host: this.host, by: Some(this.host), ..host.id };
            let host = self.state.refreshed(Host::of(id, self.you()));
            ((id.def, id.index) != (this.def, this.index)).then_some(host)
        })
    }

    /// "An action that gives a talent": to the minion it is on.
    #[must_use]
    pub fn gives_a_talent(&self, action: CardId) -> bool {
        let mut given = self.rows_given_by(self.state.at(action)).into_iter();
        given.any(|row| matches!(self.state.catalog.row(row), Some(a) if is_talent(a)))
    }

    /// The abilities that an action gives: in play those that others have from it now, also by what it copies; in stasis those
    /// that it would give.
    fn rows_given_by(&self, action: Ref) -> Vec<Row> {
        if self.state.is_in_stasis(action.card) {
            let def = self.state.card(action.card).def;
            let lent = self.state.catalog.def(def).abilities().filter(|(_, a)| a.is_lent());
            return lent.map(|(index, _)| Row { def, index }).collect();
        }
        self.state.given_by(action)
    }

    /// The talents that an action gives, as abilities of the minion that this card is on.
    fn talents_given_to_wearer(&self, action: Ref) -> Vec<(Host, Run)> {
        let state = self.state;
        let Some(wearer) = self.host.on.filter(|&on| state.stays(on) && state.stays(action)) else {
            return Vec::new();
        };
        let you = state.card(wearer.card).controller.unwrap_or(self.you());
        let given = self.rows_given_by(action).into_iter().filter_map(|Row { def, index }| {
            let ability = state.catalog.row(Row { def, index })?;
            let Act::Run(Moment::Talent, can, run) = ability.act else { return None };
            let by = Some(self.host.id.host);
            let id = AbilityId { host: wearer, def, index, by };
            let host = state.refreshed(Host::of(id, you));
            can(&Eye { state, host }).then_some((host, run))
        });
        given.collect()
    }

    /// "... when this minion would use a talent given by an action, it may instead use another of its talents": whether it has
    /// one of each.
    #[must_use]
    pub fn could_use_another_talent_instead(&self) -> bool {
        let this = self.host.id.host;
        self.state.talents_of(this, Some).len() > 1
            && !self.unused_talents_from_actions().is_empty()
    }

    /// The talents that actions have given to this card and that it could use now, once each turn.
    fn unused_talents_from_actions(&self) -> Vec<(Host, Run)> {
        let mut given = self.state.talents_of(self.host.id.host, Some);
        given.retain(|(host, _)| {
            let by_action = host.id.by.is_some_and(|by| self.state.is_action(by.card));
            by_action && !self.state.used.contains(&host.id)
        });
        given
    }
}

fn is_talent(ability: &Ability) -> bool {
    matches!(ability.act, Act::Run(Moment::Talent, ..))
}
