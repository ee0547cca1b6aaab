//! What an event tells whoever listens for it or asks of it.

use crate::nouns::coin::Coin;
use crate::nouns::counter::Counter;
use crate::nouns::effect::EffectKind;
use crate::nouns::event::{Event, EventKind, Happened, Play, Use};
use crate::nouns::going::{To, Way};
use crate::nouns::ids::{AbilityId, Seat, SiteId};
use crate::nouns::play::PlayKind;
use crate::nouns::snapshot::Snapshot;
use crate::nouns::zone::Zone;
use std::slice::from_ref;

impl Happened {
    /// Whether somebody came to know by it what lay face down, an order was made anew, or chance has decided.
    #[must_use]
    pub fn uncovers(&self) -> bool {
        matches!(
            self,
            Happened::NewHand(..)
                | Happened::Drew(..)
                | Happened::Revealed(_)
                | Happened::Looked(..)
                | Happened::Searched(..)
                | Happened::Shuffled(_)
                | Happened::Reshuffled(_)
                | Happened::Replaced(..)
                | Happened::NewBase(..)
                | Happened::Uncovered(_)
                | Happened::TopBase(_)
                | Happened::CoinFell(..)
        )
    }

    /// Whether this is an event of `kind`, if that can be told without [`Event::destroyed`].
    fn is(&self, kind: EventKind) -> bool {
        match kind {
            EventKind::Played => {
                matches!(self, Happened::Played { .. } | Happened::PlayedAs(..))
            }
            // What is destroyed together is destroyed once, wherever it goes.
            EventKind::Destroyed => false,
            EventKind::Discarded => self.went(Way::Discarded),
            EventKind::ToDiscard => self.from_play_to_discard().next().is_some(),
            EventKind::Moved => matches!(self, Happened::Moved(_)),
            EventKind::Returned => self.went(Way::Returned),
            EventKind::Drew => matches!(self, Happened::Drew(..)),
            EventKind::GainedVp => matches!(self, Happened::GainedVp(..)),
            EventKind::Affected => {
                self.effect().is_some() || self.buried_affected().next().is_some()
            }
            EventKind::BaseCame => matches!(self, Happened::Replaced(..) | Happened::NewBase(..)),
            EventKind::Buried => self.went(Way::Buried),
            EventKind::Uncovered => matches!(self, Happened::Uncovered(_)),
            EventKind::ControlChanged => matches!(self, Happened::TookControl(..)),
            EventKind::TalentUsed => matches!(self, Happened::Used(_, _, Use::Talent)),
            EventKind::SpecialUsed => matches!(self, Happened::Used(_, _, Use::Special)),
            EventKind::ActionPartUsed => matches!(self, Happened::Used(_, _, Use::AsAction)),
            EventKind::Shown => self.shows(),
            EventKind::PowerRose => matches!(self, Happened::Rose(_)),
            EventKind::DuelWon => matches!(self, Happened::Dueled { .. }),
            EventKind::Counters => matches!(self, Happened::Counters(_, Counter::Power, ..)),
            EventKind::StasisRemoved => self.stasis_removed().is_some(),
            EventKind::ToHand => self.to_hand().next().is_some(),
            EventKind::Handed => self.handed().next().is_some(),
            // What is destroyed may be at another base for it, and is told to those who hear of either.
            EventKind::Left => self.left().next().is_some() || self.went(Way::Destroyed),
            EventKind::Flipped => matches!(self, Happened::Flipped(..)),
            EventKind::ToPile => matches!(self, Happened::Went { to: To::Discard, .. }),
        }
    }

    /// Whether cards of a hand or deck were revealed or looked at.
    pub(crate) fn shows(&self) -> bool {
        matches!(self, Happened::Revealed(_) | Happened::Looked(..) | Happened::Searched(..))
    }

    /// Whether cards left where they were in this way.
    fn went(&self, in_this: Way) -> bool {
        matches!(self, Happened::Went { way, .. } if *way == in_this)
    }

    /// What this did to cards in play, if it is an effect on such: what "directly ..." asks of an event. To whom is
    /// [`Happened::affected`], and by what [`Event::cause`].
    #[must_use]
    pub fn effect(&self) -> Option<EffectKind> {
        let kind = match self {
            Happened::Went { way, .. } => way.effect()?,
            Happened::Moved(_) => EffectKind::Move,
            Happened::PowerChanged(..) => EffectKind::Power,
            Happened::Began(..) => EffectKind::Standing,
            Happened::Transferred(..) | Happened::Played { on: Some(_), stopped: false, .. } => {
                EffectKind::Attach
            }
            Happened::Counters(..) => EffectKind::Counters,
            Happened::TookControl(..) => EffectKind::Control,
            Happened::Cancelled(_) => EffectKind::Abilities,
            _ => return None,
        };
        self.affected().next().map(|_| kind)
    }

