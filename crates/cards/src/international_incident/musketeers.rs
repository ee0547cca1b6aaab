//! Musketeers play one action after the other on each other.

use super::idioms::*;

/// The Musketeers.
pub const MUSKETEERS: FactionDef = FactionDef {
    name: "Musketeers",
    blurb: "One action leads to the next: whoever it is about fights the better for it.",
    colors: ["#8fb8ff", "#5a1a3a"],
    cards: &[
        minion("Athos", 1, 4)
            .text("Ongoing: After you play an action that directly affects one or more other minions of yours here, each of those minions gains +1 power until the end of the turn.")
            .rulings(&[
                DIRECTLY,
                "Once for each action, however often it affects a minion. One that it moves from here counts, one that it moves to here does not.",
            ])
            .has(after(
                EventKind::Affected,
                |eye, event| your_action_affects(eye, event, |card| is_comrade(eye, card)),
                |cx| cx.give_power(&cx.heard(comrades_affected), 1, cx.end_of_turn()),
            )),
        minion("Porthos", 1, 4)
            .text("Ongoing: This minion is not affected by other players' actions.")
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.cause.is_action_of_other(eye.you())
            })),
        minion("Aramis", 1, 4)
            .text("Ongoing: Once on your turn, after you play an action that directly affects this minion, you may play an extra action that directly affects this minion.")
            .rulings(&[DIRECTLY, "Only in the part of your turn in which you play cards."])
            .has(
                extra_play_after(
                    EventKind::Affected,
                    |eye, event| eye.state.plays_now(eye.you()) && affects_this(eye, event),
                    |eye, _| Permission::action().affecting(eye.host.id.host),
                )
                .limited(Limit::OncePerTurn),
            ),
        minion("D'Artagnan", 1, 4)
            .text("Ongoing: After you play an action that directly affects this minion, draw a card.")
            .rulings(&[DIRECTLY, "You draw before the action is discarded."])
            .has(after(EventKind::Affected, affects_this, |cx| cx.draw(cx.you(), 1))),
        minion("Young Musketeer", 5, 3)
            .text("Ongoing: Once each turn, after you play your first action that directly affects this minion, it gains +1 power until the end of the turn.")
            .rulings(&[DIRECTLY])
            .has(
                after(EventKind::Affected, affects_this, |cx| {
                    cx.give_power(&[cx.this()], 1, cx.end_of_turn())
                })
                .while_there()
                .first(),
            ),
        on_minion("All for One", 1, minions())
            .text("Play on a minion. You may play an extra action. Ongoing: After you play another action that directly affects this minion, it gains +1 power until the end of the turn. At the end of that turn, destroy this card.")
            .rulings(&[DIRECTLY, "For each such action, as long as this card is there."])
            .on_play(|cx| cx.extra_play(Permission::action()))
            .has(after(EventKind::Affected, another_affects_wearer, |cx| {
                cx.give_power(&cx.wearer(), 1, cx.end_of_turn())?;
                cx.stand(Bearer::About(cx.you(), cx.this()), cx.end_of_turn())
            }))
            .has(at_end_of_turn(|cx| cx.destroy(&cx.wearer()).map(drop)).lent()),
        action("Biding Time", 1)
            .text("A minion that you choose gains +2 power until the end of the turn. You may play an extra action, one that directly affects it.")
            .rulings(&[DIRECTLY])
            .raises()
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                cx.give_power(&chosen, 2, cx.end_of_turn())?;
                may_play_on_affecting(cx, &chosen, 1)
            }),
        action("En Garde", 2)
            .text("A minion gains +1 power until the end of the turn. Draw a card. You may play an extra action.")
            .raises()
            .affects(minions())
            .on_play(|cx| {
                give_power(cx, minions(), 1)?;
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Last Stand", 1)
            .text("Special: Before a base scores, one of your minions there gains +2 power until the end of the turn. Draw a card.")
            .raises()
            .has(
                before_a_base_scores(|cx| {
                    give_power(cx, minions().yours().there(), 2)?;
                    cx.draw(cx.you(), 1)
                })
                .special_from_hand(),
            ),
        action("Make Way", 1)
            .text("Move one of your minions to another base. You may play an extra action.")
            .affects(minions().yours())
            .on_play(|cx| {
                move_elsewhere(cx, minions().yours())?;
                cx.extra_play(Permission::action())
            }),
        action("On a Roll", 1)
            .text("Choose a minion. You may play up to two extra actions that directly affect it.")
            .rulings(&[DIRECTLY])
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                may_play_on_affecting(cx, &chosen, 2)
            }),
        action("One For All", 2)
            .text("Choose a base. Until the end of the turn, each of your minions there gains +1 power. You may play an extra action.")
            .raises()
            .on_play(|cx| {
                if let Some(site) = cx.choose_base(|_, _| true)? {
                    give_power(cx, minions().yours().at(site).each(), 1)?;
                }
                cx.extra_play(Permission::action())
            }),
        action("To Battle!", 1)
            .text("You may play an extra minion. You may play an extra action that directly affects that minion.")
            .rulings(&["The minion now or not at all; the action may wait.", DIRECTLY])
            .on_play(|cx| {
                let played = cx.play_now(Permission::minion(), Choice::May)?;
                may_play_on_affecting(cx, &played, 1)
            }),
        action("Token of Affection", 1)
            .text("Search your discard pile and/or deck for an action that directly affects a minion and place it into your hand. Shuffle your deck if you searched it. You may play that action as an extra action.")
            .rulings(&[
                "An action that can, by what is printed on it; it need not do so when you play it.",
                "It is played at once, or it stays in your hand.",
            ])
            .on_play(token_of_affection),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "After you play an action that directly affects this minion ..."
