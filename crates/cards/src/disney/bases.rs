//! The bases of the eight films.

use super::idioms::*;

/// Two a faction.
pub const BASES: &[CardDef] = &[
    base("Agrabah Bazaar", "Aladdin", 22, [4, 2, 1])
        .text("On your turn, you may discard an action. If you did, you may place +1 power counters on your minions here, no more than two in all.")
        .rulings(&["You may discard the action and place none."])
        .has(on_your_turn(may_have_an_action, |cx| {
            match discards(cx, actions().in_hand(), 1)? {
                true => cx.spread_counters(2, minions().yours().here().may()),
                false => Ok(()),
            }
        })),
    base("Sultan's Palace", "Aladdin", 18, [3, 2, 1])
        .text("After the first time each turn that you play a minion here, draw a card.")
        .rulings(&["The first time for each player."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| cx.draw(cx.you(), 1))
                .first()
                .of(Whom::Actor),
        ),
    base("Enchanted Castle", "Beauty and the Beast", 23, [4, 3, 2])
        .text("After the first time on your turn that you discard one or more cards from your hand, place a +1 power counter on one of your minions here.")
        .has(
            after(EventKind::Discarded, you_discard_from_hand, |cx| {
                place_counters(cx, minions().yours().here(), 1)
            })
            .first(),
        ),
    base("Gaston's Tavern", "Beauty and the Beast", 26, [5, 3, 2])
        .text("On your turn, you may discard a card. If you did, you may play an extra minion of power 3 or less here.")
        .rulings(&["You may discard the card and play none."])
        .has(on_your_turn(
            |eye| eye.has_hand(),
            |cx| match discards(cx, cards().in_hand(), 1)? {
                true => cx.extra_play(Permission::minion().power_at_most(3).at(cx.here())),
                false => Ok(()),
            },
        )),
    base("SFIT Robotics Lab", "Big Hero 6", 24, [4, 2, 1])
        .text("After one of your minions here gains one or more +1 power counters, draw a card.")
        .rulings(&["The controller of the minion draws, whoever's doing it was: a card for each minion."])
        .has(after(EventKind::Counters, minion_here_gains_counters, |cx| {
            let Some(Happened::Counters(minion, ..)) = cx.event().map(|e| &e.what) else {
                return Ok(());
            };
            match minion.controller {
                Some(player) => cx.draw(player, 1),
                None => Ok(()),
            }
        })),
    base("Krei Tech", "Big Hero 6", 20, [3, 1, 1])
        .text("Each minion here with +1 power counters has +1 power.")
        .has(power(|eye, minion| {
            i32::from(eye.is_here(minion) && eye.state.counters(minion) > 0)
        })),
    base("Ice Palace", "Frozen", 22, [4, 2, 1])
        .text("Other players' minions here have -1 power.")
        .rulings(&["Those of all players but the one whose turn it is."])
        .has(power(|eye, minion| {
            if eye.is(minion, minions().of_others().here()) { -1 } else { 0 }
        })),
    base("Arendelle", "Frozen", 20, [3, 2, 1])
        .text("When this base scores, the player with the most minions here gains 1 VP.")
        .rulings(&["Each of them, if several have the most."])
        .has(when_this_base_scores(|cx| {
            let count = |seat| cx.eye().count(minions().of(seat).here());
            let counts: Vec<(Seat, i32)> = cx.players().into_iter().map(|s| (s, count(s))).collect();
            let most = counts.iter().map(|&(_, n)| n).fold(1, i32::max);
            for (player, _) in counts.into_iter().filter(|&(_, n)| n == most) {
                cx.gain_vp(player, 1)?;
            }
            Ok(())
        })),
    base("Training Camp", "Mulan", 25, [5, 3, 2])
        .text("After the first time each turn that you place a +1 power counter on a card here, draw a card.")
        .rulings(&["The first time for each player.", "A counter that is transferred is not placed."])
        .has(
            after(
                EventKind::Counters,
                |eye, event| {
                    event.cause.actor() == Some(eye.you())
                        && event.counters_placed().is_some_and(|(card, _)| eye.was_here(card))
                },
                |cx| cx.draw(cx.you(), 1),
            )
            .first()
            .of(Whom::Actor),
        ),
    base("Forbidden City", "Mulan", 19, [3, 3, 2])
        .text("Minions here with +1 power counters are not affected by other players' cards.")
        .rulings(&["By cards of others than the minion's controller."])
        .has(protects(|eye, card, effect| {
            is_by_another_player(eye, card, effect)
                && eye.is(card, minions().here().with_counters())
        })),
    base("Jungle Paradise", "The Lion King", 22, [4, 3, 1])
        .text("After one of your minions goes from here to the discard pile, you may place a +1 power counter on one of your minions.")
        .rulings(&["One for each minion, also when this base scores."])
        .has(
            after(
                EventKind::ToDiscard,
                |eye, event| yours_gone_from_here(eye, event) > 0,
                |cx| place_counters(cx, minions().yours(), 1),
            )
            .for_each(yours_gone_from_here)
            .only_when(|eye| eye.any(minions().yours()))
            .of(Whom::Each)
            .may(),
        ),
    base("Pride Rock", "The Lion King", 19, [3, 2, 1])
        .text("Each player with Mufasa in their discard pile has +2 power here.")
        .rulings(&["Without a minion here, too."])
        .has(presence_of(|eye, seat| {
            if eye.any(minions().in_discard().of(seat).named("Mufasa")) { 2 } else { 0 }
        })),
    base("Halloween Town", "The Nightmare Before Christmas", 25, [5, 3, 2])
        .text("After this base scores, each player may shuffle any number of their actions on minions here into their owners' decks.")
        .has(after_this_base_scores(|cx| {
            each_player(cx, |cx| {
                let hung = actions().yours().here().that(is_on_a_minion);
                let chosen = cx.choose(Why::ShuffleIn, hung.any_number())?;
                cx.shuffle_in(&chosen).map(drop)
            })
        })),
    base("Spiral Hill", "The Nightmare Before Christmas", 23, [4, 2, 1])
        .text("After this base scores, each player with a minion here may return one of their actions on a minion here to their hand, or place an action that can be played on a minion from their discard pile into their hand.")
        .rulings(&["An action that they own, whoever controls it."])
        .has(after_this_base_scores(|cx| {
            each_player(cx, |cx| match cx.eye().any(minions().yours().here()) {
                true => spiral_hill(cx),
                false => Ok(()),
            })
        })),
    base("The Dump", "Wreck-It Ralph", 20, [4, 2, 2])
        .text("An action on another base that would go to the discard pile moves to here instead. After this base scores, each player may return one of their actions on this base to its owner's hand.")
        .has(goes(|eye, going| {
            let (card, here) = (going.card.card, eye.here());
            let on_a_base = matches!(eye.state.card(card).zone, Zone::Site(_));
            let comes = on_a_base && eye.state.is_action(card);
            (comes && eye.other_sites(card).contains(&here)).then_some(To::Site(here))
        }))
        .has(after_this_base_scores(|cx| {
            each_player(cx, |cx| return_to_hand(cx, actions().yours().on_this_base().may()))
        })),
    base("The Power Strip", "Wreck-It Ralph", 22, [4, 2, 1])
        .text("On your turn, you may move one of your minions from here to another base, or from another base to here.")
        .has(on_your_turn(
            |eye| eye.any(minions().yours()) && !eye.other_sites(eye.this()).is_empty(),
            |cx| move_here_or_away(cx, minions().yours()),
        )),
];

