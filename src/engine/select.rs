//! Which cards an ability means, as plain data: `minions().yours().here().power_at_most(2)`.

use super::def::Tags;
use super::eye::Eye;
use super::ids::{CardId, SiteId};
use super::state::Zone;

/// What kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Any,
    Minion,
    Action,
    Madness,
}

/// Whose card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Anyones,
    Yours,
    OtherPlayers,
}

/// Where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    InPlay,
    Here,
    Elsewhere,
    There,
    At(SiteId),
    OnBaseHere,
    OnBaseAt(SiteId),
    YourHand,
    YourDiscard,
}

/// A description of cards, relative to the ability that uses it.
#[derive(Clone, Copy, Debug)]
pub struct Select {
    sort: Sort,
    whose: Whose,
    place: Where,
    power: (i32, i32),
    named: Option<&'static str>,
    not_named: Option<&'static str>,
    tags: Tags,
    another: bool,
}

const ALL: Select = Select {
    sort: Sort::Any,
    whose: Whose::Anyones,
    place: Where::InPlay,
    power: (i32::MIN, i32::MAX),
    named: None,
    not_named: None,
    tags: Tags(0),
    another: false,
};

/// Any minion in play.
#[must_use]
pub const fn minions() -> Select {
    Select { sort: Sort::Minion, ..ALL }
}

/// Any action in play, on a base or on a minion.
#[must_use]
pub const fn actions() -> Select {
    Select { sort: Sort::Action, ..ALL }
}

/// Madness cards; meant to be narrowed to a hand or pile.
#[must_use]
pub const fn madness() -> Select {
    Select { sort: Sort::Madness, ..ALL }
}

/// Any card; meant to be narrowed to a hand or pile.
#[must_use]
pub const fn cards() -> Select {
    ALL
}

