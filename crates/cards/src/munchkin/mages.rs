//! Mages throw cards away for spells, and conjure monsters up wherever they like.

use crate::idioms::*;
use std::cell::Cell;

/// The Mages.
pub const MAGES: FactionDef = FactionDef {
    name: "Mages",
    blurb: "Burn the cards in your hand as fuel for spells, and conjure up monsters.",
    colors: ["#c35cff", "#1b2c66"],
    cards: &[
        minion("Blaster Master", 1, 5)
            .text("Talent: Discard a card. If you do, destroy a minion of power 2 or less.")
            .rulings(&["A minion at any base."])
            .has(talent(
                |eye| eye.has_hand() && eye.any(minions().power_at_most(2)),
                |cx| zap(cx, minions().power_at_most(2)),
            )),
        minion("Happy Zapper", 2, 3)
            .text("Talent: Discard a card. If you do, this minion gains +2 power until the end of the turn. Special: Before this base scores, you may use this minion's talent.")
            .rulings(&[
                "Also if you have used it this turn, and on other players' turns.",
                "If it has further talents, you use only one of them before the base scores.",
            ])
            .has(talent(
                |eye| eye.has_hand(),
                |cx| match discards(cx, cards().in_hand(), 1)? {
                    true => cx.give_power(&[cx.this()], 2, cx.end_of_turn()),
                    false => Ok(()),
                },
            ))
            .has(talent_again_before_scoring()),
        minion("Wand Whiz", 3, 3)
            .text("You may discard a card. If you do, play an extra minion or an extra action.")
            .rulings(&["You choose at once which of the two; in your Play Cards phase the play itself may wait."])
            .on_play(wand_whiz),
        minion("Scroll Shuffler", 4, 2)
            .text("Discard a card, then draw a card.")
            .rulings(&["Not optional. With an empty hand you only draw."])
            .on_play(|cx| discard_and_draw(cx, 1)),
        action("Charm", 1)
            .text("Choose a monster. You control it until the end of the turn, and it is one of your minions.")
            .rulings(&[
                "Its power counts for you and does not add to the breakpoint meanwhile.",
                "If its base scores, its treasures are shared among all players there as usual.",
            ])
            .affects(monsters())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, monsters())?;
                cx.take_control(&chosen, cx.you(), cx.end_of_turn())
            }),
        action("Embiggen", 1)
            .text("Choose a minion. Discard any number of cards. The chosen minion gains +1 power until the end of the turn for each of them.")
            .raises()
            .affects(minions())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Choose, minions())?;
                let n = discard_any_number(cx)?;
                cx.give_power(&chosen, n, cx.end_of_turn())
            }),
        action("Mass Summoning", 1)
            .text("On each base in play, play a monster.")
            .rulings(&[
                "From the top of the monster deck, one after the other from the left.",
                "You play them, but nobody controls them.",
            ])
            .on_play(|cx| {
                for site in cx.sites() {
                    cx.play_monsters(1, site)?;
                }
                Ok(())
            }),
        on_base("Portal to Beyond", 1)
            .text("Play on a base. Talent: Discard a card. If you do, play a monster here.")
            .has(talent(
                |eye| eye.has_hand() && is_left(eye, Home::Monsters),
                |cx| match discards(cx, cards().in_hand(), 1)? {
                    true => cx.play_monsters(1, cx.here()),
                    false => Ok(()),
                },
            )),
        action("Recover Arcane Wisdom", 2)
            .text("If you have fewer than five cards in hand, draw until you have five.")
            .rulings(&["This card is not in your hand any more."])
            .on_play(draw_until_five),
        action("Some Enchanted Evening", 1)
            .text("Discard any number of cards. For each of them, play an extra minion of power 3 or less.")
            .on_play(|cx| {
                for _ in 0..discard_any_number(cx)? {
                    cx.extra_play(Permission::minion().power_at_most(3))?;
                }
                Ok(())
            }),
        SPEED_READING.copies(1),
        action("Zzzzzap!", 2)
            .text("Discard a card. If you do, destroy a minion of power 3 or less.")
            .rulings(&[
                "A minion at any base.",
                "You must discard a card if you have one, also if no minion fits.",
            ])
            .affects(minions().power_at_most(3))
            .on_play(|cx| zap(cx, minions().power_at_most(3))),
    ],
    titan: None,
    revised: Revision::of(&[
    minion("Blaster Master", 1, 5)
        .text("Ongoing: Once each turn, when you would discard a card from your hand, you may let another player choose a card in their hand or the top card of their deck. Discard that card instead.")
        .rulings(&[
            "You have discarded a card: what asks for that is done.",
            "Of several cards that you discard together, it is instead of one.",
            "It was not a card from your hand, and the other player has discarded none.",
        ])
        .has(
            instead(EffectKind::DiscardFromHand, is_yours_and_theirs_would_do, discard_theirs)
                .limited(Limit::OncePerTurn)
                .may(),
        ),
    minion("Happy Zapper", 2, 3)
        .text("Talent: Discard a card. If you do, a minion gains +3 power or gets -3 power until the start of your next turn.")
        .rulings(&["Any minion, of whomever, at any base."])
        .has(talent(|eye| eye.has_hand(), happy_zapper)),
    minion("Scroll Shuffler", 4, 2)
        .text("You may shuffle a card of your discard pile into your deck. If it was a minion of power 2 or less, place two +1 power counters on this minion.")
        .rulings(&["Its printed power counts."])
        .on_play(scroll_shuffler),
    on_minion("Embiggen", 1, minions().yours())
        .text("Play on one of your minions. Discard any number of cards. Ongoing: After you discard a card from your hand, this minion gains +1 power until the end of the turn.")
        .rulings(&[
            "For each card, also for those that you discard as you play this.",
            "Whoever makes you discard. At the end of your turn, too.",
        ])
        .raises()
        .on_play(|cx| discard_any_number(cx).map(drop))
        .has(
            after(EventKind::Discarded, you_discard_from_hand, |cx| {
                cx.give_power(&cx.wearer(), 1, cx.end_of_turn())
            })
            .for_each(cards_from_your_hand),
        ),
    action("Mass Summoning", 1)
        .text("Choose any number of bases. On each of them, play a monster.")
        .rulings(&[
            "You choose all of them first. The monsters come from the top of the monster deck, one after the other, in the order in which you have chosen.",
            "You play them, but nobody controls them.",
        ])
        .on_play(|cx| {
            for site in any_number_of_bases(cx)? {
                cx.play_monsters(1, site)?;
            }
            Ok(())
        }),
    on_base("Portal to Beyond", 1)
        .text("Play on a base. Talent: Discard a card. If you do, play a monster here OR move a monster or one of your minions from another base to here or from here to another base.")
        .has(talent(
            |eye| eye.has_hand() && (is_left(eye, Home::Monsters) || can_be_moved(eye)),
            portal_to_beyond,
        )),
    action("Recover Arcane Wisdom", 1)
        .text("Discard any number of cards. Then, if you have fewer than five cards in hand, draw until you have five.")
        .rulings(&["This card is not in your hand any more."])
        .on_play(|cx| {
            discard_any_number(cx)?;
            draw_until_five(cx)
        }),
    SPEED_READING.copies(2),
    action("Zzzzzap!", 2)
        .text("Choose a base, and destroy a minion of power 3 or less there. Then you may discard a card so that each of your minions there gets a +1 power counter.")
        .rulings(&[
            "A minion of whomever, also your own.",
            "Also if no minion was destroyed.",
        ])
        .raises()
        .affects(minions().that(|eye, minion| eye.is_yours(minion) || eye.state.power(minion) <= 3))
        .on_play(zap_there),
    ]),
};