    /// The cards in play that this affected, in the rules' sense: moved, removed from play, changed
    /// in power or controller, given an action or counters.
    pub fn affected(&self) -> Box<dyn Iterator<Item = &Snapshot> + '_> {
        match self {
            Happened::Moved(cards) => Box::new(cards.iter().map(|(c, _)| c)),
            Happened::Went { way: Way::Discarded | Way::Removed | Way::Boxed, .. } => {
                Box::new(std::iter::empty())
            }
            Happened::Went { cards, .. }
            | Happened::Began(cards, _)
            | Happened::Cancelled(cards)
            | Happened::PowerChanged(cards, _) => {
                Box::new(cards.iter().filter(|c| c.zone.in_play()))
            }
            Happened::Transferred(action, to) => {
                Box::new([action, to].into_iter().filter(|c| !matches!(c.zone, Zone::Base(_))))
            }
            // Nothing but what speaks of stasis affects a card there.
            Happened::Counters(_, Counter::Stasis, ..) => Box::new(std::iter::empty()),
            Happened::Counters(card, ..) | Happened::TookControl(card, _) => {
                Box::new(std::iter::once(card))
            }
            Happened::Played { on: Some(host), stopped: false, .. } => {
                Box::new(std::iter::once(host))
            }
            _ => Box::new(std::iter::empty()),
        }
    }

    /// The cards that this affected where they lay buried: uncovered, or taken from there. What speaks of cards may mean them,
    /// what speaks of minions or actions does not (compilation, Affect and Buried cards).
    pub fn buried_affected(&self) -> impl Iterator<Item = &Snapshot> {
        let cards = match self {
            Happened::Uncovered(card) => from_ref(card),
            Happened::Went { way, cards, .. } if way.effect().is_some() => &cards[..],
            _ => &[],
        };
        cards.iter().filter(|c| matches!(c.zone, Zone::Buried(_)))
    }

    /// The cards that this took from play to the discard pile, destroyed or not.
    pub fn from_play_to_discard(&self) -> impl Iterator<Item = &Snapshot> {
        let cards = match self {
            Happened::Went { to: To::Discard, cards, .. } => &cards[..],
            _ => &[],
        };
        cards.iter().filter(|c| c.zone.facts().counts_in_play && !c.sorts.is_titan())
    }

    /// The card in stasis from which stasis counters were removed, as it was, how many came off, and how many were left.
    #[must_use]
    pub fn stasis_removed(&self) -> Option<(&Snapshot, i32, i32)> {
        match self {
            Happened::Counters(card, Counter::Stasis, n, _) if *n < 0 => {
                Some((card, -n, card.counters + n))
            }
            _ => None,
        }
    }

    /// The cards that went to a hand from play or from a discard pile.
    pub(crate) fn to_hand(&self) -> impl Iterator<Item = &Snapshot> {
        let cards = match self {
            Happened::Went { to: To::Hand | To::HandOf(_) | To::TreasureTo(_), cards, .. } => {
                &cards[..]
            }
            Happened::Drew(_, cards) => &cards[..],
            _ => &[],
        };
        let was_there = |zone: Zone| {
            zone.facts().counts_in_play || matches!(zone, Zone::Discard(_) | Zone::Buried(_))
        };
        cards.iter().filter(move |c| was_there(c.zone))
    }

    /// The cards that were placed into a hand, from wherever, and into whose.
    pub(crate) fn handed(&self) -> impl Iterator<Item = (&Snapshot, Option<Seat>)> {
        let (cards, to) = match self {
            Happened::Went { way: Way::Placed, to: To::HandOf(seat), cards } => {
                (&cards[..], Some(*seat))
            }
            Happened::Went { way: Way::Placed, to: To::Hand, cards } => (&cards[..], None),
            _ => (&[][..], None),
        };
        cards.iter().map(move |card| (card, to.or(card.owner)))
    }

    /// The cards that left play, by whatever way.
    pub(crate) fn left(&self) -> impl Iterator<Item = &Snapshot> {
        let cards = match self {
            // What is stored, in stasis or at another base is still in play.
            Happened::Went { to: To::Under(_) | To::Stasis(_) | To::Site(_), .. } => &[],
            Happened::Went { cards, .. } => &cards[..],
            _ => &[],
        };
        cards.iter().filter(|c| c.zone.in_play())
    }

    /// All cards this is about, for whoever may see them.
    #[must_use]
    pub fn cards(&self) -> Vec<&Snapshot> {
        self.each_card().collect()
    }

    /// The cards this is about, one after the other.
    pub(crate) fn each_card(&self) -> impl Iterator<Item = &Snapshot> {
        let (cards, moved, last): (&[Snapshot], &[(Snapshot, SiteId)], _) = match self {
            Happened::NewHand(_, cards)
            | Happened::Went { cards, .. }
            | Happened::Drew(_, cards)
            | Happened::Revealed(cards)
            | Happened::Looked(_, cards)
            | Happened::Began(cards, _)
            | Happened::Rose(cards)
            | Happened::Cancelled(cards)
            | Happened::PowerChanged(cards, _) => (cards, &[], None),
            Happened::Moved(moved) => (&[], moved, None),
            Happened::Copied(card, other, _)
            | Happened::Transferred(card, other)
            | Happened::Clashed(card, other)
            | Happened::DuelBegan(card, other) => (from_ref(card), &[], Some(other)),
            Happened::LootRevealed(_, cards) => (cards, &[], None),
            Happened::Dueled { winners, .. } => (winners, &[], None),
            Happened::Played { card, .. }
            | Happened::PlayedAs(card, ..)
            | Happened::Fizzled(card)
            | Happened::Uncovered(card)
            | Happened::TopBase(card)
            | Happened::Counters(card, ..)
            | Happened::TookControl(card, _)
            | Happened::Protected(card, _)
            | Happened::Declared(card, _) => (from_ref(card), &[], None),
            _ => (&[], &[], None),
        };
        cards.iter().chain(moved.iter().map(|(card, _)| card)).chain(last)
    }
}

