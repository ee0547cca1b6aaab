//! The one gate for changes to cards in play. A verb says what would happen to which cards; the gate says to
//! which of them it does: still there -> protected -> shielded -> instead -> done.

use crate::look::eye::Eye;
use crate::nouns::effect::{Cause, EffectKind, Source};
use crate::nouns::event::Happened;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat};
use crate::nouns::lasting::{Covers, Lasting, What};
use crate::nouns::question::{Ask, Pick, Why};
use crate::print::ability::Ability;
use crate::print::act::{Act, Guard};
use crate::print::kinds;
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// The cards among `targets` that an effect of this kind really reaches.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub(crate) fn gate(&mut self, kind: EffectKind, targets: &[Ref]) -> Step<Vec<Ref>> {
        let mut reached = Vec::with_capacity(targets.len());
        for &target in targets {
            let target = self.redirected(kind, target, &reached)?;
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
    fn redirected(&mut self, kind: EffectKind, target: Ref, taken: &[Ref]) -> Step<Ref> {
        let cause = self.cause();
        if !cause.play || !self.state.stays(target) {
            return Ok(target);
        }
        let mut takers: Vec<Host> = Vec::new();
        self.state.each_ability(kinds::guard(Guard::Takes), |eye, a| {
            if let Act::Guard(_, f) = a.act
                && f(&eye, target.card, kind, &cause)
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
        if let Some(shield) = self.state.shield(target.card, kind, &cause) {
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
            let until = self.state.end_of_turn();
            self.state.lasting.push(Lasting {
                what: What::Immune(covers, from),
                during: None,
                until,
                source: shield.id.host,
                def: shield.id.def,
                by: Some(shield.you),
            });
        }
        self.tell_protected(card, by);
        self.as_ability(shield, Doing::Ability, |cx| cx.destroy(shield.id.host).map(drop))
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
        self.as_ability(host, Doing::Ability, |cx| {
            done = run(cx, target)?;
            Ok(())
        })?;
        Ok(done)
    }

    /// Whether a player ignores the base ability that is running: asked once for each use.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while the question is open.
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
