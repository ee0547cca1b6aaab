//! Plays that are given up: "any time you can play an action, you may instead ...", or a minion off the top of the deck instead of
//! one from the hand.

use crate::nouns::host::{Host, picks};
use crate::nouns::ids::{AbilityId, CardId, Seat};
use crate::nouns::play::{Permission, PlayKind};
use crate::nouns::question::{Ask, Pick, Why};
use crate::print::ability::Ability;
use crate::print::act::Act;
use crate::print::kinds::Moment;
use crate::run::choose::Chosen;
use crate::run::cx::{Cx, Step};

/// What was chosen where a card can be played now, or something else done instead.
pub(crate) enum Instead {
    /// This card is to be played.
    Play(CardId),
    /// Something else was done, or nothing: which card that has played.
    Done(Chosen),
}

impl Cx<'_> {
    /// An ability is used in place of an action: which is given up for it, as things stand.
    pub(crate) fn forgo_action(&mut self, id: AbilityId, seat: Seat) {
        let plays = self.state.forgoable(seat, PlayKind::Action, id.host.card);
        self.state.pay_instead(seat, id.host.card, plays);
    }

    /// Which card to play by this play, now, where something else can be done instead; which never must be.
    pub(crate) fn card_or_instead(
        &mut self,
        play: &Permission,
        playable: &[CardId],
        instead: &[Host],
        min: u16,
    ) -> Step<Instead> {
        let you = self.you();
        let mut options: Vec<Pick> =
            playable.iter().map(|&card| self.state.pick_of(card, you)).collect();
        options.extend(picks(instead.iter()));
        let min = if playable.is_empty() { 0 } else { min };
        let why = Why::PlayExtra(play.what);
        let ask = Ask { min, private: true, ..self.question(you, why, options) };
        let picked = self.put_for_one(ask)?;
        let Some(&host) = instead.iter().find(|host| picked == Some(host.pick())) else {
            let card = picked.and_then(Pick::card);
            return Ok(card.map_or(Instead::Done(Chosen::default()), Instead::Play));
        };
        let mut played = Chosen::default();
        match self.state.catalog.def(host.id.def).ability(host.id.index) {
            Some(Ability { act: Act::Run(Moment::OffTheTop, ..), limit, .. }) => {
                self.state.used.push(host.id);
                self.state.mark_used(*limit, &host);
                self.use_as(host, |cx| {
                    played = cx.play_off_the_top_by(play)?;
                    Ok(())
                })?;
            }
            Some(Ability { act: Act::Run(_, _, run), .. }) => {
                self.use_as(host, |cx| run(cx))?;
            }
            Some(_) | None => {}
        }
        Ok(Instead::Done(played))
    }
}
