//! The one gate for changes to cards in play. A verb says what would happen to which cards; the gate says to which
//! of them it does, for all of them at once, so that the order in which they lie never matters:
//!
//! 1. who is reached: still there, not protected, or another card that takes the place; that may be protected, too
//! 2. shields fall, one after the other; what they cover is no longer reached
//! 3. every "instead" takes its place
//!
//! What is left happens at one moment, and the verb does it. Who is protected is judged once, before anything of this
//! has happened. A card that joins others ("affected in the same way") is added to those reached after 1.

use crate::look::eye::Eye;
use crate::look::protect::Keeper;
use crate::nouns::effect::{Cause, Effect, EffectKind, Source};
use crate::nouns::event::Happened;
use crate::nouns::host::{Host, picks};
use crate::nouns::ids::{AbilityId, CardId, DefId, Ref, Seat, SiteId};
use crate::nouns::lasting::{Covers, Lasting, Stands};
use crate::nouns::question::{Ask, Pick, Why};
use crate::print::ability::{Ability, Duty, Label, Limit};
use crate::print::act::Act;
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// The cards that an effect of this kind really reaches if it is meant for `targets`: each once, and all still
    /// there.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub(crate) fn gate(&mut self, kind: EffectKind, targets: &[Ref]) -> Step<Vec<Ref>> {
        self.pass(&Effect::on(kind, targets, self.cause()), true)
    }

    /// As [`Cx::gate`], where nothing can be affected the same way: one card takes the place of another.
    pub(crate) fn gate_alone(&mut self, kind: EffectKind, targets: &[Ref]) -> Step<Vec<Ref>> {
        self.pass(&Effect::on(kind, targets, self.cause()), false)
    }

    /// As [`Cx::gate`], for cards that move to a site.
    pub(crate) fn gate_to(&mut self, to: SiteId, targets: &[Ref]) -> Step<Vec<Ref>> {
        let effect = Effect::on(EffectKind::Move, targets, self.cause());
        self.pass(&Effect { to: Some(to), ..effect }, true)
    }

    fn pass(&mut self, effect: &Effect, joins: bool) -> Step<Vec<Ref>> {
        if self.laying {
            return Ok(effect.targets.to_vec());
        }
        let mut reached = self.reached(effect)?;
        self.joined = if joins { self.joining(effect, &reached)? } else { Vec::new() };
        reached.extend(&self.joined);
        if effect.cause.source != Source::Rules {
            self.raise_shields(effect, &mut reached)?;
            self.run_replacements(effect, &mut reached)?;
        }
        Ok(reached)
    }

    /// The cards that an effect falls on, on the table as it is.
    fn reached(&mut self, effect: &Effect) -> Step<Vec<Ref>> {
        let mut reached: Vec<Ref> = Vec::with_capacity(effect.targets.len());
        for &target in effect.targets {
            if reached.contains(&target) || !self.affects(effect, target)? {
                continue;
            }
            let on = self.redirected(effect, target, &reached)?;
            if on == target || self.affects(effect, on)? {
                reached.push(on);
            }
        }
        Ok(reached)
    }

    /// Whether a card is in play and nothing protects it from an effect.
    pub(crate) fn affects(&mut self, effect: &Effect, target: Ref) -> Step<bool> {
        let (cause, card) = (&effect.cause, target.card);
        if !self.state.stays(target) || !self.state.in_play(card) {
            return Ok(false);
        }
        if cause.source == Source::Rules {
            return Ok(true);
        }
        if self.state.immune(card, cause) {
            return Ok(false);
        }
        if let Some(by) = self.keeper(effect, card)? {
            self.tell_protected(card, by);
            return Ok(false);
        }
        match self.state.card(card).controller {
            Some(seat) if cause.source == Source::Base => Ok(!self.ignores_base(seat)?),
            _ => Ok(true),
        }
    }

    /// The card whose ability protects another from an effect, as printed. Who affects a card of their own may ignore what a base
    /// does to keep it from that, if they may ignore that base.
    fn keeper(&mut self, effect: &Effect, card: CardId) -> Step<Option<DefId>> {
        let mut passed: Vec<CardId> = Vec::new();
        loop {
            let not_passed = |by: &Host| !passed.contains(&by.id.host.card);
            let Some(by) = self.state.protector(card, effect, not_passed) else {
                return Ok(None);
            };
            match self.state.passes_over(&by, card, effect) {
                Some(seat) if self.ignores(seat, &by)? => passed.push(by.id.host.card),
                Some(_) | None => return Ok(Some(by.id.def)),
            }
        }
    }

    /// The card that an effect falls on: the one it is meant for, unless a player has another of theirs take its
    /// place.
    fn redirected(&mut self, effect: &Effect, target: Ref, taken: &[Ref]) -> Step<Ref> {
        if !effect.cause.play {
            return Ok(target);
        }
        let mut takers = self.state.takers(target, effect, taken);
        let Some(who) = takers.first().map(|t| t.you) else { return Ok(target) };
        takers.retain(|t| t.you == who);
        let options = takers.iter().map(|t| Pick::Card(t.id.host.card)).collect();
        let ask = self.rules_question(who, Why::TakeFor(target.card), options);
        let picked = self.put_for_one(Ask { min: 0, ..ask })?;
        let taker = takers.iter().find(|t| picked == Some(Pick::Card(t.id.host.card)));
        let Some(taker) = taker else { return Ok(target) };
        let (used, host) = (self.state.used_now(taker), taker.id.host);
        self.tell(used);
        Ok(host)
    }

    /// Shields fall one after the other, as long as any of those reached would be kept by one.
    fn raise_shields(&mut self, effect: &Effect, reached: &mut Vec<Ref>) -> Step {
        loop {
            let waiting = self.state.shields(reached, effect);
            if waiting.is_empty() {
                return Ok(());
            }
            let first = waiting[self.first_of(&waiting)?];
            self.raise_shield(first.host, &effect.cause, reached)?;
            reached.retain(|&r| r != first.target && self.state.stays(r));
        }
    }

    /// What would happen "instead" does, for each of those reached that it can take the place of the effect for. What
    /// one of them did may have taken others out of play.
    pub(crate) fn run_replacements(&mut self, effect: &Effect, reached: &mut Vec<Ref>) -> Step {
        let waiting = self.state.replacements(reached, effect.kind);
        self.run_each_replacement(waiting, reached)
    }

    pub(crate) fn run_each_replacement(
        &mut self,
        mut waiting: Vec<Keeper>,
        reached: &mut Vec<Ref>,
    ) -> Step {
        let all = waiting.clone();
        while !waiting.is_empty() {
            let next = waiting.remove(self.first_of(&waiting)?);
            let next = match self.state.limit_of(next.host.id) {
                Limit::OneOfSeveral => self.one_of_several(next, Why::Save, &mut waiting)?,
                // "For the first time each turn": one of those to which it would happen at once.
                Limit::OncePerTurn if self.must_replace(&next.host) => match self.wanted(next)? {
                    true => self.one_of_several(next, Why::Save, &mut waiting)?,
                    false => None,
                },
                Limit::None
                | Limit::AnyNumber
                | Limit::First
                | Limit::OncePerCause
                | Limit::OncePerTurn
                | Limit::OncePerTurnEach
                | Limit::OneNamePerTurn
                | Limit::OneNamePerBase => self.wanted(next)?.then_some(next),
            };
            if let Some(next) = next
                && self.replaced(next)?
            {
                self.state.mark_used(self.state.limit_of(next.host.id), &next.host);
                reached.retain(|&r| r != next.target);
                waiting.retain(|w| w.target != next.target);
                if let Some(frame) = self.frames.last_mut() {
                    frame.replaced.push(next.target);
                }
            }
            reached.retain(|&r| self.state.stays(r));
            waiting.retain(|w| self.state.stays(w.target) && self.state.is_there(w.host.id));
        }
        // "For the first time each turn": that time is over, also if something else has taken its place.
        for Keeper { host, .. } in all {
            let limit = self.state.limit_of(host.id);
            let first = limit == Limit::OncePerTurn && self.must_replace(&host);
            if first && self.state.may_use(limit, &host) {
                self.state.mark_used(limit, &host);
            }
        }
        Ok(())
    }

    /// Whether what would happen instead may still happen this turn, and is wanted where it says "you may".
    fn wanted(&mut self, Keeper { host, target }: Keeper) -> Step<bool> {
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        let Some(&Ability { act: Act::Instead(_, can, _), duty, limit, .. }) = ability else {
            return Ok(false);
        };
        let possible =
            self.state.may_use(limit, &host) && can(&Eye { state: self.state, host }, target.card);
        if !possible || duty == Duty::Must {
            return Ok(possible);
        }
        let mut wanted = false;
        self.as_ability(host, Doing::Ability, |cx| {
            wanted = !cx.pick_cards(host.you, Why::Save, &[target.card], 0, 1)?.is_empty();
            Ok(())
        })?;
        Ok(wanted)
    }

    /// Whether what would happen instead must happen.
    fn must_replace(&self, host: &Host) -> bool {
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        ability.is_some_and(|a| a.duty == Duty::Must)
    }

    /// "... instead of one of them": of which of those that wait for the same ability, which answers once for all of them.
    pub(crate) fn one_of_several(
        &mut self,
        next: Keeper,
        why: Why,
        all: &mut Vec<Keeper>,
    ) -> Step<Option<Keeper>> {
        let host = next.host;
        let mut several = vec![next];
        several.extend(all.extract_if(.., |w| w.host.id == host.id));
        let cards: Vec<CardId> = several.iter().map(|w| w.target.card).collect();
        let min = u16::from(self.must_replace(&host));
        let mut one = None;
        self.as_ability(host, Doing::Ability, |cx| {
            one = cx.pick_cards(host.you, why, &cards, min, 1)?.one();
            Ok(())
        })?;
        Ok(several.into_iter().find(|w| Some(w.target) == one))
    }

    /// Which of those that would act at once acts first: the current player chooses. The same ability of the same player
    /// has no order that they could care about, and for the same card is one answer beside others.
    pub(crate) fn first_of(&mut self, waiting: &[Keeper]) -> Step<usize> {
        let same = |k: &Keeper| (k.host.id.def, k.host.id.index, k.host.you);
        if waiting.windows(2).all(|w| same(&w[0]) == same(&w[1])) {
            return Ok(0);
        }
        let mut different: Vec<&Keeper> = Vec::new();
        for k in waiting {
            if !different.iter().any(|d| same(d) == same(k) && d.target == k.target) {
                different.push(k);
            }
        }
        let options = picks(different.iter().map(|k| &k.host));
        let ask = self.rules_question(self.state.current, Why::Order, options);
        let picked = self.put_for_one(ask)?;
        Ok(waiting.iter().position(|k| picked == Some(k.host.pick())).unwrap_or(0))
    }

    pub(crate) fn tell_protected(&mut self, card: CardId, by: DefId) {
        let snapshot = self.snapshot(card);
        self.tell(Happened::Protected(snapshot, Some(by)));
    }

    /// Destroys a shield ("destroy this card and it does not"): those it covers are not affected by the cause for the
    /// rest of the turn. Takes them from `reached`.
    pub(crate) fn raise_shield(
        &mut self,
        shield: Host,
        cause: &Cause,
        reached: &mut Vec<Ref>,
    ) -> Step {
        let covers = match (shield.on, shield.site) {
            (Some(wearer), _) => Covers::Card(wearer),
            (None, Some(site)) => Covers::Minions(shield.you, site),
            (None, None) => return Ok(()),
        };
        if let Some(from) = cause.card {
            let until = self.state.end_of_turn();
            self.state.lasting.push(Lasting {
                what: Stands::Immune(covers, from),
                during: None,
                until,
                source: shield.id.host,
                def: shield.id.def,
                by: shield.by,
            });
        }
        let (kept, left): (Vec<Ref>, Vec<Ref>) =
            reached.iter().partition(|r| self.state.covers(covers, r.card));
        *reached = left;
        for r in kept {
            self.tell_protected(r.card, shield.id.def);
        }
        self.as_ability(shield, Doing::Ability, |cx| cx.destroy(&[shield.id.host]).map(drop))
    }

    /// Runs a "would ... instead"; true if it took the effect's place. Its loop count is limited, so two
    /// that feed each other end.
    pub(crate) fn replaced(&mut self, Keeper { host, target }: Keeper) -> Step<bool> {
        if !self.count_use(host.id) {
            return Ok(false);
        }
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        let Some(&Ability { act: Act::Instead(_, can, run), label, .. }) = ability else {
            return Ok(false);
        };
        // What another replacement did may have changed what this one needs.
        if !can(&Eye { state: self.state, host }, target.card) {
            return Ok(false);
        }
        let mut done = false;
        self.as_ability(host, Doing::Ability, |cx| {
            // If something takes the place of that in turn, it has happened all the same.
            done = run(cx, target)? || cx.was_replaced(target);
            Ok(())
        })?;
        if done && label == Label::Special {
            self.begin_use(&host);
        }
        Ok(done)
    }

    /// "Each player ...", of a base's ability: whether this one ignores it. Asked once for each use.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while the question is open.
    pub fn ignores_base(&mut self, seat: Seat) -> Step<bool> {
        let Some(host) = self.host() else { return Ok(false) };
        match self.cause().source {
            Source::Base => self.ignores(seat, &host),
            _ => Ok(false),
        }
    }

    /// Whether a player ignores an ability of a base, if they may: asked once for each play or ability that runs.
    pub(crate) fn ignores(&mut self, seat: Seat, of_base: &Host) -> Step<bool> {
        let base = of_base.id.host;
        if let Some(known) = self.ignored(seat, base) {
            return Ok(known);
        }
        let mut ignores = false;
        if self.state.may_ignore(seat, base.card) {
            // What is asked about is the base, also while another card's ability runs.
            self.as_ability(*of_base, Doing::Ability, |cx| {
                ignores = cx.yes_of(seat, Why::Ignore)?;
                Ok(())
            })?;
        }
        if ignores {
            self.tell(Happened::Ignored(seat, of_base.id.def));
        }
        self.set_ignored(seat, base, ignores);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::state::State;
    use crate::nouns::zone::{Home, Zone};
    use crate::print::def::{CardDef, base, minion};
    use crate::print::faction::FactionDef;
    use crate::print::phrases::{instead, protects};
    use crate::print::select::minions;
    use crate::run::tape::Tape;
    use crate::run::zones::End;
    use crate::testing::{catalog_of, faction_of};

    const RUNNER: CardDef = minion("Runner", 1, 2).has(instead(
        EffectKind::Destroy,
        |eye, card| card == eye.this(),
        |cx, card| Ok(!cx.return_to_hand(&[card])?.is_empty()),
    ));
    const LONER: CardDef = minion("Loner", 1, 2).has(protects(|eye, card, effect| {
        let alone = eye.count(minions().yours().here()) == 1;
        effect.kind == EffectKind::Destroy && card == eye.this() && alone
    }));
    const BASES: &[CardDef] = &[base("Place", "F", 20, [4, 2, 1])];
    const FACTION: FactionDef = faction_of(&[RUNNER, LONER]);

    /// A position with these cards at its one base, and the cards.
    fn table(names: &[&str]) -> (State, Vec<Ref>) {
        let catalog = catalog_of(&FACTION, BASES);
        let def = |name| catalog.ids().find(|&d| catalog.def(d).name == name).expect("printed");
        let mut state = State::empty(catalog, 2, 1);
        let place = state.add_card(def("Place"), Home::Bases);
        let site = state.add_site(place);
        let mut cards = Vec::new();
        for name in names {
            let card = state.add_card(def(name), Home::Player(Seat(1)));
            state.put(card, Zone::Site(site), End::Top);
            state.give(card, Seat(1));
            cards.push(state.at(card));
        }
        (state, cards)
    }

    /// How many of these cards a play of the other player destroys, meant for these targets in this order.
    fn destroyed(state: &mut State, targets: &[Ref]) -> usize {
        let host = state.play_host(targets[0].card, Seat(0));
        let mut entries = Vec::new();
        let mut cx = Cx::new(state, Tape::new(&mut entries, 0, None));
        let mut destroyed = 0;
        let done = cx.as_ability(host, Doing::Play, |cx| {
            destroyed = cx.destroy(targets)?.len();
            Ok(())
        });
        assert!(done.is_ok(), "nothing is asked");
        destroyed
    }

    /// What one of them does instead does not change whether the other is protected.
    #[test]
    fn the_order_of_the_targets_does_not_matter() {
        for names in [["Runner", "Loner"], ["Loner", "Runner"]] {
            let (mut state, cards) = table(&names);
            assert_eq!(destroyed(&mut state, &cards), 1, "{names:?}: the Loner is not alone");
            assert!(cards.iter().all(|c| !state.in_play(c.card)), "{names:?}: the Runner is away");
        }
    }

    #[test]
    fn a_card_that_is_meant_twice_is_reached_once() {
        let (mut state, cards) = table(&["Loner", "Loner"]);
        assert_eq!(destroyed(&mut state, &[cards[0], cards[1], cards[0]]), 2);
    }

    #[test]
    fn what_nothing_keeps_goes_and_what_is_protected_stays() {
        let (mut state, cards) = table(&["Loner"]);
        assert_eq!(destroyed(&mut state, &cards), 0);
        assert!(state.in_play(cards[0].card));
    }
}
