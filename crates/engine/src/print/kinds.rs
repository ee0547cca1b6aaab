//! Kinds of abilities as bits, so that a scan passes over cards and sites that have none of a kind.
//!
//! Each shape of [`crate::print::act::Act`] has a run of bits, one for each of its kinds in the order in which they are declared; each run
//! begins where the one before it ends, so that no two meet. A kind that does not fit the run of its shape does not
//! compile on a card, nor do runs that do not fit a [`Mask`].

use crate::nouns::event::EventKind;
use crate::nouns::mask::Mask;
use crate::nouns::play::PlayKind;
use crate::nouns::time::Window;

/// A moment at which the code of an ability runs by itself or may be used, other than a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// When the card is played.
    OnPlay,
    /// "Talent": once in each of your Play Cards phases, if you want.
    Talent,
    /// "On your turn": once in your Play Cards phase.
    OnYourTurn,
    /// Once in each of your Play Cards phases, and what it gives is kept even if the card leaves play.
    EachTurn,
    /// Of a base that lies there as the game begins.
    Setup,
    /// When the card has been placed into stasis.
    InStasis,
    /// Any time its player could play an action, in its place.
    InsteadOfAction,
    /// As soon as something holds, once for as long as it does.
    AsSoonAs,
    /// Once in your Play Cards phase, in place of a minion from your hand: one off the top of your deck.
    OffTheTop,
}

/// What is answered before anything comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fresh {
    /// A card has been played, and has not done anything yet.
    Play,
    /// A coin has fallen, and its result is not yet what was flipped.
    Flip,
}

/// Something between an effect and a card it would have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// The card is not affected.
    Protects,
    /// "If ... would affect ..., destroy this card and it is not affected for the rest of the turn."
    Shields,
    /// This card may take the place of the other as what a card that is just played affects.
    Takes,
    /// A card may be affected in the same way as those that a standard action affects.
    Joins,
}

/// Plays that a card offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Another play each turn while the card is in play.
    Another,
    /// What may be played in place of a minion from the hand.
    ForMinion,
    /// What may be played in place of an action from the hand.
    ForAction,
}

impl Offer {
    /// What may be played in place of such a card from the hand.
    #[must_use]
    pub const fn in_place_of(kind: PlayKind) -> Offer {
        match kind {
            PlayKind::Minion | PlayKind::Titan | PlayKind::Either => Offer::ForMinion,
            PlayKind::Action => Offer::ForAction,
        }
    }

    /// Which kind of play it takes the place of, if it does.
    #[must_use]
    pub const fn stands_for(self) -> Option<PlayKind> {
        match self {
            Offer::Another => None,
            Offer::ForMinion => Some(PlayKind::Minion),
            Offer::ForAction => Some(PlayKind::Action),
        }
    }
}

/// What is said of a play somebody tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It cannot be done.
    Forbidden,
    /// "You can only play this card ...": what must hold for it.
    OnlyIf,
    /// Its player must discard another card first.
    Discard,
    /// Its player can neither play nor use Specials.
    Specials,
}

/// A number that each card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardNumber {
    /// What is added to (or taken from) the power of a minion.
    Power,
    /// What counts as the printed power of a minion; 0 if it says nothing of that minion.
    Printed,
    /// How much less than its power a minion adds to its controller's total.
    AddsLess,
    /// The power that a minion with its own card must have at least to give that +1 power; 0 if it gives none.
    ForEachStrong,
}

/// A number that each site has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteNumber {
    /// What is added to (or taken from) the breakpoint.
    Breakpoint,
    /// What the breakpoint starts from at least.
    LeastBreakpoint,
    /// How many more treasures it brings when it scores.
    Loot,
}

/// A number that each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatNumber {
    /// What is added to (or taken from) the victory points that the player is awarded from the base at its site.
    Award,
    /// Power that the player has at its site without a minion.
    Presence,
    /// How many more cards the player draws at the end of their turn.
    Draws,
    /// How many more cards (or fewer) the player may keep after drawing.
    HandLimit,
}

/// A rule that holds for some players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatRule {
    /// Abilities add no cards to the player's hand: those are discarded instead.
    HandClosed,
}

/// A number that an ability has by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnNumber {
    /// Power its controller has at its site without a minion.
    Presence,
    /// What the power of its own card starts from, in place of the printed one.
    Starting,
    /// How many more titans than the rules let its controller have in play.
    Titans,
}

/// A rule that holds for some cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardRule {
    /// One of these minions may use its talent twice, once in each of the player's turns.
    TalentTwice,
    /// The abilities of these cards are cancelled.
    Cancels,
    /// Its own card starts from the highest starting power of these minions, if that is more.
    StartsAsHigh,
    /// The power of these minions does not count at their base.
    AddsNothing,
    /// The power of these minions counts at their base, but not for who controls them.
    AddsNothingForYou,
    /// The +1 power counters on these minions do not add to their power.
    CountersAddNothing,
    /// These minions have no power, whatever they start from and whatever adds to it.
    Powerless,
    /// Its own card has the names of these cards, too, wherever they are.
    AlsoNamed,
}

