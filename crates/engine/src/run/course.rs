//! Playing a card, from being declared to lying where it ends up, and extra plays.
//!
//! The order: the card is shown and placed; what is always on applies; its on-play ability; mandatory
//! reactions; optional reactions; a standard action is discarded. A card played in the middle of another
//! goes through all of it before the other goes on.

use crate::look::eye::Eye;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::going::{Going, Keeps, KeptFrom, To, Way, WhenDone};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat, Seats};
use crate::nouns::lasting::Stands;
use crate::nouns::mask::Mask;
use crate::nouns::play::{PlayKind, Raising, Spot};
use crate::nouns::question::{AS_ACTION, AS_MINION, Ask, Pick, Why};
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::{Ability, Label};
use crate::print::act::{Act, Run};
use crate::print::def::{Kind, PlayOn};
use crate::print::kinds::{self, Fresh, Moment};
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;
use crate::run::frame::Ear;
use crate::run::zones::End;
use crate::table::card::Named;

/// Whoever listens for a card being played, or for one being put on a minion.
pub(crate) const PLAYED: Mask =
    kinds::after(EventKind::Played).or(kinds::after(EventKind::Affected));

impl Cx<'_> {
    /// Plays a card from wherever it is to one of `spots`, asking which; whether it was played.
    pub(crate) fn play_to(&mut self, seat: Seat, card: CardId, spots: &[Spot]) -> Step<bool> {
        let Some(spot) = self.ask_spot(seat, card, spots)? else { return Ok(false) };
        self.play(seat, card, spot)?;
        Ok(true)
    }

    pub(crate) fn ask_spot(
        &mut self,
        seat: Seat,
        card: CardId,
        spots: &[Spot],
    ) -> Step<Option<Spot>> {
        let spots = self.as_what(seat, card, spots)?;
        if spots.is_empty() || spots == [Spot::None] {
            return Ok(spots.first().copied());
        }
        let options = spots.iter().filter_map(|s| match s {
            Spot::None => None,
            Spot::Site(site) => Some(Pick::Site(*site)),
            Spot::On(minion) => Some(Pick::Card(*minion)),
        });
        let picked = self.ask_of_play(seat, card, Why::PlayWhere(card), options.collect())?;
        Ok(picked.map(|p| match p {
            Pick::Site(site) => Spot::Site(site),
            Pick::Card(minion) => Spot::On(minion),
            _ => Spot::None,
        }))
    }

    /// Of the spots of a fusion, those of what it is played as: asked where it could be both.
    fn as_what(&mut self, seat: Seat, card: CardId, spots: &[Spot]) -> Step<Vec<Spot>> {
        let (as_action, as_minion): (Vec<Spot>, Vec<Spot>) =
            spots.iter().partition(|&&spot| spot == Spot::None);
        if as_action.is_empty() || as_minion.is_empty() {
            return Ok(spots.to_vec());
        }
        let modes = vec![Pick::Mode(AS_MINION), Pick::Mode(AS_ACTION)];
        let picked = self.ask_of_play(seat, card, Why::PlayAs(card), modes)?;
        Ok(if picked == Some(Pick::Mode(AS_ACTION)) { as_action } else { as_minion })
    }

    /// A question about a card that is about to be played.
    fn ask_of_play(
        &mut self,
        seat: Seat,
        card: CardId,
        why: Why,
        options: Vec<Pick>,
    ) -> Step<Option<Pick>> {
        let ask = self.rules_question(seat, why, options);
        self.put_for_one(Ask {
            source: Some(self.state.at(card)),
            def: Some(self.state.card(card).def),
            private: self.state.seen_by(card) != Seats::ALL,
            ..ask
        })
    }

    /// Plays a card to a spot.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub(crate) fn play(&mut self, seat: Seat, card: CardId, spot: Spot) -> Step {
        self.play_bound(seat, card, spot, None)
    }

    /// A card that is played comes where it does what it does.
    fn show_played(&mut self, card: CardId, seat: Seat, to: Zone) {
        self.state.put(card, to, End::Top);
        match self.state.is_monster(card) {
            // Playing a monster gives nobody control of it, and takes it from who buried it.
            true => self.state.release(card),
            false => self.state.give(card, seat),
        }
        let when_done = match self.kept.iter().rfind(|&&(kept, _)| kept == card) {
            _ if to != Zone::Resolving(seat) => WhenDone::Discard,
            Some((_, Keeps::NotFromTheBox)) => WhenDone::MayBeTaken,
            Some((_, Keeps::AlsoFromTheBox)) => WhenDone::Elsewhere,
            None => match self.kept_from(card) {
                Some(KeptFrom::HandOrDiscard) => WhenDone::UnderDeck,
                Some(KeptFrom::Discard) => WhenDone::Elsewhere,
                None => WhenDone::Discard,
            },
        };
        self.state.card_mut(card).when_done = when_done;
    }

    /// As [`Cx::play`], of an action that must directly increase the power of such a minion, if one is named.
    pub(crate) fn play_bound(
        &mut self,
        seat: Seat,
        card: CardId,
        spot: Spot,
        raising: Option<(Raising, Seat)>,
    ) -> Step {
        if self.is_not_played(card)? {
            return Ok(());
        }
        self.pay_prices(seat, card, spot)?;
        let (from, before) = (self.state.card(card).zone, self.state.at(card));
        let kind = self.state.play_kind(card, spot);
        let ears = self.ears(PLAYED);
        let def = self.state.def(card);
        let to = match (def.kind, spot) {
            (Kind::Action { on: PlayOn::Nothing }, _) => Zone::Resolving(seat),
            (_, Spot::Site(site)) => Zone::Site(site),
            // Shown first; it lands on the minion once that is found to be possible.
            _ => Zone::Resolving(seat),
        };
        self.show_played(card, seat, to);
        if let Some((until, by)) = self.cancelling.take() {
            // It is the doing of what has it played, not of its own play, nor of who plays it.
            self.last(Stands::Cancel(self.state.at(card)), until);
            let cancelled = Happened::Cancelled(vec![self.snapshot(card)]);
            self.as_player(by, |cx| {
                cx.emit(&ears, cancelled);
                Ok(())
            })?;
        }
        let by = self.state.card(card).controller;
        let host = Host { by, ..self.state.play_host(card, seat) };
        // "Here" is where it was buried, of an action that stays on nothing.
        let host = match from {
            Zone::Buried(site) => Host { site: Some(site), ..host },
            _ => host,
        };
        self.frame(Some(host), Doing::Play, None, |cx| {
            if let Zone::Buried(_) = from {
                cx.join_uncovering(before);
            }
            cx.bind(raising);
            let wearer = match spot {
                Spot::On(minion) => cx.land_on(seat, card, minion)?,
                Spot::None | Spot::Site(_) => None,
            };
            let landed = match spot {
                Spot::On(_) => wearer.is_some(),
                Spot::None => cx.state.is_on_nothing(card),
                Spot::Site(_) => true,
            };
            let on = wearer.map(|w| cx.snapshot(w.card));
            let at = match to {
                Zone::Site(site) => Some(site),
                _ => on.as_ref().and_then(|o| o.site),
            };
            let (shown, by, stopped) = (cx.snapshot(card), Some(seat), !landed);
            cx.emit(&ears, Happened::Played { card: shown, kind, by, from, at, on, stopped });
            if !landed {
                return cx.fizzle(card);
            }
            cx.takes_effect(&ears, card)
        })?;
        self.finish_action(seat, card)
    }

    /// A card that has just been played and placed: others may answer that, and then it does what it does.
    pub(crate) fn takes_effect(&mut self, ears: &[Ear], card: CardId) -> Step {
        let (stay, at) = (self.state.at(card), self.state.history.len() - 1);
        self.interrupts(Fresh::Play)?;
        let stays = self.state.stays(stay);
        if !stays || self.state.is_shaken_off(stay) {
            if let Happened::Played { stopped, .. } = &mut self.state.history[at].what {
                *stopped = true;
            }
            return if stays { self.fizzle(card) } else { Ok(()) };
        }
        self.settle()?;
        self.begin(ears, stay);
        self.on_play(card)
    }

    /// What must be discarded for a play is discarded before it: another card of the hand.
    pub(crate) fn pay_prices(&mut self, seat: Seat, card: CardId, spot: Spot) -> Step {
        for price in self.state.prices(&self.state.attempt(seat, card, spot)) {
            let mut hand = self.state.players[seat].hand.clone();
            hand.retain(|&c| c != card);
            self.as_ability(price, Doing::Ability, |cx| {
                let paid = cx.pick_cards(seat, Why::Discard, &hand, 1, 1)?;
                cx.done_by(seat, |cx| cx.discard(&paid).map(drop))
            })?;
        }
        Ok(())
    }

    /// "Trigger all abilities that would trigger from you playing an action.": of a card that has been played as something
    /// else.
    pub fn triggers_as_an_action(&mut self) -> Step {
        let ears = self.ears(PLAYED);
        let card = self.snapshot(self.this().card);
        self.emit(&ears, Happened::PlayedAs(card, PlayKind::Action, self.you()));
        Ok(())
    }

    /// Plays an action from the hand by its Special: shown, resolved, discarded.
    pub(crate) fn play_special(&mut self, host: Host, event: Option<usize>, run: Run) -> Step {
        let card = host.id.host.card;
        let seat = host.you;
        let from = self.state.card(card).zone;
        let ears = self.ears(PLAYED);
        self.show_played(card, seat, Zone::Resolving(seat));
        let id = AbilityId { host: self.state.at(card), ..host.id };
        self.frame(Some(Host { id, ..host }), Doing::Play, event, |cx| {
            let (card, kind) = (cx.snapshot(card), PlayKind::Action);
            let (by, at, on) = (Some(seat), None, None);
            cx.emit(&ears, Happened::Played { card, kind, by, from, at, on, stopped: false });
            cx.interrupts(Fresh::Play)?;
            if cx.state.stays(id.host) {
                run(cx)?;
            }
            cx.settle()
        })?;
        self.finish_action(seat, card)
    }

    /// Puts an action on a minion unless the minion is not affected by it; on which it lies then.
    pub(crate) fn land_on(
        &mut self,
        seat: Seat,
        card: CardId,
        minion: CardId,
    ) -> Step<Option<Ref>> {
        let meant = self.state.at(minion);
        let Some(&target) = self.gate(EffectKind::Attach, &[meant])?.first() else {
            return Ok(None);
        };
        self.state.put(card, Zone::On(target.card), End::Top);
        self.state.give(card, seat);
        // The stay begins where the card lands: the ability that runs is that of this stay.
        let host = self.state.play_host(card, seat);
        let host = Host { site: self.state.site_of(card), on: Some(target), ..host };
        self.rehost(host);
        Ok(Some(target))
    }

    /// What a card that has just come into play does all the time to the power of others begins, which affects them.
    pub(crate) fn begin(&mut self, ears: &[Ear], card: Ref) {
        if !self.state.stays(card) {
            return;
        }
        self.tell_begun(ears, self.state.changed_by(card.card));
    }

    /// Tells by how much the power of these minions is more or less from now on.
    pub(crate) fn tell_begun(&mut self, ears: &[Ear], mut changed: Vec<(CardId, i32)>) {
        while let Some(&(_, n)) = changed.first() {
            let alike = changed.extract_if(.., |&mut (_, other)| other == n);
            let minions: Vec<CardId> = alike.map(|(minion, _)| minion).collect();
            let minions = minions.iter().map(|&m| self.snapshot(m)).collect();
            self.emit(ears, Happened::Began(minions, n));
        }
    }

    /// A card that cannot be where it was played goes to the discard pile without effect.
    pub(crate) fn fizzle(&mut self, card: CardId) -> Step {
        let snapshot = self.snapshot(card);
        self.lay_by(card)?;
        self.tell(Happened::Fizzled(snapshot));
        Ok(())
    }

    /// Runs the on-play abilities of a card that has just been placed, for whoever controls it now, then what is ongoing of it
    /// that is done as soon as something holds.
    pub(crate) fn on_play(&mut self, card: CardId) -> Step {
        let r = self.state.at(card);
        if self.state.in_play(card) && self.state.cancelled(r) {
            return self.settle();
        }
        let by = self.state.card(card).controller;
        let you = by.unwrap_or(self.state.current);
        let def_id = self.state.card(card).def;
        let site = self.host().and_then(|h| h.site);
        let sorts = self.state.sorts(card);
        for (index, ability) in self.state.def(card).own().filter(|(_, a)| a.label.is_of(sorts)) {
            let id = AbilityId { host: r, def: def_id, index, by: None };
            if self.state.has_lost(id) {
                continue;
            }
            let host = Host { by, site, ..Host::of(id, you) };
            if ability.label == Label::Action {
                self.begin_use(&host);
            }
            self.run_on_play(host, ability)?;
        }
        self.settle()?;
        self.own_conditions(r)
    }

    /// Runs an on-play ability, of a card that is played or of one that has it from another card, if it can be used now.
    pub(crate) fn run_on_play(&mut self, host: Host, ability: &Ability) -> Step {
        let Act::Run(Moment::OnPlay, can, run) = ability.act else { return Ok(()) };
        let host = self.state.refreshed(host);
        let barred = self.state.is_barred(&host, ability);
        if barred
            || !can(&Eye { state: self.state, host })
            || !self.state.may_use(ability.limit, &host)
        {
            return Ok(());
        }
        self.state.mark_used(ability.limit, &host);
        let is_special = ability.label == Label::Special;
        self.with_host(host, |cx| {
            if is_special {
                cx.begin_use(&host);
            }
            run(cx)
        })
    }

    /// Where an action that is being played has said that it goes.
    fn said_to_go(&self, action: Ref) -> Option<To> {
        self.bound_for.iter().rfind(|(bound, _)| *bound == action).map(|&(_, to)| to)
    }

    /// Discards a standard action that has done its job and has not placed itself elsewhere, or sends it where it said.
    fn finish_action(&mut self, seat: Seat, card: CardId) -> Step {
        let this = self.state.at(card);
        let to = self.said_to_go(this);
        let is_kept = self.is_kept(card, to.unwrap_or(To::Discard));
        if self.state.card(card).zone != Zone::Resolving(seat) || is_kept {
            return Ok(());
        }
        match to {
            Some(to) => self.go(&[this], to.way().unwrap_or(Way::Placed), to).map(drop),
            None => self.lay_by(card),
        }
    }

    /// "Place this card ... instead of in the discard pile.", of an action that is being played: when it would be discarded,
    /// after all that has answered it.
    pub fn place_when_done(&mut self, to: To) {
        let this = self.this();
        self.bound_for.push((this, to));
        if self.state.stays(this) {
            self.state.card_mut(this.card).when_done = WhenDone::Elsewhere;
        }
    }

    /// "Play it as an extra action. Then place it ... instead of where it would normally go.": plays a standard action, now, and
    /// keeps it when it is done; what lies ready to be placed then, if its play was not cancelled. What it says itself of where
    /// it goes does nothing, unless it [goes as usual](Cx::goes_as_usual), or it goes to the box and is not kept from that.
    pub fn play_and_keep(&mut self, action: Ref, keeps: Keeps) -> Step<Option<Ref>> {
        self.kept.push((action.card, keeps));
        let played = self.play_actions(&[action]);
        self.kept.pop();
        played?;
        let lies = self.state.card(action.card).zone == Zone::Resolving(self.you());
        Ok(lies.then(|| self.state.at(action.card)))
    }

    /// "... instead of where it would normally go", if you do not: an action that was kept goes there, and that is told, since its
    /// play has been answered before. Also of one that is done and is taken from where it goes.
    pub fn goes_as_usual(&mut self, action: Ref) -> Step {
        let said = self.said_to_go(action);
        let (to, way) = (said.unwrap_or(To::Discard), said.and_then(To::way));
        let lies = matches!(self.state.card(action.card).zone, Zone::Resolving(_));
        match lies && !self.is_kept(action.card, to) {
            true => self.go(&[action], way.unwrap_or(Way::Placed), to).map(drop),
            false => Ok(()),
        }
    }

    /// "Play it as an extra action, then place it on the bottom of your deck instead of ...": plays a standard action, now. One that
    /// goes elsewhere by itself than where it is kept from goes there.
    pub fn play_then_under_your_deck(&mut self, action: Ref, kept_from: KeptFrom) -> Step {
        self.under_deck_if(Some(kept_from), action.card, |cx| cx.play_actions(&[action]))
    }

    /// Plays a card, which goes under its player's deck instead of where that was said.
    pub(crate) fn under_deck_if<T>(
        &mut self,
        kept_from: Option<KeptFrom>,
        card: CardId,
        play: impl FnOnce(&mut Self) -> Step<T>,
    ) -> Step<T> {
        let before = self.under_deck.len();
        self.under_deck.extend(kept_from.map(|from| (card, from)));
        let played = play(self);
        self.under_deck.truncate(before);
        played
    }

    /// From where a card that is being played is kept, to go under its player's deck.
    fn kept_from(&self, card: CardId) -> Option<KeptFrom> {
        self.under_deck.iter().rev().find(|&&(kept, _)| kept == card).map(|&(_, from)| from)
    }

    /// Where a card really goes that is said to go under its player's deck instead of the discard pile, or of the hand, too: there
    /// from its play, if it is bound for one of these. Whatever goes elsewhere does so all the same.
    pub(crate) fn under_deck_instead(&self, going: Going) -> Going {
        let card = going.card.card;
        let Some(from) = self.kept_from(card) else { return going };
        let Zone::Resolving(seat) = self.state.card(card).zone else { return going };
        let goal = self.state.goal(card, going.to, self.you()).map(|goal| goal.zone);
        let to_hand = from == KeptFrom::HandOrDiscard && goal == Some(Zone::Hand(seat));
        let discarded = matches!(goal, Some(Zone::Discard(Home::Player(_))));
        match to_hand || discarded {
            true => Going { way: Way::Placed, to: To::DeckBottom, ..going },
            false => going,
        }
    }

    /// Whether this is a card that is kept when it is done, and its own text would send it elsewhere.
    pub(crate) fn is_kept_from_itself(&self, card: Ref, to: To) -> bool {
        self.is_kept(card.card, to)
            && matches!(self.state.card(card.card).zone, Zone::Resolving(_))
            && self.host().is_some_and(|host| host.id.host == card)
    }

    /// Whether what plays this card keeps it from going there.
    fn is_kept(&self, card: CardId, to: To) -> bool {
        let keeps = |&(kept, keeps): &(CardId, Keeps)| {
            kept == card && (to != To::Box || keeps == Keeps::AlsoFromTheBox)
        };
        self.kept.iter().any(keeps)
    }

    /// "Discard that card; it has no effect.": of cards that have just been played.
    pub fn cancel_play(&mut self, cards: &[Ref]) -> Step {
        for &card in cards {
            if self.state.in_play(card.card) && self.state.stays(card) {
                let reached = self.gate(EffectKind::Place, &[card])?;
                self.discard(&reached)?;
            } else {
                self.discard(&[card])?;
            }
        }
        Ok(())
    }

    /// "Name ...", for as long as this card is in play: remembers what was chosen for it as it was played.
    pub fn remember(&mut self, memo: Named) {
        let this = self.this();
        if self.state.stays(this) {
            self.state.card_mut(this.card).memo = memo;
            // What it does all the time may depend on it.
            let ears = self.ears(kinds::AFFECTED);
            self.begin(&ears, this);
        }
    }
}
