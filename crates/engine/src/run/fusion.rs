//! The part of a fusion that it has as an action, done by another card or beside its play as a minion. What a fusion is where it lies
//! is asked of the position ([`State::sorts`]), and what it is played as is asked where it could be both
//! (`run/course`).
//!
//! [`State::sorts`]: crate::look::state::State::sorts

use crate::look::eye::Eye;
use crate::nouns::event::{Copying, Happened};
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Ref};
use crate::print::ability::Label;
use crate::run::course::PLAYED;
use crate::run::cx::{Cx, Step};
use crate::run::frame::Doing;

impl Cx<'_> {
    /// "Copy the Action ability of ...": of a fusion, as if this card had it.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub fn copy_action_of(&mut self, fusion: Ref) -> Step {
        let (this, you) = (self.this(), self.you());
        let def = self.state.card(fusion.card).def;
        let rows = self.eye().action_rows(fusion.card);
        if rows.is_empty() {
            return Ok(());
        }
        let ears = self.ears(PLAYED);
        let (copy, copied) = (self.snapshot(this.card), self.snapshot(fusion.card));
        self.tell(Happened::Copied(copy, copied, Copying::Beside));
        self.is_more_now(&ears, this);
        for index in rows {
            let id = AbilityId { host: this, def, index, by: Some(this) };
            self.run_action(Host {
                by: Some(you),
                site: self.eye().host.site,
                ..Host::of(id, you)
            })?;
        }
        Ok(())
    }

    /// "You may also use its Action ability.": of a fusion that has just been played as a minion.
    pub fn use_action_of(&mut self, fusion: Ref) -> Step {
        let (you, def) = (self.you(), self.state.card(fusion.card).def);
        for index in self.eye().action_rows(fusion.card) {
            let id = AbilityId { host: fusion, def, index, by: None };
            let host = Host { by: Some(you), ..Host::of(id, you) };
            self.as_ability(host, Doing::Ability, |cx| {
                cx.begin_use(&host);
                cx.run_action(host)
            })?;
        }
        Ok(())
    }

    fn run_action(&mut self, host: Host) -> Step {
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        ability.map_or(Ok(()), |ability| self.run_on_play(host, ability))
    }
}

impl Eye<'_> {
    /// "The Action ability of ...": whether a card has one that could be copied; one whose abilities are cancelled has none.
    #[must_use]
    pub fn has_an_action_ability(&self, card: CardId) -> bool {
        !self.action_rows(card).is_empty()
    }

    /// Which abilities of a card are those that it has as an action.
    fn action_rows(&self, card: CardId) -> Vec<u8> {
        if self.state.cancelled(self.state.at(card)) {
            return Vec::new();
        }
        let rows = self.state.def(card).own();
        rows.filter(|(_, a)| a.label == Label::Action).map(|(index, _)| index).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::nouns::ids::Seat;
    use crate::nouns::play::{Permission, PlayKind, Spot};
    use crate::nouns::sorts::Sorts;
    use crate::nouns::time::Phase;
    use crate::nouns::zone::{Home, Zone};
    use crate::run::cx::Cx;
    use crate::run::tape::Tape;
    use crate::testing::{lay, table, then};

    const YOU: Seat = Seat(0);

    #[test]
    fn a_fusion_is_both_but_at_a_base_and_while_it_is_resolved() {
        let both = Sorts::MINION.and(Sorts::ACTION);
        let (mut state, site) = table();
        let deck = Home::Player(YOU);
        let places = [
            (Zone::Hand(YOU), both),
            (Zone::Deck(deck), both),
            (Zone::Discard(deck), both),
            (Zone::Site(site), Sorts::MINION),
            (Zone::Resolving(YOU), Sorts::ACTION),
        ];
        for (zone, sorts) in places {
            let card = lay(&mut state, "Both", YOU, zone);
            assert_eq!(state.sorts(card), sorts, "{zone:?}");
        }
    }

    #[test]
    fn where_it_is_put_says_what_it_is_played_as() {
        let (mut state, site) = table();
        let card = lay(&mut state, "Both", YOU, Zone::Hand(YOU));
        let plays = [Permission::minion(), Permission::action()];
        assert_eq!(state.spots(YOU, card, &plays), [Spot::None, Spot::Site(site)]);
        assert_eq!(state.spots(YOU, card, &plays[..1]), [Spot::Site(site)]);
        assert_eq!(state.spots(YOU, card, &plays[1..]), [Spot::None]);
        assert_eq!(state.play_kind(card, Spot::None), PlayKind::Action);
        for (spot, drawn) in [(Spot::Site(site), 1), (Spot::None, 2)] {
            let (mut state, _) = table();
            let card = lay(&mut state, "Both", YOU, Zone::Hand(YOU));
            for _ in 0..3 {
                lay(&mut state, "Big", YOU, Zone::Deck(Home::Player(YOU)));
            }
            then(&mut state, |cx| cx.play(YOU, card, spot));
            assert_eq!(state.players[YOU].hand.len(), drawn, "{spot:?}");
        }
    }

    #[test]
    fn an_opening_hand_with_a_fusion_is_kept() {
        for (name, asks) in [("Both", false), ("Deed", true)] {
            let (mut state, _) = table();
            lay(&mut state, name, YOU, Zone::Hand(YOU));
            state.phase = Phase::NewHands(YOU);
            let mut entries = Vec::new();
            let stops = Cx::new(&mut state, Tape::new(&mut entries, 0, None)).step().is_err();
            assert_eq!(stops, asks, "{name}");
        }
    }
}