/// A rule that holds where its card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The base cannot score.
    NoScoring,
    /// "All players ignore this base's ability."
    AllIgnoreBase,
    /// "You may ignore this base's ability."
    YouMayIgnoreBase,
    /// Titans there do not clash.
    NoClash,
    /// "Once per turn, when you use an ability that says OR, you may use both parts."
    BothParts,
    /// The top card of the base deck lies face up, and the base there also has its abilities.
    TopBase,
    /// It is remembered whose power has decreased this turn, and where: for a card that may still be drawn.
    RecallsLostPower,
}

/// A run of bits.
#[derive(Clone, Copy)]
pub(crate) struct Bits {
    first: u8,
    room: u8,
}

impl Bits {
    /// The next so many.
    const fn then(self, room: u8) -> Bits {
        Bits { first: self.first + self.room, room }
    }

    /// The bit of a shape's n-th kind.
    pub(crate) const fn of(self, kind: u32) -> u8 {
        assert!(kind < self.room as u32, "a kind more than its shape has bits for");
        self.first + kind as u8
    }

    /// The bit of a shape with a single kind.
    pub(crate) const fn only(self) -> u8 {
        self.of(0)
    }

    const fn all(self) -> Mask {
        let mut all = Mask::NONE;
        let mut bit = self.first;
        while bit < self.first + self.room {
            all = all.or(Mask::bit(bit));
            bit += 1;
        }
        all
    }
}

pub(crate) const MOMENTS: Bits = Bits { first: 0, room: 9 };
pub(crate) const WINDOWS: Bits = MOMENTS.then(16);
pub(crate) const EVENTS: Bits = WINDOWS.then(40);
pub(crate) const WHENS: Bits = EVENTS.then(2);
pub(crate) const INSTEADS: Bits = WHENS.then(1);
pub(crate) const GOINGS: Bits = INSTEADS.then(1);
pub(crate) const GUARDS: Bits = GOINGS.then(6);
pub(crate) const OFFERS: Bits = GUARDS.then(6);
pub(crate) const BOUNDS: Bits = OFFERS.then(4);
pub(crate) const CARD_NUMBERS: Bits = BOUNDS.then(6);
pub(crate) const SITE_NUMBERS: Bits = CARD_NUMBERS.then(4);
pub(crate) const OWN_NUMBERS: Bits = SITE_NUMBERS.then(6);
pub(crate) const CARD_RULES: Bits = OWN_NUMBERS.then(8);
pub(crate) const RULES: Bits = CARD_RULES.then(12);
pub(crate) const TAGS: Bits = RULES.then(1);
pub(crate) const SEAT_NUMBERS: Bits = TAGS.then(4);
pub(crate) const SEAT_RULES: Bits = SEAT_NUMBERS.then(1);

const _: () = assert!(SEAT_RULES.first + SEAT_RULES.room <= Mask::ROOM, "the runs fit a mask");

/// [`crate::print::act::Act::Run`] at this moment.
#[must_use]
pub const fn run(moment: Moment) -> Mask {
    Mask::bit(MOMENTS.of(moment as u32))
}

/// [`crate::print::act::Act::At`] this window.
#[must_use]
pub const fn at(window: Window) -> Mask {
    Mask::bit(WINDOWS.of(window as u32))
}

/// [`crate::print::act::Act::After`] this kind of event.
#[must_use]
pub const fn after(kind: EventKind) -> Mask {
    Mask::bit(EVENTS.of(kind as u32))
}

/// [`crate::print::act::Act::Guard`] of this kind.
#[must_use]
pub const fn guard(guard: Guard) -> Mask {
    Mask::bit(GUARDS.of(guard as u32))
}

/// [`crate::print::act::Act::Offer`] of this kind.
#[must_use]
pub const fn offer(offer: Offer) -> Mask {
    Mask::bit(OFFERS.of(offer as u32))
}

/// [`crate::print::act::Act::Offer`] of what may be played in place of another card.
pub const IN_PLACE_OF: Mask = offer(Offer::ForMinion).or(offer(Offer::ForAction));

/// [`crate::print::act::Act::Bound`] of this kind.
#[must_use]
pub const fn bound(bound: Bound) -> Mask {
    Mask::bit(BOUNDS.of(bound as u32))
}

/// [`crate::print::act::Act::CardNumber`] of this kind.
#[must_use]
pub const fn card_number(number: CardNumber) -> Mask {
    Mask::bit(CARD_NUMBERS.of(number as u32))
}

/// [`crate::print::act::Act::SiteNumber`] of this kind.
#[must_use]
pub const fn site_number(number: SiteNumber) -> Mask {
    Mask::bit(SITE_NUMBERS.of(number as u32))
}

