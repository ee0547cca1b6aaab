//! Samurai die well: each of their minions that goes to the discard pile is worth something.

use super::idioms::*;

/// The Samurai.
pub const SAMURAI: FactionDef = FactionDef {
    name: "Samurai",
    blurb: "Fight with honor, and let every minion you lose leave something behind.",
    colors: ["#f4d3d0", "#7a1f2b"],
    cards: &[
        minion("Shogun", 1, 5)
            .text("Ongoing: After another of your minions goes from play to the discard pile, place a +1 power counter on this minion.")
            .rulings(&[
                "Destroyed, or discarded after its base scored.",
                "One counter for each of several that go together.",
            ])
            .has(
                after(
                    EventKind::ToDiscard,
                    |eye, event| others_fallen(eye, event) > 0,
                    |cx| cx.place_counters(&[cx.this()], cx.heard(others_fallen)),
                )
                .while_there(),
            ),
        minion("Bushi", 2, 4)
            .text("Ongoing: After this minion goes from play to the discard pile, gain 1 VP if it had 5 or more power.")
            .rulings(&[
                "Destroyed, or discarded after its base scored.",
                "The power it had just before counts.",
            ])
            .has(after(
                EventKind::ToDiscard,
                |eye, event| {
                    let strong = |card: &Snapshot| eye.was_this(card) && card.power >= 5;
                    event.what.from_play_to_discard().any(strong)
                },
                |cx| cx.gain_vp(cx.you(), 1),
            )),
        minion("Ronin", 3, 3)
            .text("If you have no other minion here, place a +1 power counter on this minion.")
            .rulings(&["Other players' minions do not count."])
            .on_play(|cx| match cx.eye().any(minions().yours().here().other()) {
                true => Ok(()),
                false => cx.place_counters(&[cx.this()], 1),
            }),
        minion("Samurai-Chan", 4, 2)
            .text("Ongoing: After this minion goes from play to the discard pile, draw a card.")
            .rulings(&["Destroyed, or discarded after its base scored."])
            .has(after(EventKind::ToDiscard, this_goes_to_discard, |cx| cx.draw(cx.you(), 1))),
        action("Code of Bushido", 1)
            .text("Choose up to three of your minions. Place a +1 power counter on each of them.")
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours().up_to(3), 1)),
        on_minion("Final Haiku", 1, minions().yours())
            .text("Play on one of your minions. Ongoing: After this minion goes from play to the discard pile, each of your minions gains +2 power until the end of the turn.")
            .rulings(&[
                "Destroyed, or discarded after its base scored.",
                "The minions that you have in play then.",
            ])
            .has(after(EventKind::ToDiscard, wearer_goes_to_discard, |cx| {
                give_power(cx, minions().yours().each(), 2)
            })),
        action("Heart of the Battle", 1)
            .text("Special: Before a base scores, one of your minions there duels a minion of another player there. Destroy the loser.")
            .rulings(&["In a tie both are destroyed."])
            .affects(minions())
            .has(
                before_a_base_scores(|cx| {
                    let duel = duel_of_one(cx, minions().yours().there())?;
                    destroy_loser(cx, duel)
                })
                .special_from_hand(),
            ),
        action("Honor the Ancestors", 1)
            .text("Place a +1 power counter on one of your minions. For each other player, you may shuffle a minion from your discard pile into your deck.")
            .rulings(&["One minion with two players, up to two with three, up to three with four."])
            .raises()
            .on_play(|cx| {
                place_counters(cx, minions().yours(), 1)?;
                let others = cx.other_players().len() as u16;
                let chosen = cx.choose(Why::ShuffleIn, minions().in_discard().up_to(others))?;
                cx.shuffle_in(&chosen)?;
                Ok(())
            }),
        on_base("Honor the Fallen", 1)
            .text("Play on a base. Ongoing: After one of your minions goes from here to the discard pile, draw a card.")
            .rulings(&[
                "Destroyed, or discarded after this base scored.",
                "A card for each of several that go together.",
            ])
            .has(after(
                EventKind::ToDiscard,
                |eye, event| fallen_here(eye, event) > 0,
                |cx| cx.draw(cx.you(), cx.heard(fallen_here)),
            )),
        action("Honorable Combat", 1)
            .text("Choose a base where another player has more power than you. One of your minions there duels one of that player's minions there. The winner's controller gains 1 VP.")
            .rulings(&[
                "In a tie the controllers of both gain 1 VP.",
                "If several players have more power there than you, choose a minion of any of them.",
            ])
            .on_play(honorable_combat),
        action("Way of the Warrior", 2)
            .text("One of your minions gains +3 power until the end of the turn. If it goes from play to the discard pile this turn, draw a card.")
            .rulings(&["Destroyed, or discarded after its base scored."])
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                cx.give_power(&chosen, 3, cx.end_of_turn())?;
                cx.stand_about(&chosen, cx.end_of_turn())
            })
            .has(
                after(EventKind::ToDiscard, wearer_goes_to_discard, |cx| cx.draw(cx.you(), 1))
                    .unlabelled()
                    .lent(),
            ),
        action("Yokai Attack!", 2)
            .text("Destroy one of your minions. If it was destroyed, play an extra minion and an extra action.")
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                if cx.destroy(&chosen)?.is_empty() {
                    return Ok(());
                }
                cx.extra_play(Permission::minion())?;
                cx.extra_play(Permission::action())
            }),
    ],
    titan: None,
    revised: Revision::of(&[
        minion("Ronin", 3, 3)
            .text("If you have no other minion here, you may place two +1 power counters on this minion.")
            .rulings(&["Other players' minions do not count.", "Both counters or none."])
            .on_play(|cx| {
                if cx.eye().any(minions().yours().here().other()) || !cx.yes()? {
                    return Ok(());
                }
                cx.place_counters(&[cx.this()], 2)
            }),
        action("Code of Bushido", 1)
            .text("Place +1 power counters on your minions: three in all, divided as you choose.")
            .rulings(&["All on one, or on several of them, at one moment. You must place all three."])
            .raises()
            .on_play(|cx| cx.spread_counters(3, minions().yours())),
    ]),
};

