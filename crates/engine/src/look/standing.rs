//! What stands on the table at this moment that could not come there any more.

use crate::look::state::State;
use crate::nouns::effect::{Cause, EffectKind};
use crate::nouns::host::Host;
use crate::nouns::ids::{CardId, Ref};
use crate::nouns::zone::Zone;
use crate::print::act::{Act, CardNumber, Guard};
use crate::print::kinds;

impl State {
    /// The actions on other cards, with what they are on.
    fn attachments(&self) -> impl Iterator<Item = (CardId, CardId)> + '_ {
        self.table().filter_map(|c| match self.card(c).zone {
            Zone::On(wearer) => Some((c, wearer)),
            _ => None,
        })
    }

    /// The actions on cards that are protected from them, with what protects.
    pub(crate) fn forbidden_attachments(&self) -> Vec<(Host, Ref)> {
        let mut found = Vec::new();
        self.each_ability(kinds::guard(Guard::Protects), |eye, a| {
            let Act::Guard(_, f) = a.act else { return };
            let forbidden = self.attachments().filter(|&(c, wearer)| {
                f(&eye, wearer, EffectKind::Attach, &self.continuous_cause(c))
            });
            found.extend(forbidden.map(|(c, _)| (eye.host, self.at(c))));
        });
        found
    }

    /// What cards in play do to minions all the time. An action that merely lies on a minion is not among it:
    /// who falls to keep off what lies there already stops its effect for the turn, not the card.
    pub(crate) fn standing_effects(&self) -> Vec<(CardId, Cause)> {
        let mut effects = Vec::new();
        self.each_ability(kinds::card_number(CardNumber::Power), |eye, a| {
            let Act::CardNumber(_, change) = a.act else { return };
            let cause = self.continuous_cause(eye.this());
            let minions = self.sites.iter().flat_map(|s| self.minions_at(s.id));
            effects.extend(minions.filter(|&m| change(&eye, m) != 0).map(|m| (m, cause)));
        });
        effects
    }

    /// The cause of what a card in play does all the time.
    fn continuous_cause(&self, card: CardId) -> Cause {
        let you = self.card(card).controller.unwrap_or(self.current);
        let host = self.play_host(card, you);
        Cause::of(self, &host, false)
    }
}
