//! The Sinister Six pull breakpoints down, and rule the bases that break early.

use crate::idioms::*;

/// The Sinister Six.
pub const SINISTER_SIX: FactionDef = FactionDef {
    name: "Sinister Six",
    blurb: "Reduce breakpoints to 19 or less, and your actions on those bases pay off.",
    colors: ["#a3a833", "#4a1a5c"],
    cards: &[
        minion("Doctor Octopus", 1, 4)
            .text("Ongoing: You may reduce the breakpoint of this base by 4 at the start of your turn, until the end of the turn.")
            .rulings(&[
                "The base does not score before it is time to score bases.",
                "It stays reduced also if this minion leaves.",
            ])
            .has(at_start_of_your_turn(|cx| reduce(cx, 4)).may()),
        minion("Mysterio", 1, 4)
            .text("Talent: Play an extra action on this base OR draw a card.")
            .rulings(&["Not on a minion here. The action may wait until later in this Play Cards phase."])
            .has(talent(always, mysterio)),
        minion("Green Goblin", 2, 3)
            .text("Talent: Reduce this base's breakpoint by 3 until the end of the turn.")
            .has(talent(always, |cx| reduce(cx, 3))),
        minion("Vulture", 2, 3)
            .text("You may place an action that can be played on a base from your discard pile on top of your deck.")
            .on_play(|cx| {
                let modifiers = actions().in_discard().that(|eye, card| eye.goes_on_a_base(card));
                place_on_deck(cx, modifiers.may())
            }),
        minion("Electro", 2, 2)
            .text("Ongoing: This base's breakpoint is reduced by 2.")
            .has(breakpoint(|eye, site| if site == eye.here() { -2 } else { 0 })),
        minion("Sandman", 2, 2)
            .text("Ongoing: While the breakpoint here is 19 or less, this minion has +2 power.")
            .has(power(|eye, minion| {
                if minion == eye.this() && is_low_here(eye) { 2 } else { 0 }
            })),
        action("Ambush", 2)
            .text("Choose a base. Reduce its breakpoint by 4 until the end of the turn.")
            .on_play(|cx| match cx.choose_base(|_, _| true)? {
                Some(site) => cx.change_breakpoint(site, -4, cx.end_of_turn()),
                None => Ok(()),
            }),
        on_base("Cover the Exits", 1)
            .text("Play on a base. Ongoing: Your minions here have +1 power. After this base scores, if its breakpoint was 19 or less, shuffle up to two of your minions here into their owners' decks.")
            .rulings(&["At once, before the cards here are discarded."])
            .raises()
            .has(power(|eye, minion| i32::from(eye.is(minion, minions().yours().here()))))
            .has(
                after_this_base_scores(|cx| {
                    let chosen = cx.choose(Why::ShuffleIn, minions().yours().here().up_to(2))?;
                    cx.shuffle_in(&chosen)?;
                    Ok(())
                })
                .only_when(is_low_here),
            ),
        on_base("Incite Panic", 1)
            .text("Play on a base. Ongoing: Other players' minions here have -1 power. While this base is scoring, if its breakpoint is 19 or less, other players cannot use Special abilities.")
            .rulings(&["This is so for cards in play at any base and for cards in their hands."])
            .affects(minions().of_others().here())
            .has(power(|eye, minion| -i32::from(eye.is(minion, minions().of_others().here()))))
            .has(forbids_specials(|eye, use_of| {
                use_of.seat != eye.you() && eye.scores_here() && is_low_here(eye)
            })),
        action("Move the Goods", 1)
            .text("Transfer an action on a base to another base. Special: After a base scores, you may play this card.")
            .rulings(&[
                "Any player's action, which stays under its player's control; not one on a minion.",
                "Played by its Special it uses none of your plays. It may take the action from any base.",
            ])
            .on_play(move_the_goods)
            .has(after_a_base_scores(move_the_goods).special_from_hand()),
        on_base("My Master Plan", 1)
            .text("Play on a base. Talent: If the breakpoint here is 19 or less, draw a card.")
            .has(talent(is_low_here, |cx| cx.draw(cx.you(), 1))),
        on_base("Pressure from All Sides", 1)
            .text("Play on a base. Talent: Reduce this base's breakpoint by 1 for each minion here until the end of the turn.")
            .rulings(&[
                "All players' minions count.",
                "If minions come or leave afterwards, it stays reduced by as much.",
            ])
            .has(talent(
                |eye| eye.any(minions().here()),
                |cx| reduce(cx, cx.eye().count(minions().here())),
            )),
        on_base("Reroute the Power", 2)
            .text("Play on a base. Talent: If the breakpoint here is 19 or less, one of your minions here gains +3 power until the start of your next turn.")
            .rulings(&["The minion keeps it also if it moves, or if this card leaves."])
            .has(talent(
                |eye| is_low_here(eye) && eye.any(minions().yours().here()),
                |cx| {
                    let chosen = cx.choose(Why::Choose, minions().yours().here())?;
                    cx.give_power(&chosen, 3, cx.start_of_your_next_turn())
                },
            )),
        on_base("Witness Our Superiority", 1)
            .text("Play on a base. Ongoing: This base's ability is cancelled.")
            .has(cancels(|eye, card| eye.base_here() == Some(card))),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "The breakpoint here is 19 or less."
fn is_low_here(eye: &Eye) -> bool {
    eye.state.breakpoint(eye.here()) <= 19
}

/// "Reduce this base's breakpoint by N until the end of the turn."
fn reduce(cx: &mut Cx, n: i32) -> Step {
    cx.change_breakpoint(cx.here(), -n, cx.end_of_turn())
}

fn mysterio(cx: &mut Cx) -> Step {
    let base = cx.eye().base_here().map(|base| cx.state().at(base));
    cx.one_of([
        part("Play an action on this base", |cx| match base {
            Some(base) => cx.extra_play(Permission::action().onto(base)),
            None => Ok(()),
        }),
        part("Draw a card", |cx| cx.draw(cx.you(), 1)),
    ])
}

fn move_the_goods(cx: &mut Cx) -> Step {
    let on_bases = actions().that(|eye, card| !is_on_a_minion(eye, card));
    choose_and_transfer(cx, on_bases)
}
