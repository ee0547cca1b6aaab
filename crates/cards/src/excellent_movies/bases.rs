//! The bases of the set.

use super::idioms::*;

/// The bases of the set.
pub const BASES: &[CardDef] = &[
    base("Building Rooftop", "Action Heroes", 20, [3, 1, 1])
        .text("At the start of your turn, if you have exactly one minion here, you may reduce this base's breakpoint by that minion's power until the end of the turn. When this base scores, each player with exactly one minion here gains 1 VP.")
        .rulings(&[STAYS])
        .has(
            at_start_of_turn(|cx| {
                let here = cx.here();
                let alone = cx.all(minions().yours().here());
                let power = alone.iter().map(|&minion| cx.power(minion)).sum();
                reduce(cx, here, power)
            })
            .only_when(|eye| {
                have_one_here(eye)
                    && eye.any(minions().yours().here().that(|eye, m| eye.state.power(m) > 0))
            })
            .may(),
        )
        .has(when_this_base_scores(|cx| {
            for player in cx.players() {
                if cx.eye().count(minions().of(player).here()) == 1 {
                    cx.gain_vp(player, 1)?;
                }
            }
            Ok(())
        })),
    base("Jungle Camp", "Action Heroes", 20, [3, 2, 1])
        .text("After this base scores, the winner may return one of their minions here to its owner's hand.")
        .has(
            after_this_base_scores(|cx| return_to_hand(cx, minions().yours().here()))
                .only_when(|eye| eye.any(minions().yours().here()))
                .of(Whom::Winners)
                .may(),
        ),
    base("Alternate Present", "Backtimers", 20, [4, 2, 2])
        .text("Once each turn, after you play your first minion here, you may place two stasis counters on a card from your hand.")
        .rulings(&[STASIS])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                place_in_stasis(cx, cards().in_hand().may(), 2)
            })
            .first()
            .only_when(|eye| eye.has_hand())
            .of(Whom::Actor)
            .may(),
        ),
    base("Time-Traveling Car", "Backtimers", 22, [3, 2, 1])
        .text("After this base scores, the winner may choose one of their minions or actions here, and place two stasis counters on it.")
        .rulings(&[STASIS, "It waits before its owner, with what is on it."])
        .has(
            after_this_base_scores(|cx| place_in_stasis(cx, YOURS_HERE, 2))
                .only_when(|eye| eye.any(YOURS_HERE))
                .of(Whom::Winners)
                .may(),
        ),
    base("Ancient Crashed Ship", "Extramorphs", 21, [4, 2, 1])
        .text("Place a +1 power counter on each minion that you play here from anywhere except your hand.")
        .has(
            after(
                EventKind::Played,
                |eye, event| {
                    you_play_a_minion_here(eye, event)
                        && event.play().is_some_and(|play| !play.is_from_own_hand())
                },
                |cx| cx.place_counters(&cx.played(), 1),
            )
            .of(Whom::Actor),
        ),
    base("Brood Hive", "Extramorphs", 22, [4, 2, 1])
        .text("Before this base scores, all players with a minion here, from the current player's left on, may each play an extra minion off the top of their deck here.")
        .rulings(&["The current player is the last.", OFF_YOUR_TOP])
        .has(before_this_base_scores(brood_hive)),
    base("Rooftop Portal", "Wraithrustlers", 22, [5, 3, 2])
        .text("Once each turn, after you destroy a card here, draw a card.")
        .rulings(&["Once each turn for each player."])
        .has(
            after(
                EventKind::Destroyed,
                |eye, event| match &event.what {
                    Happened::Went { cards, .. } => cards.iter().any(|card| eye.was_here(card)),
                    _ => false,
                },
                |cx| cx.draw(cx.you(), 1),
            )
            .limited(Limit::OncePerTurnEach)
            .of(Whom::Actor),
        ),
    base("Wraithrustlers HQ", "Wraithrustlers", 20, [4, 2, 1])
        .text("After this base scores, the winner has an extra action or an extra minion on their next turn.")
        .rulings(&["Each winner. It is decided during that turn."])
        .has(
            after_this_base_scores(|cx| {
                cx.stand_next_turn(Bearer::Player(cx.you()), cx.you());
                Ok(())
            })
            .of(Whom::Winners),
        )
        .has(on_your_turn(always, action_or_minion).lent()),
];

/// "One of their minions or actions here."
const YOURS_HERE: Select =
    cards().yours().here().that(|eye, card| eye.is(card, minions()) || eye.is(card, actions()));

fn brood_hive(cx: &mut Cx) -> Step {
    let here = cx.here();
    let mut players = cx.players();
    players.rotate_left(1);
    for player in players {
        if cx.eye().any(minions().of(player).here()) && cx.yes_of(player, Why::PlayThis)? {
            let plays = |cx: &mut Cx| play_off_the_top(cx, here, minions());
            cx.as_player(player, |cx| cx.done_by(player, plays))?;
        }
    }
    Ok(())
}

fn action_or_minion(cx: &mut Cx) -> Step {
    cx.one_of([
        part("Play an extra action", |cx| cx.extra_play(Permission::action())),
        part("Play an extra minion", |cx| cx.extra_play(Permission::minion())),
    ])
}
