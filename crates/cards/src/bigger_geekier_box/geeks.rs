//! Geeks know the rules better than everybody else at the table.

use crate::idioms::*;
use engine::cards::*;

/// The Geeks.
pub const GEEKS: FactionDef = FactionDef {
    name: "Geeks",
    blurb: "Say no to actions, borrow cards, and find the loophole.",
    emblem: "dice-shield",
    colors: ["#5a4fb0", "#222033"],
    cards: &[
        minion("Felicia Day", 1, 4)
            .text("Move all minions to this base.")
            .rulings(&["They move together: none of them answers another one's move."])
            .art("ages")
            .on_play(|cx| match cx.eye().here() {
                Some(here) => {
                    let all = cx.all(minions().elsewhere());
                    cx.move_all(&all, here).map(drop)
                }
                None => Ok(()),
            }),
        minion("Wil Wheaton", 1, 4)
            .text("Special: When another player plays an action, you may play this minion. Discard that action; it has no effect.")
            .rulings(&["After the action is played, before it does anything."])
            .art("dice-target")
            .has(when_played(wil_can_answer, |cx| {
                let action = played(cx);
                cx.play_card(cx.this().card)?;
                stop(cx, action)
            })),
        minion("Game Guru", 3, 3)
            .text("Ongoing: This minion is not affected by other players' abilities.")
            .art("gamepad")
            .has(protects(|eye, card, _, cause| card == eye.this() && cause.is_other_player(eye.you()))),
        minion("Fan", 4, 2)
            .text("Special: On your turn, you may discard this card from your hand to draw a card.")
            .art("megaphone")
            .has(
                on_your_turn(|_| true, |cx| {
                    cx.discard(&[cx.this()])?;
                    cx.draw(cx.you(), 1)
                })
                .special()
                .from_hand(),
            ),
        action("Banned List", 2)
            .text("For each other player, name a card and look at that player's hand. They place all cards of that name from their hand on the bottom of their deck.")
            .art("scroll-quill")
            .on_play(|cx| {
                for player in cx.other_players() {
                    ban(cx, player)?;
                }
                Ok(())
            }),
        action("Control Minion", 1)
            .text("Choose a minion. You control it until the end of the turn. Special: When another player plays a minion, you may gain control of it until the end of the turn.")
            .rulings(&["Before it does anything: what it does is yours. You cannot change where it was played."])
            .art("puppet")
            .on_play(|cx| match cx.choose(Why::Choose, minions())? {
                Some(minion) => cx.take_control(minion, cx.you(), cx.end_of_turn()),
                None => Ok(()),
            })
            .has(when_played(
                |eye, event| event.minion_played().is_some_and(|play| play.by != eye.you()),
                |cx| match played(cx) {
                    Some(minion) => cx.take_control(minion, cx.you(), cx.end_of_turn()),
                    None => Ok(()),
                },
            )),
        action("Cosplay", 1)
            .text("Special: After you gain VP, gain 1 VP more.")
            .art("carnival-mask")
            .has(
                after(EventKind::GainedVp, you_gained, |cx| cx.gain_vp(cx.you(), 1))
                    .special()
                    .may()
                    .from_hand(),
            ),
        action("Force of Wil", 1)
            .text("Special: When another player plays an action, discard it; it has no effect.")
            .rulings(&["After the action is played, before it does anything."])
            .art("stop-sign")
            .has(when_played(others_play_an_action, |cx| {
                let action = played(cx);
                stop(cx, action)
            })),
        action("Griefer", 1)
            .text("For each other player, choose one: they discard a random card, or destroy one of their minions, or shuffle their discard pile into their deck.")
            .rulings(&["Not necessarily the same for all."])
            .art("imp-laugh")
            .on_play(|cx| {
                for player in cx.other_players() {
                    grief(cx, player)?;
                }
                Ok(())
            }),
        action("Min-Maxing", 1)
            .text("Look at another player's hand. You may play an action from it as an extra action.")
            .art("scales")
            .on_play(min_maxing),
        action("Mulligan", 1)
            .text("Look at the top five cards of your deck. You may draw them and shuffle the rest of your hand into your deck.")
            .rulings(&["If you do not, they go back in the same order."])
            .art("card-draw")
            .on_play(mulligan),
        action("Non-Infinite Loop", 1)
            .text("Choose an action in your hand and play it as an extra action. Then you may put it back into your hand instead of the discard pile.")
            .rulings(&[
                "At once. An action that cannot be played has no effect and can come back.",
                "One that stays in play can come back if it goes to the discard pile this turn.",
            ])
            .art("infinity")
            .on_play(non_infinite_loop)
            // Lent to the action that was played, if it stays in play.
            .has(may_come_back_to_hand().unlabelled().lent()),
        action("Rules Lawyer", 2)
            .text("Choose an action in play. Transfer it from its base to another base, or from its minion to another minion.")
            .rulings(&["To where its text lets it be."])
            .art("gavel")
            .on_play(rules_lawyer),
    ],
};

