//! What an ability does, by kind.

use crate::look::eye::Eye;
use crate::nouns::effect::{Cause, EffectKind};
use crate::nouns::event::{Event, EventKind};
use crate::nouns::ids::{CardId, Ref, SiteId};
use crate::nouns::mask::Mask;
use crate::nouns::play::{Attempt, Permission};
use crate::nouns::tags::Tags;
use crate::nouns::time::Window;
use crate::print::kinds;
use crate::run::cx::{Cx, Step};

/// The code of an ability: a plain function that asks in the middle.
pub type Run = fn(&mut Cx) -> Step;

/// Whether an ability has anything to do now.
pub type Test = fn(&Eye) -> bool;

/// Whether an ability ignores a base's ability for everybody or only for its controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ignores {
    /// "All players ignore this base's ability."
    ForAll,
    /// "You may ignore this base's ability."
    ForYou,
}

/// What an ability does, by kind. The continuous kinds only read; the others run.
#[derive(Clone, Copy)]
pub enum Act {
    /// Resolved when the card is played.
    OnPlay(Run),
    /// Once in each of your Play Cards phases, if you want.
    Talent(Test, Run),
    /// "On your turn": once in your Play Cards phase.
    OnYourTurn(Test, Run),
    /// In a timing window.
    At(Window, Test, Run),
    /// After an event that it heard.
    After(EventKind, fn(&Eye, &Event) -> bool, Run),
    /// "Would ... instead", of the card that the effect is about: returns whether it replaced the effect.
    Instead(EffectKind, fn(&Eye, CardId) -> bool, fn(&mut Cx, Ref) -> Step<bool>),
    /// Adds to (or takes from) the power of a minion.
    Power(fn(&Eye, CardId) -> i32),
    /// Adds to (or takes from) the breakpoint of a site.
    Breakpoint(fn(&Eye, SiteId) -> i32),
    /// Power its controller has at its site without a minion.
    Presence(fn(&Eye) -> i32),
    /// The card is not subject to an effect of this kind and cause.
    Protect(fn(&Eye, CardId, EffectKind, &Cause) -> bool),
    /// "If ... would affect, destroy this card and it is not affected for the rest of the turn."
    Shield(fn(&Eye, CardId, &Cause) -> bool),
    /// Forbids a play.
    Forbid(fn(&Eye, &Attempt) -> bool),
    /// Another play each turn while the card is in play.
    Permit(Test, fn(&Eye) -> Permission),
    /// Another zone in place of the hand.
    Substitute(Test, fn(&Eye) -> Permission),
    /// "You can only play this card ...": what must hold for it.
    PlayIf(fn(&Eye, &Attempt) -> bool),
    /// Granted once in each of your Play Cards phases, and kept even if the card leaves play.
    EachTurn(Run),
    /// Makes its base's ability not count.
    IgnoreBase(Ignores),
    /// One minion that this fits may use its talent twice, once in each of the player's turns.
    TalentTwice(fn(&Eye, CardId) -> bool),
    /// The number the power of its own card starts from, in place of the printed one.
    Starting(fn(&Eye) -> i32),
    /// The base it is at cannot score.
    NoScoring,
    /// When a player plays a card, before it does anything.
    When(fn(&Eye, &Event) -> bool, Run),
    /// It may take the place of another card as what a card that is just played affects.
    Redirect(fn(&Eye, CardId, &Cause) -> bool),
    /// Adds tags to cards in play ("are considered Microbots").
    Tag(fn(&Eye, CardId) -> Tags),
}

impl Act {
    /// The bit of this kind.
    #[must_use]
    pub const fn mask(&self) -> Mask {
        Mask(
            1 << match self {
                Act::OnPlay(..) => 0,
                Act::Talent(..) => 1,
                Act::OnYourTurn(..) => 2,
                Act::At(window, ..) => return kinds::at(*window),
                Act::After(kind, ..) => return kinds::after(*kind),
                Act::Instead(..) => 5,
                Act::Power(..) => 6,
                Act::Breakpoint(..) => 7,
                Act::Presence(..) => 8,
                Act::Protect(..) => 9,
                Act::Shield(..) => 10,
                Act::Forbid(..) => 11,
                Act::Permit(..) => 12,
                Act::Substitute(..) => 13,
                Act::EachTurn(..) => 14,
                Act::IgnoreBase(..) => 15,
                Act::Tag(..) => 3,
                Act::TalentTwice(..) => 4,
                Act::PlayIf(..) => 16,
                Act::Starting(..) => 17,
                Act::NoScoring => 18,
                Act::When(..) => 19,
                Act::Redirect(..) => 20,
            },
        )
    }
}