/// Printed in either edition, in another number.
const SPEED_READING: CardDef = action("Speed Reading", 1)
    .text("Discard a card, then draw three cards.")
    .rulings(&["If this is the last card in your hand, you only draw."])
    .on_play(|cx| discard_and_draw(cx, 3));

/// "A monster or one of your minions."
const MOVABLE: Select =
    minions().that(|eye, minion| eye.is_monster(minion) || eye.is_yours(minion));

/// "Discard a card to destroy a minion ..."
fn zap(cx: &mut Cx, which: Select) -> Step {
    match discards(cx, cards().in_hand(), 1)? {
        true => destroy(cx, which),
        false => Ok(()),
    }
}

/// "You may discard a card to play an extra minion or action."
fn wand_whiz(cx: &mut Cx) -> Step {
    if !may_discard(cx)? {
        return Ok(());
    }
    cx.one_of([
        part("Play an extra minion", |cx| cx.extra_play(Permission::minion())),
        part("Play an extra action", |cx| cx.extra_play(Permission::action())),
    ])
}

/// "Discard a card. Draw N cards."
fn discard_and_draw(cx: &mut Cx, n: i32) -> Step {
    cx.discard_choice(cx.you(), 1)?;
    cx.draw(cx.you(), n)
}

/// "Discard any number of cards.": how many were.
fn discard_any_number(cx: &mut Cx) -> Step<i32> {
    let chosen = cx.choose(Why::Discard, cards().in_hand().any_number())?;
    Ok(cx.discard(&chosen)?.len() as i32)
}

/// "Draw until you have five cards in your hand."
fn draw_until_five(cx: &mut Cx) -> Step {
    let n = cx.eye().hand(cx.you()).len() as i32;
    cx.draw(cx.you(), 5 - n)
}

