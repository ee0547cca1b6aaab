//! The eight bases of That '70s Expansion.

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Boogie Wonderland", "Disco Dancers", 21, [4, 2, 1])
        .text("After a player plays a standard action that affects one or more of their minions here, that player draws a card.")
        .rulings(&["Also if it moves a minion from here, but not if it moves one to here."])
        .has(after(
            EventKind::Affected,
            |eye, event| {
                let of_player = |card: &Snapshot| card.controller == event.cause.by;
                eye.is_by_standard_action(event)
                    && event.what.affected().any(|card| {
                        card.sorts.is_minion() && eye.was_here(card) && of_player(card)
                    })
            },
            |cx| match player_of_card(cx) {
                Some(player) => cx.draw(player, 1),
                None => Ok(()),
            },
        )),
    base("Funky Town", "Disco Dancers", 23, [4, 3, 2])
        .text("Once each turn, when your standard action directly affects one or more of your minions here, you may choose another of your minions here to be affected the same way.")
        .rulings(&["As with the Diva; once each turn for each player."])
        .has(
            joins(|eye, card, effect| {
                let yours = minions().yours().here();
                effect.cause.by == Some(eye.you())
                    && eye.is(card, yours)
                    && effect.targets.iter().any(|t| eye.is(t.card, yours))
            })
            .limited(Limit::OncePerTurnEach),
        ),
    base("Ancient Dojo", "Kung Fu Fighters", 25, [5, 4, 3])
        .text("After you play a minion here, each of your minions here that has less power than it gets a +1 power counter.")
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                let Some(minion) = cx.played().one() else { return Ok(()) };
                let weaker = minions().yours().here().power_below(cx.power(minion));
                place_counters(cx, weaker.each(), 1)
            })
            .of(Whom::Actor),
        ),
    base("Tournament Site", "Kung Fu Fighters", 19, [2, 0, 0])
        .text("When this base scores, the winner gains 1 VP for each player who has no power here.")
        .rulings(&["Power counts as it is when the base scores."])
        .has(
            when_this_base_scores(|cx| {
                let has_none = |&seat: &Seat| cx.state().scored_power(seat) == 0;
                let without = cx.players().into_iter().filter(has_none).count();
                cx.gain_vp(cx.you(), without as i32)
            })
            .of(Whom::Winners),
        ),
    base("The Greasy Spoon", "Truckers", 20, [4, 2, 1])
        .text("If an action on this base would go to the discard pile, shuffle it into its owner's deck instead.")
        .rulings(&[
            "Actions on minions are not on the base.",
            "Also when this base has scored.",
        ])
        .has(goes(|eye, going| {
            eye.is(going.card.card, actions().on_this_base()).then_some(To::Deck)
        })),
    base("Truck Stop", "Truckers", 18, [3, 2, 1])
        .text("At the start of your turn, you may transfer an action from another base to here, or from here to another base.")
        .rulings(&["Actions on minions are not on a base."])
        .has(
            at_start_of_turn(truck_stop)
                .only_when(|eye| {
                    let elsewhere = |a: &Ref| !eye.other_sites(a.card).is_empty();
                    eye.all(ON_BASES).iter().any(elsewhere)
                })
                .may(),
        ),
    base("Hideout", "Vigilantes", 18, [3, 1, 1])
        .text("Minions here are not affected by other players' cards.")
        .rulings(&["By cards of others than the minion's controller."])
        .has(protects(|eye, card, effect| {
            is_by_another_player(eye, card, effect) && eye.is(card, minions().here())
        })),
    base("The Mean Streets", "Vigilantes", 25, [5, 3, 2])
        .text("After a card that a player plays affects cards here, all other players may each place a +1 power counter on a minion here.")
        .rulings(&["Once for each card played.", "Buried cards are cards here.", "They decide one after the other, clockwise."])
        .has(after(
            EventKind::Affected,
            |eye, event| {
                let mut cards = event.what.affected().chain(event.what.buried_affected());
                event.cause.play && event.cause.by.is_some() && cards.any(|card| eye.was_here(card))
            },
            mean_streets,
        )),
];

/// The newer printing of those that differ.
pub const REVISED: &[CardDef] = &[
    base("Back Alley", "Vigilantes", 18, [3, 1, 1])
        .text("Your minions here are not affected by other players' cards.")
        .rulings(&["The minions of all players. Not monsters that nobody controls."])
        .has(protects(|eye, card, effect| {
            eye.state.card(card).controller.is_some()
                && is_by_another_player(eye, card, effect)
                && eye.is(card, minions().here())
        })),
    base("The Mean Streets", "Vigilantes", 23, [4, 2, 1])
        .text("Before this base scores, destroy the minion of highest power here.")
        .rulings(&["Of several that share the highest power, all."])
        .has(before_this_base_scores(|cx| cx.destroy(&strongest(cx, minions().here())).map(drop))),
];

/// "That player", who has played the card that affected something.
fn player_of_card(cx: &Cx) -> Option<Seat> {
    cx.event().and_then(|event| event.cause.by)
}

fn truck_stop(cx: &mut Cx) -> Step {
    let Some(action) = cx.choose(Why::Transfer, ON_BASES)?.one() else { return Ok(()) };
    match cx.site_of(action) == cx.here() {
        true => transfer_elsewhere(cx, action),
        false => transfer_to(cx, action, cx.here()).map(drop),
    }
}

fn mean_streets(cx: &mut Cx) -> Step {
    let player = player_of_card(cx);
    for other in cx.players().into_iter().filter(|&seat| Some(seat) != player) {
        let chosen =
            cx.choice_of(other, Why::CountersTo, &cx.all(minions().here()), cards().may())?;
        cx.done_by(other, |cx| cx.place_counters(&chosen, 1))?;
    }
    Ok(())
}
