//! What keeps an effect from a card: immunity, protection, shields, and what takes an effect's place.

use crate::look::state::State;
use crate::nouns::effect::{Cause, EffectKind, Source};
use crate::nouns::host::Host;
use crate::nouns::ids::{CardId, Seat};
use crate::nouns::lasting::{Covers, What};
use crate::nouns::zone::Zone;
use crate::print::ability::{Duty, Whom};
use crate::print::act::{Act, Guard};
use crate::print::def::Kind;
use crate::print::kinds;

impl State {
    /// The player whom a base's ability names to carry it out ("the winner may destroy ...").
    pub(crate) fn carries_out(&self, host: &Host, source: Source) -> Option<Seat> {
        let ability = self.catalog.def(host.id.def).ability(host.id.index)?;
        let named = ability.whom != Whom::You || ability.duty == Duty::May;
        (source == Source::Base && named).then_some(host.you)
    }

    /// Whether a lasting immunity covers a card against this cause.
    pub(crate) fn immune(&self, card: CardId, cause: &Cause) -> bool {
        let Some(from) = cause.card else { return false };
        self.lasting.iter().any(|l| match l.what {
            What::Immune(covers, source) => source == from && self.covers(covers, card),
            _ => false,
        })
    }

    fn covers(&self, covers: Covers, card: CardId) -> bool {
        match covers {
            Covers::Card(r) => r == self.at(card),
            Covers::Minions(seat, site) => {
                self.card(card).zone == Zone::Site(site)
                    && self.card(card).controller == Some(seat)
                    && self.is_minion(card)
            }
        }
    }

    /// The card whose continuous ability protects `card` from this.
    pub(crate) fn protector(
        &self,
        card: CardId,
        kind: EffectKind,
        cause: &Cause,
    ) -> Option<CardId> {
        let mut found = None;
        self.each_ability(kinds::guard(Guard::Protects), |eye, a| {
            if let Act::Guard(_, f) = a.act
                && found.is_none()
                && f(&eye, card, kind, cause)
            {
                found = Some(eye.this());
            }
        });
        found
    }

    /// The card that would be destroyed to keep `card` from being affected.
    pub(crate) fn shield(&self, card: CardId, kind: EffectKind, cause: &Cause) -> Option<Host> {
        let mut found = None;
        self.each_ability(kinds::guard(Guard::Shields), |eye, a| {
            if let Act::Guard(_, f) = a.act
                && found.is_none()
                && f(&eye, card, kind, cause)
            {
                found = Some(eye.host);
            }
        });
        found
    }

    /// The replacements that could take the place of this effect, in table order.
    pub(crate) fn replacements(&self, card: CardId, kind: EffectKind) -> Vec<Host> {
        let mut found = Vec::new();
        self.each_ability(kinds::INSTEAD, |eye, a| {
            if let Act::Instead(of, can, _) = a.act
                && of == kind
                && can(&eye, card)
            {
                found.push(eye.host);
            }
        });
        found
    }
}

impl Cause {
    /// The ability of `host`.
    #[must_use]
    pub fn of(state: &State, host: &Host, play: bool) -> Cause {
        let source = match state.catalog.def(host.id.def).kind {
            Kind::Minion { .. } => Source::Minion,
            Kind::Action { .. } => Source::Action,
            Kind::Base { .. } => Source::Base,
            Kind::Titan => Source::Titan,
        };
        let by = (source != Source::Base).then_some(host.you);
        let ability = host.id.position();
        let (card, def) = (Some(host.id.host), Some(host.id.def));
        Cause { card, def, ability, source, by, doer: state.carries_out(host, source), play }
    }
}
