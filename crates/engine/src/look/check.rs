//! What must hold whenever a question is open: each card in exactly one place, each question answerable.
//! Play-outs and property tests look here after every answer; a game in progress does not.

use crate::look::state::State;
use crate::nouns::ids::{CardId, Seat, Seats, SiteId, Stay};
use crate::nouns::mask::Mask;
use crate::nouns::question::{Ask, Pick, Why};
use crate::nouns::zone::{Home, Zone};
use crate::print::ability::Works;
use crate::print::def::{CardDef, Kind, PlayOn};
use crate::table::site::Site;
use std::fmt;

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// The list of the card's zone does not hold it exactly once, or another list holds it too.
    Listed(CardId, Zone, usize),
    /// The card lies in a deck, hand or discard pile of another home than its own.
    NotAtHome(CardId, Home, Zone),
    /// The card is of a kind that cannot lie there.
    Misplaced(CardId, Zone),
    /// The card has no controller though it is in play, or one though it is not.
    Control(CardId, Option<Seat>, Zone),
    /// What is remembered about the abilities at a site is not what its cards say.
    Stale(SiteId),
    /// Two cards have the same stay.
    SharedStay(CardId, CardId),
    /// The question names something that does not exist or cannot be picked.
    Option(Why, Pick),
    /// The question names the same thing twice.
    Twice(Why, Pick),
    /// The question has no legal answer, or its limits make no sense.
    Limits(Why, u8, u8, usize),
    /// The question shows a hidden card and does not say so.
    Leak(Why, CardId),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Listed(card, zone, n) => {
                write!(f, "{card:?} in {zone:?} is in {n} lists, or in the wrong one")
            }
            Broken::NotAtHome(card, home, zone) => {
                write!(f, "{card:?} of {home:?} lies in {zone:?}")
            }
            Broken::Misplaced(card, zone) => write!(f, "{card:?} cannot lie in {zone:?}"),
            Broken::Control(card, seat, zone) => {
                write!(f, "{card:?} in {zone:?} has the controller {seat:?}")
            }
            Broken::Stale(site) => write!(f, "the list of abilities at {site:?} is stale"),
            Broken::SharedStay(a, b) => write!(f, "{a:?} and {b:?} share a stay"),
            Broken::Option(why, pick) => {
                write!(f, "{why:?} offers {pick:?}, which cannot be picked")
            }
            Broken::Twice(why, pick) => write!(f, "{why:?} offers {pick:?} twice"),
            Broken::Limits(why, min, max, n) => {
                write!(f, "{why:?} asks for {min} to {max} of {n}")
            }
            Broken::Leak(why, card) => write!(f, "{why:?} shows the hidden {card:?} to all"),
        }
    }
}

impl std::error::Error for Broken {}

