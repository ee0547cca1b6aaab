//! What an ability does: a few shapes, by what is asked of it and what it answers, and in each of them kinds. A new kind is
//! a value of the enum of its shape and whoever reads it; its bit is counted (see [`crate::print::kinds`]).

use crate::look::eye::Eye;
use crate::nouns::effect::{Effect, EffectKind};
use crate::nouns::event::{Event, EventKind};
use crate::nouns::going::{Going, To};
use crate::nouns::ids::{CardId, Ref, Seat, SiteId};
use crate::nouns::play::{Attempt, Permission};
use crate::nouns::tags::Tags;
use crate::nouns::time::Window;
use crate::print::kinds::{
    self, Bound, CardNumber, CardRule, Fresh, Guard, Moment, Offer, OwnNumber, Rule, SeatNumber,
    SeatRule, SiteNumber,
};
use crate::run::cx::{Cx, Step};

/// The code of an ability: a plain function that asks in the middle.
pub type Run = fn(&mut Cx) -> Step;

/// Whether something holds for an ability now: that this is its moment, or what its text demands.
pub type Test = fn(&Eye) -> bool;

/// Whether an event that was heard is still what an ability's text demands, as its turn to answer comes.
pub type Still = fn(&Eye, &Event) -> bool;

/// How often an ability answers an event that it heard.
pub type Times = fn(&Eye, &Event) -> usize;

/// The play by which a card may play itself now, if it may.
pub type OwnPlay = fn(&Eye) -> Option<Permission>;

/// Where a titan may be played now.
pub type TitanSites = fn(&Eye) -> Vec<SiteId>;

/// Whether nothing more has to hold.
#[must_use]
pub fn always(_: &Eye) -> bool {
    true
}

/// What an ability does, by shape and kind. Those that run or answer change the game, the others only read.
#[derive(Clone, Copy)]
pub enum Act {
    /// Runs at a moment, if it can.
    Run(Moment, Test, Run),
    /// Runs in a timing window, if it can.
    At(Window, Test, Run),
    /// Runs after an event that it heard.
    After(EventKind, fn(&Eye, &Event) -> bool, Run),
    /// Lets a player play an extra card after an event that it heard.
    ExtraPlay(EventKind, fn(&Eye, &Event) -> bool, fn(&Eye, &Event) -> Permission),
    /// Runs when a player plays a card, before that does anything; or flips a coin, before its result counts.
    When(Fresh, fn(&Eye, &Event) -> bool, Run),
    /// "Would ... instead", of the card that the effect is about: returns whether it replaced the effect.
    Instead(EffectKind, fn(&Eye, CardId) -> bool, fn(&mut Cx, Ref) -> Step<bool>),
    /// "... instead of the discard pile": where a card goes that is bound for it, if this sends it elsewhere.
    Goes(fn(&Eye, &Going) -> Option<To>),
    /// Stands between an effect of this kind and cause, and a card.
    Guard(Guard, fn(&Eye, CardId, &Effect) -> bool),
    /// Offers plays.
    Offer(Offer, Test, fn(&Eye) -> Permission),
    /// Binds plays.
    Bound(Bound, fn(&Eye, &Attempt) -> bool),
    /// A number of each card.
    CardNumber(CardNumber, fn(&Eye, CardId) -> i32),
    /// A number of each site.
    SiteNumber(SiteNumber, fn(&Eye, SiteId) -> i32),
    /// A number of each player.
    SeatNumber(SeatNumber, fn(&Eye, Seat) -> i32),
    /// A rule that holds for the players it fits.
    SeatRule(SeatRule, fn(&Eye, Seat) -> bool),
    /// A number of its own.
    OwnNumber(OwnNumber, fn(&Eye) -> i32),
    /// A rule that holds for the cards it fits.
    CardRule(CardRule, fn(&Eye, CardId) -> bool),
    /// A rule that holds where its card is, while something holds.
    Rule(Rule, Test),
    /// Adds tags to cards in play ("are considered Microbots").
    Tags(fn(&Eye, CardId) -> Tags),
}

impl Act {
    /// The number of the bit of this kind.
    #[must_use]
    pub const fn bit(&self) -> u8 {
        match *self {
            Act::Run(moment, ..) => kinds::MOMENTS.of(moment as u32),
            Act::At(window, ..) => kinds::WINDOWS.of(window as u32),
            Act::After(kind, ..) | Act::ExtraPlay(kind, ..) => kinds::EVENTS.of(kind as u32),
            Act::When(fresh, ..) => kinds::WHENS.of(fresh as u32),
            Act::Instead(..) => kinds::INSTEADS.only(),
            Act::Goes(_) => kinds::GOINGS.only(),
            Act::Guard(guard, _) => kinds::GUARDS.of(guard as u32),
            Act::Offer(offer, ..) => kinds::OFFERS.of(offer as u32),
            Act::Bound(bound, _) => kinds::BOUNDS.of(bound as u32),
            Act::CardNumber(number, _) => kinds::CARD_NUMBERS.of(number as u32),
            Act::SiteNumber(number, _) => kinds::SITE_NUMBERS.of(number as u32),
            Act::SeatNumber(number, _) => kinds::SEAT_NUMBERS.of(number as u32),
            Act::SeatRule(rule, _) => kinds::SEAT_RULES.of(rule as u32),
            Act::OwnNumber(number, _) => kinds::OWN_NUMBERS.of(number as u32),
            Act::CardRule(rule, _) => kinds::CARD_RULES.of(rule as u32),
            Act::Rule(rule, _) => kinds::RULES.of(rule as u32),
            Act::Tags(_) => kinds::TAGS.only(),
        }
    }
}
