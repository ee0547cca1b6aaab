//! The eight bases of World Tour: International Incident.

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Ringside", "Luchadors", 21, [4, 2, 1])
        .text("Draw a card after you play an action that directly affects a minion of another player here.")
        .rulings(&[DIRECTLY, "One card for each action, however many minions it affects."])
        .has(after(EventKind::Affected, affects_anothers_here, |cx| {
            match cx.event().and_then(|event| event.cause.by) {
                Some(player) => cx.draw(player, 1),
                None => Ok(()),
            }
        })),
    base("The Squared Circle", "Luchadors", 18, [3, 1, 1])
        .text("After the first time each turn that you play a minion here, you may place a random action from your discard pile into your hand.")
        .rulings(&["The first time for each player."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                let found = cx.random_of(&cx.all(actions().in_discard()), 1);
                cx.place_in_hand(&found)?;
                Ok(())
            })
            .only_when(|eye| eye.any(actions().in_discard()))
            .first()
            .of(Whom::Actor)
            .may(),
        ),
    base("Great White North, Eh?", "Mounties", 21, [2, 3, 1])
        .text("Before this base scores, all players may each move one of their minions from here to another base; it gains +1 power until the end of the turn.")
        .rulings(&["They decide one after the other, from the current player clockwise."])
        .has(before_this_base_scores(|cx| {
            for player in cx.players() {
                cx.as_player(player, |cx| cx.done_by(player, ride_away))?;
            }
            Ok(())
        })),
    base("Strategic Syrup Reserve", "Mounties", 23, [4, 2, 1])
        .text("After you play a minion here, you may move another player's minion from another base to here if you have a minion at that base.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| move_here(cx, NEIGHBOURS))
                .only_when(|eye| eye.any(NEIGHBOURS))
                .of(Whom::Actor)
                .may(),
        ),
    base("Bastion Saint-Gervais", "Musketeers", 25, [5, 4, 3])
        .text("Once each turn, you may play an extra action after an action that you play directly affects one of your minions here.")
        .rulings(&[DIRECTLY, "Once each turn for each player."])
        .has(
            extra_play_after(
                EventKind::Affected,
                |eye, event| {
                    let yours = |card: &Snapshot| card.controller == Some(eye.you());
                    your_action_affects(eye, event, |card| eye.was_here(card) && yours(card))
                },
                |_, _| Permission::action(),
            )
            .limited(Limit::OncePerTurnEach)
            .of(Whom::Actor),
        ),
    base("The Golden Lily", "Musketeers", 18, [3, 2, 2])
        .text("At the end of your turn, if you have a minion here, draw a card.")
        .has(
            at_end_of_turn(|cx| cx.draw(cx.you(), 1))
                .only_when(|eye| eye.any(minions().yours().here())),
        ),
    base("Heya Training Stable", "Sumo Wrestlers", 23, [4, 2, 1])
        .text("You may discard a card, at the start of your turn, to place a +1 power counter on one of your minions here.")
        .has(
            at_start_of_turn(|cx| match discards(cx, cards().in_hand(), 1)? {
                true => place_counters(cx, minions().yours().here(), 1),
                false => Ok(()),
            })
            .only_when(|eye| eye.has_hand() && eye.any(minions().yours().here()))
            .may(),
        ),
    base("The Dohyo", "Sumo Wrestlers", 17, [3, 2, 1])
        .text("After the first time on your turn that you play a minion here, you may move another player's minion from here to another base.")
        .has(
            after(
                EventKind::Played,
                |eye, event| eye.was_on_your_turn(event) && you_play_a_minion_here(eye, event),
                |cx| move_elsewhere(cx, minions().of_others().here()),
            )
            .only_when(|eye| {
                eye.any(minions().of_others().here()) && !eye.other_sites(eye.this()).is_empty()
            })
            .first()
            .of(Whom::Actor)
            .may(),
        ),
];

/// "After you play an action that directly affects another player's minion here ...": whoever carries it out.
fn affects_anothers_here(eye: &Eye, event: &Event) -> bool {
    let cause = &event.cause;
    let anothers = |card: &Snapshot| card.controller.is_some() && card.controller != cause.by;
    let reached = |card: &Snapshot| card.sorts.is_minion() && eye.was_here(card) && anothers(card);
    cause.play && cause.is_action() && cause.by.is_some() && event.directly_affected().any(reached)
}

/// "... may move one of their minions from here to another base and give it +1 power until the end of the turn."
fn ride_away(cx: &mut Cx) -> Step {
    if cx.other_sites(cx.this()).is_empty() {
        return Ok(());
    }
    for minion in cx.choose(Why::Move, minions().yours().here().may())? {
        if cx.move_to_one_of(minion, &cx.other_sites(minion))? {
            cx.give_power(&[minion], 1, cx.end_of_turn())?;
        }
    }
    Ok(())
}

/// "Another player's minion from another base where you have a minion."
const NEIGHBOURS: Select = minions().of_others().elsewhere().that(is_where_you_have_one);
