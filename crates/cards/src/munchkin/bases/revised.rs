//! The newer printing of the bases of Munchkin.

use super::super::idioms::*;

/// The newer printing of them.
pub const REVISED: &[CardDef] = &[
    base("Hotel of Holiness", "Clerics", 13, [4, 2, 1])
        .monsters(2)
        .undead()
        .text("After the first time you play a minion here each turn, choose minions or actions, and shuffle a random card of that kind from your discard pile into your deck.")
        .rulings(&["Once a turn for each player. Only a kind of which there is one.", UNDEAD_ONES])
        .has(after(EventKind::Played, you_play_a_minion_here, check_in).first().of(Whom::Actor)),
    base("Whack-A-Ghoul", "Clerics", 13, [3, 1, 1])
        .monsters_per_player(1)
        .undead()
        .text("If you have a minion here, you may use your regular action play to destroy an undead monster here. You may play a treasure that you draw for it as an extra card.")
        .rulings(&["It comes with one monster for each player.", UNDEAD_ONES, "At once; the others stay in your hand."])
        .has(on_your_turn(
            |eye| {
                eye.can_spend(&[PlayKind::Action])
                    && eye.any(minions().yours().here())
                    && eye.any(monsters().undead().here())
            },
            whack,
        )),
    base("The Mines", "Dwarves", 13, [3, 1, 1])
        .monsters(2)
        .text("Once each turn, after you play a minion here, you may look at as many cards of the treasure deck as its power. Place them on the top and the bottom of that deck as you like, in any order.")
        .rulings(&["From the top. The power the minion has then.", "Once each turn for each player."])
        .has(
            after(EventKind::Played, minion_played_here, |cx| {
                let power = cx.played().one().map_or(0, |minion| cx.power(minion));
                let top = cx.look_at_top(Home::Treasures, power.max(0) as usize)?;
                sort_these(cx, top)
            })
            .limited(Limit::OncePerTurnEach)
            .only_when(|eye| is_left(eye, Home::Treasures))
            .of(Whom::Actor)
            .may(),
        ),
    base("Treehouse", "Elves", 15, [4, 1, 1])
        .monsters(2)
        .text("When this base scores, for each minion that the winner has here, the runner-up draws a card.")
        .rulings(&["Each of several tied runners-up. If several players win, there is no runner-up."])
        .has(
            when_this_base_scores(|cx| {
                let winners = cx.state().ranked(Rank::Winner).iter();
                let n = winners.map(|&winner| cx.eye().count(minions().of(winner).here())).sum();
                cx.draw(cx.you(), n)
            })
            .of(Whom::RunnersUp),
        ),
    base("Birthday Party", "Halflings", 20, [4, 2, 1])
        .monsters(1)
        .text("After you play a minion on another base, discard a card if you have no minion here.")
        .has(
            after(EventKind::Played, minion_played_elsewhere, |cx| cx.discard_choice(cx.you(), 1))
                .only_when(|eye| !eye.any(minions().yours().here()))
                .of(Whom::Actor),
        ),
    base("Dimension Doors", "Mages", 20, [4, 2, 1])
        .monsters(1)
        .text("Once each turn, after you play a minion here, you may discard a card. If you do, play an extra minion here.")
        .rulings(&["Once each turn for each player. In your Play Cards phase the play itself may wait."])
        .has(ANOTHER_DOOR.limited(Limit::OncePerTurnEach)),
    base("Mage's Tower", "Mages", 15, [3, 2, 1])
        .monsters(1)
        .text("After the first time you play a minion here each turn, discard a card and draw two cards.")
        .rulings(&["Not optional. Once a turn for each player. With no card to discard you draw all the same."])
        .has(
            after(EventKind::Played, you_play_a_minion_here, |cx| {
                cx.discard_choice(cx.you(), 1)?;
                cx.draw(cx.you(), 2)
            })
            .first()
            .of(Whom::Actor),
        ),
    base("Garrison", "Orcs", 12, [2, 1, 1])
        .monsters(1)
        .text("After this base scores, the winner may look at one card from the top of their deck for each of their minions here. They play or draw one of them, and return the others to the top in any order.")
        .rulings(&["Each of several tied winners. It is played at once, as an extra card."])
        .has(
            after_this_base_scores(look_through_the_garrison)
                .only_when(|eye| {
                    eye.any(minions().yours().here()) && eye.state.can_draw(eye.you())
                })
                .of(Whom::Winners)
                .may(),
        ),
    base("The Pits", "Orcs", 20, [5, 3, 2])
        .monsters(3)
        .text("Once each turn, when your standard action directly affects a minion here, you may choose a monster here to be affected the same way.")
        .rulings(&["Anybody's minion, also a monster. Once each turn for each player."])
        .has(
            joins(|eye, card, effect| {
                effect.cause.by == Some(eye.you())
                    && eye.is(card, monsters().here())
                    && effect.targets.iter().any(|t| eye.is(t.card, minions().here()))
            })
            .limited(Limit::OncePerTurnEach),
        ),
    base("The Coffers", "Thieves", 12, [4, 2, 1])
        .monsters(3)
        .text("After this base scores, each player here may draw a treasure OR discard as many treasures from their hand as they were awarded VP here to gain 1 VP.")
        .rulings(&[
            "From the current player clockwise. Whoever has a minion or power here.",
            "Who was awarded no VP here can only draw.",
        ])
        .has(after_this_base_scores(the_coffers)),
    base("Thieves' Guild", "Thieves", 16, [4, 3, 2])
        .monsters(1)
        .text("Before this base scores, each player here reveals their hand. Those who reveal the most actions may each destroy a minion here.")
        .rulings(&[
            "From the current player clockwise. Whoever has a minion or power here.",
            "If nobody reveals an action, no minion is destroyed.",
        ])
        .has(before_this_base_scores(thieves_guild)),
    base("The Gauntlet", "Warriors", 11, [4, 2, 1])
        .monsters(3)
        .text("After you destroy a monster here, you may play a monster here.")
        .rulings(&["One for each of several that are destroyed together. You play it, and nobody controls it."])
        .has(
            after(
                EventKind::Destroyed,
                |eye, event| monsters_destroyed_here(eye, event) > 0,
                |cx| {
                    let (you, here) = (cx.you(), cx.here());
                    cx.done_by(you, |cx| cx.play_monsters(1, here))
                },
            )
            .for_each(|eye, event| monsters_destroyed_here(eye, event) as usize)
            .only_when(|eye| is_left(eye, Home::Monsters))
            .of(Whom::Actor)
            .may(),
        ),
];

