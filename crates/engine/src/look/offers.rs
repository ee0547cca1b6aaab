//! Which plays are open to a player, what may take their place, and which cards may be played.

use crate::look::eye::Eye;
use crate::look::state::State;
use crate::nouns::host::Host;
use crate::nouns::ids::{CardId, Seat};
use crate::nouns::mask::Mask;
use crate::nouns::order::sort_by_key;
use crate::nouns::play::{Attempt, Paid, Payer, Permission, PlayAt, PlayFrom, PlayKind, Spot};
use crate::nouns::zone::Zone;
use crate::print::act::Act;
use crate::print::kinds::{self, Moment, Offer};

/// The plays of a player in the Play Cards phase.
pub(crate) struct Plays {
    /// Those that are left.
    pub open: Vec<Permission>,
    /// Those that cards in play offer this turn, left or not.
    pub offers: Vec<Permission>,
}

/// A card from elsewhere that may be played in place of one from the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Substitute {
    /// What may be played, within the limits of the play it takes the place of.
    pub play: Permission,
    /// The play it takes the place of.
    pub pays: Permission,
}

impl State {
    /// The plays left to a player, as what was played is paid for now: those waiting, and those that cards in play offer
    /// each turn.
    #[must_use]
    pub fn open_plays(&self, seat: Seat) -> Vec<Permission> {
        self.plays_of(seat).open
    }

    pub(crate) fn plays_of(&self, seat: Seat) -> Plays {
        let player = &self.players[seat];
        let mut offers = Vec::new();
        // They are for a player's own Play Cards phase.
        if self.plays_now(seat) {
            self.offered(seat, kinds::offer(Offer::Another), &mut |_, play| offers.push(play));
            self.offered_from_stasis(seat, &mut |play| offers.push(play));
        }
        let left = |o: &&Permission| !player.paid.iter().any(|paid| paid.by().is(o));
        // Whoever pays adds those that have paid.
        let most = player.plays.len() + offers.len() + player.paid.len();
        let mut open = Vec::with_capacity(most);
        open.extend_from_slice(&player.plays);
        open.extend(offers.iter().filter(left).copied());
        Plays { open, offers }
    }

