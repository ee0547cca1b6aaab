//! Kinds of abilities as bits, so that a scan passes over cards and sites that have none of a kind.

use crate::nouns::event::EventKind;
use crate::nouns::mask::Mask;
use crate::nouns::time::Window;

/// [`crate::print::act::Act::At`] this window: a bit for each.
#[must_use]
pub const fn at(window: Window) -> Mask {
    Mask(1 << (24 + window as u32))
}

/// [`crate::print::act::Act::After`] this kind of event: a bit for each.
#[must_use]
pub const fn after(kind: EventKind) -> Mask {
    Mask(1 << (32 + kind as u32))
}

/// [`crate::print::act::Act::After`] an event of whatever kind.
pub const AFTER_ANYTHING: Mask = Mask(u64::MAX << 32);

/// Whoever listens for cards in play being affected.
pub const AFFECTED: Mask = after(EventKind::Affected);

/// Whoever listens for cards leaving play, by whatever way.
pub const AFTER_LEAVING: Mask = after(EventKind::Destroyed)
    .or(after(EventKind::Discarded))
    .or(after(EventKind::Returned))
    .or(after(EventKind::ToDiscard))
    .or(after(EventKind::Affected));
/// [`crate::print::act::Act::OnPlay`]
pub const ON_PLAY: Mask = Mask(1);

/// [`crate::print::act::Act::Talent`]
pub const TALENT: Mask = Mask(1 << 1);

/// [`crate::print::act::Act::OnYourTurn`]
pub const ON_YOUR_TURN: Mask = Mask(1 << 2);

/// [`crate::print::act::Act::Instead`]
pub const INSTEAD: Mask = Mask(1 << 5);

/// [`crate::print::act::Act::Power`]
pub const POWER: Mask = Mask(1 << 6);

/// [`crate::print::act::Act::Breakpoint`]
pub const BREAKPOINT: Mask = Mask(1 << 7);

/// [`crate::print::act::Act::Presence`]
pub const PRESENCE: Mask = Mask(1 << 8);

/// [`crate::print::act::Act::Protect`]
pub const PROTECT: Mask = Mask(1 << 9);

/// [`crate::print::act::Act::Shield`]
pub const SHIELD: Mask = Mask(1 << 10);

/// [`crate::print::act::Act::Forbid`]
pub const FORBID: Mask = Mask(1 << 11);

/// [`crate::print::act::Act::Permit`]
pub const PERMIT: Mask = Mask(1 << 12);

/// [`crate::print::act::Act::Substitute`]
pub const SUBSTITUTE: Mask = Mask(1 << 13);

/// [`crate::print::act::Act::EachTurn`]
pub const EACH_TURN: Mask = Mask(1 << 14);

/// [`crate::print::act::Act::IgnoreBase`]
pub const IGNORE_BASE: Mask = Mask(1 << 15);

/// [`crate::print::act::Act::PlayIf`]
pub const PLAY_IF: Mask = Mask(1 << 16);

/// [`crate::print::act::Act::Starting`]
pub const STARTING: Mask = Mask(1 << 17);

/// [`crate::print::act::Act::NoScoring`]
pub const NO_SCORING: Mask = Mask(1 << 18);

/// [`crate::print::act::Act::When`]
pub const WHEN: Mask = Mask(1 << 19);

/// [`crate::print::act::Act::Redirect`]
pub const REDIRECT: Mask = Mask(1 << 20);

/// [`crate::print::act::Act::TalentTwice`]
pub const TALENT_TWICE: Mask = Mask(1 << 4);

/// [`crate::print::act::Act::Tag`]
pub const TAG: Mask = Mask(1 << 3);
