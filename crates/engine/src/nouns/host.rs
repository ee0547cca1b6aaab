//! The card that has an ability, as it was when the ability was triggered or used.

use crate::nouns::ids::{AbilityId, Ref, Seat, SiteId};
use crate::nouns::question::Pick;

/// The host of an ability, as it was when the ability was triggered or used: an ability of a card that has
/// left meanwhile still knows where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Host {
    /// Which ability.
    pub id: AbilityId,
    /// Who "you" is. The current player decides for a card that nobody controls.
    pub you: Seat,
    /// Whose doing it is: yours, but nobody's if nobody controls the card, like a base or a monster.
    pub by: Option<Seat>,
    /// Where the card is, or last was.
    pub site: Option<SiteId>,
    /// The card it is on, or last was on.
    pub on: Option<Ref>,
}

/// The picks that name these abilities. One that a card was given twice is one pick: nobody could tell which of the two
/// is meant.
pub(crate) fn picks<'a>(hosts: impl IntoIterator<Item = &'a Host>) -> Vec<Pick> {
    let mut picks = Vec::new();
    for pick in hosts.into_iter().map(Host::pick) {
        if !picks.contains(&pick) {
            picks.push(pick);
        }
    }
    picks
}

impl Host {
    /// An ability of a card that a player controls, has in hand, or is playing.
    #[must_use]
    pub fn of(id: AbilityId, you: Seat) -> Host {
        Host { id, you, by: Some(you), site: None, on: None }
    }

    /// The same with another player as "you". Of a card that a player controls it is still what that player's card does.
    #[must_use]
    pub(crate) fn for_player(self, you: Seat) -> Host {
        Host { you, ..self }
    }

    /// The pick that names this ability.
    pub(crate) fn pick(&self) -> Pick {
        Pick::Use(self.id.host.card, self.id.def, self.id.index)
    }
}
