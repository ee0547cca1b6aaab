//! Kinds of abilities as bits, so that a scan passes over cards and sites that have none of a kind.

use super::def::Window;
use super::event::EventKind;

/// Which kinds of abilities a card has, so that a scan can pass over the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(pub u64);

impl Mask {
    /// Nothing.
    pub const NONE: Mask = Mask(0);
    /// Whether the two have a kind in common.
    #[must_use]
    pub const fn meets(self, other: Mask) -> bool {
        self.0 & other.0 != 0
    }
    /// Both together.
    #[must_use]
    pub const fn or(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }
}

/// [`super::def::Act::At`] this window: a bit for each.
#[must_use]
pub const fn at(window: Window) -> Mask {
    Mask(1 << (24 + window as u32))
}

/// [`super::def::Act::After`] this kind of event: a bit for each.
#[must_use]
pub const fn after(kind: EventKind) -> Mask {
    Mask(1 << (32 + kind as u32))
}

/// [`super::def::Act::After`] an event of whatever kind.
pub const AFTER_ANYTHING: Mask = Mask(u64::MAX << 32);

/// Whoever listens for cards in play being affected.
pub const AFFECTED: Mask = after(EventKind::Affected);

/// Whoever listens for cards leaving play, by whatever way.
pub const AFTER_LEAVING: Mask = after(EventKind::Destroyed)
    .or(after(EventKind::Discarded))
    .or(after(EventKind::Returned))
    .or(after(EventKind::ToDiscard))
    .or(after(EventKind::Affected));
/// [`super::def::Act::OnPlay`]
pub const ON_PLAY: Mask = Mask(1);
/// [`super::def::Act::Talent`]
pub const TALENT: Mask = Mask(1 << 1);
/// [`super::def::Act::OnYourTurn`]
pub const ON_YOUR_TURN: Mask = Mask(1 << 2);
/// [`super::def::Act::Instead`]
pub const INSTEAD: Mask = Mask(1 << 5);
/// [`super::def::Act::Power`]
pub const POWER: Mask = Mask(1 << 6);
/// [`super::def::Act::Breakpoint`]
pub const BREAKPOINT: Mask = Mask(1 << 7);
/// [`super::def::Act::Presence`]
pub const PRESENCE: Mask = Mask(1 << 8);
/// [`super::def::Act::Protect`]
pub const PROTECT: Mask = Mask(1 << 9);
/// [`super::def::Act::Shield`]
pub const SHIELD: Mask = Mask(1 << 10);
/// [`super::def::Act::Forbid`]
pub const FORBID: Mask = Mask(1 << 11);
/// [`super::def::Act::Permit`]
pub const PERMIT: Mask = Mask(1 << 12);
/// [`super::def::Act::Substitute`]
pub const SUBSTITUTE: Mask = Mask(1 << 13);
/// [`super::def::Act::EachTurn`]
pub const EACH_TURN: Mask = Mask(1 << 14);
/// [`super::def::Act::IgnoreBase`]
pub const IGNORE_BASE: Mask = Mask(1 << 15);
/// [`super::def::Act::PlayIf`]
pub const PLAY_IF: Mask = Mask(1 << 16);
/// [`super::def::Act::Starting`]
pub const STARTING: Mask = Mask(1 << 17);
/// [`super::def::Act::NoScoring`]
pub const NO_SCORING: Mask = Mask(1 << 18);
/// [`super::def::Act::When`]
pub const WHEN: Mask = Mask(1 << 19);
/// [`super::def::Act::Redirect`]
pub const REDIRECT: Mask = Mask(1 << 20);
/// [`super::def::Act::TalentTwice`]
pub const TALENT_TWICE: Mask = Mask(1 << 4);
/// [`super::def::Act::Tag`]
pub const TAG: Mask = Mask(1 << 3);
