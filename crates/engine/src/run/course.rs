//! Playing a card, from being declared to lying where it ends up, and extra plays.
//!
//! The order: the card is shown and placed; what is always on applies; its on-play ability; mandatory
//! reactions; optional reactions; a standard action is discarded. A card played in the middle of another
//! goes through all of it before the other goes on.

use crate::look::eye::Eye;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat, Seats, SiteId};
use crate::nouns::mask::Mask;
use crate::nouns::play::{Choice, Permission, PlayAt, PlayKind, PlayName, Spot};
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::zone::Zone;
use crate::print::ability::{Ability, Label, Limit};
use crate::print::act::{Act, Run};
use crate::print::def::{Kind, PlayOn};
use crate::print::kinds::{self, Moment};
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;
use crate::run::react::Ear;
use crate::run::zones::End;
use crate::table::card::Named;

/// Whoever listens for a card being played, or for one being put on a minion.
const PLAYED: Mask = kinds::after(EventKind::Played).or(kinds::after(EventKind::Affected));

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
        if spots.is_empty() || spots == [Spot::None] {
            return Ok(spots.first().copied());
        }
        let options = spots.iter().filter_map(|s| match s {
            Spot::None => None,
            Spot::Site(site) => Some(Pick::Site(*site)),
            Spot::On(minion) => Some(Pick::Card(*minion)),
        });
        let ask = self.rules_question(seat, Why::PlayWhere(card), options.collect());
        let picks = self.put(Ask {
            source: Some(self.state.at(card)),
            def: Some(self.state.card(card).def),
            private: self.state.seen_by(card) != Seats::ALL,
            ..ask
        })?;
        Ok(picks.first().map(|p| match p {
            Pick::Site(site) => Spot::Site(*site),
            Pick::Card(minion) => Spot::On(*minion),
            _ => Spot::None,
        }))
    }

    /// Plays a card to a spot.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub(crate) fn play(&mut self, seat: Seat, card: CardId, spot: Spot) -> Step {
        let from = self.state.card(card).zone;
        let kind = self.state.play_kind(card);
        let ears = self.ears(PLAYED);
        let def = self.state.def(card);
        let to = match (def.kind, spot) {
            (Kind::Action { on: PlayOn::Nothing }, _) => Zone::Resolving(seat),
            (_, Spot::Site(site)) => Zone::Site(site),
            // Shown first; it lands on the minion once that is found to be possible.
            _ => Zone::Resolving(seat),
        };
        self.state.put(card, to, End::Top);
        self.state.give(card, seat);
        let host = self.state.play_host(card, seat);
        self.frame(Some(host), Doing::Play, None, |cx| {
            let wearer = match spot {
                Spot::On(minion) => cx.land_on(seat, card, minion)?,
                Spot::None | Spot::Site(_) => None,
            };
            let landed = match spot {
                Spot::On(_) => wearer.is_some(),
                Spot::None => cx.state.is_standard(card),
                Spot::Site(_) => true,
            };
            let on = wearer.map(|w| cx.snapshot(w.card));
            let at = match to {
                Zone::Site(site) => Some(site),
                _ => on.as_ref().and_then(|o| o.site),
            };
            let shown = cx.snapshot(card);
            cx.emit(&ears, Happened::Played { card: shown, kind, by: seat, from, at, on });
            if !landed {
                cx.fizzle(card);
                return Ok(());
            }
            let stay = cx.state.at(card);
            cx.interrupts()?;
            if cx.state.stays(stay) {
                cx.settle()?;
                cx.begin(&ears, stay);
                cx.on_play(card)?;
            }
            Ok(())
        })?;
        self.finish_action(seat, card);
        Ok(())
    }

    /// Plays an action from the hand by its Special: shown, resolved, discarded.
    pub(crate) fn play_special(&mut self, host: Host, event: Option<usize>, run: Run) -> Step {
        let card = host.id.host.card;
        let seat = host.you;
        let from = self.state.card(card).zone;
        let ears = self.ears(PLAYED);
        self.state.put(card, Zone::Resolving(seat), End::Top);
        self.state.give(card, seat);
        let id = AbilityId { host: self.state.at(card), ..host.id };
        self.frame(Some(Host { id, ..host }), Doing::Play, event, |cx| {
            let (card, kind) = (cx.snapshot(card), PlayKind::Action);
            cx.emit(&ears, Happened::Played { card, kind, by: seat, from, at: None, on: None });
            cx.interrupts()?;
            if cx.state.stays(id.host) { run(cx) } else { Ok(()) }
        })?;
        self.finish_action(seat, card);
        Ok(())
    }

    /// Puts an action on a minion unless the minion is not affected by it; on which it lies then.
    fn land_on(&mut self, seat: Seat, card: CardId, minion: CardId) -> Step<Option<Ref>> {
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
    fn begin(&mut self, ears: &[Ear], card: Ref) {
        if !self.state.stays(card) {
            return;
        }
        let changed = self.state.changed_by(card.card);
        if !changed.is_empty() {
            let changed = changed.iter().map(|&m| self.snapshot(m)).collect();
            self.emit(ears, Happened::Began(changed));
        }
    }

    /// A card that cannot be where it was played goes to the discard pile without effect.
    fn fizzle(&mut self, card: CardId) {
        let snapshot = self.snapshot(card);
        let zone = self.state.discard_zone(card);
        self.state.put(card, zone, End::Top);
        self.tell(Happened::Fizzled(snapshot));
    }

    /// Runs the on-play abilities of a card that has just been placed, for whoever controls it now.
    fn on_play(&mut self, card: CardId) -> Step {
        let r = self.state.at(card);
        let seat = self.state.card(card).controller.unwrap_or(self.state.current);
        let def_id = self.state.card(card).def;
        for (index, ability) in self.state.def(card).abilities() {
            let Act::Run(Moment::OnPlay, _, run) = ability.act else { continue };
            let id = AbilityId { host: r, def: def_id, index, by: None };
            let host = self.state.refreshed(Host { id, you: seat, site: None, on: None });
            self.with_host(host, |cx| run(cx))?;
        }
        self.settle()
    }

    /// Discards a standard action that has done its job and has not placed itself elsewhere.
    fn finish_action(&mut self, seat: Seat, card: CardId) {
        if self.state.card(card).zone != Zone::Resolving(seat) {
            return;
        }
        let zone = self.state.discard_zone(card);
        self.state.put(card, zone, End::Top);
    }

    /// A card that has just been played does nothing and is discarded.
    pub fn cancel_play(&mut self, card: Ref) -> Step {
        if !self.state.stays(card) {
            return Ok(());
        }
        if self.state.in_play(card.card) {
            let reached = self.gate(EffectKind::Place, &[card])?;
            return self.discard_from_play(&reached);
        }
        self.discard(&[card]).map(drop)
    }

    // ---- extra plays --------------------------------------------------------------------------------

    /// You may play an extra card of this description. In your Play Cards phase the play is granted and may
    /// wait; at other times, and if a Special grants it, it is now or never.
    pub fn extra_play(&mut self, permission: Permission) -> Step {
        let you = self.you();
        if self.ignores_base(you)? {
            return Ok(());
        }
        if self.state.plays_now(you) && !self.is_special() {
            self.state.grant(you, permission);
            self.tell(Happened::ExtraPlay(you, permission.what));
            return Ok(());
        }
        self.play_now(permission, Choice::May)?;
        Ok(())
    }

    /// You may play so many extra cards of this description, all of the same name.
    pub fn extra_plays_of_one_name(&mut self, many: u8, permission: Permission) -> Step {
        let you = self.you();
        if self.state.plays_now(you) && !self.is_special() {
            let alike = PlayName::Alike(self.state.next_play_number(you));
            let play = Permission { name: Some(alike), ..permission };
            return (0..many).try_for_each(|_| self.extra_play(play));
        }
        let mut play = permission;
        for _ in 0..many {
            let Some(played) = self.play_now(play, Choice::May)? else { return Ok(()) };
            play = permission.named(self.state.card(played.card).def);
        }
        Ok(())
    }

    fn is_special(&self) -> bool {
        self.host().is_some_and(|h| {
            let ability = self.state.catalog.def(h.id.def).ability(h.id.index);
            ability.is_some_and(|a| a.label == Label::Special)
        })
    }

    /// Plays a card of this description now; which card was played, in its stay in play.
    pub fn play_now(&mut self, permission: Permission, choice: Choice) -> Step<Option<Ref>> {
        let you = self.you();
        self.tells_of_hand(you);
        let by = self.state.with_substitutes(you, permission);
        let mut playable = self.state.playable_by(you, &by);
        playable.extend(self.timely_by(&permission));
        let min = u8::from(choice == Choice::Must);
        let chosen = self.pick_cards(you, Why::PlayExtra(permission.what), &playable, min, 1)?;
        let Some(card) = chosen.first().map(|r| r.card) else { return Ok(None) };
        if let Some((host, limit, run)) = self.timely_special(card) {
            self.state.mark_used(limit, &host);
            self.play_special(host, None, run)?;
            return Ok(self.state.last_played(card));
        }
        let fits = |p: &&Permission| self.state.can_play_by(you, card, p);
        let by: Vec<Permission> = by.iter().filter(fits).copied().collect();
        let spots = self.state.spots(you, card, &by);
        let Some(spot) = self.ask_spot(you, card, &spots)? else { return Ok(None) };
        let paid = by.iter().find(|p| self.state.at_fits(p, you, spot));
        if let Some(paid) = paid {
            self.state.use_source(paid);
            let used = paid.source.map(|source| Happened::Used(source, you));
            used.into_iter().for_each(|used| self.tell(used));
        }
        self.play(you, card, spot)?;
        Ok(self.state.last_played(card))
    }

    /// Plays this very card now as an extra one, wherever it is; a card that cannot be played anywhere is
    /// discarded.
    pub fn play_card(&mut self, card: CardId) -> Step {
        let you = self.you();
        if let Some((host, limit, run)) = self.timely_special(card) {
            self.state.mark_used(limit, &host);
            return self.play_special(host, None, run);
        }
        let spots = self.spots_anywhere(card);
        if spots.is_empty() || self.state.def(card).special_only() {
            self.fizzle(card);
            return Ok(());
        }
        self.play_to(you, card, &spots)?;
        Ok(())
    }

    /// Whether this very card, wherever it is, could be played now as an extra one and do something.
    #[must_use]
    pub fn can_play_now(&self, card: CardId) -> bool {
        match self.state.def(card).special_only() {
            true => self.timely_special(card).is_some(),
            false => !self.spots_anywhere(card).is_empty(),
        }
    }

    /// The actions that a play lets you play by their Specials, whose moment is now.
    fn timely_by(&self, permission: &Permission) -> Vec<CardId> {
        let you = self.you();
        if permission.what != PlayKind::Action || permission.at != PlayAt::Anywhere {
            return Vec::new();
        }
        let player = &self.state.players[you];
        let cards = player.hand.iter().chain(&player.pile.discard).copied();
        let fits = |&c: &CardId| {
            let meant = permission.only.is_none_or(|only| only == self.state.at(c))
                && permission.name.is_none();
            meant && self.state.def(c).special_only() && self.state.lies_where(permission, you, c)
        };
        cards.filter(fits).filter(|&c| self.timely_special(c).is_some()).collect()
    }

    /// The Special of an action whose moment is now: the window it is for is open.
    fn timely_special(&self, card: CardId) -> Option<(Host, Limit, Run)> {
        let (def, you) = (self.state.def(card), self.you());
        if !self.state.is_standard(card) || self.state.no_specials(you, card) {
            return None;
        }
        def.abilities().find_map(|(index, ability)| {
            let Act::At(window, can, run) = ability.act else { return None };
            let id = AbilityId {
                host: self.state.at(card),
                def: self.state.card(card).def,
                index,
                by: None,
            };
            let host = Host { id, you, site: None, on: None };
            let now = self.window == Some(window)
                && !self.state.scoring_stopped()
                && self.state.may_use(ability.limit, &host)
                && can(&Eye { state: self.state, host })
                && (ability.when)(&Eye { state: self.state, host });
            now.then_some((host, ability.limit, run))
        })
    }

    /// Plays this very card now at a site.
    pub fn play_card_at(&mut self, card: CardId, site: SiteId) -> Step {
        let you = self.you();
        let kind = self.state.play_kind(card);
        let spots = self.state.spots(you, card, &[Permission::extra(kind).at(site)]);
        if spots.is_empty() {
            self.fizzle(card);
            return Ok(());
        }
        self.play_to(you, card, &spots)?;
        Ok(())
    }

    /// Where you could play this very card now.
    fn spots_anywhere(&self, card: CardId) -> Vec<Spot> {
        self.state.spots(self.you(), card, &[Permission::extra(self.state.play_kind(card))])
    }

    /// Remembers what was chosen for this card as it was played.
    pub fn remember(&mut self, memo: Named) {
        let this = self.this();
        if self.state.stays(this) {
            self.state.card_mut(this.card).memo = memo;
        }
    }

    // ---- talents and abilities used on your turn ----------------------------------------------------

    /// The talents and "on your turn" abilities a player may use now.
    #[must_use]
    pub(crate) fn usable(&self, seat: Seat) -> Vec<Host> {
        let state = &*self.state;
        let mut found: Vec<Host> = Vec::new();
        let mut consider = |host: Host, ability: &Ability| {
            let Act::Run(_, can, _) = ability.act else { return };
            if host.you == seat
                && (!state.used.contains(&host.id) || state.talent_again(&host).is_some())
                && state.may_use(ability.limit, &host)
                && can(&Eye { state, host })
                // One that a card was given twice is one answer as long as it can be used at all.
                && !found.iter().any(|h| h.pick() == host.pick())
            {
                found.push(host);
            }
        };
        state.each_ability(kinds::USABLE, |eye, ability| consider(eye.host, ability));
        state.each_hidden(kinds::USABLE, &mut consider);
        found
    }

    /// Uses a talent or an "on your turn" ability.
    pub(crate) fn use_ability(&mut self, host: Host) -> Step {
        let Some(ability) = self.state.catalog.def(host.id.def).ability(host.id.index) else {
            return Ok(());
        };
        let Act::Run(_, _, run) = ability.act else { return Ok(()) };
        if self.state.used.contains(&host.id) {
            let again = self.state.talent_again(&host);
            self.state.used.extend(again);
        }
        self.state.used.push(host.id);
        self.state.mark_used(ability.limit, &host);
        self.tell(Happened::Used(host.id, host.you));
        self.as_ability(host, Doing::Ability, run)
    }
}
