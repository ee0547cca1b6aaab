//! The Lion King: whoever falls helps the others from the discard pile.

use crate::idioms::*;

/// The Lion King.
pub const THE_LION_KING: FactionDef = FactionDef {
    name: "The Lion King",
    blurb: "Who goes to the discard pile brings others on; a fallen Mufasa makes them strong.",
    colors: ["#f6a821", "#5d1f12"],
    cards: &[
        minion("Mufasa", 1, 6)
            .text("Special: After this minion goes to the discard pile from play, you may place +1 power counters on your minions, no more than four in all.")
            .rulings(&["All on one of them, or divided as you choose."])
            .has(
                after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
                    cx.spread_counters(4, minions().yours().may())
                })
                    .only_when(|eye| eye.any(minions().yours()))
                    .special()
                    .may(),
            ),
        minion("Nala", 1, 4)
            .text("Ongoing: While a Lion Cub is in your discard pile, this minion has +2 power.")
            .has(power(|eye, minion| {
                let cub = || eye.any(minions().in_discard().named("Lion Cub"));
                if minion == eye.this() && cub() { 2 } else { 0 }
            })),
        minion("Simba", 1, 4)
            .text("Ongoing: While Mufasa is in your discard pile, this minion has +2 power. Special: After this minion goes to the discard pile from play, you may shuffle it into your deck.")
            .has(power(|eye, minion| {
                if minion == eye.this() && mufasa_has_fallen(eye) { 2 } else { 0 }
            }))
            .has(
                after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
                    cx.shuffle_into_deck(&[cx.now(cx.this())], cx.you())
                })
                .only_when(|eye| matches!(eye.state.card(eye.this()).zone, Zone::Discard(_)))
                .special()
                .may(),
            ),
        minion("Rafiki", 1, 3)
            .text("Talent: Place a minion of power 2 or less from your discard pile into your hand.")
            .has(talent(
                |eye| eye.any(minions().in_discard().power_at_most(2)),
                |cx| take(cx, minions().in_discard().power_at_most(2)),
            )),
        minion("Timon and Pumbaa", 1, 3)
            .text("Talent: Place a card from your discard pile on the bottom of your deck. If it is Hakuna Matata, place it into your hand instead.")
            .has(talent(
                |eye| eye.any(cards().in_discard()),
                |cx| {
                    let chosen = cx.choose(Why::Place, cards().in_discard())?;
                    match cx.among(&chosen, actions().named("Hakuna Matata")).is_empty() {
                        true => cx.place_under_decks(&chosen)?,
                        false => cx.place_in_hand(&chosen)?,
                    };
                    Ok(())
                },
            )),
        minion("Zazu", 1, 3)
            .text("Talent: Another of your minions here gains +2 power until the end of the turn OR, if Mufasa is in your discard pile, draw a card.")
            .rulings(&["With Mufasa in your discard pile you may still choose the power."])
            .has(talent(
                |eye| eye.any(minions().yours().here().other()) || mufasa_has_fallen(eye),
                |cx| {
                    cx.one_of([
                        part("+2 power", |cx| give_power(cx, minions().yours().here().other(), 2))
                            .only_if(|eye| eye.any(minions().yours().here().other())),
                        part("Draw a card", |cx| cx.draw(cx.you(), 1)).only_if(mufasa_has_fallen),
                    ])
                },
            )),
        minion("Lion Cub", 4, 2)
            .text("Special: After this minion goes to the discard pile from play, you may search your deck for a minion of power 4 or less, reveal it and draw it. Shuffle your deck.")
            .has(
                after(EventKind::ToDiscard, this_goes_to_discard, |cx| {
                    search_and_draw(cx, minions().power_at_most(4))
                })
                .special()
                .may(),
            ),
        on_minion("Circle of Life", 2, minions().yours())
            .text("Play on one of your minions. Special: After this minion goes to the discard pile from play, you may play another minion of power 3 or less from your hand or discard pile as an extra minion.")
            .rulings(&["Whether it was destroyed or its base scored."])
            .has(
                after(EventKind::ToDiscard, wearer_goes_to_discard, circle_of_life)
                    .special()
                    .may(),
            ),
        action("Hakuna Matata", 1)
            .text("Draw two cards. If Timon and Pumbaa is in your discard pile, place that card into your hand.")
            .on_play(|cx| {
                cx.draw(cx.you(), 2)?;
                take(cx, minions().in_discard().named("Timon and Pumbaa"))
            }),
        on_base("He Lives In You", 1)
            .text("Play on a base. Ongoing: Each of your minions here has +1 power, or +2 power instead while Mufasa is in your discard pile.")
            .raises()
            .has(power(|eye, minion| {
                match eye.is_here(minion) && eye.is_yours(minion) {
                    true => 1 + i32::from(mufasa_has_fallen(eye)),
                    false => 0,
                }
            })),
        on_base("Hyenas' Den", 1)
            .text("Play on a base. Talent: One of your minions here gains +2 power until the end of the turn. Special: After a base scores, if Mufasa is in your discard pile, you may move this card to another base.")
            .rulings(&["After each base that scores, also another one than the one it is on."])
            .has(talent(
                |eye| eye.any(minions().yours().here()),
                |cx| give_power(cx, minions().yours().here(), 2),
            ))
            .has(
                after_a_base_scores(|cx| transfer_elsewhere(cx, cx.this()))
                    .only_when(|eye| {
                        mufasa_has_fallen(eye) && !eye.other_sites(eye.this()).is_empty()
                    })
                    .special()
                    .may(),
            ),
        action("Just Can't Wait to be King", 1)
            .text("Place two +1 power counters on one of your minions. If Mufasa is in your discard pile, place four +1 power counters on it instead.")
            .raises()
            .on_play(|cx| {
                let n = if mufasa_has_fallen(&cx.eye()) { 4 } else { 2 };
                place_counters(cx, minions().yours(), n)
            }),
        action("Scar", 1)
            .text("Destroy another player's minion of power 5 or less OR destroy one of your minions to draw as many cards as its power.")
            .rulings(&["No cards if it was not destroyed. Its power just before it is destroyed counts."])
            .affects(minions())
            .on_play(scar),
        action("The Hyenas", 1)
            .text("Destroy a minion of power 3 or less. If Mufasa is in your discard pile, draw a card and you may play an extra action.")
            .rulings(&["Mufasa counts as he lies when that minion is gone."])
            .affects(minions().power_at_most(3))
            .on_play(|cx| {
                destroy(cx, minions().power_at_most(3))?;
                if !mufasa_has_fallen(&cx.eye()) {
                    return Ok(());
                }
                cx.draw(cx.you(), 1)?;
                cx.extra_play(Permission::action())
            }),
        action("Wildebeest Stampede", 2)
            .text("Destroy one of your minions to search your deck for a minion, shuffle your deck, and play that minion as an extra minion.")
            .rulings(&["No search if your minion was not destroyed."])
            .affects(minions().yours())
            .on_play(|cx| {
                let chosen = cx.choose(Why::Destroy, minions().yours())?;
                match cx.destroy(&chosen)?.is_empty() {
                    true => Ok(()),
                    false => wildebeest_stampede(cx),
                }
            }),
    ],
    titan: None,
    revised: Revision::NONE,
};

