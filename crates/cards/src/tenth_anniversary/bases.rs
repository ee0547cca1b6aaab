//! The eight bases of the 10th Anniversary, two a faction.

use super::idioms::*;

/// All of them; those of the Sheep came first.
pub const BASES: &[CardDef] = &[
    base("Sheep Shrine", "Sheep", 19, [4, 2, 1])
        .text("After this base is played, each player may move one of their minions from another base to here. If it lies here as the game begins, replace it with the top base of the base deck and shuffle it into that deck.")
        .rulings(&[
            "However it comes: after a scoring, or in exchange for another base.",
            "They decide one after the other, from the current player clockwise.",
        ])
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
        .has(
            after(EventKind::Moved, you_move_one_here, the_pasture)
                .only_while(|eye, event| !left_behind(eye, event).is_empty())
                .first()
                .of(Whom::Actor),
        ),
    base("Mermaid Pool", "Mermaids", 23, [4, 2, 1])
        .text("On your turn, if you have a minion here, you may move another player's minion from another base to here.")
        .rulings(&["Each player once on each of their turns."])
        .has(on_your_turn(
            |eye| eye.any(minions().yours().here()) && eye.any(minions().of_others().elsewhere()),
            |cx| move_here(cx, minions().of_others().elsewhere()),
        )),
    base("Mermaid Reef", "Mermaids", 17, [3, 1, 1])
        .text("During your turn, each minion of other players here adds 1 less power to its controller's total.")
        .rulings(&[LESS_FOR_YOU, "No minion adds less than 0."])
        .has(adds_less(|eye, minion| {
            let controller = eye.state.card(minion).controller;
            let theirs = controller.is_some_and(|seat| seat != eye.state.current);
            i32::from(theirs && eye.is_here(minion))
        })),
    base("Boneyard", "Skeletons", 22, [4, 2, 1])
        .text("Once during your turn, after a minion that you own goes from play at another base to the discard pile, you may bury it here if its power was 3 or less.")
        .rulings(&[
            "Destroyed, or discarded after its base scored. Whoever controlled it.",
            "If several go together, you choose one of them.",
            "Its power there, just before.",
        ])
        .has(
            after(
                EventKind::ToDiscard,
                |eye, event| !eye.not_your_turn() && !dead_elsewhere(eye, event).is_empty(),
                |cx| {
                    let dead = cx.heard(dead_elsewhere);
                    let dead: Vec<Ref> = dead.into_iter().map(|card| cx.now(card)).collect();
                    let here = cx.among(&dead, cards().in_discard());
                    let chosen = cx.choose_from(Why::Bury, &here, cards())?;
                    cx.bury(&chosen, cx.here())?;
                    Ok(())
                },
            )
            .limited(Limit::OncePerTurn)
            .may().about_it(),
        ),
    base("Ossuary", "Skeletons", 20, [3, 2, 1])
        .text("On your turn, you may bury a minion of power 3 or less from your discard pile here.")
        .rulings(&["Each player once on each of their turns, also without a minion here."])
        .has(on_your_turn(
            |eye| eye.any(minions().in_discard().power_at_most(3)),
            |cx| {
                let chosen = cx.choose(Why::Bury, minions().in_discard().power_at_most(3))?;
                cx.bury(&chosen, cx.here())?;
                Ok(())
            },
        )),
    base("Arena", "World Champs", 23, [4, 3, 1])
        .text("Once on your turn, after you play your first minion here, you may play an extra action or draw a card.")
        .has(
            after(EventKind::Played, you_play_one_on_your_turn, |cx| {
                cx.one_of([
                    part("Play an extra action", |cx| cx.extra_play(Permission::action())),
                    part("Draw a card", |cx| cx.draw(cx.you(), 1)),
                ])
            })
            .first()
            .of(Whom::Actor)
            .may(),
        ),
    base("Hall of Fame", "World Champs", 20, [4, 2, 1])
        .text("The first minion that you play here on your turn gains +2 power until the end of the turn.")
        .rulings(&["After the minion's own ability. It keeps the power when it moves."])
        .has(
            after(EventKind::Played, you_play_one_on_your_turn, |cx| {
                cx.give_power(&cx.played(), 2, cx.end_of_turn())
            })
            .only_while(played_is_still_there)
            .first()
            .of(Whom::Actor),
        ),
];

/// "You play a minion here during your turn."
fn you_play_one_on_your_turn(eye: &Eye, event: &Event) -> bool {
    !eye.not_your_turn() && you_play_a_minion_here(eye, event)
}

/// "A minion of power 3 or less that you own goes from play at another base to the discard pile": those.
fn dead_elsewhere(eye: &Eye, event: &Event) -> Vec<Ref> {
    let dead = event.what.from_play_to_discard().filter(|card| {
        card.sorts.is_minion()
            && card.power <= 3
            && !eye.was_here(card)
            && eye.state.owner(card.card.card) == Some(eye.you())
    });
    dead.map(|card| card.card).collect()
}

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

/// "Another minion from the base it came from": from any base that the same card has just moved a minion from.
fn left_behind(eye: &Eye, event: &Event) -> Vec<Ref> {
    let (since, by, here) = (event.seq, event.cause.card, eye.here());
    let together = eye.happened().filter(|event| event.seq >= since && event.cause.card == by);
    let came = together.flat_map(|event| event.moved());
    let from: Vec<SiteId> = came
        .filter(|&(minion, to)| minion.sorts.is_minion() && to == here)
        .filter_map(|(minion, _)| minion.site)
        .collect();
    let mut others = eye.all(minions().elsewhere());
    others.retain(|minion| eye.state.site_of(minion.card).is_some_and(|site| from.contains(&site)));
    others
}

fn the_pasture(cx: &mut Cx) -> Step {
    let others = cx.heard(left_behind);
    let chosen = cx.choose_from(Why::Move, &others, cards())?;
    cx.move_to(&chosen, cx.here()).map(drop)
}