impl Event {
    /// Whether this is an event of `kind`.
    #[must_use]
    pub fn is(&self, kind: EventKind) -> bool {
        match kind {
            EventKind::Destroyed => !self.destroyed.is_empty(),
            _ => self.what.is(kind),
        }
    }

    /// "It", "that minion", of whoever hears this as an event of `kind`: the first of its cards of which alone they would hear, too.
    pub(crate) fn it(&self, kind: EventKind, hears: impl Fn(&Event) -> bool) -> Option<&Snapshot> {
        let is_it = |card: &&Snapshot| hears(&self.of_alone(card));
        match kind {
            // Of an action that is transferred and what it comes to: that.
            EventKind::Affected => self.what.affected().last(),
            EventKind::Destroyed => self.destroyed.iter().find(is_it),
            _ => self.what.each_card().find(is_it),
        }
    }

    /// "There", of such a card: where it moved to, or else where it was.
    pub(crate) fn there(&self, card: &Snapshot) -> Option<SiteId> {
        let to = self.moved().find(|(moved, _)| moved.card == card.card).map(|(_, to)| to);
        to.or(card.site)
    }

    /// The same, had it happened to this one of its cards alone.
    fn of_alone(&self, card: &Snapshot) -> Event {
        let it = |other: &&Snapshot| other.card == card.card;
        let only = |cards: &[Snapshot]| cards.iter().filter(it).cloned().collect();
        let what = match &self.what {
            Happened::Went { way, to, cards } => {
                Happened::Went { way: *way, to: *to, cards: only(cards) }
            }
            Happened::Rose(cards) => Happened::Rose(only(cards)),
            Happened::Moved(moved) => {
                Happened::Moved(moved.iter().filter(|(c, _)| it(&c)).cloned().collect())
            }
            other => other.clone(),
        };
        Event { what, destroyed: only(&self.destroyed), joined: self.joined.clone(), ..*self }
    }

