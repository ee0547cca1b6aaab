//! What keeps an effect from a card: immunity, protection, shields, and what takes an effect's place.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::effect::{Cause, Effect, EffectKind, Source};
use crate::nouns::going::{Going, To};
use crate::nouns::host::Host;
use crate::nouns::ids::{CardId, Ref, Seat, SiteId};
use crate::nouns::lasting::{Covers, Stands};
use crate::nouns::mask::Mask;
use crate::nouns::zone::Zone;
use crate::print::ability::{Duty, Label, Whom};
use crate::print::act::Act;
use crate::print::def::Kind;
use crate::print::kinds::{self, Guard};
use crate::print::select::minions;

impl State {
    /// The player whom a base's ability names to carry it out ("the winner may destroy ..."), or another player's card ("they
    /// may ...").
    pub(crate) fn carries_out(&self, host: &Host, source: Source) -> Option<Seat> {
        let ability = self.catalog.def(host.id.def).ability(host.id.index)?;
        let named = ability.whom != Whom::You || ability.duty == Duty::May;
        let anothers = host.by.is_some_and(|by| by != host.you);
        (source == Source::Base && named || anothers).then_some(host.you)
    }

    /// Whether a lasting immunity covers a card against this cause.
    pub(crate) fn immune(&self, card: CardId, cause: &Cause) -> bool {
        cause.card.is_some_and(|from| self.immune_to(card, from))
    }

    /// Whether a lasting immunity covers a card against this one.
    pub(crate) fn immune_to(&self, card: CardId, from: Ref) -> bool {
        self.lasting.iter().any(|l| match l.what {
            Stands::Immune(covers, source) => source == from && self.covers(covers, card),
            _ => false,
        })
    }

    /// Whether the card that this one is on is not affected by it for a while.
    pub(crate) fn is_shaken_off(&self, action: Ref) -> bool {
        let on = |zone| if let Zone::On(wearer) = zone { Some(wearer) } else { None };
        on(self.card(action.card).zone).is_some_and(|wearer| self.immune_to(wearer, action))
    }

    /// Whether a lasting immunity that covers this covers a card.
    pub(crate) fn covers(&self, covers: Covers, card: CardId) -> bool {
        match covers {
            Covers::Card(r) => r == self.at(card),
            Covers::Minions(seat, site) => {
                self.card(card).zone == Zone::Site(site)
                    && self.card(card).controller == Some(seat)
                    && self.is_minion(card)
            }
        }
    }

    /// Whether an effect of this kind and cause would reach a card in play: nothing says that it does not. A shield that
    /// would fall, or what would happen instead, is nothing that cannot be. To a hand that is closed nothing can be returned.
    #[must_use]
    pub fn would_reach(&self, kind: EffectKind, card: CardId, cause: &Cause) -> bool {
        if kind == EffectKind::Return && self.owner(card).is_some_and(|s| self.hand_is_closed(s)) {
            return false;
        }
        self.would_happen(&Effect::on(kind, &[self.at(card)], *cause), card)
    }

    /// As [`State::would_reach`], of a move to a site.
    #[must_use]
    pub fn would_move(&self, card: CardId, to: SiteId, cause: &Cause) -> bool {
        let targets = [self.at(card)];
        let effect = Effect::on(EffectKind::Move, &targets, *cause);
        self.would_happen(&Effect { to: Some(to), ..effect }, card)
    }

    fn would_happen(&self, effect: &Effect, card: CardId) -> bool {
        let is_kept = |by: &Host| self.passes_over(by, card, effect).is_none();
        let kept =
            self.immune(card, &effect.cause) || self.protector(card, effect, is_kept).is_some();
        self.in_play(card) && (effect.cause.source == Source::Rules || !kept)
    }

    /// A continuous ability that protects `card` from this, of those that are meant.
    pub(crate) fn protector(
        &self,
        card: CardId,
        effect: &Effect,
        meant: impl Fn(&Host) -> bool,
    ) -> Option<Host> {
        let mut found = None;
        self.each_ability(kinds::guard(Guard::Protects), |eye, a| {
            if let Act::Guard(_, f) = a.act
                && found.is_none()
                && meant(&eye.host)
                && f(&eye, card, effect)
            {
                found = Some(eye.host);
            }
        });
        found
    }

    /// Who may ignore what protects a card from this: whoever affects a card of their own, where it is a base's ability that they
    /// may ignore. A base that keeps others' cards from them goes on doing so.
    pub(crate) fn passes_over(&self, by: &Host, card: CardId, effect: &Effect) -> Option<Seat> {
        let base = by.id.host.card;
        let actor = effect.cause.actor()?;
        let own = self.card(card).controller == Some(actor);
        let may = || matches!(self.card(base).zone, Zone::Base(_)) && self.may_ignore(actor, base);
        (own && may()).then_some(actor)
    }

