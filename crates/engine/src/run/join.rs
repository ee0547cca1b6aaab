//! "Affected in the same way": cards that others let join those which a standard action affects.

use crate::look::state::State;
use crate::nouns::effect::{Effect, EffectKind};
use crate::nouns::going::To;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref};
use crate::nouns::question::{Ask, Pick, Why};
use crate::print::ability::Limit;
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// The cards that are affected in the same way as those which a standard action reaches, each as often as it is chosen:
    /// each ability that can add one is asked once for the action. What counts are those that the action means itself, not
    /// those that join.
    pub(crate) fn joining(&mut self, effect: &Effect, reached: &[Ref]) -> Step<Vec<Ref>> {
        self.joining_of(effect, reached, |_, _| true)
    }

    /// As [`Cx::joining`], of those cards that fit.
    fn joining_of(
        &mut self,
        effect: &Effect,
        reached: &[Ref],
        fits: fn(&State, CardId) -> bool,
    ) -> Step<Vec<Ref>> {
        let mut joined = Vec::new();
        let on_cards = effect.kind != EffectKind::Attach;
        if reached.is_empty() || !on_cards || !self.state.is_standard_play(&effect.cause) {
            return Ok(joined);
        }
        let affects = Effect { targets: reached, ..*effect };
        for host in self.state.joiners(effect) {
            if self.has_joined(host.id) {
                continue;
            }
            let mut options = self.state.joining(&host, &affects);
            options.retain(|&card| fits(self.state, card) && self.can_join(effect, card, &joined));
            if options.is_empty() {
                continue;
            }
            let options: Vec<Pick> = options.into_iter().map(Pick::Card).collect();
            let (source, def) = (Some(host.id.host), Some(host.id.def));
            let ask = self.rules_question(host.you, Why::Join, options);
            let picked = self.put_for_one(Ask { min: 0, source, def, ..ask })?;
            let Some(card) = picked.and_then(Pick::card).map(|card| self.state.at(card)) else {
                continue;
            };
            self.note_joined(&host);
            if self.affects(effect, card)? {
                joined.push(card);
            }
        }
        Ok(joined)
    }

    /// Whether a card can be affected in the same way: the action does not mean it, it would be affected, and what has been
    /// done to it already can be done again.
    fn can_join(&self, effect: &Effect, card: CardId, joined: &[Ref]) -> bool {
        let again = matches!(effect.kind, EffectKind::Power | EffectKind::Counters);
        !effect.is_meant_for(self.state.at(card))
            && self.state.would_reach(effect.kind, card, &effect.cause)
            && (again || !joined.iter().any(|r| r.card == card))
    }

    /// "... instead of the discard pile" by a standard action: those that are sent in the same way. For one card it is
    /// declared once.
    pub(crate) fn sent_in_the_same_way(&mut self, cards: &[Ref], to: To) -> Step<Vec<Ref>> {
        match to.effect() {
            Some(kind) => {
                let effect = Effect::on(kind, cards, self.cause());
                self.joining_of(&effect, cards, |state, card| !state.has_fate(card))
            }
            None => Ok(Vec::new()),
        }
    }

    /// Whether an ability has added a card to what the action that is being played affects.
    fn has_joined(&self, id: AbilityId) -> bool {
        let mut plays = self.frames.iter().rev().filter(|frame| frame.doing == Doing::Play);
        plays.next().is_some_and(|play| play.joined.contains(&id))
    }

    fn note_joined(&mut self, host: &Host) {
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        self.state.mark_used(ability.map_or(Limit::None, |a| a.limit), host);
        let used = self.state.used_now(host);
        self.tell(used);
        if let Some(frame) = self.frames.iter_mut().rev().find(|f| f.doing == Doing::Play) {
            frame.joined.push(host.id);
        }
    }
}