const UNDEAD_ONES: &str = "Its monsters come off the top of their deck: it is revealed until there are enough undead ones, and the others are shuffled back.";

/// "Choose "minion" or "action" and shuffle a random card of that type from your discard pile into your deck."
fn check_in(cx: &mut Cx) -> Step {
    let one_of = |cx: &mut Cx, kind: Select| {
        let chosen = cx.random_of(&cx.all(kind), 1);
        cx.shuffle_into_deck(&chosen, cx.you())
    };
    let (a_minion, an_action) = (minions().in_discard(), actions().in_discard());
    cx.one_of([
        part("A minion", |cx| one_of(cx, a_minion)).only_if(move |eye| eye.any(a_minion)),
        part("An action", |cx| one_of(cx, an_action)).only_if(move |eye| eye.any(an_action)),
    ])
}

/// "Use your regular action play to destroy an undead monster here. You may play a treasure from destroying it as an extra card."
fn whack(cx: &mut Cx) -> Step {
    cx.spend_regular_play(PlayKind::Action);
    let you = cx.you();
    let doomed = cx.choose(Why::Destroy, monsters().undead().here())?;
    let loot = cx.done_by(you, |cx| cx.destroy_and_loot(&doomed))?;
    may_play_extra(cx, &loot).map(drop)
}

/// "You play a minion on another base.", of whoever does.
fn minion_played_elsewhere(eye: &Eye, event: &Event) -> bool {
    event.minion_played().is_some_and(|play| play.at.is_some_and(|at| at != eye.here()))
}

/// "Look at one card from the top of their deck for each of their minions here and play or draw one of them, then return the
/// rest in any order."
fn look_through_the_garrison(cx: &mut Cx) -> Step {
    let n = cx.eye().count(minions().yours().here());
    let top = cx.look_at_top(Home::Player(cx.you()), n.max(0) as usize)?;
    if let Some(card) = cx.choose_from(Why::Take, &top, cards())?.one() {
        let playable = cx.can_play_now(card, PlayKind::Either);
        cx.one_of([
            part("Play it", |cx| cx.play_these(&[card])).only_if(move |_| playable),
            part("Draw it", |cx| cx.draw_from(&[card])),
        ])?;
    }
    cx.return_to_top(&cx.among(&top, cards()))
}

/// "Either draw a treasure card OR discard treasures from their hand equal to their VP award here to gain 1 VP."
fn the_coffers(cx: &mut Cx) -> Step {
    let treasures_left = is_left(&cx.eye(), Home::Treasures);
    for player in players_here(cx) {
        let price = awarded_here(cx, player);
        cx.as_player(player, |cx| {
            let has_them = cx.eye().count(treasures().in_hand()) >= i32::from(price);
            cx.may_one_of([
                part("Draw a treasure", |cx| cx.draw_treasures(player, 1).map(drop))
                    .only_if(|_| treasures_left),
                part("Discard treasures to gain 1 VP", |cx| {
                    match discards(cx, treasures().in_hand(), price)? {
                        true => cx.gain_vp(player, 1),
                        false => Ok(()),
                    }
                })
                .only_if(|_| price > 0 && has_them),
            ])
        })?;
    }
    Ok(())
}

/// "Their VP award here": what the base that scores has awarded to a player.
fn awarded_here(cx: &Cx, player: Seat) -> u16 {
    let here = cx.here();
    let awards = cx.eye().happened().filter_map(|event| match &event.what {
        Happened::Awarded(site, awards) if *site == here => Some(awards),
        _ => None,
    });
    let points = awards.last().into_iter().flatten().filter(|award| award.seat == player);
    points.map(|award| award.points.max(0) as u16).sum()
}

/// "Each player here reveals their hand. The players who reveal the most actions may each destroy a minion here."
fn thieves_guild(cx: &mut Cx) -> Step {
    let mut revealed = Vec::new();
    for player in players_here(cx) {
        if cx.ignores_base(player)? {
            continue;
        }
        let hand = cx.reveal_hand(player);
        revealed.push((player, cx.among(&hand, actions()).len()));
    }
    let most = revealed.iter().map(|&(_, n)| n).fold(0, usize::max);
    for (player, n) in revealed {
        if n == most && n > 0 {
            let here = cx.all(minions().here());
            let chosen = cx.choice_of(player, Why::Destroy, &here, cards().may())?;
            cx.done_by(player, |cx| cx.destroy(&chosen))?;
        }
    }
    Ok(())
}