/// "One of your minions ...", as it was.
fn was_your_minion(eye: &Eye, card: &Snapshot) -> bool {
    card.sorts.is_minion() && card.controller == Some(eye.you())
}

/// "Another of your minions goes from play to the discard pile": how many by one event.
fn others_fallen(eye: &Eye, event: &Event) -> i32 {
    let fallen = event.what.from_play_to_discard().filter(|card| was_your_minion(eye, card));
    fallen.filter(|card| !eye.was_this(card)).count() as i32
}

/// "One of your minions goes from here to the discard pile": how many by one event.
fn fallen_here(eye: &Eye, event: &Event) -> i32 {
    let fallen = event.what.from_play_to_discard().filter(|card| was_your_minion(eye, card));
    fallen.filter(|card| eye.was_here(card)).count() as i32
}

/// Whether a player has more power at a site than you.
fn is_ahead(eye: &Eye, player: Seat, site: SiteId) -> bool {
    eye.state.total(player, site) > eye.state.total(eye.you(), site)
}

/// "That player" is whoever controls the minion that is chosen.
fn honorable_combat(cx: &mut Cx) -> Step {
    if !cx.eye().duelists().is_empty() {
        return Ok(());
    }
    let behind = |eye: &Eye, site| eye.state.seats().any(|player| is_ahead(eye, player, site));
    let Some(site) = cx.choose_base(behind)? else { return Ok(()) };
    let mut rivals = cx.all(minions().of_others().at(site));
    rivals.retain(|rival| {
        let player = cx.state().card(rival.card).controller;
        player.is_some_and(|player| is_ahead(&cx.eye(), player, site))
    });
    if rivals.is_empty() {
        return Ok(());
    }
    let mine = cx.choose(Why::Duel, minions().yours().at(site))?;
    let Some(mine) = mine.one() else { return Ok(()) };
    let theirs = cx.choose_from(Why::Duel, &rivals, cards())?;
    let Some(theirs) = theirs.one() else { return Ok(()) };
    let Some(duel) = cx.duel(mine, theirs)? else { return Ok(()) };
    for player in winning_players(cx, &duel) {
        cx.gain_vp(player, 1)?;
    }
    Ok(())
}