    /// The cards that may take the place of a target of what is just played, with their players. One that is a target
    /// itself takes no other's place, nor does one that has taken one already.
    pub(crate) fn takers(&self, target: Ref, effect: &Effect, taken: &[Ref]) -> Vec<Host> {
        let mut found: Vec<Host> = Vec::new();
        self.each_ability(kinds::guard(Guard::Takes), |eye, a| {
            let this = eye.host.id.host;
            if let Act::Guard(_, f) = a.act
                && !effect.is_meant_for(this)
                && !taken.contains(&this)
                && f(&eye, target.card, effect)
            {
                found.push(eye.host);
            }
        });
        found
    }

    /// The abilities that may add a card to those that a standard action affects, with the player who chooses: whoever plays
    /// the action, where it is a base's.
    pub(crate) fn joiners(&self, effect: &Effect) -> Vec<Host> {
        let mut found = Vec::new();
        self.each_ability(kinds::guard(Guard::Joins), |eye, a| {
            let you = match eye.host.by {
                Some(_) => Some(eye.you()),
                None => effect.cause.by,
            };
            if let Some(host) = you.map(|you| eye.host.for_player(you))
                && self.may_use(a.limit, &host)
            {
                found.push(host);
            }
        });
        found
    }

    /// The cards in play that such an ability may add.
    pub(crate) fn joining(&self, host: &Host, effect: &Effect) -> Vec<CardId> {
        let ability = self.catalog.def(host.id.def).ability(host.id.index);
        let Some(Act::Guard(Guard::Joins, fits)) = ability.map(|a| a.act) else {
            return Vec::new();
        };
        let eye = Eye { state: self, host: *host };
        let mut cards = minions().find(&eye);
        cards.retain(|&card| !effect.is_meant_for(self.at(card)) && fits(&eye, card, effect));
        cards
    }

    /// The cards that would be destroyed to keep others from being affected: of each target in its turn, in table
    /// order.
    pub(crate) fn shields(&self, targets: &[Ref], effect: &Effect) -> Vec<Keeper> {
        self.keepers(targets, kinds::guard(Guard::Shields), |eye, act, target| match act {
            Act::Guard(_, f) => f(eye, target, effect),
            _ => false,
        })
    }

    /// The replacements that could take the place of an effect: of each target in its turn, in table order; then those of
    /// cards that wait beside the table.
    pub(crate) fn replacements(&self, targets: &[Ref], kind: EffectKind) -> Vec<Keeper> {
        let takes = |eye: &Eye, act: &Act, target| match act {
            Act::Instead(of, can, _) => *of == kind && can(eye, target),
            _ => false,
        };
        let mut found = self.keepers(targets, kinds::INSTEAD, takes);
        self.each_hidden(kinds::INSTEAD, &mut |host, ability| {
            if self.is_barred(&host, ability) {
                return;
            }
            let eye = Eye { state: self, host };
            let meant = targets.iter().filter(|target| takes(&eye, &ability.act, target.card));
            found.extend(meant.map(|&target| Keeper { host, target }));
        });
        found
    }

    /// The abilities that could send a card elsewhere that is bound for the discard pile, in table order.
    pub(crate) fn diversions(&self, going: Going) -> Vec<Keeper> {
        self.keepers(&[going.card], kinds::GOES, |eye, act, _| {
            matches!(act, Act::Goes(to) if to(eye, &going).is_some_and(|to| self.is_open_for(to)))
        })
    }

    /// Where an ability sends a card that is bound for the discard pile.
    pub(crate) fn diversion(&self, host: &Host, going: Going) -> Option<To> {
        let ability = self.catalog.def(host.id.def).ability(host.id.index)?;
        match ability.act {
            Act::Goes(to) => to(&Eye { state: self, host: *host }, &going),
            _ => None,
        }
    }

    /// Whether cards can be sent there: a site may be gone, or closed.
    pub(crate) fn is_open_for(&self, to: To) -> bool {
        match to {
            To::Site(site) | To::Buried(site) => {
                self.site(site).is_some() && self.open_to_cards(site)
            }
            To::Under(host) => self.card(host).zone.facts().counts_in_play,
            To::Hand
            | To::HandOf(_)
            | To::TreasureTo(_)
            | To::OwnDeckTop
            | To::OwnDeckBottom
            | To::DeckTop
            | To::DeckBottom
            | To::Deck
            | To::DeckOf(_)
            | To::Discard
            | To::MadnessDeck
            | To::Stasis(_)
            | To::Box => true,
        }
    }