/// "When you would discard a card from your hand ... another player ...": it is in your hand, and another player has a card for it.
fn is_yours_and_theirs_would_do(eye: &Eye, card: CardId) -> bool {
    eye.state.card(card).zone == Zone::Hand(eye.you())
        && eye.state.seats().any(|seat| seat != eye.you() && has_hand_or_deck(eye, seat))
}

/// "A card in their hand or the top card of their deck": whether they have one.
fn has_hand_or_deck(eye: &Eye, seat: Seat) -> bool {
    !eye.hand(seat).is_empty() || eye.state.can_draw(seat)
}

/// "Choose another player to choose a card in their hand or the top card of their deck; you discard that card instead."
fn discard_theirs(cx: &mut Cx, _: Ref) -> Step<bool> {
    let mut able = cx.other_players();
    able.retain(|&player| has_hand_or_deck(&cx.eye(), player));
    let Some(player) = cx.choose_player(&able)? else { return Ok(false) };
    let (of_hand, of_deck) = (Cell::new(None), Cell::new(None));
    cx.as_player(player, |cx| {
        let (in_hand, on_top) = (cx.eye().any(cards().in_hand()), cx.state().can_draw(player));
        cx.one_of([
            part("A card in your hand", |cx| {
                of_hand.set(cx.choose(Why::Discard, cards().in_hand())?.one());
                Ok(())
            })
            .only_if(move |_| in_hand),
            part("The top card of your deck", |cx| {
                of_deck.set(cx.top_unseen(player)?);
                Ok(())
            })
            .only_if(move |_| on_top),
        ])
    })?;
    match of_hand.get() {
        Some(card) => cx.discard_from_anothers_hand(card),
        None => Ok(!cx.discard(&Vec::from_iter(of_deck.get()))?.is_empty()),
    }
}

/// "Discard a card to give a minion +3 or -3 power until the start of your turn."
fn happy_zapper(cx: &mut Cx) -> Step {
    if !discards(cx, cards().in_hand(), 1)? {
        return Ok(());
    }
    let (chosen, until) = (cx.choose(Why::Choose, minions())?, cx.start_of_your_next_turn());
    cx.one_of([
        part("+3 power", |cx| cx.give_power(&chosen, 3, until)),
        part("-3 power", |cx| cx.give_power(&chosen, -3, until)),
    ])
}

/// "You may shuffle in a card. If you shuffled a minion of power 2 or less, place two +1 power counters on this minion."
fn scroll_shuffler(cx: &mut Cx) -> Step {
    let chosen = cx.choose(Why::ShuffleIn, cards().in_discard().may())?;
    let small = cx.among(&chosen, minions().in_discard().power_at_most(2));
    let shuffled = cx.shuffle_in(&chosen)?;
    match small.is_empty() || shuffled.is_empty() {
        true => Ok(()),
        false => cx.place_counters(&[cx.this()], 2),
    }
}

/// How many cards were discarded from your hand.
fn cards_from_your_hand(eye: &Eye, event: &Event) -> usize {
    match &event.what {
        Happened::Went { cards, .. } => {
            cards.iter().filter(|card| card.zone == Zone::Hand(eye.you())).count()
        }
        _ => 0,
    }
}

/// "Choose any number of bases.": in the order in which they were chosen.
fn any_number_of_bases(cx: &mut Cx) -> Step<Vec<SiteId>> {
    let (mut left, mut chosen) = (cx.sites(), Vec::new());
    while !left.is_empty() {
        let Some(site) = cx.pick_site(cx.you(), Why::ChooseBase, &left, 0)? else { break };
        left.retain(|&other| other != site);
        chosen.push(site);
    }
    Ok(chosen)
}

/// "Move a monster or one of your minions to or from this base": whether one could be.
fn can_be_moved(eye: &Eye) -> bool {
    has_another_base(eye) && eye.any(MOVABLE)
}

/// "Discard a card to either play a monster here OR move a monster or one of your minions to or from this base."
fn portal_to_beyond(cx: &mut Cx) -> Step {
    if !discards(cx, cards().in_hand(), 1)? {
        return Ok(());
    }
    cx.one_of([
        part("Play a monster", |cx| cx.play_monsters(1, cx.here()))
            .only_if(|eye| is_left(eye, Home::Monsters)),
        part("Move a minion", |cx| move_here_or_away(cx, MOVABLE)).only_if(can_be_moved),
    ])
}

/// "Choose a base. Destroy a minion there, then you may discard a card to place a +1 power counter on each of your minions there."
fn zap_there(cx: &mut Cx) -> Step {
    let Some(site) = cx.choose_base(|_, _| true)? else { return Ok(()) };
    destroy(cx, minions().at(site).power_at_most(3))?;
    let yours = minions().yours().at(site);
    match cx.eye().any(yours) && may_discard(cx)? {
        true => place_counters(cx, yours.each(), 1),
        false => Ok(()),
    }
}