/// "... Mufasa is in your discard pile."
fn mufasa_has_fallen(eye: &Eye) -> bool {
    eye.any(minions().in_discard().named("Mufasa"))
}

/// "After this minion goes to the discard pile from play ...", of the one this card is on.
fn wearer_goes_to_discard(eye: &Eye, event: &Event) -> bool {
    event.what.from_play_to_discard().any(|card| eye.host.on == Some(card.card))
}

/// "... play another minion of power 3 or less from your hand or discard pile": not the one that has just gone there.
fn circle_of_life(cx: &mut Cx) -> Step {
    let gone = cx.wearer().one().map(|wearer| wearer.card);
    let mut found = cx.all(minions().in_discard().power_at_most(3));
    found.retain(|minion| Some(minion.card) != gone);
    cx.play_now_or(Permission::minion().power_at_most(3), &found, Choice::May).map(drop)
}

fn scar(cx: &mut Cx) -> Step {
    let theirs = minions().of_others().power_at_most(5);
    cx.one_of([
        part("Another player's minion", |cx| destroy(cx, theirs))
            .only_if(move |eye| eye.any(theirs))
            .affecting(theirs),
        part("One of yours, to draw", |cx| {
            let chosen = cx.choose(Why::Destroy, minions().yours())?;
            let power = chosen.one().map_or(0, |minion| cx.power(minion));
            match cx.destroy(&chosen)?.is_empty() {
                true => Ok(()),
                false => cx.draw(cx.you(), power),
            }
        })
        .only_if(|eye| eye.any(minions().yours()))
        .affecting(minions().yours()),
    ])
}

/// "... search your deck for a minion, shuffle your deck, and play that minion as an extra minion."
fn wildebeest_stampede(cx: &mut Cx) -> Step {
    let home = Home::Player(cx.you());
    let deck = cx.search(home)?;
    let found = cx.choose_from(Why::Search, &deck, minions())?;
    cx.reveal(&found);
    cx.shuffle(home);
    cx.play_minions(&found)
}
