//! Where cards are, and where they belong; and what the rules say of each of these places, in one table.

use crate::nouns::ids::{CardId, Seat, SiteId};
use crate::nouns::sorts::Sorts;

/// Whose deck, hand and discard pile a card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Home {
    /// A player's deck.
    Player(Seat),
    /// The base deck.
    Bases,
    /// The Madness deck: of a Madness card that no player has. One that a player has is that player's.
    Madness,
    /// The monster deck.
    Monsters,
    /// The treasure deck.
    Treasures,
}

/// Where a card is. Every card is in exactly one zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Zone {
    /// In the deck of its home; in a player's also a card that was put there unseen.
    Deck(Home),
    /// In a player's hand.
    Hand(Seat),
    /// In a discard pile.
    Discard(Home),
    /// The base card of a site.
    Base(SiteId),
    /// In play at a site: a minion, an action on the base, a titan.
    Site(SiteId),
    /// An action on another card.
    On(CardId),
    /// Face down beside a base.
    Buried(SiteId),
    /// Stored face down under another card.
    Under(CardId),
    /// In stasis before a player.
    Stasis(Seat),
    /// Set aside beside a player's deck, as titans are.
    SetAside(Seat),
    /// A standard action between being shown and being discarded.
    Resolving(Seat),
    /// Taken off this deck by an ability and revealed to all.
    Revealed(Home),
    /// Taken off this deck by an ability for only this player to look at.
    LookedAt(Seat, Home),
    /// A dueling card on the table, face down.
    Duel(Seat),
    /// Out of the game.
    Box,
}

/// Who sees the face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// All.
    All,
    /// One player.
    Seat(Seat),
    /// Whoever controls the card.
    Controller,
    /// Whoever controls another card, under which it lies.
    ControllerOf(CardId),
    /// Nobody.
    Nobody,
}

/// What the rules say of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// In play: on the table, face up, where abilities work and effects reach.
    pub in_play: bool,
    /// In play as far as a text only asks whether a card is: in stasis and stored cards are, too, though nothing
    /// reaches them.
    pub counts_in_play: bool,
    /// A player controls what lies there; but a monster in play is nobody's.
    pub controlled: bool,
    /// Who sees what lies there.
    pub face: Face,
    /// On its way while a play or an ability runs: no place to stay, and empty between two steps.
    pub passing: bool,
    /// The sorts of cards that can lie there.
    pub holds: Sorts,
    /// Of the two sorts of a fusion, those that it has there: on its way to the discard pile it has been played as an action, and at
    /// a base as a minion.
    pub of_fusion: Sorts,
    /// The only home whose cards lie there; none if others' may, too.
    pub only_of: Option<Home>,
}

impl Zone {
    /// What the rules say of this zone. A new zone is a row here, and a list in [`crate::table::places`].
    #[must_use]
    #[inline]
    pub const fn facts(self) -> Facts {
        const OUT: Facts = Facts {
            in_play: false,
            counts_in_play: false,
            controlled: false,
            face: Face::All,
            passing: false,
            holds: Sorts::NOT_BASE,
            of_fusion: Sorts::MINION.and(Sorts::ACTION),
            only_of: None,
        };
        const IN: Facts = Facts { in_play: true, counts_in_play: true, controlled: true, ..OUT };
        const PASSING: Facts = Facts { passing: true, ..OUT };
        match self {
            Zone::Deck(Home::Player(_)) => Facts { face: Face::Nobody, ..OUT },
            Zone::Deck(home) => Facts {
                face: if matches!(home, Home::Madness) { Face::All } else { Face::Nobody },
                holds: home.sorts(),
                only_of: Some(home),
                ..OUT
            },
            Zone::Hand(seat) => Facts { face: Face::Seat(seat), ..OUT },
            // Nothing is discarded to the Madness deck: the cards of its pile are the players'.
            Zone::Discard(home) => Facts {
                holds: if matches!(home, Home::Madness) { Sorts::NONE } else { home.sorts() },
                only_of: Some(home),
                ..OUT
            },
            Zone::Base(_) => {
                Facts { controlled: false, holds: Sorts::BASE, only_of: Some(Home::Bases), ..IN }
            }
            Zone::Site(_) => Facts { of_fusion: Sorts::MINION, ..IN },
            Zone::On(_) => Facts { holds: Sorts::ACTION, ..IN },
            Zone::Buried(_) => Facts { controlled: true, face: Face::Controller, ..OUT },
            Zone::Under(host) => {
                Facts { counts_in_play: true, face: Face::ControllerOf(host), ..OUT }
            }
            Zone::Stasis(_) => Facts { counts_in_play: true, ..OUT },
            Zone::SetAside(_) => OUT,
            Zone::Resolving(_) => Facts { controlled: true, of_fusion: Sorts::ACTION, ..PASSING },
            Zone::Revealed(home) => Facts { holds: home.sorts(), ..PASSING },
            Zone::LookedAt(seat, home) => {
                Facts { face: Face::Seat(seat), holds: home.sorts(), ..PASSING }
            }
            Zone::Duel(seat) => Facts { face: Face::Seat(seat), ..PASSING },
            Zone::Box => Facts { holds: Sorts::ANY, ..OUT },
        }
    }