    /// Those of a player's plays that pay for cards as things stand, as far as another card could still be played by them,
    /// given what cards in play offer this turn.
    pub(crate) fn held_plays<'a>(
        &'a self,
        seat: Seat,
        offers: &'a [Permission],
    ) -> impl Iterator<Item = Permission> + 'a {
        let by = self.players[seat].paid.iter().map(Paid::by);
        // What a card offers is for where that card is now.
        by.filter_map(|p| match p.source {
            Some(_) => offers.iter().find(|o| o.is(p)).copied(),
            None => Some(*p),
        })
    }

    fn offered(&self, seat: Seat, kinds: Mask, f: &mut impl FnMut(Offer, Permission)) {
        self.each_ability(kinds, |eye, a| {
            let Act::Offer(kind, may, offer) = a.act else { return };
            let now = may(&eye) && (a.when)(&eye);
            if eye.you() == seat && self.may_use(a.limit, &eye.host) && now {
                f(kind, Permission { source: Some(eye.host.id), ..offer(&eye) });
            }
        });
    }

    /// What could take the place of these plays from the hand: by cards in play on your turn, and by cards that
    /// wait in your discard pile at any time.
    #[must_use]
    pub fn substitutes(&self, seat: Seat, plays: &[Permission]) -> Vec<Substitute> {
        let mut found = Vec::new();
        let mut take = |kind: Offer, offer: Permission| {
            let meant = |p: &&Permission| {
                p.from == PlayFrom::Hand
                    && kind.stands_for().is_some_and(|kind| p.what.is_for(kind))
            };
            found.extend(plays.iter().filter(meant).filter_map(|&pays| {
                self.within(seat, &offer, &pays).map(|play| Substitute { play, pays })
            }));
        };
        self.offered(seat, kinds::IN_PLACE_OF, &mut take);
        self.each_hidden(kinds::IN_PLACE_OF, &mut |host: Host, a| {
            let Act::Offer(kind, may, offer) = a.act else { return };
            let eye = Eye { state: self, host };
            if host.you == seat && may(&eye) {
                take(kind, Permission { source: Some(host.id), ..offer(&eye) });
            }
        });
        found
    }

    /// What a substitute may still be used for if it takes the place of this play; nothing if they do not meet.
    fn within(&self, seat: Seat, offer: &Permission, play: &Permission) -> Option<Permission> {
        // What is instead of the regular play is instead of no other.
        if offer.regular && !play.regular {
            return None;
        }
        // A play of this very card is of no other.
        if play.only.is_some()
            || (!play.what.is_for(offer.what) && !self.stands_in(seat, offer, play))
        {
            return None;
        }
        let at = match (offer.at, play.at) {
            (PlayAt::Anywhere, at) => at,
            (at, PlayAt::Anywhere) => at,
            (PlayAt::Site(_) | PlayAt::Base(_), _) => {
                let site = self.one_site(offer.at)?;
                self.at_fits(play, seat, Spot::Site(site)).then_some(offer.at)?
            }
            (PlayAt::On(card), _) => {
                self.at_fits(play, seat, self.spot_on(card.card)).then_some(offer.at)?
            }
            (
                PlayAt::WhereYouHaveNone
                | PlayAt::WhereYouHave
                | PlayAt::ABase
                | PlayAt::OnMinion
                | PlayAt::OnMinionAt(_)
                | PlayAt::OnAnothers
                | PlayAt::OnBare,
                at,
            ) => at,
        };
        let most = match (offer.most, play.most) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        let least = offer.least.max(play.least);
        let (name, regular) = (offer.name.or(play.name), play.regular);
        let standard = offer.standard || play.standard;
        // A card of another kind stands for the whole play, whatever that demands of an action.
        let same_kind = play.what.is_for(offer.what);
        let raising = offer.raising.or(play.raising.filter(|_| same_kind));
        let instead_of = Some(play.what);
        let limits = Permission { at, least, most, name, standard, raising, ..*offer };
        Some(Permission { regular, instead_of, ..limits })
    }

    /// Whether a card of another kind can take the place of such a play: not where the play is of an action on something, and
    /// not while what it stands for could not be played.
    fn stands_in(&self, seat: Seat, offer: &Permission, play: &Permission) -> bool {
        let Some(card) = offer.only.map(|r| r.card) else { return true };
        let (kind, by) = (play.what, play.payer());
        let attempt = Attempt { kind, by, ..self.attempt(seat, card, Spot::None) };
        let on_something = match play.at {
            PlayAt::On(_)
            | PlayAt::ABase
            | PlayAt::OnMinion
            | PlayAt::OnMinionAt(_)
            | PlayAt::OnAnothers
            | PlayAt::OnBare => true,
            PlayAt::Anywhere
            | PlayAt::Site(_)
            | PlayAt::Base(_)
            | PlayAt::WhereYouHaveNone
            | PlayAt::WhereYouHave => false,
        };
        !on_something && self.forbidder(&attempt).is_none()
    }

    /// The cards a player may play in the Play Cards phase: from the hand, then from elsewhere.
    #[must_use]
    pub fn playable(&self, seat: Seat) -> Vec<CardId> {
        let mut open = self.usable_plays(seat);
        sort_by_key(&mut open, |p| p.from != PlayFrom::Hand);
        let (by_hand, elsewhere) =
            open.split_at(open.partition_point(|p| p.from == PlayFrom::Hand));
        let hand = &self.players[seat].hand;
        let mut cards = Vec::with_capacity(hand.len());
        cards.extend(hand.iter().filter(|&&c| self.has_spot(seat, c, by_hand)));
        for zone in self.played_from(seat, elsewhere) {
            let by = |p: &Permission| self.play_zone(p.from, seat) == zone;
            let by: Vec<Permission> = elsewhere.iter().copied().filter(by).collect();
            cards.extend(self.lying_in(zone).filter(|&c| self.has_spot(seat, c, &by)));
        }
        cards
    }

    /// The places that these permissions let a player play cards from: the hand, the discard pile, then others.
    pub(crate) fn played_from(&self, seat: Seat, by: &[Permission]) -> Vec<Zone> {
        let mut from: Vec<PlayFrom> = by.iter().map(|p| p.from).collect();
        sort_by_key(&mut from, |&from| from);
        from.dedup();
        from.into_iter().map(|from| self.play_zone(from, seat)).collect()
    }

    /// A play that is now or never, and what could be played in place of it.
    pub(crate) fn with_substitutes(&self, seat: Seat, play: Permission) -> Vec<Permission> {
        let mut by = vec![play];
        by.extend(self.substitutes(seat, &[play]).iter().map(|s| s.play));
        by
    }

    /// The cards that one of these permissions lets a player play, from the hand first.
    pub(crate) fn playable_by(&self, seat: Seat, by: &[Permission]) -> Vec<CardId> {
        let zones = self.played_from(seat, by);
        let cards = zones.iter().flat_map(|&zone| self.lying_in(zone));
        cards.filter(|&c| by.iter().any(|p| self.can_play_by(seat, c, p))).collect()
    }

    /// Whether a player has a card that such a play would let them play now.
    #[must_use]
    pub fn could_play(&self, seat: Seat, play: Permission) -> bool {
        !self.playable_by(seat, &self.with_substitutes(seat, play)).is_empty()
            || !self.instead_of_play(seat, &play).is_empty()
    }

    /// The plays that one more card could be played by, and what could be played in place of them.
    fn usable_plays(&self, seat: Seat) -> Vec<Permission> {
        let mut plays = self.possible_plays(seat);
        let substitutes = self.substitutes(seat, &plays);
        plays.extend(substitutes.into_iter().map(|s| s.play));
        plays
    }

    /// Where a card may be played in the Play Cards phase.
    #[must_use]
    pub fn free_spots(&self, seat: Seat, card: CardId) -> Vec<Spot> {
        let mut open = self.usable_plays(seat);
        open.retain(|p| self.lies_where(p, seat, card));
        self.spots(seat, card, &open)
    }
}

