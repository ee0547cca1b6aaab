//! Which cards a description means, in the position as an ability sees it.

use crate::look::eye::Eye;
use crate::nouns::ids::{CardId, Seat};
use crate::nouns::zone::{Home, Zone};
use crate::print::select::{ALL, Select, Sort, Where, Whose};

impl Select {
    /// Whether `card` is meant, wherever it lies.
    #[must_use]
    pub fn matches(&self, eye: &Eye, card: CardId) -> bool {
        self.sort_fits(eye, card)
            && self.whose_fits(eye, card)
            && !(self.another && card == eye.this())
            && self.place_fits(eye, card)
            && self.is_like(eye, card)
    }

    /// Whether `card` is meant by what it is and whose, if the description does not say where; else as
    /// [`Select::matches`].
    #[must_use]
    pub fn fits(&self, eye: &Eye, card: CardId) -> bool {
        match self.place {
            Where::InPlay => {
                self.sort_fits(eye, card)
                    && self.whose_fits(eye, card)
                    && !(self.another && card == eye.this())
                    && self.is_like(eye, card)
            }
            _ => self.matches(eye, card),
        }
    }

    fn is_like(&self, eye: &Eye, card: CardId) -> bool {
        self.named.is_none_or(|name| eye.state.is_named(card, name))
            && self.not_named.is_none_or(|name| !eye.state.is_named(card, name))
            && (self.power == ALL.power || {
                let power = eye.state.power(card);
                self.power.0 <= power && power <= self.power.1
            })
            && (self.tags == ALL.tags || eye.state.tags(card).has(self.tags))
            && (!self.with_counters || eye.state.counters(card) > 0)
            && self
                .copy_of
                .is_none_or(|def| eye.state.is_named(card, eye.state.catalog().def(def).name))
            && self.that.is_none_or(|holds| holds(eye, card))
    }

    fn sort_fits(&self, eye: &Eye, card: CardId) -> bool {
        match self.sort {
            Sort::Any => true,
            Sort::Minion => eye.state.is_minion(card),
            Sort::Action => eye.state.is_action(card),
            Sort::Madness => eye.state.is_madness(card),
            Sort::Titan => eye.state.sorts(card).is_titan(),
            Sort::Monster => eye.state.is_minion(card) && eye.state.is_monster(card),
            Sort::Treasure => eye.state.is_treasure(card),
        }
    }

    fn whose_fits(&self, eye: &Eye, card: CardId) -> bool {
        match self.whose {
            Whose::Anyones => true,
            Whose::Yours => eye.is_yours(card),
            Whose::OtherPlayers => {
                // What nobody controls is no other player's.
                eye.state.card(card).controller.is_some_and(|seat| seat != eye.you())
            }
            // A card in a hand, in a pile or in stasis has no controller; the place says whose it is.
            Whose::Of(_) if matches!(self.place, Where::Hand | Where::Discard | Where::Stasis) => {
                true
            }
            Whose::Of(seat) => eye.state.card(card).controller == Some(seat),
            Whose::Owned => eye.state.owner(card) == Some(eye.you()),
            Whose::OwnedBy(seat) => eye.state.owner(card) == Some(seat),
        }
    }

    /// Whose hand or discard pile is meant.
    fn holder(&self, eye: &Eye) -> Seat {
        match self.whose {
            Whose::Of(seat) => seat,
            Whose::OwnedBy(seat) => seat,
            Whose::Anyones | Whose::Yours | Whose::OtherPlayers | Whose::Owned => eye.you(),
        }
    }

    fn place_fits(&self, eye: &Eye, card: CardId) -> bool {
        let state = eye.state;
        let zone = state.card(card).zone;
        let table = matches!(zone, Zone::Site(_) | Zone::On(_)) && state.in_play(card);
        match self.place {
            Where::InPlay => table,
            Where::Here => table && eye.is_here(card),
            Where::Elsewhere => table && !eye.is_here(card),
            Where::There => {
                table && eye.scoring_site().is_some() && state.site_of(card) == eye.scoring_site()
            }
            Where::At(site) => table && state.site_of(card) == Some(site),
            Where::OnBaseHere => zone == Zone::Site(eye.here()),
            Where::OnBaseAt(site) => zone == Zone::Site(site),
            Where::OnCard(wearer) => zone == Zone::On(wearer),
            Where::Hand => zone == Zone::Hand(self.holder(eye)),
            Where::Discard => zone == Zone::Discard(Home::Player(self.holder(eye))),
            Where::Buried => matches!(zone, Zone::Buried(_)),
            Where::BuriedAt(site) => zone == Zone::Buried(site),
            Where::BuriedHere => zone == Zone::Buried(eye.here()),
            Where::Under(host) => zone == Zone::Under(host),
            Where::Stasis => zone == Zone::Stasis(self.holder(eye)),
        }
    }