impl State {
    /// Checks that every card is in exactly one place, where it can be, and that what is remembered about the
    /// cards at a site is true.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Broken> {
        self.check_lists()?;
        self.check_remembered()?;
        let mut stays: Vec<(Stay, CardId)> = Vec::with_capacity(self.cards.len());
        for id in (0..self.cards.len()).map(|i| CardId(i as u16)) {
            self.check_home(id)?;
            self.check_place(id)?;
            self.check_control(id)?;
            stays.push((self.card(id).stay, id));
        }
        stays.sort_unstable();
        match stays.windows(2).find(|w| w[0].0 == w[1].0) {
            Some(twins) => Err(Broken::SharedStay(twins[0].1, twins[1].1)),
            None => Ok(()),
        }
    }

    fn check_remembered(&self) -> Result<(), Broken> {
        let fresh = |site: &Site| {
            let kinds = site.bearers.iter().fold(Mask::NONE, |kinds, b| kinds.or(b.1));
            site.kinds == kinds && self.bearers_at(site).eq(site.bearers.iter().copied())
        };
        let stale = self.sites.iter().find(|s| !fresh(s));
        stale.map_or(Ok(()), |s| Err(Broken::Stale(s.id)))
    }

    /// Every ordered list of cards with the zones it is the list of.
    fn lists(&self) -> Vec<(Vec<Zone>, &[CardId])> {
        let mut lists: Vec<(Vec<Zone>, &[CardId])> = Vec::new();
        let piles = [
            (Home::Bases, &self.bases),
            (Home::Monsters, &self.monsters),
            (Home::Treasures, &self.treasures),
            (Home::Madness, &self.madness),
        ];
        let players = self.seats().map(|s| (Home::Player(s), &self.players[s].pile));
        for (home, pile) in piles.into_iter().chain(players) {
            lists.push((vec![Zone::Deck(home)], &pile.deck));
            lists.push((vec![Zone::Discard(home)], &pile.discard));
        }
        for seat in self.seats() {
            lists.push((vec![Zone::Hand(seat)], &self.players[seat].hand));
        }
        for site in &self.sites {
            lists.push((vec![Zone::Site(site.id), Zone::Buried(site.id)], &site.cards));
            lists.push((vec![Zone::Base(site.id)], std::slice::from_ref(&site.base)));
        }
        for (i, card) in self.cards.iter().enumerate() {
            let host = CardId(i as u16);
            lists.push((vec![Zone::On(host)], &card.attached));
            lists.push((vec![Zone::Under(host)], &card.stored));
        }
        lists
    }

    /// Each card is once in the list of its zone, and in no other.
    fn check_lists(&self) -> Result<(), Broken> {
        let mut found = vec![(0, 0); self.cards.len()];
        for (zones, list) in self.lists() {
            for &card in list {
                let (times, right) = &mut found[card.index()];
                *times += 1;
                *right += usize::from(zones.contains(&self.card(card).zone));
            }
        }
        for (i, (times, right)) in found.into_iter().enumerate() {
            let zone = self.cards[i].zone;
            let wanted = usize::from(zone.is_listed());
            if times != wanted || right != wanted {
                return Err(Broken::Listed(CardId(i as u16), zone, times));
            }
        }
        Ok(())
    }

    /// Cards of the core rules never lie with anybody else than their owner.
    fn check_home(&self, id: CardId) -> Result<(), Broken> {
        let card = self.card(id);
        let at_home = match card.zone {
            Zone::Deck(home) => home == card.home,
            Zone::Discard(home) => home == card.home && home != Home::Madness,
            Zone::Hand(seat) => card.home == Home::Player(seat),
            _ => true,
        };
        if at_home { Ok(()) } else { Err(Broken::NotAtHome(id, card.home, card.zone)) }
    }

    fn check_place(&self, id: CardId) -> Result<(), Broken> {
        let zone = self.card(id).zone;
        let fits = match zone {
            Zone::Buried(_) => !matches!(self.def(id).kind, Kind::Base { .. }),
            Zone::On(host) => {
                self.def(id).can_lie(zone) && matches!(self.card(host).zone, Zone::Site(_))
            }
            _ => self.def(id).can_lie(zone),
        };
        if fits { Ok(()) } else { Err(Broken::Misplaced(id, zone)) }
    }

    fn check_control(&self, id: CardId) -> Result<(), Broken> {
        let card = self.card(id);
        let fits = match card.zone {
            Zone::Site(_) => card.controller.is_some() || matches!(card.home, Home::Monsters),
            Zone::On(_) => card.controller.is_some(),
            Zone::Buried(_) | Zone::Under(_) | Zone::Resolving(_) => true,
            _ => card.controller.is_none(),
        };
        let exists = card.controller.is_none_or(|s| s.index() < self.players.0.len());
        if fits && exists { Ok(()) } else { Err(Broken::Control(id, card.controller, card.zone)) }
    }
}

impl Zone {
    /// Whether the cards of this zone are kept in a list.
    fn is_listed(self) -> bool {
        !matches!(
            self,
            Zone::Stasis(_)
                | Zone::SetAside(_)
                | Zone::Resolving(_)
                | Zone::Revealed(_)
                | Zone::LookedAt(_)
                | Zone::Duel(_)
                | Zone::Box
        )
    }
}

impl CardDef {
    /// Whether a card of this kind can lie face up in such a zone.
    #[must_use]
    pub fn can_lie(&self, zone: Zone) -> bool {
        let is_base = matches!(self.kind, Kind::Base { .. });
        match zone {
            Zone::Base(_) => is_base,
            Zone::Site(_) => match self.kind {
                Kind::Minion { .. } | Kind::Titan => true,
                Kind::Action { on } => matches!(on, PlayOn::Base),
                Kind::Base { .. } => false,
            },
            Zone::On(_) => matches!(self.kind, Kind::Action { on: PlayOn::Minion(_) }),
            Zone::Deck(home) | Zone::Discard(home) => is_base == (home == Home::Bases),
            Zone::Hand(_) | Zone::Stasis(_) | Zone::SetAside(_) => !is_base,
            _ => true,
        }
    }
}