/// [`crate::print::act::Act::SeatNumber`] of this kind.
#[must_use]
pub const fn seat_number(number: SeatNumber) -> Mask {
    Mask::bit(SEAT_NUMBERS.of(number as u32))
}

/// [`crate::print::act::Act::SeatRule`] of this kind.
#[must_use]
pub const fn seat_rule(rule: SeatRule) -> Mask {
    Mask::bit(SEAT_RULES.of(rule as u32))
}

/// [`crate::print::act::Act::OwnNumber`] of this kind.
#[must_use]
pub const fn own_number(number: OwnNumber) -> Mask {
    Mask::bit(OWN_NUMBERS.of(number as u32))
}

/// [`crate::print::act::Act::CardRule`] of this kind.
#[must_use]
pub const fn card_rule(rule: CardRule) -> Mask {
    Mask::bit(CARD_RULES.of(rule as u32))
}

/// [`crate::print::act::Act::Rule`] of this kind.
#[must_use]
pub const fn rule(rule: Rule) -> Mask {
    Mask::bit(RULES.of(rule as u32))
}

/// What a card gives the player who controls it.
pub const OF_ITS_CONTROLLER: Mask = run(Moment::Talent)
    .or(run(Moment::OnYourTurn))
    .or(run(Moment::InsteadOfAction))
    .or(run(Moment::OffTheTop))
    .or(run(Moment::EachTurn))
    .or(guard(Guard::Takes))
    .or(guard(Guard::Joins))
    .or(offer(Offer::Another))
    .or(IN_PLACE_OF)
    .or(own_number(OwnNumber::Presence))
    .or(own_number(OwnNumber::Titans))
    .or(card_rule(CardRule::TalentTwice))
    .or(rule(Rule::YouMayIgnoreBase))
    .or(rule(Rule::BothParts));

/// [`crate::print::act::Act::After`] an event of whatever kind.
pub const AFTER_ANYTHING: Mask = EVENTS.all();

/// Whoever listens for cards in play being affected.
pub const AFFECTED: Mask = after(EventKind::Affected);

/// Whoever listens for cards leaving play, by whatever way.
pub const AFTER_LEAVING: Mask = after(EventKind::Destroyed)
    .or(after(EventKind::Discarded))
    .or(after(EventKind::Returned))
    .or(after(EventKind::ToDiscard))
    .or(after(EventKind::Buried))
    .or(after(EventKind::Left))
    .or(after(EventKind::ToHand))
    .or(after(EventKind::Handed))
    .or(after(EventKind::ToPile))
    .or(after(EventKind::Affected));

/// What may be used in a player's own Play Cards phase.
pub const USABLE: Mask = run(Moment::Talent)
    .or(run(Moment::OnYourTurn))
    .or(run(Moment::InsteadOfAction))
    .or(run(Moment::OffTheTop));

/// [`crate::print::act::Act::When`] this has happened.
#[must_use]
pub const fn when(fresh: Fresh) -> Mask {
    Mask::bit(WHENS.of(fresh as u32))
}

/// [`crate::print::act::Act::Instead`]
pub const INSTEAD: Mask = Mask::bit(INSTEADS.only());

/// [`crate::print::act::Act::Goes`]
pub const GOES: Mask = Mask::bit(GOINGS.only());

/// [`crate::print::act::Act::Rule`]: a base's ability is ignored, by all or by one.
pub const IGNORE_BASE: Mask = rule(Rule::AllIgnoreBase).or(rule(Rule::YouMayIgnoreBase));

/// [`crate::print::act::Act::Tags`]
pub const TAG: Mask = Mask::bit(TAGS.only());

#[cfg(test)]
mod tests {
    use super::*;

    const RUNS: [Bits; 17] = [
        MOMENTS,
        WINDOWS,
        EVENTS,
        WHENS,
        INSTEADS,
        GOINGS,
        GUARDS,
        OFFERS,
        BOUNDS,
        CARD_NUMBERS,
        SITE_NUMBERS,
        OWN_NUMBERS,
        CARD_RULES,
        RULES,
        TAGS,
        SEAT_NUMBERS,
        SEAT_RULES,
    ];

    #[test]
    fn no_two_shapes_have_a_bit_in_common() {
        for (n, run) in RUNS.iter().enumerate() {
            assert!(!run.all().is_empty());
            assert!(RUNS[..n].iter().all(|other| !other.all().meets(run.all())));
        }
    }

    #[test]
    fn a_window_is_not_an_event_and_an_event_is_that_event() {
        let last = at(Window::EndOfTurn);
        assert!(!last.meets(AFTER_ANYTHING) && !last.meets(run(Moment::EachTurn)));
        assert!(after(EventKind::Affected).meets(AFTER_ANYTHING));
        assert!(!after(EventKind::Played).meets(after(EventKind::Affected)));
    }

    #[test]
    #[should_panic(expected = "a kind more than its shape has bits for")]
    fn a_kind_too_many_is_none_of_the_next_shape() {
        let _ = MOMENTS.of(u32::from(MOMENTS.room));
    }
}
