//! Turns of phrase that three cards or more share.

use crate::engine::event::Event;
use crate::engine::eye::Eye;
use crate::engine::ids::{Ref, SiteId};
use crate::engine::question::Why;
use crate::engine::select::Select;
use crate::engine::{Cx, Step};

/// "Destroy a ..."
pub fn destroy_one(cx: &mut Cx, which: Select) -> Step {
    if let Some(card) = cx.choose(Why::Destroy, which)? {
        cx.destroy(card)?;
    }
    Ok(())
}

/// "You may destroy a ..."
pub fn may_destroy_one(cx: &mut Cx, which: Select) -> Step {
    if let Some(card) = cx.may_choose(Why::Destroy, which)? {
        cx.destroy(card)?;
    }
    Ok(())
}

/// "Return a ... to its owner's hand."
pub fn return_one(cx: &mut Cx, which: Select) -> Step {
    if let Some(card) = cx.choose(Why::Return, which)? {
        cx.return_to_hand(card)?;
    }
    Ok(())
}

/// "You may return a ... to its owner's hand."
pub fn may_return_one(cx: &mut Cx, which: Select) -> Step {
    if let Some(card) = cx.may_choose(Why::Return, which)? {
        cx.return_to_hand(card)?;
    }
    Ok(())
}

/// "Move ... to another base."
pub fn move_elsewhere(cx: &mut Cx, minion: Ref) -> Step {
    let others = cx.other_sites(minion.card);
    if let Some(site) = cx.choose_site(Why::MoveTo(minion.card), &others)? {
        cx.move_to(minion, site)?;
    }
    Ok(())
}

/// "Remove any number of +1 power counters from ...": how many came off.
pub fn remove_any_counters(cx: &mut Cx, which: Select) -> Step<i32> {
    let mut removed = 0;
    for (card, n) in cx.choose_counters(which)? {
        removed += cx.remove_counters(card, n)?;
    }
    Ok(removed)
}

/// "Transfer any number of +1 power counters from one of ... to another of ...": none is a number too.
pub fn transfer_any(cx: &mut Cx, from: Select, to: Select) -> Step {
    let mut bearing = cx.eye().all(from);
    bearing.retain(|&c| cx.state().counters(c) > 0);
    let Some(giver) = cx.may_choose_among(Why::CountersFrom, &bearing)? else { return Ok(()) };
    let mut others = cx.eye().all(to);
    others.retain(|&c| c != giver.card);
    let Some(taker) = cx.choose_among(Why::CountersTo, &others)? else { return Ok(()) };
    let n = cx.choose_amount(1, cx.state().counters(giver.card))?;
    cx.transfer_counters(giver, taker, n)
}

/// "Place a +1 power counter on one of ..."
pub fn place_counter_on_one(cx: &mut Cx, which: Select) -> Step {
    match cx.choose(Why::CountersTo, which)? {
        Some(card) => cx.place_counters(&[card], 1),
        None => Ok(()),
    }
}

/// "Destroy this card."
pub fn destroy_this(cx: &mut Cx) -> Step {
    let this = cx.this();
    cx.destroy(this)?;
    Ok(())
}

/// "After another player plays a minion here ..."
pub fn another_player_plays_a_minion_here(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|(by, _, at)| by != eye.you() && Some(at) == eye.here())
}

/// "After this minion is destroyed ..."
pub fn this_is_destroyed(eye: &Eye, event: &Event) -> bool {
    event.minions_destroyed().any(|m| m.card == eye.host.id.host)
}

/// "If another player has more power here than you do ..."
pub fn is_behind_here(eye: &Eye) -> bool {
    let Some(site) = eye.here() else { return false };
    let yours = eye.state.total(eye.you(), site);
    eye.state.seats().any(|seat| eye.state.total(seat, site) > yours)
}

/// The minion just played, if it is still at `site`.
pub fn minion_still_at(cx: &Cx, site: Option<SiteId>) -> Option<Ref> {
    let (_, minion, _) = cx.event()?.minion_played()?;
    let there = cx.state().stays(minion.card) && cx.state().site_of(minion.card.card) == site;
    there.then_some(minion.card)
}
