//! Geeks know the rules better than everybody else at the table.

use crate::idioms::*;

/// The Geeks.
pub const GEEKS: FactionDef = FactionDef {
    name: "Geeks",
    blurb: "Say no to actions, borrow cards, and find the loophole.",
    colors: ["#5a4fb0", "#222033"],
    cards: &[
        minion("Felicia Day", 1, 4)
            .text("Move all minions to this base.")
            .rulings(&["They move together: none of them answers another one's move."])
            .on_play(|cx| cx.move_to(&cx.all(minions().elsewhere()), cx.here()).map(drop)),
        minion("Wil Wheaton", 1, 4)
            .text("Special: When another player plays an action, you may play this minion. Discard that action; it has no effect.")
            .rulings(&["After the action is played, before it does anything."])
            .has(when_played(wil_can_answer, |cx| {
                cx.play_these(&[cx.this()])?;
                cx.cancel_play(&cx.played())
            })),
        minion("Game Guru", 3, 3)
            .text("Ongoing: This minion is not affected by other players' abilities.")
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.cause.is_other_player(eye.you())
            })),
        minion("Fan", 4, 2)
            .text("Special: On your turn, you may discard this card from your hand to draw a card.")
            .has(
                on_your_turn(
                    |_| true,
                    |cx| {
                        cx.discard(&[cx.this()])?;
                        cx.draw(cx.you(), 1)
                    },
                )
                .special()
                .from_hand(),
            ),
        action("Banned List", 2)
            .text("For each other player, name a card and look at that player's hand. They place all cards of that name from their hand on the bottom of their deck.")
            .on_play(|cx| {
                for player in cx.other_players() {
                    ban(cx, player)?;
                }
                Ok(())
            }),
        action("Control Minion", 1)
            .text("Choose a minion. You control it until the end of the turn. Special: When another player plays a minion, you may gain control of it until the end of the turn.")
            .rulings(&["Before it does anything: what it does is yours. You cannot change where it was played."])
            .affects(minions().that(|eye, minion| !eye.is_yours(minion)))
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                cx.take_control(&chosen, cx.you(), cx.end_of_turn())
            })
            .has(when_played(
                |eye, event| event.minion_played().is_some_and(|play| play.by.is_some_and(|by| by != eye.you())),
                |cx| cx.take_control(&cx.played(), cx.you(), cx.end_of_turn()),
            )),
        action("Cosplay", 1)
            .text("Special: After you gain VP, gain 1 VP more.")
            .has(
                after(EventKind::GainedVp, you_gained, |cx| cx.gain_vp(cx.you(), 1))
                    .special_from_hand(),
            ),
        action("Force of Wil", 1)
            .text("Special: When another player plays an action, discard it; it has no effect.")
            .rulings(&["After the action is played, before it does anything."])
            .has(when_played(another_player_plays_an_action, |cx| cx.cancel_play(&cx.played()))),
        action("Griefer", 1)
            .text("For each other player, choose one: they discard a random card, or destroy one of their minions, or shuffle their discard pile into their deck.")
            .rulings(&["Not necessarily the same for all."])
            .affects(minions().of_others())
            .on_play(|cx| {
                for player in cx.other_players() {
                    grief(cx, player)?;
                }
                Ok(())
            }),
        action("Min-Maxing", 1)
            .text("Look at another player's hand. You may play an action from it as an extra action.")
            .on_play(min_maxing),
        action("Mulligan", 1)
            .text("Look at five cards from the top of your deck. You may draw them and shuffle your other cards in hand into your deck.")
            .rulings(&["If you do not, they go back in the same order."])
            .on_play(mulligan),
        action("Non-Infinite Loop", 1)
            .text("Play an action from your hand as an extra action. After that you may put it back into your hand instead of the discard pile.")
            .rulings(&[
                "At once. An action that cannot be played has no effect and can come back.",
                "One that stays in play can come back if it goes to the discard pile this turn.",
            ])
            .on_play(non_infinite_loop)
            // Lent to the action that was played, if it stays in play.
            .has(may_come_back_to_hand().unlabelled().lent()),
        action("Rules Lawyer", 2)
            .text("Choose an action in play. Transfer it from its base to another base, or from its minion to another minion.")
            .rulings(&["To where its text lets it be."])
            .affects(minions())
            .on_play(|cx| choose_and_transfer(cx, actions())),
    ],
    titan: None,
    revised: Revision::of(&[
    action("Non-Infinite Loop", 1)
        .text("Play a standard action from your hand as an extra action. Then you may place it back into your hand instead of where it would normally go.")
        .rulings(&[
            "At once. An action that cannot be played has no effect and can come back.",
            "A standard action is one that is not played on a base or on a minion, and does not bury itself.",
            "You decide after all that has answered it, also of one that would go somewhere else by itself.",
        ])
        .on_play(play_and_may_take_back),
    ]),
};

