//! Plays that are given up: "any time you can play an action, you may instead ...".

use crate::nouns::host::{Host, picks};
use crate::nouns::ids::{AbilityId, CardId, Seat};
use crate::nouns::play::PlayKind;
use crate::nouns::question::{Ask, Pick, Why};
use crate::print::act::Act;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// An ability is used in place of an action: which is given up for it, as things stand.
    pub(crate) fn forgo_action(&mut self, id: AbilityId, seat: Seat) {
        let plays = self.state.forgoable(seat, PlayKind::Action, id.host.card);
        self.state.pay_by(seat, id.host.card, plays);
    }

    /// Which card to play now, where something else can be done instead: none if that was chosen, and done, or nothing was.
    pub(crate) fn card_or_instead(
        &mut self,
        why: Why,
        playable: &[CardId],
        instead: &[Host],
        min: u16,
    ) -> Step<Option<CardId>> {
        let you = self.you();
        let mut options: Vec<Pick> =
            playable.iter().map(|&card| self.state.pick_of(card, you)).collect();
        options.extend(picks(instead.iter()));
        let ask = Ask { min, private: true, ..self.question(you, why, options) };
        let picked = self.put_for_one(ask)?;
        let Some(host) = instead.iter().find(|host| picked == Some(host.pick())) else {
            return Ok(picked.and_then(Pick::card));
        };
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        if let Some(Act::Run(_, _, run)) = ability.map(|ability| ability.act) {
            self.use_as(*host, |cx| run(cx))?;
        }
        Ok(None)
    }
}
