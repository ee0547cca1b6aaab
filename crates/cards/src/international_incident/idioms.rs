//! Turns of phrase that cards and bases of this set share.

pub use crate::idioms::*;

/// "After you play an action that directly affects ...": whether a play of yours did this to a minion like that. Who hears of
/// several effects of one card answers once.
pub fn your_action_affects(
    eye: &Eye,
    event: &Event,
    like_that: impl Fn(&Snapshot) -> bool,
) -> bool {
    let cause = &event.cause;
    cause.play
        && cause.is_action()
        && cause.by == Some(eye.you())
        && event.directly_affected().any(|card| card.sorts.is_minion() && like_that(card))
}

/// How "directly affects" is read.
pub const DIRECTLY: &str = "An action affects a minion directly if it lies on it, or if its own text moves it, removes it from play, changes its power, its controller or its abilities, or places counters on it.";

/// "... a base where you have a minion": whether a site is one.
pub fn you_have_one_at(eye: &Eye, site: SiteId) -> bool {
    eye.any(minions().yours().at(site))
}