fn wil_can_answer(eye: &Eye, event: &Event) -> bool {
    another_player_plays_an_action(eye, event) && eye.can_play_this(Permission::minion())
}

fn you_gained(eye: &Eye, event: &Event) -> bool {
    matches!(event.what, Happened::GainedVp(seat, n) if seat == eye.you() && n > 0)
}

fn ban(cx: &mut Cx, player: Seat) -> Step {
    let Some(banned) = cx.name_card_of(player, |_| true)? else { return Ok(()) };
    let hand = cx.look_at_hand(player);
    cx.place_under_decks(&cx.among(&hand, cards().copy_of(banned)))?;
    Ok(())
}

fn grief(cx: &mut Cx, player: Seat) -> Step {
    cx.one_of([
        part("Discard a random card", |cx| cx.discard_random(player, 1).map(drop))
            .only_if(move |eye| !eye.hand(player).is_empty()),
        part("Destroy one of their minions", |cx| destroys_one_of_theirs(cx, player))
            .only_if(move |eye| eye.any(minions().of(player))),
        part("Shuffle in their discard pile", |cx| shuffle_in_discard_pile(cx, player))
            .only_if(move |eye| !eye.discard(player).is_empty()),
    ])
}

fn min_maxing(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let hand = cx.look_at_hand(player);
    let mut playable = cx.among(&hand, actions());
    playable.retain(|&action| cx.can_play_now(action, PlayKind::Action));
    let why = Why::PlayExtra(PlayKind::Action);
    let chosen = cx.choose_from(why, &playable, cards().may())?;
    cx.play_actions(&chosen)
}

fn mulligan(cx: &mut Cx) -> Step {
    let you = cx.you();
    let top = cx.look_at_top(Home::Player(you), 5)?;
    if top.is_empty() || !cx.yes_of(you, Why::Draw)? {
        cx.put_back(&top);
        return Ok(());
    }
    let rest = cx.all(cards().in_hand());
    cx.draw_from(&top)?;
    cx.shuffle_into_deck(&rest, you)
}

fn non_infinite_loop(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::PlayExtra(PlayKind::Action), actions().in_hand())?;
    let Some(action) = chosen.one() else { return Ok(()) };
    cx.play_actions(&chosen)?;
    let action = cx.now(action);
    if cx.state().in_play(action.card) {
        return cx.stand(Bearer::Card(action), cx.end_of_turn());
    }
    let discarded = |eye: &Eye, card| matches!(eye.state.card(card).zone, Zone::Discard(_));
    let back = cx.choose_from(Why::Take, &[action], cards().that(discarded).may())?;
    cx.place_in_hand(&back)?;
    Ok(())
}

/// "Play a standard action ... Then you may place it back into your hand instead of where it would normally go.": not out of the box.
fn play_and_may_take_back(cx: &mut Cx) -> Step {
    let standard = actions().in_hand().that(|eye, action| eye.state.is_standard(action));
    let chosen = cx.choose(Why::PlayExtra(PlayKind::Action), standard)?;
    let Some(action) = chosen.one() else { return Ok(()) };
    cx.play_and_keep(action, Keeps::NotFromTheBox)?;
    let action = cx.now(action);
    let elsewhere = |eye: &Eye, card| {
        let zone = eye.state.card(card).zone;
        zone != Zone::Hand(eye.you()) && zone != Zone::Box
    };
    let back = cx.choose_from(Why::Take, &[action], cards().that(elsewhere).may())?;
    match back.is_empty() {
        true => cx.goes_as_usual(action),
        false => cx.place_in_hand(&back).map(drop),
    }
}
