//! Cyborg Apes hang actions on minions, and get them back.

use crate::idioms::*;

/// The Cyborg Apes.
pub const CYBORG_APES: FactionDef = FactionDef {
    name: "Cyborg Apes",
    blurb: "Load minions with gadgets, and pick the gadgets up again.",
    colors: ["#6a7b86", "#2b2420"],
    cards: &[
        minion("Cyberback", 1, 5)
            .text("Ongoing: The actions that you play on this minion may come from your discard pile instead of your hand.")
            .has(stands_for(PlayKind::Action, always, |eye| {
                Permission::action().from_discard().onto(eye.host.id.host)
            })),
        minion("Clyde 2.0", 2, 4)
            .text("Ongoing: After your actions on minions here go to the discard pile, you may place them into your hand.")
            .rulings(&["Also when the base has scored."])
            .has(
                after(
                    EventKind::ToDiscard,
                    |eye, event| !fallen_here(eye, event).is_empty(),
                    |cx| {
                        let fallen = cx.heard(fallen_here);
                        let chosen = cx.choose_from(Why::Place, &fallen, cards().any_number())?;
                        cx.place_in_hand(&chosen)?;
                        Ok(())
                    },
                )
                .may(),
            ),
        minion("Baboom", 3, 3)
            .text("Talent: Play an extra action on this minion.")
            .has(talent(always, |cx| cx.extra_play(Permission::action().onto(cx.this())))),
        minion("Furious George", 4, 2)
            .text("Ongoing: This minion has +1 power for each action on it.")
            .has(power(
                |eye, minion| if minion == eye.this() { actions_on(eye, minion) } else { 0 },
            )),
        on_minion("Cyberevolution", 2, minions())
            .text("Play on a minion. Ongoing: It has +3 power.")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 3 } else { 0 })),
        on_minion("Flying Monkey", 1, minions())
            .text("Play on a minion. Special: After this base scores, you may move this minion to another base. Destroy this card.")
            .rulings(&["Not to the base that replaces the scored one."])
            .has(after_this_base_scores(flying_monkey).only_when(can_fly).special().may()),
        action("Going Bananas", 1)
            .text("Choose a base. Destroy all other players' actions on it and on minions there.")
            .on_play(|cx| {
                let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
                destroy(cx, actions().of_others().at(site).each())
            }),
        on_minion("Juiced Up", 1, minions())
            .text("Play on a minion. Ongoing: It has +2 power for each action on it, this one included.")
            .raises()
            .has(power(|eye, minion| match eye.wearer() {
                Some(wearer) if wearer == minion => 2 * actions_on(eye, minion),
                _ => 0,
            })),
        on_minion("Missing Uplink", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: At the end of your turn, draw a card.")
            .rulings(&["The hand is not checked for ten cards after it."])
            .has(at_end_of_your_turn(|cx| cx.draw(cx.you(), 1))),
        on_minion("Monkey on Your Back", 1, minions().yours())
            .text("Play on one of your minions. Talent: Destroy another player's minion of power 4 or less here. Place this card on the bottom of your deck.")
            .has(talent(always, |cx| {
                destroy(cx, minions().of_others().here().power_at_most(4))?;
                place_this_under_deck(cx)
            })),
        action("Monkey See, Monkey Do", 1)
            .text("Reveal the top five cards of your deck. Place any number of actions among them into your hand, and shuffle the others into your deck.")
            .on_play(|cx| {
                let revealed = cx.reveal_top(cx.you(), 5)?;
                let taken = cx.choose_from(Why::Take, &revealed, actions().any_number())?;
                cx.place_in_hand(&taken)?;
                cx.shuffle_into_deck(&cx.among(&revealed, cards()), cx.you())
            }),
        on_minion("Shielding", 2, minions())
            .text("Play on a minion. Ongoing: Actions of other players do not affect this minion or the other actions on it.")
            .rulings(&[
                "Other players' actions on the minion are destroyed at once.",
                "It does not protect itself; two of them on one minion protect each other.",
            ])
            .has(protects(|eye, card, effect| {
                let beside = eye.state.card(card).zone == eye.state.card(eye.this()).zone;
                let covered = eye.wearer() == Some(card) || (beside && card != eye.this());
                covered && effect.cause.is_action_of_other(eye.you())
            })),
    ],
    titan: None,
    revised: Revision::NONE,
};

fn actions_on(eye: &Eye, minion: CardId) -> i32 {
    eye.state.card(minion).attached.len() as i32
}

/// Your actions that fell off minions here and lie in a discard pile.
fn fallen_here(eye: &Eye, event: &Event) -> Vec<Ref> {
    let fallen = event.what.from_play_to_discard().filter(|card| {
        let on_minion = matches!(card.zone, Zone::On(_)) && eye.was_here(card);
        on_minion
            && card.controller == Some(eye.you())
            && !eye.state.is_treasure(card.card.card)
            && eye.state.in_discard_since(card.card)
    });
    fallen.map(|card| eye.state.at(card.card.card)).collect()
}

/// Both or neither: the minion can be moved.
fn can_fly(eye: &Eye) -> bool {
    let moves = |minion| eye.other_sites(minion).iter().any(|&to| eye.would_move(minion, to));
    eye.wearer().is_some_and(moves)
}

fn flying_monkey(cx: &mut Cx) -> Step {
    for minion in cx.wearer() {
        if cx.move_to_one_of(minion, &cx.other_sites(minion))? {
            destroy_this(cx)?;
        }
    }
    Ok(())
}
