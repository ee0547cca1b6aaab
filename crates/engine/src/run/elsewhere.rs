//! Cards that are not in play, and what happens instead of what would happen to them: of one that would be discarded from a hand, or
//! would leave a discard pile.

use crate::nouns::effect::EffectKind;
use crate::nouns::event::Happened;
use crate::nouns::going::{To, Way};
use crate::nouns::ids::{CardId, Ref};
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::{Home, Zone};
use crate::print::act::Act;
use crate::run::cx::{Cx, Step};

impl Cx<'_> {
    /// Takes from cards that are sent somewhere those for which something else happens instead; which cards were discarded in
    /// their place: whoever would discard has discarded those.
    ///
    /// # Errors
    /// [`crate::run::cx::Halt`] while a question about it is open; so for all functions here.
    pub(crate) fn replaced_elsewhere(
        &mut self,
        cards: &mut Vec<Ref>,
        way: Way,
        to: To,
    ) -> Step<Vec<Snapshot>> {
        let mut discarded = Vec::new();
        for kind in [EffectKind::DiscardFromHand, EffectKind::LeavePile] {
            let is_it = |r: &Ref| would_be(kind, self.state.card(r.card).zone, way, to);
            let meant: Vec<Ref> = cards.iter().copied().filter(is_it).collect();
            if !meant.is_empty() {
                let left = self.replaced_by(kind, &meant, &mut discarded)?;
                cards.retain(|r| !meant.contains(r) || left.contains(r));
            }
        }
        Ok(discarded)
    }

    /// Whether something else happens instead of a card's being played from a discard pile.
    pub(crate) fn is_not_played(&mut self, card: CardId) -> Step<bool> {
        if !matches!(self.state.card(card).zone, Zone::Discard(Home::Player(_))) {
            return Ok(false);
        }
        let card = self.state.at(card);
        Ok(self.replaced_by(EffectKind::LeavePile, &[card], &mut Vec::new())?.is_empty())
    }

    /// A discard pile is about to become the deck: what may do something else instead does so before.
    pub(crate) fn before_pile_is_deck(&mut self, home: Home) -> Step {
        let pile = self.refs(self.state.discard(home));
        self.replaced_by(EffectKind::LeavePile, &pile, &mut Vec::new()).map(drop)
    }

    /// Those of these cards to which it happens.
    fn replaced_by(
        &mut self,
        kind: EffectKind,
        cards: &[Ref],
        discarded: &mut Vec<Snapshot>,
    ) -> Step<Vec<Ref>> {
        let mut left = cards.to_vec();
        if self.runs_instead_of(kind) {
            return Ok(left);
        }
        let waiting = self.state.replacements(cards, kind);
        if waiting.is_empty() {
            return Ok(left);
        }
        let by: Vec<Ref> = waiting.iter().map(|keeper| keeper.host.id.host).collect();
        let before = self.state.history.len();
        self.run_each_replacement(waiting, &mut left)?;
        for event in &self.state.history[before..] {
            if let Happened::Went { way: Way::Discarded, cards, .. } = &event.what
                && event.cause.card.is_some_and(|card| by.contains(&card))
            {
                discarded.extend(cards.iter().cloned());
            }
        }
        Ok(left)
    }

    /// Whether what runs is itself what happens instead: what that does to other cards nothing takes the place of in turn.
    fn runs_instead_of(&self, kind: EffectKind) -> bool {
        let Some(host) = self.host() else { return false };
        let ability = self.state.catalog.def(host.id.def).ability(host.id.index);
        ability.is_some_and(|a| matches!(a.act, Act::Instead(of, ..) if of == kind))
    }
}

/// Whether this happens to a card out of play that is sent so.
fn would_be(kind: EffectKind, zone: Zone, way: Way, to: To) -> bool {
    match (kind, zone) {
        (EffectKind::DiscardFromHand, Zone::Hand(_)) => way == Way::Discarded,
        (EffectKind::LeavePile, Zone::Discard(Home::Player(_))) => to != To::Discard,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::state::State;
    use crate::nouns::ids::{Seat, SiteId};
    use crate::nouns::question::Why;
    use crate::print::def::{CardDef, base, minion};
    use crate::print::faction::FactionDef;
    use crate::print::phrases::instead;
    use crate::run::tape::Tape;
    use crate::run::zones::End;
    use crate::testing::{catalog_of, faction_of};

    const YOU: Seat = Seat(0);
    const MINE: Home = Home::Player(YOU);

    /// It waits rather than be part of a new deck.
    const LINGERER: CardDef = minion("Lingerer", 1, 2).has(
        instead(
            EffectKind::LeavePile,
            |eye, card| card == eye.this(),
            |cx, card| Ok(!cx.place_in_stasis(&[card], 1)?.is_empty()),
        )
        .may()
        .from_discard(),
    );
    /// It is discarded in place of a card in its controller's hand.
    const SCAPEGOAT: CardDef = minion("Scapegoat", 1, 2).has(instead(
        EffectKind::DiscardFromHand,
        |eye, card| eye.state.card(card).zone == Zone::Hand(eye.you()),
        |cx, _| Ok(!cx.discard(&[cx.this()])?.is_empty()),
    ));
    const FACTION: FactionDef = faction_of(&[LINGERER, SCAPEGOAT, minion("Plain", 2, 2)]);

    /// A position with one base and these cards of yours, each in its zone; the cards.
    fn table(cards: &[(&str, Zone)]) -> (State, Vec<Ref>) {
        let catalog = catalog_of(&FACTION, const { &[base("Place", "F", 20, [4, 2, 1])] });
        let def = |name| catalog.ids().find(|&d| catalog.def(d).name == name).expect("printed");
        let mut state = State::empty(catalog, 2, 1);
        let place = state.add_card(def("Place"), Home::Bases);
        state.add_site(place);
        let mut laid = Vec::new();
        for &(name, zone) in cards {
            let card = state.add_card(def(name), MINE);
            state.put(card, zone, End::Top);
            if matches!(zone, Zone::Site(_)) {
                state.give(card, YOU);
            }
            laid.push(state.at(card));
        }
        state.refresh_kinds();
        (state, laid)
    }

    #[test]
    fn what_is_discarded_instead_has_been_discarded() {
        let there = Zone::Site(SiteId(0));
        let (mut state, cards) =
            table(&[("Scapegoat", there), ("Plain", Zone::Hand(YOU)), ("Plain", Zone::Hand(YOU))]);
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        let mut gone = Vec::new();
        let done = cx.by_rules(|cx| {
            gone = cx.discard(&cards[1..])?;
            Ok(())
        });
        assert!(done.is_ok(), "nothing is asked");
        assert_eq!(gone.len(), 2, "one of the hand, and the Scapegoat for the other");
        assert_eq!(state.discard(MINE).len(), 2);
        assert_eq!(state.players[YOU].hand.len(), 1);
    }

    #[test]
    fn a_pile_is_no_deck_before_it_is_known_what_stays_off_it() {
        let pile = Zone::Discard(MINE);
        let (mut state, cards) = table(&[("Lingerer", pile), ("Plain", pile)]);
        let mut entries = Vec::new();
        let mut cx = Cx::new(&mut state, Tape::new(&mut entries, 0, None));
        assert!(cx.by_rules(|cx| cx.draw(YOU, 1)).is_err(), "it is asked");
        let ask = cx.tape.pending.take().expect("a question");
        assert_eq!((ask.who, ask.why, ask.min), (YOU, Why::Save, 0));
        assert!(state.players[YOU].hand.is_empty(), "there is no deck yet");
        assert_eq!(state.discard(MINE), [cards[0].card, cards[1].card]);
    }
}
