//! Turns of phrase that cards of this set share.

pub use crate::idioms::*;

/// How power is read that does not add to its controller's total.
pub const LESS_FOR_YOU: &str = "It still counts toward the breakpoint, and for cards that look at the minion. It does not count for who wins here, nor for cards that compare totals.";

/// "Uncover ...": those that were chosen.
pub fn uncover(cx: &mut Cx, which: Select) -> Step<Vec<Ref>> {
    let chosen = cx.choose(Why::Uncover, which)?;
    cx.uncover(&chosen)?;
    Ok(chosen.iter().map(|&card| cx.now(card)).collect())
}

/// "Bury ...": each on a base that you choose.
pub fn bury_each(cx: &mut Cx, cards: &[Ref]) -> Step {
    for &card in cards {
        if let Some(site) = cx.choose_site(Why::BuryAt(card.card), &cx.open_sites())? {
            cx.bury(&[card], site)?;
        }
    }
    Ok(())
}

/// "After a minion is uncovered, you may place a +1 power counter on it.": it has just been played, by whoever buried it.
pub const fn grows_from_the_grave(which: fn(&Eye, &Event) -> bool) -> Ability {
    after(EventKind::Played, which, |cx| cx.place_counters(&cx.played(), 1))
        .only_while(played_is_still_there)
        .may()
}

/// "After a minion is uncovered ...", of the play of a card.
pub fn minion_uncovered(event: &Event) -> bool {
    event.minion_played().is_some_and(|play| matches!(play.from, Zone::Buried(_)))
}
