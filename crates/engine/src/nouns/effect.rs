//! What would happen to a card in play, and who causes it.

use crate::nouns::ids::{DefId, Ref, Seat, SiteId};

/// What would happen to cards in play, and who causes it. A verb makes one of all its targets, and it goes through the
/// gate once.
#[derive(Clone, Copy, Debug)]
pub struct Effect<'t> {
    /// What would happen.
    pub kind: EffectKind,
    /// The cards it is meant for, each in its stay.
    pub targets: &'t [Ref],
    /// Who or what causes it.
    pub cause: Cause,
    /// Where they would move, if it moves them to one site.
    pub to: Option<SiteId>,
}

impl<'t> Effect<'t> {
    /// An effect that moves nothing to a site.
    #[must_use]
    pub fn on(kind: EffectKind, targets: &'t [Ref], cause: Cause) -> Effect<'t> {
        Effect { kind, targets, cause, to: None }
    }
}

impl Effect<'_> {
    /// What a card in play does all the time, to whichever card is asked about.
    #[must_use]
    pub fn standing(cause: Cause) -> Effect<'static> {
        Effect::on(EffectKind::Standing, &[], cause)
    }

    /// Whether a card is one of those it is meant for.
    #[must_use]
    pub fn is_meant_for(&self, card: Ref) -> bool {
        self.targets.contains(&card)
    }
}

/// What would happen to a card: to one in play the rules' list of what affects it, and of cards elsewhere what something else can
/// happen instead of. Who adds a kind is led by the compiler to whatever must know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectKind {
    /// Destroyed.
    Destroy,
    /// Returned to its owner's hand.
    Return,
    /// Moved to another site.
    Move,
    /// Placed in a hand or deck.
    Place,
    /// Shuffled into a deck.
    ShuffleIn,
    /// Buried.
    Bury,
    /// Given power, or losing it.
    Power,
    /// Having more or less power by what a card in play does all the time.
    Standing,
    /// Having an action on it.
    Attach,
    /// Counters placed or removed.
    Counters,
    /// A change of controller.
    Control,
    /// Abilities cancelled or added.
    Abilities,
    /// Removed from play as the titan that loses a clash.
    Clash,
    /// Given one of the +1 power counters that a player places, not transferred: only for what happens instead. Of several that
    /// are placed at one moment, one.
    PlacedCounter,
    /// Bound for the discard pile from play, in whatever way: only for what happens instead, or before.
    Discard,
    /// Discarded from a hand: of a card that is not in play.
    DiscardFromHand,
    /// Leaving a player's discard pile, wherever to: of a card that is not in play.
    LeavePile,
}

/// What kind of thing causes an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The rules of the game.
    Rules,
    /// A minion's ability.
    Minion,
    /// An action.
    Action,
    /// A base's ability.
    Base,
    /// A titan's ability.
    Titan,
}

/// Who or what causes an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cause {
    /// The card.
    pub card: Option<Ref>,
    /// What is printed on it.
    pub def: Option<DefId>,
    /// Which ability of `def`, by its position there; none for the play of the card itself.
    pub ability: Option<u8>,
    /// What kind of card it is.
    pub source: Source,
    /// Whose ability it is; bases and rules are nobody's.
    pub by: Option<Seat>,
    /// Who does it, where the ability makes another player do it ("each other player destroys ...").
    pub doer: Option<Seat>,
    /// Whether it is the card just being played, not one already in play.
    pub play: bool,
}

impl Cause {
    /// The rules.
    pub const RULES: Cause = Cause {
        card: None,
        def: None,
        ability: None,
        source: Source::Rules,
        by: None,
        doer: None,
        play: false,
    };

    /// Which player did it: the one an ability made do it, else the one whose ability it is; what a base does by
    /// itself is nobody's doing.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        self.doer.or(self.by)
    }

    /// Whether another player than `seat` is behind this.
    #[must_use]
    pub fn is_other_player(&self, seat: Seat) -> bool {
        self.by.is_some_and(|by| by != seat)
    }

    /// Whether this is an action of another player than `seat`.
    #[must_use]
    pub fn is_action_of_other(&self, seat: Seat) -> bool {
        self.is_action() && self.is_other_player(seat)
    }

    /// Whether this is a minion: what a fusion does by its Action ability is done by an action.
    #[must_use]
    pub fn is_minion(&self) -> bool {
        self.source == Source::Minion
    }

    /// Whether this is an action.
    #[must_use]
    pub fn is_action(&self) -> bool {
        self.source == Source::Action
    }
}

impl Cause {
    /// Whether this is a card that another player than `seat` is just playing.
    #[must_use]
    pub fn is_play_of_other(&self, seat: Seat) -> bool {
        self.play && self.is_other_player(seat)
    }
}