fn affects_this(eye: &Eye, event: &Event) -> bool {
    your_action_affects(eye, event, |card| eye.was_this(card))
}

/// "... other minions of yours here", of one that was affected.
fn is_comrade(eye: &Eye, card: &Snapshot) -> bool {
    card.controller == Some(eye.you()) && eye.was_here(card) && !eye.was_this(card)
}

/// "Each of those minions": all that the play of the action has directly affected.
fn comrades_affected(eye: &Eye, event: &Event) -> Vec<Ref> {
    let of_play = |e: &&Event| e.cause.play && e.cause.card == event.cause.card;
    let affected = eye.happened().filter(of_play).flat_map(Event::directly_affected);
    let mut comrades: Vec<Ref> = Vec::new();
    for card in affected.filter(|c| c.sorts.is_minion() && is_comrade(eye, c)) {
        if !comrades.contains(&card.card) {
            comrades.push(card.card);
        }
    }
    comrades
}

/// "After you play another action that directly affects this minion ..."
fn another_affects_wearer(eye: &Eye, event: &Event) -> bool {
    event.cause.card != Some(eye.host.id.host)
        && your_action_affects(eye, event, |card| eye.wearer() == Some(card.card.card))
}

/// "You may play up to N extra actions that directly affect it.": this minion, if there is one.
fn may_play_on_affecting(cx: &mut Cx, minion: &[Ref], n: usize) -> Step {
    for &minion in minion {
        for _ in 0..n {
            cx.extra_play(Permission::action().affecting(minion))?;
        }
    }
    Ok(())
}

fn token_of_affection(cx: &mut Cx) -> Step {
    let fits = actions().that(|eye, card| eye.state.def(card).affects_minions());
    let mut taken = Vec::new();
    search_pile_and_deck(cx, fits, |cx, found| {
        cx.reveal(found);
        cx.place_in_hand(found)?;
        taken = found.to_vec();
        Ok(())
    })?;
    let now: Vec<Ref> = taken.iter().map(|&card| cx.now(card)).collect();
    may_play_extra_action(cx, &cx.among(&now, cards().in_hand()))?;
    Ok(())
}
