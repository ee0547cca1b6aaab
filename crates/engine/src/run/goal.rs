//! Where cards come to lie that are sent somewhere: by what they are, whose they are, and who sees them.

use crate::look::state::State;
use crate::nouns::going::To;
use crate::nouns::ids::{CardId, Seat, Seats};
use crate::nouns::zone::{Face, Home, Zone};
use crate::run::zones::End;

/// Where a card comes to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Goal {
    /// The zone.
    pub zone: Zone,
    /// Which end of it.
    pub end: End,
}

impl State {
    /// Where a card comes to lie that is sent somewhere by a player's card; nowhere else if it has no such place.
    ///
    /// A titan is set aside. Monsters and treasures that leave play go to their own discard piles, whatever a text says; out
    /// of play nobody owns them. What others see goes to its owner's hand or deck, what nobody else sees stays with whoever
    /// holds it.
    pub(crate) fn goal(&self, card: CardId, to: To, you: Seat) -> Option<Goal> {
        let zone = self.card(card).zone;
        // Whoever has a Madness card owns it, also one that came from another's hand unseen.
        let home = if self.is_madness(card) { self.with_whom(card) } else { self.card(card).home };
        let top = |zone| Some(Goal { zone, end: End::Top });
        match home {
            Home::Player(owner) if self.sorts(card).is_titan() => {
                return top(Zone::SetAside(owner));
            }
            Home::Monsters | Home::Treasures if zone.facts().counts_in_play => {
                return match to {
                    To::OwnDeckTop => top(Zone::Deck(home)),
                    To::OwnDeckBottom => Some(Goal { zone: Zone::Deck(home), end: End::Bottom }),
                    To::TreasureTo(seat) => top(Zone::Hand(seat)),
                    To::Site(site) => top(Zone::Site(site)),
                    _ => top(Zone::Discard(home)),
                };
            }
            Home::Player(_) | Home::Bases | Home::Madness | Home::Monsters | Home::Treasures => {}
        }
        let with = self.with_whom(card);
        match (to, with) {
            // Never into a player's deck, not even unseen from a hand.
            (To::DeckTop | To::DeckBottom, _)
                if matches!(home, Home::Monsters | Home::Treasures)
                    && matches!(zone, Zone::Resolving(_)) =>
            {
                top(Zone::Discard(home))
            }
            (To::DeckTop | To::Deck | To::DeckBottom | To::DeckOf(_), Home::Player(_))
                if matches!(home, Home::Monsters | Home::Treasures) =>
            {
                top(Zone::Discard(home))
            }
            (To::Hand, Home::Player(seat)) => top(Zone::Hand(seat)),
            (To::Hand, Home::Monsters | Home::Treasures) => top(Zone::Hand(you)),
            (To::Hand, Home::Bases | Home::Madness) => None,
            (To::HandOf(seat) | To::TreasureTo(seat), _) => top(Zone::Hand(seat)),
            (To::OwnDeckTop, _) => top(Zone::Deck(home)),
            (To::OwnDeckBottom, _) => Some(Goal { zone: Zone::Deck(home), end: End::Bottom }),
            (To::DeckOf(seat), _) => top(Zone::Deck(Home::Player(seat))),
            (To::DeckTop | To::Deck, with) => top(Zone::Deck(with)),
            (To::DeckBottom, with) => Some(Goal { zone: Zone::Deck(with), end: End::Bottom }),
            (To::Discard, _) => top(Zone::Discard(home)),
            (To::MadnessDeck, _) => top(Zone::Deck(Home::Madness)),
            (To::Site(site), _) => top(Zone::Site(site)),
            (To::Buried(site), _) => top(Zone::Buried(site)),
            (To::Under(host), _) => top(Zone::Under(host)),
            (To::Stasis(_), _) => match home {
                Home::Player(owner) => top(Zone::Stasis(owner)),
                Home::Bases | Home::Madness | Home::Monsters | Home::Treasures => None,
            },
            (To::Box, _) => top(Zone::Box),
        }
    }