fn others_play_an_action(eye: &Eye, event: &Event) -> bool {
    event.action_played().is_some_and(|play| play.by != eye.you())
}

fn wil_can_answer(eye: &Eye, event: &Event) -> bool {
    others_play_an_action(eye, event) && eye.can_play_this(Permission::minion())
}

/// The card that has just been played.
fn played(cx: &Cx) -> Option<Ref> {
    Some(cx.event()?.play()?.card.card)
}

/// "Discard that action; it has no effect."
fn stop(cx: &mut Cx, action: Option<Ref>) -> Step {
    action.map_or(Ok(()), |action| cx.cancel_play(action))
}

fn you_gained(eye: &Eye, event: &Event) -> bool {
    matches!(event.what, Happened::GainedVp(seat, n) if seat == eye.you() && n > 0)
}

fn ban(cx: &mut Cx, player: Seat) -> Step {
    let mut names: Vec<DefId> = Vec::new();
    for card in &cx.state().cards {
        if card.home == Home::Player(player) && !names.contains(&card.def) {
            names.push(card.def);
        }
    }
    sort_by_key(&mut names, |&name| name);
    let Some(banned) = cx.choose_name(&names)? else { return Ok(()) };
    let name = cx.state().catalog().def(banned).name;
    let mut hand = cx.look_at_hand(player);
    hand.retain(|&c| cx.state().is_named(c, name));
    cx.place_under_decks(&hand)
}

fn grief(cx: &mut Cx, player: Seat) -> Step {
    let has_minion = !cx.minions_of(player, minions()).is_empty();
    let has_discard = !cx.state().discard(Home::Player(player)).is_empty();
    let legal = [!cx.state().players[player].hand.is_empty(), has_minion, has_discard];
    let modes =
        &["Discard a random card", "Destroy one of their minions", "Shuffle in their discard pile"];
    match cx.choose_mode(modes, &legal, false)? {
        Some(0) => cx.discard_random(player, 1).map(drop),
        Some(1) => destroys_one_of_theirs(cx, player),
        Some(_) => shuffle_in_discard_pile(cx, player),
        None => Ok(()),
    }
}

fn min_maxing(cx: &mut Cx) -> Step {
    let Some(player) = cx.choose_player(&cx.other_players())? else { return Ok(()) };
    let mut hand = cx.look_at_hand(player);
    hand.retain(|&c| cx.state().is_action(c) && cx.can_play_now(c));
    match cx.may_choose_among(Why::PlayExtra(PlayKind::Action), &hand)? {
        Some(action) => cx.play_card(action.card),
        None => Ok(()),
    }
}

fn mulligan(cx: &mut Cx) -> Step {
    let you = cx.you();
    let top = cx.look_at_top(Home::Player(you), you, 5);
    if top.is_empty() || !cx.yes_of(you, Why::Draw)? {
        cx.put_back(&top);
        return Ok(());
    }
    let rest = cx.all(cards().in_hand());
    cx.take_into_hand(&cx.refs(&top), Seats::only(you))?;
    cx.shuffle_into_decks(&rest, you)
}

fn non_infinite_loop(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::PlayExtra(PlayKind::Action), actions().in_hand())?;
    let Some(action) = chosen.map(|c| c.card) else { return Ok(()) };
    cx.play_card(action)?;
    if cx.state().in_play(action) {
        cx.stand(Bearer::Card(cx.state().at(action)), cx.end_of_turn());
        return Ok(());
    }
    let back: &[CardId] = match cx.state().card(action).zone {
        Zone::Discard(_) => &[action],
        _ => &[],
    };
    match cx.may_choose_among(Why::Take, back)? {
        Some(card) => cx.take_into_hand(&[card], Seats::ALL),
        None => Ok(()),
    }
}

fn rules_lawyer(cx: &mut Cx) -> Step {
    let Some(action) = cx.choose(Why::Transfer, actions())? else { return Ok(()) };
    if matches!(cx.state().card(action.card).zone, Zone::On(_)) {
        let wearers = cx.other_wearers(action.card);
        return match cx.choose_among(Why::MoveTo(action.card), &wearers)? {
            Some(minion) => cx.transfer_action(action, minion).map(drop),
            None => Ok(()),
        };
    }
    let sites = cx.other_sites(action.card);
    let chosen = cx.choose_site(Why::MoveTo(action.card), &sites)?;
    let base = chosen.and_then(|site| cx.state().site(site)).map(|s| cx.state().at(s.base));
    match base {
        Some(base) => cx.transfer_action(action, base).map(drop),
        None => Ok(()),
    }
}
