//! Which plays are open, and which of them pays for a card that is played.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::host::Host;
use crate::nouns::ids::{AbilityId, CardId, Seat};
use crate::nouns::play::{Permission, PlayAt, PlayFrom, Spot};
use crate::print::ability::Limit;
use crate::print::act::{Act, Offer};
use crate::print::kinds;

/// A card from elsewhere that may be played in place of one from the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Substitute {
    /// What may be played, within the limits of the play it takes the place of.
    pub play: Permission,
    /// The play it takes the place of.
    pub pays: Permission,
}

impl State {
    /// The plays open to a player now: those waiting, and those that cards in play offer each turn.
    #[must_use]
    pub fn open_plays(&self, seat: Seat) -> Vec<Permission> {
        let mut open = self.players[seat].plays.clone();
        self.offered(seat, Offer::Another, &mut open);
        open
    }

    fn offered(&self, seat: Seat, kind: Offer, open: &mut Vec<Permission>) {
        self.each_ability(kinds::offer(kind), |eye, a| {
            let Act::Offer(_, may, offer) = a.act else { return };
            // What another play each turn is offered for is a player's own Play Cards phase.
            let now = match kind {
                Offer::Another => self.plays_now(seat) && !self.used.contains(&eye.host.id),
                Offer::InPlaceOf => true,
            };
            if eye.you() == seat && now && self.may_use(a.limit, &eye.host) && may(&eye) {
                open.push(Permission { source: Some(eye.host.id), ..offer(&eye) });
            }
        });
    }

    /// What could take the place of these plays from the hand: by cards in play on your turn, and by cards that
    /// wait in your discard pile at any time.
    pub(crate) fn substitutes(&self, seat: Seat, plays: &[Permission]) -> Vec<Substitute> {
        let mut offers = Vec::new();
        self.offered(seat, Offer::InPlaceOf, &mut offers);
        self.each_hidden(kinds::offer(Offer::InPlaceOf), &mut |host: Host, a| {
            if let Act::Offer(_, may, offer) = a.act
                && host.you == seat
            {
                let eye = Eye { state: self, host };
                if may(&eye) {
                    offers.push(Permission { source: Some(host.id), ..offer(&eye) });
                }
            }
        });
        let mut found = Vec::new();
        for offer in offers {
            let from_hand = plays.iter().filter(|p| p.from == PlayFrom::Hand);
            found.extend(from_hand.filter_map(|&pays| {
                self.within(seat, &offer, &pays).map(|play| Substitute { play, pays })
            }));
        }
        found
    }

    /// What a substitute may still be used for if it takes the place of this play; nothing if they do not meet.
    fn within(&self, seat: Seat, offer: &Permission, play: &Permission) -> Option<Permission> {
        // A play of this very card is of no other.
        if offer.what != play.what || play.only.is_some() {
            return None;
        }
        let at = match (offer.at, play.at) {
            (PlayAt::Anywhere, at) => at,
            (at, PlayAt::Anywhere) => at,
            (PlayAt::Site(site), _) => {
                self.at_fits(play, seat, Spot::Site(site)).then_some(offer.at)?
            }
            (PlayAt::On(card), _) => {
                self.at_fits(play, seat, Spot::On(card)).then_some(offer.at)?
            }
            (PlayAt::WhereYouHaveNone, at) => at,
        };
        let most = match (offer.most, play.most) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        Some(Permission { at, most, name: offer.name.or(play.name), ..*offer })
    }

    /// The cards a player may play in the Play Cards phase: from the hand, then from elsewhere.
    #[must_use]
    pub fn playable(&self, seat: Seat) -> Vec<CardId> {
        let open = self.usable_plays(seat);
        let mut cards: Vec<CardId> = Vec::new();
        let player = &self.players[seat];
        let piles = [(PlayFrom::Hand, &player.hand), (PlayFrom::Discard, &player.pile.discard)];
        for (from, pile) in piles {
            let by: Vec<Permission> = open.iter().filter(|p| p.from == from).copied().collect();
            if !by.is_empty() {
                cards.extend(pile.iter().copied().filter(|&c| self.has_spot(seat, c, &by)));
            }
        }
        cards
    }

    /// A play that is now or never, and what could be played in place of it.
    pub(crate) fn with_substitutes(&self, seat: Seat, play: Permission) -> Vec<Permission> {
        let mut by = vec![play];
        by.extend(self.substitutes(seat, &[play]).iter().map(|s| s.play));
        by
    }

    /// The cards of hand and discard pile that one of these permissions lets a player play.
    pub(crate) fn playable_by(&self, seat: Seat, by: &[Permission]) -> Vec<CardId> {
        let player = &self.players[seat];
        let piles = player.hand.iter().chain(&player.pile.discard).copied();
        piles.filter(|&c| by.iter().any(|p| self.can_play_by(seat, c, p))).collect()
    }

    /// Whether a player has a card that such a play would let them play now.
    #[must_use]
    pub fn could_play(&self, seat: Seat, play: Permission) -> bool {
        !self.playable_by(seat, &self.with_substitutes(seat, play)).is_empty()
    }

    /// The plays open to a player, and what could be played in place of them.
    #[must_use]
    pub fn usable_plays(&self, seat: Seat) -> Vec<Permission> {
        let mut open = self.open_plays(seat);
        let substitutes = self.substitutes(seat, &open);
        open.extend(substitutes.into_iter().map(|s| s.play));
        open
    }

    /// Where a card may be played in the Play Cards phase.
    #[must_use]
    pub fn free_spots(&self, seat: Seat, card: CardId) -> Vec<Spot> {
        let mut open = self.usable_plays(seat);
        open.retain(|p| self.lies_where(p, seat, card));
        self.spots(seat, card, &open)
    }

    /// Takes the permission that pays for playing a card at a spot: of those that fit, the most limited.
    /// The ability that let another card be played in its place, if one did.
    pub(crate) fn pay(&mut self, seat: Seat, card: CardId, spot: Spot) -> Option<AbilityId> {
        let fits = |p: &Permission, state: &State| {
            state.kind_fits(p, card)
                && state.lies_where(p, seat, card)
                && (spot == Spot::None || state.at_fits(p, seat, spot))
        };
        let open = self.open_plays(seat);
        let best =
            open.iter().filter(|p| fits(p, self)).copied().max_by_key(Permission::strictness);
        if let Some(permission) = best {
            self.use_up(seat, &permission);
            return None;
        }
        let substitutes = self.substitutes(seat, &open);
        let fitting = substitutes.into_iter().filter(|s| fits(&s.play, self));
        let best = fitting.max_by_key(|s| s.pays.strictness())?;
        self.use_up(seat, &best.pays);
        self.use_source(&best.play);
        best.play.source
    }

    /// Uses up what limits the card that offered a play in place of another.
    pub(crate) fn use_source(&mut self, play: &Permission) {
        let Some(id) = play.source else { return };
        let ability = self.catalog.def(id.def).ability(id.index);
        if ability.is_some_and(|a| a.limit == Limit::OncePerTurn) {
            self.used.push(id);
        }
    }

    fn use_up(&mut self, seat: Seat, permission: &Permission) {
        if let Some(source) = permission.source {
            self.used.push(source);
            return;
        }
        let plays = &mut self.players[seat].plays;
        if let Some(at) = plays.iter().position(|p| p == permission) {
            plays.remove(at);
        }
    }
}
