//! What must hold whenever a question is open: each card in exactly one place, each question answerable.
//! Play-outs and property tests look here after every answer; a game in progress does not.

use crate::look::state::State;
use crate::nouns::ids::{CardId, Seat, Seats, SiteId, Stay};
use crate::nouns::mask::Mask;
use crate::nouns::order::sort_by_key;
use crate::nouns::question::{AS_ACTION, Ask, Pick, Why};
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
    /// What is remembered about the abilities on the whole table is not what its sites say.
    StaleKinds,
    /// Two cards have the same stay.
    SharedStay(CardId, CardId),
    /// The question names something that does not exist or cannot be picked.
    Option(Why, Pick),
    /// The question names the same thing twice.
    Twice(Why, Pick),
    /// The question has no legal answer, or its limits make no sense.
    Limits(Why, u16, u16, usize),
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
            Broken::StaleKinds => f.write_str("the kinds of abilities on the table are stale"),
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
        sort_by_key(&mut stays, |&stay| stay);
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
        match self.sites.iter().find(|s| !fresh(s)) {
            Some(stale) => Err(Broken::Stale(stale.id)),
            None if self.kinds != self.kinds_on_table() => Err(Broken::StaleKinds),
            None if self.lent != self.lent.or(self.kinds_lent()) => Err(Broken::StaleKinds),
            None => Ok(()),
        }
    }

    /// Each card is listed once, in the list of its zone.
    fn check_lists(&self) -> Result<(), Broken> {
        let mut times = vec![0; self.cards.len()];
        self.places().for_each(|card| times[card.index()] += 1);
        for (i, times) in times.into_iter().enumerate() {
            let (card, zone) = (CardId(i as u16), self.cards[i].zone);
            if times != 1 || !self.list(zone).contains(&card) {
                return Err(Broken::Listed(card, zone, times));
            }
        }
        Ok(())
    }

    /// Some places are for the cards of one home only: decks of all, and whatever lies there for all to see.
    fn check_home(&self, id: CardId) -> Result<(), Broken> {
        let card = self.card(id);
        let at_home = card.zone.facts().only_of.is_none_or(|home| home == card.home);
        if at_home { Ok(()) } else { Err(Broken::NotAtHome(id, card.home, card.zone)) }
    }

    fn check_place(&self, id: CardId) -> Result<(), Broken> {
        let zone = self.card(id).zone;
        let on_minion = match zone {
            Zone::On(host) => matches!(self.card(host).zone, Zone::Site(_) | Zone::Stasis(_)),
            _ => true,
        };
        let on = self.played_on(id);
        let fits = on_minion && self.def(id).can_lie_as(on, zone);
        if fits { Ok(()) } else { Err(Broken::Misplaced(id, zone)) }
    }

    /// What lies where cards have a controller has one, unless it is a monster; what lies elsewhere has none.
    fn check_control(&self, id: CardId) -> Result<(), Broken> {
        let card = self.card(id);
        let fits = match card.controller {
            Some(seat) => card.zone.facts().controlled && seat.index() < self.players.0.len(),
            None => !card.zone.facts().controlled || card.home == Home::Monsters,
        };
        if fits { Ok(()) } else { Err(Broken::Control(id, card.controller, card.zone)) }
    }
}

impl CardDef {
    /// Whether a card with this print can lie in such a zone.
    #[must_use]
    pub fn can_lie(&self, zone: Zone) -> bool {
        let on = match self.kind {
            Kind::Action { on } => Some(on),
            _ => None,
        };
        self.can_lie_as(on, zone)
    }