    /// Whether it is in play: on the table, face up, where abilities work and effects reach.
    #[must_use]
    #[inline]
    pub const fn in_play(self) -> bool {
        self.facts().in_play
    }
}

impl Home {
    /// Those that are no player's.
    pub(crate) const COMMON: [Home; 4] =
        [Home::Bases, Home::Madness, Home::Monsters, Home::Treasures];

    /// The sorts of cards that belong there.
    const fn sorts(self) -> Sorts {
        match self {
            Home::Bases => Sorts::BASE,
            Home::Player(_) | Home::Madness | Home::Monsters | Home::Treasures => Sorts::NOT_BASE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rulebook's words on each place, a row a place: in play? counts as in play? controlled? who sees it?
    #[test]
    fn each_place_is_as_the_rules_say() {
        let (me, site, card) = (Seat(1), SiteId(2), CardId(3));
        let (mine, seen) = (Home::Player(me), Face::Seat(me));
        let rows = [
            (Zone::Deck(mine), [false, false, false], Face::Nobody),
            (Zone::Deck(Home::Bases), [false, false, false], Face::Nobody),
            (Zone::Deck(Home::Madness), [false, false, false], Face::All),
            (Zone::Deck(Home::Monsters), [false, false, false], Face::Nobody),
            (Zone::Deck(Home::Treasures), [false, false, false], Face::Nobody),
            (Zone::Hand(me), [false, false, false], seen),
            (Zone::Discard(mine), [false, false, false], Face::All),
            (Zone::Base(site), [true, true, false], Face::All),
            (Zone::Site(site), [true, true, true], Face::All),
            (Zone::On(card), [true, true, true], Face::All),
            (Zone::Buried(site), [false, false, true], Face::Controller),
            (Zone::Under(card), [false, true, false], Face::ControllerOf(card)),
            (Zone::Stasis(me), [false, true, false], Face::All),
            (Zone::SetAside(me), [false, false, false], Face::All),
            (Zone::Resolving(me), [false, false, true], Face::All),
            (Zone::Revealed(mine), [false, false, false], Face::All),
            (Zone::LookedAt(me, mine), [false, false, false], seen),
            (Zone::Duel(me), [false, false, false], seen),
            (Zone::Box, [false, false, false], Face::All),
        ];
        for (zone, facts, face) in rows {
            let found = zone.facts();
            let flags = [found.in_play, found.counts_in_play, found.controlled];
            assert_eq!((flags, found.face), (facts, face), "{zone:?}");
        }
    }

    #[test]
    fn bases_lie_among_bases_and_other_cards_do_not() {
        for zone in [Zone::Deck(Home::Bases), Zone::Discard(Home::Bases), Zone::Base(SiteId(0))] {
            assert_eq!(zone.facts().holds, Sorts::BASE, "{zone:?}");
            assert_eq!(zone.facts().only_of, Some(Home::Bases), "{zone:?}");
        }
        for zone in [Zone::Hand(Seat(0)), Zone::Site(SiteId(0)), Zone::Buried(SiteId(0))] {
            assert!(!zone.facts().holds.is_base(), "{zone:?}");
            assert!(zone.facts().holds.is_minion(), "{zone:?}");
        }
        assert_eq!(Zone::Discard(Home::Madness).facts().holds, Sorts::NONE);
    }

    #[test]
    fn a_card_of_another_home_may_lie_where_nobody_else_sees_it() {
        let (me, mine) = (Seat(0), Home::Player(Seat(0)));
        for zone in [Zone::Hand(me), Zone::Deck(mine), Zone::LookedAt(me, mine)] {
            assert_eq!(zone.facts().only_of, None, "{zone:?}");
        }
        assert_eq!(Zone::Discard(mine).facts().only_of, Some(mine));
        assert_eq!(Zone::Deck(Home::Treasures).facts().only_of, Some(Home::Treasures));
    }
}
