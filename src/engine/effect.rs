//! The one gate for changes to cards in play. A verb says what would happen to which cards; the gate says to
//! which of them it does: still there -> protected -> shielded -> instead -> done.

use super::cx::{Cx, Step};
use super::def::{Ability, Act, Duty, Kind, Whom};
use super::event::Happened;
use super::eye::{Eye, Host};
use super::ids::{AbilityId, CardId, DefId, Ref, Seat};
use super::mask::{self};
use super::question::{Ask, Pick, Why};
use super::state::{Covers, Lasting, State, What, Zone};
use serde::{Deserialize, Serialize};

/// What would happen to a card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EffectKind {
    /// Destroyed.
    Destroy,
    /// Returned to its owner's hand.
    Return,
    /// Moved to another site.
    Move,
    /// Placed in a hand or deck.
    Place,
    /// Shuffled into a deck.
    ShuffleIn,
    /// Given power, or losing it.
    Power,
    /// Having more or less power by what a card in play does all the time.
    Standing,
    /// Having an action on it.
    Attach,
    /// Counters placed or removed.
    Counters,
    /// A change of controller.
    Control,
    /// Abilities cancelled or added.
    Abilities,
}

/// What kind of thing causes an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// The rules of the game.
    Rules,
    /// A minion's ability.
    Minion,
    /// An action.
    Action,
    /// A base's ability.
    Base,
    /// A titan's ability.
    Titan,
}

/// Who or what causes an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cause {
    /// The card.
    pub card: Option<Ref>,
    /// What is printed on it.
    pub def: Option<DefId>,
    /// Which ability of `def`, by its position there; none for the play of the card itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<u8>,
    /// What kind of card it is.
    pub source: Source,
    /// Whose ability it is; bases and rules are nobody's.
    pub by: Option<Seat>,
    /// Who does it, where the ability makes another player do it ("each other player destroys ...").
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doer: Option<Seat>,
    /// Whether it is the card just being played, not one already in play.
    pub play: bool,
}

impl Cause {
    /// The rules.
    pub const RULES: Cause = Cause {
        card: None,
        def: None,
        ability: None,
        source: Source::Rules,
        by: None,
        doer: None,
        play: false,
    };

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

    /// Which player did it: the one an ability made do it, else the one whose ability it is; what a base does by
    /// itself is nobody's doing.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        self.doer.or(self.by)
    }

    /// Whether another player than `seat` is behind this.
    #[must_use]
    pub fn is_other_player(&self, seat: Seat) -> bool {
        self.by.is_some_and(|by| by != seat)
    }

    /// Whether this is an action of another player than `seat`.
    #[must_use]
    pub fn is_action_of_other(&self, seat: Seat) -> bool {
        self.source == Source::Action && self.is_other_player(seat)
    }
}

impl State {
    /// The player whom a base's ability names to carry it out ("the winner may destroy ...").
    fn carries_out(&self, host: &Host, source: Source) -> Option<Seat> {
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
                    && self.def(card).is_minion()
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
        self.each_ability(mask::PROTECT, |eye, a| {
            if let Act::Protect(f) = a.act
                && found.is_none()
                && f(&eye, card, kind, cause)
            {
                found = Some(eye.this());
            }
        });
        found
    }

    /// The card that would be destroyed to keep `card` from being affected.
    fn shield(&self, card: CardId, cause: &Cause) -> Option<Host> {
        let mut found = None;
        self.each_ability(mask::SHIELD, |eye, a| {
            if let Act::Shield(f) = a.act
                && found.is_none()
                && f(&eye, card, cause)
            {
                found = Some(eye.host);
            }
        });
        found
    }