    fn keepers(
        &self,
        targets: &[Ref],
        kinds: Mask,
        keeps: impl Fn(&Eye, &Act, CardId) -> bool,
    ) -> Vec<Keeper> {
        let mut found = Vec::new();
        for &target in targets {
            self.each_ability(kinds, |eye, a| {
                if keeps(&eye, &a.act, target.card) && !self.is_barred(&eye.host, a) {
                    found.push(Keeper { host: eye.host, target });
                }
            });
        }
        found
    }
}

/// An ability that waits to keep a card from what would happen to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keeper {
    /// The ability.
    pub host: Host,
    /// The card that it would happen to.
    pub target: Ref,
}

impl State {
    /// What a fusion is the source of: by the label of what it does, and else by what it was played as.
    fn source_of_fusion(&self, host: &Host) -> Source {
        let ability = self.catalog.def(host.id.def).ability(host.id.index);
        match ability.map(|ability| ability.label) {
            Some(Label::Action) => Source::Action,
            Some(Label::Minion) => Source::Minion,
            Some(Label::None | Label::Ongoing | Label::Special | Label::Talent) | None => {
                match self.is_minion(host.id.host.card) {
                    true => Source::Minion,
                    false => Source::Action,
                }
            }
        }
    }
}

impl Cause {
    /// The ability of `host`, not the play of its card.
    #[must_use]
    pub fn of(state: &State, host: &Host) -> Cause {
        // An ability that a card was given is its own.
        let given = host.id.by.is_some_and(|by| by != host.id.host);
        let whose = if given { state.card(host.id.host.card).def } else { host.id.def };
        let source = match state.catalog.def(whose).kind {
            Kind::Minion { .. } => Source::Minion,
            Kind::Fusion { .. } => state.source_of_fusion(host),
            Kind::Action { .. } => Source::Action,
            Kind::Base { .. } => Source::Base,
            Kind::Titan => Source::Titan,
            Kind::Rules => Source::Rules,
        };
        let ability = host.id.position();
        let (card, def) = (Some(host.id.host), Some(host.id.def));
        Cause {
            card,
            def,
            ability,
            source,
            by: host.by,
            doer: state.carries_out(host, source),
            play: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::ids::SiteId;
    use crate::nouns::zone::Home;
    use crate::print::kinds::CardNumber;
    use crate::print::kinds::OF_ITS_CONTROLLER;
    use crate::testing::{catalog, named};

    /// A monster beside a minion of the current player.
    fn beast_and_minion() -> (State, SiteId, CardId, CardId) {
        let mut state = State::empty(catalog(), 2, 1);
        let site = state.lay_site(named("One"));
        let mine = Home::Player(Seat(0));
        let minion = state.lay_card(named("Small"), mine, Zone::Site(site));
        state.lay_control(minion, Seat(0));
        let beast = state.lay_card(named("Wild Beast"), Home::Monsters, Zone::Site(site));
        state.begin_play_cards();
        (state, site, beast, minion)
    }

    fn cause(state: &State, beast: CardId) -> Option<Cause> {
        let mut found = None;
        state.each_ability(kinds::card_number(CardNumber::Power), |eye, _| {
            found = (eye.this() == beast).then(|| Cause::of(state, &eye.host));
        });
        found
    }

    #[test]
    fn what_nobody_controls_acts_for_nobody() {
        let (mut state, site, beast, minion) = beast_and_minion();
        assert_eq!(state.power(minion), 1);
        let by = |state: &State| cause(state, beast).map(|c| (c.by, c.actor()));
        assert_eq!(by(&state), Some((None, None)));
        state.lay_control(beast, Seat(1));
        assert_eq!(by(&state), Some((Some(Seat(1)), Some(Seat(1)))));
        assert_eq!(state.total(Seat(1), site), 4 + 3);
    }

    #[test]
    fn what_a_card_gives_its_controller_nobody_has_from_a_card_of_nobody() {
        let (mut state, site, beast, _) = beast_and_minion();
        let given = |state: &State| {
            let mut n = 0;
            state.each_ability(OF_ITS_CONTROLLER, |_, _| n += 1);
            n
        };
        assert_eq!((given(&state), state.total(Seat(0), site)), (0, 1));
        state.lay_control(beast, Seat(0));
        assert_eq!((given(&state), state.total(Seat(0), site)), (2, 1 + 4 + 3));
    }
}
