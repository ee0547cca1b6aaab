//! The two bases of the Sheep.

use crate::idioms::*;
use engine::cards::*;

/// Both of them.
pub const BASES: &[CardDef] = &[
    base("Sheep Shrine", "Sheep", 19, [4, 2, 1])
        .text("After this base is played, each player may move one of their minions from another base to here. If it lies here as the game begins, replace it with the top base of the base deck and shuffle it into that deck.")
        .rulings(&[
            "However it comes: after a scoring, or in exchange for another base.",
            "They decide one after the other, from the current player clockwise.",
        ])
        .art("shinto-shrine")
        .has(after_this_base_is_played(sheep_shrine))
        .has(at_setup(|cx| {
            cx.exchange_base(cx.here(), NewBase::Top, Keep::Nothing)?;
            cx.shuffle(Home::Bases);
            Ok(())
        })),
    base("The Pasture", "Sheep", 25, [5, 3, 2])
        .text("After you move a minion to here for the first time in a turn, move another minion from the base it came from to here.")
        .rulings(&[
            "Not optional: any player's minion at the base that yours came from.",
            "If one card moves several minions here, you choose from all the bases they came from, and one minion comes along.",
            "Once each turn for each player.",
        ])
        .art("field")
        .has(after(EventKind::Moved, you_move_one_here, the_pasture).first().of(Whom::Actor)),
];

/// "Each player may move one of their minions from another base to here."
fn sheep_shrine(cx: &mut Cx) -> Step {
    for player in cx.players() {
        cx.as_player(player, |cx| {
            cx.done_by(player, |cx| move_here(cx, minions().yours().elsewhere().may()))
        })?;
    }
    Ok(())
}

/// "You move a minion to this base."
fn you_move_one_here(eye: &Eye, event: &Event) -> bool {
    event.cause.actor() == Some(eye.you()) && !minions_moved_here(eye, event).is_empty()
}

/// "Move another minion from the base it came from to here.": from any base that the same card has just moved a minion from.
fn the_pasture(cx: &mut Cx) -> Step {
    let Some((since, by)) = cx.event().map(|event| (event.seq, event.cause.card)) else {
        return Ok(());
    };
    let (eye, here) = (cx.eye(), cx.here());
    let together = eye.happened().filter(|event| event.seq >= since && event.cause.card == by);
    let came = together.flat_map(|event| event.moved());
    let from: Vec<SiteId> = came
        .filter(|&(minion, to)| minion.sorts.is_minion() && to == here)
        .filter_map(|(minion, _)| minion.site)
        .collect();
    let mut others = cx.all(minions().elsewhere());
    others.retain(|&minion| from.contains(&cx.site_of(minion)));
    let chosen = cx.choose_from(Why::Move, &others, cards())?;
    cx.move_to(&chosen, here)?;
    Ok(())
}