    /// Calls `f` with the cards that could be meant, in table or pile order, until it says stop.
    pub(crate) fn search(&self, eye: &Eye, mut stop: impl FnMut(CardId) -> bool) {
        let state = eye.state;
        let pile = match self.place {
            Where::Hand => Some(state.players[self.holder(eye)].hand.as_slice()),
            Where::Discard => Some(state.discard(Home::Player(self.holder(eye)))),
            Where::OnCard(wearer) => Some(state.card(wearer).attached.as_slice()),
            Where::Under(host) => Some(state.card(host).stored.as_slice()),
            Where::Stasis => Some(state.list(Zone::Stasis(self.holder(eye)))),
            _ => None,
        };
        let mut check = |card: CardId| self.matches(eye, card) && stop(card);
        if let Some(pile) = pile {
            pile.iter().any(|&c| check(c));
            return;
        }
        let only = match self.place {
            Where::Here | Where::OnBaseHere | Where::BuriedHere => Some(Some(eye.here())),
            Where::There => Some(eye.scoring_site()),
            Where::At(site) | Where::OnBaseAt(site) | Where::BuriedAt(site) => Some(Some(site)),
            Where::InPlay
            | Where::Elsewhere
            | Where::OnCard(_)
            | Where::Hand
            | Where::Discard
            | Where::Under(_)
            | Where::Stasis
            | Where::Buried => None,
        };
        let buried = matches!(self.place, Where::Buried | Where::BuriedAt(_) | Where::BuriedHere);
        for site in &state.sites {
            if only.is_none_or(|o| o == Some(site.id)) {
                if buried {
                    if site.buried.iter().any(|&card| check(card)) {
                        return;
                    }
                    continue;
                }
                for &card in &site.cards {
                    if check(card) {
                        return;
                    }
                    if self.sort != Sort::Minion
                        && state.card(card).attached.iter().any(|&on| check(on))
                    {
                        return;
                    }
                }
            }
        }
    }

    /// The cards meant, in table or pile order.
    #[must_use]
    pub fn find(&self, eye: &Eye) -> Vec<CardId> {
        let mut found = Vec::new();
        self.search(eye, |card| {
            found.push(card);
            false
        });
        found
    }

    /// Whether any card is meant.
    #[must_use]
    pub fn exists(&self, eye: &Eye) -> bool {
        let mut found = false;
        self.search(eye, |_| {
            found = true;
            true
        });
        found
    }

    /// How many cards are meant.
    #[must_use]
    pub fn count(&self, eye: &Eye) -> i32 {
        let mut n = 0;
        self.search(eye, |_| {
            n += 1;
            false
        });
        n
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::state::State;
    use crate::nouns::ids::Seat;
    use crate::print::select::minions;
    use crate::testing::{catalog, named};

    #[test]
    fn other_players_minions_are_those_that_other_players_control() {
        let mut state = State::empty(catalog(), 2, 1);
        let site = state.lay_site(named("One"));
        let lay = |state: &mut State, seat: Seat| {
            let card = state.lay_card(named("Small"), Home::Player(seat), Zone::Site(site));
            state.lay_control(card, seat);
            card
        };
        let (mine, theirs) = (lay(&mut state, Seat(0)), lay(&mut state, Seat(1)));
        let beast = state.lay_card(named("Wild Beast"), Home::Monsters, Zone::Site(site));
        let eye = Eye { state: &state, host: state.play_host(mine, Seat(0)) };
        assert_eq!(minions().find(&eye), [mine, theirs, beast]);
        assert_eq!(minions().yours().find(&eye), [mine]);
        assert_eq!(minions().of_others().find(&eye), [theirs]);
    }
}
