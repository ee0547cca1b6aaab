//! A base named before what is chosen there: other engines ask for the base first.

use super::answer::{Answers, Says};
use super::choice::{Choices, Face, Named};
use super::said::Said;
use engine::question::Pick;
use engine::state::State;

impl Answers {
    /// The base that the pick before this one names, if nothing has used that pick yet.
    pub(super) fn base_named_before(&self, state: &State, pick: usize) -> Option<Face> {
        let before = self.picks.get(pick.checked_sub(1)?).filter(|w| !w.used)?;
        base_named(state, &before.said)
    }

    /// What a pick names among several, at the base that the pick before it names.
    pub(super) fn at_base_before(
        &self,
        state: &State,
        choices: &Choices,
        taken: &[Pick],
        pick: usize,
    ) -> Says {
        let Some(base) = self.base_named_before(state, pick) else { return Says::Nothing };
        match choices.at_base(&base).named_after(state, &self.picks[pick].said, taken) {
            Named::One(pick) => Says::Pick(pick),
            _ => Says::Nothing,
        }
    }

    /// The only thing there is to choose at a base that is named, where something has to be chosen.
    pub(super) fn only_one_at_a_base(&mut self, state: &State, choices: &Choices) -> Option<Pick> {
        let open = self.picks.iter().filter(|w| !w.used);
        let mut bases = open.filter_map(|w| base_named(state, &w.said));
        let (base, pick) = bases.find_map(|base| {
            let pick = choices.at_base(&base).sole()?;
            Some((base, pick))
        })?;
        self.acted.push(base);
        Some(pick)
    }
}

/// The base in play of that name.
fn base_named(state: &State, said: &Said) -> Option<Face> {
    let Said::Thing(thing) = said else { return None };
    let bases = state.sites.iter().map(|site| Face::of(state, site.base));
    bases.into_iter().find(|face| face.fits(thing))
}