    /// The replacements that could take the place of this effect, in table order.
    fn replacements(&self, card: CardId, kind: EffectKind) -> Vec<Host> {
        let mut found = Vec::new();
        self.each_ability(mask::INSTEAD, |eye, a| {
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

impl Cx<'_> {
    /// The cards among `targets` that an effect of this kind really reaches.
    ///
    /// # Errors
    /// [`super::Halt`] while a question about it is open.
    pub(crate) fn gate(&mut self, kind: EffectKind, targets: &[Ref]) -> Step<Vec<Ref>> {
        let mut reached = Vec::with_capacity(targets.len());
        for &target in targets {
            let target = self.redirected(target, &reached)?;
            if self.reaches(kind, target)? {
                reached.push(target);
            }
        }
        // What one target's replacement did may have taken another out of play.
        reached.retain(|&r| self.state.stays(r));
        Ok(reached)
    }

    /// The card that an effect falls on: the one it is meant for, unless a player has another of theirs take its
    /// place. One that takes it already takes no other.
    fn redirected(&mut self, target: Ref, taken: &[Ref]) -> Step<Ref> {
        let cause = self.cause();
        if !cause.play || !self.state.stays(target) {
            return Ok(target);
        }
        let mut takers: Vec<Host> = Vec::new();
        self.state.each_ability(mask::REDIRECT, |eye, a| {
            if let Act::Redirect(f) = a.act
                && f(&eye, target.card, &cause)
                && !taken.iter().any(|t| t.card == eye.this())
            {
                takers.push(eye.host);
            }
        });
        let Some(who) = takers.first().map(|t| t.you) else { return Ok(target) };
        takers.retain(|t| t.you == who);
        let options = takers.iter().map(|t| Pick::Card(t.id.host.card)).collect();
        let ask = self.rules_question(who, Why::TakeFor(target.card), options);
        let picks = self.put(Ask { min: 0, ..ask })?;
        let taker = takers.iter().find(|t| picks.contains(&Pick::Card(t.id.host.card)));
        let Some(taker) = taker else { return Ok(target) };
        self.tell(Happened::Used(taker.id, who));
        Ok(taker.id.host)
    }

    fn reaches(&mut self, kind: EffectKind, target: Ref) -> Step<bool> {
        if !self.state.stays(target) || !self.state.in_play(target.card) {
            return Ok(false);
        }
        let cause = self.cause();
        if cause.source == Source::Rules {
            return Ok(true);
        }
        if self.state.immune(target.card, &cause) {
            return Ok(false);
        }
        if let Some(by) = self.state.protector(target.card, kind, &cause) {
            self.tell_protected(target.card, by);
            return Ok(false);
        }
        if cause.source == Source::Base
            && let Some(seat) = self.state.card(target.card).controller
            && self.ignores_base(seat)?
        {
            return Ok(false);
        }
        if let Some(shield) = self.state.shield(target.card, &cause) {
            self.raise_shield(shield, target.card, &cause)?;
            return Ok(false);
        }
        let mut waiting = self.state.replacements(target.card, kind);
        while !waiting.is_empty() {
            let host = self.next_replacement(&mut waiting)?;
            if self.replaced(host, target)? {
                return Ok(false);
            }
        }
        Ok(self.state.stays(target))
    }

    /// Takes the replacement that is tried first: all would happen at once, so the current player chooses. The
    /// same one of the same player has no order that the current player could care about.
    fn next_replacement(&mut self, waiting: &mut Vec<Host>) -> Step<Host> {
        let same = |h: &Host| (h.id.def, h.id.index, h.you);
        if waiting.windows(2).all(|w| same(&w[0]) == same(&w[1])) {
            return Ok(waiting.remove(0));
        }
        let options = waiting.iter().map(Host::pick).collect();
        let ask = self.rules_question(self.state.current, Why::Order, options);
        let picks = self.put(ask)?;
        let at = waiting.iter().position(|h| picks.contains(&h.pick())).unwrap_or(0);
        Ok(waiting.remove(at))
    }

    pub(crate) fn tell_protected(&mut self, card: CardId, by: CardId) {
        let snapshot = self.snapshot(card);
        let def = self.state.card(by).def;
        self.tell(Happened::Protected(snapshot, Some(def)));
    }

    /// Destroys a shield (Tooth and Claw, Hideout): what it covers is not affected by the cause for the
    /// rest of the turn.
    pub(crate) fn raise_shield(&mut self, shield: Host, card: CardId, cause: &Cause) -> Step {
        let covers = match shield.on {
            Some(wearer) => Covers::Card(wearer),
            None => match shield.site {
                Some(site) => Covers::Minions(shield.you, site),
                None => return Ok(()),
            },
        };
        let by = shield.id.host.card;
        if let Some(from) = cause.card {
            self.state.lasting.push(Lasting {
                what: What::Immune(covers, from),
                during: None,
                until: self.state.end_of_turn(),
                source: shield.id.host,
                def: shield.id.def,
                by: Some(shield.you),
            });
        }
        self.tell_protected(card, by);
        self.as_ability(shield, false, |cx| cx.destroy(shield.id.host).map(drop))
    }

    /// Runs a "would ... instead"; true if it took the effect's place. Its loop count is limited, so two
    /// that feed each other end.
    fn replaced(&mut self, host: Host, target: Ref) -> Step<bool> {
        if !self.count_use(host.id) {
            return Ok(false);
        }
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        let Some(&Ability { act: Act::Instead(_, can, run), .. }) = ability else {
            return Ok(false);
        };
        // What another replacement did may have changed what this one needs.
        if !self.state.stays(host.id.host) || !can(&Eye { state: self.state, host }, target.card) {
            return Ok(false);
        }
        let mut done = false;
        self.as_ability(host, false, |cx| {
            done = run(cx, target)?;
            Ok(())
        })?;
        Ok(done)
    }

    /// Whether a player ignores the base ability that is running: asked once for each use.
    ///
    /// # Errors
    /// [`super::Halt`] while the question is open.
    pub fn ignores_base(&mut self, seat: Seat) -> Step<bool> {
        let Some(host) = self.host() else { return Ok(false) };
        if self.cause().source != Source::Base {
            return Ok(false);
        }
        if let Some(known) = self.ignored(seat) {
            return Ok(known);
        }
        let base = host.id.host.card;
        let ignores = self.state.may_ignore(seat, base) && self.yes_of(seat, Why::Ignore)?;
        if ignores {
            self.tell(Happened::Ignored(seat, host.id.def));
        }
        self.set_ignored(seat, ignores);
        Ok(ignores)
    }

    /// Counts a use of an ability within the current step.
    /// False once it has answered a hundred times: endless loops end (the "finite abilities" ruling).
    pub(crate) fn count_use(&mut self, id: AbilityId) -> bool {
        const MOST: u16 = 100;
        let n = self.uses(id);
        if n == MOST {
            self.tell(Happened::LoopStopped(id));
        }
        n < MOST
    }
}