    /// The play of a card by a player, if that is what happened.
    #[must_use]
    pub fn play(&self) -> Option<Play<'_>> {
        match &self.what {
            Happened::Played { card, kind, by, from, at, on, stopped: _ } => {
                Some(Play { card, kind: *kind, by: *by, from: *from, at: *at, on: on.as_ref() })
            }
            _ => None,
        }
    }

    /// The play of a card as a minion, if that is what happened.
    #[must_use]
    pub fn minion_played(&self) -> Option<Play<'_>> {
        self.play().filter(|play| play.kind == PlayKind::Minion)
    }

    /// The play of a card as an action, or of one that counts as such, if that is what happened.
    #[must_use]
    pub fn action_played(&self) -> Option<Play<'_>> {
        match &self.what {
            Happened::PlayedAs(card, kind @ PlayKind::Action, by) => {
                let from = Zone::Hand(*by);
                Some(Play { card, kind: *kind, by: Some(*by), from, at: None, on: None })
            }
            _ => self.play().filter(|play| play.kind == PlayKind::Action),
        }
    }

    /// The cards in play that this affected directly: not those that were let join.
    pub fn directly_affected(&self) -> impl Iterator<Item = &Snapshot> {
        self.what.affected().filter(|card| !self.joined.contains(&card.card))
    }

    /// Where a base came into play, if one did.
    #[must_use]
    pub fn base_came(&self) -> Option<SiteId> {
        match self.what {
            Happened::Replaced(site, ..) | Happened::NewBase(site, _) => Some(site),
            _ => None,
        }
    }

    /// The cards that moved, as they were, and where to.
    pub fn moved(&self) -> impl Iterator<Item = (&Snapshot, SiteId)> {
        let moved = match &self.what {
            Happened::Moved(moved) => &moved[..],
            _ => &[],
        };
        moved.iter().map(|(card, to)| (card, *to))
    }

    /// The cards that were buried, as they were, and where.
    pub fn buried(&self) -> impl Iterator<Item = (&Snapshot, SiteId)> {
        let (cards, site) = match &self.what {
            Happened::Went { way: Way::Buried, to: To::Buried(site), cards } => (&cards[..], *site),
            _ => (&[][..], SiteId::NOWHERE),
        };
        cards.iter().map(move |card| (card, site))
    }

    /// The buried card that was uncovered, as it was.
    #[must_use]
    pub fn uncovered(&self) -> Option<&Snapshot> {
        match &self.what {
            Happened::Uncovered(card) => Some(card),
            _ => None,
        }
    }

    /// The card that came under another player's control, as it was, and that player.
    #[must_use]
    pub fn control_changed(&self) -> Option<(&Snapshot, Seat)> {
        match &self.what {
            Happened::TookControl(card, seat) => Some((card, *seat)),
            _ => None,
        }
    }

    /// The ability that was used, and by whom.
    #[must_use]
    pub fn used(&self) -> Option<(AbilityId, Seat)> {
        match self.what {
            Happened::Used(id, seat, _) => Some((id, seat)),
            _ => None,
        }
    }

    /// The cards that were revealed or looked at, where they lay.
    pub fn shown(&self) -> impl Iterator<Item = &Snapshot> {
        let cards = match &self.what {
            Happened::Revealed(cards) | Happened::Looked(_, cards) => &cards[..],
            _ => &[],
        };
        cards.iter()
    }

    /// The card on which +1 power counters were placed (or, below zero, from which they were removed), and how many.
    #[must_use]
    pub fn counters_changed(&self) -> Option<(&Snapshot, i32)> {
        match &self.what {
            Happened::Counters(card, Counter::Power, n, _) => Some((card, *n)),
            _ => None,
        }
    }

    /// The card on which +1 power counters were placed, not transferred from another one, and how many.
    #[must_use]
    pub fn counters_placed(&self) -> Option<(&Snapshot, i32)> {
        let placed = matches!(self.what, Happened::Counters(_, _, 1.., None));
        self.counters_changed().filter(|_| placed)
    }

    /// The cards that went to a hand from play or from a discard pile.
    pub fn to_hand(&self) -> impl Iterator<Item = &Snapshot> {
        self.what.to_hand()
    }

    /// The cards that were placed into a hand, from wherever, and into whose.
    pub fn handed(&self) -> impl Iterator<Item = (&Snapshot, Option<Seat>)> {
        self.what.handed()
    }

    /// The cards that left play, by whatever way.
    pub fn left(&self) -> impl Iterator<Item = &Snapshot> {
        self.what.left()
    }

    /// The minions whose power rose, by whatever.
    pub fn rose(&self) -> impl Iterator<Item = &Snapshot> {
        let cards = match &self.what {
            Happened::Rose(cards) => &cards[..],
            _ => &[],
        };
        cards.iter()
    }

    /// Who has flipped a coin, and its result.
    #[must_use]
    pub fn flipped(&self) -> Option<(Seat, Coin)> {
        match self.what {
            Happened::Flipped(seat, coin) => Some((seat, coin)),
            _ => None,
        }
    }

    /// The minions that won a duel.
    pub fn duel_won(&self) -> impl Iterator<Item = &Snapshot> {
        let winners = match &self.what {
            Happened::Dueled { winners, .. } => &winners[..],
            _ => &[],
        };
        winners.iter()
    }

    /// The minions in play whose power this directly increased: by +N power, for a while or all the time, or by a +1 power
    /// counter.
    pub fn raised(&self) -> impl Iterator<Item = &Snapshot> {
        let up = match &self.what {
            Happened::PowerChanged(_, n) | Happened::Began(_, n) => *n > 0,
            Happened::Counters(_, Counter::Power, n, _) => *n > 0,
            _ => false,
        };
        let raised = up.then(|| self.directly_affected()).into_iter().flatten();
        raised.filter(|card| card.sorts.is_minion())
    }

    /// The minions destroyed, if that is what happened.
    pub fn minions_destroyed(&self) -> impl Iterator<Item = &Snapshot> {
        self.destroyed.iter().filter(|c| c.sorts.is_minion())
    }
}
