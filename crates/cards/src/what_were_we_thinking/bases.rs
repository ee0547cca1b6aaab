//! The eight bases of What Were We Thinking?

use crate::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Ancient Temple", "Explorers", 20, [4, 2, 1])
        .text("At the start of your turn, if you have only one minion here, it gains +5 power until the end of the turn while it is here.")
        .rulings(&[
            "Other players' minions do not count.",
            "It has the power again if it comes back the same turn.",
        ])
        .has(
            at_start_of_turn(|cx| {
                cx.give_power_here(&cx.all(minions().yours().here()), 5, cx.end_of_turn())
            })
            .only_when(|eye| eye.count(minions().yours().here()) == 1),
        ),
    base("City of Gold", "Explorers", 16, [3, 1, 1])
        .text("At the start of your turn, if you have a minion here, gain 1 VP.")
        .has(
            at_start_of_turn(|cx| cx.gain_vp(cx.you(), 1))
                .only_when(|eye| eye.any(minions().yours().here())),
        ),
    base("Grandma's House", "Grannies", 25, [5, 3, 2])
        .text("After you play a minion here, look at the top card of your deck. You may place it on the bottom of your deck.")
        .has(after(EventKind::Played, minion_played_here, |cx| sort_top(cx, 1)).of(Whom::Actor)),
    base("Retirement Community", "Grannies", 20, [4, 2, 1])
        .text("After this base scores, instead of the discard pile each player may place one of their minions here on the top or the bottom of its owner's deck.")
        .rulings(&[
            "They decide one after the other, from the current player clockwise.",
            "The minions go there when the cards leave.",
        ])
        .has(after_this_base_scores(retirement_community)),
    base("Lake Minnetonka", "Rock Stars", 26, [5, 3, 2])
        .text("After you play a minion here or move one to here, it gains +1 power until the end of the turn.")
        .rulings(&["Also another player's minion, if you move it."])
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                cx.give_power(&cx.played(), 1, cx.end_of_turn())
            })
            .only_while(played_is_still_there)
            .of(Whom::Actor),
        )
        .has(
            after(
                EventKind::Moved,
                |eye, event| !minions_moved_here(eye, event).is_empty(),
                |cx| cx.give_power(&cx.heard(minions_moved_here), 1, cx.end_of_turn()),
            )
            .of(Whom::Actor),
        ),
    base("Palooza", "Rock Stars", 27, [6, 4, 3])
        .text("Before this base scores, each player may move one of their minions from another base to here.")
        .rulings(&["They decide one after the other, from the current player clockwise."])
        .has(before_this_base_scores(|cx| {
            for player in cx.players() {
                cx.as_player(player, |cx| {
                    cx.done_by(player, |cx| move_here(cx, minions().yours().elsewhere().may()))
                })?;
            }
            Ok(())
        })),
    base("Out in the Woods", "Teddy Bears", 18, [3, 2, 1])
        .text("Before this base scores, all minions here gain +1 power each until the end of the turn.")
        .rulings(&["Not a minion that comes later."])
        .has(before_this_base_scores(|cx| give_power(cx, minions().here().each(), 1))),
    base("Under the Bed", "Teddy Bears", 22, [4, 2, 1])
        .text("On your turn, you may play an extra minion of power 2 or less here if you have played a minion at another base this turn.")
        .has(
            permits(|eye| Permission::minion().power_at_most(2).at(eye.here()))
                .only_when(you_played_elsewhere),
        ),
];

fn retirement_community(cx: &mut Cx) -> Step {
    for player in cx.players() {
        let places = |cx: &mut Cx| {
            let undecided = minions().yours().here().that(|eye, m| !eye.state.has_fate(m));
            let chosen = cx.choose(Why::Place, undecided.may())?;
            if chosen.is_empty() {
                return Ok(());
            }
            cx.one_of([
                part("On the top", |cx| cx.instead_of_discard(&chosen, To::DeckTop)),
                part("On the bottom", |cx| cx.instead_of_discard(&chosen, To::DeckBottom)),
            ])
        };
        cx.as_player(player, |cx| cx.done_by(player, places))?;
    }
    Ok(())
}

/// Whether you have played a minion this turn at another base than this one.
fn you_played_elsewhere(eye: &Eye) -> bool {
    let plays = eye.happened().filter_map(Event::minion_played);
    let yours = plays.filter(|play| play.by == Some(eye.you())).count();
    yours > eye.minions_you_played_here().count()
}
