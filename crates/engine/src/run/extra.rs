//! Extra plays: granted for later, or now or never.

use crate::look::eye::Eye;
use crate::nouns::event::{EventKind, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Seat, SiteId};
use crate::nouns::play::{Choice, Permission, PlayAt, PlayKind, PlayName, Spot};
use crate::nouns::question::Why;
use crate::nouns::zone::Zone;
use crate::print::ability::{Label, Limit};
use crate::print::act::{Act, Run};
use crate::print::kinds;
use crate::run::choose::Chosen;
use crate::run::cx::{Cx, Step};
use crate::run::forgo::Instead;

impl Cx<'_> {
    /// "You may play an extra ..." In your Play Cards phase the play is granted and may wait; at other times, and if a
    /// Special grants it, it is now or never. Where the rest of a text waits for its turn, it can be used before that.
    pub fn extra_play(&mut self, permission: Permission) -> Step {
        let you = self.you();
        if self.laying || self.ignores_base(you)? {
            return Ok(());
        }
        if self.state.plays_now(you) && !self.is_special() {
            let before = self.frames.iter().any(|frame| frame.unfinished > 0);
            if before && self.play_now(permission, Choice::May)?.one().is_some() {
                return Ok(());
            }
            self.state.grant(you, permission);
            self.tell(Happened::ExtraPlay(you, permission.what));
            return Ok(());
        }
        self.play_now(permission, Choice::May)?;
        Ok(())
    }

    /// "Play up to N extra ... of the same name."
    pub fn extra_plays_of_one_name(&mut self, many: u8, permission: Permission) -> Step {
        let you = self.you();
        if self.state.plays_now(you) && !self.is_special() {
            let alike = PlayName::Alike(self.state.next_play_number(you));
            let play = Permission { name: Some(alike), ..permission };
            return (0..many).try_for_each(|_| self.extra_play(play));
        }
        let mut play = permission;
        for _ in 0..many {
            let Some(played) = self.play_now(play, Choice::May)?.one() else { return Ok(()) };
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

    /// "Play a ... from ...", now: which card was played, in its stay in play.
    pub fn play_now(&mut self, permission: Permission, choice: Choice) -> Step<Chosen> {
        self.play_now_or(permission, &[], choice)
    }

    /// "Play one of these or a ... from ...": as [`Cx::play_now`], or one of these very cards, wherever they are.
    pub fn play_now_or(
        &mut self,
        permission: Permission,
        these: &[Ref],
        choice: Choice,
    ) -> Step<Chosen> {
        let you = self.you();
        self.tells_of_hand(you);
        let by = self.state.with_substitutes(you, permission);
        let mut playable = self.state.playable_by(you, &by);
        playable.extend(self.timely_by(you, &permission));
        let one = |r: &Ref| self.can_play_now(*r, permission.what);
        let these: Vec<Ref> = these.iter().copied().filter(one).collect();
        let others = these.iter().map(|r| r.card).filter(|card| !playable.contains(card));
        playable.extend(others.collect::<Vec<_>>());
        let min = u16::from(choice == Choice::Must);
        let instead = self.state.instead_of_play(you, &permission);
        let card = if instead.is_empty() {
            let why = Why::PlayExtra(permission.what);
            match self.pick_cards(you, why, &playable, min, 1)?.one() {
                Some(r) => r.card,
                None => return Ok(Chosen::default()),
            }
        } else {
            match self.card_or_instead(&permission, &playable, &instead, min)? {
                Instead::Play(card) => card,
                Instead::Done(played) => return Ok(played),
            }
        };
        if these.iter().any(|r| r.card == card) {
            self.play_this(card, &[permission.what])?;
            return Ok(self.state.last_played(card).into());
        }
        if let Some((host, limit, run)) = self.timely_special(you, card) {
            self.state.mark_used(limit, &host);
            self.begin_use(&host);
            let under = permission.kept_from();
            self.under_deck_if(under, card, |cx| cx.play_special(host, None, run))?;
            return Ok(self.state.last_played(card).into());
        }
        let fits = |p: &&Permission| self.state.can_play_by(you, card, p);
        let by: Vec<Permission> = by.iter().filter(fits).copied().collect();
        let spots = self.state.spots(you, card, &by);
        let Some(spot) = self.ask_spot(you, card, &spots)? else { return Ok(Chosen::default()) };
        // What can be used again is used before what cannot.
        let fits = |p: &&Permission| self.state.at_fits(p, you, spot);
        let paid = by.iter().filter(fits).min_by_key(|p| self.state.is_once(p));
        if let Some(paid) = paid {
            self.use_up(paid);
        }
        let raising = paid.and_then(|p| p.raising).map(|raising| (raising, you));
        let under = paid.and_then(|p| p.kept_from());
        self.under_deck_if(under, card, |cx| cx.play_bound(you, card, spot, raising))?;
        Ok(self.state.last_played(card).into())
    }

    /// What offers a play is used by that.
    pub(super) fn use_up(&mut self, play: &Permission) {
        self.state.use_source(play);
        if let Some(source) = play.source {
            self.tell_used(source, self.you());
        }
    }

    /// "Play it as an extra ...": these very cards, now, one after the other, wherever they are. A card that cannot be
    /// played anywhere is discarded.
    pub fn play_these(&mut self, cards: &[Ref]) -> Step {
        self.play_these_as(cards, &[PlayKind::Minion, PlayKind::Action])
    }

    /// "Play it as an extra minion": as [`Cx::play_these`], of what may be a fusion.
    pub fn play_minions(&mut self, cards: &[Ref]) -> Step {
        self.play_these_as(cards, &[PlayKind::Minion])
    }

    /// "Play it as an extra action": as [`Cx::play_these`], of what may be a fusion.
    pub fn play_actions(&mut self, cards: &[Ref]) -> Step {
        self.play_these_as(cards, &[PlayKind::Action])
    }

    fn play_these_as(&mut self, cards: &[Ref], kinds: &[PlayKind]) -> Step {
        for &card in cards {
            if self.state.stays(card) {
                self.play_this(card.card, kinds)?;
            }
        }
        Ok(())
    }

    fn play_this(&mut self, card: CardId, kinds: &[PlayKind]) -> Step {
        let you = self.you();
        if let Some((host, limit, run)) = self.timely_special(you, card) {
            self.state.mark_used(limit, &host);
            self.begin_use(&host);
            return self.play_special(host, None, run);
        }
        let by: Vec<Permission> = kinds.iter().map(|&kind| Permission::extra(kind)).collect();
        let spots = self.state.spots(self.you(), card, &by);
        if spots.is_empty() || self.state.special_only(card) {
            return self.fizzle(card);
        }
        self.play_to(you, card, &spots)?;
        Ok(())
    }

    /// "If you can play it": whether this very card, wherever it is, could be played now and do something: as an extra minion, as an
    /// extra action, or as either (of what may be a fusion, it matters).
    #[must_use]
    pub fn can_play_now(&self, card: Ref, kind: PlayKind) -> bool {
        let (you, card) = (self.you(), card.card);
        match self.state.special_only(card) {
            true => kind.is_for(PlayKind::Action) && self.timely_special(you, card).is_some(),
            false => {
                let mut plays = self.state.extra_plays_for(card);
                plays.retain(|play| kind.is_for(play.what));
                !self.state.spots(you, card, &plays).is_empty()
            }
        }
    }

    /// The actions that a play lets a player play by their Specials, whose moment is now.
    pub(crate) fn timely_by(&self, you: Seat, permission: &Permission) -> Vec<CardId> {
        if !permission.what.is_for(PlayKind::Action) || permission.at != PlayAt::Anywhere {
            return Vec::new();
        }
        let zone = self.state.play_zone(permission.from, you);
        let cards = self.state.lying_in(zone);
        let fits = |&c: &CardId| {
            // One that is played by its Special is a standard action.
            let meant = permission.only.is_none_or(|only| only == self.state.at(c))
                && permission.name.is_none();
            meant && self.state.special_only(c) && self.state.lies_where(permission, you, c)
        };
        cards.filter(fits).filter(|&c| self.timely_special(you, c).is_some()).collect()
    }

    /// The Special of an action that is played by nothing else, and whose moment is now: the window it is for is open.
    fn timely_special(&self, you: Seat, card: CardId) -> Option<(Host, Limit, Run)> {
        let def = self.state.def(card);
        if !self.state.special_only(card)
            || !self.state.is_on_nothing(card)
            || self.state.no_play_as_special(you, card)
        {
            return None;
        }
        def.own().find_map(|(index, ability)| {
            let Act::At(window, can, run) = ability.act else { return None };
            let id = AbilityId {
                host: self.state.at(card),
                def: self.state.card(card).def,
                index,
                by: None,
            };
            let host = Host::of(id, you);
            let now = self.window == Some(window)
                && !self.state.scoring_stopped()
                && self.state.may_use(ability.limit, &host)
                && can(&Eye { state: self.state, host })
                && (ability.when)(&Eye { state: self.state, host });
            now.then_some((host, ability.limit, run))
        })
    }

    /// "Uncover ...": buried cards, one after the other: the controller of each plays it as an extra card at the same base.
    /// If that is not possible, it is discarded.
    pub fn uncover(&mut self, cards: &[Ref]) -> Step {
        for &card in cards {
            let buried = self.state.card(card.card);
            let (Zone::Buried(site), Some(seat)) = (buried.zone, buried.controller) else {
                continue;
            };
            if !self.state.stays(card) {
                continue;
            }
            let ears = self.ears(kinds::after(EventKind::Uncovered).or(kinds::AFFECTED));
            self.reveal_barrier();
            self.emit(&ears, Happened::Uncovered(self.snapshot(card.card)));
            let there = Permission::minion().at(site);
            self.as_player(seat, |cx| match cx.state.is_on_nothing(card.card) {
                true if cx.state.is_minion(card.card) => {
                    cx.play_this_by(card.card, &[there, Permission::action()])
                }
                true => cx.play_these(&[card]),
                false => cx.play_these_at(&[card], site),
            })?;
        }
        Ok(())
    }

    /// "Play it there": these very cards, as [`Cx::play_these`], at a site.
    pub fn play_these_at(&mut self, cards: &[Ref], site: SiteId) -> Step {
        cards.iter().try_for_each(|&card| self.play_this_where(card, |play| play.at(site)))
    }

    /// "Play it on that minion": this very action, as [`Cx::play_these`].
    pub fn play_this_on(&mut self, action: Ref, minion: Ref) -> Step {
        self.play_this_where(action, |play| play.onto(minion))
    }

    fn play_this_where(&mut self, r: Ref, at: impl Fn(Permission) -> Permission) -> Step {
        if !self.state.stays(r) {
            return Ok(());
        }
        let kinds = self.state.play_kinds(r.card);
        let by: Vec<Permission> = kinds.map(|kind| at(Permission::extra(kind))).collect();
        self.play_this_by(r.card, &by)
    }

    fn play_this_by(&mut self, card: CardId, by: &[Permission]) -> Step {
        let you = self.you();
        let spots = self.state.spots(you, card, by);
        match spots.is_empty() {
            true => self.fizzle(card),
            false => self.play_to(you, card, &spots).map(drop),
        }
    }

    /// "An action that you could play on that minion."
    #[must_use]
    pub fn can_play_on(&self, action: Ref, minion: Ref) -> bool {
        let play = Permission::action().onto(minion);
        let spots = self.state.spots(self.you(), action.card, &[play]);
        spots.contains(&Spot::On(minion.card))
    }

    /// Plays the card whose Special says so by the play that is open to it in this moment.
    pub(crate) fn play_itself(&mut self) -> Step {
        let (you, card) = (self.you(), self.this().card);
        let spots = self.eye().own_play().map(|play| self.state.spots(you, card, &[play]));
        self.play_to(you, card, &spots.unwrap_or_default()).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::state::State;
    use crate::nouns::question::{Ask, Pick};
    use crate::nouns::time::Window;
    use crate::nouns::zone::Zone;
    use crate::run::tape::{Decider, Tape, Voice};
    use crate::testing::{lay, table};

    /// Does whatever may be done.
    struct Eager;

    impl Decider for Eager {
        fn decide(&mut self, _: &State, ask: &Ask) -> Vec<Pick> {
            ask.options.iter().copied().take(usize::from(ask.max)).collect()
        }
    }

    /// An action on a base whose Special plays it is played once, to that base.
    #[test]
    fn an_action_that_plays_itself_is_played_once() {
        let (mut state, site) = table();
        let sneak = lay(&mut state, "Sneak", Seat(0), Zone::Hand(Seat(0)));
        state.refresh_kinds();
        let (mut entries, mut eager) = (Vec::new(), Eager);
        let mut cx =
            Cx::new(&mut state, Tape::new(&mut entries, 0, Some(Voice::Decider(&mut eager))));
        assert!(cx.window(Window::StartOfTurn).is_ok());
        let played = state.history.iter().filter_map(|event| event.play());
        assert_eq!(played.map(|play| play.at).collect::<Vec<_>>(), [Some(site)]);
        assert_eq!(state.card(sneak).zone, Zone::Site(site));
    }
}
