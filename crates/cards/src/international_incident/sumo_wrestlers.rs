//! Sumo Wrestlers push the others out of the ring, and eat to grow.

use super::idioms::*;

/// The Sumo Wrestlers.
pub const SUMO_WRESTLERS: FactionDef = FactionDef {
    name: "Sumo Wrestlers",
    blurb: "Push the others' minions off your bases, and turn your cards into +1 power counters.",
    colors: ["#f2c9a0", "#5c2038"],
    cards: &[
        minion("Yokozuna", 1, 6)
            .text("Ongoing: Cards of other players cannot move your minions. Talent: Draw a card OR move a minion of another player from here to another base.")
            .rulings(&["Your minions at all bases, this one included."])
            .has(protects(|eye, card, effect| {
                effect.kind == EffectKind::Move
                    && effect.cause.is_other_player(eye.you())
                    && eye.is(card, minions().yours())
            }))
            .has(talent(always, |cx| {
                let movable = cx.eye().any(minions().of_others().here())
                    && !cx.other_sites(cx.this()).is_empty();
                cx.one_of([
                    part("Draw a card", |cx| cx.draw(cx.you(), 1)),
                    part("Move a minion", |cx| move_elsewhere(cx, minions().of_others().here()))
                        .only_if(move |_| movable),
                ])
            })),
        minion("Top Tier", 2, 4)
            .text("Ongoing: Place a +1 power counter on this minion after you discard from your hand, be it one card or more.")
            .rulings(&[
                "One counter for all that one ability makes you discard.",
                "Whatever makes you discard them, also the limit of your hand. Playing a card is not discarding it.",
            ])
            .has(
                after(EventKind::Discarded, you_discard_from_hand, |cx| {
                    cx.place_counters(&[cx.this()], 1)
                })
                .while_there()
                .once_per_cause(),
            ),
        minion("Third Tier", 3, 3)
            .text("To draw a card, you may move another player's minion of power 3 or less from here to another base.")
            .rulings(&["No card if it could not be moved."])
            .on_play(|cx| {
                let light = minions().of_others().here().power_at_most(3);
                if cx.other_sites(cx.this()).is_empty() {
                    return Ok(());
                }
                for minion in cx.choose(Why::Move, light.may())? {
                    if cx.move_to_one_of(minion, &cx.other_sites(minion))? {
                        cx.draw(cx.you(), 1)?;
                    }
                }
                Ok(())
            }),
        minion("Rookie Sumo", 4, 2)
            .text("You may discard a card to place two +1 power counters on one of your minions.")
            .on_play(|cx| match may_discard(cx)? {
                true => place_counters(cx, minions().yours(), 2),
                false => Ok(()),
            }),
        action("Body Slam", 1)
            .text("Choose another player and a base where you have a minion. Move all minions of that player there to another base.")
            .rulings(&["All of them to the same base."])
            .affects(minions().of_others().that(is_where_you_have_one))
            .on_play(|cx| {
                let player = cx.choose_player(&cx.other_players())?;
                let site = cx.choose_base(you_have_one_at)?;
                match player.zip(site) {
                    Some((player, site)) => {
                        let theirs = cx.all(minions().of(player).at(site));
                        move_together(cx, &theirs)
                    }
                    None => Ok(()),
                }
            }),
        action("Bulking Stew", 1)
            .text("Discard any number of cards. Place as many +1 power counters on your minions, divided as you choose.")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Discard, cards().in_hand().any_number())?;
                let n = cx.discard(&chosen)?.len() as i32;
                cx.spread_counters(n, minions().yours())
            }),
        action("Chikara-Mizu", 2)
            .text("Choose one of your minions. You may discard a card. That minion gains +2 power until the end of the turn, or +4 power instead if you discarded a card.")
            .raises()
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions().yours())?;
                let n = if may_discard(cx)? { 4 } else { 2 };
                cx.give_power(&chosen, n, cx.end_of_turn())
            }),
        action("Fighting Spirit Prize", 1)
            .text("Draw two cards. Place +1 power counters on your minions: two in all, divided as you choose.")
            .raises()
            .on_play(|cx| {
                cx.draw(cx.you(), 2)?;
                cx.spread_counters(2, minions().yours())
            }),
        action("Grasp the Belt", 2)
            .text("From a base where you have a minion, move a minion to another base.")
            .rulings(&["Also your own minion, and also your only one there."])
            .affects(minions().that(is_where_you_have_one))
            .on_play(|cx| move_elsewhere(cx, minions().that(is_where_you_have_one))),
        action("Head Butt", 1)
            .text("Choose a base where you have a minion. Destroy an action of another player there.")
            .rulings(&["One on that base, or one on a minion there."])
            .on_play(|cx| match cx.choose_base(you_have_one_at)? {
                Some(site) => destroy(cx, actions().of_others().at(site)),
                None => Ok(()),
            }),
        action("Performance Prize", 1)
            .text("Draw three cards.")
            .on_play(|cx| cx.draw(cx.you(), 3)),
        action("Technique Prize", 1)
            .text("Place three +1 power counters on one of your minions.")
            .raises()
            .on_play(|cx| place_counters(cx, minions().yours(), 3)),
    ],
    titan: None,
    revised: Revision::NONE,
};
