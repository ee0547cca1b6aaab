//! The eight bases of Oops, You Did It Again.

use super::idioms::*;

/// All of them, two a faction.
pub const BASES: &[CardDef] = &[
    base("Pyramids", "Ancient Egyptians", 21, [4, 2, 1])
        .text("On your turn, you may bury one of the cards in your hand here.")
        .rulings(&["Each player once on each of their turns, also without a minion here."])
        .has(on_your_turn(|eye| eye.has_hand(), |cx| bury_from_hand(cx, cards().in_hand(), cx.here()))),
    base("Star Portal", "Ancient Egyptians", 17, [3, 1, 1])
        .text("After a card is buried here or an action is played on this base, whoever controls it draws a card.")
        .rulings(&[
            "A card for each of several that are buried together.",
            "Actions on minions are not on the base.",
        ])
        .has(
            after(
                EventKind::Buried,
                |eye, event| how_many_buried_here(eye, event) > 0,
                |cx| cx.draw(cx.you(), cx.heard(how_many_buried_here)),
            )
            .of(Whom::Actor),
        )
        .has(
            after(EventKind::Played, action_played_on_this_base, |cx| cx.draw(cx.you(), 1))
                .of(Whom::Actor),
        ),
    base("Saloon", "Cowboys", 20, [3, 2, 1])
        .text("After a minion is destroyed here, each player who has a minion here may draw a card.")
        .rulings(&[
            "They decide one after the other, from the current player clockwise.",
            "Once for each of several that are destroyed together.",
        ])
        .has(
            after(EventKind::Destroyed, minion_destroyed_here, saloon)
                .for_each(|eye, event| minions_destroyed_here(eye, event).len()),
        ),
    base("So-So Corral", "Cowboys", 19, [4, 2, 1])
        .text("After you play a minion here, it may duel a minion of another player here. Destroy the loser.")
        .rulings(&[
            "After the minion's own ability, if it is still here.",
            "You are the one who destroys the loser. In a tie both are destroyed.",
        ])
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                let duel = it_duels(cx)?;
                destroy_loser(cx, duel)
            })
            .only_while(it_can_duel)
            .of(Whom::Actor)
            .may(),
        ),
    base("Sakura Garden", "Samurai", 18, [3, 2, 1])
        .text("The first time each turn that one of your minions goes from here to the discard pile, draw a card.")
        .rulings(&[
            "Destroyed, or discarded after this base scored.",
            "For each player once in each turn, whoever's turn it is.",
        ])
        .has(after(
            EventKind::ToDiscard,
            |eye, event| !first_mourners(eye, event).is_empty(),
            |cx| {
                for player in cx.heard(first_mourners) {
                    cx.draw(player, 1)?;
                }
                Ok(())
            },
        )),
    base("Shogun's Palace", "Samurai", 23, [4, 3, 1])
        .text("Once each turn, after you play a minion here, it may duel a minion of another player here. The winner's controller draws two cards.")
        .rulings(&[
            "After the minion's own ability, if it is still here.",
            "If a minion lets you play another one here at once, that one duels first.",
            "In a tie the controllers of both draw two cards.",
        ])
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                let Some(duel) = it_duels(cx)? else { return Ok(()) };
                for player in winning_players(cx, &duel) {
                    cx.draw(player, 2)?;
                }
                Ok(())
            })
            .only_while(it_can_duel)
            .of(Whom::Actor)
            .limited(Limit::OncePerTurnEach)
            .may(),
        ),
    base("Drakkar", "Vikings", 21, [4, 2, 1])
        .text("After you play a minion here for the first time in a turn, you may reveal the top card of another player's deck. You may draw it if it is an action or a minion of power 3 or less. Otherwise return it to the top.")
        .rulings(&[STOLEN])
        .has(
            after(EventKind::Played, you_play_a_minion_here, drakkar)
                .first()
                .of(Whom::Actor)
                .may(),
        ),
    base("Longhouse", "Vikings", 25, [5, 3, 2])
        .text("On your turn, you may place a card from your hand on top of your deck. If you do, one of your minions here gains +2 power until the end of the turn.")
        .rulings(&[UNSEEN])
        .has(on_your_turn(
            |eye| eye.has_hand() && eye.any(minions().yours().here()),
            |cx| match place_one_on_deck(cx)? {
                true => give_power(cx, minions().yours().here(), 2),
                false => Ok(()),
            },
        )),
];

/// "A card is buried here": how many by one event.
fn how_many_buried_here(eye: &Eye, event: &Event) -> i32 {
    event.buried().filter(|&(_, site)| site == eye.here()).count() as i32
}

/// "An action is played on this base": not on a minion here.
fn action_played_on_this_base(eye: &Eye, event: &Event) -> bool {
    let here = Some(eye.here());
    event.action_played().is_some_and(|play| play.at == here && play.on.is_none())
}

/// "Each player who has a minion here may draw a card."
fn saloon(cx: &mut Cx) -> Step {
    for player in cx.players() {
        if cx.eye().any(minions().of(player).here()) && cx.yes_of(player, Why::Draw)? {
            cx.draw(player, 1)?;
        }
    }
    Ok(())
}

/// "It may duel ...": the minion just played is still yours and here, and there is one to duel.
fn it_can_duel(eye: &Eye, event: &Event) -> bool {
    event.play().is_some_and(|play| {
        let it = play.card.card;
        eye.state.stays(it) && eye.is(it.card, minions().yours().here()) && can_duel(eye, it.card)
    })
}

/// "It duels a minion of another player here.", of the minion just played.
fn it_duels(cx: &mut Cx) -> Step<Option<Outcome>> {
    match cx.played().one() {
        Some(minion) => duel(cx, minion, minions().of_others().here()),
        None => Ok(None),
    }
}

/// "One of your minions goes from here to the discard pile": of this player's minions.
fn mourns(eye: &Eye, event: &Event, player: Seat) -> bool {
    let theirs = |card: &Snapshot| card.sorts.is_minion() && card.controller == Some(player);
    event.what.from_play_to_discard().any(|card| theirs(card) && eye.was_here(card))
}

/// The players of whom it is the first time this turn since this base came.
fn first_mourners(eye: &Eye, event: &Event) -> Vec<Seat> {
    let mourned_before = |player| {
        let came = |e: &Event| e.base_came() == Some(eye.here());
        let earlier = eye.happened_before(event);
        earlier.fold(false, |mourned, e| !came(e) && (mourned || mourns(eye, e, player)))
    };
    let mut players: Vec<Seat> = eye.state.clockwise().collect();
    players.retain(|&player| mourns(eye, event, player) && !mourned_before(player));
    players
}

/// "Reveal the top card of another player's deck. ... you may draw it."
fn drakkar(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let top = cx.reveal_top(player, 1)?;
    let found = spoils(cx, &top, 3);
    let taken = cx.choose_from(Why::Take, &found, cards().may())?;
    cx.draw_from(&taken)?;
    cx.put_back(&cx.among(&top, cards()));
    Ok(())
}
