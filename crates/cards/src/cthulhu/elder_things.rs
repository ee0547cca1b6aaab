//! Elder Things make the others choose between madness and loss.

use super::idioms::*;

/// The Elder Things.
pub const ELDER_THINGS: FactionDef = FactionDef {
    name: "Elder Things",
    blurb: "Offer madness, and take a heavy price from whoever declines.",
    colors: ["#4b6b3c", "#1c2320"],
    cards: &[
        elder_thing("Elder Thing"),
        minion("Shoggoth", 2, 6)
            .text("You can only play this minion on a base where you have at least 6 power. Each other player may draw a Madness card; destroy a minion here of each player who does not.")
            .rulings(&[
                "Your own minions are safe.",
                "With no Madness card left, nobody can draw one.",
            ])
            .has(only_if(|eye, attempt| {
                attempt.at.is_some_and(|site| eye.state.total(attempt.seat, site) >= 6)
            }))
            .on_play(|cx| destroy_of_who_decline(cx, minions())),
        minion("Mi-go", 3, 3)
            .text("Each other player may draw a Madness card. For each one who does not, you may draw a card.")
            .on_play(|cx| draw_for_who_decline(cx).map(drop)),
        minion("Byakhee", 4, 2)
            .text("Each other player with a minion here draws a Madness card.")
            .on_play(|cx| {
                for player in cx.other_players() {
                    if cx.eye().any(minions().of(player).here()) {
                        cx.draw_madness(player, 1)?;
                    }
                }
                Ok(())
            }),
        action("Begin the Summoning", 2)
            .text("From your discard pile, place a minion on top of your deck. You may play an extra action.")
            .on_play(|cx| {
                place_on_deck(cx, minions().in_discard())?;
                cx.extra_play(Permission::action())
            }),
        on_minion("Dunwich Horror", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +5 power. Destroy it at the end of the turn.")
            .raises()
            .has(five_more())
            .has(at_end_of_turn(destroy_wearer)),
        action("Insanity", 1)
            .text("Each other player draws two Madness cards.")
            .on_play(|cx| others_draw_madness(cx, 2)),
        action("Power of Madness", 2)
            .text("Each other player reveals their hand, discards all Madness cards from it, and shuffles their discard pile into their deck.")
            .on_play(|cx| {
                for player in cx.other_players() {
                    let mad = reveal_madness(cx, player);
                    cx.discard(&mad)?;
                    shuffle_in_discard_pile(cx, player)?;
                }
                Ok(())
            }),
        action("Spreading Horror", 1)
            .text("Each other player discards random cards until they discard one that is no Madness card.")
            .on_play(|cx| {
                for player in cx.other_players() {
                    discard_until_sane(cx, player)?;
                }
                Ok(())
            }),
        action("The Price of Power", 1)
            .text("Special: Before a base scores, each other player with a minion there reveals their hand. One of your minions there gains +2 power until the end of the turn for each Madness card revealed.")
            .raises()
            .has(
                before_a_base_scores(|cx| {
                    let revealed: i32 = madness_revealed(cx, &others_there(cx)).iter().sum();
                    give_power(cx, minions().yours().there(), 2 * revealed)
                })
                .special_from_hand(),
            ),
        action("Touch of Madness", 1)
            .text("Each other player draws a Madness card. Draw a card. You may play an extra action.")
            .on_play(|cx| {
                others_draw_madness(cx, 1)?;
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Unfathomable Goals", 1)
            .text("Each other player reveals their hand. Each who reveals a Madness card destroys one of their minions.")
            .affects(minions().of_others())
            .on_play(|cx| {
                for player in cx.other_players() {
                    if !reveal_madness(cx, player).is_empty() {
                        destroys_one_of_theirs(cx, player)?;
                    }
                }
                Ok(())
            }),
    ],
    titan: None,
    revised: Revision::of(&[
    elder_thing("Eldest Thing"),
    minion("Shoggoth", 2, 6)
        .text("Each other player may draw a Madness card. For each one who does not, you may destroy a minion of theirs here. If you have less than 12 total power here then, draw two Madness cards.")
        .rulings(&[
            "This minion's power is part of the 12.",
            "With no Madness card left, nobody can draw one.",
        ])
        .on_play(|cx| {
            destroy_of_who_decline(cx, minions().may())?;
            match cx.state().total(cx.you(), cx.here()) < 12 {
                true => draw_two_madness(cx),
                false => Ok(()),
            }
        }),
    minion("Mi-go", 3, 3)
        .text("Each other player may draw a Madness card. For each one who does not, you may draw a card. If none of them drew one, you may place a +1 power counter on a minion.")
        .rulings(&["On any minion in play, this one included."])
        .on_play(|cx| match draw_for_who_decline(cx)? == cx.other_players().len() {
            true => place_counters(cx, minions().may(), 1),
            false => Ok(()),
        }),
    on_minion("Dunwich Horror", 1, minions())
        .text("Play on a minion. Ongoing: This minion has +5 power. Special: Before this base scores, this minion's controller draws two Madness cards or destroys this minion.")
        .rulings(&[
            "With fewer than two cards in the Madness deck it must be destroyed.",
            "If it was not really destroyed, its controller draws.",
        ])
        .raises()
        .has(five_more())
        .has(before_this_base_scores(its_controller_pays).special()),
    action("Insanity", 1)
        .text("Each other player draws two Madness cards. Put this card in the box.")
        .rulings(&["It is out of play for the rest of the game."])
        .on_play(|cx| {
            others_draw_madness(cx, 2)?;
            cx.place_when_done(To::Box);
            Ok(())
        }),
    action("Power of Madness", 2)
        .text("For each other player, name an action, and they reveal their hand. They discard all cards of that name from it and shuffle their discard pile into their deck.")
        .rulings(&[
            "One player after the other: you see a hand before you name an action for the next.",
            "The discard pile is shuffled in also if nothing was discarded.",
        ])
        .on_play(|cx| {
            for player in cx.other_players() {
                power_of_madness(cx, player)?;
            }
            Ok(())
        }),
    action("Spreading Horror", 1)
        .text("Each other player may discard two cards that are no Madness cards. For each one who does not, you may play a minion of power 3 or less from your discard pile on a different base.")
        .rulings(&[
            "Each on a base of its own; other minions of yours may be there.",
            "The minions are extra ones, played at once.",
        ])
        .on_play(spreading_horror),
    action("The Price of Power", 1)
        .text("Each other player reveals their hand. For each Madness card revealed, place a +1 power counter on one of your minions. Special: Before a base scores, you may play this card. Only other players with a minion there reveal their hands then.")
        .rulings(&[
            "The counters may go to several minions, on any bases, also in its Special.",
            "Played by its Special it uses none of your plays.",
        ])
        .raises()
        .on_play(|cx| counters_for_madness_of(cx, &cx.other_players()))
        .has(
            before_a_base_scores(|cx| counters_for_madness_of(cx, &others_there(cx)))
                .special_from_hand(),
        ),
    action("Unfathomable Goals", 1)
        .text("Each other player reveals their hand. If one of them reveals two or more Madness cards, you may play an extra minion. If four or more are revealed in all, you may play an extra action.")
        .rulings(&[
            "One extra minion, however many players reveal two.",
            "Madness cards drawn because of that minion were not revealed.",
        ])
        .on_play(|cx| {
            let revealed = madness_revealed(cx, &cx.other_players());
            if revealed.iter().any(|&n| n >= 2) {
                cx.extra_play(Permission::minion())?;
            }
            match revealed.iter().sum::<i32>() >= 4 {
                true => cx.extra_play(Permission::action()),
                false => Ok(()),
            }
        }),
    ])
    .without(&["Elder Thing"]),
};

/// The Elder Thing, which has another name today.
const fn elder_thing(name: &'static str) -> CardDef {
    minion(name, 1, 10)
    .text("Destroy two of your other minions, or place this minion on the bottom of your deck. Ongoing: This minion is not affected by other players' cards.")
    .rulings(&["If not both are really destroyed, it goes to the bottom of your deck."])
    .on_play(destroy_two_or_go_under)
    .has(protects(|eye, card, effect| {
        card == eye.this() && effect.cause.is_other_player(eye.you())
    }))
}

fn destroy_two_or_go_under(cx: &mut Cx) -> Step {
    let others = minions().yours().other();
    let destroy_two = |cx: &mut Cx| {
        let two = cx.choose(Why::Destroy, others.between(2, 2))?;
        if cx.destroy(&two)?.len() < 2 { place_this_under_deck(cx) } else { Ok(()) }
    };
    cx.one_of([
        part("Destroy two of your other minions", destroy_two)
            .only_if(move |eye| eye.count(others) >= 2),
        part("Place it on the bottom of your deck", place_this_under_deck),
    ])
}

/// "Each other player may draw a Madness card.": those who do not.
fn who_decline_madness(cx: &mut Cx) -> Step<Vec<Seat>> {
    let mut declined = Vec::new();
    for player in cx.other_players() {
        if !may_draw_madness(cx, player)? {
            declined.push(player);
        }
    }
    Ok(declined)
}

/// "Each other player may draw a Madness card. For each one who does not, destroy one of their minions here.": or you may.
fn destroy_of_who_decline(cx: &mut Cx, which: Select) -> Step {
    let mut doomed = Vec::new();
    for player in who_decline_madness(cx)? {
        doomed.extend(cx.choose(Why::Destroy, which.of(player).here())?);
    }
    cx.destroy(&doomed)?;
    Ok(())
}

/// "Each other player may draw a Madness card. For each one who does not, you may draw a card.": how many did not.
fn draw_for_who_decline(cx: &mut Cx) -> Step<usize> {
    let declined = who_decline_madness(cx)?.len();
    for _ in 0..declined {
        let you = cx.you();
        if cx.state().can_draw(you) && cx.yes_of(you, Why::Draw)? {
            cx.draw(you, 1)?;
        }
    }
    Ok(declined)
}

/// "This minion has +5 power.", of the one this action is on.
const fn five_more() -> Ability {
    power(|eye, minion| if eye.wearer() == Some(minion) { 5 } else { 0 })
}

fn draw_two_madness(cx: &mut Cx) -> Step {
    cx.draw_madness(cx.you(), 2).map(drop)
}

/// "This minion's controller draws two Madness cards or destroys this minion.": one of the two must be done.
fn its_controller_pays(cx: &mut Cx) -> Step {
    let wearer = cx.wearer().one();
    let Some(controller) = wearer.and_then(|minion| cx.state().card(minion.card).controller) else {
        return Ok(());
    };
    let either = |cx: &mut Cx| {
        cx.one_of([
            part("Draw two Madness cards", draw_two_madness).only_if(two_madness_are_left),
            part("Destroy the minion", |cx| match cx.destroy(&cx.wearer())?.is_empty() {
                true => draw_two_madness(cx),
                false => Ok(()),
            }),
        ])
    };
    cx.as_player(controller, |cx| cx.done_by(controller, either))
}

/// A player reveals their hand: the Madness cards in it.
fn reveal_madness(cx: &mut Cx, player: Seat) -> Vec<Ref> {
    let hand = cx.reveal_hand(player);
    cx.among(&hand, madness())
}

/// Players reveal their hands: how many Madness cards there are in each.
fn madness_revealed(cx: &mut Cx, players: &[Seat]) -> Vec<i32> {
    players.iter().map(|&player| reveal_madness(cx, player).len() as i32).collect()
}

/// "Each other player with a minion there."
fn others_there(cx: &Cx) -> Vec<Seat> {
    let mut players = cx.other_players();
    players.retain(|&player| cx.eye().any(minions().of(player).there()));
    players
}

/// These players reveal their hands. "For each Madness card revealed, place a +1 power counter on one of your minions."
fn counters_for_madness_of(cx: &mut Cx, players: &[Seat]) -> Step {
    let revealed = madness_revealed(cx, players).iter().sum();
    cx.spread_counters(revealed, minions().yours())
}

fn power_of_madness(cx: &mut Cx, player: Seat) -> Step {
    let named = cx.name_card_of(player, |sorts| sorts.is_action())?;
    let hand = cx.reveal_hand(player);
    if let Some(name) = named {
        cx.discard(&cx.among(&hand, actions().copy_of(name)))?;
    }
    shuffle_in_discard_pile(cx, player)
}

/// "Each other player may discard two cards that are no Madness cards.": both or none; whether they did.
fn may_discard_two_sane(cx: &mut Cx, player: Seat) -> Step<bool> {
    let sane = cards().in_hand().that(|eye, card| !eye.state.is_madness(card));
    cx.as_player(player, |cx| {
        cx.done_by(player, |cx| {
            cx.tells_of_hand(player);
            Ok(cx.eye().count(sane) >= 2 && cx.yes()? && discards(cx, sane, 2)?)
        })
    })
}

fn spreading_horror(cx: &mut Cx) -> Step {
    let mut declined = 0;
    for player in cx.other_players() {
        declined += usize::from(!may_discard_two_sane(cx, player)?);
    }
    let mut sites = cx.sites();
    for _ in 0..declined {
        let Some(site) = may_play_at_one_of(cx, minions().in_discard().power_at_most(3), &sites)?
        else {
            break;
        };
        sites.retain(|&other| other != site);
    }
    Ok(())
}

fn discard_until_sane(cx: &mut Cx, player: Seat) -> Step {
    loop {
        let gone = cx.discard_random(player, 1)?;
        if gone.is_empty() || gone.iter().any(|c| !cx.state().is_madness(c.card.card)) {
            return Ok(());
        }
    }
}
