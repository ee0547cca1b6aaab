//! Abilities of one card that another one has for a while.

use crate::look::eye::Eye;
use crate::nouns::event::{Copying, Event, EventKind, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref, Row, Seat};
use crate::nouns::lasting::{Bearer, Stands};
use crate::nouns::play::{Permission, Spot};
use crate::nouns::snapshot::Snapshot;
use crate::nouns::time::Until;
use crate::nouns::zone::Zone;
use crate::print::ability::{Ability, Works};
use crate::print::act::Act;
use crate::print::kinds::{Fresh, Moment};
use crate::run::course::PLAYED;
use crate::run::cx::{Cx, Step};
use crate::run::frame::{Doing, Ear, Triggered};
use crate::run::zones::End;

/// An action that is copied: as it was, and which ability of it was used if it was played by a Special.
struct Original {
    card: Snapshot,
    ability: Option<u8>,
    /// The number of the event that is its play.
    played: u32,
}

impl Cx<'_> {
    /// "Copy the ability of that action.": of the action whose play this answers, as if its ability were printed on this card.
    /// If that one is played on a base or minion, so is this one, wherever you like.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn copy_played_action(&mut self) -> Step {
        let Some(of) = self.played_action() else { return Ok(()) };
        let (card, you) = (self.this().card, self.you());
        self.tell(Happened::Copied(self.snapshot(card), of.card.clone(), Copying::InPlace));
        self.state.card_mut(card).copies = Some(of.card.def);
        let def = self.state.catalog.def(of.card.def);
        // A Special was played in the moment it is for: that is what it does.
        let special = of.ability.and_then(|index| def.ability(index).map(|a| (index, a)));
        if let Some((index, ability)) = special
            && let Act::At(_, _, run) | Act::After(_, _, run) | Act::When(_, _, run) = ability.act
        {
            let answered = self.answered(&of, index, ability);
            let host = self.host_of(Row { def: of.card.def, index });
            return host.map_or(Ok(()), |host| {
                self.frame(Some(host), Doing::Play, answered, |cx| run(cx))
            });
        }
        if !self.put_as_copy(card, you)? {
            return Ok(());
        }
        let ears = self.ears(PLAYED);
        self.lies_now(&ears, card);
        let this = self.state.at(card);
        for (index, ability) in def.own().filter(|(_, a)| a.label.is_of(of.card.sorts)) {
            let row = Row { def: of.card.def, index };
            match ability.act {
                Act::Run(Moment::OnPlay, ..) => {
                    if let Some(host) = self.host_of(row)
                        && self.state.stays(this)
                    {
                        self.run_on_play(host, ability)?;
                    }
                }
                _ if self.state.in_play(card) && ability.from.meets(Works::PLAY) => {
                    self.last(Stands::Row(row, Bearer::Card(this)), Until::Leaves);
                }
                _ => {}
            }
        }
        self.begin(&ears, this);
        self.settle()
    }

    /// What the played action answered by its Special: the last thing before its play that whoever played it heard, by its
    /// position in this turn's history.
    fn answered(&self, of: &Original, index: u8, special: &Ability) -> Option<usize> {
        let played = self.state.history.iter().rposition(|event| event.seq == of.played)?;
        let card = of.card.card;
        let id = AbilityId { host: card, def: of.card.def, index, by: None };
        let eye = Eye { state: self.state, host: Host::of(id, of.card.controller?) };
        let heard = |event: &Event| match special.act {
            Act::After(kind, heard, _) => event.is(kind) && heard(&eye, event),
            Act::When(Fresh::Play, heard, _) => event.is(EventKind::Played) && heard(&eye, event),
            Act::When(Fresh::Flip, heard, _) => heard(&eye, event),
            _ => false,
        };
        self.state.history[..played].iter().rposition(heard)
    }

    /// An action that was played by its Special and then, as a copy, put on a base or minion: that is what it has been played
    /// on. Those in `ears` who listen for that, and did not hear the play, hear it now.
    fn lies_now(&mut self, ears: &[Ear], card: CardId) {
        let of_it = |e: &Event| e.play().is_some_and(|play| play.card.card.card == card);
        let Some(index) = self.state.history.iter().rposition(of_it) else { return };
        let wearer = match self.state.card(card).zone {
            Zone::On(minion) => Some(self.snapshot(minion)),
            _ => None,
        };
        let site = self.state.site_of(card);
        if let Happened::Played { at, on, .. } = &mut self.state.history[index].what {
            (*at, *on) = (site, wearer);
        }
        self.hear_anew(ears, index);
    }

    /// What a card copies while it is played may be what others listen for: those in `ears` who did not hear its play hear it
    /// now.
    pub(crate) fn is_more_now(&mut self, ears: &[Ear], card: Ref) {
        let of_it = |e: &Event| e.play().is_some_and(|play| play.card.card == card);
        if self.is_being_played(card)
            && let Some(index) = self.state.history.iter().rposition(of_it)
        {
            self.hear_anew(ears, index);
        }
    }

    fn hear_anew(&mut self, ears: &[Ear], index: usize) {
        for &ear in ears {
            let waits = |t: &Triggered| t.event == Some(index) && t.host.id == ear.0.id;
            if !self.frames.iter().any(|frame| frame.pending.iter().any(waits)) {
                self.hear(ear, index);
            }
        }
    }

    /// The action whose play the running ability answers; of one that stands for another, that other one.
    fn played_action(&self) -> Option<Original> {
        let event = self.event()?;
        let play = event.play()?;
        let stands_for =
            |&(seq, how, _): &(u32, Copying, &Snapshot)| seq > event.seq && how == Copying::InPlace;
        let (card, ability) = match self.state.copied(play.card.card.card).find(stands_for) {
            Some((.., of)) => (of.clone(), None),
            None => (play.card.clone(), event.cause.ability),
        };
        Some(Original { card, ability, played: event.seq })
    }

    /// An action that copies one which is played on a base or minion goes to one of those; whether it could.
    fn put_as_copy(&mut self, card: CardId, you: Seat) -> Step<bool> {
        if self.state.is_on_nothing(card) {
            return Ok(true);
        }
        let spots = self.state.spots(you, card, &[Permission::action()]);
        match self.ask_spot(you, card, &spots)? {
            Some(Spot::Site(site)) => {
                let copies = self.state.card(card).copies;
                self.state.put(card, Zone::Site(site), End::Top);
                self.state.give(card, you);
                self.state.card_mut(card).copies = copies;
                let host = self.state.play_host(card, you);
                self.rehost(Host { site: Some(site), ..host });
                Ok(true)
            }
            Some(Spot::On(minion)) => {
                let copies = self.state.card(card).copies;
                let landed = self.land_on(you, card, minion)?.is_some();
                if landed {
                    self.state.card_mut(card).copies = copies;
                }
                Ok(landed)
            }
            Some(Spot::None) | None => Ok(false),
        }
    }

    /// A printed row as an ability of the running ability's card.
    fn host_of(&self, row: Row) -> Option<Host> {
        let card = self.host().map(|h| self.state.at(h.id.host.card))?;
        let id = AbilityId { host: card, def: row.def, index: row.index, by: Some(card) };
        let host = Host { by: Some(self.you()), ..Host::of(id, self.you()) };
        Some(self.state.refreshed(host))
    }

    /// "This card has the abilities of ...", for a while. What the other card does when it is played is done at once. An
    /// ability that this card has from there already is not had twice.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open.
    pub fn copy_abilities(&mut self, of: Ref, until: Until) -> Step {
        let (this, you) = (self.this(), self.you());
        let ears = self.ears(PLAYED);
        let (copy, copied) = (self.snapshot(this.card), self.snapshot(of.card));
        self.tell(Happened::Copied(copy, copied, Copying::Beside));
        for (row, _) in self.state.abilities_of(of.card) {
            if !self.state.stays(this) {
                return Ok(());
            }
            let grant = Stands::Row(row, Bearer::Card(this));
            if self.state.lasting.iter().any(|l| l.what == grant) {
                continue;
            }
            self.last(grant, until);
            if let Some(ability) = self.state.catalog.row(row) {
                let id = AbilityId { host: this, def: row.def, index: row.index, by: Some(this) };
                self.run_on_play(Host::of(id, you), ability)?;
            }
        }
        self.lies_now(&ears, this.card);
        self.begin(&ears, this);
        self.settle()
    }
}