impl State {
    /// The open plays of the Play Cards phase that a player could give up for what a card can do instead: not one for cards
    /// from elsewhere than the hand, nor one for a certain card.
    pub(crate) fn forgoable(&self, seat: Seat, kind: PlayKind, this: CardId) -> Vec<Permission> {
        if !self.plays_now(seat) || self.forbids_all(seat, kind, this) {
            return Vec::new();
        }
        let mut plays = self.possible_plays(seat);
        plays.retain(|play| play.is_forgoable(kind));
        plays
    }

    /// The abilities that a player could use in place of such a play.
    pub(crate) fn instead_of_play(&self, seat: Seat, play: &Permission) -> Vec<Host> {
        let mut found = Vec::new();
        if play.is_forgoable(PlayKind::Action) {
            self.each_ability(kinds::run(Moment::InsteadOfAction), |eye, ability| {
                let Act::Run(_, can, _) = ability.act else { return };
                let forbidden = || self.forbids_all(seat, PlayKind::Action, eye.this());
                if eye.you() == seat && can(&eye) && !forbidden() {
                    found.push(eye.host);
                }
            });
        }
        if self.plays_now(seat) && play.what.is_for(PlayKind::Minion) {
            self.each_ability(kinds::run(Moment::OffTheTop), |eye, ability| {
                if eye.you() == seat
                    && self.is_minion_play_at(play, seat, eye.here())
                    && self.can_draw(seat)
                    && !self.used.contains(&eye.host.id)
                    && self.may_use(ability.limit, &eye.host)
                {
                    found.push(eye.host);
                }
            });
        }
        found
    }

    /// Whether a player cannot play cards of a kind at all. What is forbidden of some cards or places alone says nothing of a
    /// play that is given up: it is tried with the card that it would be given up for, nowhere.
    fn forbids_all(&self, seat: Seat, kind: PlayKind, this: CardId) -> bool {
        let attempt = self.attempt(seat, this, Spot::None);
        self.forbidder(&Attempt { kind, by: Payer::Regular(kind), ..attempt }).is_some()
    }
}