impl Ask {
    /// Checks that the question can be answered, and that everything it offers exists.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, state: &State) -> Result<(), Broken> {
        let n = self.options.len();
        // The free choice and windows are put even if passing is the only answer.
        let always = matches!(self.why, Why::PlayCards | Why::Window(_) | Why::React);
        let answerable = if always { self.min == 0 } else { n > 0 && usize::from(self.max) <= n };
        let sane = self.min <= self.max && self.max > 0 && answerable;
        if !sane || (usize::from(self.min) == n && n == 1) {
            return Err(Broken::Limits(self.why, self.min, self.max, n));
        }
        for (i, &pick) in self.options.iter().enumerate() {
            if self.options[..i].contains(&pick) {
                return Err(Broken::Twice(self.why, pick));
            }
            if !self.can_pick(state, pick) {
                return Err(Broken::Option(self.why, pick));
            }
            if let Some(card) = pick.card()
                && !self.private
                && state.seen_by(card) != Seats::ALL
                && !was_seen(state, pick)
            {
                return Err(Broken::Leak(self.why, card));
            }
        }
        Ok(())
    }

    fn can_pick(&self, state: &State, pick: Pick) -> bool {
        let card_exists = |c: CardId| c.index() < state.cards.len();
        let seat_exists = |s: Seat| s.index() < state.players.0.len();
        match pick {
            Pick::Play(card) => card_exists(card) && !state.free_spots(self.who, card).is_empty(),
            Pick::Use(card, def, index) => {
                let catalog = state.catalog();
                let printed = usize::from(def.0) < catalog.defs.len();
                card_exists(card) && printed && catalog.def(def).ability(index).is_some()
            }
            Pick::Card(card) => card_exists(card),
            Pick::Site(site) => state.site(site).is_some(),
            Pick::Player(seat) => seat_exists(seat),
            Pick::Faction(id) => usize::from(id.0) < state.catalog().factions.len(),
            Pick::Name(def) => usize::from(def.0) < state.catalog().defs.len(),
            Pick::Mode(n) => usize::from(n) < self.modes.len(),
            Pick::Hidden(_) | Pick::Number(_) | Pick::Yes => true,
        }
    }
}

/// All have seen a card in play whose ability waits to answer, wherever the card has gone since.
fn was_seen(state: &State, pick: Pick) -> bool {
    let Pick::Use(_, def, index) = pick else { return false };
    let ability = state.catalog().def(def).ability(index);
    ability.is_some_and(|a| !a.from.meets(Works::HAND))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::catalog;

    /// A position with one minion in the first player's hand.
    fn position() -> (State, CardId) {
        let mut state = State::empty(catalog(), 2, 1);
        let minion = catalog().ids().find(|&d| catalog().sorts(d).is_minion());
        let (home, hand) = (Home::Player(Seat(0)), Zone::Hand(Seat(0)));
        let card = state.lay_card(minion.expect("there are minions"), home, hand);
        (state, card)
    }

    #[test]
    fn each_card_is_in_exactly_one_place() {
        let (state, card) = position();
        assert_eq!(state.check(), Ok(()));
        let mut twice = state.clone();
        twice.players[Seat(1)].hand.push(card);
        assert_eq!(twice.check(), Err(Broken::Listed(card, Zone::Hand(Seat(0)), 2)));
        let mut nowhere = state.clone();
        nowhere.players[Seat(0)].hand.clear();
        assert_eq!(nowhere.check(), Err(Broken::Listed(card, Zone::Hand(Seat(0)), 0)));
        let mut away = state;
        away.card_mut(card).home = Home::Player(Seat(1));
        assert!(matches!(away.check(), Err(Broken::NotAtHome(..))));
    }

    #[test]
    fn a_question_has_an_answer_and_shows_nothing_hidden() {
        let (state, card) = position();
        let ask = |options: Vec<Pick>, private| Ask {
            who: Seat(0),
            why: Why::Discard,
            source: None,
            def: None,
            ability: None,
            min: 0,
            max: options.len() as u8,
            options,
            ordered: false,
            private,
            modes: &[],
        };
        let hand = vec![Pick::Card(card)];
        assert_eq!(ask(hand.clone(), true).check(&state), Ok(()));
        assert_eq!(ask(hand, false).check(&state), Err(Broken::Leak(Why::Discard, card)));
        assert!(matches!(ask(Vec::new(), true).check(&state), Err(Broken::Limits(..))));
        let unknown = ask(vec![Pick::Card(CardId(7))], true);
        assert!(matches!(unknown.check(&state), Err(Broken::Option(..))));
    }
}