impl Select {
    /// Those you control.
    #[must_use]
    pub const fn yours(self) -> Select {
        Select { whose: Whose::Yours, ..self }
    }
    /// Those other players control.
    #[must_use]
    pub const fn of_others(self) -> Select {
        Select { whose: Whose::OtherPlayers, ..self }
    }
    /// Those at the site of the ability's card.
    #[must_use]
    pub const fn here(self) -> Select {
        Select { place: Where::Here, ..self }
    }
    /// Those in play at other sites than the ability's card.
    #[must_use]
    pub const fn elsewhere(self) -> Select {
        Select { place: Where::Elsewhere, ..self }
    }
    /// Those at the base that scores.
    #[must_use]
    pub const fn there(self) -> Select {
        Select { place: Where::There, ..self }
    }
    /// Those at a site.
    #[must_use]
    pub const fn at(self, site: SiteId) -> Select {
        Select { place: Where::At(site), ..self }
    }
    /// Actions played on the base the ability's card is at.
    #[must_use]
    pub const fn on_this_base(self) -> Select {
        Select { place: Where::OnBaseHere, ..self }
    }
    /// Actions played on the base at a site.
    #[must_use]
    pub const fn on_base_at(self, site: SiteId) -> Select {
        Select { place: Where::OnBaseAt(site), ..self }
    }
    /// Those in your hand.
    #[must_use]
    pub const fn in_hand(self) -> Select {
        Select { place: Where::YourHand, ..self }
    }
    /// Those in your discard pile.
    #[must_use]
    pub const fn in_discard(self) -> Select {
        Select { place: Where::YourDiscard, ..self }
    }
    /// Those of at most this power.
    #[must_use]
    pub const fn power_at_most(self, most: i32) -> Select {
        Select { power: (self.power.0, most), ..self }
    }
    /// Those of less than this power.
    #[must_use]
    pub const fn power_below(self, limit: i32) -> Select {
        self.power_at_most(limit - 1)
    }
    /// Those of more than this power.
    #[must_use]
    pub const fn power_above(self, limit: i32) -> Select {
        Select { power: (limit + 1, self.power.1), ..self }
    }
    /// Those with this name.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Select {
        Select { named: Some(name), ..self }
    }
    /// Those with another name than this.
    #[must_use]
    pub const fn not_named(self, name: &'static str) -> Select {
        Select { not_named: Some(name), ..self }
    }
    /// Those with these tags.
    #[must_use]
    pub const fn tagged(self, tags: Tags) -> Select {
        Select { tags, ..self }
    }
    /// All but the ability's own card.
    #[must_use]
    pub const fn other(self) -> Select {
        Select { another: true, ..self }
    }

    /// Whether cards in hand are meant.
    pub(crate) fn is_of_hand(&self) -> bool {
        self.place == Where::YourHand
    }

    /// Whether `card` is meant, wherever it lies.
    #[must_use]
    pub fn matches(&self, eye: &Eye, card: CardId) -> bool {
        self.sort_fits(eye, card)
            && self.whose_fits(eye, card)
            && !(self.another && card == eye.this())
            && self.place_fits(eye, card)
            && self.named.is_none_or(|name| eye.state.is_named(card, name))
            && self.not_named.is_none_or(|name| !eye.state.is_named(card, name))
            && (self.power == ALL.power || {
                let power = eye.state.power(card);
                self.power.0 <= power && power <= self.power.1
            })
            && (self.tags == ALL.tags || eye.state.tags(card).has(self.tags))
    }

    fn sort_fits(&self, eye: &Eye, card: CardId) -> bool {
        let def = eye.state.def(card);
        match self.sort {
            Sort::Any => true,
            Sort::Minion => def.is_minion(),
            Sort::Action => def.is_action(),
            Sort::Madness => eye.state.is_madness(card),
        }
    }

    fn whose_fits(&self, eye: &Eye, card: CardId) -> bool {
        match self.whose {
            Whose::Anyones => true,
            Whose::Yours => eye.is_yours(card),
            Whose::OtherPlayers => {
                eye.state.card(card).controller.is_none_or(|seat| seat != eye.you())
            }
        }
    }

    fn place_fits(&self, eye: &Eye, card: CardId) -> bool {
        let state = eye.state;
        let zone = state.card(card).zone;
        let table = matches!(zone, Zone::Site(_) | Zone::On(_));
        match self.place {
            Where::InPlay => table,
            Where::Here => table && eye.is_here(card),
            Where::Elsewhere => table && !eye.is_here(card),
            Where::There => {
                table && eye.scoring_site().is_some() && state.site_of(card) == eye.scoring_site()
            }
            Where::At(site) => table && state.site_of(card) == Some(site),
            Where::OnBaseHere => eye.here().is_some_and(|s| zone == Zone::Site(s)),
            Where::OnBaseAt(site) => zone == Zone::Site(site),
            Where::YourHand => zone == Zone::Hand(eye.you()),
            Where::YourDiscard => state.players[eye.you()].pile.discard.contains(&card),
        }
    }

    /// Calls `f` with the cards that could be meant, in table or pile order, until it says stop.
    fn search(&self, eye: &Eye, mut stop: impl FnMut(CardId) -> bool) {
        let state = eye.state;
        let player = &state.players[eye.you()];
        let pile = match self.place {
            Where::YourHand => Some(&player.hand),
            Where::YourDiscard => Some(&player.pile.discard),
            _ => None,
        };
        let mut check = |card: CardId| self.matches(eye, card) && stop(card);
        if let Some(pile) = pile {
            pile.iter().any(|&c| check(c));
            return;
        }
        let only = match self.place {
            Where::Here | Where::OnBaseHere => Some(eye.here()),
            Where::There => Some(eye.scoring_site()),
            Where::At(site) | Where::OnBaseAt(site) => Some(Some(site)),
            _ => None,
        };
        for site in &state.sites {
            if only.is_none_or(|o| o == Some(site.id)) {
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