    /// Whose hand or deck a card goes to.
    pub(crate) fn with_whom(&self, card: CardId) -> Home {
        let home = self.card(card).home;
        match self.card(card).zone {
            // A dueling card that all have seen goes to its owner.
            Zone::Duel(_)
                if matches!(home, Home::Player(_)) && self.seen_by(card) == Seats::ALL =>
            {
                home
            }
            Zone::Hand(seat) | Zone::Duel(seat) => Home::Player(seat),
            Zone::LookedAt(_, deck) | Zone::Deck(deck) => deck,
            Zone::Buried(_) => self.card(card).controller.map_or(home, Home::Player),
            Zone::Discard(_)
            | Zone::Base(_)
            | Zone::Site(_)
            | Zone::On(_)
            | Zone::Under(_)
            | Zone::Stasis(_)
            | Zone::SetAside(_)
            | Zone::Resolving(_)
            | Zone::Revealed(_)
            | Zone::Box => home,
        }
    }

    /// Who knows which card it is that leaves for such a place. What a search takes out of a deck is shown.
    pub(crate) fn witnesses(&self, card: CardId, to: To) -> Seats {
        let shown =
            matches!(to, To::Discard | To::MadnessDeck | To::Site(_) | To::Box | To::Stasis(_));
        let zone = self.card(card).zone;
        // What no search has found and stays in its deck nobody sees who did not see it before.
        if zone == Zone::Deck(Home::Bases) && matches!(to, To::DeckTop | To::DeckBottom) {
            return self.seen_by(card);
        }
        match zone.facts().face {
            Face::Seat(_) | Face::Controller | Face::ControllerOf(_) if !shown => match to {
                To::HandOf(seat) => self.seen_by(card).with(seat),
                _ => self.seen_by(card),
            },
            Face::All | Face::Nobody | Face::Seat(_) | Face::Controller | Face::ControllerOf(_) => {
                Seats::ALL
            }
        }
    }

    /// Whether a card leaves the table if it leaves where it is: it is in play, or buried there.
    pub(crate) fn on_table(&self, card: CardId) -> bool {
        self.in_play(card) || matches!(self.card(card).zone, Zone::Buried(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nouns::going::Way;
    use crate::testing::{lay, named, sent, table};

    const YOU: Seat = Seat(0);
    const OTHER: Seat = Seat(1);

    const ALL_WAYS: [(Way, To); 6] = [
        (Way::Destroyed, To::Discard),
        (Way::Returned, To::Hand),
        (Way::Placed, To::DeckTop),
        (Way::Placed, To::DeckBottom),
        (Way::ShuffledIn, To::Deck),
        (Way::Discarded, To::Discard),
    ];

    #[test]
    fn a_titan_that_leaves_play_is_set_aside() {
        for (way, to) in ALL_WAYS {
            let (mut state, site) = table();
            let titan = lay(&mut state, "Colossus", YOU, Zone::Site(site));
            sent(&mut state, &[titan], way, to);
            assert_eq!(state.card(titan).zone, Zone::SetAside(YOU), "{way:?}");
            let event = &state.history[0].what;
            assert_eq!(event.from_play_to_discard().count(), 0, "no titan is discarded");
        }
    }

    #[test]
    fn a_monster_that_leaves_play_goes_to_its_own_pile() {
        for (way, to) in ALL_WAYS {
            let (mut state, site) = table();
            let beast = state.lay_card(named("Wild Beast"), Home::Monsters, Zone::Site(site));
            state.lay_control(beast, OTHER);
            sent(&mut state, &[beast], way, to);
            assert_eq!(state.discard(Home::Monsters), [beast], "{way:?}");
        }
    }

    /// "Monsters and treasures always go to their respective discard piles.": also unseen from a hand, never into a player's
    /// deck.
    #[test]
    fn a_treasure_in_a_hand_goes_under_no_players_deck() {
        let (mut state, _) = table();
        let gold = state.lay_card(named("Gold"), Home::Treasures, Zone::Hand(OTHER));
        sent(&mut state, &[gold], Way::Placed, To::DeckBottom);
        assert!(state.deck(Home::Player(OTHER)).is_empty());
        assert_eq!(state.discard(Home::Treasures), [gold]);
    }

    #[test]
    fn what_others_see_goes_home_and_what_they_do_not_see_stays() {
        let (mine, theirs) = (Home::Player(YOU), Home::Player(OTHER));
        for (zone, whose) in [
            (Zone::Hand(OTHER), theirs),
            (Zone::LookedAt(OTHER, theirs), theirs),
            (Zone::Revealed(theirs), mine),
            (Zone::Discard(mine), mine),
        ] {
            let (mut state, _) = table();
            let card = state.lay_card(named("Big"), mine, zone);
            sent(&mut state, &[card], Way::Placed, To::DeckTop);
            assert_eq!(state.deck(whose), [card], "from {zone:?}");
        }
    }
}
