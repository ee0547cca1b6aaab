//! Elder Things make the others choose between madness and loss.

use super::idioms::*;
use crate::idioms::*;
use engine::cards::*;

/// The Elder Things.
pub const ELDER_THINGS: FactionDef = FactionDef {
    name: "Elder Things",
    blurb: "Offer madness, and take a heavy price from whoever declines.",
    emblem: "brain-tentacle",
    colors: ["#4b6b3c", "#1c2320"],
    cards: &[
        minion("Elder Thing", 1, 10)
            .text("Destroy two of your other minions, or place this minion on the bottom of your deck. Ongoing: This minion is not affected by other players' cards.")
            .rulings(&["If not both are really destroyed, it goes to the bottom of your deck."])
            .art("tentacles-skull")
            .on_play(elder_thing)
            .has(protects(|eye, card, effect| {
                card == eye.this() && effect.cause.is_other_player(eye.you())
            })),
        minion("Shoggoth", 2, 6)
            .text("You can only play this minion on a base where you have at least 6 power. Each other player may draw a Madness card; destroy a minion here of each player who does not.")
            .rulings(&[
                "Your own minions are safe.",
                "With no Madness card left, nobody can draw one.",
            ])
            .art("gooey-daemon")
            .has(only_if(|eye, attempt| {
                attempt.at.is_some_and(|site| eye.state.total(attempt.seat, site) >= 6)
            }))
            .on_play(shoggoth),
        minion("Mi-go", 3, 3)
            .text("Each other player may draw a Madness card. For each one who does not, you may draw a card.")
            .art("alien-bug")
            .on_play(|cx| {
                for _ in who_decline_madness(cx)? {
                    let you = cx.you();
                    if cx.state().can_draw(you) && cx.yes_of(you, Why::Draw)? {
                        cx.draw(cx.you(), 1)?;
                    }
                }
                Ok(())
            }),
        minion("Byakhee", 4, 2)
            .text("Each other player with a minion here draws a Madness card.")
            .art("evil-wings")
            .on_play(|cx| {
                for player in cx.other_players() {
                    if cx.eye().any(minions().of(player).here()) {
                        cx.draw_madness(player, 1)?;
                    }
                }
                Ok(())
            }),
        action("Begin the Summoning", 2)
            .text("Place a minion from your discard pile on top of your deck. You may play an extra action.")
            .art("star-swirl")
            .on_play(|cx| {
                place_on_deck(cx, minions().in_discard())?;
                cx.extra_play(Permission::action())
            }),
        on_minion("Dunwich Horror", 1, minions())
            .text("Play on a minion. Ongoing: This minion has +5 power. Destroy it at the end of the turn.")
            .art("giant-squid")
            .raises()
            .has(power(|eye, minion| if eye.wearer() == Some(minion) { 5 } else { 0 }))
            .has(at_end_of_turn(destroy_wearer)),
        action("Insanity", 1)
            .text("Each other player draws two Madness cards.")
            .art("brainstorm")
            .on_play(|cx| others_draw_madness(cx, 2)),
        action("Power of Madness", 2)
            .text("Each other player reveals their hand, discards all Madness cards from it, and shuffles their discard pile into their deck.")
            .art("psychic-waves")
            .on_play(power_of_madness),
        action("Spreading Horror", 1)
            .text("Each other player discards random cards until they discard one that is no Madness card.")
            .art("terror")
            .on_play(|cx| {
                for player in cx.other_players() {
                    discard_until_sane(cx, player)?;
                }
                Ok(())
            }),
        action("The Price of Power", 1)
            .text("Special: Before a base scores, each other player with a minion there reveals their hand. One of your minions there gains +2 power until the end of the turn for each Madness card revealed.")
            .art("all-seeing-eye")
            .raises()
            .has(before_a_base_scores(price_of_power).special_from_hand()),
        action("Touch of Madness", 1)
            .text("Each other player draws a Madness card. Draw a card. You may play an extra action.")
            .art("brain-freeze")
            .on_play(|cx| {
                others_draw_madness(cx, 1)?;
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Unfathomable Goals", 1)
            .text("Each other player reveals their hand. Each who reveals a Madness card destroys one of their minions.")
            .art("eyestalk")
            .affects(minions().of_others())
            .on_play(unfathomable_goals),
    ],
    titan: None,
    revised: Revision::NONE,
};

fn elder_thing(cx: &mut Cx) -> Step {
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
        let left = !cx.state().deck(Home::Madness).is_empty();
        let drawn = left && cx.yes_of(player, Why::Draw)? && cx.draw_madness(player, 1)? > 0;
        if !drawn {
            declined.push(player);
        }
    }
    Ok(declined)
}

fn shoggoth(cx: &mut Cx) -> Step {
    let mut doomed = Vec::new();
    for player in who_decline_madness(cx)? {
        doomed.extend(cx.choose(Why::Destroy, minions().of(player).here())?);
    }
    cx.destroy(&doomed)?;
    Ok(())
}

/// A player reveals their hand: the Madness cards in it.
fn reveal_madness(cx: &mut Cx, player: Seat) -> Vec<Ref> {
    let hand = cx.reveal_hand(player);
    cx.among(&hand, madness())
}

fn power_of_madness(cx: &mut Cx) -> Step {
    for player in cx.other_players() {
        let mad = reveal_madness(cx, player);
        cx.discard(&mad)?;
        shuffle_in_discard_pile(cx, player)?;
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

fn price_of_power(cx: &mut Cx) -> Step {
    let mut revealed = 0;
    for player in cx.other_players() {
        if cx.eye().any(minions().of(player).there()) {
            revealed += reveal_madness(cx, player).len() as i32;
        }
    }
    give_power(cx, minions().yours().there(), 2 * revealed)
}

fn unfathomable_goals(cx: &mut Cx) -> Step {
    for player in cx.other_players() {
        if !reveal_madness(cx, player).is_empty() {
            destroys_one_of_theirs(cx, player)?;
        }
    }
    Ok(())
}