    /// As [`CardDef::can_lie`], of an action that is played on this.
    fn can_lie_as(&self, on: Option<PlayOn>, zone: Zone) -> bool {
        let placed = match (zone, on) {
            (Zone::Site(_), Some(on)) => matches!(on, PlayOn::Base),
            (Zone::On(_), Some(on)) => matches!(on, PlayOn::Minion(_)),
            _ => true,
        };
        placed && zone.facts().holds.meets(self.sorts())
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
        let always =
            matches!(self.why, Why::PlayCards | Why::Window(_) | Why::React | Why::DuelCard);
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
                card_exists(card) && catalog.has(def) && catalog.def(def).ability(index).is_some()
            }
            Pick::Card(card) => card_exists(card),
            Pick::Site(site) => state.site(site).is_some(),
            Pick::Player(seat) => seat_exists(seat),
            Pick::Faction(id) => usize::from(id.0) < state.catalog().factions.len(),
            Pick::Name(def) => usize::from(def.0) < state.catalog().defs.len(),
            Pick::Mode(n) if matches!(self.why, Why::PlayAs(_)) => n <= AS_ACTION,
            Pick::Mode(n) => usize::from(n) < self.modes.len(),
            Pick::FaceDown(stay) => state.face_down(stay).is_some(),
            Pick::Number(_) | Pick::Yes => true,
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
    use crate::run::zones::End;
    use crate::testing::{catalog, named};

    /// A position with one minion in the first player's hand.
    fn position() -> (State, CardId) {
        let mut state = State::empty(catalog(), 2, 1);
        let (home, hand) = (Home::Player(Seat(0)), Zone::Hand(Seat(0)));
        let card = state.lay_card(named("Big"), home, hand);
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
        let mut unlisted = state;
        unlisted.passing.push(card);
        unlisted.players[Seat(0)].hand.clear();
        assert_eq!(unlisted.check(), Err(Broken::Listed(card, Zone::Hand(Seat(0)), 1)));
    }

    #[test]
    fn a_card_of_another_home_may_be_where_it_is_not_seen() {
        let (mut state, card) = position();
        let (mine, theirs) = (Home::Player(Seat(0)), Home::Player(Seat(1)));
        for (zone, fits) in [
            (Zone::Hand(Seat(1)), true),
            (Zone::Deck(theirs), true),
            (Zone::LookedAt(Seat(1), theirs), true),
            (Zone::Discard(mine), true),
            (Zone::Discard(theirs), false),
            (Zone::Deck(Home::Treasures), false),
        ] {
            state.put(card, zone, End::Top);
            let away = Err(Broken::NotAtHome(card, mine, zone));
            assert_eq!(state.check(), if fits { Ok(()) } else { away });
        }
        state.put(card, Zone::Deck(Home::Bases), End::Top);
        assert!(state.check().is_err(), "bases lie among bases");
    }

    #[test]
    fn who_has_a_controller_is_said_by_the_zone() {
        let (mut state, card) = position();
        let site = state.lay_site(named("One"));
        for zone in [Zone::Site(site), Zone::Buried(site)] {
            state.put(card, Zone::Hand(Seat(0)), End::Top);
            state.put(card, zone, End::Top);
            assert_eq!(state.check(), Err(Broken::Control(card, None, zone)));
            state.lay_control(card, Seat(1));
            assert_eq!(state.check(), Ok(()));
            assert_eq!(state.seen_by(card) == Seats::ALL, zone.in_play());
        }
        state.put(card, Zone::Stasis(Seat(0)), End::Top);
        assert_eq!((state.card(card).controller, state.check()), (None, Ok(())));
        state.lay_card(named("Wild Beast"), Home::Monsters, Zone::Site(site));
        assert_eq!(state.check(), Ok(()), "a monster is nobody's");
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
            max: options.len() as u16,
            options,
            ordered: false,
            private,
            modes: Vec::new(),
        };
        let hand = vec![Pick::Card(card)];
        assert_eq!(ask(hand.clone(), true).check(&state), Ok(()));
        assert_eq!(ask(hand, false).check(&state), Err(Broken::Leak(Why::Discard, card)));
        assert!(matches!(ask(Vec::new(), true).check(&state), Err(Broken::Limits(..))));
        let unknown = ask(vec![Pick::Card(CardId(7))], true);
        assert!(matches!(unknown.check(&state), Err(Broken::Option(..))));
    }
}
