//! The eight bases of Half the Battle.

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Sewer Hideout", "Adolescent Epic Geckos", 21, [4, 2, 1])
        .text("You may place a +1 power counter on a minion here after you play your second action in a turn.")
        .rulings(&[
            "Any player's minion. Each player once on each turn, whoever's turn it is.",
            "A card drawn in place of an action counts as your second, or as a later one.",
        ])
        .has(
            after(EventKind::Played, is_your_second_action, |cx| {
                place_counters(cx, minions().here(), 1)
            })
            .only_when(|eye| eye.any(minions().here()))
            .of(Whom::Actor)
            .may(),
        ),
    base("Technoball", "Adolescent Epic Geckos", 22, [4, 2, 1])
        .text("After the first time each turn that you play a minion here, you may play an extra action.")
        .rulings(&["The first time for each player."])
        .has(
            extra_play_after(EventKind::Played, you_play_a_minion_here, |_, _| Permission::action())
                .first()
                .of(Whom::Actor),
        ),
    base("G.I. Gerald's Base", "G.I. Gerald", 22, [5, 3, 2])
        .text("Once each turn, after you play a minion here, you may draw a card, then place a card from your hand on the bottom of your deck.")
        .rulings(&["Once each turn for each player. Both or neither."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                cx.draw(cx.you(), 1)?;
                let under = cx.choose(Why::Place, cards().in_hand())?;
                cx.place_under_decks(&under).map(drop)
            })
            .limited(Limit::OncePerTurnEach)
            .only_when(|eye| eye.state.can_draw(eye.you()))
            .of(Whom::Actor)
            .may(),
        ),
    base("USS Banner", "G.I. Gerald", 20, [4, 2, 1])
        .text("On your turn, you may play an extra minion of power 2 or less here. If you control it at the end of the turn, place it on top of its owner's deck.")
        .rulings(&[
            "Each player once on each of their turns. The minion is played at once.",
            "It goes there from whatever base it is at then, and also if this base is gone by then. If it has left play before, or another player controls it, it does not.",
        ])
        .has(on_your_turn(
            |eye| eye.state.could_play(eye.you(), a_small_one_here(eye)),
            |cx| {
                let played = cx.play_now(a_small_one_here(&cx.eye()), Choice::Must)?;
                for minion in cx.among(&played, minions()) {
                    cx.stand(Bearer::About(cx.you(), minion), cx.end_of_turn())?;
                }
                Ok(())
            },
        ))
        .has(
            at_end_of_turn(|cx| cx.place_on_decks(&cx.wearer()).map(drop))
                .only_when(|eye| eye.wearer().is_some_and(|minion| eye.is_yours(minion)))
                .unlabelled()
                .lent(),
        ),
    base("Concert Venue", "Pearl and the Images", 20, [3, 1, 1])
        .text("After the first time each turn that you play a minion here, you may place a +1 power counter on it.")
        .rulings(&["The first time for each player."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                cx.place_counters(&cx.played(), 1)
            })
            .first()
            .only_while(played_is_still_there)
            .of(Whom::Actor)
            .may(),
        ),
    base("Recording Studio", "Pearl and the Images", 23, [4, 2, 1])
        .text("At the start of each turn, give all players' minions here +1 power until the end of the turn.")
        .rulings(&["Those that are here then. They keep it when they move."])
        .has(at_start_of_turn(|cx| give_power(cx, ALL_PLAYERS_MINIONS_HERE.each(), 1))),
    base("Power Castle", "Rulers of the Cosmos", 22, [4, 2, 1])
        .text("Once each turn, after you play an action on a minion here or transfer one to it, you may place a +1 power counter on that minion.")
        .rulings(&[
            "Once each turn for each player. Any player's minion.",
            "Not after a minion with an action on it moves here.",
        ])
        .has(
            after(EventKind::Played, |eye, event| armed_here(eye, event).is_some(), arm)
                .only_while(is_armed_still)
                .limited(Limit::OncePerTurnEach)
                .of(Whom::Actor)
                .may(),
        )
        .has(
            after(EventKind::Affected, was_transferred_here, arm)
                .only_while(is_armed_still)
                .limited(Limit::OncePerTurnEach)
                .of(Whom::Actor)
                .may().about_it(),
        ),
    base("Slime Pool", "Rulers of the Cosmos", 20, [3, 2, 1])
        .text("On your turn, instead of your regular action play, you may play an action that can be played on a minion off the top of your deck on a minion here.")
        .rulings(&[
            "You reveal cards until there is one, play it, and shuffle the others into your deck. One that cannot be played on a minion here is discarded.",
            "It is an extra action.",
        ])
        .has(on_your_turn(
            |eye| {
                eye.can_spend(&[PlayKind::Action])
                    && eye.any(minions().here())
                    && eye.state.can_draw(eye.you())
            },
            slime_pool,
        )),
];

/// "After you play your second action in a turn": one that only counts as such, also as a later one.
fn is_your_second_action(eye: &Eye, event: &Event) -> bool {
    let before =
        eye.happened_before(event).filter(|earlier| you_play_an_action(eye, earlier)).count();
    you_play_an_action(eye, event) && (before == 1 || before > 1 && event.play().is_none())
}

/// "An extra minion of power 2 or less here."
fn a_small_one_here(eye: &Eye) -> Permission {
    Permission::minion().power_at_most(2).at(eye.here())
}

/// "An action is played on or transferred to a minion here": that minion.
fn armed_here(eye: &Eye, event: &Event) -> Option<Ref> {
    let minion = match &event.what {
        Happened::Played { on, .. } => on.as_ref(),
        Happened::Transferred(_, to) => Some(to).filter(|to| to.sorts.is_minion()),
        _ => None,
    };
    minion.filter(|minion| eye.was_here(minion)).map(|minion| minion.card)
}

fn was_transferred_here(eye: &Eye, event: &Event) -> bool {
    matches!(event.what, Happened::Transferred(..)) && armed_here(eye, event).is_some()
}

/// "You may place a +1 power counter on that minion": whether it is still there.
fn is_armed_still(eye: &Eye, event: &Event) -> bool {
    armed_here(eye, event).is_some_and(|minion| eye.state.stays(minion))
}

/// "Place a +1 power counter on that minion."
fn arm(cx: &mut Cx) -> Step {
    let armed: Vec<Ref> = cx.heard(armed_here).into_iter().collect();
    cx.place_counters(&armed, 1)
}

/// "Play an action that can be played on a minion off the top of your deck on a minion here."
fn slime_pool(cx: &mut Cx) -> Step {
    cx.spend_regular_play(PlayKind::Action);
    let (you, here) = (cx.you(), cx.all(minions().here()));
    let revealed = cx.reveal_until(you, 1, actions().that(goes_on_a_minion))?;
    if let Some(&action) = cx.among(&revealed, actions().that(goes_on_a_minion)).first() {
        let mut wearers = here;
        wearers.retain(|&minion| cx.can_play_on(action, minion));
        match cx.choose_from(Why::PlayWhere(action.card), &wearers, minions())?.one() {
            Some(minion) => cx.play_this_on(action, minion)?,
            None => cx.discard(&[action]).map(drop)?,
        }
    }
    cx.shuffle_unused(&revealed, you)
}
