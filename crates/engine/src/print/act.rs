//! What an ability does: a few shapes, by what is asked of it and what it answers, and in each of them kinds. A new kind is
//! a value of the enum of its shape and whoever reads it; its bit is counted (see [`crate::print::kinds`]).

use crate::look::eye::Eye;
use crate::nouns::effect::{Cause, EffectKind};
use crate::nouns::event::{Event, EventKind};
use crate::nouns::ids::{CardId, Ref, SiteId};
use crate::nouns::play::{Attempt, Permission};
use crate::nouns::tags::Tags;
use crate::nouns::time::Window;
use crate::run::cx::{Cx, Step};

/// The code of an ability: a plain function that asks in the middle.
pub type Run = fn(&mut Cx) -> Step;

/// Whether an ability has anything to do now.
pub type Test = fn(&Eye) -> bool;

/// Whom an ability lets ignore a base's ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignores {
    /// "All players ignore this base's ability."
    ForAll,
    /// "You may ignore this base's ability."
    ForYou,
}

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
}

/// Plays that a card offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Another play each turn while the card is in play.
    Another,
    /// Another zone in place of the hand.
    InPlaceOf,
}

/// What is said of a play somebody tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It cannot be done.
    Forbidden,
    /// "You can only play this card ...": what must hold for it.
    OnlyIf,
}

/// A number that each card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardNumber {
    /// What is added to (or taken from) the power of a minion.
    Power,
}

/// A number that each site has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SiteNumber {
    /// What is added to (or taken from) the breakpoint.
    Breakpoint,
}

/// A number that an ability has by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnNumber {
    /// Power its controller has at its site without a minion.
    Presence,
    /// What the power of its own card starts from, in place of the printed one.
    Starting,
}

/// A rule that holds for some cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardRule {
    /// One of these minions may use its talent twice, once in each of the player's turns.
    TalentTwice,
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
    /// Runs when a player plays a card, before that does anything.
    When(fn(&Eye, &Event) -> bool, Run),
    /// "Would ... instead", of the card that the effect is about: returns whether it replaced the effect.
    Instead(EffectKind, fn(&Eye, CardId) -> bool, fn(&mut Cx, Ref) -> Step<bool>),
    /// Stands between an effect of this kind and cause, and a card.
    Guard(Guard, fn(&Eye, CardId, EffectKind, &Cause) -> bool),
    /// Offers plays.
    Offer(Offer, Test, fn(&Eye) -> Permission),
    /// Binds plays.
    Bound(Bound, fn(&Eye, &Attempt) -> bool),
    /// A number of each card.
    CardNumber(CardNumber, fn(&Eye, CardId) -> i32),
    /// A number of each site.
    SiteNumber(SiteNumber, fn(&Eye, SiteId) -> i32),
    /// A number of its own.
    OwnNumber(OwnNumber, fn(&Eye) -> i32),
    /// A rule that holds for the cards it fits.
    CardRule(CardRule, fn(&Eye, CardId) -> bool),
    /// A rule that holds where its card is, while something holds.
    Rule(Rule, Test),
    /// Adds tags to cards in play ("are considered Microbots").
    Tags(fn(&Eye, CardId) -> Tags),
}