/// "After one of your minions here gains one or more +1 power counters ...": of any player.
fn minion_here_gains_counters(eye: &Eye, event: &Event) -> bool {
    match &event.what {
        Happened::Counters(card, _, n, _) => *n > 0 && card.sorts.is_minion() && eye.was_here(card),
        _ => false,
    }
}

/// "Each player ...": one after the other, from the current player clockwise.
fn each_player(cx: &mut Cx, does: impl Fn(&mut Cx) -> Step) -> Step {
    for player in cx.players() {
        cx.as_player(player, |cx| cx.done_by(player, &does))?;
    }
    Ok(())
}

/// "After one of your minions goes from here to the discard pile ...": how many went.
fn yours_gone_from_here(eye: &Eye, event: &Event) -> usize {
    let gone = event.what.from_play_to_discard();
    let yours = |card: &&Snapshot| card.controller == Some(eye.you()) && eye.was_here(card);
    gone.filter(|card| card.sorts.is_minion()).filter(yours).count()
}

/// "... one of their actions on a minion here, or an action that can be played on a minion from their discard pile": one card.
fn spiral_hill(cx: &mut Cx) -> Step {
    let here = cx.all(actions().owned().here().that(is_on_a_minion));
    let mut found = here.clone();
    found.extend(cx.all(actions().in_discard().that(goes_on_a_minion)));
    let chosen = cx.choose_from(Why::Return, &found, cards().may())?;
    match cx.among(&here, cards()).iter().any(|card| chosen.contains(card)) {
        true => cx.return_to_hand(&chosen)?,
        false => cx.place_in_hand(&chosen)?,
    };
    Ok(())
}
